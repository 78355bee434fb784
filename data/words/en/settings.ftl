# What a player can choose: reminders, display, play, blocked players.
settings-title = ### Settings · { $page }
# $times: when reminders come.
settings-said-mention = 🔔 I mention you in the match { $times }.
settings-said-direct = 🔔 I send you a direct message { $times }.
settings-said-both = 🔔 I mention you in the match and send you a direct message { $times }.
settings-said-none = 🔕 No reminders. `/turns` shows what’s waiting for you.
settings-times = when 50% and 10% of your time is left
settings-times-often = when 50% and 10% of your time is left, and { $count ->
    [one] every hour
   *[other] every { $count } hours
  }
settings-times-last = when 10% of your time is left
settings-closed = Discord won’t let me write to you: your direct messages are closed to me, or we share no server. I mention you in the match instead. Once that has changed, choose again.
settings-said-quiet = 🌙 Quiet hours: { $begin } to { $end } ({ $zone }, now { $now }). If your time would run out before they end, I remind you silently.
settings-no-quiet = 🌙 No quiet hours.
settings-said-look-server = 🎨 Your private pictures use the server’s look.
settings-said-look-dark = 🎨 Your private pictures are dark.
settings-said-look-light = 🎨 Your private pictures are light.
settings-said-first-off = 🖼️ Boards and panels open as pictures; a button switches to text.
settings-said-first-on = 📝 Boards and panels open as text; a button switches to the picture.
settings-said-sure-off = 🎯 Flicks, plans and answers are played as soon as you press the button.
settings-said-sure-on = 🎯 You’re asked to confirm every flick, plan and answer.
settings-said-talk-off = 🤐 The bot plays without a word.
settings-said-talk-on = 💬 When you play against the bot, it chats a little.
settings-said-puzzles-off = 🧩 Your matches never become puzzles.
settings-said-puzzles-on = 🧩 Positions from your finished matches can become puzzles on that server, without names, if your opponents allow it too.
settings-by = How to remind you
settings-by-mention = Mention in the match
settings-by-direct = Direct message
settings-by-both = Mention and direct message
settings-by-none = No reminders
settings-every-hint = Extra reminders
settings-every = { $count ->
    [0] Only at 50% and 10% left
    [one] Every hour, too
   *[other] Every { $count } hours, too
  }
settings-look = Private pictures
settings-look-server = Pictures like the server’s
settings-look-dark = Dark pictures
settings-look-light = Light pictures
settings-first-on = Show text first
settings-first-off = Show pictures first
settings-sure-on = Ask me to confirm
settings-sure-off = Play without asking
settings-talk-on = Let the bot chat
settings-talk-off = Silence the bot
settings-puzzles-on = Allow puzzles
settings-puzzles-off = No puzzles
settings-quiet = Quiet hours…
settings-loud = Remove quiet hours
settings-quiet-title = Quiet hours
settings-begin = From
settings-begin-hint = 22:00, 22h30 or 10 pm
settings-end = Until
settings-end-hint = 8:00 or 8 am; the next morning is fine
settings-zone = City or time zone
settings-zone-hint = Paris, New York, Japan, Europe/Berlin or UTC+2
settings-blocked = 🚫 Blocked players: { $count }. `/block add` blocks another.
settings-blocked-none = 🚫 You haven’t blocked anyone. `/block add` blocks a player.
settings-unblock = Unblock
refused-hour = I can’t read “{ $given }” as a time. Try `22:00`, `22h30` or `10 pm`.
refused-zone = I don’t know the time zone “{ $given }”. Try a big city near you, a country, or an offset such as `UTC+2`.
refused-zone-near = I don’t know the time zone “{ $given }”, or it could be several. Did you mean: { $known }?
refused-quiet-empty = Quiet hours can’t start and end at the same time. Choose two different times.
language-name = English
settings-language = Language of private messages
refused-language = I don’t speak “{ $given }”. Choose a language from the list.
house-games = Games allowed here
house-only = Only this channel
house-here = Add this channel
house-away = Remove this channel
house-all = Allow all channels
house-running = Matches in progress continue.
refused-house-game = { $game } isn’t allowed on this server. Available: { $known }.
refused-house-game-there = { $game } isn’t allowed on this server. Available: { $known }, in { $channels }.
# $played: the games of this channel; $known: channels, or house-other-channels
refused-house-game-here = Only { $played } can be played in this channel. For { $game }, go to { $known }.
house-other-channels = any channel except { $known }
refused-house-in = With `in:`, only `language:` and `game:` can be set, and `allowed:` for that game. Leave the other options out.
refused-house-closed = No matches can start on this server: the channel for them was deleted. Ask someone who manages the server to choose another one with `/server setup`.
house-closed = Nobody can start a match: the last channel open to matches was deleted. Choose another with `/server setup channel:`, or open all of them in `/server setup` under “Games and channels”.
refused-house-channel = Matches can’t start in this channel. Go to { $known }.
refused-house-many = You can choose up to { $count } channels. Remove one first.
refused-house-rights = Only people who manage this server can do that.
# Confirms a choice: the setting, its old value and its new one.
settings-kept-same = No change.
wish-was = Changed: { $wish } (was: { $before })
wish-became = { $wish }: { $before } → { $after }
wish-added = { $wish }: { $value } added
wish-removed = { $wish }: { $value } removed
wish-yes = yes
wish-no = no
wish-none = none
wish-nowhere = nowhere
wish-nobody = nobody
wish-log = Log for moderators
wish-moderators = Role mentioned in the log
wish-players = Role mentioned for tournaments
wish-everywhere = all
wish-and-more = { $known } and { $count ->
    [one] one more
   *[other] { $count } more
  }
wish-look = Pictures
wish-look-dark = dark
wish-look-light = light
wish-look-server = like the server’s
wish-news = Season results
wish-daily = Puzzle of the day
wish-lobby = Lobby
wish-results = Results
wish-forum = Forum for matches
wish-language = Language
wish-unwanted = Games
wish-channels = Channels
wish-by_channel = Per-channel settings
wish-games-only = only { $known }
wish-watches = Tables where I play myself
wish-presets = Presets
wish-clock = Default clock
wish-rated = Rated by default
wish-assist = Default aim assist
wish-assist-full = full
wish-assist-standard = standard
wish-assist-expert = expert
wish-assist-server = the server’s
wish-threads = Team threads by default
wish-world = World ranking
wish-tournaments = Tournaments run by any member
wish-seasonal = Season shown first
wish-by = Reminders
wish-every = Extra reminders
wish-quiet = Quiet hours
wish-followed = Others can follow me
wish-digest = Daily digest
wish-closed = Direct messages closed
wish-text_first = Text first
wish-confirm = Confirm before playing
wish-house_talk = The bot chats
wish-puzzles = Puzzles from my matches
wish-level = Level of the bot
wish-language-discord = same as Discord
settings-language-server = Same language as the server
settings-language-discord = Same language as Discord
settings-said-language = 🗣️ Language of private messages: { $language }.
settings-assist = Aim assist in your challenges
settings-assist-server = The server’s aim assist
settings-assist-full = Full aim assist (never rated)
settings-assist-standard = Standard aim assist
settings-assist-expert = Expert: direction only
settings-said-assist-server = 🧭 Your challenges use the server’s aim assist by default.
settings-said-assist-full = 🧭 Your challenges use full aim assist by default, unless they’re rated.
settings-said-assist-standard = 🧭 Your challenges use standard aim assist by default.
settings-said-assist-expert = 🧭 Your challenges show only the direction of a flick by default.
settings-block = Block a player…
# The panel of /server setup.
house-title-all = ### Server settings
house-title-play = ### 1 of 7 · Games and channels
house-title-single = ### 2 of 7 · Per-channel settings
house-title-terms = ### 3 of 7 · Challenges
house-title-style = ### 4 of 7 · Pictures and language
house-title-posts = ### 5 of 7 · Posts
house-title-ladders = ### 6 of 7 · Rankings
house-title-care = ### 7 of 7 · Moderation
house-to-play = Games and channels
house-to-single = Per-channel settings
house-to-terms = Challenges
house-to-style = Pictures and language
house-to-posts = Posts
house-to-ladders = Rankings
house-to-care = Moderation
house-next = Next: { $name }
house-back = Overview
house-check = Check permissions
house-audit = Audit log
house-bans = Banned players ({ $count })
house-said-bans = 🚫 Banned players: { $count }
house-said-games = 🎲 Games: { $known }
house-said-channels = 📍 Channels: { $known }
house-said-watches = 🍿 I play myself: { $known }
# $known: channels, each with its own settings in brackets
house-said-single = 📌 Per-channel settings: { $known }
house-said-terms = ⏱ Default challenge: { $terms }
house-said-style = 🎨 Pictures: { $look } · 🗣️ Language: { $language }
# $channel: a channel, or `wish-nowhere`
house-said-daily = 🧩 Puzzle of the day, posted every morning: { $channel }
# $channel: a channel
house-said-news = 📣 Season results: { $channel }
# $channel: a forum, or `wish-nowhere`
house-said-forum = 🗂️ A forum post for each new match: { $channel }
# $channel: a channel, or `wish-nowhere`
house-said-lobby = 🛋️ Lobby, to play without commands: { $channel }
# $channel: a channel, or `wish-nowhere`
house-said-results = 🏁 Results: { $channel }
# $channel: a channel, or `wish-nowhere`
house-said-log = 🚩 Log for moderators: { $channel }
# $channel: a role, or `wish-nobody`
house-said-moderators = 🔔 Role mentioned in the log: { $channel }
# $channel: a role
house-said-players = 📯 Mentioned when a tournament opens: { $channel }
house-said-ladders-ever = 🏆 `/leaderboard` shows all time by default.
house-said-ladders-season = 🏆 `/leaderboard` shows the current season by default.
house-said-world-on = 🌍 Rated matches count in the world ranking, too.
house-said-tournaments-on = 🎪 Every member can run tournaments.
house-said-tournaments-off = 🎪 Only managers can run tournaments.
house-said-world-off = 🏠 Rated matches count on this server only.
house-find = Add a channel…
house-lose = Remove a channel…
house-single-shown = Settings for { $channel } only:
house-single-shut = New matches can’t start there: add the channel under “Games and channels”.
house-single-find = Choose a channel…
house-single-games = Games allowed in this channel
house-single-hint = Threads and forum posts follow their channel. Matches in progress keep their language.
house-clock = Clock
house-clock-other = Other clock…
house-clock-line = Time per move
house-clock-hint = 90m, 6h, 2d 12h
house-assist = Aim assist
house-rated-on = Default to rated
house-rated-off = Default to unrated
house-threads-on = Open team threads
house-threads-off = Don’t open team threads
house-terms-hint = Each challenge can set other terms. The challenger’s own aim assist in `/settings` overrides this one.
house-look = Pictures
house-daily = Channel for the puzzle of the day…
house-news = Channel for season results…
house-forum = Forum for matches…
house-lobby = Channel for the lobby…
house-results = Channel for results…
house-log = Channel for the log…
house-no-log = Stop the log
house-moderators = Role to mention in the log…
house-no-moderators = Stop mentioning the moderators
house-players = Role to mention when a tournament opens…
house-no-players = Stop mentioning players
house-care-hint = `/server ban` keeps someone from playing here. The log has reported problems, matches that fail or are voided, bans, and changes of settings. The role is mentioned for problems and failures. The log names people: choose a channel that only moderators can read.
# $wish: a setting; $channel: a mention
house-not-yet = ⚠ **{ $wish }**: I haven’t saved { $channel } yet:
# $channel: a mention
house-log-public = - Everyone can read { $channel }, and the log names people. Choose a channel that only moderators can read.
# $channel: a mention
house-lobby-closed = ⚠ Matches can’t start in { $channel }, so its lobby has no buttons to play or practice. Allow matches there, or choose another channel.
house-anyway = Save anyway: { $wish }
# $role: a mention
house-role-silent = ⚠ { $role } won’t be notified: let anyone mention it in the role’s settings, or grant me “Mention @everyone, @here, and All Roles”.
refused-house-everyone = I don’t mention everyone. Choose a role that members pick for themselves.
house-no-lobby = Remove the lobby
house-no-results = Stop posting results
house-no-forum = Stop using the forum
house-posts-hint = Matches in private channels stay there, and so do their results.
house-no-news = Stop posting season results
house-no-daily = Stop the puzzle of the day
house-language = Language
house-style-hint = In `/settings`, players can choose otherwise for what only they see. Matches in progress keep their language.
house-tournaments-on = Let every member run tournaments
house-tournaments-off = Leave tournaments to managers
house-seasonal-on = Show the season first
house-seasonal-off = Show all time first
house-world-on = Join the world ranking
house-world-off = Count here only
house-ladders-hint = A season is a quarter of the year, the same on every server. Ranked matches already played still count.
house-known-rated = rated
house-known-threads = team threads
card-house = -# 🏠 Server defaults: { $known }
card-preset = 📋 Preset: **{ $name }**
preset-title = ### Presets
preset-empty = This server has no presets yet.
preset-line = 📋 **{ $name }** · { $terms }
preset-hint = `/server preset name: game:` saves one, `remove:True` removes it. Players choose it with `/play preset:`.
preset-rated = rated
preset-unrated = unrated
preset-weekdays = clocks stop at weekends (UTC)
# $least: percent
preset-punctual = moves in time: at least { $least }%
preset-threads-on = team threads
preset-threads-off = no team threads
preset-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
house-said-presets = 📋 Presets: { $known } (`/server preset`)
refused-preset = This server has no preset “{ $name }”. Available: { $known }.
refused-preset-none = This server has no preset “{ $name }”. Try again without `preset:`.
refused-preset-game = The preset “{ $name }” is for { $game }. Choose that game, or another preset.
refused-preset-no-game = Choose the game of the preset “{ $name }” under `game:`.
refused-preset-many = A server can have up to { $count } presets. Remove one first.
refused-house-no-game = Keep at least one game.
# Who changed what on a server.
audit-title = ### Audit log
audit-empty = Nothing has changed yet.
audit-line = { $when } · { $who }
  { $what }
audit-owner = the bot’s owner
audit-match = Match #{ $match }
# $match: `audit-match`, as a link, with its game and players
audit-match-running = { $match } was resumed
audit-match-set_aside = { $match } was suspended
audit-match-void = { $match } was voided
server-export = This server’s settings and bans, as JSON for programs or for your records. Only you see this message.
# $match, $code: of the match that failed
log-incident = Match #{ $match } ({ $game }) is suspended, because something went wrong on our side. Nobody loses anything. Give the bot’s owner the code **{ $code }**.
log-game-gone = Match #{ $match } is suspended, because I don’t have { $game } at the moment. Nobody loses anything; it continues as soon as the game is back.
audit-seat = { $match }: seat { $seat } was offered to someone else after its player left
audit-later = Newer
# Who is banned from playing on a server; $user: a mention, $when: a time
bans-title = ### Banned players
bans-empty = No one is banned from playing here. `/server ban` bans someone.
bans-line-ever = { $user }: until the ban is lifted
bans-line-until = { $user }: until { $when }
bans-since = banned { $when }
bans-hint = They may finish the matches they’re in. `/server unban` lifts a ban, too.
# On a button
bans-lift = Unban { $name }
ban-done-ever = { $user } can no longer play with me on this server.
ban-done-until = { $user } can’t play with me on this server until { $when }.
ban-left = No longer in: { $tournaments }.
# $matches: numbers of matches of tournaments
ban-forfeited = { $count ->
    [one] Forfeited there: { $matches }. The match is called off, and the opponent wins the pairing.
   *[other] Forfeited there: { $matches }. The matches are called off, and the opponents win the pairings.
}
# $matches: links
ban-under-way = Still in progress: { $matches }. They may finish or resign; `/server void` voids a match.
ban-cut-short = ⚠ My database failed before I was done: they may still be in challenges, open tables and tournaments here. Run the same command again to finish.
ban-hint = They’re told when they try to play. `/server unban` lifts the ban.
ban-why-hint = They’re told when they try to play, with your reason. `/server unban` lifts the ban.
unban-done = ✅ { $user } can play with me here again.
unban-none = { $user } isn’t banned here.
# $wish: a setting; $what: channels or a role that were deleted
audit-deleted = { $wish }: { $what } removed after being deleted
audit-deleted-channel = a channel
audit-deleted-role = a role
audit-ban-ever = { $user } was banned
audit-ban-until = { $user } was banned until { $when }
audit-ban-why = { $said }: “{ $reason }”
audit-ban-lifted = { $user }’s ban was lifted
refused-ban-bot = Bots aren’t banned.
refused-ban-self = You can’t ban yourself.
refused-ban-manager = { $user } manages this server and could lift the ban. Take that permission away first.
refused-ban-length = A ban lasts between an hour and ten years. To ban without an end date, leave `for:` out.
refused-ban-length-unreadable = I can’t read “{ $given }” as a length. Try `12h`, `7d` or `2 months`, or leave `for:` out for a ban without an end.
refused-bans-many = A server can have up to { $count } bans. Lift some first.
audit-earlier = Older
settings-head-remind = Reminders
settings-head-show = Display
settings-head-play = Play
settings-head-meet = Blocked
