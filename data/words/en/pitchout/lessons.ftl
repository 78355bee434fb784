# Lessons: a game in five steps, on a table that only the learner sees.

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
