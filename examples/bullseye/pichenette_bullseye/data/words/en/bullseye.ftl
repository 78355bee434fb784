# All that Bullseye says, in Fluent. The keys down to bullseye-refused-strength are those that every game with flicks has.

bullseye-name = Bullseye
bullseye-tagline = Flick your discs into the circle. The nearest to the middle wins.
bullseye-team-0 = South
bullseye-team-1 = North
bullseye-side-0 = South (discs A; plays first)
bullseye-side-1 = North (discs B; plays last)
bullseye-option-discs = Discs each
bullseye-option-discs-3 = 3
bullseye-option-discs-5 = 5
bullseye-ask-flick = Flick { $disc }; { $left ->
    [one] it is your last disc
   *[other] you have { $left } discs left
  }.
bullseye-late-flick = the disc is lost
bullseye-headline = Nearest: { $side } · discs left: { $left }
bullseye-outcome-nearest = { $disc } is nearest, { $mm } mm from the middle
bullseye-outcome-empty = no disc is in the circle
bullseye-outcome-left = the other side left
bullseye-refused-seats = Bullseye is for two, not for { $seats }.
bullseye-refused-over = The match is over.
bullseye-refused-ask = Already answered.
bullseye-refused-seat = It's not your turn.
bullseye-refused-angle = I can't read that direction. Enter 0 to 360 degrees.
bullseye-refused-strength = Strength goes from 1 to 100.

bullseye-event-flicked = { $disc } was flicked at { $angle }°, strength { $strength }.
bullseye-event-out = { $disc } is out of the circle.
bullseye-event-gone = { $side } left.
bullseye-event-over = Winner: { $side }.
bullseye-event-unanswered = { $side } ran out of time and loses the disc.
bullseye-event-forced = { $side } had only one option; it was played automatically.

bullseye-disc = { $disc } ({ $side })
bullseye-middle = the middle
bullseye-nobody = nobody
bullseye-lies = { $disc }: { $mm } mm from the middle

lesson-bullseye-middle-title = the middle
lesson-bullseye-middle-about = The disc nearest to the middle wins. B1 is near.
lesson-bullseye-middle-task = Knock B1 out of the circle.
lesson-bullseye-middle-done = B1 is out.
lesson-bullseye-middle-soft = B1 is still in the circle. Flick harder, straight at it.
