# PitchBowl in words.
# $player and $piece are labels such as A3 (or the ball), $cell a cell such as D4, $angle a direction in degrees.

# $turn: the number of the turn; $most: how many there may be, 0 for any number
pitchbowl-board-turn = { $most ->
    [0] Turn { $turn }.
   *[other] Turn { $turn } of { $most }.
  }
pitchbowl-board-left = Left for { $side } this turn: { $things }.
pitchbowl-left-players = { $count ->
    [one] one player to act
   *[other] { $count } players to act
  }
pitchbowl-board-bonus = { $player } has a bonus flick.
pitchbowl-board-clumsy = { $player } dropped the ball.
pitchbowl-left-effort = the extra effort
pitchbowl-left-pass = a pass
pitchbowl-left-steal = a steal
pitchbowl-left-pickup = a pick-up
# $gap: cm to the goal line the carrier attacks
pitchbowl-board-held = { $gap ->
    [0] { $player } has the ball in { $cell }, in the end zone.
   *[other] { $player } has the ball in { $cell }, { $gap } cm from the goal line.
  }
pitchbowl-board-loose = The ball is loose in { $cell }.
pitchbowl-board-nearest = Nearest: { $players }.
pitchbowl-board-near = { $player } { $gap } cm
pitchbowl-board-no-ball = The ball isn’t on the field.
pitchbowl-board-flicked = Last flick: { $player } at { $angle }°, strength { $strength }.
# $player: the ball
pitchbowl-board-thrown = Last throw: { $angle }°, strength { $strength }.
pitchbowl-board-gone = Off the field: { $pieces }.
pitchbowl-board-moved = Moved: { $pieces }.
pitchbowl-board-side-0 = **{ $side } ({ $letter })**, attacks to the right
pitchbowl-board-side-1 = **{ $side } ({ $letter })**, attacks to the left
pitchbowl-board-team = **{ $side }:** { $players }
pitchbowl-board-at = { $player } in { $cell }
pitchbowl-board-player = **{ $player }** in { $cell }, { $marks }.
pitchbowl-board-runner = runner
pitchbowl-board-holds = has the ball
pitchbowl-board-active = active
pitchbowl-board-passive = has acted
pitchbowl-board-off = off the field: { $players }
pitchbowl-board-out = { $player }: off the field until the next kick-off
pitchbowl-board-nobody = nobody on the field
pitchbowl-board-sees = Sees { $things }.
pitchbowl-sight-ball = the ball
pitchbowl-sight-goal = the goal line
# $gap: cm from rim to rim; $between: what is in the way; $reach: whether the player can go that far
pitchbowl-board-sight = { $target } at { $angle }°, { $gap } cm, { $way ->
    [clear] clear shot
   *[hidden] behind { $between }
  }, { $reach ->
    [within] in reach
    [effort] with extra effort
   *[beyond] too far
  }
pitchbowl-board-threat = { $player } can score: { $sight }.
pitchbowl-board-key = Directions are in degrees: 0° is up, 90° right. `/board detail:A3` tells you more.

pitchbowl-detail-player = **{ $player }**, { $face }, on { $cells }.
pitchbowl-detail-place = x { $x } cm, y { $y } cm.
pitchbowl-detail-reach = { $count ->
    [0] Can’t be flicked any more this turn.
    [one] Can go one cell.
   *[other] Can go { $count } cells, extra effort included.
  }
pitchbowl-detail-goal = **Sees** { $seen }.
pitchbowl-detail-ball = x { $x } cm, y { $y } cm.
pitchbowl-detail-loose = **Sees** { $seen }.
pitchbowl-detail-foes = **Opponents:** { $seen }.
pitchbowl-detail-mates = **Teammates:** { $seen }.
pitchbowl-detail-near = { $player }: { $sight }
pitchbowl-detail-side = **{ $side }:** { $seen }.

pitchbowl-alt-aim = Aim of { $player }: { $angle }°, strength { $strength }.
# $player: the ball
pitchbowl-alt-throw = Aim of the ball: { $angle }°, strength { $strength }.

# $percent: how far off centre it is hit
pitchbowl-preview-first = { $side ->
    [full] Hits { $piece } first, dead centre
    [left] Hits { $piece } first, { $percent }% left
   *[right] Hits { $piece } first, { $percent }% right
  }
pitchbowl-preview-leaves = ; { $piece } goes about { $far } cm towards { $angle }°.
pitchbowl-preview-something = Hits another piece at once.
pitchbowl-preview-nothing = Hits nobody.
pitchbowl-preview-stops = Hits nobody and stops in cell { $cell }.
pitchbowl-preview-off = Hits nobody and leaves the field over { $edge }.
pitchbowl-preview-limit = { $player } reaches the limit after { $way } cm and falls.
pitchbowl-preview-ends = At rest: { $pieces }.
pitchbowl-preview-rests = { $piece } in cell { $cell }
pitchbowl-preview-goes-out = { $piece } out over { $edge }
pitchbowl-preview-placed = { $piece } in cell { $cell } ({ $x }, { $y } cm)
pitchbowl-preview-beside = The ball next to { $player }, at { $angle }°, in cell { $cell } ({ $x }, { $y } cm)
pitchbowl-preview-caught = { $player } has the ball after { $way } cm.
pitchbowl-preview-ball-stops = The ball reaches nobody and stops in cell { $cell } after { $way } cm.
pitchbowl-preview-ball-out = The ball reaches nobody and leaves the field over { $edge } after { $way } cm.
# $along, $across: cm by which luck may move it
pitchbowl-preview-kick = { $good ->
    [yes] Aimed at cell { $cell }, in the other half; luck may move it up to { $along } cm along and { $across } cm across.
   *[no] Aimed at cell { $cell }, short of the median line: a touchback; luck may move it up to { $along } cm along and { $across } cm across.
  }
pitchbowl-preview-kick-off = Aimed off the field, beyond { $edge }.

pitchbowl-account-flicked = { $player } is flicked at { $angle }°, strength { $strength }{ $announced }.
pitchbowl-account-thrown = { $player } throws the ball at { $angle }°, strength { $strength }.
pitchbowl-account-met = { $piece } hits { $other } after { $way } cm.
pitchbowl-account-limit = { $falls ->
    [no] { $player } reaches the limit after { $way } cm.
   *[yes] { $player } reaches the limit after { $way } cm and falls.
  }
pitchbowl-account-effort = { $player } uses the extra effort after { $way } cm.
pitchbowl-account-goal = { $player } enters the end zone after { $way } cm.
pitchbowl-account-pickup = { $player } reaches the ball after { $way } cm.
pitchbowl-account-caught = The ball reaches { $player } after { $way } cm.
pitchbowl-account-out = { $piece } leaves the field over { $edge } at { $cell }.
pitchbowl-account-more = { $count ->
    [one] One more contact follows.
   *[other] { $count } more contacts follow.
  }
pitchbowl-account-rests = At rest: { $pieces }.
pitchbowl-account-rest = { $piece } in cell { $cell }, { $way } cm from its start

pitchbowl-line-up = the upper touch line
pitchbowl-line-down = the lower touch line
pitchbowl-line-left = the left end line
pitchbowl-line-right = the right end line
