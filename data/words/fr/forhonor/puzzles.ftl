# Les problèmes : ce qu’il faut faire, en une phrase, et leur thème.

# $hero : qui agit ; $zone : la zone d’Attaque, la zone de Défense ou le centre ; $foe : un héros adverse ; $count : des soldats adverses
puzzle-forhonor-zone = Prenez { $zone } avec le { $hero }.
puzzle-forhonor-soldiers = { $count ->
    [one] Retirez un soldat avec le { $hero }.
   *[other] Retirez { $count } soldats avec le { $hero }.
  }
puzzle-forhonor-raid = { $count ->
    [one] Retirez un soldat et prenez { $zone } avec le { $hero }.
   *[other] Retirez { $count } soldats et prenez { $zone } avec le { $hero }.
  }
puzzle-forhonor-away = { $count ->
    [one] Retirez un soldat avec le { $hero }, puis finissez là où aucun héros adverse ne peut venir attaquer.
   *[other] Retirez { $count } soldats avec le { $hero }, puis finissez là où aucun héros adverse ne peut venir attaquer.
  }
puzzle-forhonor-shot = Tirez sur le { $foe } avec le { $hero }.
puzzle-forhonor-shot-away = Tirez sur le { $foe } avec le { $hero }, puis finissez là où aucun héros adverse ne peut venir attaquer.
puzzle-forhonor-theme-zone = Zones
puzzle-forhonor-theme-soldiers = Percer les rangs
puzzle-forhonor-theme-centre = Le centre
puzzle-forhonor-theme-raid = Raids
puzzle-forhonor-theme-away = Frapper et filer
puzzle-forhonor-theme-shot = Tirs
