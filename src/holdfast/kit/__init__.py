"""Parts that many board games share: decks, dice, tracks and graphs. They know no game."""
