"""The smaller questions, by the key of their text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.bots.under_our_sun.fighting import fight, strike
from holdfast.bots.under_our_sun.goals import goal_of
from holdfast.bots.under_our_sun.situation import Situation
from holdfast.bots.under_our_sun.traitor import is_traitor
from holdfast.bots.under_our_sun.turn import wants
from holdfast.bots.under_our_sun.worth import START, thing_worth
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import actions as acts
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.dice import colours, successes
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.state import FOOD, NEW_HAVEN, NOBODY, VALUE

Options = Sequence[Action]
Answer = Callable[[UnderOurSun, Options], Action]

CAST = ("thickskin", "medic", "veteran", "scout", "trapper", "tinkerer")
"""Whom to play, best first."""
CHOICES = {
    "two_ap": 5, "treat": 1, "give_water": 1, "give_food": 1, "share_food": 1, "take_fabric": 2, "take_plastic": 1,
    "dare": 0, "walk_on": 2, "rob": 3, "bribe": 1, "fight": 2, "hunt": 1, "drink": 1, "cartridges": 1, "arrows": 0,
    "pay_plastic": 1, "pay_alcohol": 2, "heal": 2, "cure": 1, "wake_devices": 0, "dexterity": 1, "strength": 1,
}  # fmt: skip
"""How tempting the options of cards are."""


def passing(options: Options) -> Action:
    """No, where one may say no; else the first option."""
    return next((act for act in options if isinstance(act, acts.Pass)), options[0])


def agreeing(g: UnderOurSun, options: Options) -> Action:
    """Yes, where one may say yes."""
    return next((act for act in options if isinstance(act, acts.Agree)), options[0])


def refusing(g: UnderOurSun, options: Options) -> Action:
    return passing(options)


def _decider(g: UnderOurSun) -> int:
    """The character that the question is about."""
    frame: Any = g.stack[-1]
    who = getattr(frame, "actor", getattr(frame, "who", NOBODY))
    return who if who != NOBODY else g.state.order[0]


# ---------------------------------------------------------------- set-up


def choose_character(g: UnderOurSun, options: Options) -> Action:
    """A strong one and a healer before the others."""
    names = g.content.names["character"]
    return min(options, key=lambda act: CAST.index(names[act.character]))  # type: ignore[attr-defined]


def buy_start(g: UnderOurSun, options: Options) -> Action:
    """What is worth most for its stars, for whoever has use for it."""
    best, best_worth = passing(options), 0.9
    for act in options:
        if not isinstance(act, acts.BuyStart):
            continue
        face = g.content.thing(act.card)
        c = g.state.characters[act.character]
        worth = START.get(face.name, 0.3) / max(face.stars, 1) ** 0.7
        armed = any(g.content.thing(card).abilities.weapon for card in c.cards)
        if face.abilities.weapon is not None:
            worth *= 0.3 if armed else 1.0
            worth += 0.01 * sum(g.content.boards[act.character].melee[:2])
        if face.kind == "gear" and c.gear != NOBODY:
            continue
        if worth > best_worth:
            best, best_worth = act, worth
    return best


# ---------------------------------------------------------------- dice


def karma(g: UnderOurSun, options: Options) -> Action:
    """Another throw for a check that failed, or for a blow that would hurt."""
    frame: Any = g.stack[-1]
    active = g.state.active
    if active == NOBODY or frame.chosen:
        return passing(options)
    made, dice = successes(frame.values), colours(frame.dice)
    free = [act for act in options if isinstance(act, acts.Reroll)]
    if frame.who == NOBODY:
        hp = g.state.characters[active].hp
        hits = [act for act in free if frame.values[act.die] > 0]
        return hits[0] if hits and made and (made >= 2 or hp <= 3) else passing(options)
    if made:
        return passing(options)
    crosses = [act for act in free if frame.values[act.die] < 0]
    if crosses and any(value > 0 for value in frame.values):
        return crosses[0]
    blanks = [act for act in free if frame.values[act.die] == 0 and dice[act.die] < 3]
    return min(blanks, key=lambda act: dice[act.die], default=passing(options))


def reroll_die(g: UnderOurSun, options: Options) -> Action:
    """The worst die."""
    frame: Any = g.stack[-1]
    return min(options, key=lambda act: frame.values[act.die])  # type: ignore[attr-defined]


def react(g: UnderOurSun, options: Options) -> Action:
    """Use what one has, but do not throw good dice again, nor shield others with the last strength."""
    frame: Any = g.stack[-1]
    if frame.trigger == "on_attack_roll":
        roll: Any = g.stack[-2]
        if all(value > 0 for value in roll.values):
            return passing(options)
    if frame.trigger == "on_ally_attacked" and g.state.characters[frame.who].hp <= 4:
        return passing(options)
    return next((act for act in options if not isinstance(act, acts.Pass)), options[0])


# ---------------------------------------------------------------- the body


def drink(g: UnderOurSun, options: Options) -> Action:
    return next(act for act in options if isinstance(act, acts.Drink))


def sustain(g: UnderOurSun, options: Options) -> Action:
    """Eat; where the mission wants the food, go hungry while that does no harm."""
    who = _decider(g)
    if g.content.mission.name == "stock_the_larder" and g.state.characters[who].hp >= 5:
        return next(act for act in options if isinstance(act, acts.GoHungry))
    return next(act for act in options if isinstance(act, acts.Sustain))


# ---------------------------------------------------------------- fights


def initial_round(g: UnderOurSun, options: Options) -> Action:
    """The free attack."""
    sit = Situation(g, _decider(g))
    return strike(sit, options) or passing(options)


def join(g: UnderOurSun, options: Options) -> Action:
    """Stand by a fellow, unless too weak for it."""
    sit = Situation(g, _decider(g))
    if sit.me.hp <= 1 and not sit.threats:
        return passing(options)
    attack = strike(sit, options)
    return attack if attack is not None else passing(options)


def last_fight(g: UnderOurSun, options: Options) -> Action:
    return fight(Situation(g, _decider(g)), options)


def avoid(g: UnderOurSun, options: Options) -> Action:
    """The attack that would hurt most."""
    frame: Any = g.stack[-1]
    picks = [act for act in options if isinstance(act, acts.PickEnemy)]
    return max(picks, key=lambda act: max(n for enemy, _, n in frame.held if enemy == act.enemy))


def defend(g: UnderOurSun, options: Options) -> Action:
    """Strike back at a character who attacks."""
    for kind in (acts.CounterWith, acts.Counter, acts.Dodge):
        for act in options:
            if isinstance(act, kind):
                return act
    return passing(options)


def show_colours(g: UnderOurSun, options: Options) -> Action:
    """A traitor drops the mask before his own people kill him."""
    mask = next((act for act in options if isinstance(act, acts.RevealRole)), None)
    weak = g.state.characters[_decider(g)].hp <= 2
    return mask if mask is not None and weak else passing(options)


def dodge_or_not(g: UnderOurSun, options: Options) -> Action:
    return next((act for act in options if isinstance(act, acts.Dodge)), options[0])


# ---------------------------------------------------------------- things


def keep_loot(g: UnderOurSun, options: Options) -> Action:
    sit = Situation(g, _decider(g))
    return max(options, key=lambda act: thing_worth(sit, act.card))  # type: ignore[attr-defined]


def pay_from(g: UnderOurSun, options: Options) -> Action:
    """From the tile, except in New Haven, where stores may be what the mission is about."""
    frame: Any = g.stack[-1]
    home = look.tile_of(g, frame.who) == NEW_HAVEN
    wanted = acts.FromTile(not home)
    return wanted if wanted in options else options[0]


def collect_more(g: UnderOurSun, options: Options) -> Action:
    """A second cube comes along for nothing."""
    sit = Situation(g, _decider(g))
    if sit.tile == NEW_HAVEN and sit.mission == "stock_the_larder":
        return passing(options)
    goal = goal_of(sit)
    picks = [act for act in options if isinstance(act, acts.PickGoods)]
    if sit.room <= 0 or not picks:
        return passing(options)
    best = max(picks, key=lambda act: (wants(sit, goal, act.good), act.good == FOOD, VALUE[act.good]))
    return best if wants(sit, goal, best.good) or sit.room > 2 else passing(options)


def pick_goods(g: UnderOurSun, options: Options) -> Action:
    """Give up what is worth least and not wanted; a traitor's tribute is as large as can be."""
    picks = [act for act in options if isinstance(act, acts.PickGoods)]
    if not picks:
        return options[0]
    sit = Situation(g, _decider(g))
    if is_traitor(sit):
        return max(picks, key=lambda act: VALUE[act.good])
    goal = goal_of(sit)
    return min(picks, key=lambda act: (goal.wanted.get(act.good, 0) > 0, VALUE[act.good]))


def pick_card(g: UnderOurSun, options: Options) -> Action:
    """Give up, or turn up, the card worth least."""
    picks = [act for act in options if isinstance(act, acts.PickCard)]
    sit = Situation(g, _decider(g))
    return min(picks, key=lambda act: thing_worth(sit, act.card), default=options[0])


def take_all(g: UnderOurSun, options: Options) -> Action:
    """From the fallen: cards first, then goods."""
    return next((act for act in options if isinstance(act, (acts.PickCard, acts.PickGoods))), passing(options))


def pick_character(g: UnderOurSun, options: Options) -> Action:
    """Whoever is worst off."""
    picks = [act for act in options if isinstance(act, acts.PickCharacter)]
    if not picks:
        return options[0]
    characters, boards = g.state.characters, g.content.boards
    return max(picks, key=lambda act: (boards[act.character].hp - characters[act.character].hp, -act.character))


def pick_enemy(g: UnderOurSun, options: Options) -> Action:
    """The enemy nearest to falling; of cards looked at, the weakest."""
    picks = [act for act in options if isinstance(act, acts.PickEnemy)]
    harm = {one.card: one.damage for one in g.state.enemies}
    return min(picks, key=lambda act: g.content.foe(act.enemy).hp - harm.get(act.enemy, 0), default=options[0])


def pick_place(g: UnderOurSun, options: Options) -> Action:
    """The place that may hide what the mission looks for."""
    picks = [act for act in options if isinstance(act, acts.PickPlace)]
    if not picks:
        return options[0]
    sit = Situation(g, _decider(g))
    far = goal_of(sit).far
    return min(picks, key=lambda act: (abs(sit.distance_home(act.place) - far), act.place))


def choose_option(g: UnderOurSun, options: Options) -> Action:
    """The most tempting option; medicine as it is needed."""
    names = g.content.names["choice"]
    picks = [act for act in options if isinstance(act, acts.Choose)]
    if not picks:
        return options[0]
    who = _decider(g)
    patients = [who, *[one for one in look.here(g, g.state.characters[who].place) if one != who]]
    infected = any(g.state.characters[one].infected for one in patients)

    def tempting(act: acts.Choose) -> float:
        name = names[act.choice]
        return 9.0 if name == "cure" and infected else float(CHOICES.get(name, 1))

    return max(picks, key=tempting)


def who_acts(g: UnderOurSun, options: Options) -> Action:
    """First whoever carries a token of the mission, then the strongest."""
    characters = g.state.characters
    return max(
        options,
        key=lambda act: (any(characters[act.character].tokens), characters[act.character].hp),  # type: ignore[attr-defined]
    )


ANSWERS: dict[str, Answer] = {
    "choose-character": choose_character,
    "buy-start": buy_start,
    "karma": karma,
    "reroll-die": reroll_die,
    "react": react,
    "drink": drink,
    "sustain": sustain,
    "initial-round": initial_round,
    "join": join,
    "help": join,
    "last-fight": last_fight,
    "avoid": avoid,
    "defend": defend,
    "dodge-or-not": dodge_or_not,
    "keep-loot": keep_loot,
    "pay-from": pay_from,
    "collect-more": collect_more,
    "pick-goods": pick_goods,
    "spare-cube": pick_goods,
    "pick-card": pick_card,
    "raid": keep_loot,
    "loot-fallen": take_all,
    "steal": take_all,
    "pick-character": pick_character,
    "night-vote": pick_character,
    "choose-victim": pick_character,
    "pick-enemy": pick_enemy,
    "pick-place": pick_place,
    "choose-option": choose_option,
    "who-acts": who_acts,
    "pay-or-not": agreeing,
    "draw-event": agreeing,
    "ignore-animal": agreeing,
    "swap-consent": agreeing,
    "take-apart": refusing,
    "swap": refusing,
    "deal": refusing,
    "show-colours": show_colours,
}
