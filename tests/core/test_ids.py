"""Ids in actions and events become targets, names and integers, from their types alone."""

from __future__ import annotations

from typing import Annotated, NewType

import pytest
from msgspec import Meta as Bounds

from holdfast.core.asked import describe
from holdfast.core.codec import ActionCodec
from holdfast.core.events import OWNER, Event
from holdfast.core.ids import Kind, id_fields, named_args, targets
from holdfast.core.legality import Action
from holdfast.core.text import Named
from tests.tiny.smugglers import Bid, CardId, KeepQuiet, Smugglers, Whistle

SpaceId = NewType("SpaceId", int)
PieceId = NewType("PieceId", int)
SPACE, PIECE = Kind("space", SpaceId), Kind("piece", PieceId)
NAMES = {"space": ("a1", "b2"), "piece": ("king", "rook", "pawn")}


class Move(Action, frozen=True, tag="move"):
    piece: PieceId
    to: Annotated[SpaceId | None, OWNER]
    past: tuple[SpaceId, ...] = ()
    steps: int = 1


FIELDS = id_fields(Move, (SPACE, PIECE))


def test_fields_are_known_by_their_types() -> None:
    assert [(field.name, field.kind.name, field.many) for field in FIELDS] == [
        ("piece", "piece", False),
        ("to", "space", False),
        ("past", "space", True),
    ]


def test_targets_are_words_of_kind_and_id() -> None:
    assert targets(Move(PieceId(1), SpaceId(0), (SpaceId(1),)), FIELDS, NAMES) == ("piece:rook", "space:a1", "space:b2")


def test_what_is_blank_or_beyond_the_names_touches_nothing() -> None:
    assert targets(Move(PieceId(1), None), FIELDS, NAMES) == ("piece:rook",)
    assert targets(Move(PieceId(9), SpaceId(-1)), FIELDS, NAMES) == ()


def test_arguments_are_names_where_they_are_ids_and_plain_elsewhere() -> None:
    assert named_args(Move(PieceId(2), None, (SpaceId(0), SpaceId(5)), 3), FIELDS, NAMES) == {
        "piece": Named("piece", "pawn"),
        "to": "",
        "past": [Named("space", "a1"), Named("space", "none")],
        "steps": 3,
    }


def test_an_option_carries_its_words_and_targets() -> None:
    option = describe(Smugglers.new(), Bid(CardId(4)))
    assert (option.text.key, option.text.args, option.targets) == ("act-bid", {"card": Named("card", "4")}, ("card:4",))
    assert describe(Smugglers.new(), KeepQuiet()).text.key == "act-keep-quiet"


def test_every_action_has_its_integer_in_the_order_of_verbs_and_fields() -> None:
    codec = ActionCodec(Smugglers.new())
    assert codec.size == 22
    assert [codec.action(code) for code in (0, 19, 20, 21)] == [Bid(CardId(0)), Bid(CardId(19)), Whistle(), KeepQuiet()]
    assert all(codec.index(codec.action(code)) == code for code in range(codec.size))
    assert list(codec.spans()) == [(Bid, range(20)), (Whistle, range(20, 21)), (KeepQuiet, range(21, 22))]
    with pytest.raises(IndexError):
        codec.action(-1)


class Pay(Action, frozen=True, tag="pay"):
    coins: Annotated[int, Bounds(ge=2, le=4)]
    in_full: bool


class Boundless(Action, frozen=True, tag="boundless"):
    coins: int


def paying(*verbs: type[Action]) -> ActionCodec:
    game = type("Paying", (Smugglers,), {"__slots__": (), "actions": verbs})
    return ActionCodec(game.new())  # type: ignore[attr-defined]


def test_bounded_numbers_and_switches_have_integers_too() -> None:
    codec = paying(Pay)
    assert [codec.action(code) for code in range(codec.size)] == [
        Pay(coins, in_full) for coins in (2, 3, 4) for in_full in (False, True)
    ]
    assert type(codec.action(1).in_full) is bool  # type: ignore[attr-defined]


def test_a_number_without_bounds_cannot_be_numbered() -> None:
    with pytest.raises(TypeError, match=r"Boundless\.coins is neither"):
        paying(Boundless)


class Told(Event, frozen=True, tag="told"):
    seat: int
    seats: tuple[int, ...]
    amount: int


def test_seats_are_called_by_their_names_and_counted_from_one() -> None:
    assert named_args(Told(0, (1, 2), 0), (), {}) == {
        "seat": Named("seat", "1"),
        "seats": [Named("seat", "2"), Named("seat", "3")],
        "amount": 0,
    }
