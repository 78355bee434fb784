# La casa: rivales que juega el bot.

house-level-1 = 1 · principiante
house-level-2 = 2 · fácil
house-level-3 = 3 · medio
house-level-4 = 4 · difícil
house-level-5 = 5 · experto
# $names: con caras; $count: cuántos; $level: uno de los anteriores
house-member = { $names }: { $count ->
    [one] bot
   *[other] bots
  }, nivel { $level }
# Debajo de las imágenes. $name: sin cara; $level: de 1 a 5
house-plate = { $name } · nivel { $level }
# $names: como en house-plate, después de todo lo que muestra la imagen
house-plate-alt = Juega el bot: { $names }.
# $names: quiénes; $count: cuántos
house-thinks = { $names } { $count ->
    [one] está
   *[other] están
  } pensando…
refused-rated-house = Las partidas con el bot no son por puntos. Quita `por-puntos` o reta a alguien.
refused-draw-house = { $name } no acepta tablas. Sigue jugando, o abandona.
refused-no-house = El bot todavía no juega a { $game }.
house-undo = Deshacer
# $level: con su número, `3 · medio`
house-play-level = Jugar contra el nivel { $level }
welcome = ### ¡Hola! Conmigo puedes jugar a juegos de mesa, aquí mismo, en el chat.
    Lanza discos de un golpe de dedo, empuja bolas, lucha por zonas: jugada a jugada, cuando quieras.
    -# Con más gente: `/jugar`. Otro nivel: `/práctica`. Lecciones en cinco pasos: `/lecciones`. Reglas: `/reglas`.
help-map = ### Qué hago
# Debajo de los juegos; los comandos como los muestra el Discord de quien lee
help-ways = **Jugar**
    `/jugar`: reta a alguien, o abre una mesa a la que cualquiera puede unirse
    `/práctica`: una partida contra mí, en cinco niveles
    `/cola entrar`: encuentra rival; `/cola estado`: mira quién espera
    `/turnos`: todas tus partidas, primero las que te esperan
    `/torneo unirse`: juega por una copa
    {""}**Aprender**
    `/lecciones`: un juego en cinco pasos, y después ejercicios
    `/diario`: el puzle de hoy, el mismo para todo el mundo
    `/reglas`: pregunta cómo funciona una regla
    {""}**A tu manera**
    `/ajustes`: recordatorios, imágenes, idioma, solo texto
welcome-manage = -# Para quien gestiona el servidor: `/servidor configurar` (juegos, canales, idioma).
welcome-try = **Prueba uno ahora.** Elige un juego y juega contra mí:
house-hint-button = Pista
# $why, si cuesta algo: gana la partida, el otro bando pierde más o lo mismo, o nada
house-hint = 💡 Yo jugaría esto{ $why ->
    [wins] {": "}gana la partida
    [more] {": "}el otro bando pierde más que tú
    [much] {": "}el otro bando pierde lo mismo que tú
   *[none] {""}
  }. (Pista { $count })
result-hints = 💡 { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
practice-apart = Tu partida está en un hilo privado.
# el nombre de ese hilo
practice-thread = { $player } · { $game } · práctica
practice-direct = Tu partida está en nuestros mensajes directos.
practice-instead = Aquí no puedo abrir un hilo privado, así que tu partida está en nuestros mensajes directos.
# $formation: como en su botón
practice-arranged = -# Tus piezas ya están colocadas: **{ $formation }**. En la partida, *Deshacer* te permite elegir otra formación.
# $missing: permisos
practice-nowhere-right = Aquí no puedo abrir un hilo privado: me falta { $missing }. Tampoco puedo escribirte por mensaje directo. Permíteme escribirte, o juega a la vista de todo el mundo.
practice-nowhere = Aquí no puedo abrir un hilo privado, y tampoco puedo escribirte por mensaje directo. Permíteme escribirte, o juega a la vista de todo el mundo.
practice-in-direct = Probar otra vez los mensajes directos
practice-here = Jugar aquí, en público
refused-direct = Aquí no puedo publicar, y tampoco puedo escribirte por mensaje directo. Permíteme escribirte e inténtalo de nuevo.
refused-hint = Las pistas son para las partidas de práctica.
# $user abrió la mesa
table-waits = 🪑 Nadie se ha unido todavía a la mesa de { $game } de { $user }. { $user }, ¿y si juegas contra el bot?
house-joined = El bot se unió a la partida n.º { $match }.
house-join = Añadir el bot
house-to-level = Nivel { $level }
house-level-changed = El bot juega ahora en el nivel { $level }.
house-level-set = Nivel { $level } a partir de ahora.
refused-level = El nivel solo se puede cambiar en la práctica, contra el bot y nadie más.
# $heir: con una cara
replace-done = { $heir } ocupa tu plaza.
refused-last-person = En la mesa solo quedarían bots. Mejor abandona.

# Donde el bot juega contra sí mismo. $length: entre dos jugadas
watch-on = Ahora juego aquí contra mí mismo, { $length } por jugada. `/exhibición parar` lo detiene.
watch-off = Ya no juego aquí contra mí mismo.
watch-card = 🍿 Aquí el bot juega contra sí mismo. Para jugar contra él: `/práctica`
watch-called-off = El bot ya no juega aquí contra sí mismo.
# $names: quiénes; $count: cuántos; $when: dentro de cuántos minutos
watch-next = { $names } { $count ->
    [one] juega
   *[other] juegan
  } { $when }
watch-every-2 = 2 minutos
watch-every-5 = 5 minutos
watch-every-15 = 15 minutos
watch-every-60 = 1 hora
refused-watch-here = Solo puedo jugar contra mí mismo en un canal de texto, porque cada partida tiene su hilo.
refused-watch-off = No juego contra mí mismo en este canal.
refused-watch-many = Un servidor puede tener { $count } mesas así. Usa antes `/exhibición parar` en otro canal.
# $channel: un canal; $game: uno o todos; $levels: o «cualquier nivel»; $length: entre dos jugadas
watch-table = { $channel }: { $game }, { $levels }, { $length } por jugada
watch-all-games = todos los juegos por turnos
watch-levels-drawn = cualquier nivel
watch-levels = nivel { $levels }
