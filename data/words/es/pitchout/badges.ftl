# Insignias: lo que se puede ganar en una partida; se ven en el perfil y bajo el resultado.

badge-pitchout-double = Doblete
badge-pitchout-double-how = dos discos rivales de un solo tiro
badge-pitchout-triple = Triplete
badge-pitchout-triple-how = tres discos rivales de un solo tiro
badge-pitchout-relay = Carambola
badge-pitchout-relay-how = un disco expulsado por otro distinto del que tiraste
badge-pitchout-tightrope = Cuerda floja
badge-pitchout-tightrope-how = empujar un disco a menos de 0,1 cm del borde sin que salga de la arena
badge-pitchout-flawless = Impecable
badge-pitchout-flawless-how = una ronda ganada sin perder ningún disco
badge-pitchout-comeback = Remontada
badge-pitchout-comeback-how = una ronda ganada tras ir tres discos por debajo
badge-pitchout-own-goal = Autogol
badge-pitchout-own-goal-how = tu propio Capitán expulsado, y nada más
