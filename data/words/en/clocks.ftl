# Clocks: how long a decision may take, and what is said about it.
refused-clock-unreadable = “{ $given }” is no length of time. Write `90m`, `6h`, `2d 12h` or `1 week`, or choose one of the clocks offered.
refused-clock-range = “{ $given }” will not do: a decision may take between one minute and 60 days.
refused-rated-friendly = A friendly match waits for everybody and therefore cannot be rated. Choose another clock, or play it unrated.
refused-rated-full = A rated match cannot show the whole way of a flick beforehand: the best flick could be found by trying. Choose another help with aiming, or play it unrated.
# $game: its name.
refused-assist = Nothing is flicked in { $game }, so there is nothing to help with: leave the help with aiming out.
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
terms-friendly = friendly: nobody loses on time, after { $length } the opponent may claim
terms-friendly-rated = friendly · rated
# $terms: the clock and whether the match counts; $assist: one of the three below.
terms-assist = { $terms } · help with aiming: { $assist }
assist-full = full (the whole way until rest)
assist-standard = standard (the first contact and what it sends off)
assist-expert = expert (only the direction)
pace-blitz = Blitz: 5 minutes
pace-hour = One hour
pace-hours12 = Twelve hours: good where many play
pace-day = One day
pace-days3 = Three days
pace-week = One week
pace-friendly = Friendly: nobody loses on time
clock-ran-out = ⏰ { $user } let the time run out; the rules decided. { $count ->
    [1] The third time in a row would end the match for { $user }.
    [2] That was the second time in a row; the third ends it for { $user }.
   *[other] That was the { $count }th time in a row.
  }
clock-ran-out-last = ⏰ { $user } let the time run out for the third time in a row and is out of the match.
clock-extended = ⏳ { $user } gives { $others } { $length } more.
clock-paused = ⏸ Paused by agreement until { $when }. Anybody who plays may let the clocks run again before: `/match pause end:True`.
clock-pause-ended = ▶️ { $user } ends the pause: the clocks run again.
offer-pause = ⏸ { $user } would like to pause for { $count ->
    [one] one day
   *[other] { $count } days
  }. Do you agree?
offer-pause-refused = { $user } does not want to pause: the clocks run on.
offer-pause-withdrawn = { $user } no longer wants to pause.
offer-agree = Agree
offer-refuse = Refuse
lines = { $before }
    { $last }
refused-extend-nobody = Nobody but you is asked anything, so there is no time to give.
refused-pause-days = A pause lasts between one day and { $most } days.
refused-paused = The match is paused already.
refused-not-paused = The match is not paused.
refused-claim-clock = In this match the clock decides by itself; there is nothing to claim.
refused-claim-early = Nobody you play against is late.
refused-own-offer = You have said yes already; the others must answer.
refused-offer-gone = That offer is no longer open.
until = ⏱ due { $when }
until-friendly = ⏱ friendly · due { $when }
until-paused = paused until { $when }
until-away = on holiday until { $when }
consequence = ⏱ If you have not decided { $when }, the rules decide for you; the third time in a row ends the match for you.
consequence-last = ⚠️ If you have not decided { $when }, you are out of the match: it would be the third time in a row.
consequence-friendly = ⏱ Due { $when }. Nothing happens by itself; after that your opponents may ask the rules to decide for you.
extend-done = Given. That was kind of you.
pause-proposed = Proposed. The clocks stop when everybody has agreed.
pause-over = The clocks of match { $match } run again.
claim-question = { $user } is late. Shall the rules decide in place of { $user }? The third time in a row ends the match for { $user }.
claim-sure = Yes, go on
claim-done = Done: match { $match } goes on.
claim = Claim
offer-agreed = You agree; the others must still answer.
offer-agreed-by = ✅ { $user } agrees.
offer-declined = You do not agree.
offer-declined-by = ❌ { $user } does not agree.
remind-play = Play
reminder = ⏳ { $user }: { $ask } ({ $game } { $match }) · due { $when }. { $then }
reminder-then = If nothing comes, { $late }; the third time in a row ends the match for you.
reminder-then-last = If nothing comes, the match is lost: it would be the third time in a row.
reminder-then-friendly = There is no hurry; afterwards your opponents may claim, and { $late }.
reminder-late = The time is over: whoever waits may now ask the rules to decide.
clock-ran-out-gone = ⏰ { $user } has left the server and has not decided in time: the seat is given up.
refused-threads = Nobody plays in camps in { $game }, so there is nobody to confer with: leave the threads of camps out.
# $terms: what has been said before
terms-threads = { $terms } · a private thread for each camp
