# Textos de Offboard.

offboard-name = Offboard
offboard-tagline = Empuja las bolas rivales fuera del tablero, a objetivos de 1 a 3 puntos. Se gana con seis.

offboard-team-0 = Rojo
offboard-team-1 = Amarillo
# $seats: cuántas personas juegan, siempre dos
offboard-side-0 = Rojo (filas A a C; empieza{ $seats ->
   *[other] {""}
  })
offboard-side-1 = Amarillo (filas G a I{ $seats ->
   *[other] {""}
  })

offboard-ask-move = Mueve una casilla una línea de tus bolas.
offboard-ask-air = ¿Reponer tu bola o descartarla?

offboard-choice-way = { $direction }: { $does }
offboard-choice-only = { $direction }
offboard-choice-move = { $cell } { $direction }: { $does }
offboard-choice-plain = { $cell } { $direction }
offboard-choice-cell = { $cell }
offboard-choice-reenter = Reponerla en { $cell }
offboard-choice-discard = Descartarla para siempre y mover
offboard-verb-move = Mover { $cell }
offboard-reenter = Reponerla
offboard-row-A = Fila A
offboard-row-B = Fila B
offboard-row-C = Fila C
offboard-row-D = Fila D
offboard-row-E = Fila E
offboard-row-F = Fila F
offboard-row-G = Fila G
offboard-row-H = Fila H
offboard-row-I = Fila I
offboard-way-E = → este
offboard-way-NE = ↗ noreste
offboard-way-NW = ↖ noroeste
offboard-way-W = ← oeste
offboard-way-SW = ↙ suroeste
offboard-way-SE = ↘ sureste
# dentro de una frase
offboard-toward-E = hacia el este
offboard-toward-NE = hacia el noreste
offboard-toward-NW = hacia el noroeste
offboard-toward-W = hacia el oeste
offboard-toward-SW = hacia el suroeste
offboard-toward-SE = hacia el sureste
# $count: bolas propias, $pushed: bolas rivales
offboard-does-slide = { $count ->
    [one] mueve una bola
   *[other] mueve { $count } bolas
  }
offboard-does-push = { $count } contra { $pushed }: empuja { $pushed }
# $target: de T1 a T12, $value: sus puntos
offboard-does-eject = empuja { $pushed }, la última a { $target }: { $value } { $value ->
    [one] punto
   *[other] puntos
  }
offboard-does-air = empuja { $pushed }, la última a { $target }, ya lleno: al aire
offboard-brief-slide = { $count } bolas
offboard-brief-push = empuja { $pushed }
offboard-brief-eject = suma { $value }
offboard-brief-air = al aire

# $why: una frase; $near: jugadas que quizá se querían hacer
offboard-refused = { $why } { $near }
offboard-near = Prueba { $moves }.
offboard-near-none = {""}
offboard-refused-cell = { $move }: esa casilla no existe.
offboard-refused-direction = { $move }: esa dirección no existe.
offboard-refused-not-yours = { $move }: empieza por una de tus bolas.
offboard-refused-over-the-rim = { $move } empujaría tu propia bola fuera del tablero.
offboard-refused-too-weak = { $move }: { $length } no puede empujar { $pushed }; solo empuja una línea más larga.
offboard-refused-own-behind = { $move }: tu propia bola en { $blocker } cierra el paso.
offboard-refused-taken = { $move }: elige una casilla libre.
offboard-refused-no-air = No tienes ninguna bola en el aire: mueve una línea.
offboard-refused-air-first = Tu bola en el aire va primero. Escribe «reenter» y una casilla, o «discard».
offboard-refused-over = La partida ha terminado.
offboard-refused-ask = Esta pregunta ya tiene respuesta.
offboard-refused-seat = No es tu turno.
offboard-refused-seats = Offboard es para dos personas, no para { $seats }.
offboard-unreadable-empty = Escribe una casilla y una dirección, por ejemplo C4 NE.
offboard-unreadable-no-cell = Empieza por una casilla, por ejemplo C4.
offboard-unreadable-cell = La casilla { $given } no existe. Las filas van de A a I; las columnas, de 1 a 9.
offboard-unreadable-direction = «{ $given }» no es una dirección. Usa E, NE, NO, O, SO o SE.
offboard-unreadable-more = «{ $given }» sobra: una jugada es una casilla y una dirección.

# $side: Rojo o Amarillo
offboard-told-moved = { $side } mueve { $count ->
    [one] { $cell } { $direction }
   *[other] { $count } bolas { $direction } desde { $cell }
  }.
offboard-told-pushed = { $side } empuja { $pushed ->
    [one] una bola
   *[other] { $pushed } bolas
  } { $direction } desde { $cell }.
offboard-told-lodged = { $scorer } suma { $value } ({ $target }): lleva { $score } de 6.
offboard-told-bounced = { $target } está lleno: la bola de { $side } queda en el aire.
offboard-told-reentered = { $side } repone la bola en { $cell }.
offboard-told-discarded = { $side } descarta la bola que tenía en el aire.
offboard-told-passed = { $side } no tiene jugadas legales y pasa.
offboard-told-unanswered = A { $side } se le acabó el tiempo; se hizo una jugada por defecto.
offboard-told-forced = { $side } solo tenía una jugada legal; se jugó automáticamente.
offboard-told-won = Gana { $side }.
offboard-told-drawn = Tablas.

# $foe: los puntos del otro bando.
offboard-outcome-goal = seis puntos a { $foe }
offboard-outcome-cleared = al rival no le quedan bolas
offboard-outcome-discarded = el rival descartó su última bola
offboard-outcome-left = por abandono
offboard-outcome-repetition = la misma posición por tercera vez
offboard-outcome-no-progress = cien turnos sin avances
offboard-outcome-blocked = ningún bando puede mover

offboard-picture-deed-move = Mueve { $side }
offboard-picture-deed-air = { $side }: una bola en el aire
offboard-picture-deed-won = Gana { $side }
offboard-picture-deed-drawn = Tablas
offboard-picture-headline = { $deed } · turno { $turn } · { $red } – { $yellow }
offboard-picture-turn = turno { $turn }
offboard-picture-quiet = { $quiet } de 100 turnos en calma
offboard-picture-air = en el aire
offboard-board-targets = Objetivos y sus puntos, en sentido horario desde arriba a la izquierda: { $targets }
offboard-board-score = Rojo { $red } de 6 puntos, Amarillo { $yellow } de 6
offboard-board-air = En el aire: una bola de { $side }
offboard-board-pushes = { $side } puede empujar: { $moves }
offboard-board-no-pushes = { $side } no puede empujar nada
offboard-board-moves = Jugadas legales: { $moves }
offboard-board-last = Última jugada: { $move } de { $side }
offboard-board-repeated = Esta posición se ha dado { $count ->
    [one] una vez
   *[other] { $count } veces
  }; a la tercera son tablas
offboard-alt-balls = { $side }: { $balls }.
offboard-alt-none = ninguna bola
offboard-alt-preview = Después: { $balls }.
offboard-alt-ghost = { $side } en { $cells }
offboard-detail = **{ $cell }**: { $holds }.
offboard-detail-free = libre
offboard-detail-rim = { $way } el borde
offboard-detail-beside = { $way } { $cell }: { $holds }
offboard-detail-moves = Jugadas legales: { $moves }.

# Lo que pasa si se acaba el tiempo; completa «Si se te pasa, …».
offboard-late-move = se hace la jugada que menos te cuesta
offboard-late-air = tu bola va a la casilla libre más cercana al centro
