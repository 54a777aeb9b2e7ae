"""Interactions that ask or roll: paying, collecting, crafting, eating, looting, opening, robbing, exploring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import Action
from holdfast.core.text import Named
from holdfast.core.view import public
from holdfast.games.under_our_sun import (
    abilities,
    effects_enemies,
    effects_goods,
    effects_health,
    effects_map,
    events,
    look,
    rules_small,
    stats,
)
from holdfast.games.under_our_sun.actions import FromTile, PickCard, PickGoods
from holdfast.games.under_our_sun.dice import GREEN, ONE, plus
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_cards import DrawGoods, DrawLoot, Obtain
from holdfast.games.under_our_sun.flow_combat import INITIAL, Round
from holdfast.games.under_our_sun.flow_enemies import Spawn
from holdfast.games.under_our_sun.flow_map import RevealTile
from holdfast.games.under_our_sun.flow_rolls import Roll
from holdfast.games.under_our_sun.state import FENCE, FOOD, GOODS, NOBODY, RESOURCES, ROAMING
from holdfast.games.under_our_sun.stats import STAT
from holdfast.games.under_our_sun.verbs.missions import Steps, after_steps
from holdfast.games.under_our_sun.verbs.reacting import React

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

TAKEN_PER_AP = 2
CRAFT_RESOURCES = STAT["craft_resources"]
RAID_CARDS = 2


@public
@rule("UOS-ACT-15", "UOS-ACT-16", "UOS-GEN-03")
class Pay(Frame, tag="pay", kw_only=True):
    """Discard goods from the board or, where that is allowed, from the tile; asked only where it makes a difference."""

    rule: ClassVar[str] = "UOS-ACT-15"
    who: int
    needed: tuple[tuple[int, int], ...]
    """Kinds and how many of each."""
    tile: bool
    bait: bool = False
    """Does the food go onto a trap?"""
    ammo: int = NOBODY
    """The kind of ammunition that is made of it, and how many pieces."""
    pieces: int = 0
    at: str = "next"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"good": Named("good", GOODS[self.needed[0][0]])}

    def next(self, g: Game) -> Step:
        while self.needed:
            (kind, n), rest = self.needed[0], self.needed[1:]
            board = g.state.characters[self.who].goods[kind]
            ground = look.on_tile(g, look.tile_of(g, self.who), kind) if self.tile else 0
            if n and board and ground and board + ground > n:
                return Goto("ask")
            self.take(g, kind, min(n, board), from_tile=False)
            self.take(g, kind, min(n - min(n, board), ground), from_tile=True)
            self.needed = rest
        if self.bait:
            effects_map.bait_trap(g, self.who)
        if self.ammo != NOBODY:
            effects_goods.gain(g, self.who, self.ammo, self.pieces)
            tell(g, events.AmmoCrafted, self.who, self.ammo, self.pieces)
        return DONE

    def take(self, g: Game, kind: int, n: int, from_tile: bool) -> None:
        """Some pieces go back to the supply."""
        if n and from_tile:
            effects_goods.return_to_supply(g, kind, effects_goods.take_from_tile(g, look.tile_of(g, self.who), kind, n))
        elif n:
            effects_goods.return_to_supply(g, kind, effects_goods.remove(g, self.who, kind, n))

    def ask(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_small.WHERE_FROM, then="said", text="pay-from")

    def said(self, g: Game, seat: int, act: FromTile) -> Step:
        (kind, n), rest = self.needed[0], self.needed[1:]
        self.take(g, kind, 1, from_tile=act.tile)
        self.needed = ((kind, n - 1), *rest)
        return Goto("next")


@public
@rule("UOS-ACT-10")
class CollectMore(Frame, tag="collect_more", kw_only=True):
    """The second resource that the AP of a Collect pays for."""

    rule: ClassVar[str] = "UOS-ACT-10"
    who: int
    at: str = "offer"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def offer(self, g: Game) -> Step:
        if effects_goods.room(g, self.who) <= 0 or not rules_small.collectable(g, g.state.characters[self.who].seat):
            return DONE
        return Ask(look.seat_of(g, self.who), rules_small.COLLECT_MORE, then="taken", text="collect-more")

    def taken(self, g: Game, seat: int, act: Action) -> Step:
        if isinstance(act, PickGoods):
            effects_goods.collect(g, self.who, act.good)
        return DONE_NEXT

    def end(self, g: Game) -> Step:
        return DONE


DONE_NEXT = Goto("end")


@public
@rule("UOS-ACT-14", "UOS-ACT-15", "UOS-ACT-16", "UOS-CAMP-01")
class CraftThing(Frame, tag="craft_thing", kw_only=True):
    """Discard the resources shown on a card and take it out of its deck; a tent may become a camp at once."""

    rule: ClassVar[str] = "UOS-ACT-14"
    who: int
    thing: int
    camp: bool = False
    spared: int = NOBODY
    """The cube that a clever hand saves."""
    at: str = "react"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def react(self, g: Game) -> Step:
        if abilities.has_reaction(g, self.who, "on_craft"):
            return Call(React(trigger="on_craft", who=self.who), then="spare")
        return Goto("spare") if self.may_spare(g) else self.pay(g)

    def recipe(self, g: Game) -> list[tuple[int, int]]:
        """What is needed, less what is spared."""
        craft = g.content.things[self.thing].craft
        assert craft is not None
        needed = [(kind, n - (kind == self.spared)) for kind, n in enumerate(craft)]
        return [(kind, n) for kind, n in needed if n]

    def may_spare(self, g: Game) -> bool:
        """Does a clever hand save one of several cubes?"""
        return stats.stat(g, self.who, CRAFT_RESOURCES) < 0 and sum(n for _, n in self.recipe(g)) > 1

    def spare(self, g: Game) -> Step:
        if self.may_spare(g):
            return Ask(look.seat_of(g, self.who), rules_small.SPARE, then="spares", text="spare-cube")
        return Goto("pay")

    def spares(self, g: Game, seat: int, act: PickGoods) -> Step:
        self.spared = act.good
        return self.pay(g)

    def pay(self, g: Game) -> Step:
        if not rules_small.can_pay(g, self.who, self.recipe(g)):
            return DONE  # the saving that would have made it possible was not used
        return Call(
            Pay(who=self.who, needed=tuple(self.recipe(g)), tile=g.content.edition.craft_from_tile), then="make"
        )

    def make(self, g: Game) -> Step:
        tell(g, events.Crafted, self.who, self.thing)
        if self.camp:
            effects_map.set_up_camp(g, look.tile_of(g, self.who))
            return DONE
        card = effects_goods.from_shelf(g, self.thing)
        assert card is not None
        return Call(Obtain(who=self.who, card=card, crafted=True), then="end")

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-ACT-33", "UOS-ACT-34")
class Meal(Frame, tag="meal", kw_only=True):
    """Move food to the health meter."""

    rule: ClassVar[str] = "UOS-ACT-33"
    who: int
    bites: int
    at: str = "pay"

    def pay(self, g: Game) -> Step:
        return Call(Pay(who=self.who, needed=((FOOD, self.bites),), tile=g.content.edition.eat_any_amount), then="eat")

    def eat(self, g: Game) -> Step:
        tell(g, events.Ate, self.who, self.bites)
        effects_health.heal(g, self.who, self.bites)
        return DONE


@public
@rule("UOS-FIRE-11")
class CookMeal(Frame, tag="cook_meal", kw_only=True):
    """Put 1 food into the pot and take 3 out."""

    rule: ClassVar[str] = "UOS-FIRE-11"
    who: int
    at: str = "pay"

    def pay(self, g: Game) -> Step:
        return Call(Pay(who=self.who, needed=((FOOD, 1),), tile=True), then="serve")

    def serve(self, g: Game) -> Step:
        effects_map.cook(g, self.who)
        return DONE


@public
@rule("UOS-ACT-02", "UOS-CHAR-07")
class Exploration(Frame, tag="exploration", kw_only=True):
    """Explore: pay, then turn the tile up."""

    rule: ClassVar[str] = "UOS-ACT-02"
    who: int
    place: int
    at: str = "react"

    def react(self, g: Game) -> Step:
        if abilities.has_reaction(g, self.who, "on_explore"):
            return Call(React(trigger="on_explore", who=self.who), then="pay")
        return self.pay(g)

    def pay(self, g: Game) -> Step:
        cost = stats.explore_cost(g, self.who)
        if cost > g.state.characters[self.who].ap:
            return DONE
        effects_health.pay_ap(g, self.who, cost)
        tell(g, events.ActionTaken, self.who, cost)
        return Call(RevealTile(place=self.place, who=self.who), then="end")

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-ACT-04", "UOS-ACT-05", "UOS-ACT-06", "UOS-ACT-07", "UOS-ACT-08", "UOS-ACT-09", "UOS-STEALTH-18")
class Reconnoitre(Frame, tag="reconnoitre", kw_only=True):
    """Recon: the enemy of a symbol appears; with a passed check, with binoculars or in 1.0 the scout stays hidden."""

    rule: ClassVar[str] = "UOS-ACT-04"
    who: int
    tile: int
    rolled: int = 0
    at: str = "check"

    def check(self, g: Game) -> Step:
        own = self.tile == look.tile_of(g, self.who)
        if own and g.content.edition.recon_check and stats.stat(g, self.who, STAT["recon_check"]) >= 0:
            return Call(Roll(who=self.who, dice=stats.check_pool(g, self.who, stats.STEALTH)), then="checked")
        return Goto("spawn")

    def checked(self, g: Game) -> Step:
        if not self.rolled:
            effects_health.expose(g, self.who)
        return Goto("spawn")

    def spawn(self, g: Game) -> Step:
        return Call(Spawn(place=g.state.places[self.tile], who=self.who, symbol=self.tile), then="end")

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-ACT-30", "UOS-ACT-31", "UOS-LOOT-05", "UOS-THEFT-09", "UOS-THEFT-10", "UOS-THEFT-11")
class LootBody(Frame, tag="loot_body", kw_only=True):
    """Search a body: a green die says which line of the card is found; the body is gone afterwards."""

    rule: ClassVar[str] = "UOS-ACT-30"
    who: int
    enemy: int
    rolled: int = 0
    found: tuple[tuple[str, int], ...] = ()
    cards: int = RAID_CARDS
    at: str = "begin"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def begin(self, g: Game) -> Step:
        if self.enemy == FENCE and g.content.edition.raid_takes_all:
            return Goto("raid")
        return Call(Roll(who=self.who, dice=stats.with_injury(g, self.who, ONE[GREEN])), then="searched")

    def searched(self, g: Game) -> Step:
        """No success finds line 0, two successes line 2 or, where there is none, line 1 (UOS-RULING-170)."""
        lines = g.content.foe(self.enemy).loot
        self.found = lines[min(self.rolled, len(lines) - 1)]
        tell(g, events.Looted, self.who, self.enemy, self.rolled)
        if abilities.has_reaction(g, self.who, "on_loot"):
            return Call(React(trigger="on_loot", who=self.who, enemy=self.enemy), then="remove")
        return Goto("remove")

    def remove(self, g: Game) -> Step:
        effects_enemies.remove_enemy(g, look.the_enemy(g, self.enemy))
        return Goto("next")

    def next(self, g: Game) -> Step:
        if not self.found:
            return DONE
        (kind, n), self.found = self.found[0], self.found[1:]
        if kind == "loot":
            return Call(DrawLoot(who=self.who, draw=n, keep=n), then="next")
        if kind == "random":
            return Call(DrawGoods(who=self.who, n=n), then="next")
        effects_goods.gain(g, self.who, GOODS.index(kind), n)
        return Goto("next")

    # ------------------------------------------------------------ a robbed merchant in 1.0

    def raid(self, g: Game) -> Step:
        merchant = g.state.merchants[ROAMING]
        for kind, n in enumerate(merchant.goods):
            if n:
                effects_goods.receive(g, self.who, kind, n)
        merchant.goods = (0,) * len(merchant.goods)
        return Goto("choose")

    def choose(self, g: Game) -> Step:
        if not self.cards or not g.state.merchants[ROAMING].cards:
            return Goto("leave")
        return Ask(look.seat_of(g, self.who), rules_small.RAID, then="chosen", text="raid")

    def chosen(self, g: Game, seat: int, act: PickCard) -> Step:
        merchant = g.state.merchants[ROAMING]
        merchant.cards = tuple(card for card in merchant.cards if card != act.card)
        effects_goods.take_card(g, self.who, act.card)
        self.cards -= 1
        return Goto("choose")

    def leave(self, g: Game) -> Step:
        effects_enemies.remove_enemy(g, look.the_enemy(g, FENCE))
        return DONE


@public
@rule("UOS-ACT-32")
class RobFallen(Frame, tag="rob_fallen", kw_only=True):
    """Take two resources or one card from a defeated character."""

    rule: ClassVar[str] = "UOS-ACT-32"
    who: int
    other: int
    taken: int = 0
    at: str = "offer"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def offer(self, g: Game) -> Step:
        if self.taken >= TAKEN_PER_AP or not rules_small.lootable(g, self.who, self.other, self.taken):
            return DONE
        rules = rules_small.ROB_FALLEN if not self.taken else rules_small.ROB_MORE
        return Ask(look.seat_of(g, self.who), rules, then="took", text="loot-fallen")

    def took(self, g: Game, seat: int, act: Action) -> Step:
        if isinstance(act, PickGoods):
            effects_goods.remove(g, self.other, act.good, 1)
            effects_goods.receive(g, self.who, act.good, 1)
            self.taken += 1
        elif isinstance(act, PickCard):
            effects_goods.remove_card(g, self.other, act.card)
            effects_goods.take_card(g, self.who, act.card)
            self.taken = TAKEN_PER_AP
        else:
            self.taken = TAKEN_PER_AP
        return Goto("offer")


@public
@rule("UOS-ACT-45", "UOS-ACT-46", "UOS-ACT-47", "UOS-SKILL-03")
class OpenContainer(Frame, tag="open_container", kw_only=True):
    """Open a container with a strength or dexterity check: two loot cards, one of which is kept."""

    rule: ClassVar[str] = "UOS-ACT-45"
    who: int
    strength: bool
    rolled: int = 0
    at: str = "react"

    def attribute(self) -> str:
        return stats.STRENGTH if self.strength else stats.DEXTERITY

    def react(self, g: Game) -> Step:
        if abilities.has_reaction(g, self.who, "on_container_check"):
            return Call(React(trigger="on_container_check", who=self.who, kind=self.attribute()), then="check")
        return Goto("check")

    def check(self, g: Game) -> Step:
        pool = stats.check_pool(g, self.who, self.attribute())
        extra = stats.dice(g, self.who, STAT["str_container_dice" if self.strength else "dex_container_dice"])
        return Call(Roll(who=self.who, dice=plus(pool, extra)), then="checked")

    def checked(self, g: Game) -> Step:
        """A container is empty once it has been opened; one that stays shut can be tried again (UOS-RULING-177)."""
        tile = look.tile_of(g, self.who)
        if not self.rolled:
            tell(g, events.BoxStuck, self.who, tile)
            return DONE
        if self.strength:
            g.state.boxes_str &= ~(1 << tile)
        else:
            g.state.boxes_dex &= ~(1 << tile)
        tell(g, events.BoxOpened, self.who, tile)
        return Call(DrawLoot(who=self.who, draw=2, keep=1), then="opened")

    def opened(self, g: Game) -> Step:
        return after_steps(g, Steps(moment="container_opened", who=self.who, tile=look.tile_of(g, self.who)), "end")

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-THEFT-01", "UOS-THEFT-02", "UOS-THEFT-03", "UOS-THEFT-04", "UOS-THEFT-05", "UOS-THEFT-06")
class Theft(Frame, tag="theft", kw_only=True):
    """Steal from the roaming merchant: one resource for each success, or a fight."""

    rule: ClassVar[str] = "UOS-THEFT-01"
    who: int
    rolled: int = 0
    left: int = 0
    at: str = "check"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def check(self, g: Game) -> Step:
        return Call(Roll(who=self.who, dice=stats.check_pool(g, self.who, stats.STEALTH)), then="checked")

    def checked(self, g: Game) -> Step:
        if self.rolled:
            self.left = self.rolled
            return Goto("offer")
        effects_health.expose(g, self.who)
        effects_enemies.anger_merchant(g, self.who)
        return Call(Round(who=self.who, mode=INITIAL), then="end")

    def offer(self, g: Game) -> Step:
        goods = g.state.merchants[ROAMING].goods
        if not self.left or effects_goods.room(g, self.who) <= 0 or not any(goods[kind] for kind in RESOURCES):
            return DONE
        return Ask(look.seat_of(g, self.who), rules_small.THEFT, then="took", text="steal")

    def took(self, g: Game, seat: int, act: Action) -> Step:
        if not isinstance(act, PickGoods):
            self.left = 0
            return Goto("offer")
        merchant = g.state.merchants[ROAMING]
        merchant.goods = effects_goods.with_more(merchant.goods, act.good, -1)
        effects_goods.receive(g, self.who, act.good, 1)
        tell(g, events.Stolen, self.who, act.good)
        self.left -= 1
        return Goto("offer")

    def end(self, g: Game) -> Step:
        return DONE


FRAMES: tuple[type[Frame], ...] = (
    Pay, CollectMore, CraftThing, Meal, CookMeal, Exploration, Reconnoitre, LootBody, RobFallen, OpenContainer, Theft,
)  # fmt: skip
