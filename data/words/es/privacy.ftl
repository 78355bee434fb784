# Qué se guarda sobre los jugadores, cómo pueden obtenerlo y cómo se borra.
data-privacy-title = ### Lo que guardo sobre ti
data-privacy-what = **Guardado**, para que las partidas puedan durar días: tu identificador de Discord y tu último nombre conocido; las partidas en las que estás, con tus jugadas, cuándo las hiciste y lo que preparaste; cuántas de tus jugadas fueron a tiempo, durante 90 días; lo que elegiste en `/ajustes` y el idioma que tenía entonces tu Discord, cuándo toca tu próximo resumen diario, la URL y el secreto de tu webhook, tus vacaciones, a quiénes bloqueaste, los jugadores, partidas y torneos que sigues y, durante una semana, lo que te conté de ellos, tus formaciones guardadas; tus intentos en los puzles; tus pronósticos; las partidas de archivos que importaste, sin nombres; el canal donde esperas rival, mientras esperas; lo que cambiaste en un servidor que gestionas; los problemas que denunciaste y los textos que sugeriste, durante 90 días; si un servidor te banea y no puedes jugar en él: el baneo, cuándo termina y por qué. También lo que te escribí, o escribí sobre ti, en una partida.
data-privacy-not = **Nunca guardado:** lo que se escribe en un canal, las direcciones de correo, quién más está en un servidor, las fotos de perfil. Ni siquiera puedo leer mensajes, salvo los que me mencionan.
data-privacy-who = **Quién lo ve:** la partida la ven las demás personas que la juegan, y también quien pueda leer su canal. Donde un servidor ha abierto sus enlaces, cualquiera en internet puede ver las partidas y los torneos de los canales que todos sus miembros pueden leer, y sus clasificaciones. El porcentaje de jugadas que haces a tiempo aparece en tus retos, tus mesas y tu perfil. Tus puntos en un puzle del día están en la tabla de cada servidor donde lo intentaste, y los de tus pronósticos en la tabla de oráculos del servidor. Una posición de una de tus partidas solo se convierte en puzle si todos sus participantes lo permiten en `/ajustes`; no nombra a nadie y se borra con tus datos. Tus ajustes, lo que preparaste y tu lista de bloqueos son solo tuyos; quienes gestionan un servidor ven lo que cambiaste en él, los problemas que denunciaste en él y si te banearon en él, también en un registro que pueden llevar en uno de sus canales. Quien administra este bot tiene el archivo que contiene todo esto. Nada se vende ni se cede.
# $days: cuántos días se conservan las copias de seguridad.
data-privacy-long = **Cuánto tiempo:** las partidas se quedan, porque también son de los demás. Los archivos que importaste se borran a los { $days } días. Lo demás se queda hasta que lo cambies o lo borres, salvo el baneo de un servidor: hasta que termine o se levante, guardo para él tu identificador de Discord aunque borres tus datos; si no, bastaría con borrarlos para esquivarlo. Lo que borras puede permanecer en copias de seguridad { $days } días más; después también se borra. Los registros técnicos no nombran a nadie. Si me quitan de un servidor, lo olvido a los { $days } días, a no ser que para entonces haya vuelto.
data-privacy-discord = **En Discord:** los mensajes que publiqué se quedan en sus canales, con tu nombre, y también lo que está en el registro de un servidor. Quienes gestionan el canal pueden eliminarlos.
data-privacy-rights = Recíbelo todo en un archivo, o bórralo, cuando quieras: `/datos exportar`, `/datos borrar`.
data-export-button = Exportar mis datos
data-delete-button = Borrar mis datos…
# $count: partidas en el archivo.
data-export = 📄 Todo lo que guardo sobre ti, con { $count ->
    [0] ninguna partida
    [one] una partida
   *[other] { $count } partidas
  }. Solo tú ves este mensaje. No incluye las elecciones secretas de los demás.
data-delete-title = ### Borrar lo que guardo sobre ti
data-delete-goes = **Se borra:** tu identificador de Discord y tu nombre, ajustes, vacaciones, a quiénes bloqueaste (y tu entrada en las listas de quienes te bloquearon), formaciones, lo que preparaste, intentos en los puzles, pronósticos, archivos importados, lugares en colas, los problemas que denunciaste. Las copias de seguridad desaparecen a los { $days } días.
data-delete-stays = **Se queda:** las partidas que jugaste, para los demás; apareces en ellas como NN y nadie puede reconocerte. Los mensajes de Discord también se quedan.
data-delete-bans = También tu identificador de Discord en los baneos de servidores, hasta que terminen.
data-delete-free = No abandonas ninguna partida.
data-delete-gives-up = ⚠ { $count ->
    [one] Abandonas una partida que no ha terminado:
   *[other] Abandonas { $count } partidas que no han terminado:
  }
data-delete-resign = -# ▸ { $game } n.º { $match }: abandonas
data-delete-leave = -# ▸ { $game } n.º { $match }: no ha empezado; sales de ella
data-delete-more = -# ▸ y { $count } más
data-delete-final = Esto no se puede deshacer. Si vuelves a jugar más adelante, empiezas de cero.
data-delete-sure = Borrarlo todo…
data-form-title = Borrar todo lo que guardo sobre ti
data-form-line = Escribe { $word } para confirmar
data-form-hint = Esto no se puede deshacer.
data-word = BORRAR
# $count: partidas abandonadas, $days: cuántos días se conservan las copias de seguridad.
data-deleted = Todo lo que guardaba sobre ti está borrado{ $count ->
    [0] .
    [one] , y abandonaste una partida.
   *[other] , y abandonaste { $count } partidas.
  } Las copias de seguridad desaparecen a los { $days } días.
data-deleted-later = Tus datos ya no están. El archivo se está leyendo en este momento, así que el espacio que ocupaban en él se sobrescribe más tarde, en menos de un día.
refused-data-none = No guardo nada sobre ti.
refused-data-bans = Solo queda tu identificador de Discord en los baneos de servidores, hasta que terminen.
refused-data-word = No se borró nada: no escribiste { $word }.
refused-data-busy = Todavía no se borró nada: sigo con otra cosa tuya, como un archivo. Inténtalo de nuevo en un momento.
