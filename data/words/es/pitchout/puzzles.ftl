# Puzles: qué hay que hacer, en una frase, y de qué tratan.

# $count: cuántos discos rivales
puzzle-pitchout-foes = { $count ->
    [one] Expulsa un disco de un solo tiro, sin perder ninguno de los tuyos.
   *[other] Expulsa { $count } discos de un solo tiro, sin perder ninguno de los tuyos.
  }
# $name: una etiqueta como B4
puzzle-pitchout-captain = Expulsa al Capitán, { $name }, de un solo tiro, sin perder ninguno de tus discos.
puzzle-pitchout-puck = Expulsa a { $name } de un solo tiro, sin perder ninguno de tus discos.
puzzle-pitchout-rescue = Salva a tu Capitán, { $name }, del próximo tiro.
puzzle-pitchout-rescue-left = { $name } todavía puede expulsarlo
puzzle-pitchout-theme-one = Tiros limpios
puzzle-pitchout-theme-two = Dobletes
puzzle-pitchout-theme-captain = A la caza del Capitán
puzzle-pitchout-theme-cut = Tiros de refilón
puzzle-pitchout-theme-behind = Rivales ocultos
puzzle-pitchout-theme-rescue = Salvar al Capitán
