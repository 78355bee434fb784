# What if? Past moves replayed differently.
whatif = What if?
whatif-about = What if? Move { $turn } again, in place of { $user }. Only you see this, and the match doesn’t change.
whatif-try = Try it
whatif-would = What if? Move { $turn }: { $what }
whatif-nothing-changed = This was just a try; the match hasn’t changed.
whatif-again = Try again
whatif-played = What really happened
whatif-as-played = **Move { $turn } as played**
whatif-earlier = ◀ Earlier move
whatif-later = Later move ▶
whatif-no-turn = There’s no move { $turn } in match #{ $match } to try.
whatif-nothing = There’s nothing to try in move { $turn }. Pick another.
whatif-secret = The choices of move { $turn } stay secret until the match is over.
whatif-current = Match #{ $match } is rated and at this very position. Try it once the match has moved on.
