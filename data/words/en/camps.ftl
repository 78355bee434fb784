# Private threads of teams.

# $side: the team, $match: the match number
camp-thread = { $side }, match #{ $match }
# $users: the team’s players
camp-title = **{ $side } · match #{ $match }**
    -# For { $users }. Anyone who manages this server’s threads can read along.
# $users: players of the other team who can read the thread
camp-overheard = ⚠️ { $users } from the other team can read this thread.
# $users: the players it waits for
camp-others = It’s up to { $users }.
camp-over = The match is over.
# $why: right: a permission is missing; channel: its kind has none; full: the server has too many threads
camp-none = I can’t give the teams private threads: { $why ->
    [channel] only regular text channels can have them. The match continues without them.
    [full] this server has too many active threads. The match continues without them; archiving old threads makes room for later ones.
   *[right] I’m missing a permission. The match continues without them; `/server check` shows what’s missing.
  }
# $camps: the players of each team
card-camps = Teams: { $camps }
card-camps-order = Teams alternate in the order of joining: first and third, second and fourth…
