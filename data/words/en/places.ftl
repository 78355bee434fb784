# Channels and threads: missing permissions, lost channels, moved matches.

check-title = ### I’m missing permissions
check-all-well = ### All permissions OK
check-well-seen = ### All permissions OK in the channels I can see
# $channels: mentions
check-hidden = -# I can’t see { $channels }: if people should play there, grant me **View Channel**.
check-good = ✅ { $channel }{ $count ->
    [0] {""}
    [one] {" "}· 1 match
   *[other] {" "}· { $count } matches
  }
check-bad = ⚠️ { $channel }{ $count ->
    [0] {""}
    [one] {" "}· 1 match
   *[other] {" "}· { $count } matches
  }
# $rights: the names of permissions.
check-lacks = - I’m missing **{ $rights }**: { $consequence }
# $matches: links
check-concerned = -# Matches concerned: { $matches }
# $count: matches
check-more-matches = { $count } more
# on a button
check-move-back = Move #{ $match } back
# $where: the settings page of the permissions above.
check-where = -# Where to allow it: { $where }
check-unknown = - I can’t see this channel: it’s deleted or hidden from me. Its matches continue with `/turns` and `/board`; `/match here` moves one to another channel.
# instead of a channel's name
check-deleted-channel = Deleted channel
check-deleted = - This channel was deleted. Its matches continue with `/turns` and `/board`. A player or anyone who manages this server can move one: use `/match here match:` in another channel.
check-unseen = - I can’t see this channel, so nobody can start a match in it: grant me **View Channel** there. Matches in progress continue with `/turns` and `/board`; `/match here` moves one to another channel.
check-forum-unknown = - I can’t see this forum: it’s deleted or hidden from me. New matches get threads. `/server setup forum:` chooses another.
check-daily = 🧩 I couldn’t post the latest puzzle of the day in { $channel }. `/server setup daily:` chooses another channel.
check-lobby = 🛋️ I couldn’t post the lobby message in { $channel }. `/server setup lobby:` chooses another channel.
check-season = 🏅 I couldn’t post the results of the last season in { $channel }. `/server setup news:` chooses another channel.
check-locked = - This thread is locked. Its match continues in the channel; unlock the thread, or move the match with `/match here`.
check-where-role = Server Settings › Roles › { $role } › Permissions
check-where-channel = Edit Channel › Permissions › { $role }
check-more = … and { $count } more.
# $count: of all
check-revived = 📮 { $count ->
    [one] One delayed message is being posted now.
   *[other] { $count } delayed messages are being posted now.
  }
check-waiting = 📮 { $count ->
    [one] One message is waiting
   *[other] { $count } messages are waiting
  } until that’s fixed; no move is lost. Then run `/server check` again.
lack-send_messages = I can’t post challenges, match cards, or moves of matches without a thread.
lack-attach_files = I can’t post moves, because each one has a picture.
lack-read_message_history = I may post things twice, and leave buttons on past moves.
lack-threads = matches are played in the channel, not in threads.
lack-no-threads = matches get no threads.
lack-manage_channels = I can’t add tags, so posts get only those that already exist.
lack-feed = nothing can be posted there.
lack-twice = I may post things twice.
lack-posts = matches get a thread in their channel, not a post here.
check-tag-required = - This forum requires a tag and has none that I can use: matches get a thread in their channel. Allow me to manage this channel, or add a tag with the name of each game.
# The tags of forum posts, at most 20 characters.
tag-waiting = Waiting
tag-running = In play
tag-finished = Finished
in-channel = -# { $game } #{ $match }
said-both = { $first }
    { $second }
barred-told = Match #{ $match } is safe, but I can’t post in <#{ $channel }> any more: I’m missing a permission, or the channel is gone. Play with `/turns` and `/board`, or move the match with `/match here`. Server managers can find the cause with `/server check`.
moved-here = { $user } moved this match here.
moved-away = Match #{ $match } continues in <#{ $place }>.
here-done = Match #{ $match } continues here.
refused-no-way-back = I can’t post where match #{ $match } was; it continues where it is.
moved-back = Match #{ $match } continues where it was.
here-already = Match #{ $match } is already here: { $place }
here-elsewhere = Match #{ $match } belongs to another server and can’t be moved here.
permission-manage_channels = “Manage Channel”
permission-create_posts = “Create Posts”
permission-create_private_threads = “Create Private Threads”
lack-create_private_threads = teams get no private thread, even if a match wants one.
