# Lo que dicen las imágenes, sus descripciones y los tableros en texto.

# Se muestra en lugar de lo que toca hacer, en cualquier juego.
picture-stopped-void = Invalidada
picture-stopped-aborted = Anulada
picture-stopped-finished = Tablas
picture-stopped-set_aside = Suspendida

# Intentos de un puzle
tries-picture = La posición, con el recorrido de cada intento:
# $places: por ejemplo 1–3; $start, $end: lugares del tablero
tries-picture-way = { $places }: de { $start } a { $end }.
tries-picture-off = { $places }: de { $start } hasta fuera del tablero.
# $way: uno de los anteriores
tries-picture-own = { $way } (el tuyo)

# El podio
podium-step = { $place }. { $name }, { $points }
# sin puntos
podium-name = { $place }. { $name }
# $steps: varios de los anteriores
podium-alt = El podio: { $steps }
