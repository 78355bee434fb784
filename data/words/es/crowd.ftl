# Los pronósticos del público.

# Botones. $name: un jugador, un bando o nadie
call-answer = 🔮 Público: { $name }
call-other = 🔮 { $name }
call-winner = 🔮 Público: gana { $name }
call-nobody = Nadie
# Lo que preguntan los botones debajo de un turno. $question: <juego>-call
call-move = 🔮 Público: { $question }
# En privado. $name: el pronóstico; $question: <juego>-call; tras la jugada, cuenta el último de varios
called-move = 🔮 Tu pronóstico – { $question } **{ $name }**. Es secreto hasta que se haga la jugada; solo cuenta el último.
called-winner = 🔮 Tu pronóstico: gana **{ $name }**. Es secreto hasta que termine la partida; solo cuenta el último.
# La misma línea una vez decidido. $right: yes o no
settled-move = 🔮 Tu pronóstico – { $question } **{ $name }**. { $right ->
    [yes] ✅ ¡Acertaste!
   *[no] ❌ Fallaste.
  }
settled-winner = 🔮 Tu pronóstico: gana **{ $name }**. { $right ->
    [yes] ✅ ¡Acertaste!
   *[no] ❌ Fallaste.
  }
# Después. $points: con su signo
settled-points = { $points } puntos
refused-call-plays = Juegas esta partida: los pronósticos son solo para el público.
refused-call-played = Jugaste esta partida: no puedes hacer pronósticos en ella.
refused-call-off = Los pronósticos se desactivaron en este servidor. El tuyo no se contó.
refused-call-closed = Demasiado tarde: ya no se admiten pronósticos. El tuyo no se contó.
# Debajo de un turno. $said: una de las dos siguientes, o ambas con un punto entre ellas
crowd = 🔮 Público: { $said }
# $right de $count pronósticos
crowd-move = { $right } de { $count } { $right ->
    [one] lo vio venir
   *[other] lo vieron venir
  }
crowd-winner = { $right } de { $count } { $right ->
    [one] acertó quién ganaría
   *[other] acertaron quién ganaría
  }
crowd-winner-named = { $right } de { $count } { $right ->
    [one] acertó quién ganaría
   *[other] acertaron quién ganaría
  }: { $names }

oracles-name = Oráculos (pronósticos del público)
# $season: una temporada, o todas
oracles-title = ### 🔮 Oráculos · { $season }
# $place: una medalla o un número; $points puede ser negativo; $right de $count pronósticos, un $share por ciento
oracle-line = { $place } **{ $points }** { $name } · aciertos: { $right } de { $count } ({ $share } %)
oracle-line-own = ▶ { $place } **{ $points }** **{ $name }** · aciertos: { $right } de { $count } ({ $share } %)
oracles-empty = Nadie ha hecho un pronóstico todavía. Mira una partida de este servidor y pulsa un botón 🔮.
oracles-none = Todavía no has hecho ningún pronóstico.
oracles-foot = Cuanto menos probable era un acierto, más puntos da; un fallo los quita. Si respondes al azar, acabas en 0.

# El ajuste, en /servidor configurar.
command-server-setup-calls = pronósticos
command-server-setup-calls-about = ¿Pedir al público que pronostique las jugadas y quién gana?
wish-calls = Pronósticos del público
house-said-calls-on = 🔮 El público puede pronosticar las jugadas y quién gana.
house-said-calls-off = 🔮 No se piden pronósticos al público.
house-calls-on = Abrir los pronósticos
house-calls-off = Cerrar los pronósticos
