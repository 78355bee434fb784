# Puzzles: what is to be done, in one sentence, and what they are about.

# $name: a label such as B4
puzzle-pitchbowl-touchdown = Score a touchdown with one flick or pass.
puzzle-pitchbowl-steal = Steal the ball from { $name } with one flick, and keep your turn.
puzzle-pitchbowl-pickup = Pick up the ball with one flick, and keep your turn.
puzzle-pitchbowl-pass = Complete a pass to { $name }.
# $count: how many opponents
puzzle-pitchbowl-knockout = { $count ->
    [one] Knock out an opponent with one flick, and keep your turn.
   *[other] Knock out { $count } opponents with one flick, and keep your turn.
  }
puzzle-pitchbowl-out = Push an opponent off the field with one flick, and keep all of your players on it.
puzzle-pitchbowl-theme-touchdown = Touchdowns
puzzle-pitchbowl-theme-ball = Winning the ball
puzzle-pitchbowl-theme-pass = Passes
puzzle-pitchbowl-theme-knockout = Knockouts
puzzle-pitchbowl-theme-out = Over the line
