# Lessons: a game in five steps, on a table that only the learner sees.

## PitchBowl

lesson-pitchbowl-run-title = run
lesson-pitchbowl-run-about = You’re Amber and play towards the right. In your turn you flick your players one after another, each once. Three-quarters (A1 to A9) go one cell, runners (A10 and A11) two, counted from the cells they’re on. A player who goes too far falls, and your turn is over. The picture shows the limits.
lesson-pitchbowl-run-task = Run two cells to the right with A10, into column 7 and no further.
lesson-pitchbowl-run-done = Two cells, no fall: your other players can still act. Once a turn one player may go a cell further: the extra effort.
lesson-pitchbowl-run-fell = A10 went too far and fell: your turn would be over. Choose a strength that stops before the limit, about 20.
lesson-pitchbowl-run-effort = A10 got there with the extra effort, a cell further than allowed; you have that once a turn. Here less will do: about 20.
lesson-pitchbowl-run-short = A10 didn’t get there. Aim straight to the right (90°), strength about 20.
lesson-pitchbowl-run-other = Another player moved. Choose A10 in the first menu.

lesson-pitchbowl-pickup-title = pick up the ball
lesson-pitchbowl-pickup-about = To take the ball, announce it first: in the first menu, what the chosen player can announce follows their name. *Pick up* works if the ball is the first thing they touch. Touch the loose ball without announcing it, and you lose the turn.
lesson-pitchbowl-pickup-task = Pick up the ball with A1.
lesson-pitchbowl-pickup-done = A1 has the ball and gets a bonus flick: run, hand off or pass.
lesson-pitchbowl-pickup-silent = A1 touched the ball but had announced nothing: the ball is kicked away and the turn is over. Choose *Pick up* in the first menu.
lesson-pitchbowl-pickup-missed = You announced it, but A1 didn’t touch the ball first. Choose the ball in the second menu.
lesson-pitchbowl-pickup-none = Nobody has the ball. Choose A1, then *Pick up*, and aim at the ball.

lesson-pitchbowl-pass-title = pass
lesson-pitchbowl-pass-about = A1 has the ball and can throw it once a turn, as far as you like. The first player it meets catches it: if it’s a teammate, you keep playing; if it’s an opponent, your turn is over.
lesson-pitchbowl-pass-task = Throw the ball to a teammate with a clear path.
lesson-pitchbowl-pass-done = A11 caught it, and you keep playing. A hand-off works up close: touch the teammate you announced.
lesson-pitchbowl-pass-caught = B1 was in the way and has the ball now. A11 has no opponent in front: choose A11 in the second menu.
lesson-pitchbowl-pass-missed = Nobody caught it, and the turn is over. Aim at A11 and throw hard enough: strength 30 or more.
lesson-pitchbowl-pass-none = You didn’t throw the ball. Choose A1, then *Pass*.

lesson-pitchbowl-steal-title = steal
lesson-pitchbowl-steal-about = B10 has the ball. Announce *Steal* and make B10 the first player you touch: the ball is yours. Without announcing it, it’s only a block, which pushes them away. B1 covers B10 against A2.
lesson-pitchbowl-steal-task = Steal the ball from B10.
lesson-pitchbowl-steal-done = A1 took the ball and gets a bonus flick. A failed announcement ends the turn, so do the safe things first.
lesson-pitchbowl-steal-silent = You touched B10 first, but had announced nothing. Choose *Steal* in the first menu.
lesson-pitchbowl-steal-missed = You announced it, but touched someone else first, or nobody. A1 has a clear path to B10.
lesson-pitchbowl-steal-none = B10 still has the ball. Choose A1, then *Steal*, and aim at B10.

lesson-pitchbowl-touchdown-title = touchdown
lesson-pitchbowl-touchdown-about = Your runner A10 has the ball, two cells from the line of the other end zone. When the ball carrier touches that line, it’s a touchdown; three win the match, and you have two. Pucks in the way stop A10.
lesson-pitchbowl-touchdown-task = Score with A10, past B1 and B2.
lesson-pitchbowl-touchdown-done = Touchdown, and you win the match! A match starts with both sides placing their eleven, then a kick-off.
lesson-pitchbowl-touchdown-blocked = A10 ran into an opponent. There’s room to the lower right: choose *A direction* in the second menu and turn to about 135°.
lesson-pitchbowl-touchdown-fell = A10 went beyond two cells and fell before reaching the line. Take a shorter way: about 135°.
lesson-pitchbowl-touchdown-short = A10 didn’t reach the line. Go past the opponents, about 135°, with strength 25 or more.
