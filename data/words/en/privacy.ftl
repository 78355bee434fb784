# What is stored about players, how they get it, and how it is deleted.
data-privacy-title = ### What I store about you
data-privacy-what = **Stored**, so that matches can last for days: your Discord id and the last name I saw; the matches you’re in, with your moves, when you made them, and what you prepared; how many of your moves were made in time, for 90 days; your choices in `/settings` and the language of your Discord at that time, when your next daily digest is due, the URL and secret of your webhook, your vacations, the players you’ve blocked, the players, matches and tournaments you follow and for a week what I told you about them, your saved formations; your tries at puzzles; what you called as a spectator; matches from files you imported, without names; the channel where you’re waiting for an opponent, while you wait; what you changed on a server you manage; the problems you reported and the words you suggested, for 90 days; if a server bans you from playing there: the ban, when it ends, and why. Also what I wrote to you or about you in a match.
data-privacy-not = **Never stored:** what anyone writes in a channel, email addresses, who else is on a server, profile pictures. I can’t even read messages, except ones that mention me.
data-privacy-who = **Who sees it:** the other players see the match, and so does anyone who can read its channel. Where a server has opened its links, anyone on the internet can watch the matches and tournaments in channels that all its members can read, and see its rankings. How many of your moves you make in time is on your challenges, tables and profile. Your points at a daily puzzle are on the table of each server where you tried it, and those for your calls on the oracles’ table of the server. A position from one of your matches becomes a puzzle only if everyone in the match allows it in `/settings`; it names no one and is deleted with your data. Your settings, what you prepared and your blocked players are yours alone; the people who manage a server see what you changed there, the problems you reported there and whether you’re banned there, also in a log that they may keep in one of its channels. This bot’s owner has the file that holds all this. Nothing is sold or passed on.
# $days: how many days backups are kept.
data-privacy-long = **How long:** matches stay, because they’re the other players’ too. Files you imported are deleted after { $days } days. The rest stays until you change or delete it, except for a server’s ban: until it ends or is lifted, I keep your Discord id for it even if you delete your data, or deleting would be a way around it. What you delete may remain in backups for { $days } more days; then they’re deleted too. Logs name no one. { $days } days after I’m removed from a server I forget it, unless I’m back by then.
data-privacy-discord = **On Discord:** the messages I posted stay in their channels, with your name in them, and so does what is in a server’s log. People who manage the channel can delete them.
data-privacy-rights = Get everything as a file, or have it deleted, at any time: `/data export`, `/data delete`.
data-export-button = Export my data
data-delete-button = Delete my data…
# $count: matches in the file.
data-export = 📄 Everything I store about you, with { $count ->
    [0] no match
    [one] one match
   *[other] { $count } matches
  }. Only you see this message. Other players’ secret choices aren’t in it.
data-delete-title = ### Delete what I store about you
data-delete-goes = **Deleted:** your Discord id and name, settings, vacations, blocked players (and you from the lists of those who blocked you), formations, what you prepared, tries at puzzles, calls, imported files, places in queues, the problems you reported. Backups are gone after { $days } days.
data-delete-stays = **Stays:** the matches you played, for the other players; you appear in them as NN and can no longer be recognised. Messages on Discord stay, too.
data-delete-bans = So does your Discord id in servers’ bans, until they end.
data-delete-free = You won’t resign any matches.
data-delete-gives-up = ⚠ { $count ->
    [one] You’ll resign a match that isn’t over:
   *[other] You’ll resign { $count } matches that aren’t over:
  }
data-delete-resign = -# ▸ { $game } #{ $match }: you resign
data-delete-leave = -# ▸ { $game } #{ $match }: it hasn’t started; you leave it
data-delete-more = -# ▸ and { $count } more
data-delete-final = This can’t be undone. If you play again later, you start from scratch.
data-delete-sure = Delete everything…
data-form-title = Delete everything I store about you
data-form-line = Type { $word } to confirm
data-form-hint = This can’t be undone.
data-word = DELETE
# $count: matches given up, $days: how many days backups are kept.
data-deleted = Everything I stored about you is deleted{ $count ->
    [0] .
    [one] , and you resigned one match.
   *[other] , and you resigned { $count } matches.
  } Backups are gone after { $days } days.
data-deleted-later = Your data is gone. The file is being read right now, so the space your data took in it is overwritten later, within a day.
refused-data-none = I store nothing about you.
refused-data-bans = All that’s left is your Discord id in servers’ bans, until they end.
refused-data-word = Nothing was deleted: you didn’t type { $word }.
refused-data-busy = Nothing was deleted yet: I’m still busy with something else of yours, such as a file. Try again in a moment.
