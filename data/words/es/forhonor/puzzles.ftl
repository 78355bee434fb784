# Puzles: qué hay que hacer, en una frase, y de qué tratan.

# $hero: quién actúa; $zone: la zona de Ataque, la zona de Defensa o el centro; $foe: un héroe enemigo; $count: soldados enemigos
puzzle-forhonor-zone = Toma { $zone } con el { $hero }.
puzzle-forhonor-soldiers = { $count ->
    [one] Elimina un soldado con el { $hero }.
   *[other] Elimina { $count } soldados con el { $hero }.
  }
puzzle-forhonor-raid = { $count ->
    [one] Elimina un soldado y toma { $zone } con el { $hero }.
   *[other] Elimina { $count } soldados y toma { $zone } con el { $hero }.
  }
puzzle-forhonor-away = { $count ->
    [one] Elimina un soldado con el { $hero } y acaba donde ningún héroe enemigo pueda llegar a atacar.
   *[other] Elimina { $count } soldados con el { $hero } y acaba donde ningún héroe enemigo pueda llegar a atacar.
  }
puzzle-forhonor-shot = Dispara al { $foe } con el { $hero }.
puzzle-forhonor-shot-away = Dispara al { $foe } con el { $hero } y acaba donde ningún héroe enemigo pueda llegar a atacar.
puzzle-forhonor-theme-zone = Zonas
puzzle-forhonor-theme-soldiers = Romper filas
puzzle-forhonor-theme-centre = El centro
puzzle-forhonor-theme-raid = Incursiones
puzzle-forhonor-theme-away = Golpear y huir
puzzle-forhonor-theme-shot = Disparos
