# Clocks: how long a decision may take, and what is said about it.
refused-clock-unreadable = “{ $given }” is no length of time. Write `90m`, `6h`, `2d 12h` or `1 week`, or choose one of the clocks offered.
refused-clock-range = “{ $given }” will not do: a decision may take between one minute and 60 days.
refused-rated-friendly = A friendly match waits for everybody and therefore cannot be rated. Choose another clock, or play it unrated.
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
terms-clock = { $length } for a decision
terms-clock-rated = { $length } for a decision · rated
terms-friendly = friendly: nobody loses on time, after { $length } the opponent may claim
terms-friendly-rated = friendly · rated
pace-blitz = Blitz: 5 minutes
pace-hour = One hour
pace-day = One day
pace-days3 = Three days
pace-week = One week
pace-friendly = Friendly: nobody loses on time
