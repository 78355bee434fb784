# PitchBowl for those who read instead of looking.
# $player and $piece are labels such as A3 (or the ball), $cell a cell such as D4, $clock a direction on the face of a clock.

# $turn: the number of the turn; $most: how many there may be, 0 for any number
pitchbowl-board-turn = { $most ->
    [0] Turn { $turn }.
   *[other] Turn { $turn } of { $most }.
  }
pitchbowl-board-left = { $side } still has in this turn: { $things }.
pitchbowl-left-players = { $count ->
    [one] one player to act
   *[other] { $count } players to act
  }
pitchbowl-board-bonus = { $player } must act again.
pitchbowl-board-clumsy = { $player } has dropped the ball.
pitchbowl-left-effort = the extra effort
pitchbowl-left-pass = a pass
pitchbowl-left-steal = a steal
pitchbowl-left-pickup = a pick-up
# $gap: mm to the goal line that he attacks
pitchbowl-board-held = { $gap ->
    [0] { $player } has the ball in { $cell }, in the end zone.
   *[other] { $player } has the ball in { $cell }, { $gap } mm from the goal line.
  }
pitchbowl-board-loose = The ball lies loose in { $cell }.
pitchbowl-board-nearest = Nearest: { $players }.
pitchbowl-board-near = { $player } { $gap } mm
pitchbowl-board-no-ball = The ball is not on the field.
pitchbowl-board-flicked = Last flick: { $player } at { $angle }°, strength { $strength }.
# $player: the ball
pitchbowl-board-thrown = The ball last flew at { $angle }°, strength { $strength }.
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
# $gap: mm from rim to rim; $between: what is in the way; $reach: whether he may go as far
pitchbowl-board-sight = { $target } at { $clock }, { $gap } mm, { $way ->
    [clear] clear
   *[hidden] behind { $between }
  }, { $reach ->
    [within] in reach
    [effort] by extra effort
   *[beyond] too far
  }
pitchbowl-board-threat = { $player } may score: { $sight }.
pitchbowl-board-key = Directions are those of a clock face: 3:00 is right. `/board detail:A3` tells more.

pitchbowl-detail-player = **{ $player }**, { $face }, holds { $cells }.
pitchbowl-detail-place = x { $x }, y { $y }; { $gap } mm to the goal line.
pitchbowl-detail-reach = { $count ->
    [0] May not be flicked in this turn any more.
    [one] May go one cell.
   *[other] May go { $count } cells, the extra effort included.
  }
pitchbowl-detail-goal = **Goal:** { $seen }.
pitchbowl-detail-ball = x { $x }, y { $y }.
pitchbowl-detail-loose = **Ball:** { $seen }.
pitchbowl-detail-foes = **Opponents:** { $seen }.
pitchbowl-detail-mates = **Team-mates:** { $seen }.
pitchbowl-detail-near = { $player }: { $sight }
pitchbowl-detail-side = **{ $side }:** { $seen }.

pitchbowl-alt-aim = Aim of { $player }: { $angle }°, strength { $strength }.
# $player: the ball
pitchbowl-alt-throw = Aim of the ball: { $angle }°, strength { $strength }.

# $percent: how far beside the middle it is hit
pitchbowl-foretold-first = { $side ->
    [full] First contact { $piece }, full
    [left] First contact { $piece }, { $percent } % left of its middle
   *[right] First contact { $piece }, { $percent } % right of its middle
  }
pitchbowl-foretold-leaves = ; { $piece } goes about { $far } cm towards { $clock }.
pitchbowl-foretold-something = Meets somebody at once.
pitchbowl-foretold-nothing = Meets nobody.
pitchbowl-foretold-stops = Meets nobody and stops in { $cell }.
pitchbowl-foretold-off = Meets nobody and leaves the field over { $edge }.
pitchbowl-foretold-limit = { $player } comes to the limit after { $way } mm and falls there.
pitchbowl-foretold-ends = At rest: { $pieces }.
pitchbowl-foretold-rests = { $piece } in { $cell }
pitchbowl-foretold-goes-out = { $piece } out over { $edge }
pitchbowl-foretold-placed = { $piece } in { $cell } ({ $x }, { $y })
pitchbowl-foretold-beside = The ball on the { $clock } side of { $player }, in { $cell } ({ $x }, { $y })
pitchbowl-foretold-caught = After { $way } mm { $player } has the ball.
pitchbowl-foretold-ball-stops = The ball reaches nobody and stops in { $cell } after { $way } mm.
pitchbowl-foretold-ball-out = The ball reaches nobody and leaves the field over { $edge } after { $way } mm.
# $along, $across: mm that luck may take it off
pitchbowl-foretold-kick = { $good ->
    [yes] Aimed at { $cell }, in the other half; luck may take it { $along } mm along and { $across } mm across.
   *[no] Aimed at { $cell }, short of the median line: a touch back; luck may take it { $along } mm along and { $across } mm across.
  }
pitchbowl-foretold-kick-off = Aimed off the field, beyond { $edge }.

pitchbowl-account-flicked = { $player } was flicked towards { $clock } ({ $angle }°), strength { $strength }{ $announced }.
pitchbowl-account-thrown = { $player } threw the ball towards { $clock } ({ $angle }°), strength { $strength }.
pitchbowl-account-met = { $piece } hit { $other } after { $way } mm.
pitchbowl-account-limit = { $falls ->
    [no] { $player } came to the limit after { $way } mm.
   *[yes] { $player } came to the limit after { $way } mm and fell.
  }
pitchbowl-account-effort = { $player } made the extra effort after { $way } mm.
pitchbowl-account-goal = { $player } came into the end zone after { $way } mm.
pitchbowl-account-pickup = { $player } reached the ball after { $way } mm.
pitchbowl-account-caught = The ball came to { $player } after { $way } mm.
pitchbowl-account-out = { $piece } left the field over { $edge } at { $cell }.
pitchbowl-account-more = { $count ->
    [one] One more contact followed.
   *[other] { $count } more contacts followed.
  }
pitchbowl-account-rests = At rest: { $pieces }.
pitchbowl-account-rest = { $piece } in { $cell }, { $way } mm from where it was

pitchbowl-line-up = the upper touch line
pitchbowl-line-down = the lower touch line
pitchbowl-line-left = the left end line
pitchbowl-line-right = the right end line
