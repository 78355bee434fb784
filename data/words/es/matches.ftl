# Negativas comunes a todos los juegos. Los números de partida llegan como texto.

refused-game = Aquí no hay ningún juego «{ $game }».
refused-self = No puedes enviarte un reto. Elige a otra persona.
refused-bot = { $name } es un bot y no puede jugar.
refused-same = { $name } solo puede sentarse una vez a la mesa.
refused-seats = { $count ->
    [one] Una sola persona no basta.
   *[other] A este juego no se puede jugar con { $count } jugadores.
  } Números de jugadores posibles: { $known }.
refused-twice = Ya hay un reto pendiente a este juego entre { $name } y tú (n.º { $match }). Acéptalo, recházalo o cancélalo primero.
refused-open-more = Ya tienes { $count } mesas y retos abiertos. Empieza o cancela uno primero; cada partida que terminas contra personas te permite uno más.
refused-open-most = Ya tienes { $count } mesas y retos abiertos. Empieza o cancela uno primero.
refused-running-more = Ya estás jugando { $count } partidas. Termina una primero: cada partida que terminas contra personas te permite jugar { $more } más a la vez.
refused-running-most = Ya estás jugando { $count } partidas. Termina una primero.
cancel-one = Cancelar n.º { $match }
refused-match-unknown = No existe la partida n.º { $match }.
refused-stranger = No juegas en la partida n.º { $match }. La juegan { $names }; si quieres, puedes mirar.
refused-match-over = La partida n.º { $match } ya terminó.
refused-set-aside = La partida n.º { $match } se suspendió por un error nuestro. Quien administra el bot puede consultarlo: código **{ $incident }**.
refused-game-gone = La partida n.º { $match } está suspendida hasta que vuelva a tener { $game }. Nadie pierde nada.
refused-game-absent = Ahora mismo no tengo { $game }.
game-absent = Ahora mismo no tengo { $game }, así que no puedo mostrar el tablero.
refused-not-begun = La partida n.º { $match } no ha empezado. Falta que acepte { $name }.
refused-begun = El reto n.º { $match } ya se aceptó.
refused-challenge-declined = El reto n.º { $match } se rechazó.
refused-challenge-cancelled = El reto n.º { $match } se canceló.
refused-challenge-expired = El reto n.º { $match } caducó. `/jugar` crea uno nuevo.
refused-own-challenge = Este reto es tuyo, así que tiene que responder { $name }. Puedes cancelarlo.
refused-accepted = Ya aceptaste. Se espera a { $name }.
refused-not-invited = A este reto solo puede responder { $name }. Crea el tuyo con `/jugar`.
refused-not-challenger = Este reto solo lo puede cancelar { $name }.
refused-not-your-turn = No es tu turno. Se espera a { $names }.
panel-your-turn = Te toca en <#{ $place }>.
refused-stale = Eso ya está respondido. Así está la partida ahora.
refused-action = Aquí no existe esa opción.
refused-busy = La partida n.º { $match } está muy ocupada ahora mismo. Inténtalo de nuevo.
refused-engine = No pude calcularlo; no cambió nada. Inténtalo de nuevo en un momento.
refused-store = No pude guardarlo; no cambió nada. Inténtalo de nuevo en un momento.
refused-store-busy = Mi base de datos está ocupada; no cambió nada. Inténtalo de nuevo.
refused-store-full = Mi disco está lleno; no cambió nada. Avisa a quien administra el bot.
refused-store-corrupt = Mi base de datos está dañada; no cambió nada. Avisa a quien administra el bot.
refused-store-unknown = No sé con seguridad si se guardó. Revisa la partida antes de intentarlo de nuevo.
clock-given-back = Estuve sin conexión { $length }; todos los relojes recuperaron ese tiempo.
refused-at-odds = Esta partida no es posible: hay un bloqueo entre sus participantes.
refused-block-self = No puedes bloquear tu propia cuenta.
# Lo que lee la persona baneada; $when: el final, $reason: las palabras de la moderación
refused-banned-ever = No puedes jugar conmigo en este servidor: su moderación te baneó.
refused-banned-ever-why = No puedes jugar conmigo en este servidor: su moderación te baneó. Motivo: { $reason }
refused-banned-until = No puedes jugar conmigo en este servidor hasta el { $when }: su moderación te baneó.
refused-banned-until-why = No puedes jugar conmigo en este servidor hasta el { $when }: su moderación te baneó. Motivo: { $reason }
# Lo que leen los demás; $user: una mención
refused-banned-other = No se puede invitar a { $user } aquí por el momento.
# Lo que leen quienes gestionan el servidor
refused-banned-other-known = { $user } tiene un baneo que le impide jugar conmigo aquí. `/servidor desbanear` lo levanta.
refused-banned-other-why = { $user } tiene un baneo que le impide jugar conmigo aquí. Motivo: { $reason }
refused-sits = Ya estás en esta mesa.
refused-sits-not = No estás en esta mesa.
refused-not-host = Eso solo lo puede hacer { $name }: la mesa es suya.
refused-not-full = La partida n.º { $match } no ha empezado: su mesa espera jugadores.
refused-queue-seats = Este juego no es para dos. Abre una mesa con `/jugar`.
refused-match-aborted = La partida n.º { $match } se anuló; no cuenta.
refused-match-void = La moderación invalidó la partida n.º { $match }.

# Varias respuestas a la vez: por qué no se jugó la siguiente
several-over = La partida terminó.
several-others = Tu turno terminó. Ahora es el turno de { $names }.
several-others-first = Primero hace falta la respuesta de { $names }. Si tu turno sigue, juega entonces el resto.
several-new-turn = Empezó un turno nuevo.
several-asked = Responde antes a esto: { $ask }
several-luck = Intervino el azar. Mira el resultado antes de seguir.
# Un juego de una partida que el bot no tiene: su clave en lugar de su nombre.
absent-name = { $game }
absent-team = Plaza { $number }
