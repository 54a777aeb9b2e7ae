"""Take a seat at a match over the network: for bots in any style, for tests, for programs of your own.

from holdfast.client import Server

with Server("http://127.0.0.1:8000").join(match, invite, "My bot") as seat:
    for question in seat:
        seat.answer(question.options[0])
"""

from holdfast.client.seat import Gone, NotAccepted, Seat
from holdfast.client.server import Problem, Server

__all__ = ["Gone", "NotAccepted", "Problem", "Seat", "Server"]
