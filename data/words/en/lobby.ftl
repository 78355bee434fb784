# Open tables, queues, blocked players.

card-open-title = ### { $game } · table #{ $match }
card-open = { $host } is looking for players. Press **Join**.
card-open-seated = 🪑 { $user }
# $host: a mention; $least: players
card-open-start = Starts when it’s full, or when { $host } presses **Start** with { $least } or more.
card-open-place = ▫️ free
card-aborted = Called off; it doesn’t count.
card-void = Voided by a moderator; it doesn’t count.
join = Join
leave = Leave
start = Start
table-cancel-question = You’re alone at table #{ $match }: if you leave, it’s cancelled.
table-cancel-sure = Cancel the table
# $band: a rating band, one of the three below.
queue-waits = 🔎 { $user } ({ $band }) is looking for an opponent: { $game } · { $terms }. Press **Join** to play.
band = { $low }–{ $high }
band-lowest = under { $high }
band-new = no rating yet
queue-begun = 🎲 { $players }: { $game } #{ $match } has started.
queue-paired = Opponent found: { $game } #{ $match } against { $other } has started.
queue-left = { $count ->
    [0] You’re not in a queue.
    [one] You left the queue.
   *[other] You left { $count } queues.
  }
queue-empty = Nobody is waiting right now. `/queue join` finds you an opponent.
# $count: players and games
queue-title = **{ $count ->
        [one] One player is
       *[other] { $count } players are
    } waiting**
queue-line = { $user } ({ $band }) · { $game } · { $terms } · { $since }
queue-line-own = You ({ $band }) · { $game } · { $terms } · { $since }
# $terms: the clock and whether the match is rated
queue-near = { $terms } · close ratings only
queue-rating-anyone = Anyone
queue-rating-close = Close to mine
# $name: a player’s
refused-not-close = { $name } is waiting for someone closer in rating. The gap they accept grows as they wait: try again later, or join the queue yourself with `/queue join`.
# On buttons. $name: a player’s
queue-play = Play { $name }: { $game }
# On a button
queue-leave = Leave: { $game }
# Above a list of players
queue-others = Also waiting for { $game }, on other terms:
queue-who = Who’s waiting?
queue-gone = That player isn’t waiting any more. Here’s who is:
block-added = You blocked { $user }: no challenges, shared tables or pairings. Matches in progress continue, and a tournament you both enter can still pair you.
# $matches: numbers of challenges and open tables
block-parted = Challenges called off and tables left: { $matches }.
block-removed = You unblocked { $user }.
block-none-such = You haven’t blocked { $user }.
block-none = You haven’t blocked anyone.
block-list = Blocked players: { $users }
card-open-cancelled = Closed.
card-open-expired = Closed: too few players joined in time.
card-in-times = ⏳ Moves made in time: { $shares }
card-in-time = { $user } { $share }%
# $least: a percentage.
card-punctual = 🔐 For players who make at least { $least }% of their moves in time, and for newcomers.
profile-in-time = ⏳ { $share }% of moves made in time, of { $count } in the last 90 days
refused-punctual = This table is for players who make at least { $least }% of their moves in time; you make { $share }%. Make your moves in time to raise it, or open your own table with `/play`.
refused-punctual-challenge = `punctual:` is for open tables. Leave out `with:` to open one.

# The menu of a person, and the list of running matches.
menu-challenge = Challenge
# $user: a mention
challenge-picked = ✅ { $game } #{ $match }: the card is in the channel for everyone to see.
challenge-at = Which game do you want to play against { $user }?
live-none = No matches are being played here right now.
# $count: matches
live-title = **{ $count ->
        [one] One match
       *[other] { $count } matches
    }** being played
# $players: names; $address: of the match’s thread; $since: one of the two below
live-line = [{ $game } #{ $match }: { $players }]({ $address }) · { $since }
# $since: a time, such as “5 minutes ago”
live-moved = last move { $since }
live-started = started { $since }
# $players: names
live-turn = { $players } to play
# $count: matches
live-more = … and { $count } more
# The message of a lobby channel, and the panel of its button Play. Buttons:
lobby-message = ### Let’s play!
    Everything here works without commands. **Play** challenges someone or opens a table anyone can join; **Practice** is a match against me.
lobby-play = Play
lobby-practice = Practice
lobby-turns = My turns
lobby-daily = Daily puzzle
lobby-watch = Watch
lobby-learn = Learn
lobby-practice-which = Which game do you want to practice?
lobby-learn-which = Which game do you want to learn?
lobby-new = ### New match
lobby-new-open = Anyone can join your table.
lobby-new-house = You’ll play against me.
# $people: mentions
lobby-new-people = You’re challenging { $people }.
lobby-counts = It counts in the rankings.
lobby-game = Game
lobby-opponents = Opponents
# In an empty menu of people
lobby-anyone = Anyone, or choose who…
lobby-clock = Time per move
lobby-options = Options
# In a menu from which no option is chosen
lobby-options-usual = Default options
# Two values of one option or term were ticked
lobby-one-each = Only one value of each counts: the ticked one.
lobby-terms = More terms
# In a menu from which nothing is chosen
lobby-terms-usual = Default terms
lobby-preset = Use a preset…
lobby-seats = Players
lobby-level = My level
lobby-rate = Make it rated
lobby-unrate = Make it unrated
lobby-more = More…
lobby-less = Less
lobby-challenge = Challenge
lobby-table = Open a table
lobby-start = Start
# $user: a mention
lobby-left = { $user } has left the server. Choose someone else.
