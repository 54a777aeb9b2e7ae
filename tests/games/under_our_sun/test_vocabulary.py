"""The notation of the packs: what it can say, and what it refuses."""

from __future__ import annotations

import pytest

from holdfast.core.plain import is_immutable
from holdfast.games.under_our_sun import vocabulary as v
from holdfast.games.under_our_sun import vocabulary_conditions as c
from holdfast.games.under_our_sun.content_notation import Notation, NotInVocabulary
from holdfast.games.under_our_sun.vocabulary_words import (
    FoeId,
    MerchantId,
    Sum,
    ThingId,
    TileId,
    amount,
)


@pytest.fixture
def notation() -> Notation:
    return Notation(
        {TileId: {"T0": 0, "N05": 5}, ThingId: {"I01": 0}, FoeId: {"E13": 12}, MerchantId: {"K2": 1}},
    )


def test_the_vocabulary_has_43_verbs_and_6_forms() -> None:
    assert len(v.VERBS) == 43
    assert [str(form.__struct_config__.tag) for form in v.FORMS] == [
        "weapon",
        "store",
        "passive",
        "use",
        "react",
        "action",
    ]


def test_everything_in_it_is_plain_data_that_never_changes() -> None:
    assert all(is_immutable(struct) for struct in (*v.VERBS, *v.FORMS, *v.SETUP_CALLS))


def test_calls_become_structs_in_order(notation: Notation) -> None:
    block = notation.block("damage(who=self, n=1), heal(who=char, n=2)")
    assert notation.blocks.table()[block] == (v.Damage("self", 1), v.Heal("char", 2))


def test_nested_lists_become_numbered_blocks(notation: Notation) -> None:
    block = notation.block("check(attr=dexterity, who=self, ok=[nothing()], fail=[damage(who=self, n=1)])")
    table = notation.blocks.table()
    (check,) = table[block]
    assert isinstance(check, v.Check)
    assert table[check.ok] == (v.Nothing(),)
    assert table[check.fail] == (v.Damage("self", 1),)
    assert check.need == 1


def test_equal_lists_share_a_block_and_the_empty_one_is_number_0(notation: Notation) -> None:
    first = notation.block("roll(dice=B, r0=[], r1=[nothing()])")
    second = notation.block("roll(dice=B, r0=[], r1=[nothing()])")
    (roll,) = notation.blocks.table()[first]
    assert first == second
    assert isinstance(roll, v.Roll)
    assert roll.r0 == v.NOTHING_TO_DO
    assert roll.r2 is None


def test_options_of_a_choice_have_names_that_players_read(notation: Notation) -> None:
    block = notation.block(
        "choose(who=self, options=[opt(heal(who=char, n=2), name=heal), opt(nothing(), name=leave)])"
    )
    (choose,) = notation.blocks.table()[block]
    assert isinstance(choose, v.Choose)
    assert [notation.choices[one.choice] for one in choose.options] == ["heal", "leave"]
    assert [notation.blocks.table()[one.do] for one in choose.options] == [(v.Heal("char", 2),), (v.Nothing(),)]


def test_abilities_say_when_and_at_what_price(notation: Notation) -> None:
    weapon, react = notation.forms(
        "weapon(melee=Y), react(on=on_deal_damage, spend=phase, when=dealt_at_least(1), do=[tap_enemy(which=attacked)])"
    )
    assert weapon == v.Weapon(melee=(0, 1, 0, 0))
    assert isinstance(react, v.React)
    assert (react.on, react.spend, react.when) == ("on_deal_damage", "phase", c.DealtAtLeast(1))


def test_no_ability_is_written_as_nothing(notation: Notation) -> None:
    assert notation.forms("nothing()") == ()


def test_conditions_nest(notation: Notation) -> None:
    read = notation.condition("count_of(2, stock_at_least(T0, food, P+1), not_(any_of(night, has(wood))))")
    assert read == c.CountOf(
        2,
        (
            c.StockAtLeast(TileId(0), "food", Sum(const=1, p=1)),
            c.Not(c.AnyOf((c.Fact("night"), c.Has("wood")))),
        ),
    )


def test_ids_of_the_pack_become_small_ints(notation: Notation) -> None:
    block = notation.block("spawn(which=E13, where=T0, n=half(P), fight=none)")
    assert notation.blocks.table()[block] == (v.Spawn(FoeId(12), TileId(0), Sum(half_p=1), "none"),)


def test_the_set_up_of_a_mission_keeps_verbs_apart(notation: Notation) -> None:
    calls, block = notation.setup(
        "set_aside(tiles=unused_targets), stack_insert(tile=N05, lo=2, hi=W_lo+2, min_distance=1), "
        "hide(name=hostage_b, among=[N05, T0]), tile_flag(where=T0, flag=dry, until=game)"
    )
    assert calls == (
        v.SetAside("unused_targets"),
        v.StackInsert(TileId(5), 2, Sum(const=2, w_lo=1), 1),
        v.Hide("hostage_b", (TileId(5), TileId(0))),
    )
    assert notation.blocks.table()[block] == (v.TileFlag(TileId(0), "dry", "game"),)


@pytest.mark.parametrize(
    ("text", "p", "expected"),
    [("3", 2, 3), ("P+1", 2, 3), ("half(P)", 3, 2), ("half(P)+2", 5, 5), ("12+2*P", 4, 20), ("-1", 2, -1)],
)
def test_numbers_may_depend_on_the_characters(notation: Notation, text: str, p: int, expected: int) -> None:
    block = notation.block(f"heal(who=self, n={text})")
    (verb,) = notation.blocks.table()[block]
    assert isinstance(verb, v.Heal)
    assert amount(verb.n, p) == expected


def test_numbers_may_depend_on_the_roll_and_the_mission() -> None:
    assert amount(Sum(successes=1), 2, successes=2) == 2
    assert amount(Sum(value=2), 2, value=5) == 10
    assert amount(Sum(limit=1), 2, limit=6) == 6
    assert amount(Sum(const=-1, w_lo=1), 4, window=(8, 12)) == 7
    assert amount(Sum(const=-2, w_hi=1), 4, window=(8, 12)) == 10


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("damge(who=self, n=1)", "unknown verb 'damge'"),
        ("damage(who=sef, n=1)", "damage, who: 'sef' is none of self"),
        ("damage(who=self)", "damage lacks n"),
        ("damage(self, 1)", "named arguments only"),
        ("damage(who=self, n=1, colour=red)", "no argument 'colour'"),
        ("damage(who=self, n=Q)", "is no number"),
        ("damage(who=self, n='1')", "is no number"),
        ("spawn(which=E99, where=here, n=1, fight=initial)", "no foe is called 'E99'"),
        ("place_marker(kind=camp, where=N99)", "no tile is called 'N99'"),
        ("modify(stat=max_water, by=B, scope=self, until=held)", "max_water is changed by a number"),
        ("modify(stat=stealth_dice, by=1, scope=self, until=held)", "stealth_dice is changed by a die"),
        ("attack(dice=BY, reach=0, base=no, counter=no)", "in the order GYBR"),
        ("attack(dice=X, reach=0, base=no, counter=no)", "no pool of dice"),
        ("attack(dice=B, reach=0, base=maybe, counter=no)", "none of yes, no"),
        ("when(cond=raining, do=[nothing()])", "unknown condition 'raining'"),
        ("when(cond=has(gold), do=[nothing()])", "'gold' is none of"),
        ("when(cond=has(wood, 2), do=[nothing()])", "has takes 1 arguments, not 2"),
        ("when(cond=all_of(), do=[nothing()])", "all_of needs conditions"),
        ("when(cond=night, do=nothing())", "a list of verbs is wanted"),
        ("choose(who=self, options=[opt(nothing())])", "an option with a name is wanted"),
        ("nothing(", "not call notation"),
        ("__import__(name=os)", "unknown verb"),
        ("self.damage(n=1)", "unknown verb"),
        ("damage", "a verb is wanted"),
    ],
)
def test_what_the_vocabulary_does_not_have_is_refused(notation: Notation, text: str, said: str) -> None:
    with pytest.raises(NotInVocabulary) as refused:
        notation.block(text)
    assert said in str(refused.value)


def test_a_verb_is_no_ability_and_two_conditions_are_not_one(notation: Notation) -> None:
    with pytest.raises(NotInVocabulary, match="unknown ability form 'damage'"):
        notation.forms("damage(who=self, n=1)")
    with pytest.raises(NotInVocabulary, match="one condition is wanted"):
        notation.condition("night, night")
