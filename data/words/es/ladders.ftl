# Clasificaciones y perfiles: cómo va cada cual según sus partidas por puntos.

scope-server = este servidor
scope-world = el mundo
scope-thread = quienes juegan aquí
season-all = todas las temporadas
season = T{ $quarter } { $year }
season-over = ### 🏁 Fin de la temporada { $season }
refused-season = No conozco la temporada «{ $given }». Elige una de la lista, o escribe un trimestre como `2026-4`.
ladder-title = ### 🏆 { $game } · { $scope } · { $season }
# $balance: lo que dice `balance`.
ladder-line = { $place } **{ $points }** { $name } · { $balance }
ladder-line-own = ▶ { $place } **{ $points }** **{ $name }** · { $balance }
# Victorias, tablas, derrotas.
balance = { $wins }{"\u00A0"}V · { $draws }{"\u00A0"}T · { $losses }{"\u00A0"}D
# $waiting: quienes aún tienen pocas partidas; $needed: cuántas hacen falta.
ladder-foot = -# En la clasificación: { $count }{ $waiting ->
    [0] {""}
   *[other] {" "}· en camino: { $waiting } (hacen falta { $needed } partidas por puntos)
  }
ladder-empty = Todavía no hay nadie en la clasificación: hacen falta { $count } partidas por puntos. { $waiting ->
    [0] Empieza una con `/jugar por-puntos:Verdadero`.
    [one] Una persona va en camino.
   *[other] { $waiting } personas van en camino.
  }
# Debajo de quienes juegan en un hilo o canal, con o sin clasificación.
ladder-foot-provisional = -# ? provisional: menos de { $needed } partidas por puntos
ladder-foot-resting = -# 💤 ninguna partida por puntos en { $days } días
ladder-empty-here = De quienes juegan aquí, nadie ha terminado todavía una partida por puntos.
ladder-empty-past = Nadie entró en la clasificación esa temporada.
# Puntos que todavía son provisionales.
points-provisional = { $points }?
ladder-not-world = -# Las partidas de este servidor no cuentan aquí. Quien lo gestiona puede cambiarlo en `/servidor configurar`.
ladder-find = ¿Dónde estoy?
ladder-again = Actualizar
ladder-you = Estás en el puesto { $place } de { $count }.
ladder-you-none = Ninguna de tus partidas cuenta aquí todavía. Hacen falta { $needed } para entrar en la clasificación; empieza una con `/jugar por-puntos:Verdadero`.
ladder-you-soon = Tienes **{ $points }?** puntos tras { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }. { $missing ->
    [one] Una más y entras en la clasificación.
   *[other] { $missing } más y entras en la clasificación.
  }
ladder-you-resting = Tienes **{ $points }** puntos tras { $count } partidas, pero no has jugado ninguna en los últimos { $days } días. Juega una para volver a la clasificación.

menu-profile = Perfil
profile-title = ### { $user } · { $game }
profile-none = { $user } no ha terminado aquí todavía ninguna partida por puntos. `/jugar por-puntos:Verdadero` empieza una.
profile-none-own = Todavía no has terminado ninguna partida por puntos. `/jugar por-puntos:Verdadero` empieza una.
profile-none-game = { $user } no ha terminado aquí todavía ninguna partida por puntos de { $game }.
profile-none-game-own = Todavía no has terminado ninguna partida por puntos de { $game }. `/jugar por-puntos:Verdadero` empieza una.
# En un botón, hacia el historial
profile-history = Todas las partidas
# $place: lo que dice `profile-place`, `profile-soon` o `profile-resting`.
# $where: lo que dice `profile-world`, `profile-server` o `profile-elsewhere`.
profile-points = **{ $points }** { $where } · { $place }
profile-world = en el mundo
profile-server = en { $server }
profile-elsewhere = en otro servidor
profile-place = puesto { $place } de { $count }
profile-soon = provisional, { $missing ->
    [one] falta una partida
   *[other] faltan { $missing } partidas
  } para entrar en la clasificación
profile-resting = en reposo, fuera de la clasificación hasta la próxima partida
profile-games = { $count ->
    [one] 1 partida por puntos
   *[other] { $count } partidas por puntos
  }: { $balance }
profile-unrated = { $count ->
    [one] 1 partida sin puntos
   *[other] { $count } partidas sin puntos
  }: { $balance }
profile-practised = { $count ->
    [one] 1 partida con el bot
   *[other] { $count } partidas con el bot
  }: { $balance }
# Partidas con y sin puntos entre quien lee y $user, primero las victorias de quien lee.
profile-score = Tú y { $user }: { $wins }–{ $losses }{ $draws ->
    [0] {""}
    [one] , 1 en tablas
   *[other] , { $draws } en tablas
  }
profile-best = Récord desde la entrada en la clasificación: { $points }
# $points: los de todas las temporadas, antes de la actualización.
profile-recalculated = Antes de la última actualización: { $points }. Los equipos de distinto tamaño se comparan ahora por la media de sus integrantes, así que todas las partidas se contaron de nuevo.
profile-season = Esta temporada: { $points } · { $balance }
# $titles: medallas con los nombres de las temporadas
profile-titles = Títulos: { $titles }
profile-form = Forma (la última al final): { $form }
form-won = V
form-drew = T
form-lost = D
profile-rivals = Rivales: { $rivals }
profile-rival = { $name } ({ $balance })
profile-favourite = Pieza favorita: { $piece }, { $share } % de { $count } jugadas
profile-other = Otro juego
# $points: los últimos; $low y $high: lo más bajo y lo más alto.
curve-alt = Puntos en las últimas { $count } partidas: ahora { $points }, entre { $low } y { $high }.

# $change: un número con su signo.
gain = { $user } { $points } ({ $change })
gains = 📈 { $gains }
gains-none = Esta partida no cuenta para la clasificación: un bando no llegó a jugar.

# Lo que daría una victoria y costaría una derrota.
# $ranked: no si los puntos son provisionales.
odds-stake = 📈 { $user } { $points }{ $ranked ->
    [yes] {""}
   *[no] {" "}(provisional)
  } · victoria { $win } · derrota { $loss }
odds = { $user } { $points }{ $ranked ->
    [yes] {""}
   *[no] {" "}(provisional)
  }
odds-nothing = No hay puntos en juego: estos rivales ya se enfrentaron demasiadas veces hoy.
