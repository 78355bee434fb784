# Lessons: a game learned in five steps, on a table that only the learner sees.

# $game: a name; $title: what the step is about.
lesson-heading = ### Learn { $game } · { $nth } of { $of } · { $title }
# $task: what is to be done.
lesson-task = 🎯 **{ $task }**
# $learned: what it shows.
lesson-done = ✅ **Done!** { $learned }
# $hint: what to do otherwise.
lesson-missed = ↩ **Not yet.** { $hint }
# $what: the answer shown.
lesson-shown = This does it: { $what }
lesson-show = Show me
lesson-mine = Try it yourself
lesson-retry = Try again
lesson-back = ◀ Back
lesson-next = Next ▶
lesson-end = Finish ▶
lesson-begin = Learn by playing
lesson-again = Once more
lesson-rule = Rule
lesson-over =
    ### You know how to play { $game }
    That was the lesson. What now?
    - `/play` in a server challenges a friend, or opens a table for everybody.
    - `/rules` answers what the lesson left out.
    - `/turns` shows what waits for you.

    Another lesson:

## Pitch Out

lesson-pitchout-aim-title = aim and flick
lesson-pitchout-aim-about = You are Amber, with the pucks A1, A2 and so on. The board has no walls: a puck that slides over the edge is out. Choose a puck of yours, what to aim at and how hard, then press *Flick*. The line in the picture shows where it goes.
lesson-pitchout-aim-task = Knock B4 off the board: choose A4 and aim it at B4, raise the strength to about 80, and flick.
lesson-pitchout-aim-done = A full hit passes nearly all the speed on: B4 flew off, and A4 stayed.
lesson-pitchout-aim-own = Your own puck slid off the edge; that counts, too. Aim at B4 with the menu *Aim at*, so that A4 meets it on the way.
lesson-pitchout-aim-soft = You hit B4, but it stopped on the board. Flick harder: + 20 raises the strength.
lesson-pitchout-aim-missed = B4 was not touched. Choose A4, and B4 in the menu *Aim at*.

lesson-pitchout-beside-title = beside the middle
lesson-pitchout-beside-about = Block N1 stands right behind B3, so a full hit leads nowhere. Hit a puck on its left side, and it goes off to the right: the arrows below the menu move your aim beside its middle, in percent.
lesson-pitchout-beside-task = Send B3 over the right-hand edge: aim A5 at B3, far to its left, and flick hard.
lesson-pitchout-beside-done = The further beside the middle, the further sideways it goes, and the less speed it takes along.
lesson-pitchout-beside-own = A5 went over the edge itself. Aim it at B3, some 70 % to the left, so that it gives its speed away.
lesson-pitchout-beside-full = You touched B3, but it is still there. Aim further to its left, about 70 %, and flick with 80 or more.
lesson-pitchout-beside-missed = B3 was not touched. Choose it in the menu *Aim at*, then press ◀ until it says about 70 %.

lesson-pitchout-block-title = blocks spare what they push
lesson-pitchout-block-about = B4 hides behind block C. Blocks can be pushed, but a puck that a *block* throws off the board is not lost: its owner puts it back. Only a puck or a power eliminates.
lesson-pitchout-block-task = Eliminate B4 for good. Which of your pucks has a free way to it?
lesson-pitchout-block-done = A4 came from the side and pushed B4 out itself. Look for who has a free line before you flick.
lesson-pitchout-block-spared = B4 flew off, but the block pushed it: it comes back into its owner’s zone. Use A4, which has a free way.
lesson-pitchout-block-soft = The right way, but B4 stayed on the board. Flick harder.
lesson-pitchout-block-missed = B4 was not touched. Choose A4 in the first menu, then aim at B4.

lesson-pitchout-power-title = powers
lesson-pitchout-power-about = Each puck is a pitcher with a power of its own. A3 is the Assassin: when you flick him, the first opponent he touches is eliminated, however softly and wherever it stands. The sign on a puck tells who it is.
lesson-pitchout-power-task = Eliminate B5 in the middle of the board with your Assassin, A3.
lesson-pitchout-power-done = One touch was enough. The Runner (A4) flicks twice if he touched nobody, the Immortal (A5) returns from his own falls, the Guard (A2) gives himself up for others.
lesson-pitchout-power-other = Only the Assassin eliminates by touching. Choose A3 in the first menu.
lesson-pitchout-power-missed = A3 did not reach B5. Aim at B5 and flick with 30 or more.

lesson-pitchout-captain-title = the Captain
lesson-pitchout-captain-about = Number 1 is the Captain. Whoever loses him, or keeps nobody but him, loses the round; two rounds won are the match. B5 stands in your Assassin’s way, and his power strikes only the first he touches.
lesson-pitchout-captain-task = Win the round: get B1, the Captain, off the board.
lesson-pitchout-captain-done = The round is yours. In a match you both set up your pucks and blocks, then flick in turn, one puck each time.
lesson-pitchout-captain-spent = The Assassin’s power was spent on the first opponent he touched. A4 has a free way to B1.
lesson-pitchout-captain-soft = You hit the Captain, but he held on. Flick harder.
lesson-pitchout-captain-missed = The Captain was not touched. Choose A4 and aim at B1; nothing stands in between.

## Offboard

lesson-offboard-line-title = move a line
lesson-offboard-line-about = You are Red, at the bottom. A move names one of your balls and a direction: that ball and all of yours that stand in an unbroken line before it go one cell that way. Choose the cell in the menu, then the direction.
lesson-offboard-line-task = Move the three balls B2, C3 and D4 together, up and to the right (↗).
lesson-offboard-line-done = The ball you name is the rear of the line. Name one further ahead to move fewer.
lesson-offboard-line-fewer = Too few went. Name the rear of the line: B2, then ↗ north-east.
lesson-offboard-line-other = That is another line. Choose B2 in the menu, then ↗ north-east.

lesson-offboard-push-title = push
lesson-offboard-push-about = A line pushes the enemies before it if it has more balls than they have in a row: two push one, three push two. Two against two cannot move each other, as on row C.
lesson-offboard-push-task = Push back two yellow balls with one move.
lesson-offboard-push-done = Three against two: E5 and E6 had to give way. A ball of your own behind them would have stopped it.
lesson-offboard-push-one = That pushed one ball. Two are pushed on row E, where you have three: name the rear one, E2.
lesson-offboard-push-none = Nobody was pushed. Look at row E: three of yours against two. Choose E2, then → east.

lesson-offboard-score-title = targets
lesson-offboard-score-about = A ball pushed over the rim falls into the target it meets there, and you score what that is worth: 1, 2 or 3 points, written on the rim. You cannot push off a ball of your own.
lesson-offboard-score-task = Score 3 points with one move.
lesson-offboard-score-done = The ball stays in T6 for good, and you have 3 points.
lesson-offboard-score-less = A point, but T4 is worth only 1. Beside B6 lies T6, worth 3: move B4 to the right (→).
lesson-offboard-score-none = Nothing fell. The yellow balls on the rim are E9 and B6; see what the targets beside them are worth.

lesson-offboard-full-title = full targets
lesson-offboard-full-about = A target holds one ball. What is pushed into a full one scores nothing: the ball is in the air, and its owner puts it back on any free cell, or discards it. T1 is full.
lesson-offboard-full-task = Push I7 off the board so that it counts.
lesson-offboard-full-done = From G5 it fell into T2, which was free: 2 points. The direction of the push decides which target a ball on the rim meets.
lesson-offboard-full-air = It met T1, which is full: Yellow puts it back wherever he likes. Push it the other way, from G5, up and to the right (↗), into T2.
lesson-offboard-full-none = I7 is still there. Two lines of yours end at it: G7 and H7, or G5 and H6. Which of them leads to a free target?

lesson-offboard-six-title = six points
lesson-offboard-six-about = The first with six points wins at once. You have 3, Yellow has 2. Which yellow ball on the rim is worth enough?
lesson-offboard-six-task = Win the match with this move.
lesson-offboard-six-done = Six points: the match is yours. In a match Red begins, with twelve balls a side.
lesson-offboard-six-less = That scored 2 points, which makes 5. H4 beside T12 is worth 3: choose H6, then ← west.
lesson-offboard-six-none = Nothing scored. Look at H4 and D8, and at the targets beside them.

## PitchBowl

lesson-pitchbowl-run-title = run
lesson-pitchbowl-run-about = You are Amber and play towards the right. In your turn you flick your players one after another, each once. Three-quarters (A1 to A9) go one cell, runners (A10 and A11) two, counted from the cells they lie on; who goes too far falls, and your turn is over. The bounds are drawn in the picture.
lesson-pitchbowl-run-task = Run with A10 two cells to the right, into row 7, and no further.
lesson-pitchbowl-run-done = Two cells, no fall: the others could play on now. Once a turn one player may go a cell further, the extra effort.
lesson-pitchbowl-run-fell = A10 went too far and fell: your turn would be over. Choose a strength that ends before the bound, about 20.
lesson-pitchbowl-run-effort = A10 arrived with the extra effort, a cell further than he may; you have that once a turn. Here less will do: about 20.
lesson-pitchbowl-run-short = A10 did not get there. Straight to the right (90°), about strength 20.
lesson-pitchbowl-run-other = Another player moved. Choose A10 in the first menu.

lesson-pitchbowl-pickup-title = pick the ball up
lesson-pitchbowl-pickup-about = Whoever takes the ball says so first: the buttons below the first menu are what a player may announce. *Pick up* works if the ball is the first thing he touches. Who touches the loose ball without having said it loses the turn.
lesson-pitchbowl-pickup-task = Pick up the ball with A1.
lesson-pitchbowl-pickup-done = A1 has the ball and must act once more at once: run, hand off or pass.
lesson-pitchbowl-pickup-silent = A1 touched the ball, but had announced nothing: the ball is kicked away and the turn is over. Press *Pick up* below the first menu.
lesson-pitchbowl-pickup-missed = Announced, but A1 did not touch the ball first. Choose the ball in the menu *Aim at*.
lesson-pitchbowl-pickup-none = Nobody has the ball. Choose A1, then *Pick up*, and aim at the ball.

lesson-pitchbowl-pass-title = pass
lesson-pitchbowl-pass-about = A1 has the ball and may throw it, once a turn and as far as you like. Whoever it meets first catches it: a team-mate goes on playing, an opponent has it, and your turn is over.
lesson-pitchbowl-pass-task = Throw the ball to a team-mate with a free way.
lesson-pitchbowl-pass-done = A11 caught it, and you go on. A hand-off is the near way: touch the team-mate you announced.
lesson-pitchbowl-pass-caught = B1 stood in the way and has the ball now. A11 has no opponent in front of him: choose him in the menu *Aim at*.
lesson-pitchbowl-pass-missed = Nobody caught it, and the turn is over. Aim at A11 and throw hard enough: strength 30 or more.
lesson-pitchbowl-pass-none = The ball was not thrown. Choose A1, then *Pass*.

lesson-pitchbowl-steal-title = steal
lesson-pitchbowl-steal-about = B10 has the ball. Announce *Steal* and let B10 be the first whom your player touches: the ball is yours. Without the announcement it is only a block, which pushes him about. B1 covers him against A2.
lesson-pitchbowl-steal-task = Steal the ball from B10.
lesson-pitchbowl-steal-done = A1 took the ball and must act once more at once. Failed announcements end the turn, so try other things first.
lesson-pitchbowl-steal-silent = You touched B10 first, but had announced nothing. Press *Steal* below the first menu.
lesson-pitchbowl-steal-missed = Announced, but somebody else was touched first, or nobody. A1 has a free way to B10.
lesson-pitchbowl-steal-none = B10 still has the ball. Choose A1, then *Steal*, and aim at B10.

lesson-pitchbowl-touchdown-title = touchdown
lesson-pitchbowl-touchdown-about = Your runner A10 has the ball two cells before the line of the other end zone. When the holder touches that line it is a touchdown; three win the match, and you have two. Pucks in the way stop him.
lesson-pitchbowl-touchdown-task = Score with A10, past B1 and B2.
lesson-pitchbowl-touchdown-done = Touchdown, and the match is yours! A match begins with the set-up of both elevens and a kick-off.
lesson-pitchbowl-touchdown-blocked = A10 ran into an opponent. There is room to the lower right: choose *a direction* in the menu *Aim at* and turn to about 135°.
lesson-pitchbowl-touchdown-fell = A10 went beyond his two cells and fell before he reached the line. Take a shorter way: about 135°.
lesson-pitchbowl-touchdown-short = A10 did not reach the line. Past the opponents, about 135°, with strength 25 or more.

## For Honor

lesson-forhonor-walk-title = walk
lesson-forhonor-walk-about = You are Attack, at the left edge. When a hero of yours acts, they have 7 points (Vikings 9): entering and each step cost one, diagonally as well. Pick his steps from the menus; nobody sees them, and you can undo them, until you play them. Whoever is alone with his heroes in a zone takes it, worth 100 points at once and 100 more at the end of each turn.
lesson-forhonor-walk-task = Let the Warden enter, and bring him to B6 in the Attack zone.
lesson-forhonor-walk-done = He stands in the zone. There is one more at the other end, and the centre, for which soldiers fight.
lesson-forhonor-walk-edge = He entered and stayed at the edge. Pick *Move to…* B6 as well before you end the activation.
lesson-forhonor-walk-elsewhere = He went elsewhere. Enter by a square near B1, then move to B6.

lesson-forhonor-soldiers-title = soldiers
lesson-forhonor-soldiers-about = Each turn soldiers march towards the middle. Who has more of them linked to the median line holds the centre. A hero beside an enemy soldier removes some of that group, one point each, the rear first. Walk first and fight, or the other way round; only one fight.
lesson-forhonor-soldiers-task = Bring the Raider beside the enemy soldiers and remove three of them, or more.
lesson-forhonor-soldiers-done = Five against three or fewer: the centre is yours. Fallen soldiers return later, so the fight for it goes on.
lesson-forhonor-soldiers-few = Too few fell. Try again, and pick the entry that removes three or more.
lesson-forhonor-soldiers-none = No soldier fell. *Move to…* E10 brings him beside them, then *Act on…* offers how many.

lesson-forhonor-power-title = powers
lesson-forhonor-power-about = Each hero has a power. The Orochi’s longbow takes one life from an enemy in a straight line (also diagonally) 2 to 4 squares away, once in his activation, without any risk. The number on a figure is the life it has left.
lesson-forhonor-power-task = The Nobushi on D11 has one life left: shoot him.
lesson-forhonor-power-done = He fell and waits outside until the next turn begins. A hero that returns has all his life again.
lesson-forhonor-power-other = That shot hit somebody who lives on. The Nobushi stands on D11: D8, three squares below, is a good place to shoot from.
lesson-forhonor-power-fight = A combat has begun, in which you may be hurt as well. From two squares away or more, the bow does it without risk.
lesson-forhonor-power-none = Nobody was shot. *Move to…* D8, then *Act on…* the Nobushi on D11.

lesson-forhonor-cards-title = combat
lesson-forhonor-cards-about = A hero beside an enemy may attack him. Both choose a card in secret: the sword beats the charge, the charge beats the shield, the shield beats the sword; who loses the round loses life. Then comes a second round with the two cards left. You won the first with the shield.
lesson-forhonor-cards-task = Win the second round. Which of your two cards cannot lose to what the Berserker has left?
lesson-forhonor-cards-done = Right: the charge beats the shield and ties with the charge. Who wins both rounds strikes with one more, and a fallen hero is executed then.
lesson-forhonor-cards-lost = The shield beats your sword. The Berserker has the charge and the shield left: the charge beats one and ties with the other.

lesson-forhonor-win-title = winning
lesson-forhonor-win-about = Whoever stays at 1000 points for two turns locks the others: their fallen heroes return no more. You have done that; the last one left is the Shugoki on D11. Two against one: attack an enemy beside whom another hero of yours stands, and he loses a life before the first card.
lesson-forhonor-win-task = Win the match with the Warden.
lesson-forhonor-win-done = The match is yours. A match begins with a draft of heroes; then each turn brings soldiers, heroes in the order of the cards, and points.
lesson-forhonor-win-none = The Shugoki still stands. Move the Warden beside him, to D10 for instance, where the Orochi is near, and attack.
