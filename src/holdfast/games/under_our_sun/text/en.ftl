# Under our Sun in English.

## Characters

character-medic = Medic
character-medic-text = Healer. Weak alone, keeps a group alive.
character-scout = Scout
character-scout-text = The youngest of the four; finds the way and is rarely seen.
character-veteran = Veteran
character-veteran-text = A former soldier. The best shot of the group, poor at sneaking.
character-thickskin = Thickskin
character-thickskin-text = Big, heavy, hard to stop. Carries the most and drinks the most.
character-tinkerer = Tinkerer
character-tinkerer-text = Repairs what the solar storms left over, and crafts cheaply.
character-trapper = Trapper
character-trapper-text = Lives off the land: bow, snares and animal lore.

## Special skills

skill-field-surgery = Field surgery
skill-field-surgery-text = Once a day, 1 AP, no enemy here: a character here regains 2 HP or loses an infection.
skill-steady-hands = Steady hands
skill-steady-hands-text = Medical cards heal 1 HP more.
skill-pathfinder = Pathfinder
skill-pathfinder-text = Once a day phase: exploring costs 1 AP less.
skill-light-feet = Light feet
skill-light-feet-text = Sneaking costs 1 AP less.
skill-drill = Drill
skill-drill-text = Once a day phase: reroll one die of an attack.
skill-fire-discipline = Fire discipline
skill-fire-discipline-text = After a ranged attack roll a blue die: with a success the ammunition comes back.
skill-hard-to-hurt = Hard to hurt
skill-hard-to-hurt-text = Once a day phase: prevent 1 damage in close combat.
skill-bulwark = Bulwark
skill-bulwark-text = Once a day phase: take the attack on somebody here upon yourself.
skill-jury-rig = Jury-rig
skill-jury-rig-text = Once a day: craft with one resource less.
skill-insulated = Insulated
skill-insulated-text = Solar storms leave the own electrical devices alone.
skill-game-lore = Game lore
skill-game-lore-text = Looting an animal brings 1 food more.
skill-beast-sense = Beast sense
skill-beast-sense-text = An animal that appears here fights no initial round.

## Map tiles

tile-new-haven = New Haven
tile-pump-station = Pump Station
tile-sol-outpost = SoL Outpost
tile-field-hospital = Field Hospital
tile-relay-tower = Relay Tower
tile-crawler-burrow = Crawler Burrow
tile-sapphire-vault = Sapphire Vault
tile-dune-sea = Dune Sea
tile-salt-flat = Salt Flat
tile-seep-spring = Seep Spring
tile-cracked-highway = Cracked Highway
tile-aircraft-wreck = Aircraft Wreck
tile-collapsed-apartments = Collapsed Apartments
tile-looted-store = Looted Store
tile-warehouse-shell = Warehouse Shell
tile-filling-station = Filling Station
tile-overturned-convoy = Overturned Convoy
tile-dead-forest = Dead Forest
tile-cactus-grove = Cactus Grove
tile-canyon-mouth = Canyon Mouth
tile-rock-shelter = Rock Shelter
tile-oasis-pool = Oasis Pool
tile-wind-farm = Wind Farm
tile-motel-ruin = Motel Ruin
tile-clinic-ruin = Clinic Ruin
tile-quarry-lake = Quarry Lake
tile-radar-dish = Radar Dish
tile-burnt-farmstead = Burnt Farmstead
tile-scrap-yard = Scrap Yard
tile-mesa-ridge = Mesa Ridge
tile-trailer-camp = Trailer Camp
tile-drainage-culvert = Drainage Culvert
tile-water-tower = Water Tower
tile-glass-crater = Glass Crater

## Items, gear and loot: faces

thing-bandage = Bandage
thing-bandage-text = 1 AP, then discard: a character here regains 2 HP.
thing-medkit = Medkit
thing-medkit-text = 1 AP and a charge: a character here regains 2 HP or loses an infection.
thing-antibiotic = Antibiotic
thing-antibiotic-text = Discard: a character here loses an infection.
thing-aed = AED
thing-aed-text = 1 AP and a charge: a defeated character here stands up with 2 HP.
thing-stim-patch = Stim patch
thing-stim-patch-text = Discard: a character here gains 2 AP now and one step of fitness.
thing-multitool = Multitool
thing-multitool-text = Take craftable things or ammunition apart. Adds a blue die to delicate containers.
thing-binoculars = Binoculars
thing-binoculars-text = Recon reaches one tile farther and needs no check. Once a day, 1 AP: reveal a tile up to 2 away.
thing-flashlight = Flashlight
thing-flashlight-text = No extra red die for sneaking at night.
thing-lockpick-set = Lockpick set
thing-lockpick-set-text = A charge adds a green die to a delicate container.
thing-crowbar = Crowbar
thing-crowbar-text = Melee weapon: blue die. Adds a yellow die to heavy containers.
thing-climbing-rope = Climbing rope
thing-climbing-rope-text = Entering a tile with movement value 3 or 4 costs 1 AP less.
thing-lighter = Lighter
thing-lighter-text = Light a campfire for 1 wood.
thing-torch = Torch
thing-torch-text = Melee weapon: blue die. A charge: fire on this tile for the day phase. Light a campfire for 1 wood.
thing-tent = Tent
thing-tent-text = 1 AP: becomes a camp on this tile.
thing-small-animal-trap = Small animal trap
thing-small-animal-trap-text = Set it here; with 1 food as bait it catches 2 food a day.
thing-water-bottle = Water bottle
thing-water-bottle-text = Holds 2 water.
thing-water-filter = Water filter
thing-water-filter-text = 1 AP and a charge at a water source, even an empty one: 3 water.
thing-knife = Knife
thing-knife-text = Melee weapon: blue die. Adds a blue die to sneak attacks.
thing-spear = Spear
thing-spear-text = Melee weapon: yellow die.
thing-machete = Machete
thing-machete-text = Melee weapon: yellow and blue die.
thing-bow = Bow
thing-bow-text = Ranged weapon, 3 arrows: blue die here, yellow die at distance 1.
thing-pipe-pistol = Pipe pistol
thing-pipe-pistol-text = Ranged weapon, 3 cartridges: yellow and blue die here, yellow die at distance 1.
thing-scrap-shotgun = Scrap shotgun
thing-scrap-shotgun-text = Ranged weapon, 2 cartridges: green and yellow die here, blue die at distance 1.
thing-firebomb = Firebomb
thing-firebomb-text = 1 AP, then discard: attack an enemy up to distance 1 with green, yellow and blue die; it cannot strike back, and an animal flees.
thing-smoke-can = Smoke can
thing-smoke-can-text = Discard: all characters here are hidden.
thing-backpack = Backpack
thing-backpack-text = Room for 3 resources.
thing-tool-belt = Tool belt
thing-tool-belt-text = Room for 1 item.
thing-canteen-harness = Canteen harness
thing-canteen-harness-text = The water reserve holds 2 more.
thing-leather-jacket = Leather jacket
thing-leather-jacket-text = Once a day: prevent 1 damage in close combat.
thing-scrap-armour = Scrap armour
thing-scrap-armour-text = Once a day phase: prevent 1 damage in close combat. A red die in stealth checks.
thing-desert-cloak = Desert cloak
thing-desert-cloak-text = A blue die more in stealth checks.
thing-sun-poncho = Sun poncho
thing-sun-poncho-text = Heat does nothing.
thing-quilted-coat = Quilted coat
thing-quilted-coat-text = Cold does nothing.
thing-trail-boots = Trail boots
thing-trail-boots-text = Once a day phase: moving costs 1 AP less.
thing-gas-mask = Gas mask
thing-gas-mask-text = Cannot be infected.
thing-revolver = Revolver
thing-revolver-text = Ranged weapon, 4 cartridges: two yellow dice here, one at distance 1.
thing-hunting-rifle = Hunting rifle
thing-hunting-rifle-text = Ranged weapon, 3 cartridges: yellow die here, green and yellow die at distance 1.
thing-assault-carbine = Assault carbine
thing-assault-carbine-text = Ranged weapon, 6 cartridges, 2 per attack: green and yellow die at any distance.
thing-crossbow = Crossbow
thing-crossbow-text = Ranged weapon, 2 arrows: yellow die here, green and blue die at distance 1.
thing-fire-axe = Fire axe
thing-fire-axe-text = Melee weapon: green and blue die. Adds a yellow die to heavy containers.
thing-cavalry-sabre = Cavalry sabre
thing-cavalry-sabre-text = Melee weapon: two yellow dice.
thing-stun-baton = Stun baton
thing-stun-baton-text = Melee weapon: yellow die. Once a day phase an enemy that was hurt does not strike back.
thing-frag-grenade = Frag grenade
thing-frag-grenade-text = 1 AP, then discard: attack every enemy on a tile up to distance 1 with a green and two yellow dice.
thing-night-vision-goggles = Night-vision goggles
thing-night-vision-goggles-text = No extra red die for sneaking at night, and a yellow die more in stealth checks at night.
thing-field-purifier = Field purifier
thing-field-purifier-text = Once a day, 1 AP: 3 water.
thing-adrenaline-shot = Adrenaline shot
thing-adrenaline-shot-text = Discard: 4 AP now, one step less fitness.
thing-ballistic-vest = Ballistic vest
thing-ballistic-vest-text = Once a day phase: prevent 2 damage of an attack.
thing-riot-shield = Riot shield
thing-riot-shield-text = A green die more when dodging.
thing-military-rucksack = Military rucksack
thing-military-rucksack-text = Room for 3 resources and 1 item.
thing-nomad-cloak = Nomad cloak
thing-nomad-cloak-text = A yellow die more in stealth checks; heat does nothing.
thing-hydration-rig = Hydration rig
thing-hydration-rig-text = The water reserve holds 4 more.
thing-exo-brace = Exo brace
thing-exo-brace-text = A yellow die more in strength checks; rough tiles cost 1 AP less.
thing-ration-pack = Ration pack
thing-ration-pack-text = 2 food.
thing-water-canister = Water canister
thing-water-canister-text = 3 water.
thing-sewing-box = Sewing box
thing-sewing-box-text = 2 fabric and 1 connector.
thing-scrap-bundle = Scrap bundle
thing-scrap-bundle-text = 2 metal and 1 connector.
thing-moonshine-crate = Moonshine crate
thing-moonshine-crate-text = 2 alcohol.
thing-plastic-sheeting = Plastic sheeting
thing-plastic-sheeting-text = 2 plastic.
thing-dry-lumber = Dry lumber
thing-dry-lumber-text = 2 wood.
thing-ammunition-tin = Ammunition tin
thing-ammunition-tin-text = 4 cartridges or 3 arrows.
thing-trauma-bag = Trauma bag
thing-trauma-bag-text = Medic only. 1 AP and a charge: a character here regains 2 HP and loses injury and infection.
thing-recon-drone = Recon drone
thing-recon-drone-text = Scout only. Once a day reveal up to 2 tiles up to 2 away; recon reaches one tile farther without a check.
thing-service-carbine = Service carbine
thing-service-carbine-text = Veteran only. Ranged weapon, 5 cartridges: green and yellow die at any distance.
thing-manhole-shield = Manhole shield
thing-manhole-shield-text = Thickskin only. Melee weapon: yellow die. A charge prevents 2 damage of an attack.
thing-solar-pack = Solar pack
thing-solar-pack-text = Tinkerer only. Once a day: wake the electrical cards of a character here, or 2 AP now.
thing-recurve-bow = Recurve bow
thing-recurve-bow-text = Trapper only. Ranged weapon, 3 arrows: yellow die here, two green dice at distance 1; arrows may come back.

## Sun cards

suncard-clear-sky = Clear sky
suncard-clear-sky-text = No effect.
suncard-cool-breeze = Cool breeze
suncard-cool-breeze-text = Nobody has to drink in this day phase.
suncard-heat = Heat
suncard-heat-text = Everybody outside New Haven loses 1 water, or 1 HP.
suncard-storm = Storm
suncard-storm-text = Fires go out, everybody has 1 AP less. Rain may be collected, sleeping costs 1 AP less.
suncard-solar-storm = Solar storm
suncard-solar-storm-text = Electrical cards lie face down until the next preparation.
suncard-sandstorm = Sandstorm
suncard-sandstorm-text = No ranged attacks; exploring and charging cost 1 AP more.

## Night cards

nightcard-still-night = Still night
nightcard-still-night-text = Wind, sand, nothing else.
nightcard-clear-stars = Clear stars
nightcard-clear-stars-text = Look at the next two map tiles and put them back in any order.
nightcard-morning-dew = Morning dew
nightcard-morning-dew-text = Everybody here gains 1 water.
nightcard-frostbite = Frostbite
nightcard-frostbite-text = Without fire: 1 HP and 1 AP lost.
nightcard-cold-snap = Cold snap
nightcard-cold-snap-text = Without fire, sleeping here costs 1 AP more tonight.
nightcard-prowling-wolves = Prowling wolves
nightcard-prowling-wolves-text = A rabid wolf attacks.
nightcard-thieving-coyotes = Thieving coyotes
nightcard-thieving-coyotes-text = Everybody here loses 1 food.
nightcard-rats-in-the-packs = Rats in the packs
nightcard-rats-in-the-packs-text = Dexterity check: gain 1 food, or lose 2 food or fabric.
nightcard-snake-in-the-bedroll = Snake in the bedroll
nightcard-snake-in-the-bedroll-text = Dexterity check, or 1 damage and an infection.
nightcard-sol-patrol = SoL patrol
nightcard-sol-patrol-text = Stealth check, or a Son of Liberty attacks.
nightcard-searchlights = Searchlights
nightcard-searchlights-text = Sons of Liberty come one tile nearer; nobody here stays hidden.
nightcard-night-thief = Night thief
nightcard-night-thief-text = Stealth check: gain a random resource, or lose a resource or an item.
nightcard-lost-drifter = Lost drifter
nightcard-lost-drifter-text = Give 1 water for 2 random resources, or 1 food for a karma die, or nothing.
nightcard-crawlers = Crawlers
nightcard-crawlers-text = A crawler attacks.
nightcard-tunnel-noises = Tunnel noises
nightcard-tunnel-noises-text = Mutated enemies come nearer, or a crawler appears beside you.

## Event cards

eventcard-locked-strongbox = Locked strongbox
eventcard-locked-strongbox-text = A container that needs dexterity.
eventcard-jammed-locker = Jammed locker
eventcard-jammed-locker-text = A container that needs strength.
eventcard-roaming-fence = Roaming fence
eventcard-roaming-fence-text = The roaming merchant appears here.
eventcard-abandoned-campsite = Abandoned campsite
eventcard-abandoned-campsite-text = A camp and some wood.
eventcard-scattered-supplies = Scattered supplies
eventcard-scattered-supplies-text = 2 random resources on this tile.
eventcard-sealed-pantry = Sealed pantry
eventcard-sealed-pantry-text = 2 food on this tile.
eventcard-rain-barrel = Rain barrel
eventcard-rain-barrel-text = 3 water.
eventcard-loose-scree = Loose scree
eventcard-loose-scree-text = Dexterity check, or 1 damage.
eventcard-rotten-floor = Rotten floor
eventcard-rotten-floor-text = You may risk a dexterity check: a loot card, or 2 damage.
eventcard-tripwire = Tripwire
eventcard-tripwire-text = Dexterity check, easier with a tool: metal and a connector, or damage to all here and an injury.
eventcard-buried-pipe = Buried pipe
eventcard-buried-pipe-text = Strength check: a water source, or 1 AP lost.
eventcard-wounded-wanderer = Wounded wanderer
eventcard-wounded-wanderer-text = Help him with food or medicine, rob him, or walk on.
eventcard-sol-checkpoint = SoL checkpoint
eventcard-sol-checkpoint-text = Stealth check, or pay 3 water or fight a Son of Liberty.
eventcard-ambush = Ambush
eventcard-ambush-text = A human enemy attacks.
eventcard-something-below = Something below
eventcard-something-below-text = A mutated enemy attacks.
eventcard-animal-den = Animal den
eventcard-animal-den-text = You may fight an animal for 2 food.
eventcard-vantage-point = Vantage point
eventcard-vantage-point-text = Reveal up to 2 neighbouring tiles.
eventcard-faded-map = Faded map
eventcard-faded-map-text = Look at the next three map tiles and put them back in any order.
eventcard-foul-puddle = Foul puddle
eventcard-foul-puddle-text = You may take 2 water and risk an infection.
eventcard-warning-signs = Warning signs
eventcard-warning-signs-text = Look at the next two enemy cards; put each on top or under the deck.
eventcard-humming-generator = Humming generator
eventcard-humming-generator-text = Electrical cards here work again; 1 connector.
eventcard-dead-courier = Dead courier
eventcard-dead-courier-text = Draw 2 loot cards and keep 1; perhaps a Son of Liberty is near.
eventcard-sinkhole = Sinkhole
eventcard-sinkhole-text = Strength check, or 2 resources and 2 AP lost.
eventcard-strange-calm = Strange calm
eventcard-strange-calm-text = A karma die and one step of fitness.
eventcard-wind-blown-tarp = Wind-blown tarp
eventcard-wind-blown-tarp-text = 2 fabric or 1 plastic.

## Enemies: faces

foe-rat-pack = Rat pack
foe-rat-pack-text = 2 damage or more: infection.
foe-rabid-wolf = Rabid wolf
foe-rabid-wolf-text = 2 damage or more: infection.
foe-coyote = Coyote
foe-coyote-text = If it survives a hit, it runs off one tile.
foe-desert-viper = Desert viper
foe-desert-viper-text = Any damage: infection.
foe-wild-boar = Wild boar
foe-cougar = Cougar
foe-cougar-text = At night a blue die more in the first round.
foe-sol-lookout = SoL lookout
foe-sol-lookout-text = Once: after surviving a round it calls other Sons of Liberty one tile nearer.
foe-sol-trooper = SoL trooper
foe-sol-marksman = SoL marksman
foe-sol-enforcer = SoL enforcer
foe-sol-enforcer-text = Once: 1 damage less.
foe-scavenger = Scavenger
foe-scavenger-text = Leaves for 1 food before the first round.
foe-outlaw = Outlaw
foe-crawler = Crawler
foe-crawler-matron = Crawler matron
foe-crawler-matron-text = At night it brings a crawler along.
foe-ash-wraith = Ash wraith
foe-ash-wraith-text = A red die for whoever dodges it.
foe-irradiated-brute = Irradiated brute
foe-irradiated-brute-text = Wanders only on an 8.
foe-roaming-fence = Roaming fence

## Merchants

merchant-lawrence = Lawrence, trading post
merchant-roaming-fence = Roaming fence

## Team cards

team-survivor = Survivor
team-survivor-text = Reach the goal of the mission, or eliminate the Son of Liberty among you.
team-poison-the-wells = Son of Liberty: Poison the wells
team-poison-the-wells-text = Poison three water sources outside New Haven (1 AP each) and stay alive.
team-tribute = Son of Liberty: Tribute
team-tribute-text = Hand goods worth 12 water plus 2 per character over in secret and stay alive.
team-no-witnesses = Son of Liberty: No witnesses
team-no-witnesses-text = Half of the characters are down at once, or the time of the mission runs out, and you are alive.

## Missions

mission-stock-the-larder = Stock the Larder
mission-stock-the-larder-text = The store rooms of New Haven have been swept clean, twice. Bring back food, wood, cloth and scrap before the families start to leave.
mission-pump-line-nine = Pump Line Nine
mission-pump-line-nine-text = An old pipeline map shows a pump that could still draw from deep rock. Find it, make it run and bring a sealed sample home, so that the council dares to move the pipes.
mission-search-and-rescue = Search & Rescue
mission-search-and-rescue-text = Two workers did not come back from the solar field; boot prints and a torn armband of the Sons of Liberty did. One was seen near the outpost, the other somewhere in the wrecks on the way.
mission-fever-season = Fever Season
mission-fever-season-text = Half the bunks in New Haven are wet with sweat. An army hospital stands somewhere in the dust, and its cold room may still hold cultures. Brew the serum there, carry it home, count the living.
mission-dead-air = Dead Air
mission-dead-air-text = On clear evenings the relay mast can be seen from the wall. Two power cells and three quiet phases would be enough to call the other free settlements. The Sons of Liberty will hear the call as well.
mission-the-nest = The Nest
mission-the-nest-text = The well has gone dry because something digs below it. Follow the tunnels to the burrow, set charges, and do not be there when they go.
mission-sapphires-echo = Sapphire's Echo
mission-sapphires-echo-text = A machine voice has answered a dead radio. If a node of Sapphire still runs, its water surveys are worth more than gold, and the Sons of Liberty want it burnt. Their officer carries the key.

## Parts of missions

part-stock-the-larder-1 = Fill the larder: food, wood, fabric and metal in New Haven.
part-stock-the-larder-2 = Half of it is stored. The Sons of Liberty have smelled it and wait before the gate.
part-stock-the-larder-3 = The shelves are full. For this season nobody has to leave.
part-pump-line-nine-1 = Find the pump station.
part-pump-line-nine-2 = There it stands. Deliver parts, then repair the pump.
part-pump-line-nine-3 = Water! And something in the shaft has heard the pump. Take the sample and bring it home.
part-pump-line-nine-4 = The council tastes, nods and sends the pipe crews out.
part-search-and-rescue-1 = Find the two workers: one at the outpost, one in the wrecks.
part-search-and-rescue-2 = A prisoner sits behind the wire, and the guards have seen you.
part-search-and-rescue-3 = A cry from the wreckage: here is the second one, and he is not alone.
part-search-and-rescue-4 = Both are home. The gate closes behind them.
part-fever-season-1 = Find the hospital and brew serum. From the third day on the fever spreads in New Haven.
part-fever-season-2 = The first are sitting up. Word of the serum has spread, also to those who want it for themselves.
part-fever-season-3 = The fever breaks. New Haven counts its people, and none is missing.
part-dead-air-1 = Find two power cells in containers away from New Haven and install them in the relay tower.
part-dead-air-2 = The mast hums. Hold it for three day phases.
part-dead-air-3 = The first call is out, and the wrong people answer first.
part-dead-air-4 = A voice in the static, then a second. You are not alone.
part-the-nest-1 = Find the burrow. Charges are made of alcohol, metal and a connector.
part-the-nest-2 = The matron rises from the dark, and her brood with her.
part-the-nest-3 = The fuse burns. Run.
part-the-nest-4 = The ground drops, dust rises, and far away a well begins to fill.
part-sapphires-echo-1 = Find the outpost and the key, then the vault.
part-sapphires-echo-2 = The officer has the key on his belt.
part-sapphires-echo-3 = The door slides open. Draw the data, then take the core.
part-sapphires-echo-4 = Maps of water nobody knew of. Sapphire says good morning.

## Mission actions

deed-deliver-parts = Deliver parts
deed-deliver-parts-text = 1 AP, 2 metal, 1 connector, 1 plastic.
deed-repair = Repair the pump
deed-repair-text = 2 AP, strength or dexterity check; every success counts.
deed-take-sample = Take the sample
deed-take-sample-text = 1 AP.
deed-free = Free the hostage
deed-free-text = 1 AP, dexterity check.
deed-pick-up = Take the freed hostage along
deed-pick-up-text = 1 AP.
deed-hand-over = Leave the hostage here
deed-hand-over-text = 1 AP.
deed-brew = Brew serum
deed-brew-text = 2 AP, 1 alcohol or 1 plastic, dexterity check; every success is a dose.
deed-administer = Administer serum
deed-administer-text = 1 AP, 1 dose.
deed-install = Install a power cell
deed-install-text = 1 AP, dexterity check.
deed-make-charge = Make a charge
deed-make-charge-text = 1 AP, 1 alcohol, 1 metal, 1 connector.
deed-plant = Plant a charge
deed-plant-text = 2 AP, strength check.
deed-take-key = Take the key
deed-take-key-text = 1 AP.
deed-lift-key = Lift the key unseen
deed-lift-key-text = 1 AP, stealth check with 2 successes.
deed-extract = Draw data
deed-extract-text = 2 AP, dexterity check; every success counts, a failure wakes the defences.
deed-take-core = Take the core
deed-take-core-text = 1 AP.
deed-poison = Poison the water source
deed-poison-text = 1 AP, in secret.
deed-dead-drop = Leave goods in a dead drop
deed-dead-drop-text = 1 AP, alone, two tiles from New Haven or farther.
deed-open-tribute = Hand tribute over openly
deed-open-tribute-text = 1 AP, beside a Son of Liberty; counts double.

## Goods

good-water = water
good-food = food
good-fabric = fabric
good-metal = metal
good-connector = connectors
good-wood = wood
good-alcohol = alcohol
good-plastic = plastic
good-cartridge = cartridges
good-arrow = arrows

## Mission tokens

token-sample = sealed sample
token-hostage-a = first hostage
token-hostage-b = second hostage
token-serum = dose of serum
token-cell = power cell
token-charge = charge
token-key = key
token-core = core

## Mission counters

counter-parts = parts delivered
counter-repair = repair
counter-hostage-harm = harm to hostages
counter-cured = cured
counter-cells = cells installed
counter-marked = cells located
counter-transmitting = transmitting
counter-sent = calls sent
counter-broken = calls broken off
counter-woken = nest awake
counter-planted = charges planted
counter-fuse = fuse
counter-door = door open
counter-data = data drawn
counter-core-damage = damage to the core
counter-freed = hostages freed

## Day phases

phase-morning = morning
phase-afternoon = afternoon
phase-night = night
phase-preparation = preparation

## Weather

weather-clear = clear sky
weather-breeze = cool breeze
weather-heat = heat
weather-storm = storm
weather-solar-storm = solar storm
weather-sandstorm = sandstorm

## Single cards: copies of a face are told apart by a number that players need not read

card-bandage-1 = { thing-bandage }
card-bandage-2 = { thing-bandage }
card-bandage-3 = { thing-bandage }
card-medkit-1 = { thing-medkit }
card-medkit-2 = { thing-medkit }
card-antibiotic-1 = { thing-antibiotic }
card-antibiotic-2 = { thing-antibiotic }
card-antibiotic-3 = { thing-antibiotic }
card-aed-1 = { thing-aed }
card-aed-2 = { thing-aed }
card-stim-patch = { thing-stim-patch }
card-multitool-1 = { thing-multitool }
card-multitool-2 = { thing-multitool }
card-multitool-3 = { thing-multitool }
card-binoculars-1 = { thing-binoculars }
card-binoculars-2 = { thing-binoculars }
card-flashlight-1 = { thing-flashlight }
card-flashlight-2 = { thing-flashlight }
card-lockpick-set-1 = { thing-lockpick-set }
card-lockpick-set-2 = { thing-lockpick-set }
card-crowbar-1 = { thing-crowbar }
card-crowbar-2 = { thing-crowbar }
card-climbing-rope-1 = { thing-climbing-rope }
card-climbing-rope-2 = { thing-climbing-rope }
card-lighter-1 = { thing-lighter }
card-lighter-2 = { thing-lighter }
card-torch-1 = { thing-torch }
card-torch-2 = { thing-torch }
card-tent-1 = { thing-tent }
card-tent-2 = { thing-tent }
card-tent-3 = { thing-tent }
card-tent-4 = { thing-tent }
card-small-animal-trap-1 = { thing-small-animal-trap }
card-small-animal-trap-2 = { thing-small-animal-trap }
card-water-bottle-1 = { thing-water-bottle }
card-water-bottle-2 = { thing-water-bottle }
card-water-bottle-3 = { thing-water-bottle }
card-water-bottle-4 = { thing-water-bottle }
card-water-filter-1 = { thing-water-filter }
card-water-filter-2 = { thing-water-filter }
card-knife-1 = { thing-knife }
card-knife-2 = { thing-knife }
card-spear-1 = { thing-spear }
card-spear-2 = { thing-spear }
card-machete = { thing-machete }
card-bow-1 = { thing-bow }
card-bow-2 = { thing-bow }
card-pipe-pistol-1 = { thing-pipe-pistol }
card-pipe-pistol-2 = { thing-pipe-pistol }
card-scrap-shotgun = { thing-scrap-shotgun }
card-firebomb-1 = { thing-firebomb }
card-firebomb-2 = { thing-firebomb }
card-smoke-can = { thing-smoke-can }
card-backpack-1 = { thing-backpack }
card-backpack-2 = { thing-backpack }
card-backpack-3 = { thing-backpack }
card-tool-belt-1 = { thing-tool-belt }
card-tool-belt-2 = { thing-tool-belt }
card-canteen-harness-1 = { thing-canteen-harness }
card-canteen-harness-2 = { thing-canteen-harness }
card-leather-jacket-1 = { thing-leather-jacket }
card-leather-jacket-2 = { thing-leather-jacket }
card-scrap-armour-1 = { thing-scrap-armour }
card-scrap-armour-2 = { thing-scrap-armour }
card-desert-cloak-1 = { thing-desert-cloak }
card-desert-cloak-2 = { thing-desert-cloak }
card-sun-poncho-1 = { thing-sun-poncho }
card-sun-poncho-2 = { thing-sun-poncho }
card-quilted-coat-1 = { thing-quilted-coat }
card-quilted-coat-2 = { thing-quilted-coat }
card-trail-boots = { thing-trail-boots }
card-gas-mask = { thing-gas-mask }
card-bandage-4 = { thing-bandage }
card-medkit-3 = { thing-medkit }
card-medkit-4 = { thing-medkit }
card-antibiotic-4 = { thing-antibiotic }
card-antibiotic-5 = { thing-antibiotic }
card-aed-3 = { thing-aed }
card-multitool-4 = { thing-multitool }
card-flashlight-3 = { thing-flashlight }
card-binoculars-3 = { thing-binoculars }
card-water-bottle-5 = { thing-water-bottle }
card-water-bottle-6 = { thing-water-bottle }
card-firebomb-3 = { thing-firebomb }
card-revolver-1 = { thing-revolver }
card-revolver-2 = { thing-revolver }
card-hunting-rifle = { thing-hunting-rifle }
card-assault-carbine = { thing-assault-carbine }
card-crossbow = { thing-crossbow }
card-fire-axe = { thing-fire-axe }
card-cavalry-sabre = { thing-cavalry-sabre }
card-stun-baton = { thing-stun-baton }
card-frag-grenade = { thing-frag-grenade }
card-night-vision-goggles = { thing-night-vision-goggles }
card-field-purifier = { thing-field-purifier }
card-adrenaline-shot = { thing-adrenaline-shot }
card-ballistic-vest = { thing-ballistic-vest }
card-riot-shield = { thing-riot-shield }
card-military-rucksack-1 = { thing-military-rucksack }
card-military-rucksack-2 = { thing-military-rucksack }
card-nomad-cloak = { thing-nomad-cloak }
card-hydration-rig = { thing-hydration-rig }
card-exo-brace = { thing-exo-brace }
card-ration-pack-1 = { thing-ration-pack }
card-ration-pack-2 = { thing-ration-pack }
card-ration-pack-3 = { thing-ration-pack }
card-water-canister-1 = { thing-water-canister }
card-water-canister-2 = { thing-water-canister }
card-sewing-box = { thing-sewing-box }
card-scrap-bundle-1 = { thing-scrap-bundle }
card-scrap-bundle-2 = { thing-scrap-bundle }
card-moonshine-crate-1 = { thing-moonshine-crate }
card-moonshine-crate-2 = { thing-moonshine-crate }
card-plastic-sheeting = { thing-plastic-sheeting }
card-dry-lumber = { thing-dry-lumber }
card-ammunition-tin = { thing-ammunition-tin }
card-trauma-bag = { thing-trauma-bag }
card-recon-drone = { thing-recon-drone }
card-service-carbine = { thing-service-carbine }
card-manhole-shield = { thing-manhole-shield }
card-solar-pack = { thing-solar-pack }
card-recurve-bow = { thing-recurve-bow }

enemy-rat-pack-1 = { foe-rat-pack }
enemy-rat-pack-2 = { foe-rat-pack }
enemy-rabid-wolf-1 = { foe-rabid-wolf }
enemy-rabid-wolf-2 = { foe-rabid-wolf }
enemy-rabid-wolf-3 = { foe-rabid-wolf }
enemy-coyote = { foe-coyote }
enemy-desert-viper = { foe-desert-viper }
enemy-wild-boar = { foe-wild-boar }
enemy-cougar = { foe-cougar }
enemy-sol-lookout-1 = { foe-sol-lookout }
enemy-sol-lookout-2 = { foe-sol-lookout }
enemy-sol-trooper-1 = { foe-sol-trooper }
enemy-sol-trooper-2 = { foe-sol-trooper }
enemy-sol-marksman = { foe-sol-marksman }
enemy-sol-enforcer = { foe-sol-enforcer }
enemy-scavenger-1 = { foe-scavenger }
enemy-scavenger-2 = { foe-scavenger }
enemy-outlaw = { foe-outlaw }
enemy-crawler-1 = { foe-crawler }
enemy-crawler-2 = { foe-crawler }
enemy-crawler-3 = { foe-crawler }
enemy-crawler-4 = { foe-crawler }
enemy-crawler-matron = { foe-crawler-matron }
enemy-ash-wraith = { foe-ash-wraith }
enemy-irradiated-brute = { foe-irradiated-brute }
enemy-roaming-fence = { foe-roaming-fence }

suncard-clear-sky-1 = { suncard-clear-sky }
suncard-clear-sky-2 = { suncard-clear-sky }
suncard-clear-sky-3 = { suncard-clear-sky }
suncard-heat-1 = { suncard-heat }
suncard-heat-2 = { suncard-heat }
suncard-storm-1 = { suncard-storm }
suncard-storm-2 = { suncard-storm }

nightcard-still-night-1 = { nightcard-still-night }
nightcard-still-night-2 = { nightcard-still-night }
nightcard-still-night-3 = { nightcard-still-night }
nightcard-frostbite-1 = { nightcard-frostbite }
nightcard-frostbite-2 = { nightcard-frostbite }
nightcard-prowling-wolves-1 = { nightcard-prowling-wolves }
nightcard-prowling-wolves-2 = { nightcard-prowling-wolves }
nightcard-sol-patrol-1 = { nightcard-sol-patrol }
nightcard-sol-patrol-2 = { nightcard-sol-patrol }
nightcard-crawlers-1 = { nightcard-crawlers }
nightcard-crawlers-2 = { nightcard-crawlers }
nightcard-crawlers-3 = { nightcard-crawlers }

eventcard-locked-strongbox-1 = { eventcard-locked-strongbox }
eventcard-locked-strongbox-2 = { eventcard-locked-strongbox }
eventcard-jammed-locker-1 = { eventcard-jammed-locker }
eventcard-jammed-locker-2 = { eventcard-jammed-locker }
eventcard-roaming-fence-1 = { eventcard-roaming-fence }
eventcard-roaming-fence-2 = { eventcard-roaming-fence }
eventcard-roaming-fence-3 = { eventcard-roaming-fence }
eventcard-abandoned-campsite-1 = { eventcard-abandoned-campsite }
eventcard-abandoned-campsite-2 = { eventcard-abandoned-campsite }
eventcard-scattered-supplies-1 = { eventcard-scattered-supplies }
eventcard-scattered-supplies-2 = { eventcard-scattered-supplies }
eventcard-sealed-pantry-1 = { eventcard-sealed-pantry }
eventcard-sealed-pantry-2 = { eventcard-sealed-pantry }
eventcard-sol-checkpoint-1 = { eventcard-sol-checkpoint }
eventcard-sol-checkpoint-2 = { eventcard-sol-checkpoint }
eventcard-ambush-1 = { eventcard-ambush }
eventcard-ambush-2 = { eventcard-ambush }
eventcard-something-below-1 = { eventcard-something-below }
eventcard-something-below-2 = { eventcard-something-below }

## What cards leave to choose

choice-strength = Use strength
choice-dexterity = Use dexterity
choice-heal = Give back 2 HP
choice-cure = Cure the infection
choice-cartridges = 4 cartridges
choice-arrows = 3 arrows
choice-wake-devices = Turn electrical cards up again
choice-two-ap = 2 AP now
choice-pay-alcohol = Pay 1 alcohol
choice-pay-plastic = Pay 1 plastic
choice-give-water = Give 1 water for 2 random resources
choice-give-food = Give 1 food for a karma die
choice-walk-on = Leave it
choice-dare = Dare it: dexterity check
choice-share-food = Share 1 food: a karma die and news of the next two tiles
choice-treat = Give a medical card: a karma die and a loot card
choice-rob = Rob him: 2 random resources, a karma die lost
choice-bribe = Pay 3 water
choice-fight = Fight a Son of Liberty
choice-hunt = Fight an animal for 2 food
choice-drink = Take 2 water and risk an infection
choice-take-fabric = 2 fabric
choice-take-plastic = 1 plastic

## Questions that cards ask, and why not

ask-pick-character = Which character?
ask-pick-character-others = A character is picked.
ask-pick-enemy = Which enemy?
ask-pick-enemy-others = An enemy is picked.
ask-pick-tile = Which map tile?
ask-pick-tile-others = A map tile is picked.
ask-pick-place = Which place do you reveal?
ask-pick-place-others = A place is picked.
ask-pick-card = Which card?
ask-pick-card-others = A card is picked.
ask-pick-goods = Which resource do you give up?
ask-pick-goods-others = A resource is picked.
ask-choose-option = What do you choose?
ask-choose-option-others = A choice is made.
ask-pay-or-not = Do you pay?
ask-pay-or-not-others = A payment is considered.
ask-take-apart = What do you take apart?
ask-take-apart-others = Something is taken apart.
ask-dodge-or-not = Do you dodge for 1 AP?
ask-dodge-or-not-others = A dodge is considered.
ask-place-at-random = A tile is drawn by lot.
ask-hidden-tile = Is it here, or elsewhere?
no-is-among = That cannot be picked here.
no-may-be-declined = A choice has to be made.
no-can-be-taken-apart = Only what can be crafted can be taken apart.
no-enough-ammunition = That takes 3 arrows or 2 cartridges, and edition 2.0.
no-can-dodge = A dodge costs 1 AP.
no-card-can-react = This card cannot react to that now.
no-skill-can-react = This skill cannot react to that now.
ask-react =
    { $trigger ->
        [on_explore] You explore. Do you react?
        [on_move] You move. Do you react?
        [on_craft] You craft. Do you react?
        [on_loot] You loot. Do you react?
        [on_container_check] You open a container. Do you react?
        [on_attack_roll] You have rolled for an attack. Do you react?
        [after_ranged_attack] You have shot. Do you react?
        [on_deal_damage] You have dealt { $n } damage. Do you react?
        [on_damage] You are about to take { $n } damage. Do you react?
        [on_ally_attacked] Somebody beside you is attacked. Do you react?
       *[other] Do you react?
    }
ask-react-others = A reaction is considered.

## The board in text

place-north = the north
place-north-east = the north-east
place-south-east = the south-east
place-south = the south
place-south-west = the south-west
place-north-west = the north-west
place-at = { $q }/{ $r }
board-day = day { $day } of { $last }
board-hp = HP
board-hp-of = { $hp }/{ $most } HP
board-water = water
board-ap = AP
board-karma = karma
board-tired = tired
board-ok = OK
board-fit = FIT
board-injured = injured
board-infected = infected
board-is-hidden = hidden
board-waiting = waiting
board-out = eliminated
board-fallen = defeated, { $phases } phases left
board-wears = wears { $gear }
board-box-strength = heavy container
board-box-dexterity = delicate container
board-die-green = green
board-die-yellow = yellow
board-die-blue = blue
board-die-red = red
board-your-card = Your card: { $card }
board-is-sol = { $seat } is a Son of Liberty
board-token-on = { $token } in { $tile }
board-face-down = face down
board-map-cut = The map goes on beyond what is shown.
board-sign-medic = M
board-sign-scout = S
board-sign-veteran = V
board-sign-thickskin = T
board-sign-tinkerer = K
board-sign-trapper = R
board-good-signs = dfcmnwapri
board-side-north = N
board-side-north-east = NE
board-side-south-east = SE
board-side-south = S
board-side-south-west = SW
board-side-north-west = NW
board-legend-tiles = A tile begins with its movement value. (NE) a place that can be revealed
board-legend-people = M S V T K R characters  (M) hidden  xM defeated  ! enemy  % body  $ merchant
board-legend-things = & enemy symbol  ? event  # container  ~ water  - empty source  ^ camp
board-legend-markers = * fire  o trap  / cards  @ goal  = mission token  X SoL marker
board-legend-goods = f food  c fabric  m metal  n connector  w wood  a alcohol  p plastic
board-legend-stores = d water  r cartridge  i arrow

## Questions
ask-night-vote = Whom does the night card hit? Vote.
ask-night-vote-others = The camp votes on the night card.
ask-bag = A cube is drawn from the bag.
ask-merchant-stock = The merchant's stock is drawn.
ask-night-card = A night card is drawn.
ask-ignore-animal = A fire burns here. Do you ignore the animal card?
ask-ignore-animal-others = An animal card is weighed.
ask-event-card = An event card is drawn.
ask-loot-card = A loot card is drawn.
ask-keep-loot = Which card do you keep?
ask-keep-loot-others = Loot is sorted.
ask-initial-round = Initial combat round: what do you do?
ask-initial-round-others = An initial combat round is fought.
ask-join = Do you join the fight?
ask-join-others = Others may join the fight.
ask-avoid = Which attack do you avoid?
ask-avoid-others = An attack is avoided.
ask-show-colours = Sons of Liberty attack you. Do you show your colours?
ask-show-colours-others = Sons of Liberty attack.
ask-sustain = A new day: do you eat 1 food?
ask-sustain-others = Somebody eats, or goes hungry.
ask-sun-card = A Sun card is drawn.
ask-who-acts = Who acts next in this day phase?
ask-who-acts-others = The next character is chosen.
ask-last-fight = The day phase ends. Spend your AP on combat.
ask-last-fight-others = AP held back are spent on combat.
ask-enemy-card = An enemy card is drawn.
ask-enemy-moves = An enemy moves.
ask-nearest-roll = Several are equally near: the dice decide.
ask-enemy-way = An enemy chooses its way.
ask-pay-from = Where do you take { $good } from?
ask-pay-from-others = Something is paid.
ask-collect-more = What do you collect with the same AP?
ask-collect-more-others = Resources are collected.
ask-raid = Which card of the merchant do you take?
ask-raid-others = The merchant is robbed.
ask-loot-fallen = What do you take?
ask-loot-fallen-others = A fallen character is looted.
ask-steal = What do you steal?
ask-steal-others = The merchant is being robbed.
ask-spare-cube = Which resource do you save?
ask-spare-cube-others = Something is made with less.
ask-map-tile = A map tile is drawn.
ask-draw-event = You are hidden. Do you draw the event now?
ask-draw-event-others = An event is weighed.
ask-defend = You are attacked. How do you react?
ask-defend-others = A character is attacked.
ask-roll = The dice roll.
ask-reroll-die = Which die do you reroll?
ask-reroll-die-others = A die is rerolled.
ask-reroll = Dice are rerolled.
ask-karma = { $successes ->
    [one] One success ({ $faces }). Do you use karma?
   *[other] { $successes } successes ({ $faces }). Do you use karma?
}
ask-karma-others = Karma may change the roll.
ask-karma-dice = The karma dice roll.
ask-starting-roll = Three green dice for the starting player.
ask-team-cards = Team cards are dealt.
ask-choose-character = Which character do you play?
ask-choose-character-others = A character is chosen.
ask-offer = Starting equipment is drawn.
ask-buy-start = Starting equipment: you have { $points } of { $pool } points.
ask-buy-start-others = Starting equipment is chosen.
ask-preplace = A target tile is laid out.
ask-choose-victim = Whom do your people attack?
ask-choose-victim-others = The Sons of Liberty choose a victim.
ask-deal = What do you deal in? Your credit is { $credit } water.
ask-deal-others = A deal is made.
ask-swap = What do you swap?
ask-swap-others = A swap is put together.
ask-swap-consent = Do you agree to the swap?
ask-swap-consent-others = A swap waits for consent.
ask-drink = Do you drink?
ask-drink-others = Somebody drinks.
ask-act = What do you do?
ask-act-others = A character acts.
ask-help = You wait. Do you fight now?
ask-help-others = Somebody who waits may fight.

## Answers
act-move = Move to { $tile }
act-sneak = Sneak to { $tile }
act-charge = Charge onto { $place }
act-explore = Explore { $place }
act-recon = Recon { $tile }
act-collect = Collect { $good }
act-collect-card = Pick up { $card }
act-refill = Refill water
act-take-water = Take stored water
act-collect-rain = Collect rain
act-craft = Craft { $thing }
act-craft-camp = Craft a tent and set it up as a camp
act-craft-ammo = Make { $good ->
   *[other] { $good }
}
act-use =
    { $ability ->
        [0] Use { $card }
        [1] Use { $card }, the second way
       *[other] Use { $card }, the third way
    }
act-use-skill = Use { $skill }
act-swap = Swap with { $character }
act-trade = Trade with { $merchant }
act-steal = Steal from the merchant
act-loot = Loot { $enemy }
act-loot-fallen = Loot { $character }
act-eat = Eat { $bites } food
act-sleep = Sleep
act-open-box = { $strength ->
    [true] Force the container open (strength)
   *[other] Open the container (dexterity)
}
act-drop = Drop { $good }
act-drop-card = Drop { $card }
act-wear = Put { $card } on
act-take-off = Take your gear off
act-load = Load { $card }
act-dismantle = Dismantle the camp
act-light-fire = Light a campfire
act-build-pit = Build a cooking pit
act-cook = Cook
act-bait-trap = Bait the trap
act-pick-up-trap = Pick the trap up
act-deed = { $deed }
act-attack = Attack { $enemy }
act-attack-with = Attack { $enemy } with { $card }
act-sneak-attack = Sneak attack on { $enemy }
act-sneak-attack-with = Sneak attack on { $enemy } with { $card }
act-attack-character = Attack { $character }
act-attack-character-with = Attack { $character } with { $card }
act-dodge = Dodge
act-counter = Strike back
act-counter-with = Strike back with { $card }
act-run-up = Run up to the shooter
act-sol-spawn = Call a Son of Liberty to { $tile }
act-sol-move = Order { $enemy } to { $tile }
act-reveal-role = Reveal yourself as a Son of Liberty
act-give-up = Agree to give up
act-choose-character = { $character }
act-buy-start = { $card } for { $character }
act-drink = Drink
act-go-thirsty = Go thirsty and lose HP
act-sustain = Eat 1 food
act-go-hungry = Go hungry and lose 1 HP
act-reroll =
    { $die ->
        [0] Reroll the first die
        [1] Reroll the second die
        [2] Reroll the third die
        [3] Reroll the fourth die
        [4] Reroll the fifth die
        [5] Reroll the sixth die
       *[other] Reroll die { $die }, counted from 0
    }
act-react-with = React with { $card }
act-react-skill = React with { $skill }
act-buy = Buy { $card }
act-sell = Sell { $card }
act-buy-ammo = Buy 1 { $good }
act-disassemble = Have { $card } taken apart
act-give = Give 1 { $good }
act-give-card = Give { $card }
act-take = Take 1 { $good }
act-take-card = Take { $card }
act-from-tile = { $tile ->
    [true] From the tile
   *[other] From your board
}
act-pick-character = { $character }
act-pick-enemy = { $enemy }
act-pick-tile = { $tile }
act-pick-place = { $place }
act-pick-card = { $card }
act-pick-goods = { $good }
act-choose = { $choice }
act-agree = Yes
act-wait = Wait
act-end-turn = End the turn
act-pass = No

## What happened
event-game-ended = The game is over.
event-character-chosen = { $character } joins the group.
event-equipment-bought = { $character } starts with { $card }.
event-starter-chosen = { $seat_number ->
        [0] { seat-1 }
        [1] { seat-2 }
        [2] { seat-3 }
        [3] { seat-4 }
        [4] { seat-5 }
       *[other] { seat-6 }
    } is the starting player.
event-team-cards-dealt = Everybody has a team card.
event-day-began = Day { $day } begins.
event-phase-began = The { $phase } begins.
event-sun-card-drawn = Sun card: { $suncard }.
event-night-card-drawn = { $character } draws the night card { $nightcard }.
event-night-card-ignored = The fire keeps the animals from { $character }.
event-event-card-drawn = { $character } draws the event { $eventcard }.
event-turn-began = { $character } is on turn.
event-turn-ended = { $character } has finished.
event-waited = { $character } waits.
event-action-taken = { $character } spends { $ap } AP.
event-drank = { $character } drinks { $n } water.
event-ate = { $character } eats { $n } food.
event-went-hungry = { $character } goes hungry.
event-slept = { $character } sleeps.
event-dice-rolled = { $character } rolls { $faces }: { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }.
event-dice-thrown = The dice show { $faces }: { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }.
event-dice-rerolled = { $character } rerolls: { $faces }.
event-karma-kept = { $character } keeps { $kept } karma dice and loses { $lost }.
event-karma-changed = { $character } has { $karma } karma dice.
event-direction-rolled = { $enemy } rolls { $roll } for its way.
event-damaged = { $character } loses { $n } HP and has { $hp }.
event-healed = { $character } regains { $n } HP and has { $hp }.
event-injured = { $character } is injured.
event-injury-healed = The injury of { $character } is healed.
event-infected = { $character } is infected.
event-infection-cured = The infection of { $character } is cured.
event-defeated = { $character } is defeated.
event-revived = { $character } is back with { $hp } HP.
event-eliminated = { $character } is out of the game.
event-hid = { $character } is hidden.
event-exposed = { $character } is exposed.
event-fitness-changed = { $fitness ->
    [0] { $character } is tired.
    [1] { $character } is OK.
   *[other] { $character } is FIT.
}
event-goods-gained = { $character } gets { $n } { $good }.
event-goods-lost = { $character } loses { $n } { $good }.
event-collected = { $character } collects { $good }.
event-dropped = { $character } drops { $good }.
event-bag-drawn = From the bag comes { $good }.
event-card-taken = { $character } takes { $card }.
event-card-lost = { $character } loses { $card }.
event-card-dropped = { $character } drops { $card }.
event-card-used = { $character } uses { $card }.
event-skill-used = { $character } uses { $skill }.
event-card-found = { $card } is found.
event-card-returned = { $card } goes back.
event-crafted = { $character } crafts { $thing }.
event-ammo-crafted = { $character } makes { $n } { $good }.
event-disassembled = { $character } has { $card } taken apart.
event-loaded = { $character } loads { $card } with { $n }.
event-gear-worn = { $character } puts { $card } on.
event-gear-stowed = { $character } takes { $card } off.
event-tile-revealed = { $tile } is revealed.
event-tile-put-back = { $tile } lies farther out.
event-tiles-seen = The next tiles: { $tiles }.
event-enemies-seen = The next enemies: { $enemies }.
event-tile-laid-face-down = A tile is laid face down at { $place }.
event-moved = { $character } goes to { $tile }.
event-water-refilled = { $character } takes { $n } water.
event-rain-collected = { $character } catches rain.
event-camp-set-up = A camp stands on { $tile }.
event-camp-dismantled = { $character } dismantles the camp on { $tile }.
event-fire-lit = A campfire burns on { $tile }.
event-pit-built = There is a cooking pit on { $tile }.
event-fire-went-out = The fire on { $tile } goes out.
event-cooked = { $character } cooks.
event-trap-set = { $character } sets a trap.
event-trap-baited = { $character } baits a trap.
event-trap-picked-up = { $character } picks a trap up, with { $food } food.
event-cleaned-up = What was dropped is cleared away.
event-enemy-spawned = { $enemy } appears at { $place }.
event-enemy-hit = { $enemy } takes { $n } damage.
event-enemy-defeated = { $enemy } is defeated.
event-enemy-removed = { $enemy } is gone.
event-enemy-moved = { $enemy } moves to { $place }.
event-enemy-attacked = { $enemy } attacks { $character }: { $n ->
        [one] 1 success
       *[other] { $n } successes
    }.
event-attack-made = { $character } attacks { $enemy }: { $n ->
        [one] 1 success
       *[other] { $n } successes
    }.
event-character-attacked = { $character } attacks { $victim }: { $n ->
        [one] 1 success
       *[other] { $n } successes
    }.
event-attack-avoided = { $character } avoids an attack.
event-initial-round-began = Initial combat round for { $character }.
event-looted = { $character } loots { $enemy }: { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }.
event-box-opened = { $character } opens the container on { $tile }.
event-box-stuck = The container on { $tile } resists { $character }.
event-merchant-came = { $merchant } is open for trade on { $tile }.
event-merchant-angered = The merchant is now an enemy of { $character }.
event-trade-began = { $character } deals with { $merchant }.
event-bought = { $character } buys { $card }.
event-sold = { $character } sells { $card }.
event-bartered = { $n ->
    [1] { $character } takes 1 { $good }.
   *[other] { $character } gives 1 { $good }.
}
event-stolen = { $character } steals { $good }.
event-swap-made = { $character } swaps with { $partner }.
event-swap-refused = { $partner } does not want to swap with { $character }.
event-role-revealed = { $character } is a Son of Liberty!
event-well-poisoned = The water on { $tile } is poisoned.
event-gave-up = { $seat_number ->
        [0] { seat-1 }
        [1] { seat-2 }
        [2] { seat-3 }
        [3] { seat-4 }
        [4] { seat-5 }
       *[other] { seat-6 }
    } would give up.
event-deed-done = { $character }: { $deed }.
event-mission-advanced = { $part }
event-progress-made = { $counter }: { $n }.
event-token-moved = { $token }: { $n }.
event-weather-changed = Weather: { $weather }.
event-nothing-happened = Nothing happens.

## Why not
no-die-may-be-rerolled = This die cannot be rerolled (again).
no-has-not-acted = This character has had its turn, or cannot act.
no-is-in-the-camp = Only characters in the camp can be named.
no-can-be-set-upon = Only a visible Survivor on that tile can be attacked.
no-can-be-collected = That does not lie here.
no-is-in-the-recipe = That cannot be saved.
no-was-drawn = That card was not drawn.
no-is-in-his-stock = The merchant does not have that.
no-can-be-stolen = Only resources of his stock can be stolen.
no-can-be-taken = There is none of it, or no room for it.
no-card-can-be-taken = There is no such card here, or no room for it.
no-has-ap = That costs { $cost } AP; you have { $ap }.
no-enemy-is-active = That enemy is not on the map.
no-enemy-is-here = That enemy is not on your tile.
no-weapon-reaches = This weapon does not reach it, is empty or does not work.
no-is-part-of-the-fight = That enemy is not part of this fight.
no-is-hidden = Only a hidden character can do that.
no-has-two-ap = That costs { $cost } AP; you have { $ap }.
no-somebody-attacks = Nobody here would attack you.
no-character-is-here = That character does not stand here.
no-weapon-reaches-character = This weapon does not reach that character.
no-attack-can-be-avoided = That is no attack on you.
no-is-one-of-them = You are no Son of Liberty.
no-can-strike-back = A shot cannot be answered with bare hands.
no-can-shoot-back = This weapon cannot answer the attack.
no-can-run-up = You cannot run up to the attacker.
no-is-a-resource = That cannot be collected.
no-lies-here = That does not lie here.
no-has-storage = Your storage is full.
no-card-lies-here = That card does not lie here.
no-card-has-storage = There is no free area for this card.
no-can-be-crafted = That cannot be crafted.
no-card-is-left = No copy is left in the deck.
no-has-the-resources = You lack { $goods }.
no-has-resources-for-a-tent = You lack the resources for a tent.
no-no-camp-yet = There is a camp here already.
no-is-ammunition = That is no ammunition.
no-has-the-material = Cartridges take 1 metal, arrows 1 wood.
no-can-be-used = That cannot be used now.
no-has-ap-to-use = That costs { $cost } AP; you have { $ap }.
no-skill-can-be-used = This skill cannot be used now.
no-has-ap-for-skill = You do not have enough AP for this skill.
no-stands-here = That character does not stand here.
no-merchant-is-here = This merchant is not here.
no-merchant-still-deals = He does not deal with you any more.
no-can-pay-the-fee = You need 1 water for the fee.
no-can-be-robbed = There is nobody here who can be stolen from.
no-is-trusted = He does not let you near his goods.
no-has-ap-to-steal = You do not have enough AP to steal.
no-body-lies-here = No such body lies here.
no-fallen-lies-here = There is nothing to take from that character.
no-can-eat-that-much = You cannot eat that much.
no-box-stands-here = There is no such container here.
no-owns-it = You do not have that.
no-owns-the-card = You do not have that card.
no-is-spare-gear = That is no spare gear of yours.
no-fits-after-changing = Your things would not fit on the board.
no-wears-gear = You wear no gear.
no-can-be-loaded = That cannot be loaded.
no-camp-can-be-taken-down = There is no camp here that could be dismantled.
no-has-something-to-light-it = You have nothing to light a fire with.
no-no-fire-yet = A fire burns here already.
no-has-wood = You need 1 wood.
no-has-ap-for-fire = You do not have enough AP for that.
no-fire-without-pit = There is no campfire here that could become a cooking pit.
no-has-metal = You need 1 metal.
no-pit-is-here = You need a cooking pit and 1 food.
no-has-ap-to-cook = Cooking takes 2 AP.
no-trap-wants-bait = There is no trap to be baited, or no food.
no-trap-stands-here = There is no trap here.
no-tile-is-next-door = That tile does not lie beside yours.
no-tile-has-room = The tile is full: it has room for { $spaces }.
no-has-ap-to-move = Moving there costs { $cost } AP; you have { $ap }.
no-has-ap-to-sneak = Sneaking there costs { $cost } AP; you have { $ap }.
no-place-is-unrevealed = There is nothing to reveal there.
no-has-ap-to-charge = A charge costs { $cost } AP; you have { $ap }.
no-has-ap-to-explore = Exploring costs { $cost } AP; you have { $ap }.
no-sees-the-symbol = Recon is for the hidden, or one tile away with binoculars.
no-symbol-can-spawn = No enemy can be lured out there.
no-source-has-water = There is no filled water source here.
no-water-is-stored-here = No water is stored here, or you have no room for it.
no-it-rains = It does not rain.
no-has-room-for-rain = You have no room for more water.
no-no-enemy-watches = You cannot sleep beside an active enemy.
no-has-ap-to-sleep = Sleeping costs { $cost } AP; you have { $ap }.
no-deed-is-open = That is not part of this mission.
no-deed-is-possible = That cannot be done here and now.
no-has-ap-for-deed = That costs { $cost } AP; you have { $ap }.
no-is-son-of-liberty = Only a Son of Liberty can do that.
no-not-called-today = Your people have come once today.
no-tile-is-beside = That must be a revealed neighbouring tile other than New Haven.
no-enemy-is-at-hand = Only Sons of Liberty on your tile or beside it obey.
no-order-is-possible = It cannot go there.
no-has-ap-to-order = An order costs 2 AP.
no-is-still-unknown = Everybody knows already.
no-may-give-up = There is nothing to agree to.
no-nothing-holds-me = You cannot stop with an enemy here: { $enemies }.
no-is-in-stock = The merchant does not sell that.
no-is-paid-for = It costs { $price } water; your credit is { $credit }.
no-owns-what-is-sold = You have no such card to sell.
no-merchant-can-pay = The merchant cannot pay { $price } water; he has { $funds }.
no-is-ammo-for-sale = You need 1 water of credit and a free slot.
no-can-be-given = You cannot give that.
no-is-in-his-supply = He does not have that, or you have just given it.
no-is-worth-it = Your credit does not suffice.
no-can-carry-it = You have no room for it.
no-has-more-to-give = You have no more of it.
no-partner-has-more = Your partner has no more of it.
no-card-is-mine = You do not have that card.
no-card-is-partners = Your partner does not have that card.
no-both-have-room = Nothing changes hands, or it does not fit.
no-is-in-the-box = This character is not in the box.
no-is-free = This character is taken.
no-is-on-offer = That card is not on offer.
no-is-own-character = That is not your character.
no-points-suffice = It costs { $stars } points; there are { $points }.
no-board-has-room = It does not fit on the board.

## Endings
ending-mission-accomplished = The mission is accomplished.
ending-mission-failed = The mission has failed.
ending-too-late = Time has run out for the mission.
ending-all-defeated = Nobody is left standing.
ending-traitor-eliminated = The Son of Liberty is eliminated: the Survivors win.
ending-traitor-wins = The Son of Liberty has reached his goal.
ending-survivors-eliminated = All Survivors are down: the Son of Liberty wins.
ending-survivors-gave-up = The Survivors have given up.

## Before play
preset-larder = Stock the Larder
preset-rescue-with-traitor = Search & Rescue with a traitor
preset-nest-first-edition = The Nest, edition 1.0
option-mission = Mission
option-mission-help = What the group sets out to do.
option-mission-stock-the-larder = Stock the Larder (easy)
option-mission-pump-line-nine = Pump Line Nine (easy)
option-mission-search-and-rescue = Search & Rescue (challenging)
option-mission-fever-season = Fever Season (challenging)
option-mission-dead-air = Dead Air (challenging)
option-mission-the-nest = The Nest (hard)
option-mission-sapphires-echo = Sapphire's Echo (hard)
option-edition = Edition
option-edition-help = Whose rulebook is played by.
option-edition-second = 2.0
option-edition-first = 1.0
option-mode = Mode
option-mode-help = Semi-cooperative: one of you may be a Son of Liberty. One seat plays solo with two characters.
option-mode-cooperative = cooperative
option-mode-semi-cooperative = semi-cooperative
option-expansion = Expansion characters
option-expansion-help = Two more characters, and room for five or six players.
option-expansion-false = without
option-expansion-true = with
option-difficulty = Difficulty
option-difficulty-help = Story gives a day more, grim buries the target deeper and dries New Haven's well.
option-difficulty-story = story
option-difficulty-normal = normal
option-difficulty-grim = grim
option-traitor = Traitor
option-traitor-help = How many Survivor cards are in the pile of team cards.
option-traitor-rare = rare (as in the rulebook)
option-traitor-likely = likely
option-traitor-certain = certain

## The first time a kind of question is asked

first-choose-character = Every character has other skills, health and thirst. Point at one to read more.
first-buy-start = Choose what you take along. Points that are left over are lost.
first-who-acts = Every character has one turn in each day phase. Alone, you choose the order.
first-drink = Every turn begins with thirst: drink 1 water, or lose health.
first-sustain = Each new day wants 1 food from every character. Whoever goes hungry grows weaker.
first-act = Click a tile, an enemy or a card: one answer is given at once, several open a small menu. Most of them cost action points.
first-help = Whoever waits keeps action points and can step in when others fight on the same tile.
first-last-fight = Before the day phase ends, action points that are left can still be spent on fighting.
first-initial-round = Whoever meets an enemy has one round of combat at once, free of action points. Then the enemies strike.
first-join = A fight on your tile: whoever joins rolls too, and can be hurt.
first-avoid = One attack can be avoided. Choose the one you fear most.
first-dodge-or-not = A dodge costs 1 action point and a check of dexterity. It must be announced before the dice fall.
first-defend = Another character attacks you. With action points left you can strike back or dodge.
first-show-colours = A Son of Liberty can show the card and is not attacked, but then everybody knows.
first-karma = Karma dice let you roll single dice again. A karma die that shows its symbol must rest afterwards.
first-reroll-die = One die of this roll is rolled again. The new result counts.
first-react = Something happens that one of your skills or cards can answer. Passing costs nothing.
first-collect-more = One action point buys two resources from a tile, or one item.
first-pay-from = Resources may come from your pack or from the tile you stand on.
first-spare-cube = Your skill saves one of the resources that this would cost.
first-take-apart = What was crafted can be turned back into its resources.
first-keep-loot = Look at what was found and keep one. The rest goes back into the deck.
first-loot-fallen = From a fallen character you take two resources or one card for each action point.
first-steal = Each success of the stealth check takes one resource. Without any there is a fight.
first-raid = The merchant is beaten, and one of the cards on offer is yours.
first-deal = Everything has a price in water. Give first, and use the credit for what you take.
first-swap = Put together what goes over and what comes back. The other one has to agree.
first-swap-consent = Look at what you would give and get. If you refuse, everything stays as it is.
first-draw-event = Whoever is hidden may leave the event of a tile alone for now.
first-ignore-animal = A fire keeps animals away: the card can be ignored.
first-night-vote = All in the camp vote in secret; the card hits whoever gets the most votes.
first-choose-victim = Your people obey you: choose whom they attack.
first-pay-or-not = The card asks a price. Without paying, it does its worst.
first-choose-option = The card offers several ways. Point at one to see what it would bring.
first-pick-character = Somebody is to be chosen. Those who fit glow on the map and on the boards below it.
first-pick-enemy = One of several enemies is to be chosen. Those that fit glow on the map.
first-pick-tile = A map tile is to be chosen. Those that fit glow.
first-pick-place = A place is to be chosen where the map may grow.
first-pick-card = One of several cards is to be chosen.
first-pick-goods = Something is to be given up. Choose what you can spare.
