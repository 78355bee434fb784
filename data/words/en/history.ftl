# What a player has played.

fate-won = won
fate-lost = lost
fate-drawn = drawn
fate-running = in progress
fate-void = void
fate-set-aside = suspended
fate-unknown = over
menu-rivalry = Rivalry with me
history-title = Matches of { $user }
history-line = **{ $game } #{ $match }** · { $result } · { $others }
# $rivals and $friends: one or several names.
history-against = against { $rivals }
history-with = with { $friends } against { $rivals }
# $result: one of `fate-won` and so on; of how many places.
history-place = { $result } (#{ $place } of { $count })
# $change: a number with its sign.
history-points = { $points } ({ $change })
# $balance: what `balance` says.
history-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
  }: { $balance }
history-running = { $count } in progress
history-open = Open a match
history-back = Back to the list
history-record = Record
history-from-to = { $begun } to { $ended } · { $turns ->
    [one] 1 move
   *[other] { $turns } moves
  }
history-since = since { $begun } · { $turns ->
    [one] 1 move
   *[other] { $turns } moves
  }
history-whole = { $count ->
    [one] Show the match
   *[other] Show all { $count } matches
  }
history-none-own = You haven’t played a match yet. `/play` starts one.
history-none = No matches of { $user } to show here. You see those you played in, and those in channels you can see on this server.
history-none-fit = No matches found.
refused-history-show = There’s nothing to show. I only show everyone matches in channels that everyone on this server can see.
refused-against = “{ $given }” didn’t play in these matches. Choose a suggested name, or mention someone.
refused-against-several = “{ $given }” could be several players. Choose a suggested name, or mention someone.
refused-rivalry-self = You can’t be your own rival. `/history` shows your matches.
refused-rivalry-bot = Bots don’t play here.
