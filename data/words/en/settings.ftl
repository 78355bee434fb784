# What a player may choose: reminders, quiet hours, blocked people.
settings-title = ### Your settings
settings-kept = Kept; it holds from now on.
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
settings-said-sure-off = 🎯 A flick, or what you laid out, is played as soon as you press it.
settings-said-sure-on = 🎯 Before a flick, or what you laid out, is played you are asked whether you mean it.
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
server-look-dark = 🎨 The pictures I post on this server are dark from now on.
server-look-light = 🎨 The pictures I post on this server are light from now on.
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
settings-language-discord = As Discord is set
server-language = 🗣️ From now on I post here in this language: { $language }. Matches that have begun go on in theirs.
refused-language = I do not speak “{ $given }”.
house-title = ### What is played here
house-channels = { $count ->
    [0] 📍 Matches may be begun in every channel.
   *[other] 📍 Matches may be begun in { $known }.
  }
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
