# Lo que cada cual puede elegir: recordatorios, visualización, juego, personas bloqueadas.
settings-title = ### Ajustes · { $page }
# $times: cuándo llegan los recordatorios.
settings-said-mention = 🔔 Te menciono en la partida { $times }.
settings-said-direct = 🔔 Te envío un mensaje directo { $times }.
settings-said-both = 🔔 Te menciono en la partida y te envío un mensaje directo { $times }.
settings-said-none = 🔕 Sin recordatorios. `/turnos` muestra lo que te espera.
settings-times = cuando te queda el 50 % y el 10 % del tiempo
settings-times-often = cuando te queda el 50 % y el 10 % del tiempo, y cada { $count ->
    [one] hora
   *[other] { $count } horas
  }
settings-times-last = cuando te queda el 10 % del tiempo
settings-closed = Discord no me deja escribirte: no admites mis mensajes directos o no compartimos ningún servidor. Mientras tanto, te menciono en la partida. Cuando eso cambie, elige de nuevo.
settings-said-quiet = 🌙 Horas de silencio: de { $begin } a { $end } ({ $zone }, ahora { $now }). Si tu plazo acaba antes de que terminen, te aviso sin sonido.
settings-no-quiet = 🌙 Sin horas de silencio.
settings-said-look-server = 🎨 Tus imágenes privadas tienen el aspecto del servidor.
settings-said-look-dark = 🎨 Tus imágenes privadas son oscuras.
settings-said-look-light = 🎨 Tus imágenes privadas son claras.
settings-said-first-off = 🖼️ Los tableros y paneles se abren como imágenes; un botón pasa al texto.
settings-said-first-on = 📝 Los tableros y paneles se abren como texto; un botón pasa a la imagen.
settings-said-sure-off = 🎯 Los tiros, planes y respuestas se juegan en cuanto pulsas el botón.
settings-said-sure-on = 🎯 Te pido que confirmes cada tiro, plan y respuesta.
settings-said-talk-off = 🤐 El bot juega sin decir nada.
settings-said-talk-on = 💬 Cuando juegas contra el bot, charla un poco.
settings-said-puzzles-off = 🧩 Tus partidas nunca se convierten en puzles.
settings-said-puzzles-on = 🧩 Las posiciones de tus partidas terminadas pueden convertirse en puzles de ese servidor, sin nombres, si tus rivales también lo permiten.
settings-by = Cómo recordártelo
settings-by-mention = Mención en la partida
settings-by-direct = Mensaje directo
settings-by-both = Mención y mensaje directo
settings-by-none = Sin recordatorios
settings-every-hint = Recordatorios adicionales
settings-every = { $count ->
    [0] Solo al 50 % y al 10 % del tiempo
    [one] También cada hora
   *[other] También cada { $count } horas
  }
settings-look = Imágenes privadas
settings-look-server = Imágenes como las del servidor
settings-look-dark = Imágenes oscuras
settings-look-light = Imágenes claras
settings-first-on = Primero el texto
settings-first-off = Primero las imágenes
settings-sure-on = Pedirme confirmación
settings-sure-off = Jugar sin confirmar
settings-talk-on = Dejar charlar al bot
settings-talk-off = Callar al bot
settings-puzzles-on = Permitir puzles
settings-puzzles-off = Sin puzles
settings-quiet = Horas de silencio…
settings-loud = Quitar las horas de silencio
settings-quiet-title = Horas de silencio
settings-begin = Desde
settings-begin-hint = 22:00, 22h30 o 10 pm
settings-end = Hasta
settings-end-hint = 8:00 u 8 am; puede ser a la mañana siguiente
settings-zone = Ciudad o zona horaria
settings-zone-hint = Madrid, Bogotá, Buenos Aires, Europe/Madrid o UTC-3
settings-blocked = 🚫 Personas bloqueadas: { $count }. `/bloquear añadir` bloquea a otra.
settings-blocked-none = 🚫 No bloqueas a nadie. `/bloquear añadir` bloquea a alguien.
settings-unblock = Desbloquear
refused-hour = No entiendo «{ $given }» como hora. Prueba con `22:00`, `22h30` o `10 pm`.
refused-zone = No conozco la zona horaria «{ $given }». Prueba con una gran ciudad cercana, un país (en inglés) o una diferencia como `UTC-3`.
refused-zone-near = No conozco la zona horaria «{ $given }», o puede ser más de una. ¿Querías decir { $known }?
refused-quiet-empty = Las horas de silencio no pueden empezar y terminar a la misma hora. Elige dos horas distintas.
language-name = español
settings-language = Idioma de los mensajes privados
refused-language = No hablo «{ $given }». Elige un idioma de la lista.
house-games = Juegos permitidos aquí
house-only = Solo este canal
house-here = Añadir este canal
house-away = Quitar este canal
house-all = Permitir todos los canales
house-running = Las partidas en curso siguen.
refused-house-game = { $game } no está permitido en este servidor. Disponibles: { $known }.
refused-house-game-there = { $game } no está permitido en este servidor. Disponibles: { $known }, en { $channels }.
# $played: los juegos de este canal; $known: canales, o house-other-channels
refused-house-game-here = En este canal solo se puede jugar a { $played }. Para { $game }, ve a { $known }.
house-other-channels = cualquier canal menos { $known }
refused-house-in = Con `en:`, solo se pueden poner `idioma:` y `juego:`, y `permitido:` para ese juego. Quita las demás opciones.
refused-house-closed = En este servidor no puede empezar ninguna partida: se borró el canal previsto. Pide a alguien que gestione el servidor que elija otro con `/servidor configurar`.
house-closed = Nadie puede empezar una partida: se borró el último canal abierto a partidas. Elige otro con `/servidor configurar canal:`, o ábrelos todos en `/servidor configurar`, en «Juegos y canales».
refused-house-channel = En este canal no pueden empezar partidas. Ve a { $known }.
refused-house-many = Puedes elegir hasta { $count } canales. Quita uno antes.
refused-house-rights = Solo pueden hacerlo quienes gestionan este servidor.
# Confirma una elección: el ajuste, su valor anterior y el nuevo.
settings-kept-same = Sin cambios.
wish-was = Cambiado: { $wish } (antes: { $before })
wish-became = { $wish }: { $before } → { $after }
wish-added = { $wish }: se añade { $value }
wish-removed = { $wish }: se quita { $value }
wish-yes = sí
wish-no = no
wish-none = no hay
wish-nowhere = en ninguna parte
wish-nobody = nadie
wish-log = Registro de moderación
wish-moderators = Rol mencionado en el registro
wish-players = Rol mencionado para los torneos
wish-everywhere = todos
wish-and-more = { $known } y { $count ->
    [one] uno más
   *[other] { $count } más
  }
wish-look = Imágenes
wish-look-dark = oscuras
wish-look-light = claras
wish-look-server = como las del servidor
wish-news = Resultados de las temporadas
wish-daily = Puzle del día
wish-lobby = Mesa de bienvenida
wish-results = Resultados
wish-forum = Foro para partidas
wish-language = Idioma
wish-unwanted = Juegos
wish-channels = Canales
wish-by_channel = Ajustes por canal
wish-games-only = solo { $known }
wish-watches = Mesas donde juego contra mí mismo
wish-presets = Plantillas
wish-clock = Reloj por defecto
wish-rated = Por defecto, por puntos
wish-assist = Ayuda para apuntar por defecto
wish-assist-full = completa
wish-assist-standard = normal
wish-assist-expert = experta
wish-assist-server = la del servidor
wish-threads = Hilos de equipo por defecto
wish-world = Clasificación mundial
wish-tournaments = Torneos de cualquier miembro
wish-seasonal = Primero la temporada
wish-by = Recordatorios
wish-every = Recordatorios adicionales
wish-quiet = Horas de silencio
wish-followed = Me pueden seguir
wish-digest = Resumen diario
wish-closed = Mensajes directos cerrados
wish-text_first = Primero el texto
wish-confirm = Confirmar antes de jugar
wish-house_talk = Charla del bot
wish-puzzles = Puzles de mis partidas
wish-level = Nivel del bot
wish-language-discord = como en Discord
settings-language-server = El mismo idioma que el servidor
settings-language-discord = El mismo idioma que Discord
settings-said-language = 🗣️ Idioma de los mensajes privados: { $language }.
settings-assist = Ayuda para apuntar en tus retos
settings-assist-server = La ayuda para apuntar del servidor
settings-assist-full = Ayuda completa (nunca por puntos)
settings-assist-standard = Ayuda normal
settings-assist-expert = Ayuda experta: solo la dirección
settings-said-assist-server = 🧭 Tus retos usan por defecto la ayuda para apuntar del servidor.
settings-said-assist-full = 🧭 Tus retos usan por defecto la ayuda para apuntar completa, salvo si son por puntos.
settings-said-assist-standard = 🧭 Tus retos usan por defecto la ayuda para apuntar normal.
settings-said-assist-expert = 🧭 Tus retos muestran por defecto solo la dirección de los tiros.
settings-block = Bloquear a alguien…
# El panel de /servidor configurar.
house-title-all = ### Ajustes del servidor
house-title-play = ### 1 de 7 · Juegos y canales
house-title-single = ### 2 de 7 · Ajustes por canal
house-title-terms = ### 3 de 7 · Retos
house-title-style = ### 4 de 7 · Imágenes e idioma
house-title-posts = ### 5 de 7 · Publicaciones
house-title-ladders = ### 6 de 7 · Clasificaciones
house-title-care = ### 7 de 7 · Moderación
house-to-play = Juegos y canales
house-to-single = Ajustes por canal
house-to-terms = Retos
house-to-style = Imágenes e idioma
house-to-posts = Publicaciones
house-to-ladders = Clasificaciones
house-to-care = Moderación
house-next = Siguiente: { $name }
house-back = Vista general
house-check = Comprobar permisos
house-audit = Registro de auditoría
house-bans = Baneos ({ $count })
house-said-bans = 🚫 Baneos: { $count }
house-said-games = 🎲 Juegos: { $known }
house-said-channels = 📍 Canales: { $known }
house-said-watches = 🍿 Juego contra mí mismo: { $known }
# $known: canales, cada uno con sus propios ajustes entre paréntesis
house-said-single = 📌 Ajustes por canal: { $known }
house-said-terms = ⏱ Reto por defecto: { $terms }
house-said-style = 🎨 Imágenes: { $look } · 🗣️ Idioma: { $language }
# $channel: un canal, o `wish-nowhere`
house-said-daily = 🧩 Puzle del día, cada mañana: { $channel }
# $channel: un canal
house-said-news = 📣 Resultados de las temporadas: { $channel }
# $channel: un foro, o `wish-nowhere`
house-said-forum = 🗂️ Una publicación de foro por cada partida nueva: { $channel }
# $channel: un canal, o `wish-nowhere`
house-said-lobby = 🛋️ Mesa de bienvenida, para jugar sin comandos: { $channel }
# $channel: un canal, o `wish-nowhere`
house-said-results = 🏁 Resultados: { $channel }
# $channel: un canal, o `wish-nowhere`
house-said-log = 🚩 Registro de moderación: { $channel }
# $channel: un rol, o `wish-nobody`
house-said-moderators = 🔔 Rol mencionado en el registro: { $channel }
# $channel: un rol
house-said-players = 📯 Rol mencionado cuando se abre un torneo: { $channel }
house-said-ladders-ever = 🏆 `/clasificación` muestra por defecto todas las temporadas juntas.
house-said-ladders-season = 🏆 `/clasificación` muestra por defecto la temporada actual.
house-said-world-on = 🌍 Las partidas por puntos cuentan también para la clasificación mundial.
house-said-tournaments-on = 🎪 Cualquier miembro puede organizar torneos.
house-said-tournaments-off = 🎪 Solo quienes gestionan el servidor pueden organizar torneos.
house-said-world-off = 🏠 Las partidas por puntos solo cuentan en este servidor.
house-find = Añadir un canal…
house-lose = Quitar un canal…
house-single-shown = Ajustes solo para { $channel }:
house-single-shut = Allí no pueden empezar partidas nuevas: añade el canal en «Juegos y canales».
house-single-find = Elegir un canal…
house-single-games = Juegos permitidos en este canal
house-single-hint = Los hilos y las publicaciones de foro siguen a su canal. Las partidas en curso conservan su idioma.
house-clock = Reloj
house-clock-other = Otro reloj…
house-clock-line = Tiempo por jugada
house-clock-hint = 90m, 6h, 2d 12h
house-assist = Ayuda para apuntar
house-rated-on = Por defecto, por puntos
house-rated-off = Por defecto, sin puntos
house-threads-on = Abrir hilos de equipo
house-threads-off = No abrir hilos de equipo
house-terms-hint = Cada reto puede fijar otras condiciones. La ayuda para apuntar que quien reta tiene en `/ajustes` tiene prioridad sobre esta.
house-look = Imágenes
house-daily = Canal para el puzle del día…
house-news = Canal para los resultados de las temporadas…
house-forum = Foro para partidas…
house-lobby = Canal para la mesa de bienvenida…
house-results = Canal para los resultados…
house-log = Canal para el registro…
house-no-log = Desactivar el registro
house-moderators = Rol que mencionar en el registro…
house-no-moderators = No mencionar a la moderación
house-players = Rol que mencionar cuando se abre un torneo…
house-no-players = No mencionar a participantes
house-care-hint = `/servidor banear` impide que alguien juegue aquí. El registro recoge problemas denunciados, partidas que fallan o se invalidan, baneos y cambios de ajustes. El rol se menciona cuando hay problemas y fallos. El registro da nombres: elige un canal que solo pueda leer la moderación.
# $wish: un ajuste; $channel: una mención
house-not-yet = ⚠ **{ $wish }**: aún no guardé { $channel }:
# $channel: una mención
house-log-public = - Todo el mundo puede leer { $channel }, y el registro da nombres. Elige un canal que solo pueda leer la moderación.
# $channel: una mención
house-lobby-closed = ⚠ En { $channel } no pueden empezar partidas, así que su mesa de bienvenida no tiene botones para jugar ni practicar. Permite partidas allí o elige otro canal.
house-anyway = Guardar de todos modos: { $wish }
# $role: una mención
house-role-silent = ⚠ { $role } no recibirá notificaciones: permite en los ajustes del rol que cualquiera lo mencione, o concédeme «Mencionar @everyone, @here y todos los roles».
refused-house-everyone = No menciono a todo el mundo. Elige un rol que cada miembro se ponga por su cuenta.
house-no-lobby = Quitar la mesa de bienvenida
house-no-results = Dejar de publicar resultados
house-no-forum = Dejar de usar el foro
house-posts-hint = Las partidas de canales privados se quedan allí, y sus resultados también.
house-no-news = No publicar más resultados de temporadas
house-no-daily = Desactivar el puzle del día
house-language = Idioma
house-style-hint = En `/ajustes`, cada cual puede elegir otra cosa para lo que solo ve esa persona. Las partidas en curso conservan su idioma.
house-tournaments-on = Dejar organizar torneos a cualquier miembro
house-tournaments-off = Limitar los torneos a quienes gestionan el servidor
house-seasonal-on = Mostrar primero la temporada
house-seasonal-off = Mostrar primero todas las temporadas
house-world-on = Contar en la clasificación mundial
house-world-off = Contar solo aquí
house-ladders-hint = Una temporada es un trimestre, el mismo en todos los servidores. Las partidas por puntos ya jugadas siguen contando.
house-known-rated = por puntos
house-known-threads = hilos de equipo
card-house = -# 🏠 Por defecto en este servidor: { $known }
card-preset = 📋 Plantilla: **{ $name }**
preset-title = ### Plantillas
preset-empty = Este servidor aún no tiene plantillas.
preset-line = 📋 **{ $name }** · { $terms }
preset-hint = `/servidor plantilla nombre: juego:` guarda una, `quitar:Verdadero` la quita. Se elige con `/jugar plantilla:`.
preset-rated = por puntos
preset-unrated = sin puntos
preset-weekdays = los relojes paran los fines de semana (UTC)
# $least: por ciento
preset-punctual = jugadas a tiempo: al menos el { $least } %
preset-threads-on = hilos de equipo
preset-threads-off = sin hilos de equipo
preset-seats = { $count ->
    [one] { $count } plaza
   *[other] { $count } plazas
  }
house-said-presets = 📋 Plantillas: { $known } (`/servidor plantilla`)
refused-preset = Este servidor no tiene la plantilla «{ $name }». Disponibles: { $known }.
refused-preset-none = Este servidor no tiene la plantilla «{ $name }». Inténtalo de nuevo sin `plantilla:`.
refused-preset-game = La plantilla «{ $name }» es para { $game }. Elige ese juego u otra plantilla.
refused-preset-no-game = Elige en `juego:` el juego de la plantilla «{ $name }».
refused-preset-many = Un servidor puede tener hasta { $count } plantillas. Quita una antes.
refused-house-no-game = Deja al menos un juego.
# Quién cambió qué en un servidor.
audit-title = ### Registro de auditoría
audit-empty = Aún no cambió nada.
audit-line = { $when } · { $who }
  { $what }
audit-owner = quien administra el bot
audit-match = Partida n.º { $match }
# $match: `audit-match`, como enlace, con su juego y quienes la juegan
audit-match-running = { $match }: reanudada
audit-match-set_aside = { $match }: suspendida
audit-match-void = { $match }: invalidada
server-export = Los ajustes y los baneos de este servidor, en JSON para programas o para tu archivo. Solo tú ves este mensaje.
# $match, $code: de la partida que falló
log-incident = La partida n.º { $match } ({ $game }) queda suspendida: algo falló por nuestra parte. Nadie pierde nada. Da el código **{ $code }** a quien administra el bot.
log-game-gone = La partida n.º { $match } está suspendida porque ahora mismo no tengo { $game }. Nadie pierde nada; sigue en cuanto vuelva el juego.
audit-seat = { $match }: plaza { $seat } ofrecida a otra persona tras irse quien la ocupaba
audit-later = Más recientes
# A quién se le impide jugar en un servidor; $user: una mención, $when: un momento
bans-title = ### Baneos
bans-empty = Aquí no hay baneos. `/servidor banear` impide jugar a alguien.
bans-line-ever = { $user }: hasta que se levante el baneo
bans-line-until = { $user }: hasta el { $when }
bans-since = desde el { $when }
bans-hint = Pueden terminar las partidas que están jugando. `/servidor desbanear` también levanta un baneo.
# En un botón
bans-lift = Desbanear a { $name }
ban-done-ever = { $user } ya no puede jugar conmigo en este servidor.
ban-done-until = { $user } no puede jugar conmigo en este servidor hasta el { $when }.
ban-left = Ya no participa en: { $tournaments }.
# $matches: números de partidas de torneos
ban-forfeited = { $count ->
    [one] Partida perdida allí: { $matches }. Se anula, y su rival gana el emparejamiento.
   *[other] Partidas perdidas allí: { $matches }. Se anulan, y sus rivales ganan los emparejamientos.
}
# $matches: enlaces
ban-under-way = Aún en curso: { $matches }. Se pueden terminar o abandonar; `/servidor invalidar` invalida una partida.
ban-cut-short = ⚠ Mi base de datos falló antes de terminar: puede que esta persona siga en retos, mesas abiertas y torneos de aquí. Repite el mismo comando para terminar.
ban-hint = Se entera cuando intenta jugar. `/servidor desbanear` levanta el baneo.
ban-why-hint = Se entera cuando intenta jugar, con tu motivo. `/servidor desbanear` levanta el baneo.
unban-done = ✅ { $user } puede volver a jugar conmigo aquí.
unban-none = Aquí no hay ningún baneo para { $user }.
# $wish: un ajuste; $what: canales o un rol que se borraron
audit-deleted = { $wish }: se quita { $what } tras borrarse
audit-deleted-channel = un canal
audit-deleted-role = un rol
audit-ban-ever = { $user }: baneo
audit-ban-until = { $user }: baneo hasta el { $when }
audit-ban-why = { $said } («{ $reason }»)
audit-ban-lifted = { $user }: baneo levantado
refused-ban-bot = No se banea a los bots.
refused-ban-self = No puedes banearte.
refused-ban-manager = { $user } gestiona este servidor y podría levantar el baneo. Quítale antes ese permiso.
refused-ban-length = Un baneo dura entre una hora y diez años. Para banear sin fecha de fin, omite `duración:`.
refused-ban-length-unreadable = No entiendo «{ $given }» como duración. Prueba con `12h`, `7d` o `60d`, u omite `duración:` para un baneo sin fin.
refused-bans-many = Un servidor puede tener hasta { $count } baneos. Levanta alguno antes.
audit-earlier = Más antiguos
settings-head-remind = Recordatorios
settings-head-show = Visualización
settings-head-play = Juego
settings-head-meet = Bloqueos
