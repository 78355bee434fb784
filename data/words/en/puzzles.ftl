# Puzzles: what is to be done, in one sentence, and what they are about.

# $count: how many of the opponent’s pucks
puzzle-pitchout-foes = { $count ->
    [one] Knock off a puck with one flick, and keep all of yours.
   *[other] Knock off { $count } pucks with one flick, and keep all of yours.
  }
# $name: a label such as B4
puzzle-pitchout-captain = Knock off the Captain, { $name }, with one flick, and keep all of your pucks.
puzzle-pitchout-puck = Knock off { $name } with one flick, and keep all of your pucks.
puzzle-pitchout-theme-one = Clean shots
puzzle-pitchout-theme-two = Doubles
puzzle-pitchout-theme-captain = Hunting the Captain
puzzle-pitchout-theme-cut = Cut shots
puzzle-pitchout-theme-behind = Out of sight

# $count: 2 or 3
puzzle-offboard-most = Score { $count } points with one move.
puzzle-offboard-safe = Score with one move, and leave your opponent no way to score next turn.
puzzle-offboard-pair = Push two balls with one move, and leave your opponent no way to score next turn.
puzzle-offboard-rescue = Your opponent is about to score: find a move that prevents it.
puzzle-offboard-fork = Find a move after which you can score next turn, whatever your opponent plays.
puzzle-offboard-theme-most = Big targets
puzzle-offboard-theme-safe = Safe points
puzzle-offboard-theme-pair = Pushes of three
puzzle-offboard-theme-rescue = Rescues
puzzle-offboard-theme-fork = Double threats
