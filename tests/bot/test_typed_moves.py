"""Moves typed by hand: read kindly, refused with a reason, and asked about where several tables wait."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot import texts
from bot.cogs.own_table import explained, table_id
from bot.tables.model import Refusal
from bot.views.help import OF_TABLE
from bot.views.typed import Unread, read_move, which_page, why_not
from engine.game import Choice, Option
from engine.registry import GAMES, get
from engine.suggest import suggestions
from engine.values import Cell, Number, Piece, line
from tests.bot import quay
from tests.bot.clicking import Reader, assert_valid
from tests.bot.test_limits import register, words

__all__ = ["register", "words"]


async def mover_of(sea: Any, table: int) -> Any:
    now = await sea.bot.tables.reading.get(table)
    return sea.members[now.seats[now.owing[0]].user]


async def seq(sea: Any, table: int) -> int:
    return int((await sea.bot.tables.reading.get(table)).seq)


def said(tools: Any, result: Any) -> str:
    return str(tools.text(result.response))


class TestReading:
    @pytest.mark.parametrize("game", GAMES)
    async def test_the_name_of_a_suggestion_is_the_suggestion(self, sea: Any, game: str) -> None:
        table = await sea.start(game, sea.dark)
        mover = await mover_of(sea, table)
        for typed in ("", *(str(number) for number in range(1, 10))):
            offered = await mover.autocomplete(sea.channel, f"{game} move", "move", typed)
            walks = await sea.bot.tables.turns.walks(table, mover.id)
            for choice in offered:
                named = read_move(walks, choice["name"])
                assert named.complete
                meant = read_move(walks, choice["value"])
                assert (named.path, named.walk.decision.number) == (meant.path, meant.walk.decision.number)

    async def test_a_long_note_cuts_no_move(self, sea: Any, tools: Any, register: Any) -> None:
        long = tuple(Piece("a" * length) for length in (90, 95, 96, 97, 98, 99, 100))
        game = register(quay.Quay(Choice(line("quay-ask"), tuple(Option(piece, line("quay-did")) for piece in long))))
        await quay.opened(sea, game)
        (walk,) = await sea.bot.tables.turns.walks(1, sea.light.id)
        for found in suggestions(game, walk.table.state, 0, ""):
            name = explained(walk, found, "en")
            assert len(name) <= 100
            assert read_move([walk], name).path == found.path

    @pytest.mark.parametrize(
        "spelled",
        ["{0}@А1", "{0}@а1", "`{0}@A1`", "{0}@A1.", "{0}@A1 – mine", "{0}＠Ａ１", "«{0} A1»", "\u200b{0}@A1\u00a0"],
    )
    async def test_look_alikes_and_what_stands_around(self, sea: Any, spelled: str) -> None:
        table = await sea.start("sealords", sea.dark, first="challenger")
        (first, *_) = await sea.light.autocomplete(sea.channel, "sealords move", "move", "")
        before = await seq(sea, table)
        move = spelled.format(first["value"].split("@")[0])
        assert await sea.light.autocomplete(sea.channel, "sealords move", "move", move)
        await sea.light.slash(sea.channel, "sealords move", move=move)
        assert await seq(sea, table) == before + 1

    async def test_end_in_cyrillic(self, sea: Any) -> None:
        table = await sea.start("sealords", sea.dark, first="challenger")
        await sea.light.slash(sea.channel, "sealords move", move=(await suggested(sea))[0])
        before = await seq(sea, table)
        await sea.light.slash(sea.channel, "sealords move", move="еnd")
        assert await seq(sea, table) > before

    async def test_an_exact_reading_comes_before_all_others(self, sea: Any, register: Any) -> None:
        latin, cyrillic = Piece("A"), Piece("А")
        game = register(quay.Quay(Choice(line("quay-ask"), (Option(latin), Option(cyrillic)))))
        await quay.opened(sea, game)
        (walk,) = await sea.bot.tables.turns.walks(1, sea.light.id)
        assert read_move([walk], "A").path == (latin,)
        assert read_move([walk], "А").path == (cyrillic,)


async def suggested(sea: Any, typed: str = "") -> list[str]:
    found = await sea.light.autocomplete(sea.channel, "sealords move", "move", typed)
    return [choice["value"] for choice in found]


class TestRefusing:
    @pytest.mark.parametrize("locale", ["en-US", "ru", "uk"])
    @pytest.mark.parametrize(
        "typed", ["x" * 2600, "A1 " * 2000, "{" * 6000, "1 2 3 4 5 " * 600, "`" * 50, ".", "–", "ß", "*" * 6000]
    )
    async def test_any_text_is_answered(self, sea: Any, tools: Any, typed: str, locale: str) -> None:
        await sea.start("sealords", sea.dark, first="challenger")
        sea.locales[sea.light.id] = locale
        result = await sea.light.slash(sea.channel, "sealords move", move=typed)
        told = said(tools, result)
        assert told
        assert "???" not in told
        assert "{" not in told.replace("{" * 59 + "…", "")
        assert_valid([part if isinstance(part, dict) else part.to_dict() for part in result.response.components])

    async def test_what_is_too_much(self, sea: Any, tools: Any) -> None:
        table = await sea.start("sealords", sea.dark, first="challenger")
        before = await seq(sea, table)
        (move, *_) = await suggested(sea)
        for more in ("end", "N", "nonsense", "ship-first", "5"):
            told = said(tools, await sea.light.slash(sea.channel, "sealords move", move=f"{move} {more}"))
            if more == "ship-first" and "too much" not in told:
                continue  # the order is asked on this cell
            assert f"`{move}` is already a complete move" in told
            assert f"“{more}” is too much" in told
        assert await seq(sea, table) == before

    async def test_what_is_asked_and_possible_is_said(self, sea: Any, tools: Any) -> None:
        await sea.start("sealords", sea.dark, first="challenger")
        told = said(tools, await sea.light.slash(sea.channel, "sealords move", move="замок"))
        assert "“замок”" in told
        assert "Which ship do you lay?" in told
        hand = (await sea.bot.tables.reading.get(1)).state.fleets[0].hand
        assert all(f"`{number}`" in told for number in hand)

    @pytest.mark.parametrize(
        ("move", "reason"),
        [
            ("end", "Lay a ship first"),
            ("m99@A1", "m99"),
            ("{0}@D4", "You can’t lay it on D4"),
            ("{0}@Z9", "“Z9”"),
            ("{0}@D4 end", "You can’t lay it on D4"),
            ("{1}@A1", "isn’t in the market"),
        ],
    )
    async def test_the_game_has_the_first_word(self, sea: Any, tools: Any, move: str, reason: str) -> None:
        await sea.start("sealords", sea.dark, first="challenger")
        state = (await sea.bot.tables.reading.get(1)).state
        absent = next(card for number in range(1, 13) if (card := f"m{number:02}") not in state.market)
        typed = move.format(state.fleets[0].hand[0], absent)
        assert reason in said(tools, await sea.light.slash(sea.channel, "sealords move", move=typed))

    async def test_a_set_with_too_many_or_too_few(self, sea: Any, tools: Any, register: Any) -> None:
        numbers = tuple(Option(Number(number)) for number in (25, 30, 40))
        game = register(quay.Quay(Choice(line("quay-ask"), numbers, 2, 2)))
        await quay.opened(sea, game)
        (walk,) = await sea.bot.tables.turns.walks(1, sea.light.id)
        assert why(walk, "{25,30,40}") == "“40” is too much: only 2 can be chosen."
        assert "“99” here" in why(walk, "{25,99}")
        assert "`30`, `40`" in why(walk, "25 99")
        assert not read_move([walk], "{25}").complete

    async def test_too_little_is_asked_for(self, sea: Any, tools: Any) -> None:
        table = await sea.start("sealords", sea.dark, first="challenger")
        ship = (await suggested(sea))[0].split("@")[0]
        page = (await sea.light.slash(sea.channel, "sealords move", move=f"{ship}@")).response
        assert "isn’t a complete move yet" in tools.text(page)
        assert "On which cell?" in tools.text(page)
        before = await seq(sea, table)
        (menu,) = Reader(sea.light, page).of("pick")
        await sea.light.select(page, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
        assert await seq(sea, table) == before + 1


def why(walk: Any, typed: str) -> str:
    with pytest.raises(Unread) as unread:
        read_move([walk], typed)
    return why_not("en", unread.value.walk, unread.value.reason)


class TestWhichTable:
    async def both(self, sea: Any, tools: Any) -> tuple[int, int, Any]:
        """Two tables in one channel that wait for light."""
        one = await sea.start("sealords", sea.dark, first="challenger")
        two = await sea.start("sealords", sea.watcher, first="challenger")
        return one, two, (await suggested(sea))[0]

    async def test_two_that_wait_here_are_asked_about(self, sea: Any, tools: Any) -> None:
        one, two, _ = await self.both(sea, tools)
        before = (await seq(sea, one), await seq(sea, two))
        ask = (await sea.light.slash(sea.channel, "sealords move", move="2@A1 x")).response
        labels = tools.buttons(ask)
        assert ["Table 1 against Kornilov" in labels[0], "Table 2 against Makarov" in labels[1]] == [True, True]
        assert "2@\u200bA1 x" in tools.text(ask)
        hand = (await sea.bot.tables.reading.get(two)).state.fleets[0].hand
        ask = (await sea.light.slash(sea.channel, "sealords move", move=f"{hand[0]}@A1")).response
        assert (await seq(sea, one), await seq(sea, two)) == before
        await sea.light.click(ask, label=tools.buttons(ask)[1])
        assert (await seq(sea, one), await seq(sea, two)) == (before[0], before[1] + 1)
        assert "Table 2".lower() in tools.text(ask).lower()

    async def test_a_table_that_moved_on_is_not_moved_at(self, sea: Any, tools: Any) -> None:
        one, _, move = await self.both(sea, tools)
        ask = (await sea.light.slash(sea.channel, "sealords move", move=move)).response
        await sea.light.slash(sea.channel, "sealords move", move=move, table=str(one))
        before = await seq(sea, one)
        await sea.light.click(ask, label=tools.buttons(ask)[0])
        assert "or it has changed" in tools.text(ask)
        assert await seq(sea, one) == before

    async def test_a_turn_that_has_begun_there_goes_on(self, sea: Any, tools: Any) -> None:
        _, two, _ = await self.both(sea, tools)

        async def offered() -> str:
            first, *_ = await sea.light.autocomplete(sea.channel, "sealords move", "move", "", table=str(two))
            return str(first["value"])

        await sea.light.slash(sea.channel, "sealords move", move=await offered(), table=str(two))
        begun = await sea.bot.tables.reading.get(two)
        assert begun.steps, "it can still be taken back"
        ask = (await sea.light.slash(sea.channel, "sealords move", move=await offered())).response
        await sea.light.click(ask, label=tools.buttons(ask)[1])
        assert "or it has changed" not in tools.text(ask)
        assert await seq(sea, two) == begun.seq + 1

    async def test_what_is_wrong_there_is_said_and_the_question_stands(self, sea: Any, tools: Any) -> None:
        await self.both(sea, tools)
        ask = (await sea.light.slash(sea.channel, "sealords move", move="nonsense")).response
        result = await sea.light.click(ask, label=tools.buttons(ask)[0])
        assert "I don’t understand “nonsense” here" in tools.text(result.followups[-1])
        assert len(tools.buttons(ask)) == 2

    async def test_a_table_that_is_named_is_meant(self, sea: Any, tools: Any) -> None:
        one, two, _ = await self.both(sea, tools)
        for table, named in ((one, "1"), (two, "Table 2 against Makarov · your turn")):
            before = await seq(sea, table)
            (typed, *_) = [
                choice["value"]
                for choice in await sea.light.autocomplete(sea.channel, "sealords move", "move", "", table=named)
            ]
            await sea.light.slash(sea.channel, "sealords move", move=typed, table=named)
            assert await seq(sea, table) == before + 1

    async def test_only_what_waits_counts(self, sea: Any, tools: Any) -> None:
        one = await sea.start("sealords", sea.dark, first="challenger")
        two = await sea.start("sealords", sea.watcher, first="opponent")
        before = await seq(sea, one)
        await sea.light.slash(sea.channel, "sealords move", move=(await suggested(sea))[0])
        assert await seq(sea, one) == before + 1
        assert await seq(sea, two) == 1

    async def test_this_channel_comes_before_others(self, sea: Any, tools: Any) -> None:
        _, two, _ = await self.both(sea, tools)
        other = sea.guild.create_text_channel("strait")
        await sea.light.slash(other, "sealords show", table=str(two))
        before = await seq(sea, two)
        (typed, *_) = await sea.light.autocomplete(other, "sealords move", "move", "")
        await sea.light.slash(other, "sealords move", move=typed["value"])
        assert await seq(sea, two) == before + 1, "the one here is meant"

    async def test_two_elsewhere_are_asked_about_one_is_meant(self, sea: Any, tools: Any) -> None:
        _, two, move = await self.both(sea, tools)
        third = sea.guild.create_text_channel("bay")
        ask = (await sea.light.slash(third, "sealords move", move=move)).response
        assert len(tools.buttons(ask)) == 2
        await sea.light.slash(third, "sealords move", move=move, table="#1")
        await sea.light.slash(third, "sealords move", move="end", table="1.")
        before = await seq(sea, two)
        (typed, *_) = await sea.light.autocomplete(third, "sealords move", "move", "")
        await sea.light.slash(third, "sealords move", move=typed["value"])
        assert await seq(sea, two) > before

    async def test_no_move_goes_elsewhere_unasked_from_where_one_plays(self, sea: Any, tools: Any) -> None:
        """Somebody who types a move too much here doesn't make it at a table of another channel."""
        _, two, move = await self.both(sea, tools)
        other = sea.guild.create_text_channel("strait")
        await sea.light.slash(other, "sealords show", table=str(two))
        await sea.light.slash(sea.channel, "sealords move", move=move)
        await sea.light.slash(sea.channel, "sealords move", move="end")
        (elsewhere, *_) = await sea.light.autocomplete(other, "sealords move", "move", "")
        before = await seq(sea, two)
        ask = (await sea.light.slash(sea.channel, "sealords move", move=elsewhere["value"])).response
        assert await seq(sea, two) == before
        assert len(tools.buttons(ask)) == 1
        await sea.light.click(ask, label=tools.buttons(ask)[0])
        assert await seq(sea, two) == before + 1

    @pytest.mark.parametrize("count", [2, 4, 5, 24, 25, 26, 50, 51, 100, 101, 200])
    async def test_any_number_of_tables_and_any_length(self, sea: Any, tools: Any, register: Any, count: int) -> None:
        game = register(quay.Quay(Choice(line("quay-ask"), tuple(Option(Cell(col, 0)) for col in range(3)))))
        table = await quay.opened(sea, game)
        tables = [replace(table, id=10**11 + number) for number in range(count)]
        for length in (1, 20, 60, 70, 80, 81, 100, 6000):
            parts = assert_valid(which_page(tables, sea.light.id, "x" * length, "en").layout.to_components())
            found = [part for part in parts if "custom_id" in part]
            offered = [value for part in found for value in part.get("options", [part])]
            assert len(offered) in (0, count)
            if length <= 60 or length > 80:
                assert bool(found) == (length <= 60 and count <= 100)
            if not found:
                assert "too long" in str(parts) or "add the number" in str(parts)


class TestTableByText:
    @pytest.mark.parametrize(
        "typed",
        [
            "12",
            " 12 ",
            "#12",
            "№12",
            "# 12",
            "12.",
            "`12`",
            "table 12",
            "Table #12",
            "стол 12",
            "Стіл 12",
            "１２",
            "(12)",
        ],
    )
    def test_a_number_however_it_is_typed(self, typed: str) -> None:
        assert table_id(typed) == 12

    @pytest.mark.parametrize("language", texts.LANGUAGES)
    @pytest.mark.parametrize("id", ["table-yours", "table-theirs", "table-open", "table-invited"])
    @pytest.mark.parametrize("company", ["alone", "duel", "others"])
    def test_the_name_of_every_suggestion(self, id: str, company: str, language: str) -> None:
        label = texts.say(language, id, table=7, company=company, others="R2-D2, 4")
        assert table_id(label) == 7
        assert table_id(label[:12] + "…") == 7

    @pytest.mark.parametrize(
        "typed",
        ["", "nonsense", "twelve", "12a", "1 2", "12 13", "chair 12", "-", "1.5", "table", "9" * 13],
    )
    def test_nonsense(self, typed: str) -> None:
        with pytest.raises(Refusal, match="refuse-table-number"):
            table_id(typed)

    @pytest.mark.parametrize(
        ("locale", "word"), [("en-US", "number of the table"), ("ru", "номером"), ("uk", "номером")]
    )
    async def test_nonsense_is_answered(self, sea: Any, tools: Any, locale: str, word: str) -> None:
        await sea.start("sealords", sea.dark, first="challenger")
        sea.locales[sea.light.id] = locale
        for command in ("move", "show", "log", "hand", "resign"):
            more = {"move": "end"} if command == "move" else {}
            result = await sea.light.slash(sea.channel, f"sealords {command}", table="the other one", **more)
            assert word in said(tools, result), command
        moderator = sea.moderator()
        sea.locales[moderator.id] = locale
        assert word in said(tools, await moderator.slash(sea.channel, "server close", table="nonsense"))
        assert await sea.light.autocomplete(sea.channel, "sealords move", "move", "", table="nonsense") == []

    async def test_every_table_option_is_a_word_with_suggestions(self, sea: Any) -> None:
        (sync,) = [r for r in sea.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
        found = [
            option
            for command in sync.json
            for sub in command.get("options", ())
            for option in sub.get("options", ())
            if option["name"] == "table"
        ]
        moderators = ("close", "pause", "resume", "unseat")
        of_games = sum(5 + len(get(game).hooks.commands) for game in GAMES)
        assert len(found) == of_games + len(OF_TABLE) + len(moderators)
        assert all(option["type"] == 3 and option["autocomplete"] for option in found)

    async def test_suggested_to_players_and_moderators(self, sea: Any) -> None:
        await sea.start("sealords", sea.dark, first="challenger")
        await sea.start("tranquility", sea.dark)
        for typed in ("", "1", "#1", "table 1", "korn"):
            (only,) = await sea.light.autocomplete(sea.channel, "sealords show", "table", typed)
            assert only["value"] == "1"
            assert table_id(only["name"]) == 1
        assert await sea.light.autocomplete(sea.channel, "sealords show", "table", "2") == []
        moderator = sea.moderator()
        offered = await moderator.autocomplete(sea.channel, "server close", "table", "")
        assert [choice["value"] for choice in offered] == ["2", "1"]
        assert "Sea Lords" in offered[1]["name"]
        await moderator.slash(sea.channel, "server close", table=offered[1]["name"])
        assert (await sea.bot.tables.reading.get(1)).status == "closed"
