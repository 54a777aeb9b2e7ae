"""What enemies do by themselves, and how conditions see the table."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import effects_enemies, look, stats
from holdfast.games.under_our_sun.actions import Agree, Dodge, Pass, ReactSkill
from holdfast.games.under_our_sun.flow_enemies import Spawn
from holdfast.games.under_our_sun.flow_health import Hurt, Wound
from holdfast.games.under_our_sun.state import NIGHT, NOBODY
from holdfast.games.under_our_sun.verbs.foes import Defences
from holdfast.games.under_our_sun.verbs.reacting import Special
from tests.games.under_our_sun.cards import MEDIC, THICKSKIN, TRAPPER, VETERAN, Cards


def face(cards: Cards, name: str) -> int:
    return next(at for at, foe in enumerate(cards.content.foes) if foe.name == name)


@pytest.mark.parametrize(("name", "n", "infected"), [
    ("rat_pack", 1, False), ("rat_pack", 2, True),
    ("rabid_wolf", 1, False), ("rabid_wolf", 2, True),
    ("desert_viper", 1, True), ("wild_boar", 3, False),
])  # fmt: skip
def test_bites_infect_from_a_certain_depth_on(name: str, n: int, infected: bool) -> None:
    cards = Cards(VETERAN, MEDIC)
    biter = cards.enemy(name)
    cards.run(Hurt(who=VETERAN, n=n, kind="melee", enemy=biter.card))
    assert cards.who(VETERAN).infected is infected


def test_a_mask_keeps_infections_off() -> None:
    cards = Cards(VETERAN, MEDIC)
    cards.card("gas_mask", VETERAN)
    cards.run(Hurt(who=VETERAN, n=1, kind="melee", enemy=cards.enemy("desert_viper").card))
    assert not cards.who(VETERAN).infected


def test_a_coyote_that_survives_a_hit_runs() -> None:
    cards = Cards(VETERAN, MEDIC)
    coyote = cards.enemy("coyote")
    here = coyote.place
    cards.run(Wound(enemy=coyote.card, n=1, who=VETERAN), 1)
    assert coyote.place == cards.content.grid.near[here][0]


def test_a_cougar_has_a_die_more_in_its_first_round_at_night() -> None:
    cards = Cards(VETERAN, MEDIC)
    cards.state.phase = NIGHT
    cougar = cards.enemy("cougar")
    plain = effects_enemies.melee_pool(cards.g, cougar)
    cards.run(Special(trigger="on_spawn_here", enemy=cougar.card, who=VETERAN))
    assert effects_enemies.melee_pool(cards.g, cougar) == (plain[0], plain[1], plain[2] + 1, plain[3])


def test_a_lookout_calls_the_others_once() -> None:
    cards = Cards(VETERAN, MEDIC)
    cards.lay("dune_sea", 8)
    lookout, trooper = cards.enemy("sol_lookout"), cards.enemy("sol_trooper", 8)
    cards.run(Special(trigger="on_round_survived", enemy=lookout.card, who=VETERAN))
    assert trooper.place == lookout.place
    effects_enemies.move_enemy(cards.g, trooper, 8)
    cards.run(Special(trigger="on_round_survived", enemy=lookout.card, who=VETERAN))
    assert trooper.place == 8


def test_an_enforcer_shrugs_one_damage_off_once() -> None:
    cards = Cards(VETERAN, MEDIC)
    enforcer = cards.enemy("sol_enforcer")
    cards.run(Wound(enemy=enforcer.card, n=2, who=VETERAN))
    assert enforcer.damage == 1
    cards.run(Wound(enemy=enforcer.card, n=2, who=VETERAN))
    assert enforcer.damage == 3


def test_a_scavenger_leaves_for_food() -> None:
    cards = Cards(VETERAN, MEDIC)
    cards.give(VETERAN, food=1)
    place = cards.who(VETERAN).place
    spawn = Spawn(kind="face", face=face(cards, "scavenger"), place=place, who=VETERAN, fight=False)
    cards.run(spawn, Agree())
    assert cards.enemies() == []
    assert cards.has(VETERAN, "food") == 0


def test_a_scavenger_stays_if_nobody_pays() -> None:
    cards = Cards(VETERAN, MEDIC)
    cards.give(VETERAN, food=1)
    place = cards.who(VETERAN).place
    cards.run(Spawn(kind="face", face=face(cards, "scavenger"), place=place, who=VETERAN, fight=False), Pass())
    cards.run(Spawn(kind="face", face=face(cards, "scavenger"), place=place, who=MEDIC, fight=False))
    assert cards.enemies() == ["scavenger", "scavenger"]
    assert cards.has(VETERAN, "food") == 1


def test_a_matron_brings_a_crawler_at_night_alone() -> None:
    cards = Cards(VETERAN, MEDIC)
    matron = cards.enemy("crawler_matron", 0)
    cards.run(Special(trigger="on_spawn_here", enemy=matron.card, who=NOBODY))
    assert cards.enemies() == ["crawler_matron"]
    cards.state.phase = NIGHT
    matron.place = cards.who(VETERAN).place
    cards.run(Special(trigger="on_spawn_here", enemy=matron.card, who=VETERAN))
    assert cards.enemies() == ["crawler_matron", "crawler"]


def test_a_wraith_is_hard_to_dodge() -> None:
    cards = Cards(VETERAN, MEDIC)
    before = stats.dodge_pool(cards.g, VETERAN)
    cards.enemy("ash_wraith")
    assert stats.dodge_pool(cards.g, VETERAN) == (*before[:3], before[3] + 1)


def test_beast_sense_keeps_animals_from_attacking_at_once() -> None:
    cards = Cards(TRAPPER, MEDIC)
    place = cards.who(TRAPPER).place
    cards.run(Spawn(kind="animal", place=place, who=TRAPPER), ReactSkill(1))
    assert len(cards.enemies()) == 1
    assert cards.who(TRAPPER).hp == 7


# ---------------------------------------------------------------- attacks without a standee


def test_defences_of_a_vault_strike_and_may_be_dodged() -> None:
    cards = Cards(VETERAN, MEDIC)
    dice = (0, 1, 1, 0)
    cards.run(Defences(who=VETERAN, dice=dice), Pass(), (1, 1))
    assert cards.who(VETERAN).hp == 5
    cards.run(Defences(who=VETERAN, dice=dice), Dodge(), (1,))
    assert (cards.who(VETERAN).hp, cards.who(VETERAN).ap) == (5, 5)
    cards.run(Defences(who=VETERAN, dice=dice), Dodge(), (0,), (1, 0))
    assert (cards.who(VETERAN).hp, cards.who(VETERAN).ap) == (4, 4)
    cards.who(VETERAN).ap = 0
    cards.run(Defences(who=VETERAN, dice=dice), (0, 0))
    assert cards.who(VETERAN).hp == 4


def test_prevention_works_on_defences_too() -> None:
    cards = Cards(THICKSKIN, MEDIC)
    cards.who(THICKSKIN).ap = 0
    cards.run(Defences(who=THICKSKIN, dice=(0, 2, 0, 0)), (1, 1), ReactSkill(0))
    assert cards.who(THICKSKIN).hp == 8


# ---------------------------------------------------------------- spawning


def test_nothing_ever_comes_to_new_haven() -> None:
    cards = Cards(VETERAN, MEDIC, tile="new_haven")
    cards.effect("event", "ambush", VETERAN)
    assert cards.enemies() == []


@pytest.mark.rule("UOS-STEALTH-16")
def test_an_enemy_that_comes_upon_a_hidden_character_starts_no_fight() -> None:
    cards = Cards(VETERAN, MEDIC)
    cards.who(VETERAN).hidden = cards.who(MEDIC).hidden = True
    cards.effect("event", "ambush", VETERAN)
    assert len(cards.enemies()) == 1
    assert cards.who(VETERAN).hidden
    assert look.threats(cards.g, VETERAN) == []
