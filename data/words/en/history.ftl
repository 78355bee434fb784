# What somebody has played.

fate-won = won
fate-lost = lost
fate-drawn = drawn
fate-running = running
fate-void = void
fate-set-aside = set aside
fate-unknown = over
menu-rivalry = Rivalry with me
history-title = Matches of { $user }
history-line = **{ $game } { $match }** · { $result } · { $others }
# $rivals and $friends: one or several names.
history-against = against { $rivals }
history-with = with { $friends } against { $rivals }
# $result: one of `fate-won` and so on; of how many places.
history-place = { $result } (place { $place } of { $count })
# $change: a number with its sign.
history-points = { $points } ({ $change })
# $balance: what `balance` says.
history-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
  }: { $balance }
history-running = { $count } running
history-open = Open a match
history-back = Back to the list
history-steps = Step by step
history-record = Record
history-from-to = { $begun } to { $ended } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
history-since = since { $begun } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
history-whole = { $count ->
    [one] The only match
   *[other] All { $count } matches
  }
history-none-own = You have played no match yet. `/play` begins one.
history-none = There is no match of { $user } that you may see here: only what was played on this server, in channels that you see, or with you.
history-none-fit = None of the matches fits that.
refused-history-show = There is nothing here that everybody may see: only what was played on this server, in channels that all see.
refused-against = Nobody called “{ $given }” was met in these matches. Choose one of the names suggested, or mention somebody.
refused-against-several = Several who were met in these matches are called something like “{ $given }”. Choose one of the names suggested, or mention somebody.
refused-rivalry-self = You cannot be your own rival. `/history` shows your matches.
refused-rivalry-bot = A bot plays no matches here.
