# The lesson of Under Falling Skies: one round, step by step.

lesson-goal = The mothership sinks towards the city. You win when the research marker reaches the end of its track. You lose when the mothership reaches the skull, or when the base takes its last damage. Let us play one round.
lesson-take = You have rolled five dice. Every round each of the five columns gets exactly one of them. Begin with the black 4: click it.
lesson-energy-space = Every die does two things: it will work in the room where it lies, and at once the ships of its column fall by its number. Put the 4 on B1, the energy room. Watch the ship in column 1.
lesson-take-fighter = The ship has landed on an explosion with the number 2. That is where fighters can reach it, if they have at least 2. Take the black 3 for them.
lesson-fighter-space = Put the 3 on B3, the fighter room. The -1 beside it lowers the die, so 3 becomes 2: just enough. And keep an eye on column 3: an arrow pushes aside the ship that lands on it.
lesson-research-space = The ship slid into column 4. In your hand is the 6, your strongest die. Put it on B5, the research room. Six rows is a long fall, but in column 5 nothing waits there.
lesson-white = Now the white 5. When a white die is placed, all dice that are not yet placed are rolled again, for better or worse. Put it on A2: the top row does no work, but there ships fall one row less.
lesson-dig-space = The last die now shows 1. The grey ground is not dug yet. A die put there lets the excavator dig towards it, no further than its number says. From C5 the 1 just reaches C4.
lesson-energy = All dice lie; now you use the rooms, in the order you like. Energy first, as other rooms cost some: activate the room on B1. It makes 4 - 1 = 3.
lesson-fighter = Now the fighters on B3, for 1 energy. Their strength is 2, and the ship in column 1 stands on an explosion with a 2.
lesson-research = Shot down! Next comes research on B5, for 1 energy: 6 - 1 = 5. The marker's next space asks for 3, the one after for 1. Both are yours.
lesson-dig = Dig: it costs 1 energy and brings the excavator to its die. Every space that it leaves behind is a room you can use from the next round on.
lesson-end = Nothing is left to use but the white die on A2, which has done its work. Finish activating. Then the mothership comes one row closer.
lesson-ship = The mothership has picked up what was too close to it, and the ship you shot down is back on board: ships always return. Choose the column where it starts.
lesson-round = A new round, new dice, and the ships already halfway down. That is all there is to it: where does each die help most and hurt least? Point at a place to see what would follow, or ask for a hint. Good luck!
