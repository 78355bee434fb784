# Spectators’ calls.

pitchbowl-call = who has a player knocked out, loses the ball or concedes a touchdown?
