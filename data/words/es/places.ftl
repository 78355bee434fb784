# Canales e hilos: permisos que faltan, canales perdidos, partidas trasladadas.

check-title = ### Me faltan permisos
check-all-well = ### Tengo todos los permisos
check-well-seen = ### Tengo todos los permisos en los canales que puedo ver
# $channels: menciones
check-hidden = -# No veo { $channels }: si se va a jugar ahí, dame el permiso **Ver canal**.
check-good = ✅ { $channel }{ $count ->
    [0] {""}
    [one] {" "}· 1 partida
   *[other] {" "}· { $count } partidas
  }
check-bad = ⚠️ { $channel }{ $count ->
    [0] {""}
    [one] {" "}· 1 partida
   *[other] {" "}· { $count } partidas
  }
# $rights: los nombres de los permisos.
check-lacks = - Me falta **{ $rights }**: { $consequence }
# $matches: enlaces
check-concerned = -# Partidas afectadas: { $matches }
# $count: partidas
check-more-matches = { $count } más
# en un botón
check-move-back = Devolver la partida n.º { $match }
# $where: la página de ajustes de los permisos de arriba.
check-where = -# Dónde permitirlo: { $where }
check-unknown = - No veo este canal: está borrado u oculto para mí. Sus partidas siguen con `/turnos` y `/tablero`; `/partida aquí` traslada una a otro canal.
# en lugar del nombre de un canal
check-deleted-channel = Canal borrado
check-deleted = - Este canal se borró. Sus partidas siguen con `/turnos` y `/tablero`. Quien las juega o gestiona este servidor puede trasladar una: usa `/partida aquí partida:` en otro canal.
check-unseen = - No veo este canal, así que nadie puede empezar una partida en él: dame ahí el permiso **Ver canal**. Las partidas en curso siguen con `/turnos` y `/tablero`; `/partida aquí` traslada una a otro canal.
check-forum-unknown = - No veo este foro: está borrado u oculto para mí. Las partidas nuevas tienen hilos. `/servidor configurar foro:` elige otro.
check-daily = 🧩 No pude publicar el último puzle del día en { $channel }. `/servidor configurar diario:` elige otro canal.
check-lobby = 🛋️ No pude publicar la mesa de bienvenida en { $channel }. `/servidor configurar mesa:` elige otro canal.
check-season = 🏅 No pude publicar los resultados de la última temporada en { $channel }. `/servidor configurar noticias:` elige otro canal.
check-locked = - Este hilo está bloqueado. Su partida sigue en el canal; desbloquea el hilo, o traslada la partida con `/partida aquí`.
check-where-role = Ajustes del servidor › Roles › { $role } › Permisos
check-where-channel = Editar canal › Permisos › { $role }
check-more = … y { $count } más.
# $count: de todos
check-revived = 📮 { $count ->
    [one] Un mensaje atrasado se publica ahora.
   *[other] { $count } mensajes atrasados se publican ahora.
  }
check-waiting = 📮 { $count ->
    [one] Un mensaje espera
   *[other] { $count } mensajes esperan
  } a que esto se arregle; no se pierde ninguna jugada. Después, usa otra vez `/servidor comprobar`.
lack-send_messages = no puedo publicar los retos, las tarjetas de las partidas ni las jugadas de las partidas que no tienen hilo.
lack-attach_files = no puedo publicar las jugadas, porque cada una lleva una imagen.
lack-read_message_history = puede que publique cosas dos veces y deje botones en jugadas pasadas.
lack-threads = las partidas se juegan en el canal, no en hilos.
lack-no-threads = las partidas no tienen hilo.
lack-manage_channels = no puedo crear etiquetas: las publicaciones solo llevan las que ya existen.
lack-feed = ahí no se puede publicar nada.
lack-twice = puede que publique cosas dos veces.
lack-posts = las partidas tienen un hilo en su canal, no una publicación aquí.
check-tag-required = - Este foro exige una etiqueta y no tiene ninguna que yo pueda usar: las partidas tienen un hilo en su canal. Permíteme gestionar este canal, o añade una etiqueta con el nombre de cada juego.
# Las etiquetas de las publicaciones de foro, de 20 caracteres como mucho.
tag-waiting = En espera
tag-running = En juego
tag-finished = Terminada
in-channel = -# { $game } n.º { $match }
said-both = { $first }
    { $second }
barred-told = La partida n.º { $match } está a salvo, pero ya no puedo publicar en <#{ $channel }>: me falta un permiso, o el canal ya no existe. Juega con `/turnos` y `/tablero`, o traslada la partida con `/partida aquí`. Quien gestiona el servidor puede ver la causa con `/servidor comprobar`.
moved-here = { $user } trasladó aquí esta partida.
moved-away = La partida n.º { $match } sigue en <#{ $place }>.
here-done = La partida n.º { $match } sigue aquí.
refused-no-way-back = No puedo publicar donde estaba la partida n.º { $match }; sigue donde está.
moved-back = La partida n.º { $match } sigue donde estaba.
here-already = La partida n.º { $match } ya está aquí: { $place }
here-elsewhere = La partida n.º { $match } es de otro servidor y no se puede trasladar aquí.
permission-manage_channels = «Gestionar canal»
permission-create_posts = «Crear publicaciones»
permission-create_private_threads = «Crear hilos privados»
lack-create_private_threads = los equipos no tienen hilo privado, aunque una partida lo pida.
