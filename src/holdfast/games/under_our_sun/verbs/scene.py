"""Who and what the words of a card mean at the moment it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.flow import Frame
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.state import HOSTAGE_A, HOSTAGE_B, NEW_HAVEN, NOBODY, TOKENS
from holdfast.games.under_our_sun.vocabulary_words import Amount, Where, Who

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


class Scene(Frame, kw_only=True):
    """What the words mean: `self`, the card, `this` or `attacked`, `it` or `victim`, `successes`, `revealed`."""

    who: int = NOBODY
    card: int = NOBODY
    enemy: int = NOBODY
    other: int = NOBODY
    n: int = 0
    tile: int = NOBODY
    kind: str = ""
    """Of a damage (melee, ranged, exposure, ...), of a check (strength, ...), or of a moment (phase_start, ...)."""
    mission: bool = False
    """Is it a mission that speaks? Then goods on the tile count like those on the board."""
    char: int = NOBODY
    """The character that was picked for `char` or `fallen`."""


def place_of(g: Game, scene: Scene) -> int:
    """The place that `here` means: where `self` stands, else where the enemy does, else the tile in question."""
    state = g.state
    if scene.who != NOBODY:
        return state.characters[scene.who].place
    standee = look.enemy(g, scene.enemy) if scene.enemy != NOBODY else None
    if standee is not None:
        return standee.place
    return state.places[scene.tile] if scene.tile != NOBODY else NOBODY


def tile_here(g: Game, scene: Scene) -> int:
    """The tile that `here` means, or NOBODY where no tile lies face up."""
    return g.state.at.get(place_of(g, scene), NOBODY)


def targets(g: Game, scene: Scene, who: Who) -> list[int]:
    """The standing characters that a word means, clockwise by seat; `fallen` means a defeated one."""
    if who == "fallen":
        return [scene.char] if scene.char != NOBODY else []
    if who == "here":
        return look.here(g, place_of(g, scene))
    if who == "all":
        return look.standing(g)
    if who == "outside":
        return [one for one in look.standing(g) if look.tile_of(g, one) != NEW_HAVEN]
    if who == "self":
        found = scene.who
    elif who == "char":
        found = scene.char
    elif who == "carrier":
        found = carrier(g, "core")
    else:
        found = scene.other
    return [found] if found in look.standing(g) else []


def carrier(g: Game, token: str) -> int:
    """The character that carries a mission token, or NOBODY."""
    return next((who for who in look.standing(g) if look.carries(g, who, token)), NOBODY)


def where_tile(g: Game, scene: Scene, where: Where) -> int:
    """The tile that a word means, or NOBODY: `here`, `revealed`, or a tile by its id."""
    if isinstance(where, int):
        return where
    return scene.tile if where == "revealed" else tile_here(g, scene)


def count(g: Game, scene: Scene, n: Amount) -> int:
    """What a number comes to in this game."""
    if isinstance(n, int):
        return n
    return g.content.count(n, look.characters_in_play(g), scene.n, scene.n)


# ---------------------------------------------------------------- mission tokens


def token_numbers(g: Game, token: str) -> list[int]:
    """The kinds of token that a word means: a hostage may be either, as long as it is bound or freed as asked."""
    if not token.endswith("hostage"):
        return [TOKENS.index(token)]
    freed = g.state.progress[FREED]
    both = (HOSTAGE_A, HOSTAGE_B)
    if token == "hostage":
        return list(both)
    return [one for one in both if bool(freed >> one & 1) == (token == "freed_hostage")]


def tokens_on(g: Game, tile: int, token: str) -> int:
    """Tokens that lie on a tile."""
    lying = g.state.tokens.get(tile)
    return 0 if lying is None else sum(lying[one] for one in token_numbers(g, token))


def tokens_carried(g: Game, who: int, token: str) -> int:
    """Tokens that a character carries."""
    return sum(g.state.characters[who].tokens[one] for one in token_numbers(g, token))


FREED = 15
"""The mission counter that keeps, one bit each, which hostages have been freed."""
