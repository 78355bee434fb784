# Palabras de For Honor. Un nombre tiene su género: `el { $hero }` da *la Valquiria*, `del { $hero }` *del Orochi*.

forhonor-name = For Honor
forhonor-tagline = Dos bandos de cuatro héroes. Controla zonas para puntuar y luego acaba con el otro bando.

forhonor-team-0 = Ataque
forhonor-team-1 = Defensa
# $letter: la de la plaza, $side: su bando
forhonor-seat = { $letter } ({ $side })
# una plaza cuyo nombre no se conoce, como en la imagen
forhonor-letter = { $letter }
forhonor-side-0 = el Ataque, que entra por la columna 1
forhonor-side-1 = la Defensa, que entra por la columna 18

# cuando un bando tiene varias plazas; $player: un nombre, o una letra como en la imagen
forhonor-hero-of = { $hero } ({ $player })
# un héroe o una carta dentro de una frase: la Valquiria, el Escudo
forhonor-the-name = el { $name }
forhonor-hero-warden = Guardián
    .gender = masculine
forhonor-hero-conqueror = Conquistador
    .gender = masculine
forhonor-hero-peacekeeper = Pacificadora
    .gender = feminine
forhonor-hero-lawbringer = Justiciero
    .gender = masculine
forhonor-hero-raider = Saqueador
    .gender = masculine
forhonor-hero-warlord = Señor de la guerra
    .gender = masculine
forhonor-hero-berserker = Berserker
    .gender = masculine
forhonor-hero-valkyrie = Valquiria
    .gender = feminine
forhonor-hero-kensei = Kensei
    .gender = masculine
forhonor-hero-shugoki = Shugoki
    .gender = masculine
forhonor-hero-orochi = Orochi
    .gender = masculine
forhonor-hero-nobushi = Nobushi
    .gender = feminine
forhonor-hero-hint = { $faction }. { $power }
forhonor-faction-knight = Caballeros: golpe más fuerte con el escudo
forhonor-faction-viking = Vikingos: golpe más fuerte con la espada, 9 pasos
forhonor-faction-samurai = Samuráis: golpe más fuerte con la carga
forhonor-power-guard = Si recibe un ataque, no pierde nada al empatar
forhonor-power-bulwark = Pierde una vida menos, una vez por combate
forhonor-power-shot = Dispara a 2, 3 o 4 casillas
forhonor-power-banner = Estandarte: cura 1 vida a aliados cercanos
forhonor-power-shove = Empuja a un vecino 1 o 2 casillas
forhonor-power-rush = Tras 5 pasos, su ataque quita una vida
forhonor-power-skin = Inmune a golpes poderosos y a la ejecución
forhonor-power-reach = Ataca a 2 casillas de distancia
forhonor-power-name-guard = La guardia superior
forhonor-power-name-bulwark = El baluarte
forhonor-power-name-skin = La piel de piedra
forhonor-card-sword = Espada
    .gender = feminine
forhonor-card-charge = Carga
    .gender = feminine
forhonor-card-shield = Escudo
    .gender = masculine
forhonor-hint-card = { $wins ->
    [yes] vence al { $beats } ({ $takes })
   *[no] no puede ganar
  } · { $loses ->
    [yes] pierde contra el { $by } ({ $lost })
   *[no] no puede perder
  }{ $ties ->
    [even] {" "}· empate ({ $given })
    [yes] {" "}· empate { $given }{"\u2060"}–{"\u2060"}{ $taken }
   *[no] {""}
  }
forhonor-soldier = un soldado
forhonor-square = { $square }
# $square: una casilla
forhonor-choice-aside = Apartarse a { $square }
forhonor-spot-reserve = en la reserva
forhonor-zone-attack = la zona de Ataque
forhonor-zone-defence = la zona de Defensa
forhonor-zone-centre = el centro

forhonor-option-fixed_order = Orden de los héroes
forhonor-option-fixed_order-off = elegido carta a carta
forhonor-option-fixed_order-on = fijado antes de la partida
forhonor-option-random = Héroes
forhonor-option-random-off = a elegir
forhonor-option-random-on = repartidos al azar
forhonor-option-target = Puntos por alcanzar
forhonor-option-target-1000 = 1000
forhonor-option-target-800 = 800
forhonor-option-target-600 = 600
forhonor-option-target-400 = 400
forhonor-option-soldiers = Soldados por bando
forhonor-option-soldiers-16 = 16
forhonor-option-soldiers-12 = 12
forhonor-option-soldiers-8 = 8
forhonor-option-max_turns = Límite de turnos
forhonor-option-max_turns-30 = 30
forhonor-option-max_turns-10 = 10
forhonor-option-max_turns-20 = 20
forhonor-option-max_turns-0 = ninguno

forhonor-ask-draft = Elige un héroe y pasa el resto.
forhonor-ask-order = ¿En qué orden actúan tus héroes?
forhonor-ask-displace = El { $hero } debe dejar sitio a un soldado. ¿Adónde va?
forhonor-ask-pick_hero = Carta de { $side }: ¿qué héroe actúa?
forhonor-ask-instead = { $ask } (Quien jugaba este héroe ya no está.)
forhonor-ask-enter = ¿Por dónde entra el { $hero }?
forhonor-ask-step = { $left ->
    [0] Al { $hero } no le quedan pasos. Actúa desde aquí o termina.
    [one] Al { $hero } le queda un paso.
   *[other] Al { $hero } le quedan { $left } pasos.
  }
forhonor-ask-card = Ronda { $round } contra el { $foe }: ¿qué carta?

forhonor-choice-order = { $a }, { $b }, { $c }, { $d }
forhonor-choice-enter = Entrar por { $square }
forhonor-choice-move = Ir a { $square } ({ $steps ->
    [one] un paso
   *[other] { $steps } pasos
  })
forhonor-choice-attack = Atacar al { $hero }
forhonor-choice-kill = Eliminar { $count ->
    [one] un soldado
   *[other] { $count } soldados
  }
forhonor-choice-shoot = Disparar al { $at } en { $square }
forhonor-choice-banner = Alzar el estandarte: curar a { $count ->
    [one] un aliado
   *[other] { $count } aliados
  }
forhonor-choice-shove = Empujar al { $hero } a { $square }
forhonor-deed-attack = { $steps ->
    [0] Entrar y atacar al { $hero }
    [one] Atacar al { $hero } (un paso)
   *[other] Atacar al { $hero } ({ $steps } pasos)
  }
forhonor-deed-kill = { $steps ->
    [0] Entrar por { $square }
    [one] Ir a { $square } (un paso)
   *[other] Ir a { $square } ({ $steps } pasos)
  } y eliminar { $count ->
    [one] un soldado
   *[other] { $count } soldados
  }
forhonor-deed-zone-attack = Ir a la zona de Ataque ({ $steps ->
    [one] un paso
   *[other] { $steps } pasos
  })
forhonor-deed-zone-defence = Ir a la zona de Defensa ({ $steps ->
    [one] un paso
   *[other] { $steps } pasos
  })
forhonor-deed-hero = { $hero }: { $deed }
forhonor-menu-move = Ir a…
forhonor-menu-act = Actuar sobre…
forhonor-menu-enter = Entrar por…
forhonor-choice-end = Terminar la activación
# Otras primeras palabras de un paso escrito, separadas por comas, sin acentos.
forhonor-typed-enter = entra, entrar, e
forhonor-typed-take = zona, toma, tomar, captura, capturar
forhonor-typed-move = ve, va, ir, mueve, mover, avanza, avanzar, camina, caminar, m
forhonor-typed-kill = mata, matar, elimina, eliminar, quita, quitar, k
forhonor-typed-attack = ataca, atacar, ataque, combate, combatir, lucha, luchar, a
forhonor-typed-shoot = dispara, disparar, disparo, tira, tirar, tiro, jabalina, ballesta, arco, d
forhonor-typed-banner = estandarte, alza, alzar, vigor, cura, curar
forhonor-typed-shove = empuja, empujar, empujon
forhonor-typed-end = fin, termina, terminar, acaba, acabar, listo

forhonor-hint-end = Se saca la siguiente carta de iniciativa
forhonor-hint-hero = { $life ->
    [one] una vida
   *[other] { $life } vidas
  }, { $where } · { $power }
# $power: el del objetivo, $before: lo que quita vida antes de la primera ronda, $last: si después no puede haber pasos, o ni pasos ni disparo
forhonor-hint-attack = { $life ->
    [one] una vida
   *[other] { $life } vidas
  }{ $power ->
    [guard] ; no pierde nada en un empate
    [bulwark] ; pierde 1 menos una vez
    [skin] ; sin ejecución posible
   *[none] {""}
  }{ $before ->
    [outnumbered] ; dos contra uno, pierde 1 antes de la ronda 1
    [rush] ; embestida, pierde 1 antes de la ronda 1
    [both] ; dos contra uno y embestida, pierde 2 antes de la ronda 1
   *[none] {""}
  }{ $last ->
    [last] ; después, sin pasos
    [shot] ; después, sin pasos ni disparo
   *[no] {""}
  }
# $squares: las de los soldados que caen, $left: pasos que quedan después, $last: si después no puede haber pasos, o ni pasos ni disparo
forhonor-hint-kill = { $squares }{ $last ->
    [last] ; después, sin pasos
    [shot] ; después, sin pasos ni disparo
   *[no] { $left ->
        [0] {""}
        [one] ; después queda un paso
       *[other] ; después quedan { $left } pasos
      }
  }
forhonor-hint-shot = { $life ->
    [one] una vida
   *[other] { $life } vidas
  }, pierde 1
forhonor-hint-shot-soldier = elimina al soldado más retrasado del grupo, en { $square }
forhonor-hint-beside = junto al { $hero }
forhonor-hint-zone-attack = en la zona de Ataque
forhonor-hint-zone-defence = en la zona de Defensa
forhonor-hint-soldiers = junto a soldados enemigos

forhonor-late-draft = recibes la primera carta de tu paquete
forhonor-late-order = tus héroes actúan en el orden de tu bando
forhonor-late-displace = tu héroe va a la casilla más cercana a tu borde
forhonor-late-pick_hero = actúa el primer héroe de tu bando
forhonor-late-step = termina la activación (un héroe en la reserva entra antes)
forhonor-late-card = se juega una carta al azar

forhonor-refused-over = La partida ha terminado.
forhonor-refused-ask = Esta pregunta ya tiene respuesta.
forhonor-refused-seat = No te toca elegir.
forhonor-refused-seats = For Honor es para dos a ocho personas, no para { $seats }.
forhonor-refused-action = Esa opción no está disponible aquí.
forhonor-refused-packet = Ese héroe no está en tu paquete. Elige uno que lo esté.
forhonor-refused-order = Nombra a los cuatro héroes de tu bando, cada uno una vez.
forhonor-refused-aside = El héroe no puede apartarse a esa casilla. Elige otra.
forhonor-refused-hero = Ese héroe no puede actuar ahora. Elige otro.
forhonor-refused-enter-first = El héroe sigue en la reserva. Haz que entre primero.
forhonor-refused-enter = Esa no es una casilla libre de tu borde. Elige otra.
forhonor-refused-entered = El héroe ya está en { $square }. Planea desde ahí.
forhonor-refused-move = No puedes llegar a { $square } con los pasos que quedan.
forhonor-refused-no-square = No se puede estar en { $square }. Elige una casilla del tablero que no sea un hueco.
forhonor-refused-taken = { $square } está ocupada. Elige una casilla libre.
forhonor-refused-frozen = No puedes ir a { $square }: no hay pasos tras un combate que siguió a un paso.
forhonor-refused-kill = { $most ->
    [0] No hay ningún soldado al alcance. Ponte junto a uno con un paso de sobra.
    [one] Puedes eliminar un soldado.
   *[other] Puedes eliminar de 1 a { $most } soldados.
  }
forhonor-refused-attack = Ese héroe está fuera de alcance. Acércate primero.
forhonor-refused-second-fight = Este héroe ya combatió: un combate por activación.
forhonor-refused-shot = No puedes disparar ahí. Un disparo llega a 2, 3 o 4 casillas en línea recta, una vez, y no tras un combate que acabó con los pasos.
forhonor-refused-banner = El estandarte no curaría a nadie cercano.
forhonor-refused-shove = No puedes empujar tan lejos a ese héroe.
forhonor-refused-card = No tienes esa carta. Juega otra.

forhonor-event-drafted = { $clock ->
    [yes] A { $seat } se le acabó el tiempo y recibe al { $hero }.
   *[no] { $seat } elige al { $hero }.
  }
forhonor-event-dealt = { $seat } recibe al { $hero }.
forhonor-event-committed = { $seat } ya eligió.
forhonor-event-order_laid = { $clock ->
    [yes] A { $seat } se le acabó el tiempo: su bando actúa en el orden por defecto.
   *[no] { $seat } fija el orden de su bando.
  }
forhonor-event-turn_begun = Empieza el turno { $turn }.
forhonor-event-soldiers_came = { $count ->
    [one] { $side } recibe un soldado en { $squares }.
   *[other] { $side } recibe soldados en { $squares }.
  }
forhonor-event-displaced = El { $hero } se aparta a { $square }.
forhonor-event-returned = El { $hero } vuelve a la reserva.
forhonor-event-recovered = Tras su ejecución, el { $hero } ahora espera.
forhonor-event-card_drawn = { $side } actúa.
forhonor-event-card_lost = { $side } pierde una carta de iniciativa.
forhonor-event-activated = El { $hero } actúa.
forhonor-event-kept_out = El { $hero } no puede entrar: no hay casillas libres en el borde.
forhonor-event-entered = El { $hero } entra por { $square }.
forhonor-event-moved = El { $hero } va a { $square } ({ $steps ->
    [one] un paso
   *[other] { $steps } pasos
  }).
forhonor-event-soldiers_killed = { $count ->
    [one] El { $hero } elimina al soldado en { $squares }.
   *[other] El { $hero } elimina a los soldados en { $squares }.
  }
forhonor-event-combat_begun = ¡El { $hero } ataca al { $target }!
forhonor-event-cards_shown = Ronda { $round }: el { $first } juega el { $card }; el { $second }, el { $other }. { $won }.{ $clock ->
    [first] {" "}Al { $first } se le acabó el tiempo: carta al azar.
    [second] {" "}Al { $second } se le acabó el tiempo: carta al azar.
    [both] {" "}A ambas partes se les acabó el tiempo: cartas al azar.
   *[no] {""}
  }
forhonor-round-tied = Empate
forhonor-round-won = El { $hero } gana la ronda
forhonor-event-life_lost = El { $hero } pierde { $life ->
    [one] una vida
   *[other] { $life } vidas
  } { $why }; { $left ->
    [0] no le queda ninguna
    [one] le queda una
   *[other] le quedan { $left }
  }.
forhonor-blow-combat = ante el { $by }
forhonor-blow-outnumbered = ante el { $by }, dos contra uno
forhonor-blow-rush = por la embestida del { $by }
forhonor-blow-shot = por un disparo del { $by }
forhonor-event-spared = { $power } protege al { $hero }.
forhonor-event-fell = { $executed ->
    [yes] ¡Ejecución del { $hero }!
   *[no] El { $hero } cae.
  }
forhonor-event-shot = El { $hero } dispara al { $target } en { $square }.
forhonor-event-healed = El estandarte del { $by } cura al { $hero }: ahora tiene { $life ->
    [one] una vida
   *[other] { $life } vidas
  }.
forhonor-event-shoved = El { $by } empuja al { $hero } a { $square }.
forhonor-event-activation_ended = El { $hero } ya actuó.
forhonor-event-zone_taken = { $taken ->
    [yes] { $side } le quita { $zone } a { $loser }.
    [free] { $side } toma { $zone }.
   *[no] Ya nadie controla { $zone }.
  }
forhonor-event-scored = { $side }: { $change } puntos, { $score } en total{ $cause ->
    [gained] { " " }(zona ganada)
    [lost] { " " }(zona perdida)
   *[held] {""}
  }.
forhonor-event-lock_changed = { $locked ->
    [yes] { $side } queda bajo bloqueo: sus héroes caídos no vuelven.
   *[no] { $side } sale del bloqueo: sus héroes caídos vuelven.
  }
forhonor-event-turn_ended = Fin del turno { $turn }. Ataque { $first }, Defensa { $second }.
forhonor-event-match_over = { $drawn ->
    [yes] Empate.
   *[no] ¡{ $side } gana!
  } Ataque { $first }, Defensa { $second }.
forhonor-event-unanswered = A { $seat } se le acabó el tiempo.
forhonor-event-forced = { $seat } solo tenía una opción: se juega automáticamente.
forhonor-event-forced_several = { $seat } solo tenían una opción: se juega automáticamente.
forhonor-event-gone = { $seat } abandona; su bando decide por sus héroes.

forhonor-outcome-wiped_out = el otro bando queda eliminado, { $first }–{ $second }
forhonor-outcome-turns = por delante { $first }–{ $second } tras el último turno
forhonor-outcome-left = por abandono con { $first }–{ $second }
forhonor-outcome-draw = empate a { $first }–{ $second }

forhonor-picture-headline = { $deed } · turno { $turn } · { $first }–{ $second }
forhonor-picture-deed-draft = Elegir héroes
forhonor-picture-deed-order = Orden de héroes
forhonor-picture-deed-displace = El { $hero } se aparta
forhonor-picture-deed-pick_hero = { $side } elige héroe
forhonor-picture-deed-step = El { $hero } actúa
forhonor-picture-deed-card = { $hero } contra { $foe }
forhonor-picture-deed-won = { $side } gana
forhonor-picture-deed-drawn = Empate
forhonor-spot-waiting = en espera
forhonor-spot-executed = fuera de juego

forhonor-picture-team-0 = Ataque
forhonor-picture-team-1 = Defensa
forhonor-picture-zone-attack = Ataque
forhonor-picture-zone-centre = Centro
forhonor-picture-zone-defence = Defensa
forhonor-picture-turn = turno { $turn }
forhonor-picture-points = { $left ->
    [0] sin pasos
    [one] un paso
   *[other] { $left } pasos
  }
forhonor-picture-faction-knight = Caballero
forhonor-picture-faction-viking = Vikingo
forhonor-picture-faction-samurai = Samurái
forhonor-picture-card-sword = Espada
forhonor-picture-card-charge = Carga
forhonor-picture-card-shield = Escudo
forhonor-picture-card-chosen = ya eligió
forhonor-picture-card-choosing = eligiendo
forhonor-picture-round = ronda { $round }
forhonor-picture-ambush = Cae antes de la ronda 1: −{ $life }
forhonor-picture-how-wiped_out = otro bando eliminado
forhonor-picture-how-turns = tras el último turno
forhonor-picture-how-left = por abandono
forhonor-picture-name-warden = Guardián
    .gender = masculine
forhonor-picture-name-conqueror = Conquist.
    .gender = masculine
forhonor-picture-name-peacekeeper = Pacificadora
    .gender = feminine
forhonor-picture-name-lawbringer = Justiciero
    .gender = masculine
forhonor-picture-name-raider = Saqueador
    .gender = masculine
forhonor-picture-name-warlord = Señor
    .gender = masculine
forhonor-picture-name-berserker = Berserker
    .gender = masculine
forhonor-picture-name-valkyrie = Valquiria
    .gender = feminine
forhonor-picture-name-kensei = Kensei
    .gender = masculine
forhonor-picture-name-shugoki = Shugoki
    .gender = masculine
forhonor-picture-name-orochi = Orochi
    .gender = masculine
forhonor-picture-name-nobushi = Nobushi
    .gender = feminine

# Formas breves para mensajes. $attack y $defence: los puntos que ganó cada bando, con su signo; $soldiers: dónde están los nuevos
forhonor-brief-gone = { $seat } abandona.
forhonor-brief-dealt = Héroes para { $seat }: { $heroes }.
forhonor-brief-scored = Fin del turno { $turn }: Ataque { $attack }, Defensa { $defence }. Marcador: { $first }–{ $second }.
forhonor-brief-came = El { $hero } entra por { $entry } y va a { $square } ({ $steps ->
    [one] un paso
   *[other] { $steps } pasos
  }).
forhonor-brief-turn = Empieza el turno { $turn }. Soldados nuevos: { $soldiers }.
forhonor-brief-soldiers = { $side } { $squares }
forhonor-brief-returned = De vuelta en la reserva: { $heroes }.
forhonor-brief-recovered = { $count ->
    [one] Tras su ejecución, { $heroes } ahora espera.
   *[other] Tras su ejecución, { $heroes } ahora esperan.
  }
forhonor-brief-cards = { $side } { $count }
# $cards: cuántas por bando; $count: cuántas en total
forhonor-brief-lost-cards = { $count ->
    [one] Carta de iniciativa perdida
   *[other] Cartas de iniciativa perdidas
  }: { $cards }.
# $why: lo que aumentó o redujo la pérdida; $left: las vidas que quedan
forhonor-brief-lost = El { $hero } pierde { $life ->
    [one] una vida
   *[other] { $life } vidas
  } ante el { $by } ({ $why }); { $left ->
    [0] no le queda ninguna
    [one] le queda una
   *[other] le quedan { $left }
  }.
forhonor-brief-harder = bono de facción +1
forhonor-brief-twice = golpe poderoso +1
forhonor-brief-braced = Baluarte −1
