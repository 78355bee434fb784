# Común a todos los juegos.

# $name: la opción tal como se escribió; $value: el valor tal como se escribió.
refused-option = «{ $name }» no puede ser «{ $value }».

# Un jugador sin nombre conocido. $otherwise: el nombre que el juego da a la plaza
seat-called = { $otherwise }
