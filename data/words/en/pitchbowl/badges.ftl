# Badges: what players can earn in a match; shown on the profile and below the result.

badge-pitchbowl-pass = Touchdown pass
badge-pitchbowl-pass-how = a pass caught and carried into the end zone in the same turn
badge-pitchbowl-interception = Interception
badge-pitchbowl-interception-how = an opponent’s pass caught
badge-pitchbowl-strip = Strip and score
badge-pitchbowl-strip-how = the ball stolen and carried into the end zone in the same turn
badge-pitchbowl-strike = Strike
badge-pitchbowl-strike-how = two opponents knocked out with one flick
badge-pitchbowl-hat-trick = Hat-trick
badge-pitchbowl-hat-trick-how = three touchdowns by the same player
badge-pitchbowl-comeback = Comeback
badge-pitchbowl-comeback-how = a match won from two touchdowns behind
badge-pitchbowl-shutout = Shutout
badge-pitchbowl-shutout-how = at least two touchdowns, and none conceded
