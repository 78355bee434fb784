# Puzles: qué hay que hacer, en una frase, y de qué tratan.

# $name: una etiqueta como B4
puzzle-pitchbowl-touchdown = Haz un touchdown con un solo tiro o pase.
puzzle-pitchbowl-steal = Róbale el balón a { $name } con un solo tiro y conserva tu turno.
puzzle-pitchbowl-pickup = Recoge el balón con un solo tiro y conserva tu turno.
puzzle-pitchbowl-pass = Completa un pase a { $name }.
# $count: cuántos rivales
puzzle-pitchbowl-knockout = { $count ->
    [one] Deja KO a un rival con un solo tiro y conserva tu turno.
   *[other] Deja KO a { $count } rivales con un solo tiro y conserva tu turno.
  }
puzzle-pitchbowl-out = Saca a un rival del campo con un solo tiro, sin que salga ninguno de tus jugadores.
puzzle-pitchbowl-theme-touchdown = Touchdowns
puzzle-pitchbowl-theme-ball = Ganar el balón
puzzle-pitchbowl-theme-pass = Pases
puzzle-pitchbowl-theme-knockout = KO
puzzle-pitchbowl-theme-out = Fuera del campo
