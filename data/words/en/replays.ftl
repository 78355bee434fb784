# Past turns seen again: films, and positions turn by turn.

replay = Replay
replay-match = Match film
replay-round = Film of round { $round }
replay-pictures = Turn by turn
replay-show = Show to everyone
# $user mentions a player.
replay-shown = { $user } shows:
replay-title-turn = Match { $match }, turn { $turn }
replay-title-turns = Match { $match }, turns { $first } to { $last }
replay-title-round = Match { $match }, round { $round }
replay-title-match = Match { $match }, the film
replay-best =
    { $best ->
        [one] The best moment first, then the whole match.
       *[other] The { $best } best moments first, then the whole match.
    }
replay-most =
    { $shown ->
        [one] The best of { $count } turns.
       *[other] The best { $shown } of { $count } turns.
    }
replay-told = **{ $turn }** · { $story }
replay-step = Match { $match }, after turn { $turn } of { $last }
replay-unfilmed = There are no flicks to film in this game, so here it is turn by turn.
replay-form-film = film
replay-form-pictures = turn by turn
replay-turn-choice = { $turn } · { $name }
menu-replay = Replay this turn
refused-replay-turn =
    { $last ->
        [0] No turn has been played yet.
       *[other] There’s no turn { $turn }. Choose one from 1 to { $last }.
    }
# $what: "Match 3, turn 5"
refused-replay-nothing = { $what }: nothing moves there, so there’s no film.
refused-replay-failed = I couldn’t make the film. *Text* and *Turn by turn* in `/match replay` still show the turn.
refused-replay-message = There’s no turn in this message. Try a turn’s message, or `/match replay`.
# Turn by turn. $user: a player with their side.
step-set-up = setup
step-clock = default move for { $user }
step-left = { $user } left
step-undone = { $user } took back everything after turn { $turn }
step-agreed = everyone agreed to a draw
step-first = First
step-last = Last
step-back = Back
step-next = Next
step-to = Turn { $turn } of { $last } …
step-sign-first = ⏮
step-sign-back = ◀
step-sign-next = ▶
step-sign-last = ⏭
step-sign-to = { $turn } / { $last } …
step-to-title = Match { $match }, turn by turn
step-to-line = Turn
step-to-hint = A number from 0 (the setup) to { $last }
step-eyes = As seen by …
step-as-everybody = As everyone saw it
step-as = As { $name } saw it
refused-step = “{ $given }” isn’t a turn. Enter a number from 0 to { $last }.
refused-step-failed = I can no longer show the position after turn { $turn }.
