# El resumen diario: un mensaje al día con todo lo que espera a un jugador.
digest-title = Resumen diario
digest-hour = Hora
digest-hour-hint = 8:00, 8h o 19:30
digest-choose = Resumen diario…
digest-stop = Sin resumen diario
digest-none = 📬 Sin resumen diario.
digest-chosen = 📬 Cada día, { $hour } ({ $zone }, ahora { $now }): te envío un solo mensaje directo con todo lo que te espera.
digest-replaces = Sustituye al recordatorio al 50 % de tu tiempo.
digest-open = Lo que me espera ahora
digest-more = { $count ->
    [one] y una más: `/turnos`
   *[other] y { $count } más: `/turnos`
  }
digest-foot = Tu resumen diario. `/ajustes` cambia la hora o lo desactiva.
