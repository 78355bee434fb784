# Hilos privados de los equipos.

# $side: el equipo, $match: el número de la partida
camp-thread = { $side }, partida n.º { $match }
# $users: los jugadores del equipo
camp-title = **{ $side } · partida n.º { $match }**
    -# Para { $users }. Quien gestione los hilos de este servidor también puede leer este hilo.
# $users: jugadores del otro equipo que pueden leer el hilo
camp-overheard = ⚠️ Este hilo también está a la vista de { $users }, del otro equipo.
# $users: los jugadores a quienes se espera
camp-others = Turno de { $users }.
camp-over = La partida terminó.
# $why: right: falta un permiso; channel: ese tipo de canal no los tiene; full: el servidor tiene demasiados hilos
camp-none = No puedo dar hilos privados a los equipos: { $why ->
    [channel] solo los canales de texto normales pueden tenerlos. La partida sigue sin ellos.
    [full] este servidor tiene demasiados hilos activos. La partida sigue sin ellos; al archivar hilos viejos queda sitio para los próximos.
   *[right] me falta un permiso. La partida sigue sin ellos; `/servidor comprobar` muestra lo que falta.
  }
# $camps: los jugadores de cada equipo
card-camps = Equipos: { $camps }
card-camps-order = Los equipos se alternan por orden de llegada: primero y tercero, segundo y cuarto…
