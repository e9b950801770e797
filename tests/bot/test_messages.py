"""The messages of the locale files are exactly those that the code asks for, with the variables that it gives."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from engine.game import Choice
from engine.grid import COURSES
from engine.registry import GAMES, get
from engine.values import Card, Key, Piece
from tests.bot.locale_files import patterns, uses
from tests.playing import Position, asking_of, each_option, possible, random_move, random_start

ROOT = Path(__file__).parents[2]


FAMILIES = {game.hooks.family for game in GAMES.values()} - {None}
"""What games that share words are called."""


class Asked(NamedTuple):
    """An id in the code: literal, or a regular expression for a made one; the variables given, None if unknown."""

    where: str
    id: str
    made: bool
    given: set[str] | None


ID_AT = {"line": 0, "Line": 0, "say": 0, "texts.say": 1, "button": 1}
"""Calls that take a message id, and at which place among their arguments. Speakers have the language in themselves."""


@cache
def sources() -> tuple[tuple[str, tuple[ast.AST, ...]], ...]:
    """All files of the code, each with everything in it."""
    paths = [path for room in ("engine", "render", "bot", "tests/toys") for path in sorted((ROOT / room).rglob("*.py"))]
    read = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)
    return tuple((str(path.relative_to(ROOT)), tuple(ast.walk(tree))) for path, tree in read)


def made_ids() -> set[str]:
    """Regular expressions for all strings in the code that are put together and have some word of their own."""
    strings = (node for _, nodes in sources() for node in nodes if isinstance(node, ast.JoinedStr))
    return {made_id(node) for node in strings if re.search("[a-z]{3}", "".join(words_of(node)))}


def words_of(node: ast.JoinedStr) -> list[str]:
    return [str(part.value) for part in node.values if isinstance(part, ast.Constant)]


def made_id(node: ast.JoinedStr) -> str:
    parts = [re.escape(p.value) if isinstance(p, ast.Constant) else "[A-Za-z0-9_-]+" for p in node.values]
    return "".join(map(str, parts))


@cache
def asked() -> tuple[Asked, ...]:
    found = []
    for where, nodes in sources():
        for node in nodes:
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = ID_AT.get(ast.unparse(node.func), ID_AT.get(name))
            if at is None or len(node.args) <= at:
                continue
            given = {k.arg for k in node.keywords if k.arg}
            known = name in ("line", "say") and all(k.arg for k in node.keywords)
            for id in ids_in(node.args[at]):
                literal = isinstance(id, ast.Constant)
                text = str(id.value) if isinstance(id, ast.Constant) else made_id(id)
                found.append(Asked(f"{where}:{node.lineno}", text, not literal, given if known else None))
    return tuple(found)


def ids_in(node: ast.expr) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The strings that an expression may come to."""
    if isinstance(node, ast.IfExp):
        yield from ids_in(node.body)
        yield from ids_in(node.orelse)
    elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield node


def verbs() -> set[str]:
    """What buttons do: words of custom ids."""
    calls = (node for _, nodes in sources() for node in nodes if isinstance(node, ast.Call))
    return {
        str(call.args[0].value)
        for call in calls
        if getattr(call.func, "id", "") == "verb" and isinstance(call.args[0], ast.Constant)
    }


@cache
def literals(room: str = "") -> frozenset[str]:
    """All strings in the code of a room."""
    here = (nodes for where, nodes in sources() if where.startswith(room))
    constants = (node.value for nodes in here for node in nodes if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))


def home(game: str) -> str:
    """Where the package of a game is."""
    return str(Path(str(import_module(get(game).new.__module__).__file__)).parent.relative_to(ROOT))


def test_every_id_in_the_code_exists() -> None:
    english = patterns("en")
    for each in asked():
        if each.made:
            assert any(re.fullmatch(each.id, id) for id in english), f"{each.where}: {each.id}"
        else:
            assert each.id in english, f"{each.where}: {each.id}"


def test_every_variable_is_given() -> None:
    english = patterns("en")
    for each in asked():
        if not each.made and each.given is not None and each.id in english:
            missing = uses(english[each.id].pattern).variables - each.given
            assert not missing, f"{each.where}: {each.id} lacks {', '.join(sorted(missing))}"


def test_words_that_look_like_ids_exist() -> None:
    """Ids also travel in tables and variables: a literal that begins like several messages must be one, or end one."""
    english = patterns("en")
    families = Counter(id.split("-")[0] for id in english)
    others = {value.id for game in GAMES for value in met(game) if isinstance(value, Key)} | verbs()
    ends = {id.split("-", start)[-1] for id in english for start in (1, 2, 3)}
    for word in literals() - others - ends:
        if re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", word) and families[word.split("-")[0]] >= 3:
            assert word in english, word


def test_every_message_is_asked_for() -> None:
    words = literals()
    values = {label for game in GAMES for label in (*value_ids(game), *option_ids(game))}
    # random play is too short to meet every key: its word stands in the rules
    values |= {f"{game}-key-{word}" for game in GAMES for word in literals(f"{home(game)}/")}
    values |= {f"{family}-key-{word}" for family in FAMILIES for word in literals("engine/")}
    made = re.compile("|".join(map("(?:{})".format, sorted(made_ids()))))
    # labels of values and options are made for any game: those are held against the values themselves
    labels = [f"{game}-(card|key|option)-(?!.*-effect$).+" for game in GAMES]
    of_values = re.compile("|".join([*labels, *(f"{family}-key-.+" for family in FAMILIES), "course-.+"]))
    for id in patterns("en"):
        name, _, attribute = id.partition(".")
        if of_values.fullmatch(name):
            assert name in values, f"{id} labels nothing"
        else:
            assert name in words or made.fullmatch(name), f"nobody says {id}"
        if attribute:
            assert any(word.endswith(f".{attribute}") for word in words), f"nobody says .{attribute}"


# Values that games really use


@cache
def met(game: str) -> frozenset[Any]:
    """Cards, keys and pieces met in questions and events of random games with every value of every option."""
    rules, found = get(game), set()
    choices = each_option(rules)
    for number in range(max(12, len(choices))):
        rng = Random(f"locales/{number}")
        position = random_start(rules, rng, choices[number] if number < len(choices) else None)
        while rules.pending(state := position.state):
            seat, action = random_move(rules, position, rng)
            asking = asking_of(rules, state, seat, action)
            path: tuple[Any, ...] = ()
            for answer in (*action.path, None):
                step = asking.choose(state, seat, path)
                if isinstance(step, Choice):
                    found |= values_in(step)
                path = (*path, answer)
            state, events = rules.apply(state, seat, action, rng)
            found |= values_in(tuple(events))
            position = Position(state, position.seats)
        found |= values_in(rules.outcome(state))
        found |= values_in(tuple(rules.describe(rules.view(state, None))))
    return frozenset(found)


@cache
def values_in(thing: Any) -> frozenset[Card | Key | Piece]:
    """The cards, keys and pieces in a thing: looked for once, since positions of a game have most things in common."""
    if isinstance(thing, Card | Key | Piece):
        return frozenset([thing])
    if isinstance(thing, msgspec.Struct):
        return values_in(tuple(getattr(thing, name) for name in thing.__struct_fields__))
    return frozenset().union(*map(values_in, thing)) if isinstance(thing, tuple) else frozenset()


def value_ids(game: str) -> set[str]:
    """The messages that label what `met` found, and courses."""
    ids = {f"course-{name.lower()}" for name in COURSES}
    for value in met(game):
        match value:
            case Card(id):
                ids.add(f"{game}-card" if f"{game}-card" in patterns("en") else f"{game}-card-{id}")
            case Key(id):
                family, own = get(game).hooks.family, f"{game}-key-{id}"
                ids.add(own if family is None or own in patterns("en") else f"{family}-key-{id}")
            case Piece():
                ids.add(f"{game}-piece")
    return ids


def option_ids(game: str) -> set[str]:
    """The messages that name the game's options and their values."""
    ids = set()
    for name, field in get(game).Options.model_fields.items():
        values = () if field.annotation in (bool, int) else possible(field)
        ids |= {f"{game}-option-{name}", *(f"{game}-option-{name}-{value}" for value in values)}
    return ids


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_named(game: str) -> None:
    assert option_ids(game) - patterns("en").keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_said_what_a_game_is_and_what_the_values_of_its_options_mean(game: str) -> None:
    """Where one value of an option is explained, all are."""
    english = patterns("en")
    assert {f"{game}-about-long", f"{game}-example"} <= english.keys()
    for name, field in get(game).Options.model_fields.items():
        if field.annotation not in (bool, int):
            told = [f"{game}-option-{name}-{value}.about" in english for value in possible(field)]
            assert all(told) or not any(told), name


@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_a_label(game: str) -> None:
    assert value_ids(game) - patterns("en").keys() == set()
