# Puzzles: what is to be done, in one sentence, and what they are about.

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
