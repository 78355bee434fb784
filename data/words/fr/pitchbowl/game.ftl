# Les mots de PitchBowl.

pitchbowl-name = PitchBowl
pitchbowl-tagline = Onze joueurs, des pichenettes : portez le ballon dans l’en-but d’en face. Il faut trois essais pour gagner, ou le nombre choisi.

pitchbowl-team-0 = Ambre
pitchbowl-team-1 = Azur
# $seats : combien jouent, toujours deux
pitchbowl-side-0 = Ambre (A1 à A11, attaque vers la droite{ $seats ->
   *[other] {""}
  })
pitchbowl-side-1 = Azur (B1 à B11, attaque vers la gauche{ $seats ->
   *[other] {""}
  })

pitchbowl-ball = le ballon
pitchbowl-goal = l’en-but
pitchbowl-edge = la ligne la plus proche
pitchbowl-three-quarter = trois-quarts
pitchbowl-runner = coureur
pitchbowl-piece = { $label } ({ $kind })
# $cell : une case, de A1 à I16
pitchbowl-spot = en { $cell }
pitchbowl-spot-off = hors du terrain

pitchbowl-option-touchdowns = Essais pour gagner
pitchbowl-option-touchdowns-1 = 1
pitchbowl-option-touchdowns-2 = 2
pitchbowl-option-touchdowns-3 = 3
pitchbowl-option-touchdowns-5 = 5
pitchbowl-option-defensive_placement = Placement défensif
pitchbowl-option-defensive_placement-off = non
pitchbowl-option-defensive_placement-on = oui
pitchbowl-option-ko_dv = Joueurs sonnés
pitchbowl-option-ko_dv-1100 = par les gros chocs
pitchbowl-option-ko_dv-0 = jamais
pitchbowl-option-max_turns = Limite de tours
pitchbowl-option-max_turns-0 = sans limite
pitchbowl-option-max_turns-20 = 20
pitchbowl-option-max_turns-40 = 40
pitchbowl-option-max_turns-80 = 80
pitchbowl-option-hand = Main
pitchbowl-option-hand-steady = sûre (la pichenette part exactement où vous visez)
pitchbowl-option-hand-calm = calme (les pichenettes dévient un peu, le plus souvent à 1° et 4 % de la force près)
pitchbowl-option-hand-human = humaine (les pichenettes dévient, le plus souvent à 2° et 8 % de la force près)
pitchbowl-option-toss = Tirage au sort
pitchbowl-option-toss-drawn = le gagnant reçoit
pitchbowl-option-toss-chosen = au choix du gagnant (engager ou recevoir)
# $aside : degrés de chaque côté ; $weak et $strong : des forces.
pitchbowl-fan = Votre main peut dévier : 19 pichenettes sur 20 restent à moins de { $aside }° de votre visée, avec une force de { $weak } à { $strong }.

pitchbowl-ask-toss = Vous avez gagné le tirage : engager ou recevoir ?
pitchbowl-ask-setup = Placez vos onze joueurs dans votre moitié.
pitchbowl-ask-kick = À vous d’engager.
# $left : les joueurs qui peuvent encore jouer
pitchbowl-ask-action = Choisissez un joueur (il en reste { $left }) ou finissez votre tour.
pitchbowl-ask-bonus = { $piece } a droit à une pichenette bonus.
pitchbowl-ask-fumble_spot = Ballon perdu ! Où le poser ?
pitchbowl-ask-placement = Déplacer un joueur sans toucher personne ?

pitchbowl-choice-kick = Engager
pitchbowl-choice-receive = Recevoir
pitchbowl-hint-kick = Vous vous placez en premier et engagez ; l’adversaire joue en premier
pitchbowl-hint-receive = L’adversaire engage ; vous jouez en premier
pitchbowl-formation-again = Comme avant
pitchbowl-formation-balanced = Équilibrée
pitchbowl-formation-deep = Profonde
# $turn : degrés d’écart avec l’axe
pitchbowl-choice-kick-off = { $turn ->
    [0] Tout droit
   *[other] { $side ->
        [left] { $turn }° à gauche
       *[right] { $turn }° à droite
      }
  }
pitchbowl-verb-setup = Placer l’équipe
pitchbowl-verb-kick = Engager
pitchbowl-choice-steal = { $piece } : arracher
pitchbowl-choice-pickup = { $piece } : ramasser
pitchbowl-choice-handoff = { $piece } : transmettre à { $target }
pitchbowl-choice-pass = { $piece } : passer
pitchbowl-announce-none = Simple pichenette
pitchbowl-announce-steal = Arracher
pitchbowl-announce-pickup = Ramasser
pitchbowl-announce-handoff = Transmettre
pitchbowl-announce-pass = Passer
# $cell : de A1 à I16
pitchbowl-player-lies = en { $cell }
pitchbowl-player-holds = en { $cell }, a le ballon
pitchbowl-hint-steal = Doit toucher d’abord le porteur, puis rejoue
pitchbowl-hint-pickup = Doit toucher d’abord le ballon, puis rejoue
pitchbowl-hint-handoff = Doit toucher d’abord ce partenaire
pitchbowl-hint-placement = Une course sans toucher personne ; si elle échoue, plus de placement ce tour-ci
pitchbowl-unaimable = { $piece } n’est plus sur le terrain : visez un autre joueur.
pitchbowl-hint-pass = Lance le ballon ; le premier joueur touché l’attrape
pitchbowl-choice-end = Finir le tour
pitchbowl-hint-end = L’adversaire joue, et tout le monde redevient actif
pitchbowl-choice-spot = Poser le ballon à côté de { $piece }
pitchbowl-verb-spot = Poser le ballon
pitchbowl-choice-decline = Pas de placement
pitchbowl-choice-decline_all = Aucun ce tour-ci
pitchbowl-orders-open = Placement défensif
pitchbowl-orders = **Placement défensif.** Faut-il vous demander après chaque pichenette adverse ? Modifiable à tout moment.
pitchbowl-order-ask = Me demander
pitchbowl-order-carrier = Si le porteur bouge
pitchbowl-order-never = Ne jamais demander
pitchbowl-last-no = Continuer
pitchbowl-last-yes = Finir mon tour
pitchbowl-dial-last = Ensuite
pitchbowl-dial-last-hint = Finir le tour avec cette pichenette empêche un placement

pitchbowl-refused-over = La partie est terminée.
pitchbowl-refused-ask = On a déjà répondu à cette question.
pitchbowl-refused-seat = Ce n’est pas à vous de jouer.
pitchbowl-refused-seats = PitchBowl se joue à deux, pas à { $seats }.
pitchbowl-refused-action = Ce n’est pas possible ici.
pitchbowl-refused-angle = Choisissez une direction de 0° à 360°.
pitchbowl-refused-strength = Choisissez une force de 1 à 100.
pitchbowl-refused-unknown = Il n’y a pas de joueur { $piece }.
pitchbowl-refused-not-yours = { $piece } n’est pas à vous : choisissez un de vos joueurs.
pitchbowl-refused-out = { $piece } est hors du terrain jusqu’au prochain engagement.
pitchbowl-refused-passive = { $piece } a déjà joué ce tour-ci : choisissez un autre joueur.
pitchbowl-refused-bonus = { $piece } a une pichenette bonus : jouez-la d’abord.
pitchbowl-refused-no-steal = Aucun adversaire n’a le ballon : il n’y a rien à arracher.
pitchbowl-refused-spent-steal = Vous avez déjà tenté un arraché ce tour-ci : annoncez autre chose.
pitchbowl-refused-no-pickup = Le ballon n’est pas libre : on ne peut pas le ramasser.
pitchbowl-refused-spent-pickup = Vous avez déjà tenté un ramassage ce tour-ci : annoncez autre chose.
pitchbowl-refused-no-handoff = { $piece } n’a pas le ballon : seul le porteur peut transmettre.
pitchbowl-refused-target = Transmettez à un partenaire sur le terrain.
pitchbowl-refused-no-pass = Seul le porteur peut faire une passe.
pitchbowl-refused-spent-pass = Vous avez déjà fait une passe ce tour-ci : courez ou transmettez.
pitchbowl-refused-side = Placez le ballon à { $most }° au plus de la direction du lancer.
pitchbowl-refused-no-room = Pas de place pour le ballon de ce côté : choisissez un autre côté ou une autre direction.
pitchbowl-refused-no-room-there = Pas de place pour le ballon ici : choisissez un autre côté.
pitchbowl-refused-kick = Engagez à { $most }° de l’axe au plus.
pitchbowl-refused-eleven = Placez vos onze joueurs, chacun une seule fois.
pitchbowl-refused-place = Il faut deux nombres pour une position : x et y.
pitchbowl-refused-lines = { $piece } doit être entièrement à l’intérieur des lignes.
pitchbowl-refused-median = { $piece } dépasse la ligne médiane : reculez-le.
pitchbowl-refused-close = { $piece } et { $other } sont à moins d’un demi-millimètre : écartez-les.
pitchbowl-refused-centre = { $count ->
    [0] Aucun joueur n’est
    [one] Un seul joueur est
   *[other] Seuls { $count } joueurs sont
  } contre le milieu de la ligne médiane ; il en faut { $needed }.
pitchbowl-refused-wing-0 = Trop de joueurs sur l’aile des rangées A et B ({ $pieces }) : { $most } au plus.
pitchbowl-refused-wing-1 = Trop de joueurs sur l’aile des rangées H et I ({ $pieces }) : { $most } au plus.
# deux phrases
pitchbowl-refused-and = { $first } { $others }

pitchbowl-event-toss_won = { $side } gagne le tirage.
pitchbowl-event-side_chosen = { $side } { $kick ->
    [yes] engagera
   *[no] recevra l’engagement
  }.
pitchbowl-event-team_ready = { $side } est en place.
pitchbowl-event-setup_ready = { $side } s’est placé en secret.
pitchbowl-event-setup_void = { $side } doit se replacer : un joueur est trop près d’un joueur adverse.
pitchbowl-event-kicked_off = { $side } engage ; le ballon retombe { $spot }.
pitchbowl-event-ball_moved = Le ballon est tombé sur un joueur : on l’écarte.
pitchbowl-event-given = { $cause ->
    [touch_back] Renvoi : { $player } a le ballon.
   *[ball_out] { $player } reçoit le ballon.
  }
pitchbowl-announced-none = {""}
pitchbowl-announced-steal = , pour arracher le ballon
pitchbowl-announced-pickup = , pour ramasser le ballon
pitchbowl-announced-handoff = , pour transmettre le ballon à { $target }
pitchbowl-event-slipped = La main dévie : visée de { $player } à { $angle }°, force { $strength }.
pitchbowl-event-flicked = { $bonus ->
    [yes] { $player } rejoue à { $angle }°, force { $strength }
   *[no] { $player } joue à { $angle }°, force { $strength }
  }{ $announced }.
pitchbowl-event-thrown = { $player } lance le ballon à { $angle }°, force { $strength }.
pitchbowl-event-met = { $deed ->
    [support] { $player } soutient { $other }.
    [block] { $player } bloque { $other }.
   *[ball] { $player } touche le ballon.
  }
pitchbowl-event-effort_made = { $player } fait un effort.
pitchbowl-event-stolen = { $player } arrache le ballon à { $other } !
pitchbowl-event-picked_up = { $player } ramasse le ballon.
pitchbowl-event-handed_off = { $player } transmet le ballon à { $other }.
pitchbowl-event-caught = { $player } attrape la passe de { $other }.
pitchbowl-event-intercepted = { $player } intercepte la passe de { $other } !
pitchbowl-event-failed = { $deed ->
    [steal] { $player } n’arrive pas à arracher le ballon.
    [pickup] { $player } n’arrive pas à ramasser le ballon.
    [handoff] La transmission échoue : { $player } lâche le ballon.
   *[pass] La passe de { $player } ne trouve personne.
  }
pitchbowl-event-cleared = { $player } touche le ballon libre : c’est un dégagement.
pitchbowl-event-overshot = { $player } va trop loin et tombe.
pitchbowl-event-went_out = { $player } sort du terrain.
pitchbowl-event-ball_out = Le ballon est dehors.
pitchbowl-event-knocked_out = { $player } est sonné.
pitchbowl-event-ball_put = Le ballon est posé à côté de { $player }.
pitchbowl-event-bonus_lost = Temps écoulé : { $player } perd sa pichenette bonus.
pitchbowl-event-placed = { $player } change de place.
pitchbowl-event-placement_annulled = { $why ->
    [touched] { $player } a touché un joueur ou le ballon et revient à sa place. Plus de placement ce tour-ci.
    [far] { $player } est allé trop loin et revient à sa place. Plus de placement ce tour-ci.
   *[other] { $player } a touché un joueur ou le ballon, ou est allé trop loin, et revient à sa place. Plus de placement ce tour-ci.
  }
pitchbowl-event-placement_declined = { $side } ne fait pas de placement.
pitchbowl-event-touchdown = Essai ! { $player } marque pour { $side } : { $red } – { $blue }.
pitchbowl-event-turn_ended = { $ended ->
    [yes] { $side } finit son tour.
   *[no] Fin du tour de { $side } : { $reasons }.
  }
pitchbowl-event-kick_off_due = Tout le monde revient ; { $side } engage.
pitchbowl-event-unanswered = Temps écoulé pour { $side } : un coup par défaut est joué.
pitchbowl-event-forced = { $side } n’avait qu’une possibilité : elle est jouée d’office.
pitchbowl-event-gone = { $side } abandonne.
pitchbowl-event-match_over = { $drawn ->
    [yes] Match nul, { $first } – { $second }.
   *[no] { $side } gagne, { $first } – { $second }.
  }

# In messages, without angle and strength. $players: labels in a list; $deeds: several in a list.
pitchbowl-brief-player = { $player }
pitchbowl-brief-ran = { $count ->
    [one] { $players } court.
   *[other] { $players } courent.
  }
pitchbowl-brief-met = { $deeds }.
pitchbowl-brief-deed = { $deed ->
    [support] { $player } soutient { $other }
    [block] { $player } bloque { $other }
   *[ball] { $player } touche le ballon
  }
pitchbowl-brief-thrown = { $player } lance le ballon.

pitchbowl-effort = { $player } fait l’effort de votre équipe pour ce tour.
pitchbowl-risk = { $reason ->
    [fall] { $player } va trop loin et tombe : votre tour prend fin.
    [out] { $player } sort du terrain : votre tour prend fin.
    [clearance] { $player } touche le ballon libre sans le ramasser : votre tour prend fin.
    [steal] { $player } ne touche pas d’abord le porteur : votre tour prend fin.
    [pickup] { $player } n’atteint pas d’abord le ballon : votre tour prend fin.
    [handoff] { $player } manque ce partenaire : ballon perdu, fin du tour.
    [intercepted] { $player } intercepte la passe : votre tour prend fin.
    [ball_out] Le ballon sort du terrain : votre tour prend fin.
    [conceded] { $player } est poussé dans votre en-but avec le ballon : essai pour l’adversaire.
   *[pass] Personne n’attrape la passe : votre tour prend fin.
  }
pitchbowl-risk-knock-out = { $player } est sonné et ne pourra plus jouer ce tour-ci.
pitchbowl-risk-placement = { $reason ->
    [touches] { $player } touche un joueur ou le ballon : le placement échoue.
   *[far] { $player } va trop loin : le placement échoue.
  }

pitchbowl-reason-FUMBLE = une maladresse
pitchbowl-reason-FALL = une chute
pitchbowl-reason-PLAYER_OUT = un joueur dehors
pitchbowl-reason-CLEARANCE = un dégagement
pitchbowl-reason-BALL_OUT = le ballon dehors
pitchbowl-reason-INTERCEPTION = une interception
pitchbowl-reason-ALL_PLAYED = tout le monde a joué
pitchbowl-reason-TOUCHDOWN = un essai
pitchbowl-reason-END = la fin était annoncée
pitchbowl-reason-and = { $first }, { $other }

pitchbowl-outcome-touchdowns = { $first ->
    [one] un essai à { $second }
   *[other] { $first } essais à { $second }
  }
pitchbowl-outcome-turns = { $first }–{ $second } après le dernier tour
pitchbowl-outcome-left = par abandon
pitchbowl-outcome-draw = { $red }–{ $blue } après le dernier tour

pitchbowl-picture-turn = tour { $turn }
pitchbowl-picture-strength = force { $strength }
pitchbowl-picture-effort = effort
pitchbowl-picture-pass = passe
pitchbowl-picture-steal = arraché
pitchbowl-picture-pickup = ramassage
pitchbowl-picture-touchdown = Essai !
pitchbowl-picture-score = { $red } – { $blue }
pitchbowl-picture-headline = { $deed } · Ambre { $red } – { $blue } Azur
pitchbowl-picture-deed-toss = Au choix de { $side }
pitchbowl-picture-deed-setup = { $side } se place
pitchbowl-picture-deed-both = Les deux camps se placent
pitchbowl-picture-deed-kick = { $side } engage
pitchbowl-picture-deed-action = { $side } joue
pitchbowl-picture-deed-bonus = { $side } rejoue
pitchbowl-picture-deed-fumble_spot = { $side } pose le ballon
pitchbowl-picture-deed-placement = { $side } replace un joueur
pitchbowl-picture-deed-won = Victoire de { $side }
pitchbowl-picture-deed-drawn = Match nul

pitchbowl-late-toss = vous recevez et l’adversaire engage
pitchbowl-late-setup = la formation équilibrée est mise en place
pitchbowl-late-kick = l’engagement va tout droit, avec une force de 60
pitchbowl-late-action = votre tour prend fin
pitchbowl-late-bonus = la pichenette bonus est perdue et votre tour continue
pitchbowl-late-fumble_spot = le ballon est posé du côté de votre joueur le plus proche
pitchbowl-late-placement = personne n’est placé

# Légendes des films
pitchbowl-film-stolen = { $player } arrache le ballon à { $other }
pitchbowl-film-picked_up = { $player } ramasse le ballon
pitchbowl-film-handed_off = { $player } transmet le ballon à { $other }
pitchbowl-film-caught = Reçu par { $player }
pitchbowl-film-intercepted = Intercepté par { $player }
pitchbowl-film-cleared = { $player } dégage le ballon
pitchbowl-film-overshot = { $player } tombe
pitchbowl-film-went_out = { $player } est dehors
pitchbowl-film-ball_out = Le ballon est dehors
pitchbowl-film-knocked_out = { $player } est sonné
pitchbowl-film-given = Le ballon va à { $player }
pitchbowl-film-failed-steal = { $player } manque l’arraché
pitchbowl-film-failed-pickup = { $player } manque le ballon
pitchbowl-film-failed-handoff = { $player } lâche le ballon
pitchbowl-film-failed-pass = Passe ratée
pitchbowl-film-placement_annulled = Le placement ne compte pas
pitchbowl-film-touchdown = { $player } marque

# $left : ce qui reste possible une fois ce tour-ci
pitchbowl-tally = Ambre { $red } – { $blue } Azur · encore possible : { $left }
pitchbowl-tally-score = Ambre { $red } – { $blue } Azur
pitchbowl-tally-effort = effort
pitchbowl-tally-pass = passe
pitchbowl-tally-steal = arraché
pitchbowl-tally-pickup = ramassage
pitchbowl-tally-nothing = rien
pitchbowl-tally-and = { $first }, { $other }
