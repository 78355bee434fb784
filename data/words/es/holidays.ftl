# Vacaciones.
holiday-begun = 🏖️ { $user } está de vacaciones hasta el { $when }; su reloj está en pausa.
# en la tarjeta de un reto
card-away = 🏖️ { $user } está de vacaciones hasta el { $when }.
holiday-ended = 👋 { $user } ya volvió de vacaciones.
refused-holiday-days = Las vacaciones duran de 1 a { $most } días.
refused-holiday-shorter = Tus vacaciones están reservadas hasta el { $when }. Solo puedes alargarlas; para volver antes, usa `/vacaciones fin:Verdadero`.
refused-holiday-spent = { $count ->
    [0] Ya gastaste los { $most } días de vacaciones de { $year }.
    [one] En { $year } solo te queda 1 de { $most } días de vacaciones.
   *[other] En { $year } solo te quedan { $count } de { $most } días de vacaciones.
  }
refused-holiday-none = No estás de vacaciones.
vacation-away = 🏖️ Estás de vacaciones hasta el { $when }. Tus relojes están en pausa en todas las partidas, y tus rivales lo saben. Ya no estás en ninguna cola, y no puedes empezar partidas con otras personas hasta que vuelvas.
refused-on-vacation = Estás de vacaciones hasta el { $when }, y tus rivales tendrían que esperar. Termina antes tus vacaciones.
vacation-end = Terminar mis vacaciones
tournament-while-away = 🏖️ Estás de vacaciones hasta el { $when }: si una ronda empieza antes, tus rivales esperan. Para terminarlas: `/vacaciones fin:Verdadero`.
vacation-here = No estás de vacaciones. `/vacaciones días:3` pone tus relojes en pausa durante tres días.
vacation-over = 👋 ¡Hola de nuevo! Tus relojes vuelven a correr.
vacation-left = { $count ->
    [0] En { $year } no te queda ningún día de vacaciones de { $most }.
    [one] En { $year } te queda 1 de { $most } días de vacaciones.
   *[other] En { $year } te quedan { $count } de { $most } días de vacaciones.
  } Los días reservados cuentan aunque vuelvas antes.
