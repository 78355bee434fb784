# Común a todos los juegos: retos, tarjetas, paneles, rechazos.

refused-by-rule = { $said } (regla { $rule })
too-slow-to-open = Tardó demasiado en abrirse. Pulsa otra vez.
control-unknown = Este botón ya no funciona. `/turnos` muestra lo que te espera.
command-outdated = Este comando cambió. Reinicia Discord e inténtalo de nuevo.
slow-down = Más despacio. Inténtalo de nuevo en { $seconds } s.
file-too-large = Discord no aceptó { $file }: pesa demasiado para enviarlo aquí.
incident = Algo falló por nuestra parte; no cambió nada. Si se repite, dale el código **{ $code }** a quien administra el bot.

# Retos
accept = Aceptar
decline = Rechazar
# $user: la única persona que puede
cancel = Cancelar (solo { $user })
card-challenge = ### { $game } · reto n.º { $match }
card-challenged = { $challenger } reta a { $opponent }.
card-said-yes = ✅ { $user } acepta
card-said-no = ❌ { $user } rechaza
card-said-nothing = ⏳ { $user } aún no responde
card-expires = Caduca { $when }.
card-title = ### { $game } n.º { $match }
# $said: quiénes juegan, o quién ganó
card-line = **{ $game } n.º { $match }** · { $said }
# $mark: el emoji del bando
seated = { $user } { $mark }({ $side })
# $players: los nombres con sus letras en la imagen
picture-letters = En la imagen: { $players }
# $number: de un participante o de una plaza, para un nombre que no se puede dibujar
picture-nameless = N.º { $number }
introduced = { $users }: { $side }
# $goal: de qué va el juego y cómo se gana
goal-of-game = 🎯 { $goal }
card-running = En curso.
card-finished = Terminada.
card-declined = Reto rechazado por { $opponent }.
card-cancelled = Reto retirado.
card-expired = Reto caducado: { $opponent } no respondió a tiempo.
card-set_aside = Suspendida por un error. Quien administra el bot puede consultarlo: código **{ $incident }**.
card-game-gone = Suspendida hasta que vuelva a tener { $game }
# $count: cuántos ganan. $way: yes si $reason continúa la frase, como «por abandono»
card-won = { $winner } { $count ->
    [one] vence
   *[other] vencen
  } a { $loser }{ $way ->
    [yes] {""}
   *[no] :
  } { $reason }.
card-ranked = { $winner } { $count ->
    [one] gana
   *[other] ganan
  }{ $way ->
    [yes] {""}
   *[no] :
  } { $reason }.
card-place = { $place }. { $players }
card-draw = Tablas{ $way ->
    [yes] {""}
   *[no] :
  } { $reason }.
option-line = { $name }: { $value }
option-hint = { $name }: { $value }
open = Abrir
refused-options = { $game } no tiene opciones.
refused-no-option = Opción desconocida: «{ $given }». Escribe `nombre=valor`. Disponibles: { $known }.
refused-option-bare = ¿Qué valor? Escribe `{ $name }=` y uno de estos: { $known }.
refused-option-value = «{ $name }» no puede ser «{ $given }». Disponibles: { $known }.
refused-option-line = { $why } Para conservar el resto, escribe `{ $line }`.
refused-here = Solo puedes empezar una partida en un servidor: en un canal de texto, un hilo o el chat de un canal de voz.
refused-hidden-here = Aquí las aplicaciones no pueden publicar para todo el mundo: nadie más vería la partida. Juega en tus mensajes directos con esas personas, en un grupo o en un servidor que me haya añadido.
refused-only-server = Las partidas por puntos y los hilos de equipo necesitan un servidor que me haya añadido. Quita esas opciones para jugar aquí.
# en mensajes directos con el bot
play-alone-here = Aquí solo estamos tú y yo. Para jugar con más gente, usa `/jugar` en tus mensajes directos con esas personas o en un grupo: no tienen que instalar nada. O añádeme a un servidor.
# en botones
play-the-bot = { $game } contra mí
add-to-server = Añadirme a un servidor
refused-private-thread = No estoy en este hilo privado. Mencióname aquí para añadirme e inténtalo de nuevo.
refused-permissions = No puedo jugar aquí: necesito { $missing }. Pide a alguien que gestione el servidor que me { $count ->
    [one] lo conceda
   *[other] los conceda
  }.
note-permissions = ⚠ No puedo publicar en <#{ $place }>: necesito { $missing }. Tu respuesta está guardada, pero nadie la verá hasta que se arregle.
note-lost = ⚠ Se borró el canal de la partida n.º { $match }. Tu respuesta está guardada, pero nadie la verá hasta que la partida cambie de sitio: usa `/partida aquí` en otro canal.
note-lost-unseen = ⚠ Se borró el canal de la partida n.º { $match }. Puedes responder, pero nadie lo verá hasta que la partida cambie de sitio: usa `/partida aquí` en otro canal.
note-unseen = ⚠ No puedo publicar en <#{ $place }>: necesito { $missing }. Puedes responder, pero nadie lo verá hasta que se arregle.
note-goes-on = ⚠ No puedo publicar en <#{ $place }>: necesito { $missing }. La partida sigue en <#{ $channel }>.
listed = { $before }, { $last }
series = { $before }; { $last }
together = { $before } y { $last }
permission-view_channel = «Ver canal»
permission-send_messages = «Enviar mensajes»
permission-send_messages_in_threads = «Enviar mensajes en hilos»
permission-create_public_threads = «Crear hilos públicos»
permission-attach_files = «Adjuntar archivos»
permission-read_message_history = «Leer el historial de mensajes»

# Partidas
thread-name = { $players } · { $game } n.º { $match }
thread-lost = Se borró el hilo de esta partida; la partida sigue aquí.
thread-locked = El hilo de esta partida está bloqueado; la partida sigue aquí.
thread-closed = Ya no puedo publicar en el hilo de esta partida; la partida sigue aquí.
more = Más
resign = Abandonar
text-board = Texto
# botones de una vista en texto: el tablero entero, y de vuelta a la imagen
text-whole = Tablero
text-picture = Imagen
text-detail-unknown = Aquí no hay «{ $given }». Disponibles: { $known }.
text-detail-none = En { $game } no hay detalles de piezas sueltas.
describe-nothing = No hay ninguna partida en este mensaje. Prueba con el mensaje de una jugada.
open-aim = Apuntar
# más tarde en el mismo turno
open-next = Siguiente tiro
open-deploy = Desplegar
open-arrange = Organizar…
open-place = Colocar
open-run = Mover un jugador
open-plan = Planear…
open-choose = Elegir
# $choice: lo que se abre junto a las respuestas ya hechas, como un héroe para el que planear
open-other = Activar: { $choice }
more-title = **Partida n.º { $match }**
# $others: las demás personas que juegan
resign-question = ¿Abandonar { $game } n.º { $match }? Gana { $others }.
resign-question-several = ¿Dejar { $game } n.º { $match } con { $others }? La partida sigue sin ti y no podrás volver.
resign-question-last = ¿Dejar { $game } n.º { $match } con { $others }? Con eso se termina y ganan tus rivales.
resign-which = ¿Qué partida quieres abandonar?
resign-sure = Sí, abandonar
resign-not = No, seguir jugando
resign-kept = De acuerdo, la partida sigue.
resign-cannot = Solo quien juega una partida puede abandonarla, y solo mientras está en curso.
resigned = Abandonaste { $game } n.º { $match }.
resigned-several = Dejaste { $game } n.º { $match }; los demás siguen jugando.
match-which = ¿Qué partida? Añade `partida:` al comando o úsalo en el hilo de la partida. Estás jugando:
  { $known }
match-choice = { $game } n.º { $match } { $count ->
    [one] contra
   *[other] con
  } { $others }
match-none = No estás en ninguna partida. `/jugar` empieza una.
turns-title = ### Te espera: { $count }
# $count: cuántas personas más juegan
turns-line = **{ $game } n.º { $match }** { $count ->
    [one] contra
   *[other] con
  } { $others }: { $ask }
turns-none = No tienes nada pendiente. `/jugar` empieza una partida, `/lecciones` te enseña un juego.
turns-others = **Tus otras partidas**
turns-others-line = [{ $game } n.º { $match }]({ $address }): turno de { $others }
turns-paused-line = [{ $game } n.º { $match }]({ $address }): ⏸ en pausa hasta el { $when }
turns-others-more = y { $count } más: `/historial`
turns-jump = Ir a la partida
turns-challenge = **{ $game } n.º { $match }**: { $challenger } te reta
turns-more = Mis otros turnos
turns-since = te toca desde { $when }
turns-offer-draw = **{ $game } n.º { $match }**: { $user } ofrece tablas
turns-offer-takeback = **{ $game } n.º { $match }**: { $user } quiere deshacer una jugada
turns-offer-pause = **{ $game } n.º { $match }**: { $user } quiere una pausa de { $count ->
    [one] un día
   *[other] { $count } días
  }
turns-offer-rematch = **{ $game } n.º { $match }**: { $user } quiere la revancha
turns-offer-replace = **{ $game } n.º { $match }**: { $user } te pide que ocupes su plaza
stale = Eso ya está respondido. Aquí tienes la decisión actual.
went-on = La partida avanzó. Aquí tienes la decisión actual.
already-played = Ya lo jugaste. Así está ahora la partida.
moved-elsewhere = Cambiaste esta respuesta en otro sitio. Aquí la tienes: revísala y confirma de nuevo.
choice-gone = Eso ya no es posible. Elige otra vez.
value-unusable = Parte de esta respuesta no sirve. Defínela otra vez.

# Paneles
rule-titled = { $rule }: { $title }
bot-name = El bot
rules-open = Reglas
rules-read = Seguir leyendo
why = ¿Por qué?
why-nothing = Aquí no intervino ninguna regla.
# Debajo de las frases sobre un abandono
why-resigned = Se puede abandonar en cualquier momento. Un bando sin nadie queda fuera y gana el último que queda; hasta entonces, los demás siguen jugando.
why-in-english = Esta regla aún no está traducida; aquí está en inglés.
panel-rule = regla { $rule }
choice-hint = Elegir
page = página { $page } de { $pages }
# botones de página; $page: la página que se ve
page-back = Atrás
page-on = Siguiente
page-onward = Siguiente ({ $page })
subset-hint = { $lo ->
    [one] Elige 1 como mínimo y { $hi } como máximo
   *[other] Elige { $lo } como mínimo y { $hi } como máximo
}
subset-exact = Elige { $count }
# $count: elegidos; $lo, $hi: mínimo y máximo; $missing: por elegir
subset-few = ⚠ Tienes { $count } de { $lo }; por elegir: { $missing }.
subset-enough = Tu selección: { $count } de { $hi }.
hint-line = **{ $name }**: { $hint }
confirm = Confirmar
# $choice: el texto del botón de la opción
confirm-choice = Confirmar: { $choice }
confirm-flick = Tirar
confirm-flicks = Tirar los { $count }
confirm-deploy = Desplegar
confirm-place = Colocar
press-plays = Pulsa una jugada para jugarla.
close = Cerrar
sure-wanted = ¿Jugar este tiro?
sure-touches-nothing = Este tiro no toca nada. ¿Tirar de todos modos?
sure-flick = Tirar de todos modos
sure-aim = Apuntar otra vez
sure-given = ¿Enviar esta respuesta?
sure-back = Atrás
type-it = Escribir
type-shot = Tiro completo
type-shot-hint = A3>B2 l30 s62: pieza, puntería, fuerza; lo que omitas no cambia. También @c4, borde, same, reach
type-shots = Tiros, uno por línea
type-shots-hint = A3>B2 l30 s62 !steal: pieza, puntería, fuerza, anuncio. También ball, goal, @c4, edge, reach
type-aim = Puntería
type-aim-hint = B2, B2 l30 (30 % a la izquierda del centro), B2 r30, 125 (grados), 7:30, ne o +2,5 para girar
type-contradiction = «{ $shot }» y «{ $line }» no coinciden. Rellena solo uno de los dos.
type-side = Hacia qué lado
type-side-hint = 125 (grados, 0 es arriba), 7:30, ne o +15 para girar
type-number = { $unit }, de { $lo } a { $hi }
type-strength-hint = Un número, o tap (15), soft (30), firm (60), hard (80), max (100)
type-places = Posiciones, una pieza por línea
finer = Más fino
coarser = Menos fino
# Lo mismo al apuntar: la imagen se acerca o muestra toda la arena.
finer-aim = Zoom
coarser-aim = Alejar
played = Jugada: { $what }
chosen = Elegiste: { $what }

# Apuntar
decimal-mark = ,
unit-strength = Fuerza
strength-15 = roce
strength-30 = suave
strength-60 = firme
strength-80 = fuerte
strength-100 = máx
number-value = { $unit } { $value }
number-slides = { $unit } { $value } = se desliza { $distance } cm
number-flies = { $unit } { $value } = vuela { $distance } cm
aim-hint = Apuntar a
aim-no-target = Una dirección
aim-target = { $target } · { $distance } cm
aim-yours = { $target }, de tu bando
aim-away = { $target } está a { $distance } cm
aim-meets = Primero toca { $what }.
aim-blocked = Hay algo delante de { $what }.
aim-short = No llega a { $what }.
aim-far = fuera de alcance
slip-risk = Si te tiembla el dedo: { $what }
aim-clear = tiro despejado
aim-behind = detrás de { $what }
aim-direction = { $degrees }°
aim-full = de lleno en { $target }, { $direction }
# $target: un lugar, como una línea
aim-toward = recto hacia { $target }, { $direction }
aim-full-short = centro
aim-beside-short = { $side ->
    [left] { $percent } % izquierda
   *[right] { $percent } % derecha
}
# botones que giran la puntería, con el ajuste «Primero el texto»; $step: un número, con ° si son grados
aim-left = izquierda { $step }
aim-right = derecha { $step }
# lo mismo para los demás: hacia dónde gira la puntería en la imagen, venga de donde venga
aim-arrow-left = ↺ { $step }
aim-arrow-right = { $step } ↻
aim-arrow-beside = { $side ->
    [left] ↺ { $percent } %
   *[right] { $percent } % ↻
}
# el borrador en una línea: pieza y objetivo
aim-brief = { $what } → { $aim }
aim-brief-beside = { $side ->
    [left] { $target }, { $percent } % a la izquierda
   *[right] { $target }, { $percent } % a la derecha
}
aim-letter-left = l
aim-letter-right = r
aim-beside = { $side ->
    [left] { $percent } % a la izquierda de { $target }, { $direction }
   *[right] { $percent } % a la derecha de { $target }, { $direction }
}
aim-kept = La partida avanzó; sigues apuntando igual.
aim-piece-gone = Ya no puedes tirar esa pieza. Aquí tienes otra, con la misma fuerza.
aim-target-gone = Tu objetivo ya no está; el ángulo se mantiene.
aim-target-moved = { $target } se movió; el ángulo se mantiene.
aim-unknown-target = No puedes apuntar a «{ $given }». Disponibles: { $known }.
aim-itself = { $piece } no puede ser su propio objetivo. Elige otro.
aim-unreadable = No sé adónde apunta «{ $given }». Prueba con una pieza (`B2`, o `B2 l30` para 30 % a la izquierda del centro), grados (`125`), una hora del reloj (`7:30`), un punto cardinal (`ne`) o un giro (`+2,5`).
aim-ambiguous = «{ $given }» puede ser { $known }. ¿Cuál?
aim-offset-out-of-range = «{ $given }» queda demasiado lejos del centro. Usa de 0 a 100 %; con 100, las piezas solo se rozan.
aim-angle-out-of-range = «{ $given }» se pasa del límite. Usa de 0 a 360 grados.
aim-clock-out-of-range = «{ $given }» no es una hora del reloj. Usa de `1:00` a `12:59`.
aim-nothing-to-turn = «{ $given }» gira la puntería, pero aún no apuntas a nada. Prueba con una pieza, grados o una hora del reloj.
number-unreadable = «{ $given }» no es un número. Escribe uno de { $lo } a { $hi }.
number-out-of-range = «{ $given }» se pasa del límite. Escribe un número de { $lo } a { $hi }.
move-unknown = No entiendo «{ $given }». Lo más parecido: { $near }.
# $shot: un tiro de esa posición
move-no-shot = No entiendo «{ $given }». Para un tiro, escribe por ejemplo `{ $shot }`.
shot-empty = Escribe un tiro, por ejemplo `A3>B2 l30 s62`.
shot-ambiguous = «{ $given }» puede significar varias cosas. ¿Cuál?
shot-reaches-nothing = «{ $given }» necesita una pieza a la que llegar. Prueba con `B2 reach`.
shot-out-of-reach = Ni el tiro más fuerte llega tan lejos.
shot-unknown-announcement = { $piece } no puede anunciar «{ $given }» ahora. Disponibles: { $known }.
shot-unread = No hay ningún tiro listo: no entendí tu última línea. Apunta, o escríbela de nuevo.
shot-meant = ¿Querías decir…?
several-line = Línea { $number }, `{ $line }`: { $why }
several-many = { $count } tiros son demasiados para un mensaje; el máximo es { $most }.
several-long = Ese tiro es demasiado largo. Usa { $most } caracteres como máximo.
several-no-piece = Empieza cada línea con la pieza que tiras, por ejemplo `A3>`.
several-twice = { $piece } ya está en una línea anterior; cada jugador actúa una vez por turno.
several-bonus = { $piece } recibe un tiro extra justo después. Ponlo en la línea siguiente.
several-not-here = Aquí solo puedes jugar un tiro cada vez.
several-then = Después, mientras dure tu turno: { $flicks }
several-alone = Solo este
several-played = Jugados: { $count } de { $all }
several-stopped = Sin jugar: { $why }
several-kept = Los encontrarás en tu próximo panel.
rest-waits = { $count ->
    [one] Este tiro se juega
   *[other] Estos { $count } tiros se juegan
  } cuando responda el otro bando:
rest-cancel = Cancelar el resto
rest-cancelled = { $count ->
    [0] No había nada en espera.
    [one] Tiro en espera cancelado.
   *[other] { $count } tiros en espera cancelados.
  }
rest-stopped = Revisa este tiro antes de jugarlo.
# $why: una frase, lo que costaría el tiro
rest-danger = { $why } Revísalo antes de jugarlo.
rest-check = Tu línea se detuvo antes de `{ $line }`. Revísala y sigue jugando.
rest-unread = Tu línea se detuvo antes de `{ $line }`: { $why }
order-kept = Guardado. Solo tú lo ves.
flick-unknown-piece = No puedes tirar «{ $given }». Disponibles: { $known }.
flick-nothing = Aún no puedes tirar. Antes: { $ask }
previewed = Aquí tienes la vista previa. Pulsa **{ $button }** para hacer la jugada.
previewed-flicks = Aquí tienes el primer tiro; los siguientes parten de las nuevas posiciones. Pulsa **{ $button }** para jugarlos.

# Colocar
mine-save = Guardar formación
mine-saved = Guardada. La próxima vez puedes elegirla como **La mía**, en cualquiera de los bandos.
mine-none = No tienes ninguna formación guardada para este número de piezas. Organiza una y pulsa **Guardar formación**.
place-mine = La mía
place-formation = Formación
place-piece = Pieza
place-own = Tu propia formación
place-at = { $tile } · { $place }
place-left = izquierda { $step }
place-up = arriba { $step }
place-down = abajo { $step }
place-right = derecha { $step }
place-steps = Cada pulsación mueve la pieza { $cm } cm.
place-twist = girar { $step }
place-move = Mover { $piece }
place-type-all = Escribir posiciones
place-title = ¿Dónde va { $piece }?
place-label = Posición de { $piece }
# $lies: la orientación de la imagen del juego; $tile, $place y $angled: ejemplos
place-hint = { $tile }, o x e y { $lies ->
    [turned] desde arriba y la izquierda
   *[upright] desde la izquierda y abajo
  }: { $place }
place-hint-angle = { $tile }, o x e y { $lies ->
    [turned] desde arriba y la izquierda
   *[upright] desde la izquierda y abajo
  }: { $place }. Bloque con ángulo: { $angled }
place-unreadable = No entiendo «{ $given }» como posición. Prueba con una casilla (`C4`) o con x e y en cm (`35; 5`); los bloques admiten también un ángulo en grados (`35 cm; 5 cm; 45°`).
place-no-angle = «{ $given }» tiene tres números, pero una pieza redonda no tiene ángulo. Prueba con una casilla (`C4`) o con x e y en cm: `35; 5` o, con decimales, `35,5; 5`.
place-off-board = «{ $given }» queda fuera del tablero: las posiciones van en cm, y el tablero mide { $wide } cm de ancho y { $high } cm de alto.
place-off-grid = «{ $given }» queda fuera del tablero. Las casillas van de A1 a { $last }.
place-unknown-piece = No tienes «{ $given }» para colocar. Disponibles: { $known }.

# Elecciones secretas. $digest: un hash o sus primeros caracteres; $text: el texto original
sealed-chosen = ✓ { $user } ya eligió · 🔒 `{ $digest }`
sealed-shown = 🔒 Elecciones reveladas; pulsa *¿Por qué?* para comprobarlas.
sealed-title = 🔒 Elecciones secretas
sealed-hash = { $user }: `{ $digest }`
sealed-opened = ↳ revelado: `{ $text }`
sealed-how = -# El hash se publicó al hacer la elección, así que nadie pudo cambiarla. Es el SHA-256 del texto revelado: `printf %s 'texto' | sha256sum` da el mismo.
# Acciones planeadas antes de jugarlas.
steps-unfinished = Planea tus acciones en privado; aún no se jugó ninguna.
# $count: cuántas acciones planeadas, $button: el botón que las juega
steps-private = { $count ->
    [0] Planea tus acciones en privado; nada es definitivo hasta que pulses **{ $button }**.
    [one] Una acción planeada. Solo tú la ves hasta que pulses **{ $button }**.
   *[other] { $count } acciones planeadas. Solo tú las ves hasta que pulses **{ $button }**.
  }
steps-final = { $count ->
    [0] Esto no se puede deshacer.
    [one] Con esto se juega también la acción de arriba. Ninguna de las dos se puede deshacer.
   *[other] Con esto se juegan también las { $count } acciones de arriba. Ninguna se puede deshacer.
  }
steps-gone = { $count ->
    [one] Una de tus acciones planeadas ya no es posible.
   *[other] { $count } de tus acciones planeadas ya no son posibles.
  }
steps-deeds = Planes rápidos…
steps-undo = Deshacer la última
type-steps-title = Escribe tus acciones
type-steps = Acciones, en orden
type-steps-hint = Sepáralas con punto y coma. Ejemplo: ve F6; mata 2; fin
steps-ended = Nada puede ir después de la acción que termina la activación.
steps-empty = Ahí no hay ninguna acción.
# $count: acciones escritas, $most: el máximo
steps-many = { $count } acciones son demasiadas para una línea; el máximo es { $most }.
steps-none-left = No queda ninguna acción que deshacer.
# $number: de la acción, $part: como se escribió, $why: qué está mal
steps-part = Acción { $number }, `{ $part }`: { $why }
# $given: como se escribió, $near: los códigos que puede significar
steps-several = «{ $given }» puede significar varias cosas: { $near }.
# Palabras que no cuentan en una acción escrita, y palabras que deshacen una: separadas por comas, sin acentos.
steps-needless = a, al, en, sobre, por, hacia, desde, de, del, el, la, los, las, un, una, soldado, soldados
steps-typed-undo = undo, deshacer, deshaz, atras, u
sealed-yours = ✓ Ya elegiste. Tu elección es secreta hasta que todo el mundo elija. Se espera a { $names }.
sealed-until = Tu elección es secreta hasta que todo el mundo elija. Se espera a { $names }.

# Paneles de lecciones y puzles.

# $task: qué hay que hacer.
lesson-task = 🎯 **{ $task }**
lesson-show = Solución
lesson-mine = Probar por mi cuenta
lesson-retry = Intentar de nuevo
