# Wildlands in English. Spaces are called by their numbers and regular cards by their codes, so they need no names.

## Factions, characters, colours, flags

faction-guild = Guild
faction-gnomads = Gnomads
faction-lawbringers = Lawbringers
faction-pit-fighters = Pit Fighters

character-lunk = Lunk
character-fire-mage = Fire Mage
character-frost-witch = Frost Witch
character-owl-wizard = Owl Wizard
character-archmage = Archmage
character-tak = Tak
character-elsie = Elsie
character-automate = Automate
character-scout = Scout
character-smith = Smith
character-sheriff = Sheriff
character-deputy = Deputy
character-minotaur = Minotaur
character-satyr = Satyr
character-street-kid = Street Kid
character-unknown = The Unknown
character-orc-sister = Orc Sister
character-gnoll = Gnoll
character-elf = Elf
character-orc-brother = Orc Brother

colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple

flag-melee = melee
flag-heavy-melee = heavy melee
flag-ranged = ranged
flag-heavy-ranged = heavy ranged
flag-area = area
flag-take-cover = take cover
flag-shield = shield
flag-rally = rally
flag-fly = fly

card-GX = special card
card-NX = special card
card-LX = special card
card-PX = special card
# A card where the reader sees what is printed on it: rows such as "Lunk melee".
card-shown = { $code } ({ $rows })
card-row = { $character }
card-row-flag = { $character } { $flag }
card-open = anyone { $flag }

## Questions

ask-deal-faction = Factions are dealt.
ask-deal-colour = Colours are dealt.
ask-pick-faction = Which faction do you lead?
ask-pick-faction-others = Factions are chosen.
ask-pick-colour = Which colour do you take?
ask-pick-colour-others = Colours are chosen.
ask-deal-maps = The map cards are dealt.
ask-assign = Where does { $character } start?
ask-assign-others = The players place their figures in secret.
ask-draw = The { $faction } draw cards.
ask-must-reveal = Your turn begins: whom do you reveal first?
ask-must-reveal-others = A turn begins with a reveal.
ask-act = Your turn: what do you do?
ask-act-others = A turn is under way.
ask-interruption = You have interrupted: what do you do?
ask-interruption-others = An interruption is under way.
ask-interrupt = Do you interrupt?
ask-interrupt-others = The others may interrupt.
ask-pay-climb =
    { $left ->
        [one] Which card do you add, so that { $character } can climb?
       *[other] { $character } climbs: which two cards do you play?
    }
ask-pay-climb-others = Cards are played for a climb.
ask-pay-shard =
    { $left ->
        [one] One more card of { $character } for the shard: which?
       *[other] { $left } more cards of { $character } for the shard: which next?
    }
ask-pay-shard-others = Cards are played for a shard.
ask-rally = { $character } rallies: who moves where?
ask-rally-others = A Rally is carried out.
ask-pay-extra = Which card gives { $character } the extra movement for the climb?
ask-pay-extra-others = An extra movement is paid.
ask-name-target = { $attacker } attacks: which of your characters is hit?
ask-name-target-others = The target of a melee attack is named.
ask-defend =
    { $attack ->
        [melee] { $attacker } strikes at { $targets }. Do you defend?
        [heavy_melee] { $attacker } strikes hard at { $targets }. Do you defend?
        [ranged] { $attacker } shoots at { $targets }. Do you defend?
        [heavy_ranged] { $attacker } shoots a heavy shot at { $targets }. Do you defend?
       *[area] The area attack of { $attacker } hits { $targets }. Do you defend?
    }
ask-defend-others = A defence is considered.

## Answers

act-pick-faction = Lead the { $faction }
act-pick-colour = Take { $colour }
act-assign = Start on space { $space }
act-reveal = Reveal { $character }
act-move = Move { $character } to { $space } with { $card }
act-climb = Climb to { $space } with { $character } (two cards)
act-collect = Collect the shard on { $space } with three cards of { $character }
act-melee = Melee: { $character } attacks the { $faction } with { $card }
act-heavy-melee = Heavy melee: { $character } attacks the { $faction } with { $card }
act-ranged = Ranged: { $character } shoots at { $target } with { $card }
act-heavy-ranged = Heavy ranged: { $character } shoots at { $target } with { $card }
act-area = Area: { $character } attacks everybody on { $space } with { $card }
act-rally = Rally of { $character } with { $card }
act-fly = Fly: { $character } to { $space } with { $card }
act-draw-two = Draw two cards with a { $card }
act-end-turn = End the turn
act-stop = End the interruption
act-pay = Play { $card }
act-pay-rally = Play { $card } as a second Rally
act-rally-move = { $character } to { $space }
act-end-rally = Move nobody else
act-name-target = { $character }
act-defend = Protect { $character } with { $card }
act-take-hit = Play no defence
act-interrupt = Interrupt with a { $card }
act-pass = Pass

## What happened

event-faction-picked = { $seat } leads the { $faction }.
event-colour-picked = Colour of the { $faction }: { $colour }.
event-maps-dealt = The { $faction } receive { $count } map cards.
event-maps-seen = Your map cards: { $spaces }.
event-map-assigned = { $character } will start on { $space }.
event-shards-placed = Shards of the { $faction } lie on { $spaces }.
event-first-player-found = The lowest shard lies on { $space }: the { $faction } begin.
event-turn-began = Turn of the { $faction }.
event-character-revealed = { $character } appears on { $space }.
event-cards-drawn =
    { $count ->
        [one] The { $faction } draw a card.
       *[other] The { $faction } draw { $count } cards.
    }
event-cards-seen = You draw { $cards }.
event-deck-reshuffled = The { $faction } shuffle their discards into a new draw pile.
event-turn-ended = The { $faction } declare the turn finished.
event-moved = { $character } moves to { $space } ({ $card }).
event-climbed = { $character } climbs to { $space } ({ $cards }).
event-flew = { $character } flies to { $space } ({ $card }).
event-rallied = { $character } calls a Rally ({ $card }).
event-rally-moved = { $character } moves to { $space }.
event-extra-movement-paid = { $card } pays for the climb of { $character }.
event-shard-collected = The { $faction } collect the shard on { $space } ({ $cards }): { $score } of 5 points.
event-special-drew = The { $faction } use a special card to draw two.
event-attacked =
    { $flag ->
        [melee] { $character } attacks the { $faction } on { $space } in melee ({ $card }).
        [heavy_melee] { $character } attacks the { $faction } on { $space } in heavy melee ({ $card }).
        [ranged] { $character } shoots at { $target } on { $space } ({ $card }).
        [heavy_ranged] { $character } shoots heavily at { $target } on { $space } ({ $card }).
       *[area] { $character } makes an area attack on { $space } ({ $card }).
    }
event-target-named = { $character } faces the attack.
event-defended = { $character } defends ({ $card }).
event-damaged =
    { $amount ->
        [one] { $character } takes one damage: { $damage } of { $health }.
       *[other] { $character } takes { $amount } damage: { $damage } of { $health }.
    }
event-character-defeated = { $character } is defeated; the point goes to the { $by }: { $score } of 5.
event-character-lost = { $character } falls to the own side; the figure leaves the game.
event-faction-eliminated = The { $faction } have lost all their characters.
event-lead-shared = The lead is shared with { $score } points: play goes on until somebody leads alone.
event-interrupted = The { $faction } interrupt.
event-interruption-ended = The interruption of the { $faction } is over; the { $active } go on.

## What an answer would bring, in a few words beside it

brief-shard-collected = a point: { $score } of 5
brief-damaged = { $character } at { $damage } of { $health }
brief-character-defeated = { $character } defeated

## Refusals

no-faction-is-free = This faction is taken.
no-colour-is-free = This colour is taken.
no-map-card-is-in-hand = You do not hold the map card of this space.
no-card-is-in-hand = This card is not in your hand.
no-character-is-own = This is not one of your characters.
no-character-is-on-the-board = This character does not stand on the board.
no-character-is-waiting = This character does not wait to be revealed.
no-card-moves-the-character = This card does not show { $character }; it shows { $shown }.
no-space-is-adjacent =
    { $by ->
        [wall] There is a wall between { $here } and { $there }.
       *[distance] { $there } is not adjacent to { $here }.
    }
no-way-is-not-uphill = The way is uphill: climbing takes two cards.
no-way-is-uphill = This way is not uphill; one card is enough.
no-climb-can-be-paid = A climb takes { $needed } cards that can move { $character }; you hold { $cards }.
no-own-shard-lies-there = None of your shards lies there.
no-own-figure-stands-there = None of your figures stands there.
no-payer-stands-there-or-is-defeated = The cards must show a character that stands there or is defeated.
no-shard-can-be-paid = A shard takes { $needed } cards of { $character }; you hold { $cards }.
no-card-moves-the-climber = This card cannot move { $character }; it shows { $shown }.
no-card-shows-the-payer = All three cards must show { $character }; this one shows { $shown }.
no-card-is-special = This is not a special card.
no-card-has-the-flag =
    { $others ->
        [0] This card has no such flag ({ $flag ->
            [melee] melee
            [heavy_melee] heavy melee
            [ranged] ranged
            [heavy_ranged] heavy ranged
            [area] area
            [rally] rally
           *[fly] fly
        }).
       *[other] This flag is not for { $character }, but for { $users }.
    }
no-faction-is-an-enemy = You cannot attack your own characters.
no-enemy-shares-the-space = Nobody of this faction stands in the attacker's space.
no-target-is-an-enemy = You cannot shoot at your own characters.
no-target-is-on-the-board = The target does not stand on the board.
no-target-is-in-sight =
    { $by ->
        [uphill] { $there } lies higher than { $here }: no shot uphill.
        [cover] The cover on { $space } blocks the line from { $here } to { $there }.
        [height] { $space } lies higher and blocks the line from { $here } to { $there }.
       *[wall] A wall of { $space } blocks the line from { $here } to { $there }.
    }
no-target-is-in-reach = The line crosses { $crossed } spaces; a heavy shot may cross one.
no-space-is-near = An area attack reaches the own space or an adjacent one.
no-enemy-is-in-the-area = No enemy stands there.
no-space-is-within-a-flight = That is further than two steps.
no-somebody-can-move = Nobody could move in this Rally.
no-character-takes-part = This character does not take part in the Rally.
no-character-has-not-moved = This character has moved in this Rally already.
no-extra-movement-can-be-paid = The way is uphill, and you hold no card for the extra movement.
no-somebody-has-moved = At least one character must move.
no-card-moves-the-rally-climber = This card cannot move { $character }; it shows { $shown }.
no-second-rally-includes-the-climber = This card has no Rally that includes { $character }.
no-character-stands-in-the-attacked-space = This character is not in the attacked space.
no-character-is-attacked = This character is not under attack.
no-character-is-not-yet-protected = This character is protected already.
no-cover-is-there-to-take = { $character } does not stand in cover, so Take Cover does not help.
no-card-answers-the-attack = This card does not help { $character } here; what helps is { $flags }.

## Endings and options

ending-five-points = Five points: the game is won.
ending-elimination = A faction has lost all its characters; the leader wins.
ending-tie-broken = The tie is broken: the sole leader wins.
ending-standstill = Standstill: nobody can act any more. Whoever leads wins.

preset-dungeon = Dungeon
preset-ruins = Ruins
option-board = Board
option-board-help = The Dungeon is flat and easier to begin with; the Ruins have higher levels to climb.
option-board-dungeon = Dungeon
option-board-ruins = Ruins
option-factions = Factions
option-factions-help = Each player picks a faction and a colour in turn, or both are dealt at random.
option-factions-chosen = chosen by the players
option-factions-dealt = dealt at random

order-never-interrupt = Never interrupt
order-interrupt-when-concerned = Ask me about interrupting only when a character of mine was attacked or a shard was taken

## The drawn board

# A character together with its code on the board.
character-coded = { $character } ({ $code })
board-player = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }
board-hand = Hand:
board-maps = Your map cards: { $maps }
board-legend = [17] space with cover, 17 without; # wall, . white line, ^ arrow uphill; G1 figure, *G shard; (G1) waits.
board-legend-flags = Flags: { $flags }; a flag after * is open to all.

## The first time a kind of question is asked

first-pick-faction = Each faction has five fighters and a deck of its own: shooters, brawlers, tricksters. Any of them can win.
first-pick-colour = The colour marks your fighters and your shards. It has no other meaning.
first-assign = Only you learn where your fighters will appear. The five map cards you do not use say where enemy shards lie.
first-must-reveal = While you have hidden fighters, your turn may have to begin with one who appears. Later ones can be revealed at any time in your turn, free of cards.
first-act = Click a fighter, a space or a card: one answer is given at once, several open a small menu. Play as many cards as you like.
first-interruption = You act in the middle of somebody's turn, as in a turn of your own. When you stop, play goes back.
first-interrupt = Everybody is asked, whatever they hold, so that a pause gives nothing away. Interrupting costs a special card.
first-pay-climb = Climbing takes two cards of the fighter instead of one.
first-pay-extra = The way leads uphill: one more card of the fighter is needed.
first-pay-shard = A shard takes three cards of the fighter who stands on it. Special cards count for anybody.
first-rally = A Rally lets other fighters of your side move. Choose who goes where.
first-name-target = In melee the attacked side chooses who takes the blow, among its fighters in that space.
first-defend = A card protects if it shows the right flag for the attack beside your fighter, or an open one. You are asked even if you hold none.
