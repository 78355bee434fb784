# Jugadas pasadas que se ven otra vez: animaciones, y posiciones jugada a jugada.

replay = Repetición
replay-match = Animación de la partida
replay-round = Animación de la ronda { $round }
replay-pictures = Jugada a jugada
replay-show = Mostrar a todo el mundo
# $user menciona a un jugador.
replay-shown = { $user } muestra:
replay-title-turn = Partida n.º { $match }, jugada { $turn }
replay-title-turns = Partida n.º { $match }, jugadas { $first } a { $last }
replay-title-round = Partida n.º { $match }, ronda { $round }
replay-title-match = Partida n.º { $match }, la animación
replay-best =
    { $best ->
        [one] Primero el mejor momento, después toda la partida.
       *[other] Primero los { $best } mejores momentos, después toda la partida.
    }
replay-most =
    { $shown ->
        [one] La mejor de { $count } jugadas.
       *[other] Las { $shown } mejores de { $count } jugadas.
    }
replay-told = **Jugada { $turn }** · { $story }
replay-step = Partida n.º { $match }, tras la jugada { $turn } de { $last }
replay-unfilmed = En este juego no hay tiros que animar: aquí está jugada a jugada.
replay-form-film = animación
replay-form-pictures = jugada a jugada
replay-turn-choice = { $turn } · { $name }
menu-replay = Repetición de esta jugada
refused-replay-turn =
    { $last ->
        [0] Todavía no se ha hecho ninguna jugada.
       *[other] No hay una jugada { $turn }. Elige una de la 1 a la { $last }.
    }
# $what: «Partida 3, jugada 5»
refused-replay-nothing = { $what }: ahí no se mueve nada, así que no hay animación.
refused-replay-failed = No pude hacer la animación. *Texto* y *Jugada a jugada* en `/partida repetición` siguen mostrando la jugada.
refused-replay-message = En este mensaje no hay ninguna jugada. Prueba con el mensaje de una jugada, o con `/partida repetición`.
# Jugada a jugada. $user: un jugador con su bando.
step-set-up = preparación
step-clock = jugada por defecto de { $user }
step-forced = única opción de { $user }
step-left = { $user } salió de la partida
step-undone = { $user } deshizo todo lo posterior a la jugada { $turn }
step-agreed = tablas de común acuerdo
step-first = Inicio
step-last = Final
step-back = Anterior
step-next = Siguiente
step-to = Jugada { $turn } de { $last }…
step-sign-first = ⏮
step-sign-back = ◀
step-sign-next = ▶
step-sign-last = ⏭
step-sign-to = { $turn } / { $last }…
step-to-title = Partida n.º { $match }, jugada a jugada
step-to-line = Jugada
step-to-hint = Un número de 0 (la preparación) a { $last }
step-eyes = Tal como la vio…
step-as-everybody = Tal como la vio todo el mundo
step-as = Tal como la vio { $name }
refused-step = «{ $given }» no es una jugada. Escribe un número de 0 a { $last }.
refused-step-failed = Ya no puedo mostrar la posición tras la jugada { $turn }.
