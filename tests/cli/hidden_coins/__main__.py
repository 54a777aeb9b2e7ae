"""Play Hidden Coins in this terminal; bots sit where the arguments say: `2=random`."""

import sys

from holdfast.cli.session import Session
from holdfast.cli.setting import read_bots
from holdfast.cli.terminal import Terminal
from holdfast.table.match import Match
from holdfast.words import Words, words
from tests.cli.hidden_coins import GAME, TEXTS

words.GAMES = TEXTS
match = Match.new(GAME, seed="7", bots=read_bots(GAME.meta, 2, tuple(sys.argv[1:])))
sys.exit(Session(match, Terminal(), Words(GAME.meta.id), None).run())
