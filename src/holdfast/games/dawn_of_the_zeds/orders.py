"""Rule 5, the action phase: spending actions on units, special actions, and the consent of a hero's player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core import ledger
from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import Action, ActionRule
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import (
    combat,
    effects,
    events,
    firing,
    heroes,
    look,
    menus,
    moving,
    rules,
    specials,
    stories,
)
from holdfast.games.dawn_of_the_zeds.actions import (
    Agree,
    ChooseUnit,
    FireAt,
    FireWithoutAmmo,
    MoveTo,
    PlayStory,
    Refuse,
    SearchHere,
    UnitId,
    UseAdditional,
    UsePlayerAction,
    UseSpecial,
    UseTrack,
)
from holdfast.games.dawn_of_the_zeds.asking import SEATS, named, one_of_units
from holdfast.games.dawn_of_the_zeds.box import TOWN_CENTER
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

TRACK, PLAYER, ADDITIONAL, SPECIAL = range(4)
"""Where an action comes from."""
SOURCES = {UseTrack: TRACK, UsePlayerAction: PLAYER, UseAdditional: ADDITIONAL}
SERVED = one_of_units("DZ-TERM-06", "special_serves_the_unit")
AGREE_ANSWER, REFUSE_ANSWER = (Agree(),), (Refuse(),)
AGREE = ActionRule(Agree, lambda g, seat: AGREE_ANSWER)
REFUSE = ActionRule(Refuse, lambda g, seat: REFUSE_ANSWER)
ALL_ASKED = tuple(Ask(seats, menus.PHASE, then="chosen", text="action-phase") for seats in SEATS)
"""By number of players, the question of the action phase as long as nobody has stopped."""
ONE_ASKED = tuple(Ask((seat,), menus.ACTIONS, then="chosen", text="choose-action") for seat in SEATS[-1])
"""By player, the question what a unit does."""


@public
@rule("DZ-ACT-01", "DZ-ACT-02", "DZ-ACT-04", "DZ-ACT-12", "DZ-ACT-15", "DZ-ACT-17", "DZ-GEN-03")
class ActionPhase(Frame, tag="action_phase"):
    """Actions and special actions in any order, until none is left or nobody wants another.

    Any player may give an order; the player of another personal hero is asked for consent first.
    """

    rule: ClassVar[str] = "DZ-ACT-08"
    stopped: list[int] = []
    """Players who want no more actions."""
    refused: list[tuple[int, int]] = []
    """Player and hero where consent was refused; forgotten as soon as anything is done."""
    player: int = NOWHERE
    unit: int = NOWHERE
    source: int = NOWHERE
    special: int = NOWHERE
    """The order that waits for consent: who gave it, for which unit, with which action."""
    at: str = "begin"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        if self.at == "consent":
            return {"player": self.player + 1, "unit": named(g, "unit", self.unit)}
        return {"actions": g.state.actions}

    def story_whens(self, g: Game) -> tuple[str, ...]:
        """Which kept cards may be played; whoever may play one before a combat may do so before starting it."""
        return ("action", "phase_or_combat")

    def begin(self, g: Game) -> Step:
        frame = stories.event_text(g, "action_start")
        return Call(frame, then="count") if frame is not None else self.count(g)

    def count(self, g: Game) -> Step:
        """The track shows the actions of the card."""
        effects.set_actions(g, g.content.events[g.state.card].actions + g.content.extra_actions)
        return self.regroup(g)

    def regroup(self, g: Game) -> Step:
        """A player without a hero takes one that has become free."""
        if g.seats > 1 and NOWHERE in g.state.personal and heroes.free_heroes(g):
            return Call(heroes.TakeOver(player=g.state.personal.index(NOWHERE)), then="regroup")
        return Goto("choose")

    def choose(self, g: Game) -> Step:
        """Players who have not stopped are asked, as long as there is anything to use."""
        if not anything_left(g):
            return self.end(g)
        if not self.stopped:
            return ALL_ASKED[g.seats]
        if len(self.stopped) == g.seats:
            return self.end(g)
        seats = tuple(seat for seat in range(g.seats) if seat not in self.stopped)
        return Ask(seats, menus.PHASE, then="chosen", text="action-phase")

    def chosen(self, g: Game, seat: int, act: Action) -> Step:
        self.special = NOWHERE
        source = SOURCES.get(type(act), NOWHERE)
        if source != NOWHERE:
            return self.order(g, seat, act.unit, source)  # type: ignore[attr-defined]
        if isinstance(act, UseSpecial):
            self.special = g.content.special_of[act.ability]
            return self.order(g, seat, g.content.specials[self.special].unit, SPECIAL)
        if isinstance(act, PlayStory):
            self.refused = []
            effects.play_story(g, act.story)
            return Call(stories.Telling(story=act.story), then="choose")
        self.stopped = [*self.stopped, seat]
        return Goto("choose")

    def order(self, g: Game, seat: int, unit: int, source: int) -> Step:
        """An order was given; the player of another personal hero has the last word (DZ-RUL-62)."""
        self.player, self.unit, self.source = seat, unit, source
        if unit in g.state.personal and rules.owner_of(g, unit) != seat:
            return Goto("consent")
        return self.perform(g)

    def consent(self, g: Game) -> Step:
        return Ask((rules.owner_of(g, self.unit),), (AGREE, REFUSE), then="answered", text="consent")

    def answered(self, g: Game, seat: int, act: Agree | Refuse) -> Step:
        if isinstance(act, Agree):
            return self.perform(g)
        self.refused = [*self.refused, (self.player, self.unit)]
        g.emit(events.ConsentRefused, seat + 1, UnitId(self.unit))
        return Goto("choose")

    def perform(self, g: Game) -> Step:
        """The order stands."""
        self.refused = []
        if self.source == SPECIAL:
            return Call(SpecialAction(player=self.player, special=self.special), then="choose")
        return Call(Order(player=self.player, unit=self.unit, source=self.source), then="choose")

    def end(self, g: Game) -> Step:
        """The card's text for the end of the phase."""
        frame = stories.event_text(g, "action_end")
        return Call(frame, then="over") if frame is not None else DONE

    def over(self, g: Game) -> Step:
        return DONE


@rule("DZ-ACT-12")
def anything_left(g: Game) -> bool:
    """Is there an action of any source, a special action or a kept card that could be used?"""
    state, box = g.state, g.content
    if state.actions or True in state.player_actions or any(state.additional):
        return look.anybody_in_play(state)
    if state.kept and stories.playable(g, ("action", "phase_or_combat")):
        return True
    for special, available in zip(box.specials, state.specials, strict=True):
        if available and state.units[special.unit] >= 0 and specials.serves_anybody(g, special):
            return True
    return False


@public
@rule("DZ-ACT-03", "DZ-ACT-05", "DZ-ACT-06", "DZ-ACT-08", "DZ-ACT-18")
class Order(Frame, tag="order", kw_only=True):
    """One action for one unit: it is chosen, the action and all further costs are paid, then it is carried out."""

    rule: ClassVar[str] = "DZ-ACT-08"
    player: int
    unit: int
    source: int
    special: int = NOWHERE
    """The special action behind a shot from the Town Center."""
    shift: int = 0
    free: bool = False
    """Does a shot cost no ammo?"""
    target: int = NOWHERE
    """Where a shot goes that a further action pays for."""
    at: str = "choose"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"unit": named(g, "unit", self.unit)}

    def choose(self, g: Game) -> Step:
        if self.source == SPECIAL:
            return Ask((self.player,), (rules.FIRE,), then="chosen", text="choose-target")
        return ONE_ASKED[self.player]

    def chosen(self, g: Game, seat: int, act: Action) -> Step:
        self.pay(g)
        if isinstance(act, MoveTo):
            return self.move(g, act.space)
        if isinstance(act, SearchHere):
            return Call(firing.Searching(unit=self.unit), then="over")
        if isinstance(act, FireAt):
            shot = firing.Firing(unit=self.unit, space=act.space, shift=self.shift, free=self.free)
            return Call(shot, then="over")
        assert isinstance(act, FireWithoutAmmo)
        self.target = act.space
        return Goto("further")

    def pay(self, g: Game) -> None:
        """The action itself is paid first."""
        state = g.state
        if self.source == TRACK:
            state.actions -= 1
        elif self.source == PLAYER:
            state.player_actions[self.player] = False
        elif self.source == ADDITIONAL:
            state.additional[self.unit] -= 1
        else:
            specials.turn_marker(g, self.special)

    @ledger.rule("DZ-MOVE-01", "DZ-MOVE-04")
    def move(self, g: Game, goal: int) -> Step:
        """The unit goes all the way; where Zeds are it attacks, and remembers how it came."""
        start, fight = g.state.units[self.unit], look.has_zeds(g.state, goal)
        if g.events is not None and TOWN_CENTER in moving.way(start, goal) and moving.town_center_is_free(g):
            effects.use_ability(g, *g.content.traffic)
        effects.move_unit(g, self.unit, goal)
        if not fight:
            return DONE
        trail = [*moving.way(start, goal)[-2::-1], start]
        return Call(combat.melee(g, goal, self.unit, attacking=True, trail=trail), then="over")

    # ------------------------------------------------------------ a further action instead of ammo

    def further(self, g: Game) -> Step:
        """If there is more than one way to pay the further action, the player chooses."""
        sources = self.sources(g)
        if len(sources) > 1:
            return Goto("further_choice")
        return self.shoot(g, sources[0])

    def sources(self, g: Game) -> list[int]:
        """Where the further action can come from."""
        state = g.state
        found = [TRACK] if state.actions else []
        found += [PLAYER] if state.player_actions[self.player] else []
        return [*found, ADDITIONAL] if state.additional[self.unit] else found

    def further_choice(self, g: Game) -> Step:
        options = (rules.PAY_TRACK, rules.PAY_PLAYER_ACTION, rules.PAY_ADDITIONAL)
        return Ask((self.player,), options, then="paid", text="further-action")

    def paid(self, g: Game, seat: int, act: UseTrack | UsePlayerAction | UseAdditional) -> Step:
        return self.shoot(g, SOURCES[type(act)])

    @ledger.rule("DZ-PIAZZA-05")
    def shoot(self, g: Game, source: int) -> Step:
        """The further action is paid, and the shot costs no ammo."""
        self.source = source
        self.pay(g)
        effects.use_ability(g, self.unit, g.content.units[self.unit].action_for_ammo)
        return Call(firing.Firing(unit=self.unit, space=self.target, free=True), then="over")

    def over(self, g: Game) -> Step:
        return DONE


@public
@rule("DZ-ACT-10", "DZ-ACT-11", "DZ-HERNANDEZ-04", "DZ-HERNANDEZ-05", "DZ-SCHMIDT-02", "DZ-HUNT-02", "DZ-TERM-06")
class SpecialAction(Frame, tag="special_action", kw_only=True):
    """A special action: its marker is turned, and the units it serves act or get additional actions."""

    rule: ClassVar[str] = "DZ-TERM-06"
    player: int
    special: int
    unit: int = NOWHERE
    at: str = "begin"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        if self.at == "consent":
            return {"player": self.player + 1, "unit": named(g, "unit", self.unit)}
        return {"ability": named(g, "ability", g.content.specials[self.special].ability)}

    def choices(self, g: Game) -> list[int]:
        return specials.beneficiaries(g, g.content.specials[self.special])

    def begin(self, g: Game) -> Step:
        units = self.choices(g)
        if not specials.needs_a_choice(g.content.specials[self.special]):
            specials.turn_marker(g, self.special)
            for unit in units:
                effects.give_additional(g, unit)
            return DONE
        if len(units) > 1:
            return Goto("choose")
        self.unit = units[0]
        return Goto("serve")

    def choose(self, g: Game) -> Step:
        return Ask((self.player,), (SERVED,), then="chosen", text="choose-served")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        self.unit = act.unit
        return Goto("serve")

    def serve(self, g: Game) -> Step:
        """An additional action may be used later; a shot from the Town Center is fired now (DZ-RUL-32, DZ-RUL-34)."""
        special = g.content.specials[self.special]
        if special.do == "civilian_gets_action":
            specials.turn_marker(g, self.special)
            effects.give_additional(g, self.unit)
            return DONE
        owner = rules.owner_of(g, self.unit)
        return Goto("fire" if owner in (NOWHERE, self.player) else "consent")

    def consent(self, g: Game) -> Step:
        return Ask((rules.owner_of(g, self.unit),), (AGREE, REFUSE), then="answered", text="consent")

    def answered(self, g: Game, seat: int, act: Agree | Refuse) -> Step:
        if isinstance(act, Agree):
            return Goto("fire")
        g.emit(events.ConsentRefused, seat + 1, UnitId(self.unit))
        return DONE

    def fire(self, g: Game) -> Step:
        special = g.content.specials[self.special]
        order = Order(
            player=self.player,
            unit=self.unit,
            source=SPECIAL,
            special=self.special,
            shift=special.amount,
            free=special.free,
        )
        return Call(order, then="over")

    def over(self, g: Game) -> Step:
        return DONE
