"""Pictures and text boards: one painter a game, found by the game's key."""
