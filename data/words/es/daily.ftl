# El puzle del día, y los ejercicios.

# $game: un nombre; $number: del día
daily-title = { $game } · puzle n.º { $number }
# $side: con qué bando juega quien lo resuelve
daily-side = juegas con { $side }
# $number: desde 1; $theme: de qué trata
exercise-title = { $game } · ejercicio { $number } · { $theme }
# $nth, $of: números de intentos
daily-about = intento { $nth } de { $of }
# $at: un momento, como «dentro de 5 horas»
daily-next = -# El próximo puzle llega { $at }.
daily-practice-about = práctica, no cuenta
# $sign: un cuadrado de color; $points: de 0 a 100
daily-reached = { $sign } **{ $points }** · objetivo logrado
daily-partly = { $sign } **{ $points }** · casi
daily-missed = { $sign } **{ $points }** · fallo
# $signs: un cuadrado de color por intento; $count: intentos
daily-left = { $signs } · { $count ->
        [one] queda un intento
       *[other] quedan { $count } intentos
    }
daily-again = Volver a intentarlo
daily-table-button = Resultados
# $place: una medalla o un número; $name: un jugador; $points: de 0 a 100; $signs: un cuadrado de color por intento
daily-line = { $place } **{ $name }** · { $points } · { $signs }
daily-table = **En este servidor**
# $solved: cuántos lograron el objetivo; $players: cuántos lo intentaron
daily-yesterday = **La última vez**: { $solved ->
        [one] lo resolvió
       *[other] lo resolvieron
    } { $solved } de { $players }
# $players: cuántos jugaron; $reached: cuántos lograron el objetivo; $place: el puesto de quien lee
daily-everywhere = -# En todas partes: objetivo logrado por { $reached } de { $players } · tu puesto: { $place }
# $count: días seguidos
daily-streak = 🔥 { $count ->
        [one] 1 día seguido
       *[other] { $count } días seguidos
    }
daily-share = Compartir
# $number: del día
daily-share-number = Pichenette n.º { $number }
daily-play = Jugar
daily-practice = Practicar
daily-before = Última solución
daily-today = Puzle de hoy
# un puzle sacado de una partida que se jugó en el servidor de quien lee
daily-here = De este servidor
# $game: un nombre
daily-here-title = { $game } · de una partida de este servidor
# $game: un nombre
daily-other = { $game } de hoy
# $what: la mejor respuesta conocida
daily-solution = 💡 Mejor respuesta: { $what }
# en la página de un puzle, como título; debajo, mientras la respuesta es secreta
daily-open-best = Mejor respuesta
daily-open-later = Aparece aquí en cuanto los intentos dejan de contar.
# $signs: un cuadrado de color por intento; $points: de 0 a 100
daily-own = Tú: { $signs } · { $points }
daily-ghosts = Fantasmas
daily-ghosts-title = **Los mejores intentos de aquí**
# $place: desde 1, también en la imagen; $name: un jugador; $points: de 0 a 100
daily-ghost = `{ $place }` { $name } · { $points }
daily-ghost-own = `{ $place }` **{ $name }** · { $points } · el tuyo, resaltado
# $game: un nombre; $at: un momento, como «dentro de 2 días»
daily-another-day = Hoy no hay puzle de { $game }. El próximo llega { $at }. Los puzles de hoy:
daily-elsewhere = Ese intento ya lo usaste. Este es el siguiente: pulsa otra vez para jugarlo.
# $game: un nombre; $solved, $count: ejercicios
exercises-title = ### { $game } · ejercicios
    Resueltos: { $solved } de { $count }
# $count: ejercicios
exercises-waiting = -# { $count ->
        [one] Se está preparando uno más.
       *[other] Se están preparando { $count } más.
    }
exercises-hint = Elige un ejercicio
exercises-next = Siguiente ejercicio
exercises-all = Todos los ejercicios
exercises-open = Ejercicios
refused-puzzle = Ese puzle no existe. Escribe `/diario` para ver el de hoy.
# $first: el día del primer puzle; $now: la hora que cree el bot
refused-first-puzzle = El primer puzle llega el { $first }, y mi reloj marca { $now }. Si no es así, quien me aloja tiene que ponerlo en hora.
refused-day-over = El día de ese puzle ya pasó y los intentos no cuentan. Este es el de hoy.
refused-shared = Ya compartiste esto aquí.
refused-ghosts = Podrás ver los intentos de los demás cuando hayas usado todos los tuyos.
refused-no-tries = Todavía no has intentado este puzle. Escribe `/diario`.
