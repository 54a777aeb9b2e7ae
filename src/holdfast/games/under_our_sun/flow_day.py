"""The day: preparation, Morning, Afternoon and Night, as the rulebook tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.ledger import rule as enforces
from holdfast.core.legality import Action
from holdfast.core.view import public
from holdfast.games.under_our_sun import (
    abilities,
    effects_enemies,
    effects_health,
    effects_map,
    effects_sol,
    events,
    look,
    rules_combat,
    rules_small,
    scoring,
)
from holdfast.games.under_our_sun.actions import ChooseCharacter, GoHungry, Sustain
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_combat import Round
from holdfast.games.under_our_sun.flow_enemies import EnemiesMove
from holdfast.games.under_our_sun.flow_interactions import Pay
from holdfast.games.under_our_sun.flow_turn import Turn
from holdfast.games.under_our_sun.state import AFTERNOON, CLEAR, FOOD, MORNING, NIGHT, NOBODY, PREPARATION
from holdfast.games.under_our_sun.verbs.missions import Steps, after_steps
from holdfast.games.under_our_sun.verbs.resolve import Resolve

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

PHASE_LONG = 1
"""`Modifier.until` of what ends with the day phase."""


@public
@rule("UOS-DAY-01", "UOS-DAY-06", "UOS-DAY-07", "UOS-SETUP-34", "UOS-PREP-18")
class Days(Frame, tag="days"):
    """Day after day: preparation (not on the first day), Morning, Afternoon, Night."""

    rule: ClassVar[str] = "UOS-DAY-01"
    at: str = "morning"

    def preparation(self, g: Game) -> Step:
        return Call(Preparation(), then="morning")

    def morning(self, g: Game) -> Step:
        tell(g, events.DayBegan, g.state.day)
        return Call(DayPhase(phase=MORNING), then="afternoon")

    def afternoon(self, g: Game) -> Step:
        return Call(DayPhase(phase=AFTERNOON), then="night")

    def night(self, g: Game) -> Step:
        return Call(DayPhase(phase=NIGHT), then="night_over")

    def night_over(self, g: Game) -> Step:
        return after_steps(g, Steps(moment="day_end"), "day_over")

    def day_over(self, g: Game) -> Step:
        scoring.check_day_limit(g)
        return Goto("preparation")


@public
@rule("UOS-PREP-01", "UOS-PREP-08", "UOS-PREP-09", "UOS-PREP-16", "UOS-PREP-17", "UOS-PREP-18", "UOS-DAY-08")
class Preparation(Frame, tag="preparation"):
    """Steps a to h, in this order; no AP are spent."""

    rule: ClassVar[str] = "UOS-PREP-18"
    who: int = NOBODY
    left: tuple[int, ...] = ()
    at: str = "starting_player"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def starting_player(self, g: Game) -> Step:
        """a: the marker passes clockwise, over eliminated players (UOS-RULING-181)."""
        state = g.state
        state.phase = PREPARATION
        tell(g, events.PhaseBegan, PREPARATION)
        for step in range(1, g.seats + 1):
            seat = (state.starter + step) % g.seats
            if any(state.characters[who].seat == seat and not state.characters[who].out for who in state.order):
                state.starter = seat
                break
        return self.cleanup(g)

    def cleanup(self, g: Game) -> Step:
        """b: what was dropped returns to the supply, bodies leave."""
        effects_map.clean_up(g)
        return self.day_tracker(g)

    def day_tracker(self, g: Game) -> Step:
        """c: the next day. The tracker has five spaces and begins anew after them; only the count matters."""
        g.state.day += 1
        return self.refresh(g)

    def refresh(self, g: Game) -> Step:
        """d: cards face up again, markers off the enemy symbols; yesterday's poison shows."""
        abilities.new_day(g)
        effects_enemies.uncover_symbols(g)
        effects_sol.show_wells(g)
        for who in g.state.order:
            g.state.characters[who].today = 0
        return Call(EnemiesMove(), then="replenish")

    def replenish(self, g: Game) -> Step:
        """f (after e, the enemies' movement): water sources and traps."""
        effects_map.replenish(g)
        return self.fitness(g)

    def fitness(self, g: Game) -> Step:
        """g: everybody grows more tired."""
        for who in look.standing(g):
            effects_health.change_fitness(g, who, -1)
        self.left = tuple(look.in_turn_order(g))
        return self.sustain(g)

    def sustain(self, g: Game) -> Step:
        """h: everybody eats 1 food or loses 1 HP."""
        while self.left:
            self.who, self.left = self.left[0], self.left[1:]
            if self.who not in look.standing(g):
                continue
            if look.food_within_reach(g, self.who):
                return Goto("ask")
            self.starve(g)
        return after_steps(g, Steps(moment="preparation"), "end")

    def starve(self, g: Game) -> None:
        tell(g, events.WentHungry, self.who)
        effects_health.damage(g, self.who, 1)

    def ask(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_small.SUSTAIN, then="answered", text="sustain")

    def answered(self, g: Game, seat: int, act: Sustain | GoHungry) -> Step:
        if isinstance(act, GoHungry):
            self.starve(g)
            return Goto("sustain")
        tell(g, events.Ate, self.who, 1)
        return Call(Pay(who=self.who, needed=((FOOD, 1),), tile=True), then="sustain")

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-DAY-03", "UOS-DAY-09", "UOS-DAY-12", "UOS-DAY-14", "UOS-DAY-17", "UOS-DAY-19", "UOS-DAY-22", "UOS-DAY-24")
@rule("UOS-SUN-01", "UOS-SUN-02", "UOS-SUN-03", "UOS-SUN-04", "UOS-HEALTH-08", "UOS-SOLO-02", "UOS-DAY-06")
class DayPhase(Frame, tag="day_phase", kw_only=True):
    """A day phase: weather, AP, infections, then every character's turn, then the fights that were put off."""

    rule: ClassVar[str] = "UOS-DAY-03"
    phase: int
    who: int = NOBODY
    at: str = "begin"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def begin(self, g: Game) -> Step:
        state = g.state
        state.phase = self.phase
        state.weather, state.sun, state.torches = CLEAR, NOBODY, 0
        state.modifiers = tuple(one for one in state.modifiers if one.until > PHASE_LONG)
        abilities.new_phase(g)
        if self.phase == NIGHT:
            state.night_camps = 0
            for who in state.order:
                state.characters[who].night_cards = 0
        tell(g, events.PhaseBegan, self.phase)
        return self.action_points(g) if self.phase == NIGHT else Goto("sun_card")

    def sun_card(self, g: Game) -> Step:
        return Chance(g.content.tables.sun_draw, then="sun_drawn", text="sun-card")

    def sun_drawn(self, g: Game, card: int) -> Step:
        g.state.sun = card
        tell(g, events.SunCardDrawn, card)
        return Call(Resolve(block=g.content.suns[card].effect), then="action_points")

    def action_points(self, g: Game) -> Step:
        for who in g.state.order:
            effects_health.reset_ap(g, who)
        return self.infections(g)

    def infections(self, g: Game) -> Step:
        """In the Morning and in the Night, not in the Afternoon."""
        if self.phase != AFTERNOON:
            for who in look.in_turn_order(g):
                if g.state.characters[who].infected:
                    effects_health.damage(g, who, 1)
        return after_steps(g, Steps(moment="phase_start"), "next_turn")

    # ------------------------------------------------------------ turns

    def waiting_for_turn(self, g: Game) -> list[int]:
        """The characters that have not had their turn, in turn order; the fallen get none (UOS-RULING-032)."""
        characters = g.state.characters
        left = [who for who in look.in_turn_order(g) if not characters[who].acted]
        return [who for who in left if not characters[who].fallen and not characters[who].out]

    def next_turn(self, g: Game) -> Step:
        left = self.waiting_for_turn(g)
        if not left:
            return Goto("last_fights")
        if g.seats == 1 and len(left) > 1:
            return Goto("choose")
        self.who = left[0]
        return self.turn(g)

    def choose(self, g: Game) -> Step:
        """In the solo game the player decides anew in each day phase who acts first."""
        return Ask((0,), rules_small.WHO_ACTS, then="chosen", text="who-acts")

    def chosen(self, g: Game, seat: int, act: ChooseCharacter) -> Step:
        self.who = act.character
        return self.turn(g)

    def turn(self, g: Game) -> Step:
        return Call(Turn(who=self.who), then="next_turn")

    # ------------------------------------------------------------ AP held back

    @enforces("UOS-COMBAT-44", "UOS-COMBAT-45")
    def last_fights(self, g: Game) -> Step:
        """Whoever waits beside an enemy must spend the AP on combat now; all others lose them (UOS-RULING-159)."""
        for who in look.in_turn_order(g):
            c = g.state.characters[who]
            if c.waiting and c.ap > 0 and look.threats(g, who):
                self.who = who
                return Goto("must_fight")
        for who in g.state.order:
            g.state.characters[who].ap = 0
            g.state.characters[who].waiting = False
        return after_steps(g, Steps(moment="phase_end"), "end")

    def must_fight(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_combat.LAST_FIGHT, then="fights", text="last-fight")

    def fights(self, g: Game, seat: int, act: Action) -> Step:
        fight = Round(who=self.who)
        fight.aim(act)
        fight.place = g.state.characters[self.who].place
        effects_health.pay_ap(g, self.who, 1)
        return Call(fight, then="last_fights")

    def end(self, g: Game) -> Step:
        effects_health.count_down(g)
        return DONE


FRAMES: tuple[type[Frame], ...] = (Days, Preparation, DayPhase)
