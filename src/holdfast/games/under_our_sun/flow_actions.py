"""Interactions: what each of them costs, does at once, or leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from holdfast.core.flow import Frame
from holdfast.core.ledger import rule
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import (
    actions,
    effects_goods,
    effects_health,
    effects_map,
    effects_sol,
    events,
    look,
    stats,
)
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_interactions import (
    CollectMore,
    CookMeal,
    CraftThing,
    Exploration,
    LootBody,
    Meal,
    OpenContainer,
    Pay,
    Reconnoitre,
    RobFallen,
    Theft,
)
from holdfast.games.under_our_sun.flow_sol import CallSol, OrderSol
from holdfast.games.under_our_sun.flow_trade import Barter, Dealing
from holdfast.games.under_our_sun.state import ARROW, CARTRIDGE, FIT, FOOD, METAL, NIGHT, WOOD
from holdfast.games.under_our_sun.verbs import using

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

AMMO_YIELD = {CARTRIDGE: (METAL, 2), ARROW: (WOOD, 3)}
"""What a kind of ammunition is made of, and how many pieces come of one cube."""


class Does(Struct, frozen=True):
    """What an interaction comes to."""

    ap: int = 0
    frame: Frame | None = None
    """What is still to be carried out."""
    calm: bool = False
    """Does it never call for a stealth check or a counterattack of its own?"""
    provokes: bool = False
    """Do enemies answer it in 1.0 although it costs no AP (UOS-RULING-148)?"""


Doer = Callable[[Any, int, Any], Does]
DOES: dict[type[Action], Doer] = {}


def _by(*verbs: type[Action]) -> Callable[[Doer], Doer]:
    def mark(doer: Doer) -> Doer:
        for verb in verbs:
            DOES[verb] = doer
        return doer

    return mark


def does(g: Game, who: int, act: Action) -> Does:
    """Carry an interaction out, as far as nobody need be asked."""
    return DOES[type(act)](g, who, act)


# ---------------------------------------------------------------- the tile


@_by(actions.Explore)
def explore(g: Game, who: int, act: actions.Explore) -> Does:
    return Does(frame=Exploration(who=who, place=act.place))


@_by(actions.Recon)
@rule("UOS-ACT-04", "UOS-ACT-05", "UOS-ACT-09")
def recon(g: Game, who: int, act: actions.Recon) -> Does:
    return Does(1, Reconnoitre(who=who, tile=act.tile), calm=True)


@_by(actions.Collect)
@rule("UOS-ACT-10", "UOS-ACT-12")
def collect(g: Game, who: int, act: actions.Collect) -> Does:
    effects_goods.collect(g, who, act.good)
    return Does(1, CollectMore(who=who))


@_by(actions.CollectCard)
@rule("UOS-ACT-10")
def collect_card(g: Game, who: int, act: actions.CollectCard) -> Does:
    effects_goods.pick_up_card(g, look.tile_of(g, who), act.card)
    effects_goods.take_card(g, who, act.card)
    return Does(1)


@_by(actions.Refill)
def refill(g: Game, who: int, act: actions.Refill) -> Does:
    effects_map.refill(g, who)
    return Does(1)


@_by(actions.TakeWater)
def take_water(g: Game, who: int, act: actions.TakeWater) -> Does:
    effects_map.take_stored_water(g, who)
    return Does(1)


@_by(actions.CollectRain)
@rule("UOS-ACT-35")
def collect_rain(g: Game, who: int, act: actions.CollectRain) -> Does:
    effects_map.collect_rain(g, who)
    return Does(1)


@_by(actions.OpenBox)
@rule("UOS-ACT-45", "UOS-ACT-46")
def open_box(g: Game, who: int, act: actions.OpenBox) -> Does:
    return Does(1, OpenContainer(who=who, strength=act.strength))


@_by(actions.Loot)
@rule("UOS-ACT-30")
def loot(g: Game, who: int, act: actions.Loot) -> Does:
    return Does(1, LootBody(who=who, enemy=act.enemy))


@_by(actions.LootFallen)
@rule("UOS-ACT-32")
def loot_fallen(g: Game, who: int, act: actions.LootFallen) -> Does:
    return Does(1, RobFallen(who=who, other=act.character))


# ---------------------------------------------------------------- things


@_by(actions.Craft)
@rule("UOS-ACT-14", "UOS-ACT-17", "UOS-ACT-18")
def craft(g: Game, who: int, act: actions.Craft) -> Does:
    return Does(1, CraftThing(who=who, thing=act.thing))


@_by(actions.CraftCamp)
@rule("UOS-CAMP-01")
def craft_camp(g: Game, who: int, act: actions.CraftCamp) -> Does:
    return Does(1, CraftThing(who=who, thing=g.content.tables.tent, camp=True))


@_by(actions.CraftAmmo)
@rule("UOS-AMMO-06", "UOS-AMMO-07", "UOS-AMMO-12")
def craft_ammo(g: Game, who: int, act: actions.CraftAmmo) -> Does:
    material, n = AMMO_YIELD[act.good]
    return Does(
        1, Pay(who=who, needed=((material, 1),), tile=g.content.edition.craft_from_tile, ammo=act.good, pieces=n)
    )


@_by(actions.Use)
@rule("UOS-ACT-19", "UOS-ACT-20", "UOS-ACT-23")
def use(g: Game, who: int, act: actions.Use) -> Does:
    ap = using.use_of(g, act.card, act.ability).ap
    return Does(ap, using.begin_use(g, who, act.card, act.ability), provokes=ap == 0)


@_by(actions.UseSkill)
@rule("UOS-CHAR-07")
def use_skill(g: Game, who: int, act: actions.UseSkill) -> Does:
    own = g.content.boards[who].skills[act.ability].use
    assert own is not None
    return Does(own.ap, using.begin_skill(g, who, act.ability))


@_by(actions.Drop)
@rule("UOS-ACT-48")
def drop(g: Game, who: int, act: actions.Drop) -> Does:
    effects_goods.drop(g, who, act.good)
    return Does(provokes=True)


@_by(actions.DropCard)
@rule("UOS-ACT-48")
def drop_card(g: Game, who: int, act: actions.DropCard) -> Does:
    effects_goods.remove_card(g, who, act.card)
    effects_goods.lay_card(g, look.tile_of(g, who), act.card)
    tell(g, events.CardDropped, who, act.card)
    return Does(provokes=True)


@_by(actions.Wear)
def wear(g: Game, who: int, act: actions.Wear) -> Does:
    effects_goods.wear(g, who, act.card)
    effects_goods.spill(g, who)
    return Does()


@_by(actions.TakeOff)
def take_off(g: Game, who: int, act: actions.TakeOff) -> Does:
    effects_goods.take_off(g, who)
    effects_goods.spill(g, who)
    return Does()


@_by(actions.Load)
def load(g: Game, who: int, act: actions.Load) -> Does:
    effects_goods.load(g, who, act.card)
    return Does()


# ---------------------------------------------------------------- the body


@_by(actions.Eat)
@rule("UOS-ACT-33", "UOS-ACT-34")
def eat(g: Game, who: int, act: actions.Eat) -> Does:
    return Does(1, Meal(who=who, bites=act.bites))


@_by(actions.Sleep)
@rule("UOS-ACT-38", "UOS-ACT-39", "UOS-ACT-40", "UOS-ACT-41", "UOS-ACT-42", "UOS-CHAR-10")
def sleep(g: Game, who: int, act: actions.Sleep) -> Does:
    """Sleep: fitness goes up by one; in 2.0 a night in a camp makes FIT at once."""
    cost = stats.sleep_cost(g, who)
    snug = (
        g.content.edition.night_camp_sleep_is_fit and g.state.phase == NIGHT and look.has_camp(g, look.tile_of(g, who))
    )
    effects_health.change_fitness(g, who, FIT if snug else 1)
    tell(g, events.Slept, who)
    return Does(cost)


# ---------------------------------------------------------------- camp, fire, traps


@_by(actions.Dismantle)
@rule("UOS-CAMP-02")
def dismantle(g: Game, who: int, act: actions.Dismantle) -> Does:
    effects_map.dismantle(g, who)
    return Does(1)


@_by(actions.LightFire)
@rule("UOS-FIRE-01", "UOS-FIRE-02")
def light_fire(g: Game, who: int, act: actions.LightFire) -> Does:
    effects_map.light_fire(g, look.tile_of(g, who))
    return Does(g.content.edition.fire_ap, Pay(who=who, needed=((WOOD, 1),), tile=g.content.edition.craft_from_tile))


@_by(actions.BuildPit)
@rule("UOS-FIRE-09", "UOS-FIRE-10")
def build_pit(g: Game, who: int, act: actions.BuildPit) -> Does:
    effects_map.build_pit(g, look.tile_of(g, who))
    return Does(g.content.edition.fire_ap, Pay(who=who, needed=((METAL, 1),), tile=g.content.edition.craft_from_tile))


@_by(actions.Cook)
@rule("UOS-FIRE-11")
def cook(g: Game, who: int, act: actions.Cook) -> Does:
    return Does(2, CookMeal(who=who))


@_by(actions.BaitTrap)
@rule("UOS-TRAP-02")
def bait_trap(g: Game, who: int, act: actions.BaitTrap) -> Does:
    return Does(frame=Pay(who=who, needed=((FOOD, 1),), tile=True, bait=True))


@_by(actions.PickUpTrap)
@rule("UOS-TRAP-06")
def pick_up_trap(g: Game, who: int, act: actions.PickUpTrap) -> Does:
    effects_map.pick_up_trap(g, who)
    return Does(1)


# ---------------------------------------------------------------- people


@_by(actions.Swap)
@rule("UOS-ACT-24")
def swap(g: Game, who: int, act: actions.Swap) -> Does:
    return Does(1, Barter(who=who, other=act.character))


@_by(actions.Trade)
@rule("UOS-ACT-27", "UOS-ACT-28", "UOS-ACT-29")
def trade(g: Game, who: int, act: actions.Trade) -> Does:
    return Does(1, Dealing(who=who, merchant=act.merchant))


@_by(actions.Steal)
@rule("UOS-THEFT-01", "UOS-THEFT-02")
def steal(g: Game, who: int, act: actions.Steal) -> Does:
    return Does(g.content.edition.steal_ap, Theft(who=who), calm=True)


@_by(actions.Deed)
def deed(g: Game, who: int, act: actions.Deed) -> Does:
    """Do what the mission adds; what only a traitor's card adds is not told by name."""
    if act.deed in g.content.mission_deeds:
        tell(g, events.DeedDone, who, act.deed)
    return Does(g.content.deeds[act.deed].ap, using.deed_scene(g, who, act.deed))


@_by(actions.SolSpawn)
@rule("UOS-TEAM-12")
def sol_spawn(g: Game, who: int, act: actions.SolSpawn) -> Does:
    return Does(frame=CallSol(who=who, tile=act.tile))


@_by(actions.SolMove)
@rule("UOS-TEAM-14")
def sol_move(g: Game, who: int, act: actions.SolMove) -> Does:
    return Does(2, OrderSol(who=who, enemy=act.enemy, tile=act.tile))


@_by(actions.RevealRole)
def reveal_role(g: Game, who: int, act: actions.RevealRole) -> Does:
    effects_sol.reveal_role(g, g.state.characters[who].seat)
    return Does()


@_by(actions.GiveUp)
@rule("UOS-TEAM-11", "UOS-WIN-05")
def give_up(g: Game, who: int, act: actions.GiveUp) -> Does:
    effects_sol.give_up(g, g.state.characters[who].seat)
    return Does()
