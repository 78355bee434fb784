# Ce que dit PitchBowl.

pitchbowl-name = PitchBowl
pitchbowl-tagline = Onze joueurs à coups de pichenette : portez la balle dans l’en-but d’en face. Trois essais gagnent.

pitchbowl-team-0 = Ambre
pitchbowl-team-1 = Azur
# $seats : combien jouent, toujours deux
pitchbowl-side-0 = Ambre (joueurs A1 à A11, plaques rondes, attaque vers la droite{ $seats ->
   *[other] {""}
  })
pitchbowl-side-1 = Azur (joueurs B1 à B11, plaques carrées, attaque vers la gauche{ $seats ->
   *[other] {""}
  })

pitchbowl-ball = la balle
pitchbowl-goal = l’en-but
pitchbowl-three-quarter = trois-quarts
pitchbowl-runner = coureur
pitchbowl-piece = { $label } ({ $kind })
# $x, $y : mm depuis le coin de A1
pitchbowl-spot = { $x } ; { $y }

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
pitchbowl-option-max_turns = Tours au plus
pitchbowl-option-max_turns-0 = sans limite
pitchbowl-option-max_turns-20 = 20
pitchbowl-option-max_turns-40 = 40
pitchbowl-option-max_turns-80 = 80

pitchbowl-ask-toss = Vous avez gagné le tirage : engager ou recevoir ?
pitchbowl-ask-setup = Placez vos onze joueurs dans votre moitié : trois contre le milieu de la ligne médiane, deux au plus sur chaque aile.
pitchbowl-ask-kick = Engagez.
# $left : les joueurs qui peuvent encore jouer
pitchbowl-ask-action = Jouez un joueur ou finissez votre tour ; { $left ->
    [one] il en reste un
   *[other] il en reste { $left }
  }.
pitchbowl-ask-bonus = { $piece } doit rejouer aussitôt.
pitchbowl-ask-fumble_spot = La balle est tombée : posez-la contre { $piece }.
pitchbowl-ask-placement = Vous pouvez déplacer un de vos joueurs sans toucher personne.

pitchbowl-choice-kick = Engager
pitchbowl-choice-receive = Recevoir
pitchbowl-hint-kick = Vous vous placez d’abord et engagez ; l’autre camp joue le premier tour
pitchbowl-hint-receive = L’autre camp engage ; le premier tour est à vous
pitchbowl-formation-balanced = Équilibrée
pitchbowl-formation-deep = Profonde
pitchbowl-choice-kick-left = Engager à gauche
pitchbowl-choice-kick-straight = Engager tout droit
pitchbowl-choice-kick-right = Engager à droite
pitchbowl-verb-kick = Engager
pitchbowl-choice-steal = { $piece } : arracher
pitchbowl-choice-pickup = { $piece } : ramasser
pitchbowl-choice-handoff = { $piece } : transmettre à { $target }
pitchbowl-choice-pass = { $piece } : passer
pitchbowl-hint-none = Course, blocage ou soutien ; rien n’est annoncé
pitchbowl-hint-steal = Doit toucher d’abord le porteur adverse ; il rejoue ensuite
pitchbowl-hint-pickup = Doit toucher d’abord la balle ; il rejoue ensuite
pitchbowl-hint-handoff = Doit toucher d’abord ce partenaire
pitchbowl-hint-pass = La balle est lancée ; le premier joueur qu’elle touche l’a
pitchbowl-choice-end = Finir le tour
pitchbowl-hint-end = Tous redeviennent actifs, l’autre camp joue
pitchbowl-choice-spot = Poser la balle contre { $piece }
pitchbowl-verb-spot = La poser là
pitchbowl-choice-decline = Ne déplacer personne
pitchbowl-choice-decline_all = Ne plus déplacer personne ce tour-ci
pitchbowl-last-no = Le tour continue
pitchbowl-last-yes = Le tour finit après
pitchbowl-dial-last = Ensuite
pitchbowl-dial-last-hint = Finir ne laisse aucun placement à l’autre camp

pitchbowl-refused-over = La partie est finie.
pitchbowl-refused-ask = Ce n’est plus demandé.
pitchbowl-refused-seat = Ce n’est pas à vous.
pitchbowl-refused-seats = PitchBowl se joue à deux, pas à { $seats }.
pitchbowl-refused-action = Ce n’est pas ce qui est demandé.
pitchbowl-refused-angle = Ce n’est pas une direction.
pitchbowl-refused-strength = Une force va de 1 à 100.
pitchbowl-refused-unknown = Il n’y a pas de joueur { $piece }.
pitchbowl-refused-not-yours = { $piece } n’est pas à vous.
pitchbowl-refused-out = { $piece } est hors du terrain jusqu’au prochain engagement.
pitchbowl-refused-passive = { $piece } a déjà joué ce tour-ci.
pitchbowl-refused-bonus = C’est à { $piece } de jouer.
pitchbowl-refused-no-steal = Aucun adversaire n’a la balle : il n’y a rien à arracher.
pitchbowl-refused-spent-steal = On a déjà tenté d’arracher la balle ce tour-ci.
pitchbowl-refused-no-pickup = La balle n’est pas libre.
pitchbowl-refused-spent-pickup = On a déjà tenté de ramasser la balle ce tour-ci.
pitchbowl-refused-no-handoff = { $piece } n’a pas la balle.
pitchbowl-refused-target = On transmet à un partenaire sur le terrain.
pitchbowl-refused-no-pass = Seul le porteur peut passer.
pitchbowl-refused-spent-pass = Il y a déjà eu une passe ce tour-ci.
pitchbowl-refused-side = La balle se pose à { $most } degrés de la passe au plus.
pitchbowl-refused-no-room = La balle n’a pas de place de ce côté ; posez-la ailleurs ou lancez autrement.
pitchbowl-refused-no-room-there = La balle ne peut pas être posée là.
pitchbowl-refused-kick = Un engagement s’écarte de { $most } degrés au plus de l’axe.
pitchbowl-refused-eleven = Les onze joueurs doivent être placés, chacun une fois.
pitchbowl-refused-place = Un emplacement se donne par deux nombres.
pitchbowl-refused-lines = { $piece } n’est pas entièrement entre les lignes.
pitchbowl-refused-median = { $piece } dépasse la ligne médiane.
pitchbowl-refused-close = { $piece } et { $other } sont à moins d’un demi-millimètre l’un de l’autre.
pitchbowl-refused-centre = { $count ->
    [0] Aucun joueur n’est
    [one] Un seul joueur est
   *[other] Seuls { $count } joueurs sont
  } contre le milieu de la ligne médiane ; il en faut { $needed }.
pitchbowl-refused-wing-0 = Plus de { $most } joueurs sur l’aile des colonnes A et B : { $pieces }.
pitchbowl-refused-wing-1 = Plus de { $most } joueurs sur l’aile des colonnes H et I : { $pieces }.
# deux phrases
pitchbowl-refused-and = { $first } { $others }

pitchbowl-event-toss_won = { $side } gagne le tirage.
pitchbowl-event-side_chosen = { $side } { $kick ->
    [yes] engage
   *[no] reçoit
  }.
pitchbowl-event-team_ready = { $side } est en place.
pitchbowl-event-kicked_off = { $side } engage ; la balle retombe en { $spot }.
pitchbowl-event-ball_moved = Elle était tombée sur un joueur : on l’écarte.
pitchbowl-event-given = { $cause ->
    [touch_back] Renvoi : { $player } a la balle.
   *[ball_out] { $player } reçoit la balle.
  }
pitchbowl-announced-none = {""}
pitchbowl-announced-steal = , pour arracher la balle
pitchbowl-announced-pickup = , pour ramasser la balle
pitchbowl-announced-handoff = , pour la transmettre à { $target }
pitchbowl-event-flicked = { $bonus ->
    [yes] { $player } rejoue
   *[no] { $player } joue
  }{ $announced }.
pitchbowl-event-thrown = { $player } lance la balle.
pitchbowl-event-met = { $deed ->
    [support] { $player } soutient { $other }.
    [block] { $player } bloque { $other }.
   *[ball] { $player } touche la balle.
  }
pitchbowl-event-effort_made = { $player } met le paquet.
pitchbowl-event-stolen = { $player } arrache la balle à { $other } !
pitchbowl-event-picked_up = { $player } ramasse la balle.
pitchbowl-event-handed_off = { $player } transmet la balle à { $other }.
pitchbowl-event-caught = { $player } attrape la passe de { $other }.
pitchbowl-event-intercepted = { $player } intercepte la passe de { $other } !
pitchbowl-event-failed = { $deed ->
    [steal] L’arraché échoue.
    [pickup] Le ramassage échoue.
    [handoff] La transmission échoue : { $player } lâche la balle.
   *[pass] La passe de { $player } n’arrive à personne.
  }
pitchbowl-event-cleared = { $player } écarte la balle libre.
pitchbowl-event-overshot = { $player } va trop loin et tombe.
pitchbowl-event-went_out = { $player } sort du terrain.
pitchbowl-event-ball_out = La balle est sortie.
pitchbowl-event-knocked_out = { $player } est sonné.
pitchbowl-event-ball_put = La balle est posée contre { $player }.
pitchbowl-event-bonus_lost = { $player } n’a pas rejoué à temps.
pitchbowl-event-placed = { $player } change de place.
pitchbowl-event-placement_annulled = Le placement touche quelqu’un ou va trop loin : tout reste comme avant.
pitchbowl-event-placement_declined = { $side } ne déplace personne.
pitchbowl-event-touchdown = Essai ! { $player } marque pour { $side } : { $red }–{ $blue }.
pitchbowl-event-turn_ended = Fin du tour : { $side } ({ $reasons }).
pitchbowl-event-kick_off_due = Tout le monde revient ; { $side } engage.
pitchbowl-event-unanswered = { $side } n’a pas répondu à temps.
pitchbowl-event-gone = { $side } abandonne.
pitchbowl-event-match_over = { $drawn ->
    [yes] Match nul, { $red }–{ $blue }.
   *[no] { $side } gagne, { $red }–{ $blue }.
  }

pitchbowl-reason-FUMBLE = maladresse
pitchbowl-reason-FALL = chute
pitchbowl-reason-PLAYER_OUT = joueur sorti
pitchbowl-reason-CLEARANCE = dégagement
pitchbowl-reason-BALL_OUT = balle sortie
pitchbowl-reason-INTERCEPTION = interception
pitchbowl-reason-ALL_PLAYED = tous ont joué
pitchbowl-reason-TOUCHDOWN = essai
pitchbowl-reason-END = par choix
pitchbowl-reason-and = { $first }, { $other }

pitchbowl-outcome-touchdowns = { $first } essais à { $second }
pitchbowl-outcome-turns = en tête { $first } à { $second } à la fin du dernier tour
pitchbowl-outcome-left = l’autre camp est parti
pitchbowl-outcome-draw = à égalité { $red }–{ $blue } à la fin du dernier tour

pitchbowl-picture-score = { $red } – { $blue }
pitchbowl-picture-headline = { $deed } · { $red }–{ $blue }
pitchbowl-picture-deed-toss = Au choix d’{ $side }
pitchbowl-picture-deed-setup = { $side } se place
pitchbowl-picture-deed-kick = { $side } engage
pitchbowl-picture-deed-action = À { $side } de jouer
pitchbowl-picture-deed-bonus = { $side } rejoue
pitchbowl-picture-deed-fumble_spot = { $side } pose le ballon
pitchbowl-picture-deed-placement = { $side } replace un joueur
pitchbowl-picture-deed-won = Victoire d’{ $side }
pitchbowl-picture-deed-drawn = Match nul
pitchbowl-board-team = **{ $side }**
pitchbowl-board-player = { $label } : { $cell }
pitchbowl-board-passive = { $label } : { $cell }, a déjà joué
pitchbowl-board-held = { $player } a le ballon.
pitchbowl-board-loose = Le ballon est libre en { $cell }.
pitchbowl-board-no-ball = Le ballon n’est pas sur le terrain.
pitchbowl-alt-team = { $side } : { $players }.

pitchbowl-late-toss = vous recevez, l’autre camp engage
pitchbowl-late-setup = vos onze joueurs prennent la formation équilibrée
pitchbowl-late-kick = le ballon part droit devant avec une force de 60
pitchbowl-late-action = votre tour prend fin
pitchbowl-late-bonus = la seconde action est perdue, votre tour continue
pitchbowl-late-fumble_spot = le ballon est posé du côté de votre joueur le plus proche
pitchbowl-late-placement = vous ne déplacez personne
