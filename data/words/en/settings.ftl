# What a player may choose: reminders, quiet hours, blocked people.
settings-title = ### Settings · { $page }
# $times: when reminders come.
settings-said-mention = 🔔 You are reminded by mention where the match is played: { $times }.
settings-said-direct = 🔔 You are reminded by direct message: { $times }.
settings-said-both = 🔔 You are reminded by mention and by direct message: { $times }.
settings-said-none = 🔕 You are not reminded. `/turns` shows what waits for you.
settings-times = at half time and when a tenth of it is left
settings-times-often = at half time, when a tenth of it is left, and { $count ->
    [one] every hour
   *[other] every { $count } hours
  }
settings-closed = You take no direct messages from me, so you are mentioned where the match is played. Once you have allowed them, choose the way again.
settings-said-quiet = 🌙 Never between { $begin } and { $end } ({ $zone }, where it is { $now } now), unless your time would be over before; then without a sound.
settings-no-quiet = 🌙 You have no quiet hours.
settings-said-look-server = 🎨 Pictures for you alone look like those everybody sees on the server.
settings-said-look-dark = 🎨 Pictures for you alone are dark.
settings-said-look-light = 🎨 Pictures for you alone are light.
settings-said-first-off = 🖼️ Your boards and panels come as pictures; a button tells them in words.
settings-said-first-on = 📝 Your boards and panels come in words; a button shows the picture.
settings-said-sure-off = 🎯 Flicks, plans and answers are played as soon as you press it.
settings-said-sure-on = 🎯 You’re asked to confirm every flick, plan and answer.
settings-by = How to remind you
settings-by-mention = By mention, where the match is played
settings-by-direct = By direct message
settings-by-both = By mention and direct message
settings-by-none = Not at all
settings-every-hint = Further reminders
settings-every = { $count ->
    [0] Only at half time and at a tenth left
    [one] Every hour too
   *[other] Every { $count } hours too
  }
settings-look = How pictures for you alone look
settings-look-server = Pictures like those of the server
settings-look-dark = Dark pictures
settings-look-light = Light pictures
settings-first-on = Words first
settings-first-off = Pictures first
settings-sure-on = Ask before a flick
settings-sure-off = Flick without asking
settings-quiet = Quiet hours…
settings-loud = No quiet hours
settings-quiet-title = When nobody shall wake you
settings-begin = From
settings-begin-hint = 22:00, 22h30 or 10 pm
settings-end = Until
settings-end-hint = 8:00 or 8 am; may lie after midnight
settings-zone = City or time zone
settings-zone-hint = Paris, New York, Japan, Europe/Berlin or UTC+2
settings-blocked = { $count ->
    [one] 🚫 You have blocked one person. `/block add` adds others.
   *[other] 🚫 You have blocked { $count } people. `/block add` adds others.
  }
settings-blocked-none = 🚫 You have blocked nobody. `/block add` keeps somebody away.
settings-unblock = Meet again
refused-hour = “{ $given }” is no hour of the day. Write `22:00`, `22h30` or `10 pm`.
refused-zone = I know no time zone “{ $given }”. Write a big city near you, a country, or a distance such as `UTC+2`.
refused-zone-near = “{ $given }” is no time zone I know, or it means several. Did you mean: { $known }?
refused-quiet-empty = Quiet hours that begin when they end are none. Choose two different hours.
language-name = English
settings-language = Language of what only you read
refused-language = I do not speak “{ $given }”.
house-games = Games that are played here
house-only = Only here
house-here = Here, too
house-away = No longer here
house-all = Everywhere
house-running = Matches that have begun go on.
refused-house-game = { $game } is not played on this server. Played are: { $known }.
refused-house-channel = On this server matches are begun in { $known }.
refused-house-many = That would be more than { $count } channels.
refused-house-rights = That is for those who manage the server.
# What is said once something was chosen: what it is called, what it was and what it is.
settings-kept-same = It was so already; nothing has changed.
wish-became = { $wish }: { $before } → { $after }
wish-yes = yes
wish-no = no
wish-none = none
wish-everywhere = everywhere
wish-and-more = { $known } and { $count ->
    [one] one more
   *[other] { $count } more
  }
wish-look = Pictures
wish-look-dark = dark
wish-look-light = light
wish-look-server = like the server’s
wish-language = Language
wish-unwanted = Games
wish-channels = Channels
wish-clock = Clock proposed
wish-rated = Proposed as rated
wish-assist = Help with aiming proposed
wish-assist-full = full
wish-assist-standard = standard
wish-assist-expert = expert
wish-assist-server = like the server’s
wish-threads = Threads of camps proposed
wish-world = Counting in the world
wish-seasonal = Season shown first
wish-by = Reminders
wish-every = Further reminders
wish-quiet = Quiet hours
wish-closed = Direct messages refused
wish-text_first = Words first
wish-confirm = Asked before a flick
wish-match = state
wish-match-open = table open
wish-match-challenge = challenge
wish-match-running = running
wish-match-finished = finished
wish-match-set_aside = set aside
wish-match-void = void
wish-language-discord = as Discord is set
settings-language-discord = As Discord is set
settings-said-language = 🗣️ What only you read: { $language }.
settings-assist = What your challenges propose
settings-assist-server = What the server proposes
settings-assist-full = Full help with aiming, never rated
settings-assist-standard = Standard help with aiming
settings-assist-expert = No help but the direction
settings-said-assist-server = 🧭 Your challenges propose as much help with aiming as the server does, unless you name it.
settings-said-assist-full = 🧭 Your challenges propose full help with aiming, unless you name another or they are rated.
settings-said-assist-standard = 🧭 Your challenges propose standard help with aiming, unless you name another.
settings-said-assist-expert = 🧭 Your challenges propose no help with aiming but the direction, unless you name another.
settings-block = Block somebody…
# The panel of /server setup.
house-title-all = ### What is chosen for this server
house-title-play = ### 1 of 4 · Games and channels
house-title-terms = ### 2 of 4 · What a challenge proposes
house-title-posts = ### 3 of 4 · Pictures and language
house-title-ladders = ### 4 of 4 · Ladders
house-to-play = Games and channels
house-to-terms = Challenges
house-to-posts = Pictures and language
house-to-ladders = Ladders
house-next = Next: { $name }
house-back = Overview
house-check = Check my rights
house-audit = What was changed
house-said-games = 🎲 Played here: { $known }
house-said-channels = 📍 Matches are begun: { $known }
house-said-terms = ⏱ Challenges propose, unless they say otherwise: { $terms }
house-said-posts = 🎨 Pictures: { $look } · 🗣️ language: { $language }
house-said-ladders-ever = 🏆 `/leaderboard` shows all time, unless a season is named.
house-said-ladders-season = 🏆 `/leaderboard` shows the season, unless another is named.
house-said-world-on = 🌍 Rated matches count on the ladder of the world, too.
house-said-world-off = 🏠 Rated matches count on the ladder of this server alone.
house-find = Add a channel…
house-lose = No longer in…
house-clock = Clock
house-clock-other = Another clock…
house-clock-line = How long a decision may take
house-clock-hint = 90m, 6h, 2d 12h
house-assist = Help with aiming
house-rated-on = Propose rated matches
house-rated-off = Propose unrated matches
house-threads-on = Propose threads for camps
house-threads-off = Propose no threads for camps
house-terms-hint = Whoever begins a match may name something else. Help with aiming is what the challenger has chosen in `/settings`, if anything.
house-look = Pictures
house-language = Language
house-posts-hint = Each player may choose otherwise in `/settings` for what nobody else sees. Matches that have begun go on in their language.
house-seasonal-on = Show the season first
house-seasonal-off = Show all time first
house-world-on = Count in the world, too
house-world-off = Count here alone
house-ladders-hint = Seasons are quarters of a year, the same everywhere; nothing has to be begun or ended. What has counted stays.
house-known-rated = rated
house-known-threads = threads of camps
card-house = -# 🏠 As this server proposes: { $known }
refused-house-no-game = At least one game must be left.
# Who changed what on a server.
audit-title = ### What was changed
audit-empty = Nothing has been changed yet.
audit-line = { $when } · { $who }
  { $what }
audit-owner = whoever runs me
audit-match = Match { $match }: { $what }
audit-seat = seat { $seat } offered to somebody else, its player having left
audit-later = Later
audit-earlier = Earlier
settings-head-remind = Reminders
settings-head-show = Display
settings-head-play = Play
settings-head-meet = Blocked
