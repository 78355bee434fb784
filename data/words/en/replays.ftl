# Turns seen again.

replay = Replay
replay-match = Film of the match
replay-round = Film of round { $round }
replay-pictures = Picture by picture
replay-show = Show to everyone
# $user mentions somebody.
replay-shown = { $user } shows:
replay-title-turn = Match { $match }, turn { $turn }
replay-title-turns = Match { $match }, turns { $first } to { $last }
replay-title-round = Match { $match }, round { $round }
replay-title-match = Match { $match }, the film
replay-best =
    { $best ->
        [one] The best moment first, then everything as it was played.
       *[other] The { $best } best moments first, then everything as it was played.
    }
replay-most =
    { $shown ->
        [one] Of { $count } turns the one most worth seeing.
       *[other] Of { $count } turns the { $shown } most worth seeing.
    }
replay-told = **{ $turn }** · { $story }
replay-step = Match { $match }, after turn { $turn } of { $last }
replay-unfilmed = Nothing is flicked in this game, so there is no film of it. Here it is picture by picture.
replay-form-film = film
replay-form-pictures = picture by picture
replay-turn-choice = { $turn } · { $name }
menu-replay = Replay this turn
refused-replay-turn =
    { $last ->
        [0] The match has seen no turn yet.
       *[other] There is no turn { $turn }; the match has seen { $last }.
    }
# $what: "Match 3, turn 5"
refused-replay-nothing = { $what }: nothing has moved there, so there is no film of it.
refused-replay-failed = The film could not be made. *Text* and *Picture by picture* in `/match replay` show the turn all the same.
refused-replay-message = This message shows no turn of a match. Use it on the message of a turn, or type `/match replay`.
# Step by step. $user: a player with his side.
step-set-up = set up
step-clock = the clock, in place of { $user }
step-left = { $user } left
step-undone = { $user } took back what came after turn { $turn }
step-agreed = all agreed on a draw
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
step-to-title = Match { $match }, step by step
step-to-line = Turn
step-to-hint = A number from 0, the set-up, to { $last }
step-eyes = As seen by …
step-as-everybody = As everybody saw it
step-as = As { $name } saw it
refused-step = “{ $given }” is no turn. Write a number from 0 to { $last }.
refused-step-failed = The position after turn { $turn } can no longer be shown.
