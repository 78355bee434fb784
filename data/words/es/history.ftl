# Lo que ha jugado alguien.

fate-won = ganada
fate-lost = perdida
fate-drawn = tablas
fate-running = en curso
fate-void = invalidada
fate-set-aside = suspendida
fate-unknown = terminada
menu-rivalry = Rivalidad conmigo
history-title = Partidas de { $user }
history-line = **{ $game } n.º { $match }** · { $result } · { $others }
# $rivals y $friends: uno o varios nombres.
history-against = contra { $rivals }
history-with = con { $friends } contra { $rivals }
# $result: `fate-won` u otro; de cuántos puestos.
history-place = { $result } (puesto { $place } de { $count })
# $change: un número con su signo.
history-points = { $points } ({ $change })
# $balance: lo que dice `balance`.
history-count = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }: { $balance }
history-running = { $count } en curso
history-open = Abrir una partida
history-back = Volver a la lista
history-record = Registro
history-from-to = del { $begun } al { $ended } · { $turns ->
    [one] 1 jugada
   *[other] { $turns } jugadas
  }
history-since = desde el { $begun } · { $turns ->
    [one] 1 jugada
   *[other] { $turns } jugadas
  }
history-whole = { $count ->
    [one] Mostrar la partida
   *[other] Mostrar las { $count } partidas
  }
history-none-own = Todavía no has jugado ninguna partida. `/jugar` empieza una.
history-none = No hay partidas de { $user } que mostrar aquí. Ves las que jugaste tú y las de los canales que puedes ver en este servidor.
history-none-fit = No se encontró ninguna partida.
refused-history-show = No hay nada que mostrar. A todo el mundo solo le muestro partidas de canales que todo este servidor puede ver.
refused-against = «{ $given }» no jugó en estas partidas. Elige un nombre sugerido o menciona a alguien.
refused-against-several = «{ $given }» puede ser más de una persona. Elige un nombre sugerido o menciona a alguien.
refused-rivalry-self = No puedes tener una rivalidad contigo. `/historial` muestra tus partidas.
refused-rivalry-bot = Los bots no juegan aquí.
