# Puzzles: what is to be done, in one sentence, and what they are about.

# $count: how many of the opponent’s pucks
puzzle-pitchout-foes = { $count ->
    [one] Knock off a puck with one flick, and keep all of yours.
   *[other] Knock off { $count } pucks with one flick, and keep all of yours.
  }
# $name: a label such as B4
puzzle-pitchout-captain = Knock off the Captain, { $name }, with one flick, and keep all of your pucks.
puzzle-pitchout-puck = Knock off { $name } with one flick, and keep all of your pucks.
puzzle-pitchout-rescue = Save your Captain, { $name }, from the next shot.
puzzle-pitchout-rescue-left = { $name } can still knock it off
puzzle-pitchout-theme-one = Clean shots
puzzle-pitchout-theme-two = Doubles
puzzle-pitchout-theme-captain = Hunting the Captain
puzzle-pitchout-theme-cut = Cut shots
puzzle-pitchout-theme-behind = Out of sight
puzzle-pitchout-theme-rescue = Save the Captain
