# Rankings and profiles: how players rank by their rated matches.

scope-server = this server
scope-world = the world
scope-thread = players here
season-all = all time
season = Q{ $quarter } { $year }
season-over = ### 🏁 { $season } is over
refused-season = I don’t know the season “{ $given }”. Pick one from the list, or enter a quarter such as `2026-4`.
ladder-title = ### 🏆 { $game } · { $scope } · { $season }
# $balance: what `balance` says.
ladder-line = { $place } **{ $points }** { $name } · { $balance }
ladder-line-own = ▶ { $place } **{ $points }** **{ $name }** · { $balance }
# Won, drawn, lost.
balance = { $wins }{"\u00A0"}W · { $draws }{"\u00A0"}D · { $losses }{"\u00A0"}L
# $waiting: players with too few matches; $needed: how many it takes.
ladder-foot = -# { $count } ranked{ $waiting ->
    [0] {""}
   *[other] {""}, { $waiting } getting there (it takes { $needed } rated matches)
  }
ladder-empty = Nobody is ranked here yet: it takes { $count } rated matches. { $waiting ->
    [0] Start one with `/play rated:True`.
    [one] One player is getting there.
   *[other] { $waiting } players are getting there.
  }
# Below the players of a thread or channel, ranked or not.
ladder-foot-provisional = -# ? provisional: fewer than { $needed } rated matches
ladder-foot-resting = -# 💤 no rated match in { $days } days
ladder-empty-here = Nobody who plays here has finished a rated match yet.
ladder-empty-past = Nobody was ranked that season.
# Points that are still provisional.
points-provisional = { $points }?
ladder-not-world = -# Matches on this server don’t count here. Its managers can change that in `/server setup`.
ladder-find = Find me
ladder-again = Refresh
ladder-you = You’re #{ $place } of { $count }.
ladder-you-none = None of your matches counts here yet. It takes { $needed } to be ranked; start one with `/play rated:True`.
ladder-you-soon = You have **{ $points }?** points after { $count ->
    [one] 1 match
   *[other] { $count } matches
  }. { $missing ->
    [one] One more and you’re ranked.
   *[other] { $missing } more and you’re ranked.
  }
ladder-you-resting = You have **{ $points }** points after { $count } matches, but you’ve played none in the last { $days } days. Play one to be ranked again.

menu-profile = Profile
profile-title = ### { $user } · { $game }
profile-none = { $user } hasn’t finished a rated match here yet. `/play rated:True` starts one.
profile-none-own = You haven’t finished a rated match yet. `/play rated:True` starts one.
profile-none-game = { $user } hasn’t finished a rated match of { $game } here yet.
profile-none-game-own = You haven’t finished a rated match of { $game } yet. `/play rated:True` starts one.
# On a button, to the history
profile-history = All matches
# $place: what `profile-place`, `profile-soon` or `profile-resting` says.
# $where: what `profile-world`, `profile-server` or `profile-elsewhere` says.
profile-points = **{ $points }** { $where } · { $place }
profile-world = in the world
profile-server = on { $server }
profile-elsewhere = on another server
profile-place = #{ $place } of { $count }
profile-soon = provisional, { $missing ->
    [one] one more match
   *[other] { $missing } more matches
  } to be ranked
profile-resting = resting, not ranked until the next match
profile-games = { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
  }: { $balance }
profile-unrated = { $count ->
    [one] 1 unrated match
   *[other] { $count } unrated matches
  }: { $balance }
profile-practised = { $count ->
    [one] 1 match with the bot
   *[other] { $count } matches with the bot
  }: { $balance }
# Rated and unrated matches between the reader and $user, the reader’s wins first.
profile-score = You and { $user }: { $wins }–{ $losses }{ $draws ->
    [0] {""}
    [one] , 1 draw
   *[other] , { $draws } draws
  }
profile-best = Best since first ranked: { $points }
# $points: those of all time, before the update.
profile-recalculated = Before the last update: { $points }. Teams of different sizes are now compared by the average of their players, so all matches were counted again.
profile-season = This season: { $points } · { $balance }
# $titles: medals with the names of seasons
profile-titles = Titles: { $titles }
profile-form = Form (latest last): { $form }
form-won = W
form-drew = D
form-lost = L
profile-rivals = Rivals: { $rivals }
profile-rival = { $name } ({ $balance })
profile-favourite = Favourite: { $piece }, { $share }% of { $count } moves
profile-other = Another game
# $points: the latest; $low and $high: the lowest and the highest.
curve-alt = Points over the last { $count } matches: now { $points }, between { $low } and { $high }.

# $change: a number with its sign.
gain = { $user } { $points } ({ $change })
gains = 📈 { $gains }
gains-none = This match doesn’t count for the rankings: one side never made a move.

# What a win would bring and a loss would cost.
# $ranked: no if the points are provisional.
odds-stake = 📈 { $user } { $points }{ $ranked ->
    [yes] {""}
   *[no] {" "}(provisional)
  } · win { $win } · loss { $loss }
odds = { $user } { $points }{ $ranked ->
    [yes] {""}
   *[no] {" "}(provisional)
  }
odds-nothing = No points are at stake: these players have met too often today.
