# Fair play shown: the hash of the secret seed at the start, the seed at the end, and whether everything follows from it.
# $digest and $seed: hexadecimal.

seed-hash = 🔒 All luck was fixed before the first choice. Seed hash: `{ $digest }`
seed-shown = 🔓 Seed `{ $seed }…` · check it: `/match verify`
# The bot is no member where the match is played: there are no commands about one match.
seed-shown-borrowed = 🔓 Seed `{ $seed }…` · the button on the match’s card checks it
# The button before the end, which shows the hash.
fair = Fair?
verify = Verify
verify-title = ### Match #{ $match }, checked
verify-wrong = **Something doesn’t match.** The bot’s owner can look into it: `pichenette verify { $match }`.
verify-most = **Nothing looks wrong, but I couldn’t check everything.**
verify-all = **Everything matches: chance was fixed by the secret seed at the start, and all that happened follows from it and from the moves made.**
verify-so-far = **Everything matches so far.** The seed stays secret until the match is over; then you can check it yourself, too.
verify-hash = The seed’s hash is the one shown at the start: `{ $digest }`
verify-hash-not = The seed is **not** the one from the start: its hash is `{ $digest }`, but the first message shows `{ $shown }`
verify-hash-unread = I can’t read the first message of the match any more. Compare the hash it showed with this one: `{ $digest }`
verify-hash-away = I can only read the hash shown at the start if you press the button on the match’s card. The seed’s hash is `{ $digest }`
verify-hash-untold = This match started before hashes were shown, so there’s nothing to compare this one with: `{ $digest }`
verify-card = The match’s card shows the same hash.
verify-card-not = The match’s card shows a **different** hash: `{ $shown }`
verify-seats = Seats match the seed.
verify-seats-not = Seats do **not** match the seed.
# $former: the match it is the rematch of.
verify-seats-rematch = Everyone moved up one seat from match #{ $former }, as in every rematch.
verify-seats-rematch-not = Players did **not** move up one seat from match #{ $former }, as they should in a rematch.
verify-turns = { $count ->
    [0] The setup follows from the seed.
    [one] The move follows: same choice, same luck, same position.
   *[other] All { $count } moves follow from each other: same choices, same luck, same positions.
  }
# $why: one of the reasons below; $others: how many more moves do not follow.
verify-turns-not = Move { $turn } is the first that does **not** follow: { $why }. { $others ->
    [0] All the others do.
    [one] One more doesn’t, either.
   *[other] { $others } more don’t, either.
  }
verify-flaw-position = replayed, it leads to a different position
verify-flaw-events = replayed, different things happen in it
verify-flaw-trace = simulated again, the pieces move differently
verify-flaw-missing = the move before it is missing
verify-flaw-unseen = pieces move in it, but their movement wasn’t stored
verify-flaw-unreadable = I can’t read it
verify-flaw-refused = the rules don’t allow it
verify-flaw-failed = the rules can’t replay it
verify-flicks = { $count ->
    [one] I simulated the one move with moving pieces again: they move the same way.
   *[other] I simulated all { $count } moves with moving pieces again: they move the same way.
  }
verify-flicks-not = Simulated again, pieces move differently from move { $turn } on. What players saw counts; another version of the simulation may differ.
verify-over = The final result matches (move { $turn }).
verify-running = The current position matches (move { $turn }).
verify-end-not = The position is **not** the one that move { $turn } leads to.
verify-recipe = -# Check it yourself: `printf %s '{ $seed }' | sha256sum` gives the hash that *Fair?* showed (a challenge has its first 16 digits), as does any SHA-256 tool. The hash was shown before anyone chose anything, so the seed, and all luck with it, was fixed by then.
verify-later = -# All luck in a match comes from a secret number, the seed, drawn before anyone chooses anything. The hash is its fingerprint. Keep it: the seed is shown at the end, and its SHA-256 must be this hash, so nobody can choose or change the luck.
verify-first = First message
refused-verify-failed = I couldn’t replay match #{ $match } just now. The match itself is fine; try again later.
