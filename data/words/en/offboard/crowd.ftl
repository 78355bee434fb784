# Spectators’ calls.

offboard-call = who loses a ball on this move?
