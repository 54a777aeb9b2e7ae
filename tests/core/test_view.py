"""Views are built up from marks: what is not marked does not load, what is not yours does not show."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Struct

from holdfast.core.events import NOBODY, OWNER, PUBLIC, PUBLIC_BY_SEAT, TEAM, Event, known_to, owner_until
from holdfast.core.view import UnmarkedField, event_for, is_open, marks_of, project, public, view_type


def nobody(owner: int) -> bool:
    return False


class Hand(Struct):
    """Belongs to the seat of its place in the list."""

    cards: Annotated[list[int], OWNER]
    score: Annotated[int, PUBLIC] = 0


class Person(Struct):
    seat: Annotated[int, PUBLIC]
    role: Annotated[int, owner_until("shown")]
    shown: Annotated[bool, PUBLIC]
    rumour: Annotated[int, known_to("who_know")]
    who_know: Annotated[list[int], PUBLIC]
    plan: Annotated[int, TEAM]


class Table(Struct):
    hands: Annotated[list[Hand], PUBLIC_BY_SEAT]
    people: Annotated[list[Person], PUBLIC]
    deck: Annotated[list[int], NOBODY]
    by_name: Annotated[dict[str, Person], PUBLIC] = {}
    chosen: Annotated[Person | None, PUBLIC] = None


def table() -> Table:
    people = [Person(seat, 10 + seat, False, 20 + seat, [], 30 + seat) for seat in range(3)]
    return Table([Hand([1, 2]), Hand([3]), Hand([])], people, [4, 5, 6])


def seen(viewer: int | None, of: Table | None = None, allies: Any = nobody) -> Any:
    return project(of or table(), viewer, allies)


def test_an_unmarked_field_does_not_load() -> None:
    class Careless(Struct):
        secret: int = 0

    with pytest.raises(UnmarkedField, match=r"Careless\.secret"):
        view_type(Careless)


class Deep(Struct):
    hidden: int = 0


class Outer(Struct):
    parts: Annotated[list[Deep], PUBLIC] = []


def test_an_unmarked_field_deep_inside_does_not_load() -> None:
    with pytest.raises(UnmarkedField, match=r"Deep\.hidden"):
        view_type(Outer)


def test_a_public_class_needs_no_marks_and_is_shown_as_it_is() -> None:
    @public
    class Board(Struct):
        spaces: list[int] = []

    board = Board([1, 2])
    shown = project(board, None, nobody)
    assert shown == board
    assert shown is not board
    assert shown.spaces is not board.spaces, "a view never shares what can change"
    assert is_open(Board)


def test_a_mark_counts_in_a_public_class_too() -> None:
    @public
    class Mostly(Struct):
        open: int
        closed: Annotated[int, NOBODY]

    assert not is_open(Mostly)
    assert msgspec.to_builtins(project(Mostly(1, 2), 0, nobody)) == {"open": 1, "closed": None}


def test_a_hand_shows_its_owner_the_cards_and_others_the_count() -> None:
    assert [hand.cards for hand in seen(0).hands] == [[1, 2], 1, 0]
    assert [hand.cards for hand in seen(1).hands] == [2, [3], 0]
    assert [hand.cards for hand in seen(None).hands] == [2, 1, 0]
    assert [hand.score for hand in seen(None).hands] == [0, 0, 0]


def test_what_nobody_may_know_shows_its_length_alone() -> None:
    assert [seen(viewer).deck for viewer in (0, 1, None)] == [3, 3, 3]


def test_a_role_is_the_owners_until_it_is_shown() -> None:
    of = table()
    of.people[1].shown = True
    assert [person.role for person in seen(0, of).people] == [10, 11, None]
    assert [person.role for person in seen(None, of).people] == [None, 11, None]


def test_a_rumour_is_known_to_those_it_was_told() -> None:
    of = table()
    of.people[2].who_know = [0]
    assert [person.rumour for person in seen(0, of).people] == [None, None, 22]
    assert [person.rumour for person in seen(2, of).people] == [None, None, None], "not even by its owner"
    assert [person.rumour for person in seen(None, of).people] == [None, None, None]


def test_a_plan_is_the_teams() -> None:
    def with_two(owner: int) -> bool:
        return owner == 2

    assert [person.plan for person in seen(0, allies=with_two).people] == [30, None, 32]
    assert [person.plan for person in seen(None, allies=with_two).people] == [None, None, None]


def test_secrets_inside_tables_and_unions_stay_secret() -> None:
    of = table()
    of.by_name, of.chosen = {"b": of.people[1]}, of.people[2]
    shown = seen(0, of)
    assert shown.by_name["b"].role is None
    assert shown.chosen.role is None
    assert seen(2, of).chosen.role == 12
    assert seen(0).chosen is None


def test_a_view_goes_over_the_wire_and_comes_back() -> None:
    shown = seen(1)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=view_type(Table)) == shown


def test_a_view_shares_nothing_with_the_state() -> None:
    of = table()
    seen(0, of).hands[0].cards.append(99)
    assert of.hands[0].cards == [1, 2]


def test_marks_are_told_field_by_field() -> None:
    assert {name: mark.who for name, (_, mark) in marks_of(Person).items()} == {
        "seat": "all",
        "role": "owner",
        "shown": "all",
        "rumour": "nobody",
        "who_know": "all",
        "plan": "team",
    }


class Drawn(Event, frozen=True, tag="drawn"):
    seat: int
    card: Annotated[int | None, OWNER]
    pile: int = 0


class Peeked(Event, frozen=True, tag="peeked", kw_only=True):
    secret = True
    seat: int
    card: int


class Planned(Event, frozen=True, tag="planned"):
    seat: int
    plan: Annotated[int | None, TEAM]


class Told(Event, frozen=True, tag="told"):
    seat: int
    rumour: Annotated[int | None, known_to("to")]
    to: tuple[int, ...]


def test_an_event_goes_blank_where_it_is_secret() -> None:
    event = Drawn(0, 7)
    assert event_for(event, 0, nobody) is event, "the owner hears all of it"
    assert event_for(event, 1, nobody) == Drawn(0, None)
    assert event_for(event, None, nobody) == Drawn(0, None)


def test_a_secret_event_is_heard_by_its_owner_alone() -> None:
    event = Peeked(seat=1, card=3)
    assert [event_for(event, viewer, nobody) for viewer in (0, 1, None)] == [None, event, None]


def test_an_event_of_a_team_is_heard_by_the_team() -> None:
    event = Planned(0, 5)
    assert event_for(event, 2, lambda owner: owner == 0) == event
    assert event_for(event, 1, nobody) == Planned(0, None)


def test_an_event_may_list_those_who_hear_it() -> None:
    event = Told(0, 5, (2,))
    assert event_for(event, 2, nobody) == event
    assert event_for(event, 0, nobody) == Told(0, None, (2,))
