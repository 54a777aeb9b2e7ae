"""Set-up as far as somebody chooses or luck decides: starting player, team cards, characters, equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Pick
from holdfast.core.flow import Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.ledger import rule as enforces
from holdfast.core.legality import Action
from holdfast.core.view import public
from holdfast.games.under_our_sun import effects_goods, effects_map, effects_sol, events, look, rules_setup
from holdfast.games.under_our_sun.actions import BuyStart, ChooseCharacter
from holdfast.games.under_our_sun.dice import D8, totals
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_cards import StockMerchant
from holdfast.games.under_our_sun.flow_day import Days
from holdfast.games.under_our_sun.state import FOOD, LAWRENCE, NEW_HAVEN, WATER
from holdfast.games.under_our_sun.verbs.missions import Steps
from holdfast.games.under_our_sun.vocabulary import Preplace

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

SOLO_CHARACTERS = 2
THREE_GREEN = (3, 0, 0, 0)
EXTRA_SURVIVORS = {"rare": 4, "likely": 1, "certain": -1}


@public
@rule("UOS-SETUP-05", "UOS-SETUP-06", "UOS-SETUP-08", "UOS-SETUP-14", "UOS-SETUP-16", "UOS-SETUP-18", "UOS-SETUP-19")
@rule("UOS-SETUP-33", "UOS-SETUP-34", "UOS-SOLO-01", "UOS-SOLO-03", "UOS-TEAM-01", "UOS-TEAM-04", "UOS-MODE-02")
class SetUp(Frame, tag="set_up"):
    """Everything before the first Morning."""

    rule: ClassVar[str] = "UOS-SETUP-08"
    seat: int = 0
    """The seat that rolls or chooses."""
    rolls: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    """Points for starting equipment that each seat has left."""
    passed: int = 0
    """Seats that want nothing more, one bit each."""
    calls: tuple[int, ...] = ()
    """Tiles that the mission lays out face up, still to be laid."""
    at: str = "starting_player"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"points": self.points[self.seat], "pool": sum(self.points)} if self.points else {}

    # ------------------------------------------------------------ 2. the starting player

    def starting_player(self, g: Game) -> Step:
        if g.seats == 1:
            g.state.starter = 0
            return Goto("team_cards")
        self.tied = tuple(range(g.seats))
        return Goto("roll")

    def roll(self, g: Game) -> Step:
        return Chance(totals(THREE_GREEN), then="rolled", text="starting-roll")

    def rolled(self, g: Game, successes: int) -> Step:
        """The highest roll begins; only those who share it roll again (UOS-RULING-004)."""
        self.rolls = (*self.rolls, successes)
        if len(self.rolls) < len(self.tied):
            return Goto("roll")
        best = max(self.rolls)
        self.tied = tuple(seat for seat, n in zip(self.tied, self.rolls, strict=True) if n == best)
        self.rolls = ()
        if len(self.tied) > 1:
            return Goto("roll")
        g.state.starter = self.tied[0]
        tell(g, events.StarterChosen, g.state.starter)
        return Goto("team_cards")

    # ------------------------------------------------------------ 3. the mode

    @enforces("UOS-SOLO-04", "UOS-MODE-02", "UOS-MODE-05", "UOS-TEAM-01", "UOS-TEAM-02")
    def team_cards(self, g: Game) -> Step:
        """One of three Sons of Liberty cards among players + 4 Survivor cards, one card for everybody."""
        if g.options.mode != "semi_cooperative":
            return Goto("first_choice")
        pile = g.seats + 1 + EXTRA_SURVIVORS[g.options.traitor]
        values, weights = list(range(1, 1 + 3 * g.seats)), [1] * (3 * g.seats)
        if pile > g.seats:
            values.insert(0, 0)
            weights.insert(0, 3 * (pile - g.seats))
        return Chance(Pick(tuple(values), tuple(weights)), then="dealt", text="team-cards")

    def dealt(self, g: Game, outcome: int) -> Step:
        effects_sol.deal_team_cards(g, outcome)
        return Goto("first_choice")

    # ------------------------------------------------------------ 4. characters

    def first_choice(self, g: Game) -> Step:
        self.seat = g.state.starter
        return Goto("choose")

    def choose(self, g: Game) -> Step:
        return Ask((self.seat,), rules_setup.CHOOSE, then="chosen", text="choose-character")

    @enforces(
        "UOS-SETUP-09", "UOS-SETUP-10", "UOS-SETUP-11", "UOS-SETUP-12", "UOS-SETUP-13", "UOS-KARMA-01", "UOS-SETUP-35"
    )
    def chosen(self, g: Game, seat: int, act: ChooseCharacter) -> Step:
        """A board with full health and water, fitness in the middle, 6 AP and 3 karma dice, on New Haven."""
        state, content, board = g.state, g.content, g.content.boards[act.character]
        c = state.characters[act.character]
        c.seat, c.place = seat, state.places[NEW_HAVEN]
        c.hp, c.fitness, c.ap, c.karma = board.hp, content.fitness, content.ap, content.karma_dice
        c.goods = effects_goods.with_more(c.goods, WATER, board.water)
        state.supply = effects_goods.with_more(state.supply, FOOD, -board.hp)
        state.supply = effects_goods.with_more(state.supply, WATER, -board.water)
        state.order = tuple(sorted((*state.order, act.character), key=lambda who: (state.characters[who].seat, who)))
        tell(g, events.CharacterChosen, act.character)
        if g.seats == 1 and len(state.order) < SOLO_CHARACTERS:
            return Goto("choose")
        self.seat = (seat + 1) % g.seats
        return Goto("choose" if self.seat != state.starter else "equipment")

    # ------------------------------------------------------------ 5. starting equipment

    def equipment(self, g: Game) -> Step:
        return Chance(g.content.tables.first_offer, then="offered", text="offer")

    @enforces("UOS-SETUP-14", "UOS-SETUP-15", "UOS-SETUP-16")
    def offered(self, g: Game, cards: tuple[int, ...]) -> Step:
        """Six cards are on offer; the points are shared out, what is left over goes to the starting player."""
        state = g.state
        state.offer = cards
        state.shelf = tuple([card for card in state.shelf if card not in cards])
        total = max(g.content.least_points, g.seats) + g.content.knobs.points
        share = total // g.seats
        points = [share] * g.seats
        points[state.starter] += total - share * g.seats
        self.points = tuple(points)
        self.seat = state.starter
        return Goto("buy")

    def buy(self, g: Game) -> Step:
        if not rules_setup.affordable(g, self) or self.passed.bit_count() >= g.seats:
            return Goto("put_back")
        return Ask((self.seat,), rules_setup.BUY, then="bought", text="buy-start")

    @enforces("UOS-SETUP-17", "UOS-SETUP-18")
    def bought(self, g: Game, seat: int, act: Action) -> Step:
        """A card costs its stars: the buyer's points first, the rest from the others, starting player first."""
        if not isinstance(act, BuyStart):
            self.passed |= 1 << self.seat
        else:
            cost, points = g.content.thing(act.card).stars, list(self.points)
            order = [self.seat, *[(g.state.starter + step) % g.seats for step in range(g.seats)]]
            for payer in order:
                paid = min(cost, points[payer])
                points[payer] -= paid
                cost -= paid
            self.points = tuple(points)
            g.state.offer = tuple(card for card in g.state.offer if card != act.card)
            effects_goods.charge_up(g, act.card)  # a weapon begins loaded (UOS-RULING-008)
            effects_goods.take_card(g, act.character, act.card)
            tell(g, events.EquipmentBought, act.character, act.card)
        for _ in range(g.seats):
            self.seat = (self.seat + 1) % g.seats
            if not self.passed >> self.seat & 1:
                break
        return Goto("buy")

    def put_back(self, g: Game) -> Step:
        return Call(StockMerchant(merchant=LAWRENCE, place=g.state.places[NEW_HAVEN]), then="decks")

    def decks(self, g: Game) -> Step:
        """What nobody took and the trading post does not sell goes back to its deck (UOS-RULING-006)."""
        for card in g.state.offer:
            effects_goods.discard_card(g, card)
        g.state.offer = ()
        people = look.characters_in_play(g)
        self.calls = tuple(call.tile for call in g.content.setup(people) if isinstance(call, Preplace))
        return Goto("preplace")

    # ------------------------------------------------------------ the mission's own set-up

    @enforces("UOS-SETUP-02")
    def preplace(self, g: Game) -> Step:
        """A tile laid out face up at some distance, in a direction that is rolled."""
        if not self.calls:
            return Call(Steps(moment="start"), then="play")
        return Chance(Pick.evenly(D8.values[:6]), then="placed", text="preplace")

    def placed(self, g: Game, direction: int) -> Step:
        tile, self.calls = self.calls[0], self.calls[1:]
        calls = g.content.setup(look.characters_in_play(g))
        distance = next(call.distance for call in calls if isinstance(call, Preplace) and call.tile == tile)
        place = g.state.places[NEW_HAVEN]
        for _ in range(distance):
            place = g.content.grid.near[place][direction - 1]
        effects_map.lay_tile(g, tile, place)
        return Goto("preplace")

    def play(self, g: Game) -> Step:
        return Call(Days(), then="play")


FRAMES: tuple[type[Frame], ...] = (SetUp,)
