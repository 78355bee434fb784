# Palabras de PitchBowl.

pitchbowl-name = PitchBowl
pitchbowl-tagline = Once jugadores a golpe de dedo, uno por uno: lleva el balón a la zona de anotación rival. Gana quien llegue a tres touchdowns (o los que elijas).

pitchbowl-team-0 = Ámbar
pitchbowl-team-1 = Azur
# $seats: cuántas personas juegan, siempre dos
pitchbowl-side-0 = Ámbar (A1 a A11, ataca hacia la derecha{ $seats ->
   *[other] {""}
  })
pitchbowl-side-1 = Azur (B1 a B11, ataca hacia la izquierda{ $seats ->
   *[other] {""}
  })

pitchbowl-ball = el balón
pitchbowl-goal = la zona de anotación
pitchbowl-edge = la línea más cercana
pitchbowl-three-quarter = tres cuartos
pitchbowl-runner = corredor
pitchbowl-piece = { $label } ({ $kind })
# $cell: una casilla, de A1 a I16
pitchbowl-spot = en { $cell }
pitchbowl-spot-off = fuera del campo

pitchbowl-option-touchdowns = Touchdowns para ganar
pitchbowl-option-touchdowns-1 = 1
pitchbowl-option-touchdowns-2 = 2
pitchbowl-option-touchdowns-3 = 3
pitchbowl-option-touchdowns-5 = 5
pitchbowl-option-defensive_placement = Colocación defensiva
pitchbowl-option-defensive_placement-off = no
pitchbowl-option-defensive_placement-on = sí
pitchbowl-option-ko_dv = KO
pitchbowl-option-ko_dv-1100 = por golpes fuertes
pitchbowl-option-ko_dv-0 = no
pitchbowl-option-max_turns = Límite de turnos
pitchbowl-option-max_turns-0 = sin límite
pitchbowl-option-max_turns-20 = 20
pitchbowl-option-max_turns-40 = 40
pitchbowl-option-max_turns-80 = 80
pitchbowl-option-hand = Mano
pitchbowl-option-hand-steady = firme: cada tiro va exactamente adonde apuntas
pitchbowl-option-hand-calm = tranquila: desvíos leves, casi siempre hasta 1° y el 4 % de la fuerza
pitchbowl-option-hand-human = humana: desvíos, casi siempre hasta 2° y el 8 % de la fuerza
pitchbowl-option-toss = Sorteo
pitchbowl-option-toss-drawn = quien gana recibe
pitchbowl-option-toss-chosen = quien gana elige patear o recibir
# $aside: grados a cada lado; $weak y $strong: fuerzas.
pitchbowl-fan = Tu mano puede desviarse: 19 de cada 20 tiros quedan a menos de { $aside }° de donde apuntas, con una fuerza de { $weak } a { $strong }.

pitchbowl-ask-toss = Ganaste el sorteo: ¿patear o recibir?
pitchbowl-ask-setup = Coloca a tus once jugadores en tu mitad.
pitchbowl-ask-kick = Haz el saque inicial.
# $left: jugadores con los que aún se puede tirar
pitchbowl-ask-action = Tira con un jugador (disponibles: { $left }) o termina tu turno.
pitchbowl-ask-bonus = { $piece } tiene un tiro extra.
pitchbowl-ask-fumble_spot = ¡Balón suelto! ¿Dónde lo pones?
pitchbowl-ask-placement = ¿Mover a un jugador sin tocar a nadie?

pitchbowl-choice-kick = Patear
pitchbowl-choice-receive = Recibir
pitchbowl-hint-kick = Te colocas primero y haces el saque inicial; tu rival juega primero
pitchbowl-hint-receive = Tu rival hace el saque inicial; tú juegas primero
pitchbowl-formation-again = La misma
pitchbowl-formation-balanced = Equilibrada
pitchbowl-formation-deep = Profunda
# $turn: grados respecto al frente
pitchbowl-choice-kick-off = { $turn ->
    [0] Recto
   *[other] { $side ->
        [left] { $turn }° a la izquierda
       *[right] { $turn }° a la derecha
      }
  }
pitchbowl-verb-setup = Colocar
pitchbowl-verb-kick = Patear
pitchbowl-choice-steal = { $piece }: robar
pitchbowl-choice-pickup = { $piece }: recoger
pitchbowl-choice-handoff = { $piece }: entregar a { $target }
pitchbowl-choice-pass = { $piece }: pasar
pitchbowl-announce-none = Tiro simple
pitchbowl-announce-steal = Robar
pitchbowl-announce-pickup = Recoger
pitchbowl-announce-handoff = Entregar
pitchbowl-announce-pass = Pasar
# $cell: de A1 a I16
pitchbowl-player-lies = en { $cell }
pitchbowl-player-holds = en { $cell }, tiene el balón
pitchbowl-hint-steal = Debe tocar primero al portador; luego tiene un tiro extra
pitchbowl-hint-pickup = Debe tocar primero el balón; luego tiene un tiro extra
pitchbowl-hint-handoff = Debe tocar primero a ese compañero
pitchbowl-hint-placement = Una carrera sin tocar a nadie; si falla, no hay más colocaciones este turno
pitchbowl-unaimable = { $piece } está fuera del campo. Apunta a un jugador en juego.
pitchbowl-hint-pass = Lanza el balón; lo atrapa el primer jugador al que toca
pitchbowl-choice-end = Terminar el turno
pitchbowl-hint-end = Juega tu rival, y todos vuelven a estar activos
pitchbowl-choice-spot = Poner el balón junto a { $piece }
pitchbowl-verb-spot = Poner el balón
pitchbowl-choice-decline = Sin colocación
pitchbowl-choice-decline_all = Ninguna este turno
pitchbowl-orders-open = Colocación defensiva
pitchbowl-orders = **Colocación defensiva.** ¿Te pregunto después de cada tiro de tu rival? Puedes cambiarlo cuando quieras.
pitchbowl-order-ask = Preguntarme
pitchbowl-order-carrier = Si se mueve el portador
pitchbowl-order-never = No preguntar nunca
pitchbowl-last-no = Seguir
pitchbowl-last-yes = Terminar mi turno
pitchbowl-dial-last = Luego
pitchbowl-dial-last-hint = Termina tu turno con este tiro para impedir una colocación

pitchbowl-refused-over = La partida ha terminado.
pitchbowl-refused-ask = Esta pregunta ya tiene respuesta.
pitchbowl-refused-seat = No es tu turno.
pitchbowl-refused-seats = PitchBowl es para dos personas, no para { $seats }.
pitchbowl-refused-action = Esa opción no está disponible aquí.
pitchbowl-refused-angle = Elige una dirección de 0° a 360°.
pitchbowl-refused-strength = Elige una fuerza de 1 a 100.
pitchbowl-refused-unknown = No hay ningún jugador { $piece }.
pitchbowl-refused-not-yours = { $piece } no es tuyo: elige uno de tus jugadores.
pitchbowl-refused-out = { $piece } está fuera del campo hasta el próximo saque inicial.
pitchbowl-refused-passive = { $piece } ya actuó este turno: elige otro jugador.
pitchbowl-refused-bonus = { $piece } tiene un tiro extra: hazlo primero.
pitchbowl-refused-no-steal = Ningún rival tiene el balón: no hay nada que robar.
pitchbowl-refused-spent-steal = Ya intentaste un robo este turno: anuncia otra cosa.
pitchbowl-refused-no-pickup = El balón no está libre: no se puede recoger.
pitchbowl-refused-spent-pickup = Ya intentaste una recogida este turno: anuncia otra cosa.
pitchbowl-refused-no-handoff = { $piece } no tiene el balón: solo puede entregar el portador.
pitchbowl-refused-target = Entrega el balón a un compañero que esté en el campo.
pitchbowl-refused-no-pass = Solo puede pasar el portador del balón.
pitchbowl-refused-spent-pass = Ya hiciste un pase este turno: corre o entrega el balón.
pitchbowl-refused-side = Pon el balón a { $most }° como máximo de la dirección del pase.
pitchbowl-refused-no-room = No hay sitio para el balón en ese lado: elige otro lado u otra dirección.
pitchbowl-refused-no-room-there = No hay sitio para el balón ahí: elige otro lado.
pitchbowl-refused-kick = Desvía el saque inicial { $most }° como máximo.
pitchbowl-refused-eleven = Coloca a tus once jugadores, cada uno una vez.
pitchbowl-refused-place = Una posición lleva dos números: x e y.
pitchbowl-refused-lines = { $piece } debe quedar entero dentro de las líneas.
pitchbowl-refused-median = { $piece } pasa de la línea central: llévalo hacia atrás.
pitchbowl-refused-close = { $piece } y { $other } están a menos de medio milímetro: mueve uno de los dos.
pitchbowl-refused-centre = { $count ->
    [0] Ningún jugador está pegado
    [one] Solo un jugador está pegado
   *[other] Solo { $count } jugadores están pegados
  } al medio de la línea central; necesitas { $needed }.
pitchbowl-refused-wing-0 = Demasiados jugadores en el ala de las filas A y B ({ $pieces }): { $most } como máximo.
pitchbowl-refused-wing-1 = Demasiados jugadores en el ala de las filas H e I ({ $pieces }): { $most } como máximo.
# dos frases
pitchbowl-refused-and = { $first } { $others }

pitchbowl-event-toss_won = { $side } gana el sorteo.
pitchbowl-event-side_chosen = { $side } { $kick ->
    [yes] hará el saque inicial
   *[no] recibirá el saque inicial
  }.
pitchbowl-event-team_ready = { $side } está en posición.
pitchbowl-event-setup_ready = { $side } se coloca en secreto.
pitchbowl-event-setup_void = { $side } debe volver a colocarse: un jugador está demasiado cerca de otro del equipo que patea.
pitchbowl-event-kicked_off = { $side } hace el saque inicial; el balón cae { $spot }.
pitchbowl-event-ball_moved = El balón cae sobre un jugador: se aparta a un lado.
pitchbowl-event-given = { $cause ->
    [touch_back] Touchback: { $player } recibe el balón.
   *[ball_out] { $player } recibe el balón.
  }
pitchbowl-announced-none = {""}
pitchbowl-announced-steal = , para robar el balón
pitchbowl-announced-pickup = , para recoger el balón
pitchbowl-announced-handoff = , para entregar el balón a { $target }
pitchbowl-event-slipped = La mano se desvía: { $player } apuntaba a { $angle }°, fuerza { $strength }.
pitchbowl-event-flicked = { $bonus ->
    [yes] Tiro extra de { $player } a { $angle }°, fuerza { $strength }
   *[no] Tiro de { $player } a { $angle }°, fuerza { $strength }
  }{ $announced }.
pitchbowl-event-thrown = { $player } lanza el balón a { $angle }°, fuerza { $strength }.
pitchbowl-event-met = { $deed ->
    [support] { $player } apoya a { $other }.
    [block] { $player } bloquea a { $other }.
   *[ball] { $player } toca el balón.
  }
pitchbowl-event-effort_made = { $player } usa el esfuerzo extra.
pitchbowl-event-stolen = ¡{ $player } le roba el balón a { $other }!
pitchbowl-event-picked_up = { $player } recoge el balón.
pitchbowl-event-handed_off = { $player } entrega el balón a { $other }.
pitchbowl-event-caught = { $player } atrapa el pase de { $other }.
pitchbowl-event-intercepted = ¡{ $player } intercepta el pase de { $other }!
pitchbowl-event-failed = { $deed ->
    [steal] { $player } no consigue robar el balón.
    [pickup] { $player } no consigue recoger el balón.
    [handoff] La entrega falla: { $player } suelta el balón.
   *[pass] El pase de { $player } no llega a nadie.
  }
pitchbowl-event-cleared = { $player } toca el balón libre: es un despeje.
pitchbowl-event-overshot = { $player } va demasiado lejos y cae.
pitchbowl-event-went_out = { $player } sale del campo.
pitchbowl-event-ball_out = El balón está fuera.
pitchbowl-event-knocked_out = { $player } queda KO.
pitchbowl-event-ball_put = El balón se pone junto a { $player }.
pitchbowl-event-bonus_lost = Tiempo agotado: { $player } pierde el tiro extra.
pitchbowl-event-placed = { $player } cambia de sitio.
pitchbowl-event-placement_annulled = { $why ->
    [touched] { $player } tocó otra pieza y vuelve a su sitio. No hay más colocaciones este turno.
    [far] { $player } fue demasiado lejos y vuelve a su sitio. No hay más colocaciones este turno.
   *[other] { $player } tocó otra pieza o fue demasiado lejos, y vuelve a su sitio. No hay más colocaciones este turno.
  }
pitchbowl-event-placement_declined = { $side } no hace ninguna colocación.
pitchbowl-event-touchdown = ¡Touchdown! { $player } anota para { $side }: { $red } – { $blue }.
pitchbowl-event-turn_ended = { $ended ->
    [yes] { $side } termina el turno.
   *[no] Fin del turno de { $side }: { $reasons }.
  }
pitchbowl-event-kick_off_due = Todos vuelven; { $side } hace el saque inicial.
pitchbowl-event-unanswered = A { $side } se le acabó el tiempo: se hace la jugada por defecto.
pitchbowl-event-forced = { $side } solo tenía una opción: se juega automáticamente.
pitchbowl-event-gone = { $side } abandona.
pitchbowl-event-match_over = { $drawn ->
    [yes] Empate, { $first } – { $second }.
   *[no] { $side } gana, { $first } – { $second }.
  }

# En mensajes, sin ángulo ni fuerza. $players: etiquetas en una lista; $deeds: varias en una lista.
pitchbowl-brief-player = { $player }
pitchbowl-brief-ran = { $count ->
    [one] { $players } corre.
   *[other] { $players } corren.
  }
pitchbowl-brief-met = { $deeds }.
pitchbowl-brief-deed = { $deed ->
    [support] { $player } apoya a { $other }
    [block] { $player } bloquea a { $other }
   *[ball] { $player } toca el balón
  }
pitchbowl-brief-thrown = { $player } lanza el balón.

pitchbowl-effort = { $player } usa el esfuerzo extra de tu equipo.
pitchbowl-risk = { $reason ->
    [fall] { $player } va demasiado lejos y cae: fin del turno.
    [out] { $player } sale del campo: fin del turno.
    [clearance] { $player } toca el balón libre sin recogerlo: fin del turno.
    [steal] { $player } no toca primero al portador: no hay robo y termina tu turno.
    [pickup] { $player } no llega primero al balón: no hay recogida y termina tu turno.
    [handoff] { $player } no le da: balón suelto, fin del turno.
    [intercepted] { $player } intercepta el pase: fin del turno.
    [ball_out] El balón sale del campo: fin del turno.
    [conceded] { $player } entra de un empujón en tu zona de anotación con el balón: touchdown de tu rival.
   *[pass] Nadie atrapa el pase: fin del turno.
  }
pitchbowl-risk-knock-out = { $player } queda KO y no puede actuar este turno.
pitchbowl-risk-placement = { $reason ->
    [touches] { $player } toca otra pieza: la colocación falla.
   *[far] { $player } va demasiado lejos: la colocación falla.
  }

pitchbowl-reason-FUMBLE = un balón suelto
pitchbowl-reason-FALL = una caída
pitchbowl-reason-PLAYER_OUT = un jugador fuera
pitchbowl-reason-CLEARANCE = un despeje
pitchbowl-reason-BALL_OUT = el balón fuera
pitchbowl-reason-INTERCEPTION = una intercepción
pitchbowl-reason-ALL_PLAYED = ya jugaron todos
pitchbowl-reason-TOUCHDOWN = un touchdown
pitchbowl-reason-END = como se anunció
pitchbowl-reason-and = { $first }, { $other }

pitchbowl-outcome-touchdowns = { $first ->
    [one] un touchdown a { $second }
   *[other] { $first } touchdowns a { $second }
  }
pitchbowl-outcome-turns = { $first }–{ $second } tras el último turno
pitchbowl-outcome-left = por abandono
pitchbowl-outcome-draw = { $red }–{ $blue } tras el último turno

pitchbowl-picture-turn = turno { $turn }
pitchbowl-picture-strength = fuerza { $strength }
pitchbowl-picture-effort = esfuerzo
pitchbowl-picture-pass = pase
pitchbowl-picture-steal = robo
pitchbowl-picture-pickup = recogida
pitchbowl-picture-touchdown = ¡Touchdown!
pitchbowl-picture-score = { $red } – { $blue }
pitchbowl-picture-headline = { $deed } · Ámbar { $red } – { $blue } Azur
pitchbowl-picture-deed-toss = { $side } elige
pitchbowl-picture-deed-setup = { $side } se coloca
pitchbowl-picture-deed-both = Ambos bandos se colocan
pitchbowl-picture-deed-kick = { $side } patea
pitchbowl-picture-deed-action = { $side } juega
pitchbowl-picture-deed-bonus = { $side }: tiro extra
pitchbowl-picture-deed-fumble_spot = { $side } pone el balón
pitchbowl-picture-deed-placement = { $side } mueve a un jugador
pitchbowl-picture-deed-won = { $side } gana
pitchbowl-picture-deed-drawn = Empate

pitchbowl-late-toss = recibes y tu rival hace el saque inicial
pitchbowl-late-setup = se coloca la formación equilibrada
pitchbowl-late-kick = el saque inicial va recto, con fuerza 60
pitchbowl-late-action = termina tu turno
pitchbowl-late-bonus = se pierde el tiro extra y tu turno sigue
pitchbowl-late-fumble_spot = el balón se pone del lado de tu jugador más cercano
pitchbowl-late-placement = no se coloca a nadie

# Rótulos de las animaciones
pitchbowl-film-stolen = { $player } le roba el balón a { $other }
pitchbowl-film-picked_up = { $player } recoge el balón
pitchbowl-film-handed_off = { $player } entrega el balón a { $other }
pitchbowl-film-caught = Lo atrapa { $player }
pitchbowl-film-intercepted = Lo intercepta { $player }
pitchbowl-film-cleared = { $player } despeja el balón
pitchbowl-film-overshot = { $player } cae
pitchbowl-film-went_out = { $player } está fuera
pitchbowl-film-ball_out = El balón está fuera
pitchbowl-film-knocked_out = { $player } queda KO
pitchbowl-film-given = El balón es para { $player }
pitchbowl-film-failed-steal = { $player } falla el robo
pitchbowl-film-failed-pickup = { $player } no llega al balón
pitchbowl-film-failed-handoff = { $player } suelta el balón
pitchbowl-film-failed-pass = Pase incompleto
pitchbowl-film-placement_annulled = La colocación no cuenta
pitchbowl-film-touchdown = { $player } anota

# $left: lo que aún se puede hacer una vez este turno
pitchbowl-tally = Ámbar { $red } – { $blue } Azur · disponible: { $left }
pitchbowl-tally-score = Ámbar { $red } – { $blue } Azur
pitchbowl-tally-effort = esfuerzo extra
pitchbowl-tally-pass = pase
pitchbowl-tally-steal = robo
pitchbowl-tally-pickup = recogida
pitchbowl-tally-nothing = nada
pitchbowl-tally-and = { $first }, { $other }
