# Words of Offboard.

offboard-name = Offboard
offboard-tagline = Push enemy balls off the board into targets worth 1 to 3 points. Six points win.

offboard-team-0 = Red
offboard-team-1 = Yellow
# $seats: how many play, always two
offboard-side-0 = Red (rows A to C; starts{ $seats ->
   *[other] {""}
  })
offboard-side-1 = Yellow (rows G to I{ $seats ->
   *[other] {""}
  })

offboard-ask-move = Move a line of your balls one cell.
offboard-ask-air = Put your ball back or discard it?

offboard-choice-way = { $direction }: { $does }
offboard-choice-only = { $direction }
offboard-choice-move = { $cell } { $direction }: { $does }
offboard-choice-plain = { $cell } { $direction }
offboard-choice-cell = { $cell }
offboard-choice-reenter = Put it back on { $cell }
offboard-choice-discard = Discard it for good, then move
offboard-verb-move = Move { $cell }
offboard-reenter = Put it back
offboard-row-A = Row A
offboard-row-B = Row B
offboard-row-C = Row C
offboard-row-D = Row D
offboard-row-E = Row E
offboard-row-F = Row F
offboard-row-G = Row G
offboard-row-H = Row H
offboard-row-I = Row I
offboard-way-E = → east
offboard-way-NE = ↗ north-east
offboard-way-NW = ↖ north-west
offboard-way-W = ← west
offboard-way-SW = ↙ south-west
offboard-way-SE = ↘ south-east
# within a sentence
offboard-toward-E = east
offboard-toward-NE = north-east
offboard-toward-NW = north-west
offboard-toward-W = west
offboard-toward-SW = south-west
offboard-toward-SE = south-east
# $count: own balls, $pushed: enemies
offboard-does-slide = { $count ->
    [one] moves one ball
   *[other] moves { $count } balls
  }
offboard-does-push = { $count } against { $pushed }: pushes { $pushed }
# $target: T1 to T12, $value: its points
offboard-does-eject = pushes { $pushed }, the last into { $target }: { $value } { $value ->
    [one] point
   *[other] points
  }
offboard-does-air = pushes { $pushed }, the last into { $target }, which is full: into the air
offboard-brief-slide = { $count } balls
offboard-brief-push = pushes { $pushed }
offboard-brief-eject = scores { $value }
offboard-brief-air = into the air

# $why: a sentence; $near: moves that may have been meant
offboard-refused = { $why } { $near }
offboard-near = Try { $moves }.
offboard-near-none = {""}
offboard-refused-cell = { $move }: there’s no such cell.
offboard-refused-direction = { $move }: there’s no such direction.
offboard-refused-not-yours = { $move }: start with one of your own balls.
offboard-refused-over-the-rim = { $move } would push your own ball off the board.
offboard-refused-too-weak = { $move }: { $length } can’t push { $pushed }; only a longer line pushes.
offboard-refused-own-behind = { $move }: your own ball on { $blocker } is in the way.
offboard-refused-taken = { $move }: choose a free cell.
offboard-refused-no-air = You have no ball in the air: move a line.
offboard-refused-air-first = Your ball in the air comes first. Enter “reenter” and a cell, or “discard”.
offboard-refused-over = The match is over.
offboard-refused-ask = This question is already answered.
offboard-refused-seat = It isn’t your turn.
offboard-refused-seats = Offboard is for two players, not { $seats }.
offboard-unreadable-empty = Enter a cell and a direction, such as C4 NE.
offboard-unreadable-no-cell = Start with a cell, such as C4.
offboard-unreadable-cell = There’s no cell { $given }. Rows are A to I, columns 1 to 9.
offboard-unreadable-direction = “{ $given }” isn’t a direction. Use E, NE, NW, W, SW or SE.
offboard-unreadable-more = “{ $given }” doesn’t belong there: a move is a cell and a direction.

# $side: Red or Yellow
offboard-told-moved = { $side } moves { $count ->
    [one] { $cell } { $direction }
   *[other] { $count } balls { $direction } from { $cell }
  }.
offboard-told-pushed = { $side } pushes { $pushed ->
    [one] a ball
   *[other] { $pushed } balls
  } { $direction } from { $cell }.
offboard-told-lodged = { $scorer } scores { $value } ({ $target }): now { $score } of 6.
offboard-told-bounced = { $target } is full: { $side }’s ball is in the air.
offboard-told-reentered = { $side } puts the ball back on { $cell }.
offboard-told-discarded = { $side } discards the ball in the air.
offboard-told-passed = { $side } has no legal move and passes.
offboard-told-unanswered = { $side } ran out of time; a default move was made.
offboard-told-forced = { $side } had only one legal move; it was played automatically.
offboard-told-won = { $side } wins.
offboard-told-drawn = A draw.

# $foe: the points of the other side.
offboard-outcome-goal = six points to { $foe }
offboard-outcome-cleared = the opponent has no balls left
offboard-outcome-discarded = the opponent discarded the last ball
offboard-outcome-left = by resignation
offboard-outcome-repetition = the same position for the third time
offboard-outcome-no-progress = a hundred turns without progress
offboard-outcome-blocked = neither side can move

offboard-picture-deed-move = { $side } to move
offboard-picture-deed-air = { $side }: a ball in the air
offboard-picture-deed-won = { $side } wins
offboard-picture-deed-drawn = Draw
offboard-picture-headline = { $deed } · turn { $turn } · { $red } – { $yellow }
offboard-picture-turn = turn { $turn }
offboard-picture-quiet = { $quiet } of 100 quiet turns
offboard-picture-air = in the air
offboard-board-targets = Targets and their points, clockwise from the top left: { $targets }
offboard-board-score = Red { $red } of 6 points, Yellow { $yellow } of 6
offboard-board-air = In the air: a ball of { $side }
offboard-board-pushes = { $side } can push: { $moves }
offboard-board-no-pushes = { $side } has no pushes
offboard-board-moves = Legal moves: { $moves }
offboard-board-last = Last move: { $move } by { $side }
offboard-board-repeated = This position has come up { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
  }; the third time is a draw
offboard-alt-balls = { $side }: { $balls }.
offboard-alt-none = no balls
offboard-alt-preview = Then: { $balls }.
offboard-alt-ghost = { $side } on { $cells }
offboard-detail = **{ $cell }**: { $holds }.
offboard-detail-free = free
offboard-detail-rim = { $way } the edge
offboard-detail-beside = { $way } { $cell }: { $holds }
offboard-detail-moves = Legal moves: { $moves }.

# What happens if the time runs out; completes “Miss it and…”.
offboard-late-move = the move that costs you least is played
offboard-late-air = your ball goes to the free cell nearest to the middle
