# What if? Past turns replayed differently.
whatif = What if?
whatif-about = What if? Turn { $turn } again, in place of { $user }. Only you see this, and the match doesn’t change.
whatif-try = Try it
whatif-would = What if? Turn { $turn }: { $what }
whatif-nothing-changed = This was just a try; the match hasn’t changed.
whatif-again = Try again
whatif-played = What really happened
whatif-as-played = **Turn { $turn } as played**
whatif-earlier = ◀ Earlier turn
whatif-later = Later turn ▶
whatif-no-turn = There’s no turn { $turn } in match { $match } to try.
whatif-nothing = There’s nothing to try in turn { $turn }. Pick another.
whatif-secret = The choices of turn { $turn } stay secret until the match is over.
whatif-current = Match { $match } is rated and at this very position. Try it once the match has moved on.
