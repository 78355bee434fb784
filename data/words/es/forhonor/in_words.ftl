# For Honor para quien lee el tablero en vez de verlo.
# $hero y $foe son nombres de héroes, $side, $one y $other de bandos, $square y $where casillas como B7.

## El tablero en palabras

# entre las partes de una lista
forhonor-board-and = {"; "}
# $first y $second: los puntos de $one y $other; $target: los puntos por alcanzar
forhonor-board-score = Puntos: { $one } { $first }, { $other } { $second } (meta: { $target }).
# $most: el límite de turnos, 0 si no hay
forhonor-board-turn = { $most ->
    [0] Turno { $turn }.
   *[other] Turno { $turn } de { $most }.
  }
# $first y $second: las cartas de iniciativa de $one y $other que quedan por sacar
forhonor-board-cards = Cartas de iniciativa restantes: { $one } { $first }, { $other } { $second }.
forhonor-board-locked = { $side }: bando bloqueado; sus héroes en espera no vuelven.
forhonor-board-nearly = { $side }: { $target } puntos o más al final del último turno; si se repite, el otro bando queda bloqueado.
forhonor-board-zone-attack = Zona de Ataque, A5–C8
forhonor-board-zone-defence = Zona de Defensa, L11–N14
forhonor-board-zone-centre = Centro, F6–I13
# $owner: de quién es; $fate: sigue igual, o cambia según $would si el turno acabara ahora; $heroes: los $count héroes que hay dentro
forhonor-board-zone = { $zone }: { $owner }{ $count ->
    [0] {""}
   *[other] ; dentro: { $heroes }
  }{ $fate ->
    [changes] ; { $would }
   *[stays] {""}
  }.
# $first y $second: los soldados enlazados del Ataque y de la Defensa
forhonor-board-centre = { $zone }: { $owner }; soldados enlazados: { $first } contra { $second }{ $fate ->
    [changes] ; { $would }
   *[stays] {""}
  }.
forhonor-board-held-0 = del Ataque
forhonor-board-held-1 = de la Defensa
forhonor-board-held-none = de nadie
forhonor-board-would-0 = pasaría al Ataque
forhonor-board-would-1 = pasaría a la Defensa
forhonor-board-would-none = no sería de nadie
# $marks: lo que le queda al héroe
forhonor-board-acting = El { $hero } actúa: { $marks }.
forhonor-board-steps = { $left ->
    [0] no le quedan pasos
    [one] le queda un paso
   *[other] le quedan { $left } pasos
  }
forhonor-board-may-fight = puede combatir
forhonor-board-fought = ya combatió
forhonor-board-unused = poder sin usar
forhonor-board-used = poder usado
# $first ataca con $life, $second tiene $other
forhonor-board-combat = Combate, ronda { $round }: { $first } ({ $life ->
    [one] una vida
   *[other] { $life } vidas
  }) contra { $second } ({ $other ->
    [one] una vida
   *[other] { $other } vidas
  }).
forhonor-board-round-won = La ronda 1 fue para el { $hero }.
forhonor-board-round-tied = La ronda 1 acabó en empate.
forhonor-board-hand = Al { $hero } le quedan { $cards }.
# $seats: los $count que eligieron
forhonor-board-chosen = { $count ->
    [one] { $seats } ya eligió.
   *[other] { $seats } ya eligieron.
  }
forhonor-board-card = Tu carta: { $card }.
# $own: own, el bando de quien lee, u other; $column: por dónde entra
forhonor-board-camp = **{ $side }**{ $own ->
    [own] , tu bando
   *[other] {""}
  }, entra por la columna { $column }
forhonor-board-hero = { $hero }: { $where }.
forhonor-board-ready = { $where }, { $life ->
    [one] una vida
   *[other] { $life } vidas
  }
forhonor-board-acted = { $where }, { $life ->
    [one] una vida
   *[other] { $life } vidas
  }, ya actuó
forhonor-board-waiting = en espera, vuelve a la reserva en el próximo turno
forhonor-board-kept = en espera, el bloqueo le impide volver
forhonor-board-executed = fuera de juego, en espera desde el próximo turno
# $things: las $count cosas que el héroe podría atacar, alcanzar a tiros o eliminar
forhonor-board-reach = { $count ->
    [0] A su alcance: nadie.
   *[other] A su alcance: { $things }.
  }
forhonor-board-attacks = ataque contra { $heroes }
forhonor-board-shots = disparo contra { $heroes }
forhonor-board-soldiers = soldados
forhonor-board-after = { $steps ->
    [0] { $what } (ahora)
    [one] { $what } (1 paso)
   *[other] { $what } ({ $steps } pasos)
  }
# $lanes: carril por carril, las columnas en que están; $linked: cuántos cuentan para el centro
forhonor-board-ranks = Soldados, { $count } de { $most }: { $lanes }. Enlazados: { $linked }.
forhonor-board-row = Orden: { $heroes }.
forhonor-board-packet = Tu paquete:
forhonor-board-offered = **{ $hero }**: { $power }.
forhonor-board-picked = { $count ->
    [0] { $seat }: nadie por ahora.
   *[other] { $seat }: { $heroes }.
  }

## Detalles de un héroe, una zona, un carril o una casilla

forhonor-detail-zone-attack = Zona de Ataque
forhonor-detail-zone-defence = Zona de Defensa
forhonor-detail-zone-centre = Centro
forhonor-detail-lane = Carril { $lane }
forhonor-detail-hero = A las órdenes de { $seat }: { $where }.
# $squares: las $count casillas a las que podría ir el héroe
forhonor-detail-squares = { $count ->
    [0] No puede moverse.
    [one] Puede ir a una casilla: { $squares }.
   *[other] Puede ir a { $count } casillas: { $squares }.
  }
forhonor-detail-entering = { $count ->
    [0] No puede entrar.
   *[other] Puede entrar y llegar a { $count } casillas: { $squares }.
  }
# $later: yes, el héroe ya actuó y no podrá hacerlo hasta el próximo turno
forhonor-detail-attacked = { $later ->
    [yes] ataque del { $hero } en el próximo turno
   *[no] ataque del { $hero }
  }
forhonor-detail-shot = { $later ->
    [yes] disparo del { $hero } en el próximo turno
   *[no] disparo del { $hero }
  }
# $threats: $count amenazas
forhonor-detail-threats = { $count ->
    [0] Ninguna amenaza.
   *[other] Amenazas: { $threats }.
  }
# $first y $second: las columnas con soldados de $one y $other; $heroes: los $count que hay en el carril
forhonor-detail-in-lane = { $lane }: { $one } { $first }, { $other } { $second }{ $count ->
    [0] {""}
   *[other] ; héroes: { $heroes }
  }.
forhonor-detail-soldier = un soldado ({ $side })
# $on: quién está ahí; $free: yes, nadie
forhonor-detail-square = { $free ->
    [yes] **{ $square }**: libre.
   *[no] **{ $square }**: { $on }.
  }
forhonor-detail-part = Parte de: { $zone }.
# $heroes: los $count que podrían llegar
forhonor-detail-near = { $count ->
    [0] { $side }: nadie más puede llegar.
   *[other] { $side } puede llegar con: { $heroes }.
  }

## Vistas previas

forhonor-preview-there = El { $hero } en { $square }
# $there: dónde estaría un héroe, quizá con los pasos que le cuesta
forhonor-preview-put = { $there }.
# $left: la vida que quedaría
forhonor-preview-shot = { $left ->
    [0] El { $hero } cae en { $square }.
    [one] Al { $hero }, en { $square }, le queda una vida.
   *[other] Al { $hero }, en { $square }, le quedan { $left } vidas.
  }
# $gone: la casilla del soldado que caería
forhonor-preview-soldier = Disparo a { $square }: cae el soldado en { $gone }.
forhonor-preview-nobody = No hay nadie en { $square }.
# $hero tiene $life, $foe $other
forhonor-preview-attack = Combate: el { $hero } ({ $life ->
    [one] una vida
   *[other] { $life } vidas
  }) contra el { $foe } ({ $other ->
    [one] una vida
   *[other] { $other } vidas
  }).
# $heroes: aliados del atacante junto a $foe
forhonor-preview-outnumbered = El { $foe } pierde antes una vida por ser dos contra uno (también cerca: { $heroes }).
forhonor-preview-rush = El { $foe } pierde antes una vida por la embestida.

## Un turno, y la imagen que le sigue

# $way: casilla a casilla
forhonor-account-moved = El { $hero } sale de { $start } y pasa por { $way }.
forhonor-alt-packet = Tu paquete: { $heroes }.
forhonor-alt-places = { $side }: { $heroes }.
forhonor-alt-threatened = El { $hero } corre peligro: { $threats }.

## Los bandos en una frase: al principio y dentro

forhonor-the-camp-0 = El Ataque
forhonor-the-camp-1 = La Defensa
forhonor-the-team-0 = el Ataque
forhonor-the-team-1 = la Defensa

## Lo que hizo una activación

# $deeds: camino, acciones y rondas de un combate
forhonor-done-now = El { $hero } hasta ahora: { $deeds }.
forhonor-done-last = Activación del { $hero }: { $deeds }.
forhonor-done-way = camino { $squares }
forhonor-done-killed = { $count ->
    [one] soldado eliminado en { $squares }
   *[other] soldados eliminados en { $squares }
  }
# Las claves siguientes tienen $hero, $square y $start, de donde venía el héroe o el disparo.
forhonor-done-shot = disparo desde { $start } al { $hero } en { $square }
forhonor-done-shoved = empujón al { $hero } de { $start } a { $square }
forhonor-done-healed = curación del { $hero } en { $square }
forhonor-done-fell = caída del { $hero } en { $square }
forhonor-done-executed = ejecución del { $hero } en { $square }
# $hero juega $card y pierde $lost, $foe juega $other y pierde $taken
forhonor-done-bout = ronda { $round }: el { $hero } juega el { $card }{ $lost ->
    [0] {""}
   *[other] { " " }(−{ $lost })
  }; el { $foe }, el { $other }{ $taken ->
    [0] {""}
   *[other] { " " }(−{ $taken })
  }
