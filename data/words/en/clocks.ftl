# Clocks: how long a decision may take, what happens after that, pauses.
refused-clock-unreadable = I can’t read “{ $given }” as a time. Use minutes, hours, days, weeks or months, such as `90m`, `1h30`, `2d 12h` or `1 week`, or pick a clock.
refused-clock-range = “{ $given }” is too short or too long. Enter anything from one minute to 60 days.
refused-rated-friendly = A friendly match can’t be rated: nobody ever forfeits on time. Choose another clock, or play unrated.
refused-rated-full = A rated match can’t show the full path of a flick. Choose another aim assist, or play unrated.
# $game: its name.
refused-assist = There are no flicks to aim in { $game }. Leave out `assist`.
length-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
length-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
length-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
length-and = { $before } { $last }
terms-clock = { $length } per move
terms-clock-rated = { $length } per move · rated
terms-friendly = friendly: after { $length }, opponents may claim a default move
# $terms: the clock and whether the match is rated; $assist: one of the three below.
terms-assist = { $terms } · aim assist: { $assist }
assist-full = full (the whole path)
assist-standard = standard (first contact, and where the piece it hits goes)
assist-expert = expert (direction only)
pace-blitz = Blitz: 5 minutes
pace-hour = One hour
pace-hours12 = Twelve hours: good for big groups
pace-day = One day
pace-days3 = Three days
pace-week = One week
pace-friendly = Friendly: nobody forfeits on time
clock-ran-out = ⏰ { $user } ran out of time; a default move was made.{ $count ->
    [1] {" "}Two more in a row and they’re out.
    [2] {" "}One more in a row and they’re out.
   *[other] {""}
  }
clock-ran-out-slow = ⏰ { $user } ran out of time; a default move was made. They have { $length } for their next one; if they miss it too, they’re out.
clock-ran-out-last = ⏰ { $user } ran out of time for the third time in a row and forfeits.
clock-extended = ⏳ { $user } gives { $others } { $length } more.
clock-paused = ⏸ Everyone agreed to a pause until { $when }. Any player can press **Resume** to end it sooner.
clock-pause-ended = ▶️ { $user } ended the pause: the clocks are running again.
offer-pause = ⏸ { $user } proposes a { $count ->
    [one] one-day
   *[other] { $count }-day
  } pause. Do you agree?
offer-pause-refused = { $user } doesn’t want a pause: the clocks keep running.
offer-pause-withdrawn = { $user } no longer wants a pause.
offer-agree = Agree
offer-refuse = Decline
lines = { $before }
    { $last }
refused-extend-nobody = Nobody else has a move to make, so there’s no one to give time to.
refused-pause-days = A pause lasts 1 to { $most } days.
refused-paused = The match is already paused.
refused-while-paused = ⏸ Match #{ $match } is paused until { $when }. Resume it to play.
pause-resume = Resume
refused-not-paused = The match isn’t paused.
refused-claim-clock = There’s nothing to claim: default moves are automatic in this match.
refused-claim-early = None of your opponents is late.
refused-own-offer = You’ve already agreed. Now the others must answer.
refused-offer-gone = That offer is no longer open.
until = ⏱ due { $when }
until-friendly = ⏱ friendly · due { $when }
until-paused = paused until { $when }
until-away = on vacation until { $when }
consequence = ⏱ Due { $when }. Miss it and a default move is made; three in a row and you’re out.
consequence-last = ⚠️ Due { $when }. Miss it and you’re out: that makes three in a row.
consequence-friendly = ⏱ Due { $when }. After that, your opponents may claim a default move for you.
extend-done = Extra time given.
pause-proposed = Pause proposed. The clocks stop once everyone agrees.
pause-over = The clocks of match #{ $match } are running again.
claim-question = { $user } is late. Make a default move for them? Three in a row and they’re out.
claim-sure = Make the default move
claim-done = Done: match #{ $match } continues.
claim = Claim
offer-agreed = You agreed. Now the others must answer.
offer-agreed-by = ✅ { $user } agrees.
offer-declined = You declined.
offer-declined-by = ❌ { $user } declines.
remind-play = Play
reminder = ⏳ { $user }: { $ask } ({ $game } #{ $match }) · due { $when }. { $then }
reminder-then = Miss it and { $late }; three in a row and you’re out.
reminder-then-last = Miss it and you’re out: that makes three in a row.
reminder-then-friendly = No rush: after that, if an opponent claims a default move, { $late }.
reminder-late = Time’s up: opponents may now claim a default move.
clock-ran-out-gone = ⏰ { $user } left the server and ran out of time, so they forfeit.
refused-threads = Nobody plays in a team in { $game }. Leave out `threads`.
# $terms: what comes before
terms-threads = { $terms } · a private thread per team
terms-weekdays = { $terms } · clocks stop at weekends (UTC)
terms-shortened = { $terms } · { $length } after two missed in a row
