# Where matches are played: what is missing there, and what is said when a place is lost.

check-title = ### What I lack
check-all-well = ### I lack nothing
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
# $right: the name of a permission.
check-lacks = - **{ $right }** is missing: { $consequence }
# $where: the way to the switches of the rights above it.
check-where = -# Where to give it: { $where }
check-unknown = - I do not see this channel: it was deleted, or hidden from me. Its matches go on with `/turns` and `/board`; `/match here` moves one to another channel.
check-locked = - This thread is locked. Its match goes on in the channel; unlock it, or move the match with `/match here`.
check-where-role = Server Settings › Roles › { $role } › Permissions
check-where-channel = Edit Channel › Permissions › { $role }
check-more = … and { $count } more, in order.
check-revived = 📮 { $count ->
    [one] One message that could not be posted is being posted now.
   *[other] { $count } messages that could not be posted are being posted now.
  }
check-waiting = 📮 { $count ->
    [one] One message waits
   *[other] { $count } messages wait
  } until that is mended; no turn is lost. Run `/server check` again then.
lack-view_channel = I see nothing of this channel, and nothing can be played in it.
lack-send_messages = no challenge, no card of a match, and no turn of matches that have no thread.
lack-attach_files = turns cannot be posted, for each shows a picture.
lack-read_message_history = I cannot make sure that nothing is posted twice, nor take the buttons off past turns.
lack-create_public_threads = matches get no thread of their own and are played in the channel itself.
lack-send_messages_in_threads = matches are played in the channel itself, not in threads.
in-channel = -# { $game } · match { $match }
said-both = { $first }
    { $second }
barred-told = Match { $match } is safe, but I can no longer post in <#{ $channel }>: a right is missing there, or the channel is gone. Go on with `/turns` and `/board`, or move the match with `/match here`. Someone who manages the server sees with `/server check` what is missing.
moved-here = { $user } moved this match here.
moved-away = Match { $match } goes on in <#{ $place }>.
here-done = Match { $match } goes on here.
here-already = Match { $match } is played here already.
here-elsewhere = Match { $match } belongs to another server and cannot be moved here.
permission-create_private_threads = “Create Private Threads”
lack-create_private_threads = camps get no private thread of their own where a match wants that.
