"""Cards that are drawn: night, event and loot cards, cubes from the bag, and what becomes of things obtained."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Pick
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.under_our_sun import effects_goods, events, look, rules_small, stats
from holdfast.games.under_our_sun.actions import Agree, Pass, PickCard, PickCharacter
from holdfast.games.under_our_sun.dice import Pool
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_rolls import Roll
from holdfast.games.under_our_sun.state import COLOURS, FENCE, NEW_HAVEN, NIGHT, NOBODY, NOTHING, WATER, Enemy, Goods
from holdfast.games.under_our_sun.verbs.resolve import Resolve
from holdfast.kit import deck as decks

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

AMMO_ROLL: Pool = (1, 1, 0, 0)
"""A found or crafted weapon is loaded with the successes of a green and a yellow die."""


# ---------------------------------------------------------------- night and event cards


@rule("UOS-NIGHT-01", "UOS-NIGHT-02", "UOS-NIGHT-03", "UOS-NIGHT-06", "UOS-NIGHT-07", "UOS-NIGHT-12")
def night_card_is_due(g: Game, who: int, entering: bool) -> bool:
    """Must a character draw a night card for its tile: at the start of its night turn, or for entering it?

    A camp tile brings one card a night, drawn by the first whose turn begins there: as the turns begin with the
    starting player, that is what 1.0 means as well (UOS-RULING-053).
    """
    state = g.state
    tile = look.tile_of(g, who)
    if state.phase != NIGHT or tile == NEW_HAVEN or state.night_camps >> tile & 1:
        return False
    if not entering:
        return True
    if state.characters[who].night_cards >> tile & 1:
        return False
    others = look.here(g, state.characters[who].place)
    return not any(other != who and state.characters[other].night_cards >> tile & 1 for other in others)


@public
@rule("UOS-NIGHT-01", "UOS-NIGHT-04", "UOS-NIGHT-05", "UOS-NIGHT-09", "UOS-NIGHT-10", "UOS-DECK-01", "UOS-DECK-03")
@rule("UOS-DECK-04")
class NightCard(Frame, tag="night_card", kw_only=True):
    """Draw a night card and resolve it for the character that drew it, or for whom the camp votes (1.0)."""

    rule: ClassVar[str] = "UOS-NIGHT-01"
    who: int
    card: int = NOBODY
    votes: tuple[int, ...] = ()
    at: str = "begin"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {}

    def begin(self, g: Game) -> Step:
        state, tile = g.state, look.tile_of(g, self.who)
        state.characters[self.who].night_cards |= 1 << tile
        if look.has_camp(g, tile):
            state.night_camps |= 1 << tile
        if not state.night.top and not state.night.rest:
            decks.shuffle(state.night)
        return Goto("draw")

    def draw(self, g: Game) -> Step:
        card = decks.next_card(g.state.night)
        if isinstance(card, Pick):
            return Chance(card, then="drawn", text="night-card")
        raise LookupError("the night deck is never left with known cards alone")

    def drawn(self, g: Game, card: int) -> Step:
        self.card = card
        decks.take(g.state.night, card)
        decks.put_at_bottom(g.state.night, card)
        tell(g, events.NightCardDrawn, self.who, card)
        return Goto("vote") if self.voters(g) else self.count(g)

    def voters(self, g: Game) -> list[int]:
        """Who votes on the victim: all in the camp, if there is something to vote on (1.0)."""
        if not g.content.edition.vote_on_night_victim or not look.has_camp(g, look.tile_of(g, self.who)):
            return []
        here = look.here(g, g.state.characters[self.who].place)
        return here if len(here) > 1 else []

    def vote(self, g: Game) -> Step:
        voters = self.voters(g)
        if len(self.votes) >= len(voters):
            return Goto("count")
        return Ask(look.seat_of(g, voters[len(self.votes)]), rules_small.VOTE, then="voted", text="night-vote")

    def voted(self, g: Game, seat: int, act: PickCharacter) -> Step:
        self.votes = (*self.votes, act.character)
        return Goto("vote")

    def count(self, g: Game) -> Step:
        """The one with most votes is hit; with a tie, whoever drew the card (UOS-RULING-054)."""
        if self.votes:
            most = max(self.votes.count(who) for who in self.votes)
            chosen = {who for who in self.votes if self.votes.count(who) == most}
            if len(chosen) == 1:
                self.who = chosen.pop()
        if g.content.nights[self.card].tag == "ANIMAL" and look.has_fire(g, look.tile_of(g, self.who)):
            return Goto("fire")
        return self.resolve(g)

    def fire(self, g: Game) -> Step:
        """Animals shun a fire: the card has no effect, in 1.0 if its drawer wishes (UOS-RULING-058)."""
        if g.content.edition.fire_choice:
            return Ask(look.seat_of(g, self.who), rules_small.YES_OR_NO, then="ignored", text="ignore-animal")
        return Goto("ignore")

    def ignored(self, g: Game, seat: int, act: Agree | Pass) -> Step:
        return Goto("ignore" if isinstance(act, Agree) else "resolve")

    def ignore(self, g: Game) -> Step:
        tell(g, events.NightCardIgnored, self.who)
        return DONE

    def resolve(self, g: Game) -> Step:
        return Call(Resolve(block=g.content.nights[self.card].effect, who=self.who), then="end")

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-EVENT-02", "UOS-EVENT-03", "UOS-DECK-03", "UOS-DECK-04")
class EventCard(Frame, tag="event_card", kw_only=True):
    """Draw the event of a tile and resolve it; it happens only once."""

    rule: ClassVar[str] = "UOS-EVENT-02"
    who: int
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        g.state.events &= ~(1 << look.tile_of(g, self.who))
        if not g.state.event.top and not g.state.event.rest:
            decks.shuffle(g.state.event)
        return Goto("draw")

    def draw(self, g: Game) -> Step:
        card = decks.next_card(g.state.event)
        if isinstance(card, Pick):
            return Chance(card, then="drawn", text="event-card")
        raise LookupError("the event deck is never left with known cards alone")

    def drawn(self, g: Game, card: int) -> Step:
        decks.take(g.state.event, card)
        decks.put_at_bottom(g.state.event, card)
        tell(g, events.EventCardDrawn, self.who, card)
        return Call(Resolve(block=g.content.events[card].effect, who=self.who), then="end")

    def end(self, g: Game) -> Step:
        return DONE


# ---------------------------------------------------------------- the bag and the loot deck


@lru_cache(maxsize=1_000)
def bag_draw(bag: Goods) -> Chance:
    """A cube out of the bag."""
    kinds = tuple(kind for kind in COLOURS if bag[kind])
    return Chance(Pick(kinds, tuple(bag[kind] for kind in kinds)), then="drawn", text="bag")


@public
@rule("UOS-SETUP-21", "UOS-SETUP-22")
class DrawGoods(Frame, tag="draw_goods", kw_only=True):
    """Draw cubes blindly from the bag, for a character or for a merchant's stock."""

    rule: ClassVar[str] = "UOS-SETUP-21"
    who: int = NOBODY
    n: int = 1
    to_tile: bool = False
    merchant: int = NOBODY
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        if self.n <= 0:
            return DONE
        effects_goods.refill_bag(g)
        return Goto("draw") if any(g.state.bag) else DONE

    def draw(self, g: Game) -> Step:
        return bag_draw(g.state.bag)

    def drawn(self, g: Game, kind: int) -> Step:
        state = g.state
        state.bag = effects_goods.with_more(state.bag, kind, -1)
        self.n -= 1
        tell(g, events.BagDrawn, None if self.who == NOBODY else self.who, kind)
        if self.merchant != NOBODY:
            merchant = state.merchants[self.merchant]
            merchant.goods = effects_goods.with_more(merchant.goods, kind, 1)
        elif self.to_tile:
            effects_goods.drop_on(g, look.tile_of(g, self.who), kind, 1)
        else:
            effects_goods.receive(g, self.who, kind, 1)
        return self.begin(g)


@public
@rule("UOS-LOOT-01", "UOS-LOOT-05", "UOS-ACT-47", "UOS-DECK-04")
class DrawLoot(Frame, tag="draw_loot", kw_only=True):
    """Draw loot cards, keep some, shuffle the others back; things are obtained, resource cards resolved at once."""

    rule: ClassVar[str] = "UOS-LOOT-01"
    who: int
    draw: int = 1
    keep: int = 1
    cards: tuple[int, ...] = ()
    at: str = "begin"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def begin(self, g: Game) -> Step:
        deck = g.state.loot
        if len(self.cards) >= self.draw:
            return Goto("choose")
        if not deck.top and not deck.rest:
            if not deck.bottom:
                return Goto("choose")
            decks.shuffle(deck)
        return Goto("next")

    def next(self, g: Game) -> Step:
        card = decks.next_card(g.state.loot)
        if isinstance(card, Pick):
            return Chance(card, then="drawn", text="loot-card")
        raise LookupError("the loot deck is never left with known cards alone")

    def drawn(self, g: Game, card: int) -> Step:
        decks.take(g.state.loot, card)
        self.cards = tuple(sorted((*self.cards, card)))
        tell(g, events.CardFound, card)
        return self.begin(g)

    def choose(self, g: Game) -> Step:
        """While there are more cards than may be kept, one goes back (UOS-RULING-111)."""
        if len(self.cards) > self.keep:
            return Ask(look.seat_of(g, self.who), rules_small.KEEP_LOOT, then="chosen", text="keep-loot")
        return Goto("obtain")

    def chosen(self, g: Game, seat: int, act: PickCard) -> Step:
        """The cards picked are kept; what is left when enough are kept is shuffled back into the face-down part."""
        back = [card for card in self.cards if card != act.card] if self.keep == 1 else [act.card]
        self.cards = tuple(card for card in self.cards if card not in back)
        g.state.loot.rest = sorted([*g.state.loot.rest, *back])
        for card in back:
            tell(g, events.CardReturned, card)
        return Goto("choose")

    def obtain(self, g: Game) -> Step:
        if not self.cards:
            return DONE
        card, self.cards = self.cards[0], self.cards[1:]
        thing = g.content.thing(card)
        if thing.kind == "resource":
            decks.put_at_bottom(g.state.loot, card)
            return Call(Resolve(block=thing.on_draw, who=self.who), then="obtain")
        return Call(Obtain(who=self.who, card=card), then="obtain")


@public
@rule("UOS-AMMO-08", "UOS-AMMO-09", "UOS-AMMO-10", "UOS-ITEM-01", "UOS-ITEM-09", "UOS-LOOT-04")
class Obtain(Frame, tag="obtain", kw_only=True):
    """A character gets a card: how much ammunition is in it is rolled, everything else comes full."""

    rule: ClassVar[str] = "UOS-ITEM-01"
    who: int
    card: int
    crafted: bool = False
    rolled: int = 0
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        thing = g.content.thing(self.card)
        weapon = thing.abilities.weapon
        rolls = not self.crafted or g.content.edition.crafted_weapon_rolls
        if weapon is not None and weapon.ammo is not None and rolls and thing.hero == NOBODY:
            return Call(Roll(who=self.who, dice=stats.with_injury(g, self.who, AMMO_ROLL)), then="loaded")
        effects_goods.charge_up(g, self.card)
        return self.take(g)

    def loaded(self, g: Game) -> Step:
        """The successes are the ammunition, as far as the weapon holds it (UOS-RULING-113, 196)."""
        effects_goods.set_uses(g, self.card, min(self.rolled, g.content.thing(self.card).full))
        return self.take(g)

    def take(self, g: Game) -> Step:
        effects_goods.take_card(g, self.who, self.card)
        return DONE


@public
@rule("UOS-TRADE-01", "UOS-TRADE-02", "UOS-SETUP-24", "UOS-SETUP-25", "UOS-SETUP-26", "UOS-SETUP-27", "UOS-SETUP-28")
@rule("UOS-THEFT-15")
class StockMerchant(Frame, tag="stock_merchant", kw_only=True):
    """A merchant sets up: water, cubes from the bag, cards from the loot deck, and for the trading post equipment."""

    rule: ClassVar[str] = "UOS-TRADE-01"
    merchant: int
    place: int
    cubes: int = 0
    cards: int = 0
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        card, merchant = g.content.merchants[self.merchant], g.state.merchants[self.merchant]
        merchant.place = self.place
        water = min(card.water, g.state.supply[WATER])
        g.state.supply = effects_goods.with_more(g.state.supply, WATER, -water)
        merchant.goods = effects_goods.with_more(NOTHING, WATER, water)
        if card.foe is not None:
            g.state.enemies.append(Enemy(FENCE, self.place))
        tell(g, events.MerchantCame, self.merchant, g.state.at[self.place])
        return Goto("equipment")

    def equipment(self, g: Game) -> Step:
        wanted = min(g.content.merchants[self.merchant].starting_cards, len(g.state.offer))
        if self.cards >= wanted:
            self.cards = 0
            return self.cube(g)
        return Chance(Pick.evenly(tuple(sorted(g.state.offer))), then="equipped", text="merchant-stock")

    def equipped(self, g: Game, card: int) -> Step:
        g.state.offer = tuple(one for one in g.state.offer if one != card)
        self.keep(g, card)
        return Goto("equipment")

    def keep(self, g: Game, card: int) -> None:
        """A card joins the stock, fully charged."""
        merchant = g.state.merchants[self.merchant]
        merchant.cards = tuple(sorted((*merchant.cards, card)))
        effects_goods.charge_up(g, card)
        self.cards += 1

    def cube(self, g: Game) -> Step:
        if self.cubes >= g.content.merchants[self.merchant].bag_cubes:
            return self.loot(g)
        effects_goods.refill_bag(g)
        self.cubes += 1
        return Call(DrawGoods(merchant=self.merchant), then="cube")

    def loot(self, g: Game) -> Step:
        state = g.state
        if self.cards >= g.content.merchants[self.merchant].loot_cards:
            return DONE
        if not state.loot.top and not state.loot.rest:
            decks.shuffle(state.loot)
        sold = g.content.tables.sold
        none = sold.isdisjoint(state.loot.top) and sold.isdisjoint(state.loot.rest)
        return DONE if none else Goto("draw")

    def draw(self, g: Game) -> Step:
        sold = g.content.tables.sold
        able = [card for card in sorted([*g.state.loot.top, *g.state.loot.rest]) if card in sold]
        return Chance(Pick.evenly(tuple(able)), then="drawn", text="merchant-stock")

    def drawn(self, g: Game, card: int) -> Step:
        deck = g.state.loot
        (deck.top if card in deck.top else deck.rest).remove(card)
        self.keep(g, card)
        return self.loot(g)


FRAMES: tuple[type[Frame], ...] = (NightCard, EventCard, DrawGoods, DrawLoot, Obtain, StockMerchant)
