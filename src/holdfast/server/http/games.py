"""What there is to play: games, their words, rules, sources and tables."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, get, post
from litestar.params import FromPath, JSONBody

from holdfast.bots import levels
from holdfast.core.catalogue import load_catalogue
from holdfast.core.content import provenance
from holdfast.core.game import Game
from holdfast.core.legality import Action
from holdfast.core.meta import BadOptions, choices, parse_options
from holdfast.games import GAME_IDS, UnknownGame, find_game
from holdfast.server import resources as r
from holdfast.server.http.packing import PACKED
from holdfast.server.http.problems import PROBLEMS
from holdfast.table.table import Refused
from holdfast.words.words import GAMES, LANGUAGES, text_files


def game_of(game_id: str) -> type[Game[Any]]:
    """A game, or a refusal."""
    try:
        return find_game(game_id)
    except UnknownGame:
        raise Refused("table-no-such-game") from None


def game_info(game: type[Game[Any]]) -> r.GameInfo:
    """A game as the lobby presents it."""
    meta = game.meta
    counts = range(meta.min_seats, meta.max_seats + 1)
    presets = [
        r.Preset(name, msgspec.to_builtins(options), [n for n in counts if meta.allows(options, n)])
        for name, options in meta.presets.items()
    ]
    return r.GameInfo(
        id=meta.id,
        title=meta.title,
        stage=meta.stage,
        min_seats=meta.min_seats,
        max_seats=meta.max_seats,
        hidden=meta.hidden,
        rules_version=meta.rules_version,
        options=choices(meta.options),
        presets=presets,
        levels=list(levels(meta.id)),
        orders=[order.name for order in game.orders],
        languages=[language for language in LANGUAGES if text_files(meta.id, language)[-1].exists()],
    )


@get("/games", responses=PROBLEMS, middleware=[PACKED], sync_to_thread=False)
def list_games() -> list[r.GameInfo]:
    """All games that can be played here."""
    return [game_info(find_game(game_id)) for game_id in GAME_IDS]


@get("/games/{game:str}", responses=PROBLEMS, middleware=[PACKED], sync_to_thread=False)
def show_game(game: FromPath[str]) -> r.GameInfo:
    """One game."""
    return game_info(game_of(game))


@post("/games/{game:str}/seats", status_code=200, responses=PROBLEMS, sync_to_thread=False)
def seat_counts(game: FromPath[str], data: JSONBody[r.Chosen]) -> r.SeatCounts:
    """How many seats can play with some options."""
    meta = game_of(game).meta
    try:
        chosen = parse_options(meta.options, data.options)
    except BadOptions as error:
        raise Refused("table-bad-options", {"detail": str(error)}) from None
    counts = range(meta.min_seats, meta.max_seats + 1)
    seats = [count for count in counts if meta.allows(chosen, count)]
    others = [
        (choice.name, value, msgspec.structs.replace(chosen, **{choice.name: value}))
        for choice in choices(meta.options)
        for value in choice.values
    ]
    otherwise = [
        next((r.OtherOption(count, name, value) for name, value, one in others if meta.allows(one, count)), None)
        for count in counts
        if count not in seats
    ]
    return r.SeatCounts(seats, [one for one in otherwise if one is not None])


@get("/texts/{language:str}", media_type=MediaType.TEXT, responses=PROBLEMS, middleware=[PACKED], sync_to_thread=False)
def shared_texts(language: FromPath[str]) -> str:
    """The words of menus and of the table, as a Fluent file."""
    return _texts(None, language)


@get(
    "/games/{game:str}/texts/{language:str}",
    media_type=MediaType.TEXT,
    responses=PROBLEMS,
    middleware=[PACKED],
    sync_to_thread=False,
)
def game_texts(game: FromPath[str], language: FromPath[str]) -> str:
    """All words that a reader of a game needs, the shared ones first, as a Fluent file."""
    return _texts(game_of(game).meta.id, language)


def _texts(game_id: str | None, language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("table-no-such-game")
    return "\n".join(p.read_text(encoding="utf-8") for p in text_files(game_id, language) if p.exists())


@get("/games/{game:str}/rules", responses=PROBLEMS, middleware=[PACKED], sync_to_thread=False)
def show_rules(game: FromPath[str]) -> r.RuleBook:
    """The rules and rulings of a game, in our own words."""
    return _rules(game_of(game).meta.id)


@cache
def _rules(game_id: str) -> r.RuleBook:
    path = GAMES / game_id / "rules.toml"
    if not path.exists():
        return r.RuleBook(game_id, [], [])
    found = load_catalogue(path)
    rules = [r.RuleInfo(one.id, one.section, one.text, one.source, one.edition) for one in found.rule]
    rulings = [r.RulingInfo(one.id, one.question, one.ruling, one.rules, one.why) for one in found.ruling]
    return r.RuleBook(game_id, rules, rulings)


@get("/games/{game:str}/provenance", responses=PROBLEMS, middleware=[PACKED], sync_to_thread=False)
def show_provenance(game: FromPath[str]) -> r.Provenance:
    """Where the content of a game comes from."""
    return _provenance(game_of(game).meta.id)


@cache
def _provenance(game_id: str) -> r.Provenance:
    found: dict[tuple[str, str], r.SourceInfo] = {}
    for folder in sorted({path.parent for path in (GAMES / game_id / "content").glob("*/*.toml")}):
        for entry in provenance(folder):
            key = (folder.name, entry.source)
            seen = found[key].entries if key in found else 0
            found[key] = r.SourceInfo(folder.name, entry.source, entry.title, entry.confidence, seen + 1)
    return r.Provenance(game_id, list(found.values()))


def content_of(g: Game[Any]) -> r.Content:
    """What never changes during a match, for those who draw it."""
    names = {kind: list(known) for kind, known in g.names().items()}
    tables = _tables(g.content) | msgspec.to_builtins(g.reckoned(), str_keys=True)
    return r.Content(g.meta.id, g.content.hash, msgspec.to_builtins(g.options), names, tables)


def _tables(content: Any) -> dict[str, Any]:
    """The fields of a game's content that are plain data. Prebuilt actions are there for speed and told nobody."""
    found = {}
    for name in getattr(content, "__struct_fields__", ()):
        value = getattr(content, name)
        if name in ("names", "hash") or _holds_actions(value):
            continue
        try:
            found[name] = msgspec.to_builtins(value, str_keys=True)
        except (TypeError, ValueError):
            continue
    return found


def _holds_actions(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_holds_actions(one) for one in value.values())
    if isinstance(value, (list, tuple)):
        return any(_holds_actions(one) for one in value)
    return isinstance(value, Action)


ROUTES = [list_games, show_game, seat_counts, shared_texts, game_texts, show_rules, show_provenance]
