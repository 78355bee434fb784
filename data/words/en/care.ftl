# What the bot’s owner does about a match, and what happens when its code fails.
care-set-aside = ⚠ Something went wrong on our side, and this match had to be set aside. Its clock stands still, nobody loses anything. The bot’s owner finds it under the code **{ $incident }**.
care-stopped = ⚠ The bot’s owner has set this match aside: { $reason }. Its clock stands still, nobody loses anything (code **{ $incident }**).
care-void = ⚠ The bot’s owner has ended this match: { $reason }. It counts for nothing.
care-revived = ▶ The match goes on. Everybody has all of their time again.
refused-not-live = Match { $match } is not being played ({ $status }).
refused-not-aside = Match { $match } cannot be revived: only one that was set aside after it had begun can be ({ $status }).
