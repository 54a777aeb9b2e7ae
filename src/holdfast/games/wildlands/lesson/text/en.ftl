# The lesson of Wildlands: a turn and an interruption, step by step.

lesson-goal = Five points win: one for every crystal shard of your own that you collect, and one for every enemy you defeat. You lead the Guild, in blue. The Pit Fighters, in orange, think the same way.
lesson-assign = Before play, each fighter gets a secret start space from your ten map cards. The five cards that are left say where the enemy's shards will lie. Put Lunk, your bruiser, on space 17, in the middle of things.
lesson-reveal = I have placed the others. Shards lie on the board now, yours in blue, and you hold seven cards. A turn begins with a fighter who steps out of hiding: reveal Lunk.
lesson-move = Cards do everything. A card that shows Lunk's symbol moves him one space. One of your shards lies on 27, next to him: move him there with card G9.
lesson-collect = He stands on the shard. Picking it up takes time: three cards with his symbol. You have exactly three to spare.
lesson-pay = Pay the first card; the other two follow by themselves. A special card, with the lightning, could stand in for any of them, but you will need those.
lesson-end = Your first point! Few cards are left, so end the turn: you draw three new ones.
lesson-window = The Unknown has stepped out of hiding and walked right up to Lunk. After every action the others are asked whether they interrupt, whatever they hold, so that nobody learns anything from a pause. Let him come: pass.
lesson-defend = A heavy blow, worth two damage! In melee a melee card parries: G3 shows one beside Lunk's symbol. Protect him.
lesson-interrupt = Parried. And now they ask again whether you interrupt. Yes: spend a special card, and it is you who acts, in the middle of their turn.
lesson-strike = The red flag beside Lunk's symbol on G7 is a heavy melee. Strike back.
lesson-ambush = Two damage; the Unknown has two health left. And you have friends in hiding: the Fire Mage waits on space 40, next door. Revealing costs no card.
lesson-shot = From 40 he sees straight into 27. Rest the pointer on a fighter to see such lines. Shoot with the heavy ranged flag of G17.
lesson-turn = Defeated: your second point, and it was not even your turn. That is Wildlands. Keep something for their turn, and never trust an empty room. Good luck!
