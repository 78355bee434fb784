# For Honor pour qui lit le plateau au lieu de le voir.
# $hero et $foe sont des noms de héros, $side, $one et $other de camps, $square et $where des cases comme B7.

## Le plateau en mots

# sépare les éléments d’une liste
forhonor-board-and = {"\u00A0; "}
# $first et $second : les points de $one et de $other ; $target : ce qu’il faut atteindre
forhonor-board-score = Points : { $one } { $first }, { $other } { $second } (objectif : { $target }).
# $most : le nombre de tours possibles, 0 s’il est libre
forhonor-board-turn = { $most ->
    [0] Tour { $turn }.
   *[other] Tour { $turn } sur { $most }.
  }
# $first et $second : les cartes d’initiative de $one et de $other encore à tirer
forhonor-board-cards = Cartes d’initiative restantes : { $one } { $first }, { $other } { $second }.
forhonor-board-locked = { $side } : camp verrouillé ; ses héros en attente ne reviennent pas.
forhonor-board-nearly = { $side } : au moins { $target } points à la fin du dernier tour ; encore une fois, et l’autre camp est verrouillé.
forhonor-board-zone-attack = Zone d’Attaque, A5–C8
forhonor-board-zone-defence = Zone de Défense, L11–N14
forhonor-board-zone-centre = Centre, F6–I13
# $owner : à qui elle est ; $fate : stays, ou changes comme le dit $would si le tour finissait maintenant ; $heroes : les $count qui s’y trouvent
forhonor-board-zone = { $zone } : { $owner }{ $count ->
    [0] {""}
   *[other] {"\u00A0"}; dedans : { $heroes }
  }{ $fate ->
    [changes] {"\u00A0"}; { $would }
   *[stays] {""}
  }.
# $first et $second : les soldats reliés de l’Attaque et de la Défense
forhonor-board-centre = { $zone } : { $owner } ; soldats reliés : { $first } contre { $second }{ $fate ->
    [changes] {"\u00A0"}; { $would }
   *[stays] {""}
  }.
forhonor-board-held-0 = à l’Attaque
forhonor-board-held-1 = à la Défense
forhonor-board-held-none = à personne
forhonor-board-would-0 = passerait à l’Attaque
forhonor-board-would-1 = passerait à la Défense
forhonor-board-would-none = ne serait à personne
# $marks : ce qui lui reste
forhonor-board-acting = Le { $hero } agit : { $marks }.
forhonor-board-steps = { $left ->
    [0] plus aucun pas
    [1] encore un pas
   *[other] encore { $left } pas
  }
forhonor-board-may-fight = peut combattre
forhonor-board-fought = a combattu
forhonor-board-unused = pouvoir disponible
forhonor-board-used = pouvoir utilisé
# $first attaque avec $life, $second a $other
forhonor-board-combat = Combat, manche { $round } : { $first } ({ $life ->
    [one] une vie
   *[other] { $life } vies
  }) contre { $second } ({ $other ->
    [one] une vie
   *[other] { $other } vies
  }).
forhonor-board-round-won = Manche 1 au { $hero }.
forhonor-board-round-tied = Manche 1 à égalité.
forhonor-board-hand = Il reste au { $hero } { $cards }.
# $seats : les $count en question
forhonor-board-chosen = { $count ->
    [one] { $seats } a choisi.
   *[other] { $seats } ont choisi.
  }
forhonor-board-card = Votre carte : { $card }.
# $own : own, le camp de qui lit, ou other ; $column : par où il entre
forhonor-board-camp = **{ $side }**{ $own ->
    [own] , votre camp
   *[other] {""}
  }, entre par la colonne { $column }
forhonor-board-hero = { $hero } : { $where }.
forhonor-board-ready = { $where }, { $life ->
    [one] une vie
   *[other] { $life } vies
  }
forhonor-board-acted = { $where }, { $life ->
    [one] une vie
   *[other] { $life } vies
  }, a déjà agi
forhonor-board-waiting = en attente, revient en réserve au prochain tour
forhonor-board-kept = en attente, le verrou interdit son retour
forhonor-board-executed = hors jeu, en attente au prochain tour
# $things : les $count choses à attaquer, à viser ou à retirer
forhonor-board-reach = { $count ->
    [0] À portée : rien.
   *[other] À portée : { $things }.
  }
forhonor-board-attacks = attaquer { $heroes }
forhonor-board-shots = tirer sur { $heroes }
forhonor-board-soldiers = soldats
forhonor-board-after = { $steps ->
    [0] { $what } (tout de suite)
    [1] { $what } (un pas)
   *[other] { $what } ({ $steps } pas)
  }
# $lanes : couloir par couloir les colonnes occupées ; $linked : combien comptent pour le centre
forhonor-board-ranks = Soldats, { $count } sur { $most } : { $lanes }. Reliés : { $linked }.
forhonor-board-row = Ordre : { $heroes }.
forhonor-board-packet = Votre paquet :
forhonor-board-offered = **{ $hero }** : { $power }.
forhonor-board-picked = { $count ->
    [0] { $seat } : personne pour l’instant.
   *[other] { $seat } : { $heroes }.
  }

## Ce qui se dit d’un héros, d’une zone, d’un couloir ou d’une case

forhonor-detail-zone-attack = Zone d’Attaque
forhonor-detail-zone-defence = Zone de Défense
forhonor-detail-zone-centre = Centre
forhonor-detail-lane = Couloir { $lane }
forhonor-detail-hero = Aux ordres de { $seat } : { $where }.
# $squares : les $count cases où il peut aller
forhonor-detail-squares = { $count ->
    [0] Ne peut pas bouger.
    [1] Peut aller sur une case : { $squares }.
   *[other] Peut aller sur { $count } cases : { $squares }.
  }
forhonor-detail-entering = { $count ->
    [0] Ne peut pas entrer.
   *[other] Peut entrer et atteindre { $count } cases : { $squares }.
  }
# $later : yes, il a déjà agi et ne le pourra qu’au tour prochain
forhonor-detail-attacked = { $later ->
    [yes] attaque du { $hero } au prochain tour
   *[no] attaque du { $hero }
  }
forhonor-detail-shot = { $later ->
    [yes] tir du { $hero } au prochain tour
   *[no] tir du { $hero }
  }
# $threats : $count menaces
forhonor-detail-threats = { $count ->
    [0] Aucune menace.
   *[other] Menaces : { $threats }.
  }
# $first et $second : les colonnes des soldats de $one et de $other ; $heroes : les $count du couloir
forhonor-detail-in-lane = { $lane } : { $one } { $first }, { $other } { $second }{ $count ->
    [0] {""}
   *[other] {"\u00A0"}; héros : { $heroes }
  }.
forhonor-detail-soldier = un soldat ({ $side })
# $on : qui s’y trouve ; $free : yes, personne
forhonor-detail-square = { $free ->
    [yes] **{ $square }** : libre.
   *[no] **{ $square }** : { $on }.
  }
forhonor-detail-part = Fait partie de : { $zone }.
# $heroes : les $count qui pourraient y venir
forhonor-detail-near = { $count ->
    [0] { $side } : personne d’autre ne peut y venir.
   *[other] { $side } peut y venir : { $heroes }.
  }

## Ce que donnerait une réponse

forhonor-preview-there = Le { $hero } en { $square }
# $there : où serait un héros, peut-être avec le nombre de pas
forhonor-preview-put = { $there }.
# $left : la vie qui resterait
forhonor-preview-shot = { $left ->
    [0] Le { $hero }, en { $square }, tombe.
    [1] Le { $hero }, en { $square }, n’a plus qu’une vie.
   *[other] Le { $hero }, en { $square }, garde { $left } vies.
  }
# $gone : la case de celui qui tomberait
forhonor-preview-soldier = Tir en { $square } : le soldat en { $gone } tombe.
forhonor-preview-nobody = Il n’y a personne en { $square }.
# $hero a $life, $foe a $other
forhonor-preview-attack = Combat : le { $hero } ({ $life ->
    [one] une vie
   *[other] { $life } vies
  }) contre le { $foe } ({ $other ->
    [one] une vie
   *[other] { $other } vies
  }).
# $heroes : les alliés de l’attaquant à côté de $foe
forhonor-preview-outnumbered = Le { $foe } perd d’abord une vie, à deux contre un : { $heroes } à côté.
forhonor-preview-rush = Le { $foe } perd d’abord une vie sur la ruée.

## Un tour, et l’image qui le suit

# $way : case par case
forhonor-account-moved = Le { $hero } part de { $start } et passe par { $way }.
forhonor-alt-packet = Votre paquet : { $heroes }.
forhonor-alt-places = { $side } : { $heroes }.
forhonor-alt-threatened = Le { $hero } en danger : { $threats }.

## Les camps dans une phrase : en tête, et à l’intérieur

forhonor-the-camp-0 = L’Attaque
forhonor-the-camp-1 = La Défense
forhonor-the-team-0 = l’Attaque
forhonor-the-team-1 = la Défense

## Ce qu’une activation a fait

# $deeds : le chemin, les actes et les manches d’un combat
forhonor-done-now = Le { $hero } jusqu’ici : { $deeds }.
forhonor-done-last = Dernière activation, le { $hero } : { $deeds }.
forhonor-done-way = chemin { $squares }
forhonor-done-killed = { $count ->
    [one] retire le soldat en { $squares }
   *[other] retire les soldats en { $squares }
  }
# Les clés suivantes reçoivent $hero, $square et $start, d’où venait le héros ou le tir.
forhonor-done-shot = tire de { $start } sur le { $hero } en { $square }
forhonor-done-shoved = repousse le { $hero }, de { $start } à { $square }
forhonor-done-healed = rend une vie au { $hero } en { $square }
forhonor-done-fell = le { $hero } tombe en { $square }
forhonor-done-executed = le { $hero } subit l’exécution en { $square }
# $hero joue $card et perd $lost, $foe joue $other et perd $taken
forhonor-done-bout = manche { $round } : le { $hero } joue le { $card }{ $lost ->
    [0] {""}
   *[other] { " " }(−{ $lost })
  }, le { $foe } le { $other }{ $taken ->
    [0] {""}
   *[other] { " " }(−{ $taken })
  }
