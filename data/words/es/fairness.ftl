# El juego limpio, a la vista: el hash de la semilla secreta al empezar, la semilla al final, y si todo se deduce de ella.
# $digest y $seed: en hexadecimal.

seed-hash = 🔒 Todo el azar quedó fijado antes de la primera elección. Hash de la semilla: `{ $digest }`
seed-shown = 🔓 Semilla `{ $seed }…` · compruébala: `/partida verificar`
# El bot no es miembro de donde se juega la partida: allí no hay comandos sobre una partida.
seed-shown-borrowed = 🔓 Semilla `{ $seed }…` · el botón de la tarjeta de la partida la comprueba
# El botón antes del final, que muestra el hash.
fair = ¿Juego limpio?
verify = Verificar
verify-title = ### Partida n.º { $match }, verificada
verify-wrong = **Algo no cuadra.** Quien administra el bot puede investigarlo: `pichenette verify { $match }`.
verify-most = **Nada parece estar mal, pero no pude comprobarlo todo.**
verify-all = **Todo cuadra: la semilla secreta fijó el azar al empezar, y todo lo que pasó se deduce de ella y de las jugadas.**
verify-so-far = **Por ahora, todo cuadra.** La semilla es secreta hasta que termine la partida; entonces también puedes comprobarlo por tu cuenta.
verify-hash = El hash de la semilla es el que se mostró al empezar: `{ $digest }`
verify-hash-not = La semilla **no** es la del principio: su hash es `{ $digest }`, pero el primer mensaje muestra `{ $shown }`
verify-hash-unread = Ya no puedo leer el primer mensaje de la partida. Compara el hash que mostraba con este: `{ $digest }`
verify-hash-away = Solo puedo leer el hash mostrado al empezar si pulsas el botón de la tarjeta de la partida. El hash de la semilla es `{ $digest }`
verify-hash-untold = Esta partida empezó cuando aún no se mostraban los hashes, así que no hay con qué comparar este: `{ $digest }`
verify-card = La tarjeta de la partida muestra el mismo hash.
verify-card-not = La tarjeta de la partida muestra un hash **distinto**: `{ $shown }`
verify-seats = Las plazas corresponden a la semilla.
verify-seats-not = Las plazas **no** corresponden a la semilla.
# $former: la partida de la que es la revancha.
verify-seats-rematch = Todo el mundo avanzó una plaza desde la partida n.º { $former }, como en cualquier revancha.
verify-seats-rematch-not = Desde la partida n.º { $former } **no** avanzó todo el mundo una plaza, como debe ser en una revancha.
verify-turns = { $count ->
    [0] La preparación se deduce de la semilla.
    [one] La jugada cuadra: misma elección, mismo azar, misma posición.
   *[other] Las { $count } jugadas se siguen una de otra: mismas elecciones, mismo azar, mismas posiciones.
  }
# $why: una de las razones de abajo; $others: cuántas jugadas más no cuadran.
verify-turns-not = La jugada { $turn } es la primera que **no** cuadra: { $why }. { $others ->
    [0] Todas las demás cuadran.
    [one] Hay otra que tampoco cuadra.
   *[other] Hay otras { $others } que tampoco cuadran.
  }
verify-flaw-position = al repetirla, lleva a otra posición
verify-flaw-events = al repetirla, pasan otras cosas
verify-flaw-trace = al simularla de nuevo, las piezas se mueven de otra manera
verify-flaw-missing = falta la jugada anterior
verify-flaw-unseen = en ella se mueven piezas, pero su movimiento no se guardó
verify-flaw-unreadable = no puedo leerla
verify-flaw-refused = las reglas no la permiten
verify-flaw-failed = las reglas no pueden repetirla
verify-flicks = { $count ->
    [one] Simulé de nuevo la única jugada en la que se mueven piezas: se mueven igual.
   *[other] Simulé de nuevo las { $count } jugadas en las que se mueven piezas: se mueven igual.
  }
verify-flicks-not = Al simularlas de nuevo, las piezas se mueven de otra manera a partir de la jugada { $turn }. Vale lo que se vio en la partida; otra versión de la simulación puede dar algo distinto.
verify-over = El resultado final cuadra (jugada { $turn }).
verify-running = La posición actual cuadra (jugada { $turn }).
verify-end-not = La posición **no** es la que resulta de la jugada { $turn }.
verify-recipe = -# Compruébalo por tu cuenta: `printf %s '{ $seed }' | sha256sum` da el hash que mostró *¿Juego limpio?* (un reto lleva sus 16 primeros dígitos), igual que cualquier herramienta SHA-256. El hash se mostró antes de que nadie eligiera nada: la semilla, y con ella todo el azar, ya estaba fijada.
verify-later = -# Todo el azar de una partida sale de un número secreto, la semilla, sorteado antes de que nadie elija nada. El hash es su huella. Guárdalo: la semilla se muestra al final, y su SHA-256 tiene que ser este hash; así nadie puede elegir ni cambiar el azar.
verify-first = Primer mensaje
refused-verify-failed = No pude repetir la partida n.º { $match } ahora mismo. A la partida no le pasa nada; inténtalo más tarde.
