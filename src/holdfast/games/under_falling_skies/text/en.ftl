# Under Falling Skies in English. Spaces are called by their codes (A1 to F5), so they need no names.

## Pieces

die-black1 = black 1
die-black2 = black 2
die-black3 = black 3
die-white1 = white 1
die-white2 = white 2
die-blue1 = blue 1
die-blue2 = blue 2
die-black = black
die-white = white
die-blue = blue
# A die together with what it shows, where the reader sees the board.
die-shown = { $colour } { $face }

ship-green1 = green ship 1
ship-green2 = green ship 2
ship-green3 = green ship 3
ship-green4 = green ship 4
ship-green5 = green ship 5
ship-red1 = red ship 1
ship-red2 = red ship 2
# The code on the drawn board.
ship-code = { $code }

# A room by what it does, where the reader sees the board.
room-slow = slowing space { $spaces }
room-energy = energy room { $spaces }
room-fighter = fighter room { $spaces }
room-research = research room { $spaces }
room-robot = robot room { $spaces }
room-energy-robot = energy and robot room { $spaces }
room-energy-fighter = energy and fighter room { $spaces }
room-research-fighter = research and fighter room { $spaces }

## Questions

ask-roll-dice = The dice roll.
ask-choose-die = Which die do you place next?
ask-choose-die-others = A die is chosen.
ask-place-die = Where do you place die { $die }, showing { $face }?
ask-place-die-others = A die is placed.
ask-activate-rooms = What do you activate?
ask-activate-rooms-others = Rooms are activated.
ask-place-robot = Where does the new robot ({ $value }) stand?
ask-place-robot-others = A robot is built.
ask-start-ship = In which column does { $ship } start?
ask-start-ship-others = A ship starts again.

## Answers

act-choose-die = Take { $die }
act-place = On { $space }
act-activate = Activate { $room }
act-excavate = Dig: move the excavator to its die
act-set-aside = Set the die on { $space } aside
act-place-robot = Robot on { $space }
act-skip-robot = Build no robot
act-start-ship = Column { $column }
act-remove-robot = Remove robot { $die }
act-end-phase = Finish activating

## What happened

event-round-began = Round { $round } begins.
event-dice-rolled = Rolled: { $faces }.
event-die-placed = Die { $die } ({ $face }) is placed on { $space }.
event-ship-descended = { $ship } descends to row { $row } in column { $column }.
event-ship-shifted = { $ship } shifts to column { $column }, row { $row }.
event-ship-hit-base = { $ship } hits the base in column { $column }.
event-base-damaged = The base is damaged: { $damage } of { $limit }.
event-mothership-advanced = The mothership advances to row { $row }.
event-ship-picked-up = { $ship } is taken on board the mothership.
event-room-activated =
    { $cost ->
        [0] Room { $room } is activated with value { $value }.
       *[other] Room { $room } is activated with value { $value } for { $cost } energy.
    }
event-energy-gained =
    { $gained ->
        [0] No energy gained: there are { $energy }.
       *[other] { $gained } energy gained: now { $energy }.
    }
event-ship-shot-down = { $ship } is shot down in column { $column }, row { $row }.
event-research-advanced =
    { $steps ->
        [one] Research advances one space: { $research } of { $goal }.
       *[other] Research advances { $steps } spaces: { $research } of { $goal }.
    }
event-research-stalled = Research stalls: { $value } is less than the { $needed } needed.
event-robot-built = Robot { $die } is built on { $space }, showing { $face }.
event-robot-used = Robot { $die } has worked and now shows { $face }.
event-robot-removed = Robot { $die } leaves { $space }.
event-die-set-aside = Die { $die } leaves { $space }.
event-excavator-advanced = The excavator digs to { $space }; energy is now { $energy }.
event-excavator-pushed-back =
    { $steps ->
        [one] The excavator is pushed back one space, to { $space }.
       *[other] The excavator is pushed back { $steps } spaces, to { $space }.
    }
event-research-lost =
    { $steps ->
        [one] Research loses one space: now { $research }.
       *[other] Research loses { $steps } spaces: now { $research }.
    }
event-red-ship-came = { $ship } joins the mothership.
event-ship-started = { $ship } starts in column { $column }.

## What an answer would bring, in a few words beside it

brief-ship-descended = { $ship } to row { $row }
brief-ship-shifted = shifts to column { $column }
brief-ship-hit-base = hits the base
brief-mothership-advanced = mothership advances
brief-ship-picked-up = { $ship } taken on board
brief-room-activated =
    { $cost ->
        [0] value { $value }
       *[other] value { $value }, costs { $cost }
    }
brief-energy-gained = energy +{ $gained }
brief-ship-shot-down = shoots down { $ship }
brief-research-advanced = research +{ $steps }
brief-research-stalled = no progress, needs { $needed }
brief-robot-used = robot drops to { $face }
brief-excavator-advanced = to { $space }, costs 1

## Refusals

no-die-is-unplaced = Only a die that was rolled and not yet placed can be taken.
no-column-is-free = This column has its die for this round already.
no-space-is-empty = A die lies on this space already.
no-not-under-the-excavator = The excavator's own space takes no die.
no-ground-takes-dice = This is a tunnel; behind the excavator only rooms take dice.
no-on-the-path = The excavator's path does not lead here.
no-only-excavation-die = A die lies on unexcavated ground already; there may be one a round.
no-die-reaches-far-enough =
    { $steps ->
        [one] The die is too low: the excavator needs one step to get there.
       *[other] The die is too low: the excavator needs { $steps } steps to get there.
    }
no-room-has-an-effect = A slowing space did its work when the die was placed.
no-every-space-is-filled = No die lies on { $spaces }; the room works only with all its spaces filled.
no-room-is-excavated = This room is not excavated.
no-robots-can-work = The robot here was built this round or has worked already.
no-room-can-be-paid = This costs { $cost } energy, and there is { $energy }.
no-a-die-lies-ahead = No die lies ahead of the excavator.
no-die-covers-the-distance =
    { $steps ->
        [one] The die is too low: the excavator needs one step to get there.
       *[other] The die is too low: the excavator needs { $steps } steps to get there.
    }
no-digging-can-be-paid = Digging costs one energy, and there is none.
no-action-die-lies-there = No black or white die lies on that space.
no-robot-stands = That robot is not on the board.
no-blue-die-is-free = Both robots are on the board; remove one first.
no-in-an-excavated-room = Robots stand only in excavated rooms.
no-column-is-emptiest = Ships start in empty columns first, then where the next ship is farthest away.

## Endings

ending-weapon-ready = The research is complete: the weapon destroys the mothership. The city is saved.
ending-mothership-arrived = The mothership has reached the city. The city is lost.
ending-base-destroyed = The base is destroyed. The city is lost.

## Options before play

option-mothership = Mothership card
option-mothership-help = Which face of the mothership card; hard starts one row lower.
option-mothership-easy = easy
option-mothership-hard = hard
option-sky1 = First sky card
option-sky1-help = Which face of the topmost sky card.
option-sky1-easy = easy
option-sky1-hard = hard
option-sky2 = Second sky card
option-sky2-help = Which face of the second sky card.
option-sky2-easy = easy
option-sky2-hard = hard
option-sky3 = Third sky card
option-sky3-help = Which face of the third sky card; it bears the skull of the mothership.
option-sky3-easy = easy
option-sky3-hard = hard
option-sky4 = Fourth sky card
option-sky4-help = Which face of the lowest sky card.
option-sky4-easy = easy
option-sky4-hard = hard
option-upper-base = Upper base card
option-upper-base-help = Which face of the upper base; it says where the excavator starts.
option-upper-base-easy = easy
option-upper-base-hard = hard
option-lower-base = Lower base card
option-lower-base-help = Which face of the lower base; on the hard one the base bears less damage.
option-lower-base-easy = easy
option-lower-base-hard = hard
option-tracks = Track card
option-tracks-help = Which face of the card with energy and research.
option-tracks-easy = easy
option-tracks-hard = hard
option-strict-excavation = Strict excavation
option-strict-excavation-help = May a die that is too low for the distance be placed ahead of the excavator, without effect?
option-strict-excavation-false = Too low a die may be placed, and does nothing
option-strict-excavation-true = Too low a die may not be placed

## Ready-made choices

preset-easy = easy: every card on its easy face
preset-hard = hard: every card on its hard face
preset-hard-sky = hard sky
preset-hard-base = hard base
preset-mixed = mixed: four hard faces
preset-strict-excavation = easy, with strict excavation

## The board

board-level = level { $level }
board-round = round { $round }
board-energy = Energy
board-research = Research
board-research-next = next needs { $needed }
board-damage = Damage
board-dice = Dice
board-robots = robots
board-waiting = waiting
board-mothership = mothership
board-track-excavator = dig-{ $steps }
board-track-research = res-{ $steps }
board-track-red = +red
board-track-damage = damage
board-track-skull = SKULL
board-impact = impact
board-effect-slow = S
board-effect-energy = E
board-effect-fighter = F
board-effect-research = R
board-effect-robot = B
board-legend = E energy  F fighters  R research  B build robot  S slows ships by 1
board-legend-cost = -1 modifier  /2 costs 2 energy  # not dug yet  = one room
board-legend-sky = *3 explosion with its number  < > ship shifts  M mothership advances
board-excavator = DIG
board-tunnel = tunnel

## The first time a kind of question is asked

first-choose-die = Each column takes one die a round. After a white die is placed, all dice that are not yet placed are rolled again.
first-place-die = The die works in the room, and at once the ships of its column fall. Point at a place to see where they would land.
first-activate-rooms = Each filled room can be used, in any order. The number beside the bolt is its price in energy.
first-place-robot = A robot is a die that stays in its room and works again in later rounds, each time one weaker.
first-start-ship = Ships that are shot down or have hit the base come back. Choose the column where they do least harm.
