# Ce que dit For Honor.

forhonor-name = For Honor
forhonor-tagline = Deux camps de quatre héros tiennent des zones pour marquer des points ; avec assez de points, reste à éliminer l’autre camp. De 2 à 8 joueurs.

forhonor-team-0 = Attaque
forhonor-team-1 = Défense
# $letter : celle du siège, $side : son camp
forhonor-seat = { $letter } ({ $side })
# une place dont on ignore le nom, comme sur l’image
forhonor-letter = { $letter }
forhonor-side-0 = l’Attaque, qui entre par la rangée 1
forhonor-side-1 = la Défense, qui entre par la rangée 18

forhonor-hero-warden = Sentinelle
forhonor-hero-conqueror = Conquérant
forhonor-hero-peacekeeper = Pacificatrice
forhonor-hero-lawbringer = Justicier
forhonor-hero-raider = Raider
forhonor-hero-warlord = Seigneur de guerre
forhonor-hero-berserker = Berserker
forhonor-hero-valkyrie = Valkyrie
forhonor-hero-kensei = Kensei
forhonor-hero-shugoki = Shugoki
forhonor-hero-orochi = Orochi
forhonor-hero-nobushi = Nobushi
forhonor-hero-hint = { $faction }. { $power }
forhonor-faction-knight = Chevalier, frappe plus fort au bouclier
forhonor-faction-viking = Viking, frappe plus fort à l’épée, 9 pas
forhonor-faction-samurai = Samouraï, frappe plus fort à la charge
forhonor-power-guard = Face à une attaque, ne perd rien en cas d’égalité
forhonor-power-bulwark = Une fois par combat, perd 1 de moins
forhonor-power-shot = Tire à une distance de 2 à 4 cases
forhonor-power-banner = Étendard : les alliés proches regagnent une vie
forhonor-power-shove = Repousse un voisin d’une ou deux cases
forhonor-power-rush = Après 5 pas, son attaque ôte une vie
forhonor-power-skin = N’est jamais exécuté
forhonor-power-reach = Attaque à deux cases
forhonor-power-name-guard = La garde supérieure
forhonor-power-name-bulwark = Le rempart
forhonor-power-name-skin = La peau de pierre
forhonor-card-sword = Épée
forhonor-card-charge = Charge
forhonor-card-shield = Bouclier
forhonor-hint-card = { $wins ->
    [yes] bat { $beats } −{ $takes }
   *[no] ne peut gagner
  } · { $loses ->
    [yes] perd contre { $by } −{ $lost }
   *[no] ne peut perdre
  }{ $ties ->
    [yes] {" "}· égalité −{ $given }/−{ $taken }
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
forhonor-option-fixed_order-on = disposé avant la partie
forhonor-option-random = Héros
forhonor-option-random-off = choisis dans des paquets
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
forhonor-option-max_turns = Tours au plus
forhonor-option-max_turns-30 = 30
forhonor-option-max_turns-10 = 10
forhonor-option-max_turns-20 = 20
forhonor-option-max_turns-0 = sans limite

forhonor-ask-draft = Prenez un héros, passez le reste.
forhonor-ask-order = Dans quel ordre vos héros agissent-ils ?
forhonor-ask-displace = Où écarter { $hero } ?
forhonor-ask-pick_hero = Carte : { $side }. Quel héros agit ?
forhonor-ask-instead = { $ask } (La personne qui jouait ce héros est partie.)
forhonor-ask-enter = Par quelle case entre { $hero } ?
forhonor-ask-step = { $hero } agit ; { $left ->
    [0] plus aucun pas
    [one] il reste un pas
   *[other] il reste { $left } pas
  }.
forhonor-ask-card = Manche { $round } contre { $foe } : quelle carte ?

forhonor-choice-order = { $a }, { $b }, { $c }, { $d }
forhonor-choice-enter = Entrer par { $square }
forhonor-choice-move = Aller en { $square } ({ $steps ->
    [one] un pas
   *[other] { $steps } pas
  })
forhonor-choice-attack = Attaquer { $hero }
forhonor-choice-kill = Retirer { $count ->
    [one] un soldat
   *[other] { $count } soldats
  }
forhonor-choice-shoot = Tirer sur { $at } en { $square }
forhonor-choice-banner = Lever l’étendard : { $count ->
    [one] un allié regagne une vie
   *[other] { $count } alliés regagnent une vie
  }
forhonor-choice-shove = Repousser { $hero } jusqu’en { $square }
forhonor-deed-attack = Attaquer { $hero } ({ $steps ->
    [0] dès l’entrée
    [one] un pas
   *[other] { $steps } pas
  })
forhonor-deed-kill = Retirer { $count ->
    [one] un soldat
   *[other] { $count } soldats
  } depuis { $square } ({ $steps ->
    [0] dès l’entrée
    [one] un pas
   *[other] { $steps } pas
  })
forhonor-deed-zone-attack = Aller dans la zone d’Attaque ({ $steps ->
    [one] un pas
   *[other] { $steps } pas
  })
forhonor-deed-zone-defence = Aller dans la zone de Défense ({ $steps ->
    [one] un pas
   *[other] { $steps } pas
  })
forhonor-menu-move = Aller en…
forhonor-menu-act = Agir sur…
forhonor-menu-enter = Entrer par…
forhonor-choice-end = Finir l’activation
# What else is written for the first word of a step, parted by commas, without accents.
forhonor-typed-enter = entre, entrer, e
forhonor-typed-take = zone, prendre, prends, capture
forhonor-typed-move = va, aller, bouge, bouger, avance, m
forhonor-typed-kill = tue, tuer, retire, retirer, k
forhonor-typed-attack = attaque, attaquer, combat, combattre, a
forhonor-typed-shoot = tire, tirer, tir, javelot, arbalete, arc, t
forhonor-typed-banner = banniere, etendard
forhonor-typed-shove = pousse, pousser, bouscule, bousculer
forhonor-typed-end = fin, finir, termine, terminer, stop

forhonor-hint-end = La carte d’initiative suivante est tirée
forhonor-hint-hero = { $life ->
    [one] une vie
   *[other] { $life } vies
  }, { $where } · { $power }
# $power: that guards whom he attacks, $before: what costs life before the first round, $last: whether no step follows, nor a shot
forhonor-hint-attack = { $life ->
    [one] une vie
   *[other] { $life } vies
  }{ $power ->
    [guard] {"\u00A0"}; ne perd rien à égalité
    [bulwark] {"\u00A0"}; perd 1 de moins une fois
    [skin] {"\u00A0"}; jamais exécuté
   *[none] {""}
  }{ $before ->
    [outnumbered] {"\u00A0"}; infériorité : en perd 1 avant la manche 1
    [rush] {"\u00A0"}; élan : en perd 1 avant la manche 1
    [both] {"\u00A0"}; infériorité et élan : en perd 2 avant la manche 1
   *[none] {""}
  }{ $last ->
    [last] {"\u00A0"}; plus de pas ensuite
    [shot] {"\u00A0"}; ni pas ni tir ensuite
   *[no] {""}
  }
# $squares: of the soldiers that fall, $left: points left after it, $last: whether no step follows, nor a shot
forhonor-hint-kill = { $squares }{ $last ->
    [last] {"\u00A0"}; plus de pas ensuite
    [shot] {"\u00A0"}; ni pas ni tir ensuite
   *[no] { $left ->
        [0] {""}
        [one] {"\u00A0"}; un pas peut suivre
       *[other] {"\u00A0"}; { $left } pas peuvent suivre
      }
  }
forhonor-hint-shot = { $life ->
    [one] une vie
   *[other] { $life } vies
  }, en perd une
forhonor-hint-shot-soldier = le plus reculé du groupe tombe, en { $square }
forhonor-hint-beside = face à { $hero }
forhonor-hint-zone-attack = dans la zone d’Attaque
forhonor-hint-zone-defence = dans la zone de Défense
forhonor-hint-soldiers = à côté de soldats adverses

forhonor-late-draft = la première carte de votre paquet est prise
forhonor-late-order = vos héros agissent dans l’ordre de votre camp
forhonor-late-displace = le héros s’écarte vers la case la plus proche de votre bord
forhonor-late-pick_hero = le premier héros de votre camp agit
forhonor-late-step = l’activation prend fin ; un héros en réserve entre d’abord
forhonor-late-card = une carte est jouée au hasard

forhonor-refused-over = La partie est finie.
forhonor-refused-ask = Cette question n’est plus posée.
forhonor-refused-seat = Ce n’est pas à vous de répondre.
forhonor-refused-seats = For Honor se joue à deux au moins et à huit au plus, pas à { $seats }.
forhonor-refused-action = Ce n’est pas ce qui est demandé.
forhonor-refused-packet = Ce héros n’est pas dans votre paquet.
forhonor-refused-order = Les quatre héros de votre camp doivent figurer dans la rangée, chacun une fois.
forhonor-refused-aside = Le héros ne peut pas s’écarter vers cette case.
forhonor-refused-hero = Ce héros ne peut pas agir maintenant.
forhonor-refused-enter-first = Le héros doit d’abord entrer sur le plateau.
forhonor-refused-enter = Ce n’est pas une case libre de votre bord.
forhonor-refused-entered = Le héros est déjà sur le plateau, en { $square } ; son action suivante part de là.
forhonor-refused-move = Les points restants ne mènent pas en { $square }.
forhonor-refused-no-square = Il n’y a pas de case { $square } où se tenir.
forhonor-refused-taken = La case { $square } est occupée.
forhonor-refused-frozen = Plus de pas après un combat précédé d’un pas : { $square } est hors d’atteinte.
forhonor-refused-kill = { $most ->
    [0] Aucun soldat à portée : il faut être à côté de l’un d’eux, avec un point de reste.
    [one] Un soldat peut être retiré.
   *[other] De 1 à { $most } soldats peuvent être retirés.
  }
forhonor-refused-attack = Ce héros est hors de portée : il faut d’abord être à côté de lui.
forhonor-refused-second-fight = Ce héros a déjà combattu : un seul combat par activation.
forhonor-refused-shot = Impossible de tirer sur cette case : un tir porte de 2 à 4 cases en ligne droite, une fois, et pas après un combat qui a mis fin aux pas.
forhonor-refused-banner = Personne à proximité ne regagnerait de vie.
forhonor-refused-shove = Ce héros ne peut pas être repoussé si loin.
forhonor-refused-card = Cette carte n’est pas dans votre main.

forhonor-event-drafted = { $clock ->
    [yes] { $seat } n’a pas répondu à temps : la pendule prend { $hero }.
   *[no] { $seat } prend { $hero }.
  }
forhonor-event-dealt = { $seat } reçoit { $hero }.
forhonor-event-committed = { $seat } a choisi.
forhonor-event-order_laid = { $clock ->
    [yes] { $seat } n’a pas répondu à temps : la pendule dispose l’ordre du camp.
   *[no] { $seat } a disposé l’ordre du camp.
  }
forhonor-event-turn_begun = Le tour { $turn } commence.
forhonor-event-soldiers_came = { $count ->
    [one] { $side } reçoit un soldat en { $squares }.
   *[other] { $side } reçoit des soldats en { $squares }.
  }
forhonor-event-displaced = { $hero } s’écarte en { $square }.
forhonor-event-returned = { $hero } revient en réserve.
forhonor-event-recovered = Après son exécution, { $hero } attend désormais.
forhonor-event-card_drawn = { $side } fait agir un héros.
forhonor-event-card_lost = { $side } perd une carte d’initiative.
forhonor-event-activated = { $hero } agit.
forhonor-event-kept_out = { $hero } ne trouve aucune case libre pour entrer.
forhonor-event-entered = { $hero } entre par { $square }.
forhonor-event-moved = { $hero } va en { $square } ({ $steps ->
    [one] un pas
   *[other] { $steps } pas
  }).
forhonor-event-soldiers_killed = { $count ->
    [one] { $hero } retire le soldat en { $squares }.
   *[other] { $hero } retire les soldats en { $squares }.
  }
forhonor-event-combat_begun = { $hero } attaque { $target } !
forhonor-event-cards_shown = Manche { $round } : { $first } joue { $card }, { $second } joue { $other } ; { $won }.{ $clock ->
    [first] {" "}La pendule a choisi pour { $first }.
    [second] {" "}La pendule a choisi pour { $second }.
    [both] {" "}La pendule a choisi les deux cartes.
   *[no] {""}
  }
forhonor-round-tied = personne ne gagne la manche
forhonor-round-won = { $hero } gagne la manche
forhonor-event-life_lost = { $hero } perd { $life ->
    [one] une vie
   *[other] { $life } vies
  } { $why } ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
  }.
forhonor-blow-combat = contre { $by }
forhonor-blow-outnumbered = face au nombre, contre { $by }
forhonor-blow-rush = sous la ruée de { $by }
forhonor-blow-shot = sous le trait que décoche { $by }
forhonor-event-spared = { $power } protège { $hero }.
forhonor-event-fell = { $executed ->
    [yes] { $hero } subit l’exécution.
   *[no] { $hero } tombe.
  }
forhonor-event-shot = { $hero } tire sur { $target } en { $square }.
forhonor-event-healed = L’étendard de { $by } rend une vie à { $hero } : { $life } maintenant.
forhonor-event-shoved = { $by } repousse { $hero } jusqu’en { $square }.
forhonor-event-activation_ended = { $hero } a agi.
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
   *[no] { $side } n’est plus verrouillée : ses héros tombés peuvent revenir.
  }
forhonor-event-turn_ended = Fin du tour { $turn } : { $first } à { $second }.
forhonor-event-match_over = { $drawn ->
    [yes] Match nul, { $first } à { $second }.
   *[no] { $side } gagne, { $first } à { $second }.
  }
forhonor-event-unanswered = { $seat } n’a pas répondu à temps.
forhonor-event-gone = { $seat } abandonne ; son camp décide pour ses héros.

forhonor-outcome-wiped_out = plus aucun héros en face, { $first } à { $second }
forhonor-outcome-turns = en tête à la fin du dernier tour, { $first } à { $second }
forhonor-outcome-left = l’autre camp est parti à { $first } à { $second }
forhonor-outcome-draw = à égalité, { $first } à { $second }

forhonor-picture-headline = { $deed } · tour { $turn } · { $first }–{ $second }
forhonor-picture-deed-draft = Choix des héros
forhonor-picture-deed-order = Ordre des héros
forhonor-picture-deed-displace = { $hero } s’écarte
forhonor-picture-deed-pick_hero = { $side } choisit un héros
forhonor-picture-deed-step = { $hero } agit
forhonor-picture-deed-card = { $hero } contre { $foe }
forhonor-picture-deed-won = { $side } gagne
forhonor-picture-deed-drawn = Match nul
forhonor-spot-waiting = en attente
forhonor-spot-executed = hors jeu (exécution)

forhonor-picture-team-0 = Attaque
forhonor-picture-team-1 = Défense
forhonor-picture-turn = tour { $turn }
forhonor-picture-points = { $left ->
    [0] aucun point
    [one] un point
   *[other] { $left } points
  }
forhonor-picture-reserve = réserve
forhonor-picture-waiting = à terre
forhonor-picture-executed = exécuté
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
forhonor-picture-how-wiped_out = plus aucun héros en face
forhonor-picture-how-turns = après le dernier tour
forhonor-picture-how-left = l’autre camp est parti
forhonor-picture-name-warden = Sentinelle
forhonor-picture-name-conqueror = Conquérant
forhonor-picture-name-peacekeeper = Pacificatrice
forhonor-picture-name-lawbringer = Justicier
forhonor-picture-name-raider = Raider
forhonor-picture-name-warlord = Seigneur
forhonor-picture-name-berserker = Berserker
forhonor-picture-name-valkyrie = Valkyrie
forhonor-picture-name-kensei = Kensei
forhonor-picture-name-shugoki = Shugoki
forhonor-picture-name-orochi = Orochi
forhonor-picture-name-nobushi = Nobushi

# Raconté brièvement dans les messages. $attack et $defence : les points gagnés par chaque camp, avec leur signe ; $soldiers : où sont les nouveaux
forhonor-brief-dealt = { $seat } reçoit { $heroes }.
forhonor-brief-scored = Fin du tour { $turn } : Attaque { $attack }, Défense { $defence }. Le score est de { $first } à { $second }.
forhonor-brief-turn = Le tour { $turn } commence ; nouveaux soldats : { $soldiers }.
forhonor-brief-soldiers = { $side } { $squares }
forhonor-brief-returned = De retour en réserve : { $heroes }.
forhonor-brief-recovered = { $heroes } { $count ->
    [one] attend désormais, après son exécution.
   *[other] attendent désormais, après leur exécution.
  }
forhonor-brief-cards = { $side } { $count }
# $cards : combien par camp ; $count : combien en tout
forhonor-brief-lost-cards = { $count ->
    [one] Carte d’initiative perdue
   *[other] Cartes d’initiative perdues
  } : { $cards }.
# $lost : qui a perdu de la vie, et contre qui ; $why : ce qui a augmenté ou réduit la perte
forhonor-brief-lost = { $lost } ({ $why })
forhonor-brief-harder = carte de la faction +1
forhonor-brief-twice = frappe puissante +1
forhonor-brief-braced = Rempart −1
