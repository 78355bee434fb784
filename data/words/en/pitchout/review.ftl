# Why: Pitch Out
coach-pitchout-captain-lost = Captain put at risk.
coach-pitchout-own = Own pucks put at risk.
coach-pitchout-captain-shot = Missed a shot at the opposing Captain.
coach-pitchout-shot = Missed a good shot at an opposing puck.
coach-pitchout-captain = Captain left near the edge.
coach-pitchout-edge = Own pucks left near the edge.
coach-pitchout-pushed = Could have pushed opposing pucks closer to the edge.
coach-pitchout-passive = Touched no opposing puck.
