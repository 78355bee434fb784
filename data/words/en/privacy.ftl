# What is kept of players, how they get it, and how it is deleted.
data-privacy-title = ### What I keep of you
data-privacy-what = **Kept**, so that matches can be played over days: your Discord id and the name I last saw you under; the matches you sit in, with your moves, when you made them, and what you have prepared; what you chose in `/settings` and the language your Discord had then, your holidays, whom you have blocked, your arrangements saved as your own; matches whose files you have had read, without names; while you look for an opponent, where; what you have changed on a server that you manage. Also what I said to you or about you in a match.
data-privacy-not = **Never kept:** what anybody writes in a channel, e-mail addresses, who else is in a server, pictures of profiles. I cannot even read messages.
data-privacy-who = **Who sees it:** the others in a match see the match, as does everybody who can read its channel. Your settings, preparations and blocked people are yours alone; what you have changed on a server is seen by those who manage it. The owner of this bot has the file in which all of this stands. Nothing is sold or handed on.
# $days: how many days backups are kept.
data-privacy-long = **How long:** matches stay, because they are the others’ too. Files that you have had read go after { $days } days. The rest stays until you change or delete it. Of what you have deleted, backups may tell for { $days } more days; then they are deleted too. Logs name nobody. { $days } days after I am removed from a server I forget it, unless I am back by then.
data-privacy-discord = **With Discord:** the messages I have posted stay in their channels, with your name in them. Whoever manages the channel can delete them.
data-privacy-rights = Take everything with you as a file, or have it deleted, at any time: `/data export`, `/data delete`.
data-export-button = My data as a file
data-delete-button = Delete my data…
# $count: matches in the file.
data-export = 📄 Everything I keep of you, with { $count ->
    [0] no match
    [one] one match
   *[other] { $count } matches
  }. Only you see this message. What others chose in secret is not in it.
data-delete-title = ### Delete what I keep of you
data-delete-goes = **Goes:** your Discord id and name, settings, holidays, blocked people (and you from the lists of those who blocked you), arrangements, preparations, files that you have had read, places in queues. Backups are gone after { $days } days.
data-delete-stays = **Stays:** the matches you played, for the others, in which you are called NN and can no longer be recognised; and messages in Discord’s channels.
data-delete-free = You give up no match by it.
data-delete-gives-up = ⚠ { $count ->
    [one] You give up a match that is not over:
   *[other] You give up { $count } matches that are not over:
  }
data-delete-resign = -# ▸ { $game }, match { $match }: you resign
data-delete-leave = -# ▸ { $game }, match { $match }: it has not begun; you leave it
data-delete-more = -# ▸ and { $count } more
data-delete-final = This cannot be taken back. If you play again later, you begin as somebody new.
data-delete-sure = Delete everything…
data-form-title = Delete everything I keep of you
data-form-line = Write { $word } to confirm
data-form-hint = This cannot be taken back.
data-word = DELETE
# $count: matches given up, $days: how many days backups are kept.
data-deleted = Everything I kept of you is deleted{ $count ->
    [0] .
    [one] , and you have given up one match.
   *[other] , and you have given up { $count } matches.
  } Backups are gone after { $days } days.
data-deleted-later = Your rows are gone; the space they took in the file is overwritten within a day, because it is being read at the moment.
refused-data-none = I keep nothing of you.
refused-data-word = Nothing was deleted: that was not the word { $word }.
refused-rematch-forgotten = There is no rematch of match { $match }: somebody who played it has had all data deleted.
refused-data-busy = Nothing was deleted yet: I am still doing something else for you, such as reading a file. Try again once that is done.
