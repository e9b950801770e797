"""A game's own thread: its name, the line in the channel from which it begins, and why there is none."""

from __future__ import annotations

from collections.abc import Sequence

from bot.foreign import Escaped
from bot.speaker import Speaker
from bot.tables.model import Table
from bot.views.names import plain_speaker_of, speaker_of
from bot.views.page import Page, clip, word
from bot.views.place import rights_text
from bot.views.result import verdict_of

NAME = 100
"""Characters of a thread's name."""


def thread_name(table: Table) -> str:
    """What the thread of a game is called: the game, the number of its table, and who plays."""
    speaker = plain_speaker_of(table, table.language)
    said = speaker.say("thread-name", game=speaker.game_name, table=table.id, names=", ".join(speaker.names))
    return clip(" ".join(said.split()), NAME)


def begun_page(table: Table) -> Page:
    """The line in the channel from which a game's thread begins: who plays there, and in the end who has won."""
    speaker = speaker_of(table, table.language)
    game, names = speaker.game_name, " – ".join(speaker.names)
    if table.status == "over":
        said = speaker.say("thread-result", game=game, table=table.id, verdict=verdict_of(speaker, table))
    else:
        said = speaker.say("card-began", game=game, table=table.id, names=names)
    return word("-# " + said)


def thread_note(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """That a game which waits for its players will have a thread of its own: one text, or none."""
    return [speaker.say("thread-wanted")] if table.threaded == "wanted" and table.thread is None else []


def no_thread_note(speaker: Speaker[Escaped], table: Table, lacks: Sequence[str]) -> list[str]:
    """Why a game isn't played in a thread of its own, though it was to be: one text, or none.

    `lacks`: the rights that are missing for that.
    """
    if table.threaded != "refused":
        return []
    if lacks:
        return [speaker.say("thread-no-rights", rights=rights_text(speaker.language, lacks))]
    return [speaker.say("thread-none")]
