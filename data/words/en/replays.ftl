# Past moves seen again: films, and positions move by move.

replay = Replay
replay-match = Match film
replay-round = Film of round { $round }
replay-pictures = Move by move
replay-show = Show to everyone
# $user mentions a player.
replay-shown = { $user } shows:
replay-title-turn = Match #{ $match }, move { $turn }
replay-title-turns = Match #{ $match }, moves { $first } to { $last }
replay-title-round = Match #{ $match }, round { $round }
replay-title-match = Match #{ $match }, the film
replay-best =
    { $best ->
        [one] The best moment first, then the whole match.
       *[other] The { $best } best moments first, then the whole match.
    }
replay-most =
    { $shown ->
        [one] The best of { $count } moves.
       *[other] The best { $shown } of { $count } moves.
    }
replay-told = **Move { $turn }** · { $story }
replay-step = Match #{ $match }, after move { $turn } of { $last }
replay-unfilmed = There are no flicks to film in this game, so here it is move by move.
replay-form-film = film
replay-form-pictures = move by move
replay-turn-choice = { $turn } · { $name }
menu-replay = Replay this move
refused-replay-turn =
    { $last ->
        [0] No move has been played yet.
       *[other] There’s no move { $turn }. Choose one from 1 to { $last }.
    }
# $what: "Match 3, move 5"
refused-replay-nothing = { $what }: nothing moves there, so there’s no film.
refused-replay-failed = I couldn’t make the film. *Text* and *Move by move* in `/match replay` still show the move.
refused-replay-message = There’s no move in this message. Try the message of a move, or `/match replay`.
# Move by move. $user: a player with their side.
step-set-up = setup
step-clock = default move for { $user }
step-forced = only option for { $user }
step-left = { $user } left
step-undone = { $user } took back everything after move { $turn }
step-agreed = everyone agreed to a draw
step-first = First
step-last = Last
step-back = Back
step-next = Next
step-to = Move { $turn } of { $last }…
step-sign-first = ⏮
step-sign-back = ◀
step-sign-next = ▶
step-sign-last = ⏭
step-sign-to = { $turn } / { $last }…
step-to-title = Match #{ $match }, move by move
step-to-line = Move
step-to-hint = A number from 0 (the setup) to { $last }
step-eyes = As seen by…
step-as-everybody = As everyone saw it
step-as = As { $name } saw it
refused-step = “{ $given }” isn’t a move. Enter a number from 0 to { $last }.
refused-step-failed = I can no longer show the position after move { $turn }.
