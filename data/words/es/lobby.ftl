# Mesas abiertas, colas, personas bloqueadas.

card-open-title = ### { $game } · mesa n.º { $match }
card-open = { $host } busca gente para jugar. Pulsa **Unirse**.
card-open-seated = 🪑 { $user }
# $host: una mención; $least: participantes
card-open-start = Empieza cuando esté completa, o cuando { $host } pulse **Empezar** con { $least } participantes o más.
card-open-place = ▫️ libre
card-aborted = Anulada; no cuenta.
card-void = Invalidada por la moderación; no cuenta.
join = Unirse
leave = Salir
start = Empezar
table-cancel-question = En la mesa n.º { $match } solo estás tú: si sales, se cancela.
table-cancel-sure = Cancelar la mesa
# $band: una franja de puntuación, una de las tres de abajo.
queue-waits = 🔎 { $user } ({ $band }) busca rival: { $game } · { $terms }. Pulsa **Unirse** para jugar.
band = { $low }–{ $high }
band-lowest = menos de { $high }
band-new = aún sin puntuación
queue-begun = 🎲 { $players }: empezó { $game } n.º { $match }.
queue-paired = Ya tienes rival: empezó { $game } n.º { $match } contra { $other }.
queue-left = { $count ->
    [0] No estás en ninguna cola.
    [one] Saliste de la cola.
   *[other] Saliste de { $count } colas.
  }
queue-empty = Ahora mismo no espera nadie. `/cola entrar` te encuentra rival.
# $count: personas y juegos
queue-title = **{ $count ->
        [one] Espera una persona
       *[other] Esperan { $count } personas
    }**
queue-line = { $user } ({ $band }) · { $game } · { $terms } · { $since }
queue-line-own = Tú ({ $band }) · { $game } · { $terms } · { $since }
# $terms: el reloj y si la partida es por puntos
queue-near = { $terms } · solo puntuaciones cercanas
queue-rating-anyone = Cualquiera
queue-rating-close = Cercana a la mía
# $name: de una persona
refused-not-close = { $name } espera a alguien con una puntuación más cercana. La diferencia que admite crece mientras espera: inténtalo más tarde, o entra en la cola con `/cola entrar`.
# En botones. $name: de una persona
queue-play = Jugar contra { $name }: { $game }
# En un botón
queue-leave = Salir: { $game }
# Encima de una lista de personas
queue-others = También esperan para { $game }, con otras condiciones:
queue-who = ¿Quién espera?
queue-gone = Esa persona ya no espera. Quienes sí esperan:
block-added = Bloqueaste a { $user }: no habrá retos, mesas compartidas ni emparejamientos. Las partidas en curso siguen, y los torneos aún pueden emparejarte con esa persona.
# $matches: números de retos y mesas abiertas
block-parted = Retos anulados y mesas abandonadas: { $matches }.
block-removed = Desbloqueaste a { $user }.
block-none-such = No bloqueas a { $user }.
block-none = No bloqueas a nadie.
block-list = Personas bloqueadas: { $users }
card-open-cancelled = Mesa cerrada.
card-open-expired = Mesa cerrada: no se unió bastante gente a tiempo.
card-in-times = ⏳ Jugadas hechas a tiempo: { $shares }
card-in-time = { $user } { $share } %
# $least: un porcentaje.
card-punctual = 🔐 Para quien hace al menos el { $least } % de sus jugadas a tiempo y para quien acaba de llegar.
profile-in-time = ⏳ { $share } % de jugadas hechas a tiempo, de { $count } en los últimos 90 días
refused-punctual = Esta mesa es para quien hace al menos el { $least } % de sus jugadas a tiempo; tú haces el { $share } %. Juega a tiempo para subirlo, o abre tu propia mesa con `/jugar`.
refused-punctual-challenge = `puntualidad:` es para mesas abiertas. Omite `con:` para abrir una.

# El menú de una persona y la lista de partidas en curso.
menu-challenge = Retar
# $user: una mención
challenge-picked = ✅ { $game } n.º { $match }: la tarjeta está en el canal, a la vista de todo el mundo.
challenge-at = ¿A qué juego quieres jugar contra { $user }?
live-none = Ahora mismo no se juega ninguna partida aquí.
# $count: partidas
live-title = **{ $count ->
        [one] Una partida
       *[other] { $count } partidas
    }** en curso
# $players: nombres; $address: del hilo de la partida; $since: una de las dos de abajo
live-line = [{ $game } n.º { $match }: { $players }]({ $address }) · { $since }
# $since: un momento, por ejemplo «hace 5 minutos»
live-moved = última jugada { $since }
live-started = empezó { $since }
# $players: nombres
live-turn = turno de { $players }
# $count: partidas
live-more = … y { $count } más
# El mensaje de un canal con mesa de bienvenida, y el panel de su botón Jugar. Botones:
lobby-message = ### ¡A jugar!
    Aquí todo funciona sin comandos. **Jugar** reta a alguien o abre una mesa a la que cualquiera puede unirse; **Practicar** es una partida contra mí.
lobby-play = Jugar
lobby-practice = Practicar
lobby-turns = Mis turnos
lobby-daily = Puzle del día
lobby-watch = Ver
lobby-learn = Aprender
lobby-practice-which = ¿Qué juego quieres practicar?
lobby-learn-which = ¿Qué juego quieres aprender?
lobby-new = ### Nueva partida
lobby-new-open = Cualquiera puede unirse a tu mesa.
lobby-new-house = Juegas contra mí.
# $people: menciones
lobby-new-people = Retas a { $people }.
lobby-counts = Cuenta para la clasificación.
lobby-game = Juego
lobby-opponents = Rivales
# En un menú de personas vacío
lobby-anyone = Cualquiera, o elige quién…
lobby-clock = Tiempo por jugada
lobby-options = Opciones
# En un menú donde no se eligió ninguna opción
lobby-options-usual = Opciones por defecto
# Se marcaron dos valores de una opción o condición
lobby-one-each = Solo cuenta un valor de cada opción: el marcado.
lobby-terms = Más condiciones
# En un menú donde no se eligió nada
lobby-terms-usual = Condiciones por defecto
lobby-preset = Usar una plantilla…
lobby-seats = Plazas
lobby-level = Mi nivel
lobby-rate = Jugar por puntos
lobby-unrate = Jugar sin puntos
lobby-more = Más…
lobby-less = Menos
lobby-challenge = Retar
lobby-table = Abrir una mesa
lobby-start = Empezar
# $user: una mención
lobby-left = { $user } ya no está en el servidor. Elige a otra persona.
