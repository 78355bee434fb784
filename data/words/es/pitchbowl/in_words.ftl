# PitchBowl en palabras.
# $player y $piece son etiquetas como A3 (o el balón), $cell una casilla como D4, $angle una dirección en grados.

# $turn: el número del turno; $most: cuántos puede haber, 0 si no hay límite
pitchbowl-board-turn = { $most ->
    [0] Turno { $turn }.
   *[other] Turno { $turn } de { $most }.
  }
pitchbowl-board-left = Disponible para { $side } este turno: { $things }.
pitchbowl-left-players = { $count ->
    [0] ningún jugador por actuar
    [one] un jugador por actuar
   *[other] { $count } jugadores por actuar
  }
pitchbowl-board-bonus = { $player } tiene un tiro extra.
pitchbowl-board-clumsy = { $player } soltó el balón.
pitchbowl-left-effort = el esfuerzo extra
pitchbowl-left-pass = un pase
pitchbowl-left-steal = un robo
pitchbowl-left-pickup = una recogida
# $gap: cm hasta la línea de anotación que ataca el portador
pitchbowl-board-held = { $gap ->
    [0] { $player } tiene el balón en { $cell }, en la zona de anotación.
   *[other] { $player } tiene el balón en { $cell }, a { $gap } cm de la línea de anotación.
  }
pitchbowl-board-loose = El balón está libre en { $cell }.
pitchbowl-board-nearest = Más cerca: { $players }.
pitchbowl-board-near = { $player } a { $gap } cm
pitchbowl-board-no-ball = El balón no está en el campo.
pitchbowl-board-flicked = Último tiro: { $player } a { $angle }°, fuerza { $strength }.
# $player: el balón
pitchbowl-board-thrown = Último lanzamiento: { $angle }°, fuerza { $strength }.
pitchbowl-board-gone = Fuera del campo: { $pieces }.
pitchbowl-board-moved = Se movieron: { $pieces }.
pitchbowl-board-side-0 = **{ $side } ({ $letter })**, ataca hacia la derecha
pitchbowl-board-side-1 = **{ $side } ({ $letter })**, ataca hacia la izquierda
pitchbowl-board-team = **{ $side }:** { $players }
pitchbowl-board-at = { $player } en { $cell }
pitchbowl-board-player = **{ $player }** en { $cell }, { $marks }.
pitchbowl-board-runner = corredor
pitchbowl-board-holds = tiene el balón
pitchbowl-board-active = activo
pitchbowl-board-passive = ya actuó
pitchbowl-board-off = fuera del campo: { $players }
pitchbowl-board-out = { $player }: fuera del campo hasta el próximo saque inicial
pitchbowl-board-nobody = nadie en el campo
pitchbowl-board-sees = Ve { $things }.
pitchbowl-sight-ball = el balón
pitchbowl-sight-goal = la línea de anotación
# $gap: cm de borde a borde; $between: lo que se interpone; $reach: si el jugador puede llegar hasta ahí
pitchbowl-board-sight = { $target } a { $angle }°, { $gap } cm, { $way ->
    [clear] camino libre
   *[hidden] detrás de { $between }
  }, { $reach ->
    [within] a su alcance
    [effort] con esfuerzo extra
   *[beyond] demasiado lejos
  }
pitchbowl-board-threat = { $player } puede anotar: { $sight }.
pitchbowl-board-key = Las direcciones van en grados: 0° es arriba, 90° a la derecha. `/tablero detalle:A3` te cuenta más.

pitchbowl-detail-player = **{ $player }**, { $face }, en { $cells }.
pitchbowl-detail-place = x { $x } cm, y { $y } cm.
pitchbowl-detail-reach = { $count ->
    [0] Ya no puede tirar este turno.
    [one] Puede avanzar una casilla.
   *[other] Puede avanzar { $count } casillas, con el esfuerzo extra incluido.
  }
pitchbowl-detail-goal = **Ve** { $seen }.
pitchbowl-detail-ball = x { $x } cm, y { $y } cm.
pitchbowl-detail-loose = **Ve** { $seen }.
pitchbowl-detail-foes = **Rivales:** { $seen }.
pitchbowl-detail-mates = **Compañeros:** { $seen }.
pitchbowl-detail-near = { $player }: { $sight }
pitchbowl-detail-side = **{ $side }:** { $seen }.

pitchbowl-alt-aim = Puntería de { $player }: { $angle }°, fuerza { $strength }.
# $player: el balón
pitchbowl-alt-throw = Puntería del balón: { $angle }°, fuerza { $strength }.

# $percent: cuánto se aparta del centro el golpe
pitchbowl-preview-first = { $side ->
    [full] Choca primero con { $piece }, de lleno
    [left] Choca primero con { $piece }, { $percent } % a la izquierda
   *[right] Choca primero con { $piece }, { $percent } % a la derecha
  }
pitchbowl-preview-leaves = ; { $piece } avanza cerca de { $far } cm hacia { $angle }°.
pitchbowl-preview-something = Choca enseguida con otra pieza.
pitchbowl-preview-nothing = No toca a nadie.
pitchbowl-preview-stops = No toca a nadie y se detiene en la casilla { $cell }.
pitchbowl-preview-off = No toca a nadie y sale del campo por { $edge }.
pitchbowl-preview-limit = { $player } alcanza el límite tras { $way } cm y cae.
pitchbowl-preview-ends = En reposo: { $pieces }.
pitchbowl-preview-rests = { $piece } en la casilla { $cell }
pitchbowl-preview-goes-out = { $piece } fuera por { $edge }
pitchbowl-preview-placed = { $piece } en la casilla { $cell } ({ $x }; { $y } cm)
pitchbowl-preview-beside = El balón junto a { $player }, a { $angle }°, en la casilla { $cell } ({ $x }; { $y } cm)
pitchbowl-preview-caught = { $player } tiene el balón tras { $way } cm.
pitchbowl-preview-ball-stops = El balón no llega a nadie y se detiene en la casilla { $cell } tras { $way } cm.
pitchbowl-preview-ball-out = El balón no llega a nadie y sale del campo por { $edge } tras { $way } cm.
# $along, $across: cm que puede desviarlo el azar
pitchbowl-preview-kick = { $good ->
    [yes] Apunta a la casilla { $cell }, en la otra mitad; el azar puede desviarlo hasta { $along } cm a lo largo y { $across } cm a lo ancho.
   *[no] Apunta a la casilla { $cell }, antes de la línea central: touchback; el azar puede desviarlo hasta { $along } cm a lo largo y { $across } cm a lo ancho.
  }
pitchbowl-preview-kick-off = Apunta fuera del campo, más allá de { $edge }.

pitchbowl-account-flicked = Tiro de { $player } a { $angle }°, fuerza { $strength }{ $announced }.
pitchbowl-account-thrown = { $player } lanza el balón a { $angle }°, fuerza { $strength }.
pitchbowl-account-met = { $piece } choca con { $other } tras { $way } cm.
pitchbowl-account-limit = { $falls ->
    [no] { $player } alcanza el límite tras { $way } cm.
   *[yes] { $player } alcanza el límite tras { $way } cm y cae.
  }
pitchbowl-account-effort = { $player } usa el esfuerzo extra tras { $way } cm.
pitchbowl-account-goal = { $player } entra en la zona de anotación tras { $way } cm.
pitchbowl-account-pickup = { $player } llega al balón tras { $way } cm.
pitchbowl-account-caught = El balón llega a { $player } tras { $way } cm.
pitchbowl-account-out = { $piece } sale del campo por { $edge } en { $cell }.
pitchbowl-account-more = { $count ->
    [one] Sigue un choque más.
   *[other] Siguen { $count } choques más.
  }
pitchbowl-account-rests = En reposo: { $pieces }.
pitchbowl-account-rest = { $piece } en la casilla { $cell }, a { $way } cm de donde salió

pitchbowl-line-up = la línea de banda superior
pitchbowl-line-down = la línea de banda inferior
pitchbowl-line-left = la línea de fondo izquierda
pitchbowl-line-right = la línea de fondo derecha
