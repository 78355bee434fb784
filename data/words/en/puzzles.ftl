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

# $hero: who acts; $zone: the Attack zone, the Defence zone or the centre; $foe: an enemy hero; $count: enemy soldiers
puzzle-forhonor-zone = Take { $zone } with { $hero }.
puzzle-forhonor-soldiers = { $count ->
    [one] Remove a soldier with { $hero }.
   *[other] Remove { $count } soldiers with { $hero }.
  }
puzzle-forhonor-raid = { $count ->
    [one] Remove a soldier and take { $zone } with { $hero }.
   *[other] Remove { $count } soldiers and take { $zone } with { $hero }.
  }
puzzle-forhonor-away = { $count ->
    [one] Remove a soldier with { $hero }, and end where no enemy hero can come to attack.
   *[other] Remove { $count } soldiers with { $hero }, and end where no enemy hero can come to attack.
  }
puzzle-forhonor-shot = Shoot { $foe } with { $hero }.
puzzle-forhonor-shot-away = Shoot { $foe } with { $hero }, and end where no enemy hero can come to attack.
puzzle-forhonor-theme-zone = Zones
puzzle-forhonor-theme-soldiers = Breaking ranks
puzzle-forhonor-theme-centre = The centre
puzzle-forhonor-theme-raid = Raids
puzzle-forhonor-theme-away = Hit and run
puzzle-forhonor-theme-shot = Shots
