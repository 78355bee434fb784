# Open tables, queues, people one does not want to meet.

card-open-title = ### { $game } · table { $match }
card-open = { $host } looks for players: who wants to play sits down.
card-open-seated = 🪑 { $user }
card-open-place = ▫️ free
card-aborted = Called off; it counts for nothing.
card-void = Declared void by a moderator; it counts for nothing.
join = Join
leave = Leave
start = Start
queue-waits = 🔎 { $user } is looking for an opponent: { $game } · { $terms }. Press *Join* to play.
queue-begun = 🎲 { $players }: { $game } { $match } has begun.
queue-paired = Found: { $game } { $match } against { $other } begins.
queue-left = { $count ->
    [0] You were not waiting.
    [one] You wait no longer.
   *[other] You wait no longer, in { $count } queues.
  }
queue-empty = You wait for nobody. `/queue join` looks for an opponent.
queue-line = **{ $game }** ({ $terms }) in { $channel }, since { $since }
queue-line-forgotten = **{ $game }** ({ $terms }) in { $channel }: nobody came within a day, you wait no longer. `/queue join` tries again.
block-added = You will not be brought together with { $user } any more: no challenges, no shared tables, no pairings. Matches that are being played go on.
block-removed = You can meet { $user } again.
block-none-such = You had not blocked { $user }.
block-none = You have blocked nobody.
block-list = You have blocked: { $users }
card-open-expired = Cleared away: too few came in time.
