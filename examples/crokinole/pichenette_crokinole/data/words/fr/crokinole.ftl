# What Crokinole says.

crokinole-name = Crokinole
crokinole-tagline = Lancez vos palets d’une pichenette vers le centre. La plus grande somme gagne.
crokinole-team-0 = Sud
crokinole-team-1 = Nord
crokinole-side-0 = Sud (palets A1 à A12 ; commence la première manche{ $seats ->
   *[other] {""}
  })
crokinole-side-1 = Nord (palets B1 à B12{ $seats ->
   *[other] {""}
  })
crokinole-disc = { $disc } ({ $side })
crokinole-hole = le trou

crokinole-option-rounds = Manches
crokinole-option-rounds-1 = 1
crokinole-option-rounds-2 = 2
crokinole-option-discs = Palets par joueur
crokinole-option-discs-12 = 12
crokinole-option-discs-8 = 8
crokinole-option-discs-4 = 4
crokinole-option-hand = Main
crokinole-option-hand-steady = sûre : chaque palet part comme il est visé
crokinole-option-hand-calm = calme : les tirs dévient un peu
crokinole-option-hand-human = humaine : les tirs dévient

crokinole-ask-flick = Lancez { $disc } ; { $left ->
    [one] c’est votre dernier palet
   *[other] il vous reste { $left } palets
  } dans cette manche.
crokinole-spot-P1 = P1 tout à gauche
crokinole-spot-P2 = P2 à gauche
crokinole-spot-P3 = P3 au milieu
crokinole-spot-P4 = P4 à droite
crokinole-spot-P5 = P5 tout à droite
crokinole-late-flick = le palet est perdu

crokinole-refused-seats = Crokinole se joue à deux, pas à { $seats }.
crokinole-refused-over = La partie est finie.
crokinole-refused-ask = Cette question n’est plus posée.
crokinole-refused-seat = Ce n’est pas votre tour.
crokinole-refused-angle = Ce n’est pas une direction : donnez 0 à 360 degrés.
crokinole-refused-strength = La force va de 1 à 100.

crokinole-headline = Manche { $round } : Sud { $south }, Nord { $north } ; { $left ->
    [one] un palet restant
   *[other] { $left } palets restants
  }
crokinole-board-hole = Dans le trou : Sud { $south }, Nord { $north }
crokinole-board-ring = { $points } points : { $discs }

crokinole-event-flicked = { $disc } est parti de { $spot } à { $angle }°, force { $strength }.
crokinole-event-foul = Faute : { $side } n’a touché aucun palet adverse.
crokinole-event-twenty = { $disc } est dans le trou : 20 points !
crokinole-event-ditched = { $disc } est tombé dans la rigole.
crokinole-event-unanswered = { $side } a dépassé son temps et perd le palet.
crokinole-event-forced = { $side } n’avait qu’une possibilité : elle est jouée d’office.
crokinole-event-gone = { $side } est parti.
crokinole-event-round = Manche { $round } : Sud { $south }, Nord { $north }.
crokinole-event-over = { $drawn ->
    [yes] Égalité, { $first } points partout.
   *[no] { $side } gagne { $first } à { $second }.
  }
crokinole-outcome-played = { $first } points à { $second }
crokinole-outcome-left = l’autre camp est parti
crokinole-outcome-draw = à égalité, { $points } points
crokinole-fan = Votre main peut dévier : 19 tirs sur 20 restent à { $aside }° près de chaque côté et entre les forces { $weak } et { $strong }.

lesson-crokinole-takeout-title = sortir un palet
lesson-crokinole-takeout-about = Tant qu’un palet adverse est sur le plateau, vous devez en toucher un. Sinon, votre palet va dans la rigole.
lesson-crokinole-takeout-task = Envoyez B1 dans la rigole.
lesson-crokinole-takeout-done = B1 est sorti, et sans faute : c’est ainsi qu’on prend des points à l’autre camp.
lesson-crokinole-takeout-foul = Vous n’avez rien touché : c’est une faute. Choisissez B1 dans le menu *Viser*.
lesson-crokinole-takeout-soft = Vous avez touché B1, mais il est resté. La force 60 suffit.
