# Refusals shared by all games. Match numbers come as text.

refused-game = There’s no game “{ $game }” here.
refused-self = You can’t challenge yourself. Pick another player.
refused-bot = { $name } is a bot and can’t play.
refused-same = { $name } can only sit at the table once.
refused-seats = { $count ->
    [one] One player isn’t enough.
   *[other] This game doesn’t work with { $count } players.
  } Possible numbers of players: { $known }.
refused-twice = You and { $name } already have an open challenge at this game (#{ $match }). Accept, decline or cancel it first.
refused-open-more = You already have { $count } open tables and challenges. Start or cancel one first; each match you finish against people allows one more.
refused-open-most = You already have { $count } open tables and challenges. Start or cancel one first.
refused-running-more = You’re already playing { $count } matches. Finish one first: each match you finish against people lets you play { $more } more at a time.
refused-running-most = You’re already playing { $count } matches. Finish one first.
cancel-one = Cancel #{ $match }
refused-match-unknown = There’s no match #{ $match }.
refused-stranger = You’re not playing in match #{ $match }. Its players are { $names }; you’re welcome to watch.
refused-match-over = Match #{ $match } is over.
refused-set-aside = Match #{ $match } was suspended after an error on our side. The bot’s owner can look it up: code **{ $incident }**.
refused-game-gone = Match #{ $match } is suspended until I have { $game } again. Nobody loses anything.
refused-game-absent = I don’t have { $game } at the moment.
game-absent = I don’t have { $game } at the moment, so its board can’t be shown.
refused-not-begun = Match #{ $match } hasn’t started. Waiting for { $name } to accept.
refused-begun = Challenge #{ $match } has already been accepted.
refused-challenge-declined = Challenge #{ $match } was declined.
refused-challenge-cancelled = Challenge #{ $match } was cancelled.
refused-challenge-expired = Challenge #{ $match } has expired. `/play` makes a new one.
refused-own-challenge = This is your own challenge, so { $name } must answer it. You can cancel it.
refused-accepted = You’ve already accepted. Waiting for { $name }.
refused-not-invited = Only { $name } can answer this challenge. Make your own with `/play`.
refused-not-challenger = Only { $name } can cancel this challenge.
refused-not-your-turn = It isn’t your turn. Waiting for { $names }.
panel-your-turn = It’s your turn in <#{ $place }>.
refused-stale = Already answered. Here’s the match now.
refused-action = That isn’t an option here.
refused-busy = Match #{ $match } is very busy right now. Try again.
refused-engine = I couldn’t work that out; nothing has changed. Try again in a moment.
refused-store = I couldn’t save that; nothing has changed. Try again in a moment.
refused-store-busy = My database is busy; nothing has changed. Try again.
refused-store-full = My disk is full; nothing has changed. Tell the bot’s owner.
refused-store-corrupt = My database is damaged; nothing has changed. Tell the bot’s owner.
refused-store-unknown = I’m not sure that was saved. Check the match before you try again.
clock-given-back = I was offline for { $length }; all clocks got that time back.
refused-at-odds = This match can’t happen: one of you has blocked another.
refused-block-self = You can’t block yourself.
# What a banned player reads; $when: the end, $reason: the moderators' words
refused-banned-ever = You can’t play with me on this server: its moderators have banned you.
refused-banned-ever-why = You can’t play with me on this server: its moderators have banned you. Reason: { $reason }
refused-banned-until = You can’t play with me on this server until { $when }: its moderators have banned you.
refused-banned-until-why = You can’t play with me on this server until { $when }: its moderators have banned you. Reason: { $reason }
# What others read; $user: a mention
refused-banned-other = { $user } can’t be invited here at the moment.
# What those who manage the server read
refused-banned-other-known = { $user } is banned from playing with me here. `/server unban` lifts the ban.
refused-banned-other-why = { $user } is banned from playing with me here. Reason: { $reason }
refused-sits = You’re already at this table.
refused-sits-not = You’re not at this table.
refused-not-host = Only { $name } can do that: it’s their table.
refused-not-full = Match #{ $match } hasn’t started: its table is waiting for players.
refused-queue-seats = This game isn’t for two. Open a table with `/play`.
refused-match-aborted = Match #{ $match } was called off; it doesn’t count.
refused-match-void = Match #{ $match } was voided by a moderator.

# Several answers at once: why the next was not played
several-over = The match is over.
several-others = Your turn is over. Now it’s up to { $names }.
several-others-first = { $names } must answer first. If your turn continues, play the rest then.
several-new-turn = A new turn has started.
several-asked = Answer this first: { $ask }
several-luck = Luck was involved. See the result before you play on.

# A game that matches name and the bot doesn’t have: its key in place of its name.
absent-name = { $game }
absent-team = Player { $number }
