# Lo que dice un comentarista sobre un turno. Un mensaje tiene hasta cuatro versiones; $say, de 0 a 3, elige entre ellas.
# $puck, $by, $foe, $other, $own, $one, $two, $guard y $block son etiquetas como B2 o S1; $team es un bando.

## For Honor

forhonor-comment-draft-faction = { $say ->
    [0] El { $hero } se une a la familia: { $seat } colecciona una sola facción.
    [1] Todo queda en familia: { $seat } suma al { $hero }.
   *[2] Dios los cría y ellos se juntan: { $seat } se lleva al { $hero }.
}
forhonor-comment-idle = { $say ->
    [0] El { $hero } se queda en { $square } y deja que trabajen los demás.
    [1] Ni un paso, ni un golpe: el { $hero } vigila { $square }.
    [2] El { $hero } hace de estatua en { $square }.
   *[3] Al { $hero } le gusta { $square }. Sin planes ni prisas.
}
forhonor-comment-dispute = { $say ->
    [0] El { $hero } entra en { $zone }. El { $foe } esperaba un turno tranquilo.
    [1] El { $hero } quiere { $zone }, y el { $foe } también.
    [2] El { $foe } tiene visita en { $zone }: el { $hero }.
   *[3] El { $hero } y el { $foe } en { $zone }: ahí sobra alguien.
}
forhonor-comment-raids = { $say ->
    [0] El { $hero } está en { $zone }, en plena tierra enemiga.
    [1] ¡Incursión! El { $hero } llega a { $zone }.
    [2] Nadie detuvo al { $hero } de camino a { $zone }.
   *[3] Si el { $hero } se queda ahí, { $zone } cambia de manos.
}
forhonor-comment-between = { $say ->
    [0] El { $hero } se mete entre { $count } enemigos. Valor, o malas cuentas.
    [1] { $count } enemigos alrededor del { $hero }. ¿Qué puede salir mal?
    [2] El { $hero } tiene { $count } vecinos, y ninguno es amable.
   *[3] El { $hero } contra { $count }. Que alguien mande ayuda.
}
forhonor-comment-escapes = { $say ->
    [0] El { $hero } escapa del { $foe } por los pelos.
    [1] Con heridas, pero lejos: el { $hero } deja atrás al { $foe }.
    [2] El { $foe } se da la vuelta. Ni rastro del { $hero }.
   *[3] El { $hero } se va cojeando, sin despedirse del { $foe }.
}
forhonor-comment-kill-all = { $say ->
    [0] El { $hero } barre del tablero al último soldado de { $team }.
   *[1] No queda ni un soldado de { $team }: por aquí pasó el { $hero }.
}
forhonor-comment-kill-lane = { $say ->
    [0] El carril { $lane } queda limpio de soldados de { $team }: se encargó el { $hero }.
    [1] El { $hero } despeja el carril { $lane }. Ahí no queda nada de { $team }.
   *[2] El { $hero } elimina al último soldado de { $team } en el carril { $lane }.
}
forhonor-comment-shot-fell = { $say ->
    [0] Un disparo, una caída: el { $hero } abate de lejos al { $foe }.
    [1] El { $foe } ni llegó a acercarse. Al { $hero } le bastó un disparo.
   *[2] El { $hero } no falla, y el { $foe } cae.
}
forhonor-comment-shove-out = { $say ->
    [0] Fuera de { $zone }: el { $hero } aparta al { $foe } con el hombro.
    [1] El { $foe } estaba en { $zone } hasta que llegó el { $hero }.
   *[2] El { $hero } le enseña al { $foe } la salida de { $zone }.
}
forhonor-comment-banner-saved = { $say ->
    [0] El { $mate } estaba en las últimas. El { $hero } alza el estandarte justo a tiempo.
   *[1] Al borde del abismo, el { $mate } recobra fuerzas gracias al { $hero }.
}
forhonor-comment-card-sword = la espada
forhonor-comment-card-charge = la carga
forhonor-comment-card-shield = el escudo
forhonor-comment-dare-last = { $say ->
    [0] Una sola vida, y el { $hero } ataca al { $foe }. Todo o nada.
    [1] Al { $hero } le queda una vida y la apuesta contra el { $foe }.
   *[2] ¿Desesperación o astucia? El { $hero } ataca al { $foe } con una sola vida.
}
forhonor-comment-tied-hard = { $say ->
    [0] El { $hero } y el { $foe } sacan { $card } a la vez. Eso duele.
    [1] Las grandes mentes piensan igual: el { $hero } y el { $foe } se dan con todo.
   *[2] Nadie cede: el { $hero } y el { $foe } lo reciben de lleno.
}
forhonor-comment-read = { $say ->
    [0] El { $hero } vio venir { $other }: todo el mundo conoce los gustos del { $foe }.
    [1] El { $foe } juega su carta favorita. El { $hero } contaba con ello.
   *[2] Con { $card } contra { $other }, el { $hero } lee al { $foe } como un libro abierto.
}
forhonor-comment-twice = { $say ->
    [0] Las dos rondas para el { $hero }: el { $foe } no tuvo respuesta.
    [1] El { $hero } vence dos veces al { $foe }, y la segunda duele más.
   *[2] Dos cartas, dos golpes: el { $hero } desarma al { $foe }.
}
forhonor-comment-revenge = { $say ->
    [0] El { $hero } se la devuelve al { $foe } en la segunda ronda.
    [1] Una ronda para cada cual: el { $hero } responde con { $card }.
   *[2] El { $foe } tuvo la primera palabra; el { $hero }, la última.
}
forhonor-comment-executed = { $say ->
    [0] El { $foe } gana dos veces y ejecuta al { $hero }. Se hace el silencio.
    [1] Sin piedad: el { $foe } ejecuta al { $hero }.
   *[2] El { $hero } se arrodilla. El { $foe } no duda.
}
forhonor-comment-both-fell = { $say ->
    [0] El { $hero } y el { $foe } caen a la vez. No queda nadie para presumir.
   *[1] Doble KO: el { $hero } y el { $foe } lo hablarán en la reserva.
}
forhonor-comment-fell-last = { $say ->
    [0] Cae el { $hero }: { $team } se queda sin nadie en el tablero.
   *[1] Con el { $hero } cae el último héroe de { $team } en el tablero.
}
forhonor-comment-fell = { $say ->
    [0] El { $foe } derriba al { $hero }.
    [1] Era la última vida: el { $hero } cae ante el { $foe }.
   *[2] El { $foe } sigue en pie. El { $hero }, no.
}
forhonor-comment-centre-hair = { $say ->
    [0] Un soldado más, { $most } a { $least }: { $team } toma el centro.
   *[1] Por un solo par de botas, { $most } a { $least }: el centro es para { $team }.
}
forhonor-comment-zone-stolen = { $say ->
    [0] { $side } le arrebata { $zone } a { $loser }.
    [1] { $side } toma { $zone } mientras { $loser } mira hacia otro lado.
   *[2] Cien más para { $team }, cien menos para { $loser }: { $zone } cambia de manos.
}
forhonor-comment-overtaken = { $say ->
    [0] { $side } se pone por delante: { $first }–{ $second }.
    [1] Cambio en cabeza, { $first }–{ $second }: { $team } sonríe.
   *[2] { $side } le da la vuelta a la partida, { $first }–{ $second }.
}
forhonor-comment-comeback = { $say ->
    [0] { $side } estaba a leguas. Ahora son solo { $gap } puntos.
    [1] Mira quién vuelve: { $team }, a solo { $gap } puntos.
   *[2] { $side } vuelve a la partida, a { $gap } puntos.
}
forhonor-comment-locked = { $say ->
    [0] La puerta se cierra de golpe: los héroes caídos de { $team } ya no vuelven.
    [1] { $side } queda bajo bloqueo: quien caiga, no se levanta.
   *[2] Desde ahora, { $team } no puede perder a nadie.
}
forhonor-comment-over-wiped = { $say ->
    [0] Ni un héroe enemigo: el campo de batalla es de { $team }.
   *[1] { $side } cierra la puerta y revisa cada rincón. No queda nadie.
}
forhonor-comment-over-hair = { $say ->
    [0] { $first } a { $second }: { $team } gana por una zona.
   *[1] Por un pelo: { $team } gana, { $first } a { $second }.
}
