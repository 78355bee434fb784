# Ladders and profiles: who stands where after matches that were agreed to be rated.

scope-server = this server
scope-world = the world
scope-thread = those who play here
season-all = all time
season = { $quarter ->
    [1] first quarter of { $year }
    [2] second quarter of { $year }
    [3] third quarter of { $year }
   *[other] last quarter of { $year }
  }
refused-season = There is no season “{ $given }” yet. A season is a quarter of a year, such as `2026-4`; leave it out for all time.
ladder-title = ### 🏆 { $game } · { $scope } · { $season }
# $balance: what `balance` says.
ladder-line = { $place } **{ $points }** { $name } · { $balance }
ladder-line-own = ▶ { $place } **{ $points }** **{ $name }** · { $balance }
# Won, drawn, lost.
balance = { $wins } W · { $draws } D · { $losses } L
# $waiting: how many have played, but too few matches; $needed: how many it takes.
ladder-foot = -# { $count ->
    [one] 1 player is ranked
   *[other] { $count } players are ranked
  }{ $waiting ->
    [0] .
    [one] {""}, 1 more after { $needed } rated matches.
   *[other] {""}, { $waiting } more after { $needed } rated matches each.
  }
ladder-empty = Nobody is ranked here yet: that takes { $count } rated matches. { $waiting ->
    [0] Begin one with `/play` and `rated`.
    [one] One player is on the way.
   *[other] { $waiting } players are on the way.
  }
# Under those who play in a thread or channel, whether they are ranked or not.
ladder-foot-provisional = -# ? provisional: fewer than { $needed } rated matches.
ladder-foot-resting = -# 💤 no rated match for { $days } days.
ladder-empty-here = Nobody who plays here has finished a rated match yet.
ladder-empty-past = Nobody was ranked in that season.
# Points that are not settled yet.
points-provisional = { $points }?
ladder-not-world = -# What is played on this server does not count here. Who manages it can change that for matches to come.
ladder-find = Find me
ladder-again = Refresh
ladder-you = You are number { $place } of { $count }.
ladder-you-none = You have played no match that counts here. { $needed } of them are needed for a place; begin one with `/play` and `rated`.
ladder-you-soon = You stand at **{ $points }?** after { $count ->
    [one] 1 match
   *[other] { $count } matches
  }. { $missing ->
    [one] One more, and you are ranked.
   *[other] { $missing } more, and you are ranked.
  }
ladder-you-resting = You stand at **{ $points }** after { $count } matches, but have played none for { $days } days. With the next one you are ranked again.
podium-step = { $place }. { $name }, { $points }
podium-alt = The podium: { $steps }

menu-profile = Profile
profile-title = ### { $user } · { $game }
profile-none = { $user } has not finished a rated match yet. Rated matches begin with `/play` and `rated`, if all agree. `/history` shows matches of every kind.
profile-none-game = { $user } has not finished a rated match of { $game } yet.
# $place: what `profile-place`, `profile-soon` or `profile-resting` says.
# $where: what `profile-world`, `profile-server` or `profile-elsewhere` says.
profile-points = **{ $points }** { $where } · { $place }
profile-world = in the world
profile-server = on { $server }
profile-elsewhere = on another server
profile-place = number { $place } of { $count }
profile-soon = provisional, { $missing ->
    [one] one more match
   *[other] { $missing } more matches
  } to be ranked
profile-resting = resting, not ranked until the next match
profile-games = { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
  }: { $balance }
profile-best = Best since ranked: { $points }
profile-season = Since the season began: { $points } · { $balance }
profile-form = Form, latest last: { $form }
form-won = W
form-drew = D
form-lost = L
profile-rivals = Rivals: { $rivals }
profile-rival = { $name } ({ $balance })
profile-favourite = Favourite: { $piece }, { $share } % of { $count } turns
profile-other = Another game
profile-show = Show to everyone
# $points: the latest; $low and $high: the lowest and the highest.
curve-alt = Points after each of { $count ->
    [one] 1 match
   *[other] { $count } matches
  }: { $points } now, between { $low } and { $high }.

# $change: a number with its sign.
gain = { $user } { $points } ({ $change })
gains = 📈 { $gains }
gains-none = This match counts for no ladder: a side had not acted yet.

# What a win would bring and a loss take.
odds-stake = 📈 { $user } { $points } (W { $win }, L { $loss })
odds = { $user } { $points }
odds-nothing = No points are at stake: these players have met too often today.
