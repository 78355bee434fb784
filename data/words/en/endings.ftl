# How matches end and continue: draws, takebacks, rematches, matches called off, substitutes, replies prepared in advance.

offer-draw = 🤝 { $user } offers a draw. Answer before the next move.
offer-lapsed =
    { $offer }
    -# This offer has lapsed.
offer-draw-refused = { $user } declines the draw: the match continues.
offer-draw-withdrawn = { $user } withdraws the draw offer.
offer-takeback = ↩️ { $user } wants to take back { $what }. Answer before the next move.
offer-takeback-refused = { $user } declines: the move stays.
offer-takeback-withdrawn = { $user } no longer wants to take anything back.
offer-rematch = 🔁 { $user } wants a rematch of match #{ $match }, with sides swapped.
offer-rematch-refused = { $user } doesn’t want a rematch.
offer-rematch-withdrawn = { $user } no longer wants a rematch.
offer-replace = 🪑 { $user } asks { $heir } to take over for { $former }. Do you agree, { $heir }?
offer-replace-refused = { $user } doesn’t want to take over.
offer-replace-withdrawn = { $user } stays in the match after all.
outcome-agreed = by agreement
undone = ↩️ { $user } took back { $what }.
taken-back-code = `{ $code }`
taken-back-last = their last move
match-aborted = { $user } called off match #{ $match } before everyone had moved. It doesn’t count.
match-voided = A moderator declared match #{ $match } void. It doesn’t count.
# $name: of a tournament
match-expelled = { $user } is out of **{ $name }**: match #{ $match } is called off and doesn’t count. The other side wins the pairing.
rematch-begins = 🔁 Rematch started: match #{ $match }.
seat-handed-on = 🪑 { $user } takes over for { $former }, with a fresh clock.
seat-lent = 🪑 { $user } takes over for { $former }, who can take the seat back at any time.
seat-stood-in = 🪑 { $former } hasn’t answered for a while, so { $user } is playing for them. { $former }, you can take your seat back at any time.
seat-back = Take my seat back

refused-offered-already = You’ve already offered that. Now the others must answer.
refused-not-heir = Only { $name } can answer that.
refused-no-draws = There are no draws in { $game }.
# $flicked: yes in a game whose pieces are flicked, else no
refused-no-takebacks = { $flicked ->
    [yes] Flicks can’t be undone in { $game }.
   *[no] Confirmed moves can’t be undone in { $game }.
  }
refused-undo-nothing = You haven’t made a move to take back yet.
refused-undo-secret = You can’t take back a secret choice.
refused-undo-flick = You can’t take back a flick.
refused-undo-luck = You can’t take that back: something random has happened since.
refused-undo-late = You can’t take that back: the match has moved on.
refused-abort-late = Everyone has moved, so it’s too late to call the match off. You can resign, or offer a draw if the game has draws.
refused-abort-tournament = A match of a tournament can’t be called off. You can resign with `/resign`.
refused-rematch-early = Match #{ $match } isn’t over yet. Start a new one with `/play`.
refused-rematch-twice = The rematch has already started: match #{ $match }.
refused-rematch-forgotten = Match #{ $match } can’t have a rematch: one of its players had their data deleted.
refused-replies-game = You can prepare replies only in games with a notation and no luck, such as Offboard.
refused-replies-turn = It’s your turn: answer right away with `/move`. Prepare replies while others think.
refused-replies-empty = Say which move you’re replying to, such as `C4 NE`.
refused-replies-many = You can prepare up to { $most } replies in a match.
refused-replies-gap = First say how you reply to { $path }.
refused-replies-over = After { $path } the match is over.
refused-replies-not-asked = After { $path } it isn’t your turn yet. Add the next move after a comma.

refused-order = This match doesn’t have that choice. Pick one under **More**.
replies-title = **Your prepared replies in match #{ $match }.** Only you see them. If the match goes another way, they’re dropped.
replies-line = If { $path }, then { $reply }
replies-none = You have no prepared replies in match #{ $match }.
replies-dropped = { $count ->
    [0] You had no prepared replies.
    [one] Your prepared reply is deleted.
   *[other] Your { $count } prepared replies are deleted.
  }
replies-drop = Delete them
replies-failed = Your prepared reply { $reply } wasn’t played: the rules don’t allow it now.
offered = Offer sent: the others can answer in the match.
undo-done = Your move is taken back.
undo-asked = I’ve asked the others to agree.
abort-done = Match #{ $match } is called off.
void-question = Void **{ $game } #{ $match }** ({ $players })? It won’t count, and this can’t be undone.
void-sure = Void it
void-done = Match #{ $match } is void.
replace-asked = I’ve asked { $heir }.
rematch-asked = I’ve asked the others for a rematch.
rematch-there = The rematch is match #{ $match }.
rematch = Rematch
more-draw = Offer a draw
more-undo = Take back
more-abort = Call off
more-move-back = Move back
draw-agreed = The match ends in a draw.
abort-question = Call off match #{ $match }? It won’t count.
abort-sure = Call it off
refused-replace-other = Only a moderator can replace another player. To replace yourself, leave out `player`.
refused-replace-there = { $name } is still on this server, so only { $name } can find a substitute.

# The feed of results. $game: a game’s name, $address: a link, $outcome: who beat whom and how
result-line = **[{ $game } #{ $match }]({ $address })** · { $outcome }
result-void = **[{ $game } #{ $match }]({ $address })** · { $players }: voided by a moderator. It doesn’t count.
result-of = { $game } #{ $match }
