# Lessons: a game in five steps, on a table that only the learner sees.

## Offboard

lesson-offboard-line-title = move a line
lesson-offboard-line-about = You’re Red, at the bottom. Name one of your balls and a direction: that ball, and all of yours in an unbroken line in front of it, move one cell that way. Choose the cell in the menu, then the direction.
lesson-offboard-line-task = Move the three balls B2, C3 and D4 together, up and to the right (↗).
lesson-offboard-line-done = The ball you name is the rear of the line. Name one further forward to move fewer.
lesson-offboard-line-fewer = Too few moved. Name the rear of the line: B2, then ↗ north-east.
lesson-offboard-line-other = That’s a different line. Choose B2 in the menu, then ↗ north-east.

lesson-offboard-push-title = push
lesson-offboard-push-about = A line pushes the enemy balls in front of it if it’s longer than they are: two push one, three push two. Two against two can’t move each other, as on row C.
lesson-offboard-push-task = Push back two yellow balls with one move.
lesson-offboard-push-done = Three against two: E5 and E6 had to give way. One of your own balls behind them would have stopped it.
lesson-offboard-push-one = That pushed one ball. You can push two on row E, where you have three: name the rear one, E2.
lesson-offboard-push-none = You didn’t push any. Look at row E: three of yours against two. Choose E2, then → east.

lesson-offboard-score-title = targets
lesson-offboard-score-about = A ball pushed off the board falls into the target there, and you score what that target is worth: 1, 2 or 3 points, written on the rim. You can’t push your own balls off.
lesson-offboard-score-task = Score 3 points with one move.
lesson-offboard-score-done = The ball stays in T6 for good, and you have 3 points.
lesson-offboard-score-less = A point, but T4 is worth only 1. Next to B6 is T6, worth 3: move B4 to the right (→).
lesson-offboard-score-none = Nothing fell. The yellow balls on the edge are E9 and B6; see what the targets next to them are worth.

lesson-offboard-full-title = full targets
lesson-offboard-full-about = A target holds one ball. A ball pushed into a full one scores nothing: it’s in the air, and its owner puts it back on any free cell, or discards it. T1 is full.
lesson-offboard-full-task = Push I7 off the board so that it counts.
lesson-offboard-full-done = From G5 it fell into T2, which was free: 2 points. The direction of the push decides which target a ball on the edge goes to.
lesson-offboard-full-air = It went to T1, which is full: Yellow puts it back anywhere. Push it the other way, from G5, up and to the right (↗), into T2.
lesson-offboard-full-none = I7 is still there. Two of your lines end at it: G7 and H7, or G5 and H6. Which of them leads to a free target?

lesson-offboard-six-title = six points
lesson-offboard-six-about = The first to six points wins at once. You have 3, Yellow has 2. Which yellow ball on the edge is worth enough?
lesson-offboard-six-task = Win the match with this move.
lesson-offboard-six-done = Six points: you win. In a match Red starts, with twelve balls each.
lesson-offboard-six-less = That scored 2 points, which makes 5. H4, next to T12, is worth 3: choose H6, then ← west.
lesson-offboard-six-none = You didn’t score. Look at H4 and D8, and at the targets next to them.
