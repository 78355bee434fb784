# Tournaments.

# $fewest, $most: places
refused-tournament-places = This format takes { $fewest } to { $most } players or teams.
# $count: how many sizes can be chosen; $known: those
refused-tournament-teams = { $count ->
    [one] This game isn’t played in teams. Leave `team` out.
   *[other] Teams of that size can’t play this game. Set `team` to one of these: { $known }.
  }
refused-tournament-no-swiss = Only Swiss tournaments have a number of `rounds` to choose. Leave it out.
# $most: rounds
refused-tournament-rounds = With so few places there can be { $most } rounds at most, or opponents would meet twice.
refused-tournament-start = Choose a start within the next 60 days.
# $count: tournaments
refused-tournaments-many = A server can have { $count } tournaments at a time. Finish or cancel one first.
refused-tournament-unknown = There’s no such tournament on this server. `/tournament list` shows them.
refused-tournament-full = This tournament is full.
# $least, $share: percent
refused-tournament-punctual = This tournament is for players who make at least { $least }% of their moves in time; you make { $share }%. Make your moves in time to raise it.
refused-tournament-late = It’s too late to join this tournament.
refused-tournament-late-league = This season is over. You can join the next one on its card, or with `/tournament join`.
refused-tournament-league-teams = A league is played one against one. Leave `team` out.
# $fewest, $most: players
refused-tournament-division = A division takes { $fewest } to { $most } players.
refused-tournament-interval = Rounds can be an hour to 60 days apart. Type `0` to start each as soon as the one before is over.
refused-tournament-no-league = Only leagues have a `division` and an `interval`. Leave them out, or choose the format *league*.
refused-tournament-left = You’ve left this tournament and can’t come back.
refused-tournament-left-league = You’ve dropped out of this season and can’t come back to it. You can join the next one when it opens.
refused-tournament-not-in = You’re not in this tournament.
refused-tournament-begun = This tournament has already started.
refused-tournament-over = This tournament is over.
# $count: players
refused-tournament-few = A tournament needs at least { $count } players.

# Pictures.

# $round: the latest round
tournament-picture-round = Round { $round }
tournament-picture-round-of = Round { $round } of { $last }
# of a knockout
tournament-picture-elimination = Round { $round }
tournament-picture-elimination-of = Round { $round } of { $last }
# $count: matches of the round that are not over
tournament-picture-open = { $count ->
    [one] 1 match to go
   *[other] { $count } matches to go
  }
# before the first round
tournament-picture-entrants = { $count ->
    [one] 1 entrant
   *[other] { $count } entrants
  }
# $count: how many share the first place; $names: theirs
tournament-picture-won = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
  }
# a round of a knockout by how many are still in it; there is room for 15 letters
tournament-picture-last = { $count ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Round of { $count }
  }
# of a double elimination
tournament-picture-semi-final = Semi-final
tournament-picture-final = Final
# once the one without a loss has lost the final
tournament-picture-second-final = Second final
tournament-picture-third = Third place
tournament-picture-bye = bye
tournament-picture-unbeaten = Unbeaten
tournament-picture-one-loss = One loss
# $letter: from A
tournament-picture-group = Group { $letter }
tournament-picture-division = Division { $letter }
tournament-picture-key-up = goes up
tournament-picture-key-down = goes down
tournament-picture-number = No.
# what coloured cells mean, below a table; initials of tie-breaks as in the heads
tournament-picture-key-won = win
tournament-picture-key-drawn = draw
tournament-picture-key-lost = loss
tournament-picture-key-open = to play
tournament-picture-key-void = void
tournament-picture-key-given = bye or no opponent
tournament-picture-key-missed = forfeit
# the numbers in those cells
tournament-picture-key-number = number: opponent’s No.
tournament-picture-key-buchholz = BH: opponents’ points (Buchholz)
tournament-picture-key-sonneborn_berger = SB: points of opponents beaten (Sonneborn-Berger)
tournament-picture-key-direct = DE: direct encounter
# $names: who can still win
tournament-picture-alt-still = Still in: { $names }
# heads of columns, at most five letters
tournament-picture-points = Pts
tournament-picture-buchholz = BH
tournament-picture-sonneborn_berger = SB
tournament-picture-direct = DE
tournament-picture-wins = Wins
# $title: the tournament’s name; $state: such as *Round 3*
tournament-picture-alt = { $title }. { $state }.
tournament-picture-alt-place = { $place }. { $name }: { $points }
# $name: of a tournament
tournament-name = 🏆 { $name }
# $season: its number, from 1
tournament-season = { $name } · season { $season }
# $size: players
tournament-form-divisions = league, divisions of about { $size }
# $length: such as “7 days”
tournament-interval = rounds { $length } apart
tournament-next-season = Everyone who finished last season or waited for this one is in; press *Leave* if you won’t play. Newcomers start in the lowest division.
# on the card of a season that has started; $count: players
tournament-waiting = { $count ->
    [0] New players can join the next season now.
    [one] **1** player is waiting for the next season.
   *[other] **{ $count }** players are waiting for the next season.
  }
# likewise
tournament-next-full = { $count ->
    [0] The next season is full for now.
    [one] **1** player is waiting for the next season, which is full for now.
   *[other] **{ $count }** players are waiting for the next season, which is full for now.
  }
tournament-join-next = Join the next season
# at the end of a season; $users: mentions of those who waited for the next one
tournament-turned-away = Not in the next season for now: { $users }. The *Join* button on its card tells you where you stand.
# $at: a time, such as “in 5 days”
tournament-next-round = The next round starts { $at }. Matches in progress continue.
tournament-fixtures = Fixtures
tournament-own-matches = Your matches
# titles on a profile; $name: of a league; $division: a number
tournament-title = 🏆 { $name } · season { $season } ({ $game })
# of a tournament that is no league
tournament-title-once = 🏆 { $name } ({ $game })
tournament-title-division = 🏆 { $name } · season { $season }, division { $division } ({ $game })
# $season: its number
tournament-former = Season { $season }
# $names: players
tournament-going-up = ▲ Going up: { $names }
tournament-going-down = ▼ Going down: { $names }
tournament-form-round-robin = round robin
tournament-form-swiss = Swiss
# $count: rounds
tournament-form-rounds = Swiss, { $count ->
        [one] one round
       *[other] { $count } rounds
    }
tournament-form-knockout = knockout
tournament-form-double = double elimination
tournament-form-league = league
tournament-form-groups = groups, then knockout
# $size: players
tournament-teams = teams of { $size }, drawn at the start
# $level: 1 to 5
tournament-house = the bot (level { $level }) fills an empty place
# $count, $places: players
tournament-entered = **{ $count }** of { $places } players
# $at: a time, such as “in 5 hours”
tournament-starts = Starts { $at }
# $at: a time, such as “in 5 hours”
tournament-full = Full · starts { $at }
# $host: a mention; $count: players that are enough
tournament-starts-full = Starts as soon as it’s full; with { $count } or more players, { $host } can press **Start now**
tournament-join = Join
tournament-leave = Leave
tournament-drop-out = Drop out
tournament-stay = Stay
# $name: of a tournament; $kind: of one that has started
tournament-drop-question = { $kind ->
    [league] Leave **{ $name }** for good? You forfeit your remaining matches, and can’t come back this season.
    [team] Leave **{ $name }** for good? Your whole team is out then, and you can’t come back.
   *[other] Leave **{ $name }** for good? You’re out, and can’t come back.
  }
# $kind: league or other
tournament-cancel-question = { $kind ->
        [league] Cancel **{ $name }** for good? There won’t be another round or season.
       *[other] Cancel **{ $name }** for good?
    }
tournament-cancel = Yes, cancel it
tournament-keep = No, keep it
tournament-start = Start now
tournament-table = Standings
# $nth, $of: numbers of rounds; $beside: *match* beside one, which may have rounds of its own, else *tournament*
tournament-round = { $beside ->
    [match] tournament round
   *[tournament] round
  } { $nth } of { $of }
# $nth: the number of the round
tournament-round-only = { $beside ->
    [match] tournament round
   *[tournament] round
  } { $nth }
# of a double elimination
tournament-round-elimination = { $beside ->
    [match] tournament round
   *[tournament] round
  } { $nth }
# $count: players
tournament-round-of = round of { $count }
tournament-final = final
tournament-semi-finals = semi-finals
# of a double elimination
tournament-semi-final = semi-final
tournament-second-final = second final
tournament-quarter-finals = quarter-finals
tournament-quarter-final = quarter-final
# a match elsewhere. $name: of its tournament; $round: such as *semi-final*
tournament-match-place = 🏆 { $name } · { $round }
# after tournament-match-place, when a player is asked whether to resign
tournament-stake-out = You’d be knocked out.
tournament-third = third place
# $pairing: two players
tournament-third-pairing = Third place: { $pairing }
# $first, $second: players
tournament-pairing = { $first } – { $second }
# $name: a player
tournament-bye = { $name } has a bye
# $names: players
tournament-forfeit = forfeit: { $names } { $count ->
    [one] is
   *[other] are
  } out
# in the description of an event of the server
tournament-event-how = Join with the button on the card.
# its last line; $number: of the tournament
tournament-event-mark = Tournament no. { $number }
# after tournament-opened
tournament-event-right = To list it among the server’s events, too, I need the “Create Events” permission.
tournament-watch = watch
# the reader plays in it
tournament-yours = your match
# for those who play in it and those who watch
tournament-match = match
# in the place of a round, before the first
tournament-begins = starting
# $nth: the first round they would play
tournament-late = You can still join and play from round { $nth }.
tournament-finished = finished
tournament-stopped = cancelled
# $names: players in bold; $count: how many
tournament-won = { $count ->
        [one] { $names } wins!
       *[other] { $names } share first place!
    }
# $points: such as 2½; $halves: half points
tournament-points = { $halves ->
        [1] { $points } pt
        [2] { $points } pt
       *[other] { $points } pts
    }
# after that it is over
tournament-matches-continue = Matches in progress continue.
tournament-cancelled = This tournament was cancelled.
tournament-few = Too few players joined, so this tournament won’t take place.
tournament-league-ended = **{ $name }** ends here: there won’t be another round or season.
tournament-few-league = There aren’t enough players for another season, so this league ends here.
tournament-cancelled-league = This league ends here: there won’t be another round or season.
tournament-stage-open = open
tournament-stage-running = in progress
tournament-stage-finished = finished
tournament-none = There are no tournaments here yet. `/tournament create` opens one.
# $name: of a tournament
tournament-stayed = OK, you’re still in **{ $name }**.
tournament-kept = OK, **{ $name }** isn’t cancelled.
tournament-in = You’re in **{ $name }**.
tournament-joined = You’re in **{ $name }**. I’ll mention you in your first match.
tournament-left = You’ve left **{ $name }**.
# $name: of a league
tournament-listed = You’re on the list for the next season of **{ $name }**. *Leave* takes you off it.
tournament-stays = You’re in this season of **{ $name }**, and in the next one too if you stay to the end.
# $name: of a league, with the season
tournament-unlisted = You’re off the list for the season after **{ $name }**.
tournament-dropped = You’ve dropped out of **{ $name }**. Please finish the match you’re in, or resign it.
tournament-opened = **{ $name }** is open.
tournament-opened-starts = **{ $name }** is open. It starts on { $when }.
tournament-cancelled-now = **{ $name }** is cancelled.
# in a match of it
tournament-match-moved = **{ $name }** moved here, and this match with it.
tournament-moved = **{ $name }** continues here.
# $channel: a channel
tournament-moved-to = 🏆 **{ $name }** continues in { $channel }.
tournament-moved-on = 🏆 **{ $name }** continues further down.
refused-tournament-rights = Only members with the “Manage Server” permission can do that here.
refused-tournament-text = Tournaments need a text channel, because every match gets a thread.
# $given: what was typed
refused-tournament-when = I can’t read “{ $given }”. Type how long from now, like `2h`, `1d 12h` or `30m`.
tournament-export-json = JSON, complete
tournament-export-trf = TRF, for rating software
# $game: a name; $league: yes or no
tournament-usual-name = { $league ->
    [yes] { $game } League
   *[no] { $game } Open
  }
# where a tournament of that name is under way; $nth: from 2
tournament-usual-name-again = { $name } { $nth }
tournament-begun = **{ $name }** starts now.
tournament-before = ◀
tournament-after = ▶
# $name: of a tournament; $channel: a channel
tournament-shut = ⚠️ **{ $name }** is on hold: I can’t post in { $channel }.{ $reader ->
    [runner] {" "}Use `/tournament move` in another channel, or check my permissions with `/server check`.
    [checker] {" "}Use `/tournament move` in another channel.
   *[player] {""}
  }

# The page of a tournament: heads of the standings, and of the list of who is in before it begins
tournament-place = Place
tournament-player = Player
# wins, draws and losses
tournament-balance = Record
tournament-entrants = Players
