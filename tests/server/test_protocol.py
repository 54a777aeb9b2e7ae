"""The messages as they look on the wire."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.core.text import Text
from holdfast.server import protocol as p

decoder = msgspec.json.Decoder(p.ClientMessage)


def test_the_type_names_the_class_in_snake_case():
    assert msgspec.json.decode(msgspec.json.encode(p.SetOrders("1", 0, []))) == {
        "type": "set_orders",
        "id": "1",
        "seat": 0,
        "orders": [],
    }
    assert msgspec.json.decode(msgspec.json.encode(p.Refused("1", "UFS-DICE-05", Text("no"))))["type"] == "refused"


def test_an_answer_keeps_its_act_for_the_game_to_read():
    said = decoder.decode(b'{"type":"answer","id":"1","seat":0,"question":4,"act":{"do":"place","space":3}}')
    assert isinstance(said, p.Answer)
    assert bytes(said.act) == b'{"do":"place","space":3}'


@pytest.mark.parametrize(
    "bad",
    [
        b"[]",
        b"{}",
        b'{"type":"nonsense"}',
        b'{"type":"ping","id":""}',
        b'{"type":"ping","id":"1","more":1}',
        b'{"type":"answer","id":"1","seat":-1,"question":4,"act":{}}',
        b'{"type":"answer","id":"1","seat":"0","question":4,"act":{}}',
        b'{"type":"say","id":"1","text":"' + b"x" * 501 + b'"}',
        b'{"type":"set_orders","id":"1","seat":0,"orders":[1]}',
    ],
)
def test_what_is_no_message_is_not_read(bad):
    with pytest.raises(msgspec.DecodeError):
        decoder.decode(bad)


def test_every_message_has_a_schema():
    (_, _), components = msgspec.json.schema_components([p.ClientMessage, p.ServerMessage])
    for kind in (*p.ClientMessage.__args__, *p.ServerMessage.__args__):
        assert components[kind.__name__]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]
        assert components[kind.__name__]["description"], f"{kind.__name__} says what it is"
