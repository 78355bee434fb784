# What if? Past turns tried otherwise.
whatif = What if?
whatif-about = What if? Turn { $turn } once more, in place of { $user }. Only you see this, and the match stays as it is.
whatif-try = Try it
whatif-would = What if? Turn { $turn }: { $what }
whatif-nothing-changed = This was only tried; the match stays as it is.
whatif-again = Try again
whatif-played = What was played
whatif-as-played = **Turn { $turn }, as it was played**
whatif-earlier = ◀ Earlier turn
whatif-later = Later turn ▶
whatif-no-turn = Match { $match } has no turn { $turn } to be tried.
whatif-nothing = Turn { $turn } asked for nothing that can be tried.
whatif-secret = What was chosen in turn { $turn } is a secret until the match is over.
whatif-current = Match { $match } is rated and stands just like this now, so nothing is tried here before it has moved on.
