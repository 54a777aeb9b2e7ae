# Dawn of the Zeds in English. A Zed is called by the strengths of its two sides, such as 5-3.

## Places

path-forest = Forest
path-mountain = Mountain
path-highway = Highway
path-suburb = Suburb

space-forest-start = Forest Start
space-forest-6 = Forest 6
space-forest-5 = Forest 5
space-st-thomas = St. Thomas
space-farm = the Farm
space-forest-2 = Forest 2
space-forest-1 = Forest 1
space-mall-district = the Mall District
space-mountain-start = Mountain Start
space-mountain-6 = Mountain 6
space-leftys-pass = Lefty's Pass
space-lucky-strike-mine = the Lucky Strike Mine
space-mountain-3 = Mountain 3
space-campground = the Campground
space-mountain-1 = Mountain 1
space-east-side = the East Side
space-highway-start = Highway Start
space-highway-6 = Highway 6
space-ingeburg = Ingeburg
space-highway-4 = Highway 4
space-nuclear-plant = the Nuclear Plant
space-highway-2 = Highway 2
space-highway-1 = Highway 1
space-downtown = Downtown
space-suburb-start = Suburb Start
space-suburb-6 = Suburb 6
space-east-irek = East Irek
space-university = Farmingdale University
space-beauxville = Beauxville
space-suburb-2 = Suburb 2
space-suspension-bridge = the Suspension Bridge
space-suburbia = Suburbia
space-town-center = the Town Center

## Units and their abilities

unit-piazza = Captain Piazza
unit-hernandez = Mayor Hernandez
unit-schmidt = Deputy Schmidt
unit-hunt = Sheriff Hunt
unit-johnson = Mr. Johnson
unit-furies = the Farmingdale Furies squad
unit-veterans = the Veterans squad
unit-salvation-troops = the Salvation squad
unit-civilian-1 = civilian group 1 (4/2)
unit-civilian-2 = civilian group 2 (3/1)
unit-civilian-3 = civilian group 3 (3/1)
unit-civilian-4 = civilian group 4 (2/1)
unit-civilian-5 = civilian group 5 (2/1)
unit-civilian-6 = civilian group 6 (2/1)
unit-civilian-7 = civilian group 7 (2/1)

ability-elite-sniper = Elite sniper
ability-outpost = Outpost
ability-do-it-myself = I do it myself
ability-keys-to-the-town = Keys to the town
ability-traffic-control = Traffic control
ability-my-fortress = My fortress
ability-motivational-speech = Motivational speech
ability-determination = Determination
ability-eagle-scout = Eagle scout
ability-tough = Tough
ability-martial-arts = Martial arts
ability-born-leader = Born leader
ability-long-range = Long range
ability-stockpile = Stockpile
ability-scavenger = Scavenger
ability-sharp-eye = Sharp eye
ability-traps = Traps
ability-full-magazine = Full magazine
ability-hold-the-line = Hold the line

# A unit with its code on the drawn board, a Zed on its reduced side with the sign for it.
unit-coded = { $name } ({ $code })
zed-reduced = { $zed }*

marker-well-armed = Well-Armed
marker-civil-leader = Civil Leader

## Cards

card-keep-fit = Stay on your feet
card-hunting-lodge = The hunting lodge
card-well-armed = Out of the gun locker
card-night-assault-mountain = Night assault on the Mountain
card-night-assault-suburb = Night assault on the Suburb
card-night-assault-forest = Night assault on the Forest
card-night-assault-highway = Night assault on the Highway
card-under-our-feet = Under our feet
card-spreading = It is spreading
card-kidding-me = You must be kidding
card-hero-arrives = A hero arrives
card-mine-explosion = Explosion in the mine
card-tough-zeds = Thick skin
card-what-smell = What is that smell?
card-brains-1 = Brains!
card-nightfall = Nightfall
card-hate-that = I hate it when they do that
card-keep-calm = Keep calm
card-brains-2 = More brains!
card-finale-a = Finale: the cavalry
card-finale-b = Finale: the last stand

story-killer-excavator = Killer excavator
story-lake-zeds = Zeds from the lake
story-civil-leader = A leader among civilians
story-adrenaline = Adrenaline
story-organiser = The organiser
story-living-dead = The living dead
story-iron-will = Iron will
story-bad-ammo = Bad ammo

## Questions

ask-deal-civilians = The civilians are dealt to the villages.
ask-draw-event = The next event card is drawn.
ask-draw-zed = A Zed is drawn from the bag.
ask-draw-story = A story card is drawn.
ask-draw-hero = A hero is drawn.
ask-roll-melee = Melee on { $space }: { $unit } fights.
ask-roll-shot = { $unit } fires at { $space }.
ask-ward-off = { $unit } is tough and rolls for each hit.
ask-tough-zed = The tough Zed rolls against the hit.
ask-saving-roll = The last hit: a saving roll for { $unit }.
ask-search = { $unit } searches { $space }.
ask-traps = The traps on { $space } are sprung.

ask-choose-hero = Who is your personal hero?
ask-choose-hero-others = A personal hero is chosen.
ask-take-over = Your hero is dead. Whom do you take over?
ask-take-over-others = A player takes over another hero.
ask-before-phase = { $card }: play a story card before the Zeds phase?
ask-before-phase-others = The team may play a story card.
ask-activate-path = { $card }: which path is activated next?
ask-activate-path-others = The next path is chosen.
ask-choose-location = Which path is the location?
ask-choose-location-others = The location is chosen.
ask-other-start = There is no room for Zed { $zed }. Which Start takes it?
ask-other-start-others = A Start is chosen for a Zed.
ask-choose-start = On which Start does the new Zed appear?
ask-choose-start-others = A Start is chosen for a new Zed.
ask-choose-fewest = Zeds still to come: { $count }. Which of the emptiest paths is next?
ask-choose-fewest-others = A path is chosen for a new Zed.
ask-choose-mob = Zeds still to move: { $count }. Which of the strongest goes now?
ask-choose-mob-others = The Zeds that move are chosen.
ask-zed-goes-on = Only one Zed fits onto { $space }. Which one goes?
ask-zed-goes-on-others = The Zed that goes on is chosen.
ask-stay-nearer = The Zeds leave { $space } and cannot stop together. Which one stays nearer?
ask-stay-nearer-others = The Zed that stays nearer is chosen.
ask-choose-defender = The Zeds attack { $space }. Who defends?
ask-choose-defender-others = A defender is chosen.
ask-choose-attacker = { $space } is full of Zeds. Who fights them?
ask-choose-attacker-others = An attacker is chosen.
ask-withdraw = Zeds enter { $space }. Who retreats instead of fighting?
ask-withdraw-others = Units may retreat.
ask-set-traps = Zeds enter { $space }. Try the traps?
ask-set-traps-others = Traps may be tried.
ask-stop-retreat = There is room for one on { $space }. Who stops there?
ask-stop-retreat-others = The unit that stops is chosen.
ask-hit-zed = Hits to deal on { $space }: { $hits }. Which Zed takes the next?
ask-hit-zed-others = Hits are distributed.
ask-before-melee = { $unit } fights on { $space }. Play a story card first?
ask-before-melee-others = The team may play a story card.
ask-after-melee = { $unit } has lost on { $space } with { $sum }. Turn the result?
ask-after-melee-others = The team may turn the result.
ask-reroll = { $unit } rolled { $sum } on { $space }. Roll again?
ask-reroll-others = The dice may be rolled again.
ask-outpost = { $unit } has fired. Back up one space?
ask-outpost-others = A unit may back up.
ask-choose-die = { $unit } searches { $space }. Which die counts?
ask-choose-die-others = A die is chosen.
ask-action-phase = Action phase, { $actions } on the track. What next?
ask-action-phase-others = The action phase goes on.
ask-choose-action = What does { $unit } do?
ask-choose-action-others = An action is chosen.
ask-choose-target = Whom does { $unit } fire at?
ask-choose-target-others = A target is chosen.
ask-further-action = Which action stands in for the ammo of { $unit }?
ask-further-action-others = A further action is paid.
ask-choose-served = { $ability }: for whom?
ask-choose-served-others = A unit is chosen.
ask-consent = Player { $player } wants to use { $unit }. Do you agree?
ask-consent-others = A player is asked for consent.
ask-hero-arrives = { $unit } arrives. Where?
ask-hero-arrives-others = A hero arrives.
ask-call-reserve = Who comes from the reserve?
ask-call-reserve-others = A unit comes from the reserve.
ask-give-marker = Who gets the { $marker } marker?
ask-give-marker-others = A marker is given.
ask-choose-champion = Which hero keeps calm this round?
ask-choose-champion-others = A hero is chosen.
ask-choose-victim = Who is attacked from below?
ask-choose-victim-others = A victim is chosen.
ask-choose-smell = Among whom does a Zed turn up?
ask-choose-smell-others = A unit is chosen.
ask-toughen-zed = Which of the strongest Zeds becomes tough?
ask-toughen-zed-others = A Zed is chosen.

## Answers

act-use-track = Track action: { $unit }
act-use-player-action = Player action: { $unit }
act-use-additional = Additional action: { $unit }
act-use-special = Special action: { $ability }
act-move-to = Move to { $space }
act-search-here = Search here
act-fire-at = Fire at { $space }
act-fire-without-ammo = Fire at { $space } for a further action instead of ammo
act-choose-unit = { $unit }
act-choose-zed = Zed { $zed }
act-choose-path = { $path }
act-choose-space = { $space }
act-choose-die = The die that shows { $face }
act-reroll = Roll both dice again
act-set-traps = Try the traps
act-back-up =
    { $together ->
        [true] Back up together
       *[false] Back up alone
    }
act-play-story = Play { $story }
act-agree = Agree
act-refuse = Refuse
act-pass = No, go on
act-stop = No more actions

## Refusals

no-hero-is-free = Choose a hero in play who is nobody's personal hero.
no-hero-can-arrive-there = Heroes arrive in the Town Center or on a Start space with room.
no-unit-is-available = Choose one of the units in reserve.
no-unit-is-retreating = Choose one of the units that are falling back.
no-unit-landed-there = Choose one of the units on that space.
no-unit-is-attacked = Only a unit on the attacked space can defend.
no-unit-may-withdraw = Only a unit on the space that the Zeds enter can withdraw.
no-zed-is-retreating = Choose one of the Zeds that retreat.
no-start-has-room = Choose the Start of another path that has room.
no-trapper-is-here = Nobody here sets traps.
no-start-takes-the-zed = Choose a Start space with room.
no-path-is-meant = The card does not mean that path.
no-path-has-fewest-zeds = Choose one of the paths with the fewest Zeds.
no-unit-is-of-the-kind = The card does not mean that unit.
no-hero-is-in-play = Choose a hero in play.
no-unit-can-be-the-victim = The card does not reach that unit.
no-zed-is-the-strongest = Choose one of the strongest Zeds.
no-path-can-be-the-location = The story card does not mean that path.
no-card-was-kept = The team does not hold that card.
no-its-moment-has-come = That card cannot be played now.
no-it-would-do-something = That card would do nothing now.
no-zed-is-in-the-combat = Only Zeds on the space of the combat can be hit.
no-fighter-knows-martial-arts = The dice cannot be rolled again.
no-somebody-comes-along = Nobody else is there to come along.
no-die-was-rolled = None of the dice shows that.
no-unit-is-in-play = That unit is not in play.
no-unit-can-act = That unit can do nothing now.
no-track-has-actions = There is no action left on the track.
no-player-action-is-available = Your player action has been used.
no-unit-holds-an-action = That unit holds no additional action.
no-owner-did-not-refuse = The player of that hero has refused.
no-ability-is-a-special-action = That ability is not a special action.
no-marker-is-available = That special action has been used.
no-its-unit-is-in-play = Whoever has that ability is not in play.
no-special-has-somebody = Nobody is there to make use of it.
no-owner-allows-it = The player of that hero has refused.
no-unit-is-not-stubborn = Stubborn civilians do not leave their village.
no-goal-is-no-start = Start spaces cannot be entered.
no-goal-is-elsewhere = The unit is there already.
no-way-is-not-forbidden = The way leads over a No-Entry marker.
no-no-zeds-on-the-way = Zeds stand in the way; whoever meets them stops and fights.
no-points-suffice = That takes { $cost } movement points, the unit has { $points }.
no-goal-has-room = Two units are there already.
no-space-has-a-name = One can only search on a space with a name.
no-unit-can-fire = That unit cannot fire.
no-neither-from-nor-at-a-start = Nobody fires from or at a Start space.
no-line-stays-on-the-path = No shot goes through the Town Center.
no-target-is-in-reach = The target is { $distance } spaces away, the unit reaches { $reach }.
no-zeds-are-there = There is no Zed to fire at.
no-ammo-is-left = There is no ammo left.
no-unit-replaces-ammo = That unit needs ammo to fire.
no-further-action-is-left = There is no further action to stand in for the ammo.
no-it-is-for-the-same-unit = The further action must be one for the unit that fires.
no-special-serves-the-unit = The special action does not reach that unit.
no-zed-is-strongest = The stronger Zed goes on.
no-mob-is-strongest-and-nearest = Choose one of the strongest and nearest Zeds that can move.
no-path-was-not-activated = That path has been activated already.

## Events

event-event-drawn = Round { $round }: { $card }.
event-event-skipped = { $card }: this part of the event cannot be carried out.
event-event-discarded = { $card } is discarded.
event-story-drawn = Story card: { $story }.
event-location-named = The location is the { $path } path.
event-story-kept = The team keeps { $story }.
event-story-played = The team plays { $story }.
event-story-discarded = { $story } is discarded.
event-civilian-dealt = { $unit } on { $space }.
event-hero-taken = Player { $player } takes { $unit }.
event-path-activated = The { $path } path is activated.
event-zed-placed = A new Zed { $zed } (strength { $strength }) on { $space }.
event-zed-returned = Zed { $zed } goes back into the bag.
event-zed-moved = Zed { $zed } ({ $strength }) moves to { $space }.
event-zed-retreated = Zed { $zed } ({ $strength }) retreats to { $space }.
event-zed-hit = Zed { $zed } is hit (strength now { $strength }).
event-zed-killed = Zed { $zed } is killed on { $space }.
event-zed-hit-cancelled = The tough Zed { $zed } shrugs the hit off ({ $face }).
event-zed-toughened = Zed { $zed } is tough from now on.
event-zeds-recovered = Zeds that lose their hit markers: { $count }.
event-zed-turned = Zed { $zed } is back at full strength ({ $strength }).
event-unit-moved = { $unit } moves to { $space }.
event-unit-retreated = { $unit } retreats to { $space }.
event-unit-backed-up = { $unit } backs up to { $space }.
event-unit-entered = { $unit } joins on { $space }.
event-melee-rolled =
    { $unit } rolls { $sum } on { $space }, { $column ->
        [0] column Zeds x3
        [1] column Zeds x2
        [2] column Zeds more
        [3] column Equal
        [4] column Player more
        [5] column Player x2
       *[6] column Player x3
    }.
event-melee-decided =
    Melee on { $space }: hits on Zeds { $zed_hits }, on { $unit } { $unit_hits }; { $zeds_lose ->
        [true] the Zeds lose
       *[false] the players lose
    }.
event-shot-fired = { $unit } fires at { $space } with { $sum } in column { $column }: hits { $hits }.
event-unit-hit = { $unit } is hit (strength now { $strength }).
event-hits-warded = { $unit } rolls { $faces }: hits that get through { $through }.
event-unit-saved = { $unit } is saved ({ $face }) and brought to the Town Center.
event-unit-killed = { $unit } is killed ({ $face }).
event-stubbornness-lost = { $unit } is stubborn no longer.
event-marker-given =
    { $unit }: { $marker ->
        [well_armed] Well-Armed
       *[civil_leader] Civil Leader
    } from now on.
event-champion-chosen = { $unit } keeps calm this round.
event-entry-forbidden = No entry to { $space } this round.
event-searched = { $unit } searches { $space } ({ $faces }): ammo { $found }.
event-ammo-changed = Ammo { $ammo } ({ $change }).
event-actions-set = Action track: { $actions }.
event-ability-used = { $unit }: { $ability }.
event-additional-action-given = { $unit } may do one more action.
event-consent-refused = Player { $player } does not let { $unit } be used.
event-coop-event-began =
    Cooperative event: { $movement ->
        [true] movements { $count }
       *[false] new Zeds { $count }
    }.
event-round-ended = Round { $round } is over.
event-epilogue-told = { $epilogue } (score { $score })

## The end

ending-farmingdale-saved = Help has come. Farmingdale holds out.
ending-town-center-overrun = The Zeds are in the Town Center. Farmingdale is lost.

epilogue-legend = Years later children still play this siege in the schoolyard, and nobody wants to be the Zeds. Nearly everyone who stood on the barricades is there to tell them how it was.
epilogue-rebuilt = The columns roll in at sunrise. Shops reopen, walls are painted over, and the town counts more of its people than anybody had dared to hope.
epilogue-guarded = Farmingdale stands. A few streets stay dark, and at night somebody always keeps watch, but there is bread again, and a list of names read out every spring.
epilogue-scarred = The rescuers find a handful of people behind broken doors. They hold the town; it will be long before they call it home again.
epilogue-alone = When the trucks arrive, somebody in the Town Center lowers an empty gun. The town is saved. There is hardly anybody left to live in it.
epilogue-silence = The radio in the town hall goes on asking for Farmingdale. Then it, too, falls silent, and something shuffles past it down the stairs.

## Before play

preset-default = Base game
preset-other-readings = The other readings of what the sources leave open
preset-short = Short game
preset-easier = Easier (ours)
preset-harder = Harder (ours)
option-length = Length
option-length-help = How many event cards come before the finale.
option-length-standard = standard, 20 cards
option-length-short = short, 16 cards
option-even-cells = Even melee results
option-even-cells-help = Who loses the cells of the melee table with equal hits on both sides; the sources disagree.
option-even-cells-zeds-lose = the Zeds lose
option-even-cells-players-lose = the players lose
option-mountain-order = Order on the Mountain
option-mountain-order-help = Which of Lefty's Pass and the Mine lies farther out; the sources disagree.
option-mountain-order-pass-first = Lefty's Pass farther out
option-mountain-order-mine-first = the Mine farther out
option-tough = Tough
option-tough-help = From which die on a tough unit wards a hit off; the icons of the cards are hard to read.
option-tough-four-up = on 4 to 6
option-tough-two-up = on 2 to 6
option-hero-hits = Hits of heroes
option-hero-hits-help = How many hits each side of a hero takes; known from one source only.
option-hero-hits-one = one on each side
option-hero-hits-two = two on each side
option-heroic-reserve = Veterans and Salvation Troops
option-heroic-reserve-help = Do these two heroic civilians wait in reserve? Whether they belong to the base game is not certain.
option-heroic-reserve-false = left in the box
option-heroic-reserve-true = in reserve
option-starting-ammo = Ammo at the start
option-starting-ammo-help = Our own difficulty option: the base game begins with 4.
option-extra-actions = More actions
option-extra-actions-help = Our own difficulty option: so many actions are added to those of every event card.
option-extra-zeds = More Zeds
option-extra-zeds-help = Our own difficulty option: so many further Zeds stand on the Start spaces at the beginning.

## The drawn board

board-round = round { $round }
board-cards-left = cards left { $count }
board-ammo = Ammo
board-actions = Actions
board-players = Player actions
board-specials = Special actions
board-used = used
board-kept = Story cards
board-reserve = Reserve
board-cemetery = Cemetery
board-bag = Zeds in the bag { $count }
board-start = S
board-legend = 5*' is a Zed of strength 5 on its reduced side with one hit; T tough; x no entry. S is the Start.
board-legend-units = Hu5 is Sheriff Hunt of strength 5, ca4 the first civilian group; ! stubborn, + marker, ' a hit.

## The first time a kind of question is asked

first-choose-hero = Your personal hero is yours to command; others must ask you.
first-take-over = The game goes on with somebody else. Your player action stays with you.
first-before-phase = A story card that was kept may change what is about to happen. Each works once.
first-activate-path = Every path is activated once; only the order is yours. On an activated path the Zeds come closer and attack whom they meet.
first-choose-location = Several paths fit the card equally well, so the choice is yours.
first-other-start = A space holds two Zeds at most. Whoever has no room turns up elsewhere.
first-choose-start = A new Zed comes from the far end of a path. Choose the path that can bear it.
first-choose-fewest = New Zeds come where there are fewest. Several paths are equally empty, so you choose.
first-choose-mob = The strongest Zeds on the board move first. Among equals you choose.
first-zed-goes-on = Two Zeds fit on a space. Of two equals, choose which one goes on.
first-stay-nearer = Zeds that lose retreat towards their Start. Of two equals, choose which one stays nearer to town.
first-choose-defender = One unit fights for all that stand there. Its strength decides the column, its hits are at stake.
first-choose-attacker = Your units have come among Zeds, and one of them has to fight.
first-withdraw = This card lets you give ground instead of fighting. The Zeds gain a space, but nobody is hurt.
first-set-traps = Traps are tried before the fight: one die, and from 4 on a Zed takes a hit.
first-stop-retreat = Two units fit on a space. Whoever does not stop here goes further back.
first-hit-zed = Spread the hits as you like. Three turn a Zed to its weaker side, three more remove it.
first-before-melee = A story card that was kept may help in this fight. Each works once.
first-after-melee = The fight is lost, but a kept story card can turn the result. Each works once.
first-reroll = Both dice are rolled again, and the second result counts, even if it is worse.
first-outpost = Some units may step back one space after they have fired, out of reach of the Zeds.
first-choose-die = This unit searches with two dice, and you choose which one counts.
first-action-phase = Choose who acts: with an action of the track, with your own player action, or with a special ability beside the board.
first-choose-action = One action is a move, a search or a shot. Moving onto Zeds means attacking them; firing costs ammo.
first-choose-target = Point at a target to see the odds. Zeds that are shot at never retreat.
first-further-action = This unit can fire without ammo if another action is given up for it.
first-choose-served = A special action helps somebody of your choice. Most of them work once in a game.
first-consent = Somebody wants to use your personal hero. If you refuse, nothing is lost.
first-hero-arrives = Help has come. A hero who appears among Zeds fights them at once.
first-call-reserve = Whoever you choose appears in the Town Center.
first-give-marker = The marker stays with the unit and helps in every fight to come.
first-choose-champion = For one round this hero is better in every melee it begins.
first-choose-victim = The attack comes from below: the unit may take hits, but it does not retreat.
first-choose-smell = A weak Zed turns up among your people. If it wins its fight, it grows strong.
first-toughen-zed = A tough Zed may shrug hits off. Among the strongest, choose the one you fear least.
