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
lesson-back = ◀ Back
lesson-next = Next ▶
lesson-end = Finish ▶
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
