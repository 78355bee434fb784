# Lessons: a game in five steps, on a table that only the learner sees.

command-learn = learn
command-learn-about = Learn a game in five steps, at your own table
command-learn-game = game
command-learn-game-about = Which game to learn

# $game: a name; $title: what the step is about.
lesson-heading = Learn { $game } · { $nth } of { $of } · { $title }
# $learned: what it shows.
lesson-done = ✅ **Done!** { $learned }
# $hint: what to do differently.
lesson-missed = ↩ **Not yet.** { $hint }
# $what: the answer shown.
lesson-shown = Here’s how: { $what }
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
