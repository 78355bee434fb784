# Partidas que suspende o termina un error o quien administra el bot.
care-set-aside = ⚠ Algo falló por nuestra parte, así que esta partida queda suspendida. Sus relojes están en pausa; nadie pierde nada. Quien administra el bot puede consultarlo: código **{ $incident }**.
care-game-gone = ⏸ Esta partida está suspendida: ahora mismo no tengo { $game }, o no en la versión con la que empezó. Los relojes están en pausa; nadie pierde nada. Sigue en cuanto vuelva el juego.
care-stopped = ⚠ Quien administra el bot suspendió esta partida: { $reason }. Sus relojes están en pausa; nadie pierde nada (código **{ $incident }**).
care-void = ⚠ Quien administra el bot dio por terminada esta partida: { $reason }. No cuenta.
care-revived = ▶ La partida sigue. Todo el mundo recupera su tiempo completo.
refused-not-live = La partida n.º { $match } no está en curso ({ $status }).
refused-not-aside = La partida n.º { $match } no se puede reanudar ({ $status }). Solo se puede si ya había empezado y está suspendida.
