# El tablero abierto: partidas que cualquiera puede ver.

# El ajuste, en /servidor configurar.
command-server-setup-links = enlaces
command-server-setup-links-about = ¿Puede cualquiera con un enlace ver partidas y torneos de canales abiertos y la clasificación?
wish-links = Enlaces para mirar
house-said-links-on = 🔗 Con un enlace, cualquiera puede ver las partidas y los torneos de los canales que todo el mundo puede leer, y las clasificaciones.
house-said-links-off = 🔗 Las partidas, las clasificaciones y los torneos solo se ven aquí.
house-links-on = Permitir mirar con un enlace
house-links-off = Desactivar los enlaces

# Las páginas
board-watch = Ver
board-moves = Jugadas
board-first = Posición inicial
board-back = Jugada anterior
board-next = Jugada siguiente
board-last = Última jugada
board-again = Ver otra vez
board-at = Jugada { $turn } de { $last }
board-earlier = Jugadas anteriores
board-share = Compartir
board-copied = Enlace copiado
board-discord = Abrir en Discord
board-light = Claro
board-dark = Oscuro
board-until = hasta el { $when }
board-gone = Esta partida no es pública, o no existe.
# de un servidor o de un torneo
board-gone-page = Esta página no es pública, o no existe.
board-lost = No se pudo cargar. Revisa tu conexión e inténtalo de nuevo.
board-list = Partidas públicas
board-none = No hay partidas que ver en este momento.
board-older = Ver más
# una partida
board-over = terminada
# un torneo
board-ended = terminado
# encima de la lista de torneos
board-tournaments = Torneos
# encima de la lista de puzles
board-puzzles = Puzles del día
# este idioma para los sitios que muestran adónde lleva un enlace, como lo llama OpenGraph
board-locale = es_ES
