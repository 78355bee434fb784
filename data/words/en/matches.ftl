# What the table refuses whatever is played. Match numbers come as text.

refused-game = There is no game “{ $game }” here.
refused-self = You cannot challenge yourself. Whom would you beat?
refused-bot = { $name } is a bot and does not play.
refused-same = { $name } can sit at the table only once.
refused-seats = { $count ->
    [one] One player is too few.
   *[other] This game is not for { $count } players.
  } It can be played by { $known }.
refused-twice = You and { $name } already have an open challenge to this game: number { $match }. Accept, decline or cancel that one first.
refused-open-many = You already have { $count } open tables and challenges. Start or cancel one first.
cancel-one = Cancel { $match }
refused-match-unknown = There is no match { $match }.
refused-stranger = You do not play in match { $match } (players: { $names }). You are welcome to watch.
refused-match-over = Match { $match } is over.
refused-set-aside = Match { $match } had to be set aside because something went wrong on our side. The bot’s owner finds it under the code **{ $incident }**.
refused-not-begun = Match { $match } has not begun. Still to accept: { $name }.
refused-begun = The challenge { $match } was accepted already.
refused-challenge-declined = The challenge { $match } was declined.
refused-challenge-cancelled = The challenge { $match } was cancelled.
refused-challenge-expired = The challenge { $match } has expired. `/play` makes a new one.
refused-own-challenge = This is your own challenge: { $name } must answer it. You can cancel it.
refused-accepted = You have accepted already; { $name } must still answer.
refused-not-invited = Only { $name } can answer this challenge. `/play` makes one of your own.
refused-not-challenger = Only { $name } can cancel this challenge.
refused-not-your-turn = It is not your turn. Waiting for: { $names }.
refused-stale = That question has been answered already. Here is how the match stands now.
refused-action = That does not answer the question.
refused-busy = Too much is happening in match { $match } at this moment. Please try again.
refused-engine = The table could not work that out; nothing was changed. Please try again in a moment.
refused-store = What you did could not be kept; nothing was changed. Please try again in a moment.
refused-store-busy = The match book is locked at this moment; nothing was changed. Please try again.
refused-store-full = The disk of the bot is full; nothing was changed. Please tell the bot’s owner.
refused-store-corrupt = The match book of the bot is damaged; nothing was changed. Please tell the bot’s owner.
refused-store-unknown = It is not certain whether that was kept. Please look at the match before you try again.
clock-given-back = The bot was away for { $length }: every clock was given that time back.
refused-at-odds = That match will not come about: one of you does not want to play with another of you.
refused-block-self = You cannot block yourself.
refused-sits = You sit at this table already.
refused-sits-not = You do not sit at this table.
refused-not-host = Only { $name } can do that: it is { $name }’s table.
refused-not-full = Match { $match } has not begun: its table is still waiting for players.
refused-queue-seats = This game is not for two; open a table for it with `/play`.
refused-match-aborted = Match { $match } was called off and counts for nothing.
refused-match-void = Match { $match } was declared void by a moderator.

# Several answers given together: why the next was not played
several-over = The match is over.
several-others = Your turn is over; { $names } is asked now.
several-others-first = { $names } must answer something else first. If your turn goes on then, you can give the rest once more.
several-new-turn = A new turn has begun.
several-asked = Something else is asked first: { $ask }
several-luck = Chance had a part in it: see first what came of it.
