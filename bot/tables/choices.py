"""The options of a game as things to choose, read from its pydantic model."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from bot.tables import seating
from bot.tables.model import Refusal, Table, refuse
from engine.datafiles import Faulty
from engine.game import Game
from engine.values import Line, line


def values_of(field: FieldInfo) -> tuple[Any, ...]:
    """The values of an option: a `Literal`'s words, no and yes of a `bool`, the numbers of a bounded `int`."""
    if get_origin(field.annotation) is Literal:
        return get_args(field.annotation)
    if field.annotation is bool:
        return (False, True)
    bounds = {type(bound).__name__: bound for bound in field.metadata}
    return tuple(range(bounds["Ge"].ge, bounds["Le"].le + 1))


def made(game: str, model: type[BaseModel], given: dict[str, Any]) -> Any:
    """The options with these values. Raises Refusal for a combination that the game doesn't allow: in its own words,
    where it says what is wrong.
    """
    try:
        return model(**given)
    except ValidationError as error:
        raise Refusal(_reason(error) or line(f"{game}-refuse-options")) from None


def _reason(error: ValidationError) -> Line | None:
    """What the game says is wrong, first of all."""
    for details in error.errors(include_url=False, include_input=False):
        raised = details.get("ctx", {}).get("error")
        if isinstance(raised, Faulty):
            return next((fault.what for fault in raised.faults if isinstance(fault.what, Line)), None)
    return None


def chosen(game: str, options: BaseModel, name: str, value: str) -> Any:
    """The options with another value of one of them, written as a word. Raises Refusal for what can't be."""
    field = type(options).model_fields.get(name)
    found = [known for known in values_of(field) if str(known) == value] if field else []
    if not found:
        raise refuse("stale")
    return made(game, type(options), {**options.model_dump(), name: found[0]})


def with_file(game: Game, options: BaseModel, name: str, text: str) -> Any:
    """The options with the text of a file as one of them. Raises Refusal for what can't be."""
    if name not in game.hooks.files:
        raise refuse("stale")
    return made(game.id, type(options), {**options.model_dump(), name: text})


def counts(game: Game) -> tuple[int, ...]:
    """How many may play a game with its usual options, or with one of them changed; ascending."""
    found = set(game.seats(game.Options()))
    for name, field in game.Options.model_fields.items():
        for value in values_of(field):
            with suppress(ValidationError):
                found |= game.seats(game.Options(**{name: value}))
    return tuple(sorted(found))


def always_two(game: Game) -> bool:
    """Whether exactly two play whatever is chosen, so that one challenges the other; else people gather in a lobby."""
    return counts(game) == (2,)


def open_choices(options: BaseModel) -> dict[str, tuple[Any, ...]]:
    """The options that matter beside the others, each with its values; one that changes nothing now is left out."""
    given = options.model_dump()
    fields = {name: values_of(field) for name, field in type(options).model_fields.items()}
    return {
        name: values
        for name, values in fields.items()
        if any(_differs(options, {**given, name: value}) for value in values if value != given[name])
    }


def of_table(table: Table) -> dict[str, tuple[Any, ...]]:
    """The options that matter at a table: those of a rematch only where somebody is here who won the game before, and
    those for which there might be a file of somebody's own.
    """
    left_out = of_rematches(table) if seating.champion(table) is None else ()
    found, options = open_choices(table.options), table.options
    for name, files in table.engine.hooks.files.items():
        if name not in found and _differs(options, {**options.model_dump(), name: files.template}):
            found[name] = values_of(type(options).model_fields[name])
    return {name: found[name] for name in type(options).model_fields if name in found and name not in left_out}


def of_rematches(table: Table) -> tuple[str, ...]:
    """The options that are chosen in a rematch alone and matter beside the others."""
    return tuple(name for name in open_choices(table.options) if name in table.engine.hooks.rematch_options)


def of_seats(game: Game, options: BaseModel) -> tuple[str, ...]:
    """The options another value of which changes how many may play."""
    given, now = options.model_dump(), game.seats(options)
    return tuple(
        name
        for name, values in open_choices(options).items()
        if any(_seats(game, {**given, name: value}) not in (None, now) for value in values)
    )


def is_settled(options: BaseModel, name: str) -> bool:
    """Whether the other options leave this one no other value."""
    given = options.model_dump()
    others = [value for value in values_of(type(options).model_fields[name]) if value != given[name]]
    return not any(_allowed(options, {**given, name: value}) for value in others)


def _seats(game: Game, given: dict[str, Any]) -> frozenset[int] | None:
    """How many may play with these values; None where they don't go together."""
    try:
        return game.seats(game.Options(**given))
    except ValidationError:
        return None


def _allowed(options: BaseModel, given: dict[str, Any]) -> bool:
    try:
        type(options)(**given)
    except ValidationError:
        return False
    return True


def _differs(options: BaseModel, given: dict[str, Any]) -> bool:
    """Whether these values give other options, or none at all."""
    try:
        return type(options)(**given) != options
    except ValidationError:
        return True
