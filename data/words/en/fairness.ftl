# Fair play shown: the hash of the secret seed at the start, the seed at the end, and whether everything follows from it.
# $digest and $seed: hexadecimal.

seed-hash = 🔒 Seed hash `{ $digest }`
seed-promised = 🔒 Seed hash `{ $digest }`
seed-shown = 🔓 Seed `{ $seed }` · check it with `/match verify`
verify = Verify
verify-title = ### Match { $match }, checked
verify-wrong = **Something does not agree.** The bot’s owner can look into it: `python -m bot verify { $match }`.
verify-most = **Nothing speaks against it, but not everything could be checked here.**
verify-all = **Everything agrees: luck was settled beforehand, and all that happened follows from it and from the answers given.**
verify-so-far = **So far everything agrees.** The seed stays secret until the match is over; then you can check it yourself as well.
verify-hash = The seed is the one whose hash was shown at the start: `{ $digest }`
verify-hash-not = The seed is **not** the one of the start: its hash is `{ $digest }`, but the first message shows `{ $shown }`
verify-hash-unread = I can no longer read the first message of the match. Compare the hash it showed with this one: `{ $digest }`
verify-hash-untold = This match began before hashes were shown, so nobody can compare this one: `{ $digest }`
verify-card = The match’s card shows the same hash.
verify-card-not = The match’s card shows **another** hash: `{ $shown }`
verify-seats = All sit where the seed put them.
verify-seats-not = They do **not** sit where the seed put them.
# $former: the match it is the rematch of.
verify-seats-rematch = All sit one place further than in match { $former }, as in every rematch.
verify-seats-rematch-not = They do **not** sit one place further than in match { $former }, as they should in a rematch.
verify-turns = { $count ->
    [0] The set-up follows from the seed.
    [one] The turn follows: same answer, same luck, same position.
   *[other] All { $count } turns follow, one from the other: same answers, same luck, same positions.
  }
# $why: one of the following, $others: how many turns more do not follow.
verify-turns-not = Turn { $turn } is the first that does **not** follow: { $why }. { $others ->
    [0] All others do.
    [one] Neither does one more.
   *[other] Neither do { $others } more.
  }
verify-flaw-position = played again it leads to another position
verify-flaw-events = played again other things happen in it
verify-flaw-trace = simulated again the pieces move otherwise
verify-flaw-missing = the turn before it is missing
verify-flaw-unseen = pieces move in it, but how is not kept
verify-flaw-unreadable = it cannot be read
verify-flaw-refused = the rules refuse it
verify-flaw-failed = the rules cannot play it
verify-flicks = { $count ->
    [one] The turn in which pieces move was simulated once more, and they moved alike.
   *[other] All { $count } turns in which pieces move were simulated once more, and they moved alike.
  }
verify-flicks-not = Simulated once more, pieces move otherwise from turn { $turn } on. What was seen when it was played is what counts; another version of the simulation may differ.
verify-over = It ended as it stands, after turn { $turn }.
verify-running = It stands as turn { $turn } left it.
verify-end-not = It does **not** stand as turn { $turn } left it.
verify-recipe = -# Check it yourself: `printf %s '{ $seed }' | sha256sum` gives the hash on the match’s card (its first message shows 16 digits), and so does any tool that makes the SHA-256 of a text. It was shown before anybody had chosen anything, so the seed, and all luck with it, was settled by then.
verify-later = -# Keep the hash: at the end the seed is shown, and its SHA-256 must be this. The hash was shown before anybody had chosen anything, so nobody can choose the luck any more.
verify-show = Show to everyone
verify-first = First message
refused-verify-failed = Match { $match } could not be played again just now. Try again later; the match itself is as it was.
