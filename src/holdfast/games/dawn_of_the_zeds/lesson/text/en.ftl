# The lesson of Dawn of the Zeds: a round, step by step.

lesson-goal = Farmingdale lies at the end of four paths, and Zeds come down all of them. If one of them enters the Town Center, all is lost. Hold out until the last event card has been played, and help arrives.
lesson-zeds = Every round begins with an event card. This one has called the Mountain and the Suburb path: on both of them the Zeds have come one space closer. The big number is a Zed's strength.
lesson-track = Now you act. The card gives 3 actions for the track, and you have 1 of your own. Captain Piazza is the best shot in town, so spend a track action there: click the Captain in the Town Center.
lesson-move = The Captain can run five spaces. Head out along the Suburb path to the University: two spaces from the Zed, and that is as far as a bullet goes.
lesson-own = No action moves and fires at once. Use your own player action for the Captain now: it is there once each round, for anyone you like.
lesson-shot = Fire at the Zed on Suburb 6. It costs 1 ammo. Two dice and the strength of the shooter give the hits, and a sniper reads a better column of the table.
lesson-outpost = Eleven, and three hits! A Zed takes three before it turns to its weaker side, and three more before it falls. Some heroes can do more: after firing, the Captain may back up one space. Choose as you like.
lesson-mayor = Two actions are left on the track. You have 3 ammo; a search may bring more. Mayor Hernandez knows every door in town: spend the next action there.
lesson-search = Search here. One die decides. In town only a 6 finds ammo; the Lucky Strike Mine is richer.
lesson-sheriff = A six! Keep the last action for the card on the table: the hunting lodge gives 2 ammo at the end of the round if somebody of yours is at the Campground. Sheriff Hunt is quick enough.
lesson-lodge = Move him to the Campground, four spaces up the Mountain path. From there he also bars the way to town.
lesson-stop = The track is empty. Special actions, in the boxes beside the board, would cost nothing, but most of them work only once. Save them, and end the phase.
lesson-armed = The lodge has paid its ammo, and round 2 begins. Its card arms one group of civilians. The Zed on the Mountain path is about to enter Lefty's Pass: give the marker to group 7, which stands in its way.
lesson-melee = Where a Zed enters your space there is a melee. Both strengths choose the column, two dice the row. The weapons made it an even fight, the dice a good one: three hits on the Zed, which turns to its weak side and retreats. Group 7 took one.
lesson-round = That is a round: card, Zeds, actions. Stop the Zeds far out, where you still can give ground; a villager who stays alive holds a path for free. Point at an answer to see its odds before you roll. Good luck!
