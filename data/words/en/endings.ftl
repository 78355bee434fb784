# How matches end and go on: draws, takebacks, rematches, matches called off, seats handed on, replies given beforehand.

offer-draw = 🤝 { $user } offers a draw. It stands until the next turn.
offer-draw-refused = { $user } does not want a draw: the match goes on.
offer-draw-withdrawn = { $user } no longer offers a draw.
offer-takeback = ↩️ { $user } asks to take back { $what }. This stands until the next turn.
offer-takeback-refused = { $user } does not agree: what was played stands.
offer-takeback-withdrawn = { $user } no longer asks to take anything back.
offer-rematch = 🔁 { $user } wants a rematch of match { $match }, with sides passed on.
offer-rematch-refused = { $user } does not want a rematch.
offer-rematch-withdrawn = { $user } no longer wants a rematch.
offer-replace = 🪑 { $user } offers { $heir } to go on in the place of { $former }. Do you agree, { $heir }?
offer-replace-refused = { $user } does not want the seat.
offer-replace-withdrawn = { $user } keeps the seat after all.
outcome-agreed = agreed by all
undone = ↩️ { $user } has taken back { $what }.
match-aborted = { $user } has called off match { $match } before everybody had acted. It counts for nothing.
match-voided = A moderator has declared match { $match } void. It counts for nothing.
rematch-begins = 🔁 Rematch started: match { $match }.
seat-handed-on = 🪑 { $user } now plays in the place of { $former }; the clock of this seat starts anew.

refused-offered-already = You have offered that already. Now the others must answer.
refused-not-heir = Only { $name } can answer that.
refused-no-draws = There are no draws in { $game }.
# $flicked: yes in a game whose pieces are flicked, else no
refused-no-takebacks = { $flicked ->
    [yes] Flicks can’t be undone in { $game }.
   *[no] Confirmed moves can’t be undone in { $game }.
  }
refused-undo-nothing = You have given no answer yet that could be taken back.
refused-undo-secret = What was chosen in secret cannot be taken back.
refused-undo-flick = A flick cannot be taken back.
refused-undo-luck = Luck has been drawn since; that cannot be taken back.
refused-undo-late = Something else than an answer has happened since; that cannot be taken back.
refused-abort-late = Everybody has acted already, so the match can no longer be called off. You can resign, or agree on a draw where the game knows draws.
refused-rematch-early = A rematch comes after a match has been played to its end; match { $match } has not been.
refused-rematch-twice = That rematch exists already: match { $match }.
refused-replies-game = Replies can be given beforehand only in games with a notation and without luck, such as Offboard.
refused-replies-turn = It is your turn: answer at once with `/move`. Replies beforehand are for while others are thinking.
refused-replies-empty = Say to which answer you would reply, for instance `C4 NE`.
refused-replies-many = You can keep at most { $most } replies in a match.
refused-replies-gap = First say what you reply to { $path }.
refused-replies-over = After { $path } the match is over.
refused-replies-not-asked = After { $path } it is not your turn yet; add the next answer, with a comma between.

refused-order = This match doesn't know that order. Choose one under More.
replies-title = **Your replies in match { $match }.** Nobody else sees them; what does not fit is forgotten.
replies-line = If { $path }, then { $reply }
replies-none = You have prepared no replies in match { $match }.
replies-dropped = { $count ->
    [0] You had prepared no replies.
    [one] Your reply is forgotten.
   *[other] Your { $count } replies are forgotten.
  }
replies-drop = Forget them
replies-failed = Your prepared reply { $reply } could not be played: the rules do not allow it now.
offered = Offered: the others can now answer in the match.
undo-done = Taken back.
undo-asked = The others have been asked whether you may take that back.
abort-done = Match { $match } is called off.
void-question = **{ $game } { $match }** · { $players }: do you really declare this match void? It will count for nothing, and that cannot be undone.
void-sure = Yes, declare it void
void-done = Match { $match } is void.
replace-asked = { $heir } has been asked.
rematch-asked = You want a rematch; the others have been asked.
rematch-there = The rematch is match { $match }.
rematch = Rematch
more-draw = Offer a draw
more-undo = Take back
more-abort = Call off
draw-agreed = The match is drawn.
abort-question = Do you really call off match { $match }? It counts for nothing.
abort-sure = Yes, call it off
refused-replace-other = Only a moderator of the server may hand on somebody else’s seat. Your own you can hand on without naming it.
refused-replace-there = { $name } is still in this server and must hand on the seat in person.
