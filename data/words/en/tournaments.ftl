# Tournaments.

# $fewest, $most: places
refused-tournament-places = That form takes { $fewest } to { $most } players or teams.
refused-tournament-teams = That game can’t be played by teams of that size.
# $most: rounds
refused-tournament-rounds = With so few places there can be { $most } rounds at most, or opponents would meet twice.
refused-tournament-start = Choose a start within the next 60 days.
# $count: tournaments
refused-tournaments-many = A server can have { $count } tournaments at a time. Cancel one first.
refused-tournament-unknown = There’s no such tournament on this server. `/tournament list` shows them.
refused-tournament-full = This tournament is full.
refused-tournament-late = It’s too late to join this tournament.
refused-tournament-left = You’ve left this tournament, and can’t come back.
refused-tournament-not-in = You’re not in this tournament.
refused-tournament-begun = This tournament has already started.
refused-tournament-over = This tournament is over.
# $count: players
refused-tournament-few = A tournament needs at least { $count } players.

# Pictures.

# $round: the latest round
tournament-picture-round = Round { $round }
tournament-picture-final = Final standings
# an entrant whose name has no letter that can be drawn
tournament-picture-nameless = No. { $number }
# heads of columns, at most five letters
tournament-picture-points = Pts
tournament-picture-buchholz = BH
tournament-picture-sonneborn_berger = SB
tournament-picture-direct = DE
tournament-picture-wins = Wins
# $title: the tournament’s name; $state: such as *Round 3*
tournament-picture-alt = { $title }. { $state }.
tournament-picture-alt-place = { $place }. { $name }: { $points }
