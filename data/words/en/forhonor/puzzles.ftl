# Puzzles: what is to be done, in one sentence, and what they are about.

# $hero: who acts; $zone: the Attack zone, the Defence zone or the centre; $foe: an enemy hero; $count: enemy soldiers
puzzle-forhonor-zone = Take { $zone } with { $hero }.
puzzle-forhonor-soldiers = { $count ->
    [one] Remove a soldier with { $hero }.
   *[other] Remove { $count } soldiers with { $hero }.
  }
puzzle-forhonor-raid = { $count ->
    [one] Remove a soldier and take { $zone } with { $hero }.
   *[other] Remove { $count } soldiers and take { $zone } with { $hero }.
  }
puzzle-forhonor-away = { $count ->
    [one] Remove a soldier with { $hero }, and end where no enemy hero can come to attack.
   *[other] Remove { $count } soldiers with { $hero }, and end where no enemy hero can come to attack.
  }
puzzle-forhonor-shot = Shoot { $foe } with { $hero }.
puzzle-forhonor-shot-away = Shoot { $foe } with { $hero }, and end where no enemy hero can come to attack.
puzzle-forhonor-theme-zone = Zones
puzzle-forhonor-theme-soldiers = Breaking ranks
puzzle-forhonor-theme-centre = The centre
puzzle-forhonor-theme-raid = Raids
puzzle-forhonor-theme-away = Hit and run
puzzle-forhonor-theme-shot = Shots
