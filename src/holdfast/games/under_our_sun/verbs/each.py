"""The same for every member of a set, one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.flow import DONE, Call, Step
from holdfast.core.view import public
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.state import HOSTAGE_A, HOSTAGE_B, NEW_HAVEN, NOBODY
from holdfast.games.under_our_sun.verbs import resolve
from holdfast.games.under_our_sun.verbs.scene import FREED, Scene, place_of, targets, tokens_on
from holdfast.games.under_our_sun.vocabulary import ForEach

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

CRAWLER_BURROW = 5
"""The target tile T5."""


@public
class Each(Scene, tag="each", kw_only=True):
    """Carry a block out once per member; the member is called `it`."""

    rule: ClassVar[str] = "UOS-ACT-21"
    block: int
    members: tuple[int, ...]
    enemies: bool = False
    """Are the members enemies rather than characters?"""
    at: str = "next"

    def next(self, g: Game) -> Step:
        if not self.members:
            return DONE
        member, self.members = self.members[0], self.members[1:]
        if self.enemies:
            self.enemy = member
        else:
            self.other = member
        return Call(resolve.same_scene(self, self.block), then="next")


def members(g: Game, scene: Scene, verb: ForEach) -> tuple[int, ...]:
    """The members of a set of characters, or NOBODY once for each hostage that is alone."""
    name = verb.set
    if name in ("here", "outside"):
        return tuple(targets(g, scene, "here" if name == "here" else "outside"))
    if name in ("chars_on_T0", "chars_on_T5"):
        place = g.state.places[NEW_HAVEN if name == "chars_on_T0" else CRAWLER_BURROW]
        return tuple(look.here(g, place)) if place != NOBODY else ()
    if name == "hostage_carriers":
        away = [who for who in look.standing(g) if look.tile_of(g, who) != NEW_HAVEN]
        return tuple(who for who in away if look.carries(g, who, "hostage"))
    return (NOBODY,) * sum(_is_alone(g, hostage) for hostage in (HOSTAGE_A, HOSTAGE_B))


def _is_alone(g: Game, hostage: int) -> bool:
    """Was a hostage freed, does nobody carry it, and is it not on New Haven?"""
    if not g.state.progress[FREED] >> hostage & 1:
        return False
    return any(lying[hostage] for tile, lying in g.state.tokens.items() if tile != NEW_HAVEN)


def enemies_within(g: Game, scene: Scene, reach: int) -> tuple[int, ...]:
    """Active enemies on the own tile and, with reach 1, on neighbouring ones; ascending."""
    here = place_of(g, scene)
    places = {here, *g.content.grid.near[here]} if reach else {here}
    return tuple(sorted(one.card for one in g.state.enemies if one.place in places and not one.body))


def tiles_with_enemies(g: Game, scene: Scene, reach: int) -> tuple[int, ...]:
    """The face-up tiles within reach on which active enemies stand; ascending."""
    found = {look.the_enemy(g, card).place for card in enemies_within(g, scene, reach)}
    return tuple(sorted(g.state.at[place] for place in found if place in g.state.at))


def tokens_alone(g: Game) -> int:
    """Hostages on the map that nobody carries; for tests and views."""
    return sum(tokens_on(g, tile, "hostage") for tile in g.state.tokens)
