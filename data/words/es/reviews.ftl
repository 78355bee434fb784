# Análisis de partidas: /partida análisis
review = Análisis
review-title = Análisis de la partida n.º { $match }
review-progress = { $percent ->
    [0] Empieza el análisis de la partida n.º { $match }…
   *[other] Análisis de la partida n.º { $match }: { $percent } %
  }
review-later = Puedes cerrar esto. El análisis continúa y se guarda con la partida.
review-ready = ✅ El análisis de la partida n.º { $match } está listo, aquí arriba.
# Encima de la imagen de la curva. $name: el bando de abajo
review-axes = Debajo de la línea: la probabilidad de que gane { $name }
review-axes-several = Cuanto más ancha es la franja de un bando, más probable es que gane
# En la imagen de la curva: su título, y lo que va de izquierda a derecha
review-picture-title = Opciones de ganar
review-picture-moves = Jugada
review-look = Actualizar
review-curve = Quién iba ganando. Probabilidades de { $name }: { $values }.
review-curve-leaders = Quién iba ganando: { $values }.
review-percent = { $value } %
review-at = { $value } tras la jugada { $turn }
review-accuracy = { $user }: precisión **{ $accuracy }** de 100
review-accuracy-about = Una precisión de 100 significa que ninguna decisión redujo la probabilidad de ganar.
review-unjudged = { $user }: ninguna decisión que valorar
review-empty = No hay nada que analizar: la partida terminó antes de la primera elección de verdad.
review-none = Ninguna decisión destaca: nada era claramente mejor.
review-moments = { $count ->
    [one] **El momento más decisivo**
   *[other] **Los { $count } momentos más decisivos**
}
review-listed = **{ $number }.** Jugada { $turn }, { $user }: { $why } Probabilidad de ganar: −{ $lost } puntos.
review-moment = { $number } · Jugada { $turn }
review-moment-title = Momento { $number }: jugada { $turn } de { $user }
review-moment-alt = Jugada { $turn }. { $what }
review-played = Se jugó: { $what }
review-better = Mejor: { $what }
review-chances = Probabilidad de ganar: { $played } % con lo que se jugó, { $best } % con la mejor opción
review-share = Mejor en el { $share } % de las simulaciones con suerte y puntería algo distintas
review-try = Probar
review-back = ◀ Análisis
review-gone = Ese momento no está en el análisis. Vuelve a abrirlo con *Análisis* debajo de la última jugada de la partida.

refused-review = La partida n.º { $match } no se puede analizar. Solo tienen análisis las partidas jugadas hasta el final.
refused-review-running = La partida n.º { $match } no ha terminado todavía. Puedes analizarla cuando termine.
refused-review-record = Los registros importados no se pueden analizar. Mejor prueba una jugada con **¿Y si…?**
