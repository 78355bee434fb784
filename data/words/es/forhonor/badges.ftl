# Insignias: lo que se puede ganar en una partida; se ven en el perfil y bajo el resultado.

badge-forhonor-sweep = Pleno de zonas
badge-forhonor-sweep-how = las tres zonas controladas al final de un turno
badge-forhonor-execution = Ejecución
badge-forhonor-execution-how = las dos rondas de un combate ganadas
badge-forhonor-twofold = Dos de un golpe
badge-forhonor-twofold-how = dos héroes enemigos caídos en una activación
badge-forhonor-reaper = La siega
badge-forhonor-reaper-how = seis soldados eliminados en una activación
badge-forhonor-last-hero = El último en pie
badge-forhonor-last-hero-how = el bando enemigo aniquilado con un solo héroe en pie
badge-forhonor-comeback = Remontada
badge-forhonor-comeback-how = una partida ganada tras ir 300 puntos por detrás
