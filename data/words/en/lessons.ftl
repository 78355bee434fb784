# Lessons: a game in five steps, on a table that only the learner sees.

# $game: a name; $title: what the step is about.
lesson-heading = Learn { $game } · { $nth } of { $of } · { $title }
# $task: what to do.
lesson-task = 🎯 **{ $task }**
# $learned: what it shows.
lesson-done = ✅ **Done!** { $learned }
# $hint: what to do differently.
lesson-missed = ↩ **Not yet.** { $hint }
# $what: the answer shown.
lesson-shown = Here’s how: { $what }
lesson-show = Show me
lesson-mine = Try it myself
lesson-retry = Try again
lesson-back = ◀ Back
lesson-next = Next ▶
lesson-end = Finish ▶
lesson-begin = Learn by playing
lesson-again = Once more
lesson-rule = Rule
lesson-over =
    ### You know how to play { $game }
    That was the lesson. What’s next?
    - `/play` on a server challenges a friend, or opens a table for everyone.
    - `/rules` answers what the lesson left out.
    - `/turns` shows what’s waiting for you.

    Another lesson:

## Pitch Out

lesson-pitchout-aim-title = aim and flick
lesson-pitchout-aim-about = You’re Amber. The discs you flick are called pucks: yours are A1, A2 and so on. The board has no walls: a puck that slides over the edge is out. Choose a puck of yours, what to aim at and how hard, then press *Flick*. The line in the picture shows where it goes.
lesson-pitchout-aim-task = Knock B4 off the board: choose A4 and aim it at B4, raise the strength to about 80, and flick.
lesson-pitchout-aim-done = A dead-centre hit passes on nearly all the speed: B4 flew off, and A4 stayed.
lesson-pitchout-aim-own = Your own puck slid off, and that counts, too. Choose B4 in the second menu, so that A4 hits it on the way.
lesson-pitchout-aim-soft = You hit B4, but it stopped on the board. Flick harder: + 20 raises the strength.
lesson-pitchout-aim-missed = You didn’t touch B4. Choose A4, then B4 in the second menu.

lesson-pitchout-beside-title = off centre
lesson-pitchout-beside-about = Block N1 is right behind B3, so a dead-centre hit leads nowhere. Hit a puck on its left side and it goes off to the right: the arrows below the menu move your aim off its centre, in percent.
lesson-pitchout-beside-task = Send B3 over the right-hand edge: aim A5 at B3, far to its left, and flick hard.
lesson-pitchout-beside-done = The further off centre you hit, the further sideways the puck goes, and the less speed it takes along.
lesson-pitchout-beside-own = A5 went over the edge itself. Aim it at B3, about 70% to the left, so that it gives its speed away.
lesson-pitchout-beside-full = You touched B3, but it’s still there. Aim further to its left, about 70%, and flick with 80 or more.
lesson-pitchout-beside-missed = You didn’t touch B3. Choose it in the second menu, then press ↺ until it says about 70%.

lesson-pitchout-block-title = blocks don’t eliminate
lesson-pitchout-block-about = B4 hides behind block C. Blocks can be pushed, but a puck that a *block* knocks off isn’t lost: its owner puts it back. Only a puck or a power eliminates.
lesson-pitchout-block-task = Eliminate B4 for good. Which of your pucks has a clear shot?
lesson-pitchout-block-done = A4 came from the side and pushed B4 off itself. Look for a clear shot before you flick.
lesson-pitchout-block-spared = B4 went off, but the block pushed it, so it returns to its owner’s zone. Use A4, which has a clear shot.
lesson-pitchout-block-soft = Right idea, but B4 stayed on the board. Flick harder.
lesson-pitchout-block-missed = You didn’t touch B4. Choose A4 in the first menu, then aim at B4.

lesson-pitchout-power-title = powers
lesson-pitchout-power-about = Each puck has a role and a power of its own, and is also called a pitcher for that. A3 is the Assassin: when you flick it, the first opponent it touches is eliminated, however softly and wherever it is. The symbol on a puck shows which pitcher it is.
lesson-pitchout-power-task = Eliminate B5 in the middle of the board with your Assassin, A3.
lesson-pitchout-power-done = One touch was enough. The Runner (A4) flicks twice if it touched nobody, the Immortal (A5) comes back from its own falls, the Guard (A2) sacrifices itself for others.
lesson-pitchout-power-other = Only the Assassin eliminates by touching. Choose A3 in the first menu.
lesson-pitchout-power-missed = A3 didn’t reach B5. Aim at B5 and flick with 30 or more.

lesson-pitchout-captain-title = the Captain
lesson-pitchout-captain-about = Number 1 is the Captain. You lose the round if you lose your Captain or have no one else left; win two rounds to win the match. B5 is in your Assassin’s way, and its power strikes only the first opponent it touches.
lesson-pitchout-captain-task = Win the round: knock off B1, the Captain.
lesson-pitchout-captain-done = You win the round. In a match you both place your pucks and blocks, then take turns flicking one puck.
lesson-pitchout-captain-spent = The Assassin spent its power on the first opponent it touched. A4 has a clear shot at B1.
lesson-pitchout-captain-soft = You hit the Captain, but it stayed on the board. Flick harder.
lesson-pitchout-captain-missed = You didn’t touch the Captain. Choose A4 and aim at B1; it’s a clear shot.

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

## For Honor

lesson-forhonor-walk-title = walk
lesson-forhonor-walk-about = You’re Attack, at the left edge. Each turn, a hero has 7 steps (Vikings 9), diagonals included; entering is one. *Quick plans…* has the likeliest moves, the other menus have every step; nothing is played until you end the activation. A zone is taken at the end of the turn by a camp that alone has heroes in it: 100 points at once, and 100 more each turn.
lesson-forhonor-walk-task = Bring the Warden onto the board and into the Attack zone, on any of its squares.
lesson-forhonor-walk-done = The Warden was the last to act, so the turn ended: the zone is yours, and 200 points. There’s another one at the other end, and the centre, where soldiers fight.
lesson-forhonor-walk-edge = The Warden entered but stayed at the edge. Pick *Move to…* A5, B5 or C5 as well before you end the activation.
lesson-forhonor-walk-elsewhere = The Warden isn’t in the Attack zone. Enter at A1, B1 or C1, then move to column 5 or beyond.

lesson-forhonor-soldiers-title = soldiers
lesson-forhonor-soldiers-about = Each turn soldiers march towards the dashed line in the middle. Soldiers count if an unbroken chain of their own links them to that line; the camp with more of these holds the centre. A hero next to an enemy soldier can remove soldiers of that group, a step each, the rear ones first. Walk, then fight, or the other way round; a hero fights only once.
lesson-forhonor-soldiers-task = Bring the Raider next to the enemy soldiers and remove three or more.
lesson-forhonor-soldiers-done = Five against three or fewer: the centre is yours. Fallen soldiers come back later, so the fight for it continues.
lesson-forhonor-soldiers-few = Too few fell. Try again, and remove three or more.
lesson-forhonor-soldiers-none = No soldier fell. *Move to…* E9 brings the Raider next to them, then *Act on…* offers how many.

lesson-forhonor-power-title = powers
lesson-forhonor-power-about = Each hero has a power. The Orochi’s longbow takes a life from an enemy in a straight line (diagonals too), 2 to 4 squares away, once per activation and without risk. The number on a figure is the life it has left.
lesson-forhonor-power-task = The Nobushi on D11 has one life left: shoot.
lesson-forhonor-power-done = The Nobushi fell and waits outside until the next turn. A hero who comes back has full life again.
lesson-forhonor-power-other = You hit someone who survives. The Nobushi is on D11: D8, three squares away, is a good place to shoot from.
lesson-forhonor-power-fight = That’s a combat, and it can hurt you, too. From two squares away or more, the bow is safe.
lesson-forhonor-power-none = You didn’t hit anyone. *Move to…* D8, then *Act on…* the Nobushi on D11.

lesson-forhonor-cards-title = combat
lesson-forhonor-cards-about = A hero next to an enemy can attack. Both choose a card in secret: sword beats charge, charge beats shield, shield beats sword; the loser of the round loses life. A second round follows with the two cards left. You won the first with the shield.
lesson-forhonor-cards-task = Win the second round. Which of your two cards can’t lose to what the Berserker has left?
lesson-forhonor-cards-done = Right: the charge beats the shield and ties with the charge. Win both rounds and you hit for one more, and a hero who falls to that is executed.
lesson-forhonor-cards-lost = The shield beats your sword. The Berserker has the charge and the shield left: the charge beats one and ties with the other.

lesson-forhonor-win-title = winning
lesson-forhonor-win-about = Stay at 1000 points for two turns, and the other camp is locked: its fallen heroes don’t come back. You’ve done that; only the Shugoki on D11 is left. Two against one: attack an enemy with another of your heroes next to them, and they lose a life before the first card.
lesson-forhonor-win-task = Win the match with the Warden.
lesson-forhonor-win-done = You win the match. A match starts with a hero draft; then each turn brings soldiers, heroes in the order of the cards, and points.
lesson-forhonor-win-none = The Shugoki is still there. Move the Warden next to them, to D10 for instance, close to the Orochi, and attack.
