# Matches that the bot’s owner or an error suspends or ends.
care-set-aside = ⚠ Something went wrong on our side, so this match is suspended. Its clocks are paused; nobody loses anything. The bot’s owner can look it up: code **{ $incident }**.
care-game-gone = ⏸ This match is suspended: I don’t have { $game } at the moment, or not in the version it began with. Its clocks are paused; nobody loses anything. It continues as soon as the game is back.
care-stopped = ⚠ The bot’s owner suspended this match: { $reason }. Its clocks are paused; nobody loses anything (code **{ $incident }**).
care-void = ⚠ The bot’s owner ended this match: { $reason }. It doesn’t count.
care-revived = ▶ The match continues. Everyone gets their full time back.
refused-not-live = Match #{ $match } isn’t running ({ $status }).
refused-not-aside = Match #{ $match } can’t be resumed ({ $status }). Only a suspended match that had started can.
