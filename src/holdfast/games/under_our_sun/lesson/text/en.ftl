# The lesson of Under our Sun: the first morning, step by step.

lesson-goal = Every mission says what must be done, and by which day. Here New Haven's larder must be filled with food, wood, fabric and metal within three days. If all characters fall, you have lost. Alone, you lead two of them: the Veteran and the Scout.
lesson-buy = Before you set out you choose equipment. Four points are not much: take the Spear for the Veteran. I will add a Tent.
lesson-who = It is morning of day 1, and a Sun card has set the weather: clear sky, no heat. A day has a morning, an afternoon and a night; in each, every character has a turn. Let the Veteran go first.
lesson-drink = Every turn begins with thirst. Drink 1 of the 5 waters, or lose health. Where water comes up from the ground you can fill up again.
lesson-explore = Now there are 6 action points to spend. The land around New Haven is unknown: for 1 point, explore the place to the east.
lesson-move = An oasis! Its movement number is 2, and that many points it takes to walk there. But the red mark says that something lives there. Go and see.
lesson-fight = A coyote. When you meet an enemy, there is one round of combat at once, free of points. Attack it with the Spear: you roll yellow dice, and half their sides are successes.
lesson-karma = Only one success, and the coyote has 2 health. Karma can help: each karma die lets you roll one die again. Choose one that failed. A karma die that shows its symbol has to rest afterwards.
lesson-loot = Both hit, and its bite went wide. Loot it for 1 point: a green die says how much there is to take.
lesson-collect = Food for the larder. The tile has more: collect its food, which takes 1 point, and with the same point you pick up the wood beside it.
lesson-camp = One point is left. Set up the Tent: a camp lets characters sleep through the night in safety and keeps what you store there. The night belongs to worse things than coyotes.
lesson-scout = The Veteran is done, and the Scout has drunk and explored to the west: a store, looted, but with a container that is still shut. Walk there.
lesson-check = Opening it is a check: dexterity here, strength elsewhere. The skill says which dice you roll, and the Scout has nimble fingers. Try it.
lesson-keep = Two successes: two cards are found, and one may be kept. A flashlight for the night, or a vest against bullets? Choose as you like.
lesson-day = That was a morning: drink, act, and be somewhere good when it ends. In the afternoon it goes on, at night a card is drawn for all who are outside, and each new day wants 1 food from everybody. Good luck!
