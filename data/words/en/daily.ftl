# The puzzle of the day, and exercises.

# $game: a name; $number: of the day
daily-title = { $game } · puzzle #{ $number }
# $side: whom the solver plays
daily-side = you play { $side }
# $number: from 1; $theme: what it is about
exercise-title = { $game } · exercise { $number } · { $theme }
# $nth, $of: numbers of tries
daily-about = try { $nth } of { $of }
# $at: a time, such as “in 5 hours”
daily-next = -# The next puzzle comes { $at }.
daily-practice-about = practice, doesn’t count
# $sign: a coloured square; $points: 0 to 100
daily-reached = { $sign } **{ $points }** · goal reached
daily-partly = { $sign } **{ $points }** · not quite
daily-missed = { $sign } **{ $points }** · missed
# $signs: a coloured square a try; $count: tries
daily-left = { $signs } · { $count ->
        [one] one try left
       *[other] { $count } tries left
    }
daily-again = Try again
daily-table-button = Results
# $place: a medal or a number; $name: a player; $points: 0 to 100; $signs: a coloured square a try
daily-line = { $place } **{ $name }** · { $points } · { $signs }
daily-table = **On this server**
# $solved: how many reached the goal; $players: how many tried
daily-yesterday = **Last time**: { $solved } of { $players } solved it
# $players: how many have played; $reached: how many reached the goal; $place: the reader’s
daily-everywhere = -# Everywhere: { $reached } of { $players } players reached the goal · your place: { $place }
# $count: days in a row
daily-streak = 🔥 { $count ->
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
daily-share = Share
# $number: of the day
daily-share-number = Pichenette #{ $number }
daily-play = Play
daily-practice = Practice
daily-before = Last solution
daily-today = Today’s puzzle
# a puzzle from a match that was played on the reader’s server
daily-here = From this server
# $game: a name
daily-here-title = { $game } · from a match on this server
# $game: a name
daily-other = Today’s { $game }
# $what: the best answer known
daily-solution = 💡 Best answer: { $what }
# on the page of a puzzle, as a heading; below it, while the answer is a secret
daily-open-best = Best answer
daily-open-later = It comes here as soon as tries no longer count.
# $signs: a coloured square a try; $points: 0 to 100
daily-own = You: { $signs } · { $points }
daily-ghosts = Ghosts
daily-ghosts-title = **The best tries here**
# $place: from 1, also in the picture; $name: a player; $points: 0 to 100
daily-ghost = `{ $place }` { $name } · { $points }
daily-ghost-own = `{ $place }` **{ $name }** · { $points } · yours, highlighted
# $game: a name; $at: a time, such as “in 2 days”
daily-another-day = There’s no { $game } puzzle today. The next one comes { $at }. Today’s puzzles:
daily-elsewhere = You’ve already used that try. This is the next one: press again to play it.
# $game: a name; $solved, $count: exercises
exercises-title = ### { $game } · exercises
    { $solved } of { $count } solved
# $count: exercises
exercises-waiting = -# { $count ->
        [one] One more is being made.
       *[other] { $count } more are being made.
    }
exercises-hint = Choose an exercise
exercises-next = Next exercise
exercises-all = All exercises
exercises-open = Exercises
refused-puzzle = There’s no such puzzle. Type `/daily` for today’s.
# $first: the day of the first puzzle; $now: what the bot takes for the time
refused-first-puzzle = The first puzzle comes on { $first }, and my clock says { $now }. If that’s wrong, my host has to set it.
refused-day-over = That puzzle’s day is over, and tries no longer count. Here’s today’s.
refused-shared = You’ve already shared this here.
refused-ghosts = You can see the others’ tries once you’ve used all of yours.
refused-no-tries = You haven’t tried this puzzle yet. Type `/daily`.
