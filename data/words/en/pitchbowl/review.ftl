# Why: PitchBowl
coach-pitchbowl-score = Passed up a chance at a touchdown.
coach-pitchbowl-players = Could have taken an opposing player out, or kept one safe.
coach-pitchbowl-ball = Didn’t go for the ball, or lost it.
coach-pitchbowl-tempo = There was a better place for the ball or the players.
