# Relojes: cuánto puede tardar una decisión, qué pasa después, pausas.
refused-clock-unreadable = No entiendo «{ $given }» como tiempo. Usa minutos, horas, días, semanas o meses, por ejemplo `90m`, `1h30`, `2d 12h` o `1 week`, o elige un reloj.
refused-clock-range = «{ $given }» es demasiado corto o demasiado largo. Escribe un tiempo de un minuto a 60 días.
refused-rated-friendly = Una partida amistosa no puede ser por puntos: nadie pierde por tiempo. Elige otro reloj, o juega sin puntos.
refused-rated-full = Una partida por puntos no puede mostrar el recorrido completo de un tiro. Elige otra ayuda para apuntar, o juega sin puntos.
# $game: su nombre.
refused-assist = En { $game } no hay tiros que apuntar. Quita `ayuda`.
length-days = { $count ->
    [one] 1 día
   *[other] { $count } días
  }
length-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
  }
length-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
length-and = { $before } { $last }
terms-clock = { $length } por jugada
terms-clock-rated = { $length } por jugada · por puntos
terms-friendly = amistosa: pasado el plazo ({ $length }), los rivales pueden reclamar una jugada por defecto
# $terms: el reloj y si la partida es por puntos; $assist: una de las tres siguientes.
terms-assist = { $terms } · ayuda para apuntar: { $assist }
assist-full = completa (todo el recorrido)
assist-standard = normal (primer contacto y adónde va la pieza golpeada)
assist-expert = experta (solo la dirección)
pace-blitz = Relámpago: 5 minutos
pace-hour = Una hora
pace-hours12 = Doce horas: ideal para grupos grandes
pace-day = Un día
pace-days3 = Tres días
pace-week = Una semana
pace-friendly = Amistosa: nadie pierde por tiempo
clock-ran-out = ⏰ A { $user } se le acabó el tiempo: se hace una jugada por defecto.{ $count ->
    [1] {" "}Dos más seguidas y queda fuera.
    [2] {" "}Una más y queda fuera.
   *[other] {""}
  }
clock-ran-out-slow = ⏰ A { $user } se le acabó el tiempo: se hace una jugada por defecto. Para la próxima tiene { $length }; si tampoco llega, queda fuera.
clock-ran-out-last = ⏰ A { $user } se le acabó el tiempo por tercera vez seguida: pierde por tiempo.
clock-extended = ⏳ { $user } le da { $length } más a { $others }.
clock-paused = ⏸ Pausa de común acuerdo hasta el { $when }. Para terminarla antes, basta con pulsar **Reanudar**.
clock-pause-ended = ▶️ { $user } termina la pausa: los relojes vuelven a correr.
offer-pause = ⏸ { $user } propone una pausa de { $count ->
    [one] un día
   *[other] { $count } días
  }. ¿De acuerdo?
offer-pause-refused = { $user } no quiere una pausa: los relojes siguen corriendo.
offer-pause-withdrawn = { $user } ya no quiere una pausa.
offer-agree = Aceptar
offer-refuse = Rechazar
lines = { $before }
    { $last }
refused-extend-nobody = Nadie más tiene una jugada pendiente: no hay a quién darle tiempo.
refused-pause-days = Una pausa dura de 1 a { $most } días.
refused-paused = La partida ya está en pausa.
refused-while-paused = ⏸ La partida n.º { $match } está en pausa hasta el { $when }. Reanúdala para jugar.
pause-resume = Reanudar
refused-not-paused = La partida no está en pausa.
refused-claim-clock = No hay nada que reclamar: en esta partida, las jugadas por defecto son automáticas.
refused-claim-early = Tus rivales todavía están a tiempo.
refused-own-offer = Ya aceptaste. Ahora les toca responder a los demás.
refused-offer-gone = Esa propuesta ya no está abierta.
until = ⏱ plazo: { $when }
until-friendly = ⏱ amistosa · plazo: { $when }
until-paused = en pausa hasta el { $when }
until-away = de vacaciones hasta el { $when }
consequence = ⏱ Plazo: { $when }. Si se te pasa, se hace una jugada por defecto; a la tercera seguida, quedas fuera.
consequence-last = ⚠️ Plazo: { $when }. Si se te pasa, quedas fuera: sería la tercera vez seguida.
consequence-friendly = ⏱ Plazo: { $when }. Después, tus rivales pueden reclamar una jugada por defecto por ti.
extend-done = Tiempo extra concedido.
pause-proposed = Pausa propuesta. Los relojes se paran en cuanto todo el mundo acepte.
pause-over = Los relojes de la partida n.º { $match } vuelven a correr.
claim-question = A { $user } se le pasó el plazo. ¿Reclamar una jugada por defecto? A la tercera seguida, queda fuera.
claim-sure = Reclamar la jugada
claim-done = Hecho: la partida n.º { $match } sigue.
claim = Reclamar
offer-agreed = Aceptaste. Ahora les toca responder a los demás.
offer-agreed-by = ✅ { $user } acepta.
offer-declined = Rechazaste la propuesta.
offer-declined-by = ❌ { $user } no acepta.
remind-play = Jugar
reminder = ⏳ { $user }: { $ask } ({ $game } n.º { $match }) · plazo: { $when }. { $then }
reminder-then = Si se te pasa, { $late }; a la tercera seguida, quedas fuera.
reminder-then-last = Si se te pasa, quedas fuera: sería la tercera vez seguida.
reminder-then-friendly = Sin prisa: después, si alguien reclama una jugada por defecto, { $late }.
reminder-late = Se acabó el tiempo: tus rivales ya pueden reclamar una jugada por defecto.
clock-ran-out-gone = ⏰ { $user } dejó el servidor y se le acabó el tiempo: pierde la partida.
refused-threads = En { $game } nadie juega en equipo. Quita `hilos`.
# $terms: lo que va antes
terms-threads = { $terms } · un hilo privado por equipo
terms-weekdays = { $terms } · relojes parados el fin de semana (UTC)
terms-shortened = { $terms } · { $length } tras dos retrasos seguidos
