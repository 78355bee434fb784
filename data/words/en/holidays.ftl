# Holidays of players.
holiday-begun = 🏖️ { $user } is on holiday until { $when }; until then the clock of { $user } waits.
holiday-ended = 👋 { $user } is back from holiday: the clock of { $user } runs again.
refused-holiday-days = A holiday lasts between one day and { $most } days.
refused-holiday-shorter = You have announced your holiday until { $when }. It can be made longer; to come back earlier use `/vacation end:True`.
refused-holiday-spent = { $count ->
    [0] All { $most } days of holiday of { $year } are taken.
    [one] Only one of the { $most } days of holiday of { $year } is left.
   *[other] Only { $count } of the { $most } days of holiday of { $year } are left.
  }
refused-holiday-none = You are not on holiday.
vacation-away = 🏖️ You are on holiday until { $when }. Your clocks wait in all matches, and everybody you play with has been told.
vacation-here = You are not on holiday: your clocks run.
vacation-left = { $count ->
    [0] No day of the { $most } of { $year } is left.
    [one] One day of the { $most } of { $year } is left.
   *[other] { $count } days of the { $most } of { $year } are left.
  } Days that were announced count, also if you come back early.
