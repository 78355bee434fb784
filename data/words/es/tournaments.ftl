# Torneos.

# $fewest, $most: plazas
refused-tournament-places = Este formato admite de { $fewest } a { $most } participantes o equipos.
# $count: cuántos tamaños se pueden elegir; $known: esos
refused-tournament-teams = { $count ->
    [one] Este juego no se juega por equipos. Deja `equipo` sin rellenar.
   *[other] Este juego no admite equipos de ese tamaño. Pon en `equipo` uno de estos: { $known }.
  }
refused-tournament-no-swiss = Solo los torneos suizos permiten elegir el número de `rondas`. Deja esa opción sin rellenar.
# $most: rondas
refused-tournament-rounds = Con tan pocas plazas puede haber { $most } rondas como máximo; con más, habría rivales que se encontrarían dos veces.
refused-tournament-start = Elige un inicio dentro de los próximos 60 días.
# $count: torneos
refused-tournaments-many = Un servidor puede tener { $count } torneos a la vez. Termina o cancela uno antes.
refused-tournament-unknown = Ese torneo no existe en este servidor. `/torneo lista` los muestra.
refused-tournament-full = Este torneo está completo.
# $least, $share: por ciento
refused-tournament-punctual = Este torneo es para quien hace al menos el { $least } % de sus jugadas a tiempo; tú haces el { $share } %. Juega a tiempo para subirlo.
refused-tournament-late = Ya es tarde para unirse a este torneo.
refused-tournament-late-league = Esta temporada terminó. Puedes unirte a la próxima en su tarjeta o con `/torneo unirse`.
refused-tournament-league-teams = Una liga se juega uno contra uno. Deja `equipo` sin rellenar.
# $fewest, $most: participantes
refused-tournament-division = Una división tiene de { $fewest } a { $most } participantes.
refused-tournament-interval = Entre rondas puede pasar de una hora a 60 días. Escribe `0` para que cada una empiece en cuanto termine la anterior.
refused-tournament-no-league = Solo las ligas tienen `división` e `intervalo`. Déjalos sin rellenar o elige el formato *liga*.
refused-tournament-left = Saliste de este torneo y no puedes volver.
refused-tournament-left-league = Te retiraste de esta temporada y no puedes volver a ella. Podrás unirte a la próxima cuando se abra.
refused-tournament-not-in = No estás en este torneo.
refused-tournament-begun = Este torneo ya empezó.
refused-tournament-over = Este torneo ya terminó.
# $count: participantes
refused-tournament-few = Un torneo necesita al menos { $count } participantes.

# Imágenes.

# $round: la última ronda
tournament-picture-round = Ronda { $round }
tournament-picture-round-of = Ronda { $round } de { $last }
# de una eliminatoria
tournament-picture-elimination = Ronda { $round }
tournament-picture-elimination-of = Ronda { $round } de { $last }
# $count: partidas de la ronda que no han terminado
tournament-picture-open = { $count ->
    [one] falta 1 partida
   *[other] faltan { $count } partidas
  }
# antes de la primera ronda
tournament-picture-entrants = { $count ->
    [one] 1 participante
   *[other] { $count } participantes
  }
# $count: cuántos comparten el primer puesto; $names: sus nombres
tournament-picture-won = { $count ->
    [one] Gana: { $names }
   *[other] Ganan: { $names }
  }
# una ronda de una eliminatoria según cuántos siguen en ella; caben 15 letras
tournament-picture-last = { $count ->
    [2] Final
    [4] Semifinales
    [8] Cuartos
    [16] Octavos
    [32] Dieciseisavos
   *[other] Ronda de { $count }
  }
# de una doble eliminación
tournament-picture-semi-final = Semifinal
tournament-picture-final = Final
# cuando quien no tenía derrotas pierde la final
tournament-picture-second-final = Segunda final
tournament-picture-third = Tercer puesto
tournament-picture-bye = descanso
tournament-picture-unbeaten = Sin derrota
tournament-picture-one-loss = Una derrota
# $letter: desde la A
tournament-picture-group = Grupo { $letter }
tournament-picture-division = División { $letter }
tournament-picture-key-up = sube
tournament-picture-key-down = baja
tournament-picture-number = N.º
# qué significan las casillas de color, debajo de una tabla; las iniciales de los desempates, como en las cabeceras
tournament-picture-key-won = victoria
tournament-picture-key-drawn = tablas
tournament-picture-key-lost = derrota
tournament-picture-key-open = abierta
tournament-picture-key-void = anulada
tournament-picture-key-given = descanso o sin rival
tournament-picture-key-missed = retirada
# los números de esas casillas
tournament-picture-key-number = número: n.º del rival
tournament-picture-key-buchholz = BH: puntos de los rivales (Buchholz)
tournament-picture-key-sonneborn_berger = SB: puntos de los rivales vencidos (Sonneborn-Berger)
tournament-picture-key-direct = ED: encuentro directo
# $names: quienes aún pueden ganar
tournament-picture-alt-still = Siguen en juego: { $names }
# cabeceras de columnas, cinco letras como máximo
tournament-picture-points = Pts
tournament-picture-buchholz = BH
tournament-picture-sonneborn_berger = SB
tournament-picture-direct = ED
tournament-picture-wins = Vict.
# $title: el nombre del torneo; $state: por ejemplo *Ronda 3*
tournament-picture-alt = { $title }. { $state }.
tournament-picture-alt-place = { $place }. { $name }: { $points }
# $name: de un torneo
tournament-name = 🏆 { $name }
# $season: su número, desde 1
tournament-season = { $name } · temporada { $season }
# $size: participantes
tournament-form-divisions = liga, divisiones de unos { $size } participantes
# $length: por ejemplo «7 días»
tournament-interval = { $length } entre rondas
tournament-next-season = Ya está dentro quien terminó la temporada pasada o esperaba esta; pulsa *Salir* si no vas a jugar. Quien llega nuevo empieza en la última división.
# en la tarjeta de una temporada que ya empezó; $count: participantes
tournament-waiting = { $count ->
    [0] Ya es posible unirse a la próxima temporada.
    [one] **1** persona espera la próxima temporada.
   *[other] **{ $count }** personas esperan la próxima temporada.
  }
# igual
tournament-next-full = { $count ->
    [0] La próxima temporada está completa por ahora.
    [one] **1** persona espera la próxima temporada, que está completa por ahora.
   *[other] **{ $count }** personas esperan la próxima temporada, que está completa por ahora.
  }
tournament-join-next = Unirse a la próxima
# al final de una temporada; $users: menciones de quienes esperaban la próxima
tournament-turned-away = De momento, fuera de la próxima temporada: { $users }. El botón *Unirse* de su tarjeta te dice cómo estás.
# $at: un momento, por ejemplo «dentro de 5 días»
tournament-next-round = La próxima ronda empieza { $at }. Las partidas en curso siguen.
tournament-fixtures = Calendario
tournament-own-matches = Tus partidas
# títulos en un perfil; $name: de una liga; $division: un número
tournament-title = 🏆 { $name } · temporada { $season } ({ $game })
# de un torneo que no es una liga
tournament-title-once = 🏆 { $name } ({ $game })
tournament-title-division = 🏆 { $name } · temporada { $season }, división { $division } ({ $game })
# $season: su número
tournament-former = Temporada { $season }
# $names: participantes
tournament-going-up = ▲ Suben: { $names }
tournament-going-down = ▼ Bajan: { $names }
tournament-form-round-robin = todos contra todos
tournament-form-swiss = suizo
# $count: rondas
tournament-form-rounds = suizo, { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
tournament-form-knockout = eliminatoria
tournament-form-double = doble eliminación
tournament-form-league = liga
tournament-form-groups = grupos y luego eliminatoria
# $size: participantes
tournament-teams = equipos de { $size }, por sorteo al empezar
# $level: de 1 a 5
tournament-house = el bot (nivel { $level }) ocupa una plaza libre
# $count, $places: participantes
tournament-entered = **{ $count }** de { $places } participantes
# $at: un momento, por ejemplo «dentro de 5 horas»
tournament-starts = Empieza { $at }
# $at: un momento, por ejemplo «dentro de 5 horas»
tournament-full = Completo · empieza { $at }
# $host: una mención; $count: participantes que bastan
tournament-starts-full = Empieza en cuanto esté completo; con { $count } participantes o más, { $host } puede pulsar **Empezar ya**
tournament-join = Unirse
tournament-leave = Salir
tournament-drop-out = Retirarse
tournament-stay = Quedarse
# $name: de un torneo; $kind: de uno que ya empezó
tournament-drop-question = { $kind ->
    [league] ¿Salir de **{ $name }** definitivamente? Das por perdidas las partidas que te quedan y no puedes volver esta temporada.
    [team] ¿Salir de **{ $name }** definitivamente? Todo tu equipo queda fuera, y no puedes volver.
   *[other] ¿Salir de **{ $name }** definitivamente? Quedas fuera y no puedes volver.
  }
# $kind: league u otro
tournament-cancel-question = { $kind ->
        [league] ¿Cancelar **{ $name }** definitivamente? No habrá más rondas ni temporadas.
       *[other] ¿Cancelar **{ $name }** definitivamente?
    }
tournament-cancel = Sí, cancelar
tournament-keep = No, mantener
tournament-start = Empezar ya
tournament-table = Tabla
# $nth, $of: números de rondas; $beside: *match* junto a una partida, que puede tener sus propias rondas; si no, *tournament*
tournament-round = ronda { $nth } de { $of }{ $beside ->
    [match] {" "}del torneo
   *[tournament] {""}
  }
# $nth: el número de la ronda
tournament-round-only = ronda { $nth }{ $beside ->
    [match] {" "}del torneo
   *[tournament] {""}
  }
# de una doble eliminación
tournament-round-elimination = ronda { $nth }{ $beside ->
    [match] {" "}del torneo
   *[tournament] {""}
  }
# $count: participantes
tournament-round-of = { $count ->
        [16] octavos de final
        [32] dieciseisavos de final
       *[other] ronda de { $count }
    }
tournament-final = final
tournament-semi-finals = semifinales
# de una doble eliminación
tournament-semi-final = semifinal
tournament-second-final = segunda final
tournament-quarter-finals = cuartos de final
tournament-quarter-final = cuartos de final
# una partida en otro sitio. $name: de su torneo; $round: por ejemplo *semifinal*
tournament-match-place = 🏆 { $name } · { $round }
# después de tournament-match-place, cuando se pregunta a alguien si abandona
tournament-stake-out = Quedarías fuera del torneo.
tournament-third = tercer puesto
# $pairing: dos participantes
tournament-third-pairing = Tercer puesto: { $pairing }
# $first, $second: participantes
tournament-pairing = { $first } – { $second }
# $name: un participante
tournament-bye = { $name } descansa
# $names: participantes
tournament-forfeit = retirada: { $names } ya no { $count ->
    [one] participa
   *[other] participan
  }
# en la descripción de un evento del servidor
tournament-event-how = Únete con el botón de la tarjeta.
# su última línea; $number: del torneo
tournament-event-mark = Torneo n.º { $number }
# después de tournament-opened
tournament-event-right = Para que figure también entre los eventos del servidor, necesito el permiso «Crear eventos».
tournament-watch = ver
# juega quien lee
tournament-yours = tu partida
# para quienes la juegan y quienes la miran
tournament-match = partida
# en lugar de una ronda, antes de la primera
tournament-begins = a punto de empezar
# $nth: la primera ronda que jugaría
tournament-late = Aún puedes unirte y jugar desde la ronda { $nth }.
tournament-finished = terminado
tournament-stopped = cancelado
# $names: participantes en negrita; $count: cuántos
tournament-won = { $count ->
        [one] ¡{ $names } gana!
       *[other] ¡{ $names } comparten el primer puesto!
    }
# $points: por ejemplo 2½; $halves: medios puntos
tournament-points = { $halves ->
        [1] { $points } pt
        [2] { $points } pt
       *[other] { $points } pts
    }
# después de decir que terminó
tournament-matches-continue = Las partidas en curso siguen.
tournament-cancelled = Este torneo se canceló.
tournament-few = Se apuntó muy poca gente, así que este torneo no se celebra.
tournament-league-ended = **{ $name }** termina aquí: no habrá más rondas ni temporadas.
tournament-few-league = No hay bastantes participantes para otra temporada, así que esta liga termina aquí.
tournament-cancelled-league = Esta liga termina aquí: no habrá más rondas ni temporadas.
tournament-stage-open = abierto
tournament-stage-running = en curso
tournament-stage-finished = terminado
tournament-none = Aquí aún no hay torneos. `/torneo crear` abre uno.
# $name: de un torneo
tournament-stayed = De acuerdo, sigues en **{ $name }**.
tournament-kept = De acuerdo, **{ $name }** no se cancela.
tournament-in = Estás en **{ $name }**.
tournament-joined = Estás en **{ $name }**. Te mencionaré en tu primera partida.
tournament-left = Saliste de **{ $name }**.
# $name: de una liga
tournament-listed = Estás en la lista para la próxima temporada de **{ $name }**. *Salir* te quita de ella.
tournament-stays = Estás en esta temporada de **{ $name }**, y también en la próxima si sigues hasta el final.
# $name: de una liga, con la temporada
tournament-unlisted = Ya no estás en la lista para la temporada que sigue a **{ $name }**.
tournament-dropped = Te retiraste de **{ $name }**. Termina la partida que estás jugando o abandónala.
tournament-opened = Se abre **{ $name }**.
tournament-opened-starts = Se abre **{ $name }**. Empieza el { $when }.
tournament-cancelled-now = Se cancela **{ $name }**.
# en una de sus partidas
tournament-match-moved = **{ $name }** se trasladó aquí, y esta partida también.
tournament-moved = **{ $name }** sigue aquí.
# $channel: un canal
tournament-moved-to = 🏆 **{ $name }** sigue en { $channel }.
tournament-moved-on = 🏆 **{ $name }** sigue más abajo.
refused-tournament-rights = Aquí solo pueden hacerlo miembros con el permiso «Gestionar servidor».
refused-tournament-text = Los torneos necesitan un canal de texto, porque cada partida tiene su hilo.
# $given: lo que se escribió
refused-tournament-when = No entiendo «{ $given }». Escribe cuánto falta, por ejemplo `2h`, `1d 12h` o `30m`.
tournament-export-json = JSON, completo
tournament-export-trf = TRF, para programas de clasificación
# $game: un nombre; $league: yes o no
tournament-usual-name = { $league ->
    [yes] Liga de { $game }
   *[no] Torneo de { $game }
  }
# si ya hay en marcha un torneo con ese nombre; $nth: desde 2
tournament-usual-name-again = { $name } { $nth }
tournament-begun = **{ $name }** empieza ahora.
tournament-before = ◀
tournament-after = ▶
# $name: de un torneo; $channel: un canal
tournament-shut = ⚠️ **{ $name }** está en espera: no puedo publicar en { $channel }.{ $reader ->
    [runner] {" "}Usa `/torneo mover` en otro canal, o comprueba mis permisos con `/servidor comprobar`.
    [checker] {" "}Usa `/torneo mover` en otro canal.
   *[player] {""}
  }

# La página de un torneo: cabeceras de la tabla, y de la lista de quienes están dentro antes de que empiece
tournament-place = Puesto
tournament-player = Participante
# victorias, tablas y derrotas
tournament-balance = Balance
tournament-entrants = Participantes
