# Vacations.
holiday-begun = 🏖️ { $user } is on vacation until { $when }; their clock is paused.
# on the card of a challenge
card-away = 🏖️ { $user } is on vacation until { $when }.
holiday-ended = 👋 { $user } is back from vacation.
refused-holiday-days = A vacation lasts 1 to { $most } days.
refused-holiday-shorter = Your vacation is booked until { $when }. You can only extend it; to come back early, use `/vacation end:True`.
refused-holiday-spent = { $count ->
    [0] All { $most } vacation days of { $year } are used up.
    [one] Only 1 of { $most } vacation days is left in { $year }.
   *[other] Only { $count } of { $most } vacation days are left in { $year }.
  }
refused-holiday-none = You’re not on vacation.
vacation-away = 🏖️ You’re on vacation until { $when }. Your clocks are paused in all matches, and your opponents know. You’re out of every queue, and can’t start a match with others until you’re back.
refused-on-vacation = You’re on vacation until { $when }, and your opponents would have to wait. End your vacation first.
vacation-end = End my vacation
tournament-while-away = 🏖️ You’re on vacation until { $when }: if a round starts before that, your opponents wait. `/vacation end:True` ends it.
vacation-here = You’re not on vacation. `/vacation days:3` pauses your clocks for three days.
vacation-over = 👋 Welcome back! Your clocks are running again.
vacation-left = { $count ->
    [0] No vacation days left in { $year }, of { $most }.
    [one] 1 of { $most } vacation days left in { $year }.
   *[other] { $count } of { $most } vacation days left in { $year }.
  } Booked days count even if you return early.
