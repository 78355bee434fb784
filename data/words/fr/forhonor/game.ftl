# Les mots de For Honor. Un nom a son genre : `le { $hero }` donne *la Valkyrie*, `du { $hero }` *de l’Orochi*.

forhonor-name = For Honor
forhonor-tagline = Deux camps de quatre héros. Tenez des zones pour marquer des points, puis éliminez l’autre camp.

forhonor-team-0 = Attaque
forhonor-team-1 = Défense
# $letter : celle du siège, $side : son camp
forhonor-seat = { $letter } ({ $side })
# une place dont on ignore le nom, comme sur l’image
forhonor-letter = { $letter }
forhonor-side-0 = l’Attaque, qui entre par la colonne 1
forhonor-side-1 = la Défense, qui entre par la colonne 18

forhonor-hero-of = { $hero } ({ $player })
# un héros ou une carte dans une phrase : la Valkyrie, le bouclier
forhonor-the-name = le { $name }
forhonor-hero-warden = Sentinelle
    .gender = feminine
forhonor-hero-conqueror = Conquérant
    .gender = masculine
forhonor-hero-peacekeeper = Pacificatrice
    .gender = feminine
forhonor-hero-lawbringer = Justicier
    .gender = masculine
forhonor-hero-raider = Raider
    .gender = masculine
forhonor-hero-warlord = Seigneur de guerre
    .gender = masculine
forhonor-hero-berserker = Berserker
    .gender = masculine
forhonor-hero-valkyrie = Valkyrie
    .gender = feminine
forhonor-hero-kensei = Kensei
    .gender = masculine
forhonor-hero-shugoki = Shugoki
    .gender = masculine
forhonor-hero-orochi = Orochi
    .gender = masculine
forhonor-hero-nobushi = Nobushi
    .gender = feminine
forhonor-hero-hint = { $faction }. { $power }
forhonor-faction-knight = Chevalier, frappe plus fort avec le bouclier
forhonor-faction-viking = Viking, frappe plus fort avec l’épée, 9 pas
forhonor-faction-samurai = Samouraï, frappe plus fort avec la charge
forhonor-power-guard = Ne perd rien à égalité quand on l’attaque
forhonor-power-bulwark = Perd une vie de moins, une fois par combat
forhonor-power-shot = Tire à 2, 3 ou 4 cases
forhonor-power-banner = Étendard : rend une vie aux alliés proches
forhonor-power-shove = Repousse un voisin d’une ou deux cases
forhonor-power-rush = Après 5 pas, son attaque enlève une vie
forhonor-power-skin = Ni frappe puissante, ni exécution
forhonor-power-reach = Attaque à deux cases de distance
forhonor-power-name-guard = La garde supérieure
forhonor-power-name-bulwark = Le rempart
forhonor-power-name-skin = La peau de pierre
forhonor-card-sword = Épée
    .gender = feminine
forhonor-card-charge = Charge
    .gender = feminine
forhonor-card-shield = Bouclier
    .gender = masculine
forhonor-hint-card = { $wins ->
    [yes] bat le { $beats } ({ $takes })
   *[no] ne peut pas gagner
  } · { $loses ->
    [yes] perd contre le { $by } ({ $lost })
   *[no] ne peut pas perdre
  }{ $ties ->
    [even] {" "}· égalité ({ $given })
    [yes] {" "}· égalité { $given }{"\u2060"}–{"\u2060"}{ $taken }
   *[no] {""}
  }
forhonor-soldier = un soldat
forhonor-square = { $square }
# $square : une case
forhonor-choice-aside = S’écarter en { $square }
forhonor-spot-reserve = en réserve
forhonor-zone-attack = la zone d’Attaque
forhonor-zone-defence = la zone de Défense
forhonor-zone-centre = le centre

forhonor-option-fixed_order = Ordre des héros
forhonor-option-fixed_order-off = choisi carte par carte
forhonor-option-fixed_order-on = fixé avant la partie
forhonor-option-random = Héros
forhonor-option-random-off = au choix
forhonor-option-random-on = tirés au sort
forhonor-option-target = Points à atteindre
forhonor-option-target-1000 = 1000
forhonor-option-target-800 = 800
forhonor-option-target-600 = 600
forhonor-option-target-400 = 400
forhonor-option-soldiers = Soldats par camp
forhonor-option-soldiers-16 = 16
forhonor-option-soldiers-12 = 12
forhonor-option-soldiers-8 = 8
forhonor-option-max_turns = Limite de tours
forhonor-option-max_turns-30 = 30
forhonor-option-max_turns-10 = 10
forhonor-option-max_turns-20 = 20
forhonor-option-max_turns-0 = aucune

forhonor-ask-draft = Prenez un héros et passez le reste.
forhonor-ask-order = Dans quel ordre agissent vos héros ?
forhonor-ask-displace = Le { $hero } doit faire place à un soldat. Où aller ?
forhonor-ask-pick_hero = Carte d’initiative de { $side } : quel héros agit ?
forhonor-ask-instead = { $ask } (Ce héros n’a plus de joueur.)
forhonor-ask-enter = Par où entre le { $hero } ?
forhonor-ask-step = { $left ->
    [0] Le { $hero } n’a plus de pas. Agissez d’ici ou terminez.
    [one] Le { $hero } a encore un pas.
   *[other] Le { $hero } a encore { $left } pas.
  }
forhonor-ask-card = Manche { $round } contre le { $foe } : quelle carte ?

forhonor-choice-order = { $a }, { $b }, { $c }, { $d }
forhonor-choice-enter = Entrer par { $square }
forhonor-choice-move = Aller en { $square } ({ $steps ->
    [one] un pas
   *[other] { $steps } pas
  })
forhonor-choice-attack = Attaquer le { $hero }
forhonor-choice-kill = Retirer { $count ->
    [one] un soldat
   *[other] { $count } soldats
  }
forhonor-choice-shoot = Tirer sur le { $at } en { $square }
forhonor-choice-banner = Lever l’étendard : soigner { $count ->
    [one] un allié
   *[other] { $count } alliés
  }
forhonor-choice-shove = Repousser le { $hero } en { $square }
forhonor-deed-attack = { $steps ->
    [0] Entrer et attaquer le { $hero }
    [one] Attaquer le { $hero } (un pas)
   *[other] Attaquer le { $hero } ({ $steps } pas)
  }
forhonor-deed-kill = { $steps ->
    [0] Entrer par { $square }
    [one] Aller en { $square } (un pas)
   *[other] Aller en { $square } ({ $steps } pas)
  } et retirer { $count ->
    [one] un soldat
   *[other] { $count } soldats
  }
forhonor-deed-zone-attack = Aller dans la zone d’Attaque ({ $steps ->
    [one] un pas
   *[other] { $steps } pas
  })
forhonor-deed-zone-defence = Aller dans la zone de Défense ({ $steps ->
    [one] un pas
   *[other] { $steps } pas
  })
forhonor-deed-hero = { $hero } : { $deed }
forhonor-menu-move = Aller en…
forhonor-menu-act = Agir sur…
forhonor-menu-enter = Entrer par…
forhonor-choice-end = Finir l’activation
# Autres premiers mots d’un pas tapé, séparés par des virgules, sans accents.
forhonor-typed-enter = entre, entrer, e
forhonor-typed-take = zone, prendre, prends, capture
forhonor-typed-move = va, aller, bouge, bouger, avance, m
forhonor-typed-kill = tue, tuer, retire, retirer, k
forhonor-typed-attack = attaque, attaquer, combat, combattre, a
forhonor-typed-shoot = tire, tirer, tir, javelot, arbalete, arc, t
forhonor-typed-banner = banniere, etendard
forhonor-typed-shove = pousse, pousser, bouscule, bousculer
forhonor-typed-end = fin, finir, termine, terminer, stop

forhonor-hint-end = Passe à la carte d’initiative suivante
forhonor-hint-hero = { $life ->
    [one] une vie
   *[other] { $life } vies
  }, { $where } · { $power }
# $power : celui de la cible, $before : ce qui enlève des vies avant la première manche, $last : si plus aucun pas, ou ni pas ni tir, ne peut suivre
forhonor-hint-attack = { $life ->
    [one] une vie
   *[other] { $life } vies
  }{ $power ->
    [guard] {"\u00A0"}; ne perd rien à égalité
    [bulwark] {"\u00A0"}; perd 1 de moins une fois
    [skin] {"\u00A0"}; jamais exécuté
   *[none] {""}
  }{ $before ->
    [outnumbered] {"\u00A0"}; à deux contre un, perd 1 avant la manche 1
    [rush] {"\u00A0"}; ruée, perd 1 avant la manche 1
    [both] {"\u00A0"}; à deux contre un et ruée, perd 2 avant la manche 1
   *[none] {""}
  }{ $last ->
    [last] {"\u00A0"}; plus de pas ensuite
    [shot] {"\u00A0"}; ni pas ni tir ensuite
   *[no] {""}
  }
# $squares : cases des soldats qui tombent, $left : pas qui restent, $last : si plus aucun pas, ou ni pas ni tir, ne peut suivre
forhonor-hint-kill = { $squares }{ $last ->
    [last] {"\u00A0"}; plus de pas ensuite
    [shot] {"\u00A0"}; ni pas ni tir ensuite
   *[no] { $left ->
        [0] {""}
        [one] {"\u00A0"}; encore un pas ensuite
       *[other] {"\u00A0"}; encore { $left } pas ensuite
      }
  }
forhonor-hint-shot = { $life ->
    [one] une vie
   *[other] { $life } vies
  }, en perd une
forhonor-hint-shot-soldier = retire le soldat le plus reculé du groupe, en { $square }
forhonor-hint-beside = à côté du { $hero }
forhonor-hint-zone-attack = dans la zone d’Attaque
forhonor-hint-zone-defence = dans la zone de Défense
forhonor-hint-soldiers = à côté de soldats adverses

forhonor-late-draft = vous recevez la première carte de votre paquet
forhonor-late-order = vos héros agissent dans l’ordre de votre camp
forhonor-late-displace = votre héros va sur la case la plus proche de votre bord
forhonor-late-pick_hero = le premier héros de votre camp agit
forhonor-late-step = l’activation se termine (un héros en réserve entre d’abord)
forhonor-late-card = une carte est jouée au hasard

forhonor-refused-over = La partie est terminée.
forhonor-refused-ask = On a déjà répondu à cette question.
forhonor-refused-seat = Ce n’est pas à vous de choisir.
forhonor-refused-seats = For Honor se joue de deux à huit, pas à { $seats }.
forhonor-refused-action = Ce n’est pas possible ici.
forhonor-refused-packet = Ce héros n’est pas dans votre paquet. Prenez-en un qui y est.
forhonor-refused-order = Nommez les quatre héros de votre camp, une fois chacun.
forhonor-refused-aside = Le héros ne peut pas aller sur cette case. Choisissez-en une autre.
forhonor-refused-hero = Ce héros ne peut pas agir maintenant. Choisissez-en un autre.
forhonor-refused-enter-first = Le héros est encore en réserve. Faites-le d’abord entrer.
forhonor-refused-enter = Ce n’est pas une case libre de votre bord. Choisissez-en une autre.
forhonor-refused-entered = Le héros est déjà en { $square }. Continuez de là.
forhonor-refused-move = { $square } est hors d’atteinte avec les pas restants.
forhonor-refused-no-square = On ne peut pas être en { $square }. Choisissez une case du plateau qui n’est pas un vide.
forhonor-refused-taken = { $square } est occupée. Choisissez une case libre.
forhonor-refused-frozen = Impossible d’aller en { $square } : plus de pas après un combat qui a suivi un pas.
forhonor-refused-kill = { $most ->
    [0] Aucun soldat à portée. Placez-vous à côté de l’un d’eux en gardant un pas.
    [one] Vous pouvez retirer un soldat.
   *[other] Vous pouvez retirer de 1 à { $most } soldats.
  }
forhonor-refused-attack = Ce héros est hors de portée. Approchez-vous d’abord.
forhonor-refused-second-fight = Ce héros a déjà combattu : un seul combat par activation.
forhonor-refused-shot = Impossible de tirer là. Un tir va à 2, 3 ou 4 cases en ligne droite, une seule fois, et jamais après un combat qui a mis fin aux pas.
forhonor-refused-banner = L’étendard ne soignerait personne.
forhonor-refused-shove = Impossible de repousser ce héros aussi loin.
forhonor-refused-card = Vous n’avez pas cette carte. Jouez-en une autre.

forhonor-event-drafted = { $clock ->
    [yes] Temps écoulé pour { $seat }, qui reçoit le { $hero }.
   *[no] { $seat } prend le { $hero }.
  }
forhonor-event-dealt = { $seat } reçoit le { $hero }.
forhonor-event-committed = { $seat } a choisi.
forhonor-event-order_laid = { $clock ->
    [yes] Temps écoulé pour { $seat } : son camp garde l’ordre de départ.
   *[no] { $seat } a fixé l’ordre de son camp.
  }
forhonor-event-turn_begun = Le tour { $turn } commence.
forhonor-event-soldiers_came = { $count ->
    [one] { $side } reçoit un soldat en { $squares }.
   *[other] { $side } reçoit des soldats en { $squares }.
  }
forhonor-event-displaced = Le { $hero } s’écarte en { $square }.
forhonor-event-returned = Le { $hero } revient en réserve.
forhonor-event-recovered = Après son exécution, le { $hero } est maintenant en attente.
forhonor-event-card_drawn = { $side } agit.
forhonor-event-card_lost = { $side } perd une carte d’initiative.
forhonor-event-activated = Le { $hero } agit.
forhonor-event-kept_out = Le { $hero } ne peut pas entrer : aucune case libre au bord.
forhonor-event-entered = Le { $hero } entre par { $square }.
forhonor-event-moved = Le { $hero } va en { $square } ({ $steps ->
    [one] un pas
   *[other] { $steps } pas
  }).
forhonor-event-soldiers_killed = { $count ->
    [one] Le { $hero } retire le soldat en { $squares }.
   *[other] Le { $hero } retire les soldats en { $squares }.
  }
forhonor-event-combat_begun = Le { $hero } attaque le { $target } !
forhonor-event-cards_shown = Manche { $round } : le { $first } joue le { $card }, le { $second } le { $other }. { $won }.{ $clock ->
    [first] {" "}Temps écoulé pour le { $first } : carte au hasard.
    [second] {" "}Temps écoulé pour le { $second } : carte au hasard.
    [both] {" "}Temps écoulé pour les deux : cartes au hasard.
   *[no] {""}
  }
forhonor-round-tied = Égalité
forhonor-round-won = Le { $hero } gagne la manche
forhonor-event-life_lost = Le { $hero } perd { $life ->
    [one] une vie
   *[other] { $life } vies
  } { $why } ; { $left ->
    [0] il ne lui en reste plus
   *[other] il lui en reste { $left }
  }.
forhonor-blow-combat = face au { $by }
forhonor-blow-outnumbered = face au { $by }, à deux contre un
forhonor-blow-rush = sur la ruée du { $by }
forhonor-blow-shot = sur un tir du { $by }
forhonor-event-spared = { $power } protège le { $hero }.
forhonor-event-fell = { $executed ->
    [yes] Exécution du { $hero } !
   *[no] Le { $hero } tombe.
  }
forhonor-event-shot = Le { $hero } tire sur le { $target } en { $square }.
forhonor-event-healed = L’étendard du { $by } soigne le { $hero } : { $life ->
    [one] une vie
   *[other] { $life } vies
  } maintenant.
forhonor-event-shoved = Le { $by } repousse le { $hero } en { $square }.
forhonor-event-activation_ended = Le { $hero } a agi.
forhonor-event-zone_taken = { $taken ->
    [yes] { $side } prend { $zone } à { $loser }.
    [free] { $side } prend { $zone }.
   *[no] Plus personne ne tient { $zone }.
  }
forhonor-event-scored = { $side } : { $change } points, { $score } en tout{ $cause ->
    [gained] { " " }(zone gagnée)
    [lost] { " " }(zone perdue)
   *[held] {""}
  }.
forhonor-event-lock_changed = { $locked ->
    [yes] { $side } est verrouillée : ses héros tombés ne reviennent plus.
   *[no] { $side } n’est plus verrouillée : ses héros tombés reviennent.
  }
forhonor-event-turn_ended = Fin du tour { $turn }. Attaque { $first }, Défense { $second }.
forhonor-event-match_over = { $drawn ->
    [yes] Match nul.
   *[no] { $side } gagne !
  } Attaque { $first }, Défense { $second }.
forhonor-event-unanswered = Temps écoulé pour { $seat }.
forhonor-event-forced = { $seat } n’avait qu’une possibilité : elle est jouée d’office.
forhonor-event-forced_several = { $seat } n’avaient qu’une possibilité : elle est jouée d’office.
forhonor-event-gone = { $seat } abandonne ; son camp décide pour ses héros.

forhonor-outcome-wiped_out = l’autre camp est éliminé, { $first }–{ $second }
forhonor-outcome-turns = en tête { $first }–{ $second } après le dernier tour
forhonor-outcome-left = par abandon à { $first }–{ $second }
forhonor-outcome-draw = égalité { $first }–{ $second }

forhonor-picture-headline = { $deed } · tour { $turn } · { $first }–{ $second }
forhonor-picture-deed-draft = Choix des héros
forhonor-picture-deed-order = Ordre des héros
forhonor-picture-deed-displace = Le { $hero } s’écarte
forhonor-picture-deed-pick_hero = { $side } choisit un héros
forhonor-picture-deed-step = Le { $hero } agit
forhonor-picture-deed-card = { $hero } contre { $foe }
forhonor-picture-deed-won = { $side } gagne
forhonor-picture-deed-drawn = Match nul
forhonor-spot-waiting = en attente
forhonor-spot-executed = hors jeu

forhonor-picture-team-0 = Attaque
forhonor-picture-team-1 = Défense
forhonor-picture-zone-attack = Attaque
forhonor-picture-zone-centre = Centre
forhonor-picture-zone-defence = Défense
forhonor-picture-turn = tour { $turn }
forhonor-picture-points = { $left ->
    [0] aucun pas
    [one] { $left } pas
   *[other] { $left } pas
  }
forhonor-picture-faction-knight = Chevalier
forhonor-picture-faction-viking = Viking
forhonor-picture-faction-samurai = Samouraï
forhonor-picture-card-sword = Épée
forhonor-picture-card-charge = Charge
forhonor-picture-card-shield = Bouclier
forhonor-picture-card-chosen = a choisi
forhonor-picture-card-choosing = choisit
forhonor-picture-round = manche { $round }
forhonor-picture-ambush = À terre avant la manche 1 : −{ $life }
forhonor-picture-how-wiped_out = camp adverse éliminé
forhonor-picture-how-turns = après le dernier tour
forhonor-picture-how-left = par abandon
forhonor-picture-name-warden = Sentinelle
    .gender = feminine
forhonor-picture-name-conqueror = Conquérant
    .gender = masculine
forhonor-picture-name-peacekeeper = Pacificatrice
    .gender = feminine
forhonor-picture-name-lawbringer = Justicier
    .gender = masculine
forhonor-picture-name-raider = Raider
    .gender = masculine
forhonor-picture-name-warlord = Seigneur
    .gender = masculine
forhonor-picture-name-berserker = Berserker
    .gender = masculine
forhonor-picture-name-valkyrie = Valkyrie
    .gender = feminine
forhonor-picture-name-kensei = Kensei
    .gender = masculine
forhonor-picture-name-shugoki = Shugoki
    .gender = masculine
forhonor-picture-name-orochi = Orochi
    .gender = masculine
forhonor-picture-name-nobushi = Nobushi
    .gender = feminine

# Raconté brièvement dans les messages. $attack et $defence : les points gagnés par chaque camp, avec leur signe ; $soldiers : où sont les nouveaux
forhonor-brief-gone = { $seat } abandonne.
forhonor-brief-dealt = { $seat } reçoit { $heroes }.
forhonor-brief-scored = Fin du tour { $turn } : Attaque { $attack }, Défense { $defence }. Score : { $first }–{ $second }.
forhonor-brief-came = Le { $hero } entre en { $entry } et va en { $square } ({ $steps ->
    [one] un pas
   *[other] { $steps } pas
  }).
forhonor-brief-turn = Le tour { $turn } commence. Nouveaux soldats : { $soldiers }.
forhonor-brief-soldiers = { $side } { $squares }
forhonor-brief-returned = De retour en réserve : { $heroes }.
forhonor-brief-recovered = { $count ->
    [one] Après son exécution, { $heroes } est maintenant en attente.
   *[other] Après leur exécution, { $heroes } sont maintenant en attente.
  }
forhonor-brief-cards = { $side } { $count }
# $cards : combien par camp ; $count : combien en tout
forhonor-brief-lost-cards = { $count ->
    [one] Carte d’initiative perdue
   *[other] Cartes d’initiative perdues
  } : { $cards }.
# $why : ce qui a augmenté ou réduit la perte ; $left : les vies qui restent
forhonor-brief-lost = Le { $hero } perd { $life ->
    [one] une vie
   *[other] { $life } vies
  } face au { $by } ({ $why }) ; { $left ->
    [0] il ne lui en reste plus
   *[other] il lui en reste { $left }
  }.
forhonor-brief-harder = bonus de faction +1
forhonor-brief-twice = frappe puissante +1
forhonor-brief-braced = Rempart −1
