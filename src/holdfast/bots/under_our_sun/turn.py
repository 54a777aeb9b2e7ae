"""The actions of a turn: stay alive, then bring the mission on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from holdfast.bots.under_our_sun.fighting import fight, hunt, quarry, shot
from holdfast.bots.under_our_sun.goals import BURROW, Goal, asked, goal_of, progress
from holdfast.bots.under_our_sun.situation import Situation
from holdfast.bots.under_our_sun.traitor import is_traitor, scheme, traitor_goal
from holdfast.bots.under_our_sun.worth import gear_worth, thing_worth
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import actions as acts
from holdfast.games.under_our_sun import look, stats
from holdfast.games.under_our_sun.aims import aims
from holdfast.games.under_our_sun.state import (
    AFTERNOON,
    ALCOHOL,
    CONNECTOR,
    FABRIC,
    FIT,
    FOOD,
    METAL,
    MORNING,
    NEW_HAVEN,
    NIGHT,
    NOBODY,
    OK,
    PLASTIC,
    STORM,
    TIRED,
    WOOD,
)

A = TypeVar("A", bound=Action)

WELL = 4
"""From so many HP on a character takes risks."""
PLENTY = 3
"""So much free water room is worth a refill."""


class Menu:
    """The options of a turn, by kind."""

    def __init__(self, options: Sequence[Action]) -> None:
        self.options = options
        self._by_kind: dict[type[Action], list[Any]] = {}
        for act in options:
            self._by_kind.setdefault(type(act), []).append(act)

    def all(self, kind: type[A]) -> list[A]:
        return self._by_kind.get(kind, [])

    def one(self, kind: type[A]) -> A | None:
        found = self._by_kind.get(kind)
        return found[0] if found else None


def usual_goal(sit: Situation) -> Goal:
    """What this character is after, whichever side it is on."""
    if is_traitor(sit):
        return traitor_goal(sit)
    near = quarry(sit)
    return Goal(tile=near, urgent=True) if near != NOBODY else goal_of(sit)


def take_turn(sit: Situation, options: Sequence[Action], goal: Goal | None = None) -> Action:
    """The next action of a turn, towards a goal, the usual one if none is given."""
    traitor = is_traitor(sit)
    menu, goal = Menu(options), usual_goal(sit) if goal is None else goal
    if sit.tile == BURROW and progress(sit, "fuse"):
        return run(menu) or fight(sit, menu.options)
    if sit.threats:
        return cure(sit, menu, goal) or fight(sit, menu.options)
    if not traitor and (blow := hunt(sit, options)) is not None:
        return blow
    for step in STEPS:
        act = step(sit, menu, goal)
        if act is not None:
            return act
    return menu.one(acts.EndTurn) or menu.one(acts.Wait) or menu.options[-1]


def run(menu: Menu) -> Action | None:
    """Away from here, wherever a step leads."""
    return menu.one(acts.Move) or menu.one(acts.Charge) or menu.one(acts.Sneak) or menu.one(acts.Explore)


# ---------------------------------------------------------------- the body


def handy(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """What costs nothing: put gear on, load weapons."""
    load = menu.one(acts.Load)
    if load is not None:
        return load
    if sit.me.gear == NOBODY:
        wear = menu.all(acts.Wear)
        if wear:
            return max(wear, key=lambda act: gear_worth(sit, act.card))
    return None


def cure(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """Medicine for whoever needs it here: infections, wounds, the defeated; in a fight also what explodes."""
    fighting = bool(sit.threats)
    patients = [sit.who, *sit.fellows]
    hurt = max(patients, key=lambda who: _missing(sit, who))
    infected = any(sit.state.characters[who].infected for who in patients)
    low = any(sit.state.characters[who].hp <= 3 for who in patients)
    for use in menu.all(acts.Use):
        name = sit.content.thing(use.card).name
        if name == "aed" or (name == "antibiotic" and infected):
            return use
        if name in ("medkit", "trauma_bag") and (infected or (_missing(sit, hurt) >= 2 and low)):
            return use
        if name == "bandage" and _missing(sit, hurt) >= 2 and low:
            return use
        if name == "stim_patch" and sit.me.fitness == TIRED and not fighting:
            return use
        if name == "field_purifier" and sit.water_room >= 3:
            return use
        if name in ("firebomb", "frag_grenade") and fighting:
            return use
    if fighting:
        return None
    for skill in menu.all(acts.UseSkill):
        if infected or _missing(sit, hurt) >= 2:
            return skill
    return None


def _missing(sit: Situation, who: int) -> int:
    return sit.content.boards[who].hp - sit.state.characters[who].hp


def drink(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """Fill up where there is water; catch rain when it is needed."""
    refill = menu.one(acts.Refill)
    if refill is not None:
        drier = [who for who in sit.fellows if look.water_of(sit.g, who) < sit.water - 1]
        if (sit.water_room >= PLENTY and not drier) or sit.water <= 2:
            return refill
    stored = menu.one(acts.TakeWater)
    if stored is not None and sit.water <= 2:
        return stored
    for use in menu.all(acts.Use):
        if sit.content.thing(use.card).name == "water_filter" and sit.water_room >= 3:
            return use
    rain = menu.one(acts.CollectRain)
    if rain is not None and (sit.water <= 2 or (sit.water_room >= 2 and sit.me.ap <= 2)):
        return rain
    return None


def eat(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """Eat when wounded; food is health."""
    meals = menu.all(acts.Eat)
    if not meals:
        return None
    larder = sit.mission == "stock_the_larder"
    if sit.me.hp <= (2 if larder else 3) or (not larder and sit.me.injured and sit.me.hp < WELL):
        return max(meals, key=lambda act: act.bites)
    return None


# ---------------------------------------------------------------- night


def last_day(sit: Situation) -> bool:
    return sit.state.day >= sit.content.day_limit(sit.people)


def night(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """Sleep at night, in a camp if one can be had; a tired character sleeps by day in a camp as well."""
    sleep = menu.one(acts.Sleep)
    if sit.state.phase == NIGHT:
        if last_day(sit):
            return None
        if sit.me.fitness < FIT:
            camp = look.has_camp(sit.g, sit.tile)
            if not camp and sit.me.ap >= 5:
                tent = _tent(sit, menu)
                if tent is not None:
                    return tent
            if sleep is not None:
                return sleep
    elif sleep is not None and sit.me.fitness == TIRED and stats.sleep_cost(sit.g, sit.who) <= 3:
        return sleep
    return None


def _tent(sit: Situation, menu: Menu) -> Action | None:
    for use in menu.all(acts.Use):
        if sit.content.thing(use.card).name == "tent":
            return use
    return None


# ---------------------------------------------------------------- the mission

DEEDS: dict[str, Callable[[Situation], bool]] = {
    "repair": lambda sit: progress(sit, "repair") < asked(sit, "repair"),
    "take_sample": lambda sit: not sit.tokens("sample"),
    "pick_up": lambda sit: sit.tile != NEW_HAVEN,
    "hand_over": lambda sit: sit.tile == NEW_HAVEN,
    "brew": lambda sit: progress(sit, "cured") + sit.tokens("serum") < asked(sit, "cured"),
    "make_charge": lambda sit: sit.tokens("charge") + progress(sit, "planted") < asked(sit, "planted"),
    "plant": lambda sit: progress(sit, "planted") < asked(sit, "planted"),
    "extract": lambda sit: sit.me.hp >= 2,
    "take_core": lambda sit: not sit.tokens("core"),
    "take_key": lambda sit: not sit.tokens("key"),
}
"""When a deed is of use; those of missions that are not named always are, those of traitors never."""


def deed(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """What the mission adds to the actions, or what a Son of Liberty does instead."""
    if is_traitor(sit):
        return scheme(sit, menu.options)
    for act in menu.all(acts.Deed):
        useful = DEEDS.get(sit.content.names["deed"][act.deed])
        if act.deed in sit.content.mission_deeds and (useful is None or useful(sit)):
            return act
    return None


def shoot(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """Shoot at what stands in the way, from next door."""
    way = sit.ways.get(goal.tile, (0.0, NOBODY))[1] if goal.tile != NOBODY else NOBODY
    return shot(sit, menu.all(acts.AttackWith), way)


def gather(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """Take what lies here and is wanted; loot bodies, open containers; lay down what is to be delivered."""
    if goal.deliver and goal.tile == sit.tile:
        for act in menu.all(acts.Drop):
            if deliverable(sit, goal, act.good):
                return act
    loot = menu.one(acts.Loot)
    if loot is not None:
        return loot
    picked = [act for act in menu.all(acts.Collect) if wants(sit, goal, act.good)]
    if picked:
        return max(picked, key=lambda act: (goal.wanted.get(act.good, 0) > 0, -act.good))
    cards = menu.all(acts.CollectCard)
    if cards:
        return max(cards, key=lambda act: thing_worth(sit, act.card))
    box = max(menu.all(acts.OpenBox), key=lambda act: _box_chance(sit, act), default=None)
    if box is not None:
        marked = sit.state.objectives >> sit.tile & 1
        if marked or (_box_chance(sit, box) >= 0.45 and not goal.urgent):
            return box
    return None


def _box_chance(sit: Situation, act: acts.OpenBox) -> float:
    return sit.chance("strength" if act.strength else "dexterity")


def deliverable(sit: Situation, goal: Goal, kind: int) -> bool:
    """Should this be laid down here for the mission?"""
    if sit.mission == "stock_the_larder":
        stocks = {aim.what: aim.n for aim in aims(sit.content, sit.people) if aim.sort == "stock"}
        return sit.lying(NEW_HAVEN, kind) < stocks.get(kind, 0)
    if sit.mission == "pump_line_nine":
        return kind in (METAL, CONNECTOR, PLASTIC)
    return sit.mission == "the_nest" and kind in (METAL, CONNECTOR, ALCOHOL) and sit.who != sit.team[0]


def wants(sit: Situation, goal: Goal, kind: int) -> bool:
    """Is a cube on this tile worth an action?"""
    if sit.tile == NEW_HAVEN and sit.mission == "stock_the_larder":
        return False
    if goal.deliver and goal.tile == sit.tile:
        return False
    if goal.wanted.get(kind, 0) > 0:
        return True
    if kind == FOOD:
        return sit.food < 3
    return False


NEEDS = {
    "stock_the_larder": (FOOD, FABRIC, METAL, WOOD),
    "pump_line_nine": (METAL, CONNECTOR, PLASTIC),
    "fever_season": (ALCOHOL, PLASTIC),
    "the_nest": (ALCOHOL, METAL, CONNECTOR),
}
"""The kinds of cubes that missions are about."""


def craft(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """Make something useful of what the mission does not need."""
    made = menu.all(acts.Craft)
    if not made or goal.urgent:
        return None
    best, best_worth = None, 2.0
    for act in made:
        face = sit.content.things[act.thing]
        assert face.craft is not None
        if any(n and _needed(sit, goal, kind) for kind, n in enumerate(face.craft)):
            continue
        worth = craft_worth(sit, face.name)
        if worth > best_worth:
            best, best_worth = act, worth
    return best


def _needed(sit: Situation, goal: Goal, kind: int) -> bool:
    """Does the mission need cubes of this kind?"""
    if sit.mission == "pump_line_nine" and progress(sit, "parts"):
        return False
    return kind in NEEDS.get(sit.mission, ())


def craft_worth(sit: Situation, name: str) -> float:
    """How much a thing would help now."""
    owned = [sit.content.thing(card).name for card in sit.me.cards]
    if name in owned or sit.room < 0:
        return 0.0
    armed = any(sit.content.thing(card).abilities.weapon for card in sit.me.cards)
    if name in ("machete", "spear", "knife"):
        return 0.0 if armed else {"machete": 6.0, "spear": 5.0, "knife": 4.0}[name]
    if name == "bandage":
        return 4.0 if sit.missing_hp >= 2 else 0.0
    if name == "medkit":
        return 5.0 if sit.missing_hp >= 2 or sit.me.infected else 3.0
    if name == "antibiotic":
        return 6.0 if sit.me.infected else 0.0
    if name == "water_bottle":
        return 3.0
    return 0.0


# ---------------------------------------------------------------- on the way


def go(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """Walk towards what matters most: water, safety, the goal of the mission, the unknown."""
    water = thirst(sit)
    if water != NOBODY:
        return walk(sit, menu, water)
    if sit.by_night and not goal.urgent and not last_day(sit):
        return None
    if goal.tile == NOBODY:
        return explore(sit, menu, goal)
    if goal.tile == sit.tile:
        return None
    return walk(sit, menu, goal.tile) if goal.tile in sit.ways else pave(sit, menu, goal.tile)


def thirst(sit: Situation) -> int:
    """The water source to go to now, or NOBODY."""
    near = sit.nearest(sit.sources)
    if near == NOBODY or near == sit.tile:
        return NOBODY
    phases = sit.cost_to(near) / 6
    return near if sit.water <= 1 + phases else NOBODY


def walk(sit: Situation, menu: Menu, tile: int) -> Action | None:
    """The first step on the way to a tile, if it can be paid for."""
    step = sit.ways.get(tile, (0.0, NOBODY))[1]
    if step == NOBODY:
        return None
    enemies = look.active_enemies(sit.g, sit.state.places[step])
    if enemies and sit.expected_wounds(enemies, alone=False) >= sit.me.hp - 1:
        return next((act for act in menu.all(acts.Sneak) if act.tile == step), None)
    return next((act for act in menu.all(acts.Move) if act.tile == step), None)


def pave(sit: Situation, menu: Menu, tile: int) -> Action | None:
    """Reveal the way to a tile that no known way leads to, from the tile nearest to it."""
    target, grid = sit.state.places[tile], sit.content.grid
    here = [
        act for act in menu.all(acts.Explore) if grid.distance(act.place, target) < grid.distance(sit.place, target)
    ]
    if here:
        return min(here, key=lambda act: (grid.distance(act.place, target), act.place))
    edge = [one for one in sit.ways if one != sit.tile and look.unrevealed_around(sit.g, sit.state.places[one])]
    best = min(
        edge,
        key=lambda one: (2.5 * grid.distance(sit.state.places[one], target) + sit.cost_to(one), one),
        default=NOBODY,
    )
    return walk(sit, menu, best) if best != NOBODY else None


def explore(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """Reveal a place here, or walk to the edge of the known map."""
    here = [act for act in menu.all(acts.Explore) if _promising(sit, act.place, goal.far)]
    if here:
        return max(here, key=lambda act: (-abs(sit.distance_home(act.place) - goal.far), -act.place))
    edge = [tile for tile in sit.ways if tile != sit.tile and _has_edge(sit, tile, goal.far)]
    tile = min(edge, key=lambda tile: (sit.cost_to(tile), tile), default=NOBODY)
    return walk(sit, menu, tile) if tile != NOBODY else None


def _promising(sit: Situation, place: int, far: int) -> bool:
    """Is a place worth revealing when something lies at least so far out?"""
    away, mine = sit.distance_home(place), sit.distance_home(sit.place)
    return away >= min(far, mine + 1)


def _has_edge(sit: Situation, tile: int, far: int) -> bool:
    place = sit.state.places[tile]
    mine = sit.distance_home(place)
    return any(sit.distance_home(one) >= min(far, mine + 1) for one in look.unrevealed_around(sit.g, place))


def pass_time(sit: Situation, menu: Menu, goal: Goal) -> Action | None:
    """AP are left over: sleep ahead, catch rain, drink, or look around."""
    refill = menu.one(acts.Refill)
    if refill is not None and sit.water_room >= 1 and not sit.fellows:
        return refill
    if sit.state.weather == STORM and sit.water_room >= 1:
        rain = menu.one(acts.CollectRain)
        if rain is not None:
            return rain
    sleep = menu.one(acts.Sleep)
    if sleep is not None and sit.me.fitness <= OK and sit.state.phase in (MORNING, AFTERNOON, NIGHT):
        return sleep
    if not sit.by_night and sit.me.ap <= 2:
        found = menu.all(acts.Explore)
        if found:
            return found[0]
    return None


STEPS: tuple[Callable[[Situation, Menu, Goal], Action | None], ...] = (
    handy,
    cure,
    drink,
    deed,
    night,
    eat,
    shoot,
    gather,
    craft,
    go,
    pass_time,
)
"""What is thought of in a turn without enemies, first things first."""
