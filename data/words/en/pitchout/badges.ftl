# Badges: what players can earn in a match; shown on the profile and below the result.

badge-pitchout-double = Double
badge-pitchout-double-how = two opposing pucks with one flick
badge-pitchout-triple = Triple
badge-pitchout-triple-how = three opposing pucks with one flick
badge-pitchout-relay = Relay
badge-pitchout-relay-how = a puck knocked off by another puck than the one you flicked
badge-pitchout-tightrope = Tightrope
badge-pitchout-tightrope-how = pushed to within 0.1 cm of the edge, and still in the arena
badge-pitchout-flawless = Flawless
badge-pitchout-flawless-how = a round won without losing a puck
badge-pitchout-comeback = Comeback
badge-pitchout-comeback-how = a round won from three pucks behind
badge-pitchout-own-goal = Own goal
badge-pitchout-own-goal-how = your own Captain knocked off, and nothing else
