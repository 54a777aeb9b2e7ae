"""Runs what cards say: the verbs of the vocabulary, its conditions, and the windows for reactions.

| here | does |
| --- | --- |
| `resolve.Resolve(block=, who=, card=, enemy=, other=, n=, tile=)` | carries a block out, one verb per stage |
| `each.Each(...)`, `picking.Pick(...)`, `peeking.Peek(...)` | for every member; one of several; look at a stack |
| `reacting.React(trigger=, who=, card=, enemy=, other=, n=, kind=)` | the window for one character's reactions |
| `reacting.Special(trigger=, enemy=, who=, n=)` | what an enemy does by itself at a trigger |
| `using.can_use`, `using.begin_use`, `using.can_do` | may a card, a skill or a deed be used, and its price |
| `conditions.holds(g, condition, scene)` | is it true here and now? |

Import `run.FRAMES` for the frames of this package: that module also fills the table of verbs.

What verbs expect of the frames of flow, found by name in the stack or called:

- `Roll(who=, dice=)` leaves the successes in `rolled` of its caller; `reroll` adds to its field `again`.
- `Hurt(who=, n=, kind=, enemy=)` deals damage with its windows; `prevent` lowers its field `n`.
- `Spawn(kind=, face=, place=, who=, fight=)`: `kind` is top, animal, human, sol or mutated, `face` a foe or NOBODY.
- `MoveEnemy(card=, mode=, target=)`, `DrawLoot(who=, draw=, keep=)`, `DrawGoods(who=, n=, to_tile=)`,
  `RevealTile(place=, who=)`, `StockMerchant(merchant=, place=)`.
- `cancel(initial_round)` sets `cancelled` of the nearest frame that has such a field; `redirect` sets `victim` of the
  nearest frame that has one.
"""
