# Lo que dicen las imágenes, sus descripciones y los tableros en texto.

pitchout-picture-deed-flick = Tira { $side }
pitchout-picture-deed-flick_again = { $side } puede repetir
pitchout-picture-deed-deploy = { $side } despliega
pitchout-picture-deed-first_player = { $side } elige quién empieza
pitchout-picture-deed-next_starter = { $side } elige quién empieza
pitchout-picture-deed-place_restored = { $side } repone un disco
pitchout-picture-deed-guard = { $side }: ¿sacrifica al Guardián?
pitchout-picture-deed-remove_obstacle = { $side } retira un bloque
pitchout-picture-deed-penalty = { $side } entrega un disco
pitchout-picture-deed-team = { $side } elige equipo
pitchout-picture-deed-lineup = { $side } elige personajes
pitchout-picture-deed-shootout = { $side }: desempate a tiros
pitchout-picture-deed-mount = { $side }: ¿en quién se monta?
pitchout-picture-deed-sapper = { $side } puede mover un bloque
pitchout-picture-deed-golem = { $side } coloca un Gólem
pitchout-picture-deed-ban = { $side } puede vetar a un rival
pitchout-picture-deed-change = { $side } puede hacer un cambio
pitchout-picture-deed-replace_banned = { $side } elige sustituto
# $winners: cuántos bandos ganan, contando a los que juegan juntos.
pitchout-picture-deed-over = { $side } { $winners ->
    [1] gana
   *[other] ganan
  }
# cuando se pregunta a dos bandos, y a más
pitchout-picture-deed-all-deploy = Ambos bandos despliegan
pitchout-picture-deed-all-lineup = Ambos eligen personajes
pitchout-picture-deed-several-deploy = Todos despliegan
pitchout-picture-deed-several-team = Cada bando elige equipo
pitchout-picture-deed-several-lineup = Cada bando elige personajes
pitchout-picture-deed-all-shootout = Desempate entre Capitanes

pitchout-picture-headline = { $deed } · ronda { $round } · Ámbar { $south } –⁠ { $north } Azur
# $score: rondas ganadas por tres y cuatro bandos, como 1–0–0.
pitchout-picture-headline-several = { $deed } · ronda { $round } · { $score }
pitchout-picture-headline-over = { $deed } la partida { $verdict }
pitchout-picture-headline-given-up = { $deed } { $verdict }

pitchout-picture-round = ronda { $round }
pitchout-picture-turn = turno { $turn }
pitchout-picture-passive = pasivo { $count }/3
pitchout-picture-score = { $first } – { $second }
pitchout-picture-given-up = por abandono
pitchout-picture-strength = fuerza { $strength }

pitchout-picture-block = Bloque
pitchout-picture-picked = { $count } de { $needed } elegidos
pitchout-picture-both = En común
pitchout-picture-lineup-picked = ya eligió
pitchout-picture-lineup-picking = elige
pitchout-picture-lineup-choosing = debe elegir
pitchout-picture-lineup-waiting = espera
pitchout-picture-lineup-gone = abandonó
pitchout-picture-lineup-key-secret = La elección es secreta hasta el despliegue.
pitchout-picture-lineup-key-played = Vivos: última alineación · pálidos: no jugaron · tachados: vetados

pitchout-picture-alt-out = Fuera de esta ronda: { $sides }.
pitchout-picture-alt-aim = { $puck } apunta a { $angle }°, fuerza { $strength }.
pitchout-picture-alt-last = Último tiro: { $puck } a { $angle }°, fuerza { $strength }.
pitchout-picture-alt-moved = Movidos: { $pieces }.
pitchout-picture-alt-fell = Fuera de la arena: { $pieces }.
pitchout-picture-alt-clear = Tiros libres entre rivales: { $ways }.
pitchout-picture-alt-way = { $puck }–{ $foe } { $gap } cm
pitchout-picture-alt-edge = Cerca de un borde: { $pieces }.
pitchout-picture-alt-near = { $puck } { $gap } cm { $edge }
pitchout-picture-alt-puck = { $puck } { $pitcher } en { $tile }
pitchout-picture-alt-picked = Elegidos ({ $count } de { $needed }): { $names }.
pitchout-picture-alt-not-picked = Sin elegir: { $names }.
pitchout-picture-alt-portrait = { $name }: { $hint }
pitchout-picture-alt-choosing = Aún deben elegir: { $sides }.
pitchout-picture-alt-team = **{ $team }**, los de élite:
pitchout-picture-alt-team-led = **{ $team }**, equipo de { $sides }, los de élite:
pitchout-picture-alt-both = En ambos equipos: { $names }.
pitchout-picture-alt-lineup = **{ $side } ({ $letter })**, { $team }: { $state }.
pitchout-picture-alt-lineup-none = **{ $side } ({ $letter })**: { $state }.
pitchout-picture-alt-lineup-played = Jugaron: { $names }.
pitchout-picture-alt-lineup-bench = No jugaron: { $names }.
pitchout-picture-alt-lineup-banned = Vetados: { $names }.
pitchout-picture-score-gap = a { $gap } cm del borde
pitchout-picture-alt-shots = Desempate a tiros, distancia al borde opuesto: { $scores }.
pitchout-picture-alt-shot = { $side } { $gap } cm
pitchout-picture-alt-shot-off = { $side } sin marca
pitchout-board-rides = sobre { $mount }

pitchout-board-side = **{ $side } ({ $letter })**
pitchout-board-puck = **{ $puck }** { $pitcher }, { $tile }, { $hour }, a { $gap } cm del borde { $edge }
pitchout-board-sees = Ve a { $foes }.
pitchout-board-foe = { $foe } a { $angle }°, { $gap } cm, tiro libre
pitchout-board-foe-behind = { $foe } a { $angle }°, { $gap } cm, detrás de { $between }
pitchout-board-copy = copia al { $pitcher }
pitchout-board-hand = **{ $puck }** { $pitcher }: en mano
pitchout-board-return = **{ $puck }** { $pitcher }: vuelve al juego
pitchout-board-out = **{ $puck }** { $pitcher }: fuera
pitchout-board-held = **{ $puck }** { $pitcher }: fuera, en el bloque { $block }
pitchout-board-edge-south = sur
pitchout-board-edge-north = norte
pitchout-board-edge-west = oeste
pitchout-board-edge-east = este
pitchout-board-key = Las direcciones van en grados: 0° es el norte; 90°, el este. `/tablero detalle:A3` cuenta más de una pieza.
pitchout-board-blocks = **Bloques:** { $blocks }
pitchout-board-block = { $angle ->
    [0] { $block } en { $tile }
   *[other] { $block } en { $tile }, girado { $angle }°
}

# Más de los tableros en texto, y detalles de piezas sueltas ($gap y $way en cm, $angle una dirección en grados).
pitchout-board-hour = { $hour ->
    [one] lado de la 1
   *[other] lado de las { $hour }
}
pitchout-board-middle = en el centro
pitchout-board-counts = En juego: { $counts }.
pitchout-board-count = { $side } { $count }{ $out ->
    [0] {""}
   *[other] {" "}({ $out } fuera)
  }
pitchout-detail-place = x { $x } cm, y { $y } cm. Bordes: norte { $north } cm, este { $east } cm, sur { $south } cm, oeste { $west } cm.
pitchout-detail-foes = **Rivales:** { $seen }.
pitchout-detail-mates = **De su bando:** { $seen }.
pitchout-detail-blocks = **Bloques:** { $seen }.
pitchout-detail-block = **Bloque { $block }**, { $tile }, { $hour }, girado { $angle }°.
pitchout-detail-block-hand = El **bloque { $block }** aún no está colocado.
pitchout-detail-block-out = El **bloque { $block }** está fuera en esta ronda.
pitchout-detail-holds = Contiene { $pucks }.

# Vistas previas ($side: por dónde se toca el disco, full de lleno, left o right a la izquierda o la derecha de su centro)
pitchout-preview-puck = { $side ->
    [full] Choca primero con { $puck }, de lleno
    [left] Choca primero con { $puck }, { $percent } % a la izquierda
   *[right] Choca primero con { $puck }, { $percent } % a la derecha
  }
pitchout-preview-block = Choca primero con el bloque { $block }
pitchout-preview-something = Choca enseguida con algo.
# continúa uno de los dos choques anteriores
# en lugar de $piece, un bloque que se acaba de nombrar
pitchout-preview-it = el bloque
pitchout-preview-leaves = ; { $piece } avanza unos { $far } cm hacia { $angle }°.
pitchout-preview-leaves-off = ; { $piece } se va por el borde { $edge }.
pitchout-preview-nothing = No choca con nada y se detiene en la casilla { $tile }, a { $gap } cm del borde { $edge }.
pitchout-preview-off = No choca con nada y se sale por el borde { $edge }.
pitchout-preview-ends = Al final: { $pieces }.
pitchout-preview-rests = { $piece } en la casilla { $tile }
pitchout-preview-falls = { $piece } cae por el borde { $edge }
pitchout-preview-placed = { $piece } en la casilla { $tile } ({ $x }; { $y } cm){ $angle ->
    [0] {""}
   *[other] , girado { $angle }°
  }.

# Cómo fue un turno
pitchout-account-flicked = { $puck } sale a { $angle }°, fuerza { $strength }.
pitchout-account-met = { $piece } choca con { $other } a los { $way } cm.
pitchout-account-block = el bloque { $block }
pitchout-account-fell = { $piece } cae por el borde { $edge }, { $hour }.
pitchout-account-more = { $count ->
    [one] Otro choque más entre dos piezas.
   *[other] Otros { $count } choques más entre piezas.
  }
pitchout-account-rests = Al final: { $pieces }.
pitchout-account-rest = { $piece } en la casilla { $tile }, a { $way } cm de donde estaba
