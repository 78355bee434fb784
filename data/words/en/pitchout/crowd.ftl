# Spectators’ calls.

pitchout-call = who loses a puck on this flick?
