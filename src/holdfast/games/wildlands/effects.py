"""The verbs that change the table; nothing else does."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.wildlands import events, scoring
from holdfast.games.wildlands.actions import TROOP, CardId, CharacterId, ColourId, FactionId, SpaceId
from holdfast.games.wildlands.state import DEFEATED, NOTHING, WAITING, Player, troop_of

if TYPE_CHECKING:
    from holdfast.games.wildlands.game import Wildlands as Game

HAND_LIMIT = 7
START_HAND = 7
END_DRAW = 3
SPECIAL_DRAW = 2
MAPS_EACH = 10


# ---------------------------------------------------------------- setting up


@rule("WL-SETUP-02", "WL-SETUP-04", "WL-SETUP-05", "WL-COMP-02")
def take_faction(g: Game, seat: int, faction: int) -> None:
    """A player takes a faction: five figures on their character cards, thirty action cards as draw pile."""
    player = g.state.players[seat]
    player.faction = faction
    player.deck = list(g.content.decks[faction])
    for character in troop_of(faction):
        g.state.places[character] = WAITING
    g.emit(events.FactionPicked, seat, FactionId(faction))


@rule("WL-SETUP-03", "WL-COMP-03")
def take_colour(g: Game, seat: int, colour: int) -> None:
    """A player takes rings and shards of a colour, whatever the faction."""
    player = g.state.players[seat]
    player.colour = colour
    g.emit(events.ColourPicked, FactionId(player.faction), ColourId(colour))


@rule("WL-SETUP-06")
def deal_maps(g: Game, seat: int, maps: tuple[int, ...]) -> None:
    """Ten map cards go to a player, face down."""
    player = g.state.players[seat]
    player.maps = list(maps)
    if g.events is not None:
        g.emit(events.MapsDealt, FactionId(player.faction), len(maps))
        g.emit(events.MapsSeen, seat, tuple(map(SpaceId, maps)))


@rule("WL-SETUP-07", "WL-SETUP-08")
def assign_map(g: Game, seat: int, space: int) -> None:
    """The map card goes under the first figure without one."""
    player = g.state.players[seat]
    row = player.starts.index(NOTHING)
    player.starts[row] = space
    player.maps.remove(space)
    g.emit(events.MapAssigned, seat, CharacterId(player.faction * TROOP + row), SpaceId(space))


@rule("WL-SETUP-10", "WL-SETUP-11", "WL-SETUP-12", "WL-CARD-12")
def pass_maps_on(g: Game) -> None:
    """Everybody's leftover map cards go to the right; shards are placed by those received from the left."""
    players = g.state.players
    for player in players:
        giver = players[(player.seat + 1) % len(players)]
        player.shards, giver.maps = giver.maps, []
        g.state.gone += player.shards
        if g.events is not None:
            g.emit(events.ShardsPlaced, FactionId(player.faction), tuple(map(SpaceId, player.shards)))
    g.state.gone.sort()


@rule("WL-SETUP-14", "WL-COMP-06")
def find_first_player(g: Game) -> None:
    """The owner of the shard on the lowest-numbered space takes the marker; start cards do not count."""
    first = min(g.state.players, key=lambda player: player.shards[0])
    g.state.marker = first.seat
    g.emit(events.FirstPlayerFound, FactionId(first.faction), SpaceId(first.shards[0]))


# ---------------------------------------------------------------- cards


@rule("WL-PLAY-01", "WL-PLAY-03", "WL-RALLY-07")
def play(player: Player, card: int) -> None:
    """A card leaves the hand and lies in front of its owner until the action is resolved."""
    player.hand.remove(card)
    player.played.append(card)


@rule("WL-PLAY-08", "WL-DEFEND-02", "WL-INTERRUPT-17")
def discard_played(g: Game) -> None:
    """The action is resolved: its cards, defences among them, go to their owners' discard piles (WL-RULING-28)."""
    for player in g.state.players:
        if player.played:
            player.discard += player.played
            player.played = []


@rule("WL-ENDTURN-03", "WL-DRAW-02")
def room_in_hand(player: Player, wanted: int) -> int:
    """How many cards a player draws: what is wanted, as far as the hand limit allows."""
    return max(0, min(wanted, HAND_LIMIT - len(player.hand)))


@rule("WL-PLAY-09")
def draw(g: Game, seat: int, cards: tuple[int, ...]) -> None:
    """Cards come into the hand; with the last of the pile the discards become the new one at once."""
    player = g.state.players[seat]
    deck, hand = player.deck, player.hand
    g.state.quiet = 0
    for card in cards:
        deck.remove(card)
        insort(hand, card)
    if g.events is not None:
        g.emit(events.CardsDrawn, FactionId(player.faction), len(cards))
        g.emit(events.CardsSeen, seat, tuple(map(CardId, cards)))
    if not deck:
        player.deck, player.discard = sorted(player.discard), []
        g.emit(events.DeckReshuffled, FactionId(player.faction))


# ---------------------------------------------------------------- figures and shards


@rule("WL-REVEAL-02", "WL-REVEAL-03", "WL-REVEAL-05")
def reveal(g: Game, character: int) -> None:
    """A waiting figure enters the board where its map card says; the card leaves the game."""
    player = g.owner(character)
    row = character % TROOP
    space = player.starts[row]
    player.starts[row] = NOTHING
    insort(g.state.gone, space)
    g.state.places[character] = space
    g.emit(events.CharacterRevealed, CharacterId(character), SpaceId(space))


@rule("WL-MOVE-01", "WL-MOVE-04", "WL-WILD-01", "WL-CLIMB-02")
def move(g: Game, character: int, space: int, card: int) -> None:
    """One card, one space; who else stands there does not matter."""
    play(g.owner(character), card)
    g.state.places[character] = space
    g.emit(events.Moved, CharacterId(character), SpaceId(space), CardId(card))


@rule("WL-CLIMB-01", "WL-CLIMB-03", "WL-CLIMB-04")
def climb(g: Game, character: int, space: int) -> None:
    """Up an arrow; both cards lie there already."""
    g.state.places[character] = space
    if g.events is not None:
        played = g.owner(character).played
        g.emit(events.Climbed, CharacterId(character), SpaceId(space), tuple(map(CardId, played)))


@rule("WL-FLY-01", "WL-FLY-02")
def fly(g: Game, character: int, space: int, card: int) -> None:
    """Up to two spaces, climbing free."""
    play(g.owner(character), card)
    g.state.places[character] = space
    g.emit(events.Flew, CharacterId(character), SpaceId(space), CardId(card))


@rule("WL-RALLY-01", "WL-RALLY-03")
def rally_move(g: Game, character: int, space: int) -> None:
    """One of the two characters of a Rally makes its move."""
    g.state.places[character] = space
    g.emit(events.RallyMoved, CharacterId(character), SpaceId(space))


@rule("WL-CRYSTAL-06", "WL-CRYSTAL-09", "WL-CRYSTAL-07")
def collect(g: Game, seat: int, space: int) -> None:
    """A shard leaves the board for one point; the game may end here."""
    player = g.state.players[seat]
    player.shards.remove(space)
    player.collected += 1
    if g.events is not None:
        cards = tuple(map(CardId, player.played))
        g.emit(events.ShardCollected, FactionId(player.faction), SpaceId(space), cards, player.score)
    scoring.check_points(g, player)
    scoring.check_elimination(g)


# ---------------------------------------------------------------- attacks


@rule("WL-DEFEND-01", "WL-DEFEND-02", "WL-MELEE-05")
def defend(g: Game, character: int, card: int) -> None:
    """A defending card is played; it does nothing to the attacker."""
    play(g.owner(character), card)
    g.emit(events.Defended, CharacterId(character), CardId(card))


@rule("WL-DAMAGE-01", "WL-DAMAGE-02", "WL-DAMAGE-03", "WL-DAMAGE-04", "WL-DAMAGE-05")
def strike(g: Game, attacker: int, hit: Sequence[int], amount: int) -> None:
    """All damage at once, then all defeats, then the points, then the end of the game (WL-RULING-40).

    Damage beyond the health number is lost (WL-RULING-41).
    """
    state, health = g.state, g.content.health
    striker = g.owner(attacker)
    for character in hit:
        state.damage[character] += amount
        g.emit(events.Damaged, CharacterId(character), amount, state.damage[character], health[character])
    fallen = [character for character in hit if state.damage[character] >= health[character]]
    for character in fallen:
        defeat(g, character, striker)
    if fallen:
        scoring.check_points(g, striker)
        scoring.check_elimination(g, {g.owner(character).seat for character in fallen})


@rule("WL-DAMAGE-03", "WL-DAMAGE-04", "WL-DAMAGE-05", "WL-WIN-02")
def defeat(g: Game, character: int, striker: Player) -> None:
    """The card is turned over, the cubes return; an enemy's figure is taken, an own one leaves the game."""
    g.state.places[character] = DEFEATED
    g.state.damage[character] = 0
    if g.owner(character) is striker:
        g.emit(events.CharacterLost, CharacterId(character))
    else:
        striker.trophies.append(character)
        g.emit(events.CharacterDefeated, CharacterId(character), FactionId(striker.faction), striker.score)


# ---------------------------------------------------------------- interrupts and turns


@rule("WL-INTERRUPT-01", "WL-SPECIAL-02")
def interrupt(g: Game, seat: int, card: int) -> None:
    """A special card is spent; nobody can interrupt that."""
    player = g.state.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    g.emit(events.Interrupted, FactionId(player.faction), CardId(card))


@rule("WL-TURN-02", "WL-ENDTURN-04")
def pass_marker(g: Game) -> None:
    """The marker goes to the next player to the left who still has characters (WL-RULING-55)."""
    state = g.state
    state.quiet += 1
    state.marker = (state.marker + 1) % g.seats
    while g.is_eliminated(state.marker):
        state.marker = (state.marker + 1) % g.seats
