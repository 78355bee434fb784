# Les mots de Pitch Out.

pitchout-name = Pitch Out
pitchout-tagline = À coups de pichenettes, éjectez le Capitaine adverse d’une arène sans murs. Il faut deux manches pour gagner la partie.

pitchout-team-0 = Ambre
pitchout-team-1 = Azur
pitchout-team-2 = Jade
pitchout-team-3 = Rose
# Des partenaires : $one et $two sont des camps.
pitchout-pair = { $one } et { $two }
# Un camp sur la table. $seats : le nombre de joueurs ; la place n’est indiquée qu’à deux.
pitchout-side-0 = Ambre (A1, A2, …{ $seats ->
    [2] , en bas
   *[other] {""}
  })
pitchout-side-1 = Azur (B1, B2, …{ $seats ->
    [2] , en haut
   *[other] {""}
  })
pitchout-side-2 = Jade (C1, C2, …)
pitchout-side-3 = Rose (D1, D2, …)

pitchout-pitcher-captain = Capitaine
    .gender = masculine
pitchout-pitcher-guard = Garde
    .gender = masculine
pitchout-pitcher-assassin = Assassin
    .gender = masculine
pitchout-pitcher-runner = Runner
    .gender = masculine
pitchout-pitcher-immortal = Immortel
    .gender = masculine
pitchout-pitcher-major = Major
    .gender = masculine
pitchout-pitcher-commando = Commando
    .gender = masculine
pitchout-pitcher-sapper = Sapeur
    .gender = masculine
pitchout-pitcher-infested = Infesté
    .gender = masculine
pitchout-pitcher-shadow = Ombre
    .gender = feminine
pitchout-pitcher-shaman = Sorcière
    .gender = feminine
pitchout-pitcher-golem = Golem
    .gender = masculine

# Ce que chacun fait, en 100 caractères au plus ; $edition : fr2021 ou en.
pitchout-power-captain = S’il tombe, vous perdez la manche. Copie pour un tour le pouvoir d’un de vos palets tombés.
pitchout-power-guard = Sacrifiez-le pour ramener à sa place un de vos palets qui vient de tomber.
pitchout-power-assassin = { $edition ->
    [en] Quand on le joue, élimine chaque palet adverse qu’il touche, même à peine.
   *[fr2021] Quand on le joue, élimine le premier palet adverse qu’il touche, même à peine.
}
pitchout-power-runner = Joué sans toucher de palet, il a droit à une seconde pichenette.
pitchout-power-immortal = Joué hors de l’arène, il revient dans votre zone. Éjecté par un autre, il est éliminé.
pitchout-power-major = Les pouvoirs adverses ne lui font rien. Seule une sortie de l’arène l’élimine.
pitchout-power-commando = Joué en touchant un palet, il a droit à une seconde pichenette.
pitchout-power-sapper = { $edition ->
    [en] Joué contre un bloc, il peut le poser n’importe où dans l’arène.
   *[fr2021] Joué contre un bloc, il peut le reposer contre lui, du côté de votre choix.
}
pitchout-power-infested = { $edition ->
    [en] Élimine le premier palet adverse qu’il touche, et lui-même, à n’importe quel tour.
   *[fr2021] Quand on le joue ou au tour adverse, élimine le premier palet adverse touché, et lui-même.
}
pitchout-power-shadow = { $edition ->
    [en] Jouée contre un palet adverse, elle peut monter dessus. On ne peut plus jouer ce palet.
   *[fr2021] Jouée contre un palet adverse, elle monte dessus. On ne peut plus jouer ce palet.
}
pitchout-power-golem = Il n’a aucun pouvoir.
pitchout-power-shaman = { $edition ->
    [en] Si elle élimine un adversaire quand on la joue, un Golem peut vous rejoindre (deux au plus).
   *[fr2021] Si elle élimine un adversaire quand on la joue, un Golem vous rejoint (deux au plus).
}

# $label : la lettre du camp (A à D) et un nombre de 1 à 10, $pitcher : son pitcher.
pitchout-puck = { $label } { $pitcher }
# $label : le côté du propriétaire et un nombre (S1, N2, NW1), ou C.
pitchout-block = Bloc { $label }

## Options

pitchout-option-edition = Édition
pitchout-option-edition-fr2021 = française (2021)
pitchout-option-edition-en = anglaise (plus ancienne)
pitchout-option-mode = Mode
pitchout-option-mode-initiation = initiation (les cinq palets Alpha)
pitchout-option-mode-complete = complet (équipes, compositions secrètes, palets d’Élite)
pitchout-option-format = Palets par camp
pitchout-option-format-usual = habituel (sept dans le jeu complet de 2021, sinon cinq)
pitchout-option-format-7 = sept
pitchout-option-format-5 = cinq
pitchout-option-antipassive = Pénalité pour jeu passif
pitchout-option-antipassive-off = non
pitchout-option-antipassive-on = trois tours passifs de suite coûtent un palet
pitchout-option-mirror = Même équipe permise
pitchout-option-mirror-off = non
pitchout-option-mirror-on = oui
pitchout-option-heavy_obstacles = Blocs lestés
pitchout-option-heavy_obstacles-off = non
pitchout-option-heavy_obstacles-on = chaque palet éliminé alourdit le bloc qui le garde
pitchout-option-sides = Camps
pitchout-option-sides-usual = habituels (à quatre, deux contre deux ; à trois, chacun pour soi)
pitchout-option-sides-pairs = deux contre deux
pitchout-option-sides-free = chacun pour soi
pitchout-option-hand = Main
pitchout-option-hand-steady = sûre (la pichenette part exactement où vous visez)
pitchout-option-hand-calm = calme (les pichenettes dévient un peu, le plus souvent à 1° et 4 % de la force près)
pitchout-option-hand-human = humaine (les pichenettes dévient, le plus souvent à 2° et 8 % de la force près)
pitchout-option-starter = Premier joueur
pitchout-option-starter-drawn = tiré au sort
pitchout-option-starter-chosen = choisi par le gagnant du tirage
pitchout-risk = { $captain ->
    [yes] Cette pichenette vous coûte { $pucks }. Sans Capitaine, vous perdez la manche.
   *[no] Cette pichenette vous coûte { $pucks }.
  }
pitchout-risk-passive = Cette pichenette ne touche aucun palet adverse : un troisième tour passif de suite vous coûte un palet.
# $aside : degrés de chaque côté ; $weak et $strong : des forces.
pitchout-fan = Votre main peut dévier : 19 pichenettes sur 20 restent à moins de { $aside }° de votre visée, avec une force de { $weak } à { $strong }.

## Questions

pitchout-ask-first_player = Qui joue en premier ?
pitchout-ask-next_starter = Vous avez perdu la manche. Qui commence la suivante ?
pitchout-ask-next_starter-several = Votre camp a été éliminé en premier. Qui commence la manche suivante ?
pitchout-ask-team = Quelle équipe prenez-vous ?
# $count : le nombre de palets à choisir.
pitchout-ask-lineup = Choisissez vos { $count } palets en secret.
pitchout-ask-shootout = Tir d’engagement : approchez votre Capitaine le plus possible du bord opposé.
# $count : le nombre de palets à placer, $blocks : celui des blocs (1 ou 2).
pitchout-ask-deploy = { $blocks ->
    [one] Placez vos { $count } palets et votre bloc.
   *[other] Placez vos { $count } palets et vos 2 blocs.
}
pitchout-ask-flick = Jouez l’un de vos palets.
# $puck : le palet joué juste avant.
pitchout-ask-flick_again = Rejouer { $puck } ou s’arrêter ?
# $puck : l’Ombre.
pitchout-ask-mount = Sur qui monte { $puck } ?
# $puck : le Sapeur ; $block : une étiquette.
pitchout-ask-sapper = { $puck } peut déplacer le bloc { $block }. Où ?
# $puck : la Sorcière.
pitchout-ask-golem = { $puck } vous amène un Golem. Où le placer ?
pitchout-ask-ban = Bannir une Élite adverse ?
pitchout-ask-change = Changer un palet en secret ?
# $pitcher : celui qui est banni.
pitchout-ask-replace_banned = Palet banni : { $pitcher }. Qui le remplace ?
# $puck : le palet à replacer.
pitchout-ask-place_restored = Replacez { $puck } dans votre zone.
pitchout-ask-guard = Sacrifier votre Garde pour sauver un palet ?
pitchout-ask-remove_obstacle = Un adversaire n’a plus que deux palets : lequel de vos blocs retirez-vous ?
pitchout-ask-penalty = Trois tours passifs : quel palet retirez-vous ?

## Choix ($team : un camp ; $puck : un palet)

# Pourquoi un palet ne peut pas être visé. $puck : son nom, ou à la fin celui du palet qui vise ; $mount : qui porte.
pitchout-unaimable-rider = { $puck } est sur { $mount } : visez { $mount }.
pitchout-unaimable-out = { $puck } n’est plus en jeu : visez un autre palet.
pitchout-unaimable-mount = { $puck } est sur { $mount } et ne peut pas le viser.
pitchout-spot-edge = bord
pitchout-spot-middle = milieu
pitchout-dial-copy = Le Capitaine copie
pitchout-dial-copy-hint = À choisir à la première pichenette, avec n’importe quel palet. Un pouvoir dure jusqu’à votre prochain tour.
pitchout-choice-citizens = Citoyens
pitchout-choice-hoods = Encapuchonnés
pitchout-choice-lineup = Jouer ces palets
pitchout-hint-shoot = Plus vous tirez fort, plus il glisse loin ; s’il tombe, c’est perdu
pitchout-choice-shoot = tir du Capitaine
pitchout-choice-mount = Monter sur { $puck }
pitchout-hint-mount = On ne joue pas un palet qui en porte un autre
pitchout-choice-stay = Rester au sol
# $block : une étiquette.
pitchout-choice-move = Déplacer le bloc { $block }
pitchout-choice-leave = Laisser le bloc
pitchout-choice-golem = Placer { $puck }
pitchout-choice-no-golem = Pas de Golem
# $pitcher : une Élite adverse.
pitchout-choice-ban = Bannir : { $pitcher }
pitchout-choice-no-ban = Ne bannir personne
# $leaves et $enters : des palets.
pitchout-choice-change = { $enters } à la place du { $leaves }
pitchout-choice-no-change = Ne rien changer
unit-rotation = Rotation
pitchout-choice-self = Je commence ({ $team })
pitchout-choice-other = L’adversaire commence ({ $team })
pitchout-choice-starts = { $team } commence
pitchout-choice-again = Comme avant
pitchout-choice-standard = Standard
pitchout-choice-wall = Muraille
pitchout-choice-spread = Dispersion
pitchout-choice-none = Aucun pouvoir
pitchout-choice-flick = Rejouer { $puck }
pitchout-choice-stop = Pas de seconde pichenette
pitchout-choice-place = Replacer { $puck }
pitchout-choice-save = Sacrifier le Garde pour sauver { $puck }
pitchout-hint-guard = le Garde sort jusqu’à la fin de la manche ; le palet sauvé prend sa place
pitchout-choice-decline = Ne pas le sacrifier
pitchout-choice-give-up = Retirer { $puck }
pitchout-choice-remove = Retirer le bloc { $block }
# Boutons
pitchout-verb-move = Poser le bloc
pitchout-verb-stop = S’arrêter

## Ce qui s’est passé

pitchout-event-chooser_drawn = { $team } gagne le tirage et choisit qui commence.
pitchout-event-starter_drawn = { $team } gagne le tirage et commence.
# $own : yes si $team commence, sinon no.
pitchout-event-starter_named = { $own ->
    [yes] Manche { $round } : { $team } choisit de commencer.
   *[no] Manche { $round } : { $team } laisse { $starter } commencer.
}
# $team : un camp ; $pitchers : son équipe.
pitchout-event-team_chosen = { $team } joue les { $pitchers }.
pitchout-event-lineup_chosen = { $team } a choisi sa composition.
pitchout-event-shot_ready = { $team } est prêt pour le tir d’engagement.
# $team : un camp, $distance en cm du bord opposé.
pitchout-score = { $team } { $distance } cm
pitchout-score-none = { $team } sans résultat
# $a, $b, $c et $d : les distances des camps.
pitchout-scores-2 = { $a }, { $b }
pitchout-scores-3 = { $a }, { $b }, { $c }
pitchout-scores-4 = { $a }, { $b }, { $c }, { $d }
# $scores : celles de tous les camps. $decided : yes ($winner, un camp, est le plus proche) ou no.
pitchout-event-shot_out = { $decided ->
    [yes] Tir d’engagement, essai { $number } : { $scores }. { $winner } gagne.
   *[no] Tir d’engagement, essai { $number } : { $scores }. Pas de vainqueur.
}
pitchout-event-shootout_drawn = Pas de vainqueur après trois essais : { $team } gagne le tirage au sort.
# $pitcher appartient à $team.
pitchout-event-banned = Palet de { $team } banni pour le reste de la partie : { $pitcher }.
pitchout-event-not_banned = { $team } ne bannit personne.
pitchout-event-reconsidered = { $team } a revu sa composition.
# $puck est l’Ombre, $mount celui sur qui elle se tient.
pitchout-event-mounted = { $puck } monte sur { $mount }.
pitchout-event-stayed_down = { $puck } reste au sol.
# $puck est le Sapeur, $block une étiquette.
pitchout-event-obstacle_moved = { $puck } déplace le bloc { $block }.
pitchout-event-obstacle_left = { $puck } laisse le bloc { $block } où il est.
pitchout-event-golem_appeared = { $puck } rejoint { $team }.
pitchout-event-golem_declined = { $team } ne prend pas de Golem.
pitchout-event-deployment_ready = { $team } s’est déployé en secret.
pitchout-event-deployment_void = { $team } doit recommencer son déploiement : un bloc est trop près d’un autre placé avant.
pitchout-event-deployed = { $team } s’est déployé.
pitchout-event-round_begun = La manche { $round } commence : { $team } joue en premier.
pitchout-event-copied = Le Capitaine de { $team } copie un pouvoir : { $pitcher }.
# La visée avant que la main dévie ; la phrase suivante donne la pichenette.
pitchout-event-slipped = La main dévie : visée de { $puck } à { $angle }°, force { $strength }.
# $team : le camp qui joue ; $again : yes ou no.
pitchout-event-flicked = { $again ->
    [yes] { $team } rejoue { $puck }.
   *[no] { $team } joue { $puck }.
}
pitchout-event-touched = { $puck } touche { $other }.
pitchout-event-struck = { $by } frappe { $puck }.
# $kind : puck, ou block ($piece est alors son étiquette).
pitchout-event-fell = { $kind ->
    [block] Le bloc { $piece } sort de l’arène.
   *[puck] { $piece } sort de l’arène.
}
# $cause : obstacle ($block, une étiquette, a poussé le palet) ou immortal.
pitchout-event-spared = { $cause ->
    [immortal] { $puck } sort de l’arène, mais le pouvoir de l’Immortel ramène ce palet.
   *[obstacle] Le bloc { $block } éjecte { $puck }, qui revient en jeu.
}
# $cause : exit ($by a poussé le palet), self (sorti seul), assassin ou infested ($by l’a frappé), paid (l’Infesté pour sa victime), sacrifice ou penalty.
pitchout-event-eliminated = { $cause ->
    [self] { $puck } glisse hors de l’arène : palet éliminé.
    [assassin] { $by } élimine { $puck }.
    [infested] { $by } infecte { $puck } : palet éliminé.
    [paid] { $puck } sort avec sa victime : palet éliminé.
    [sacrifice] { $puck } se sacrifie.
    [penalty] { $puck } paie le jeu passif : palet éliminé.
   *[exit] { $by } éjecte { $puck } : palet éliminé.
}
# $kind : puck, ou block ($piece est alors son étiquette).
pitchout-event-shifted = { $kind ->
    [block] Le bloc { $piece } finit sur une autre pièce : on le décale.
   *[puck] { $piece } finit sur une autre pièce : on décale le palet.
}
pitchout-event-returned = { $puck } est de retour dans l’arène.
pitchout-event-guard_saved = { $guard } se sacrifie pour { $puck }, qui prend sa place.
pitchout-event-guard_declined = { $team } ne sacrifie pas son Garde.
# $team est le camp à qui il reste deux palets, $foe l’autre ; $block est une étiquette.
pitchout-event-obstacle_removed = { $team } n’a plus que deux palets : { $foe } retire le bloc { $block }.
pitchout-event-stopped = Pas de seconde pichenette pour { $puck }.
# $why : blocked ou time.
pitchout-event-skipped = { $why ->
    [time] Temps écoulé pour { $team } : tour perdu.
   *[blocked] { $team } n’a aucun palet jouable : tour sauté.
}
pitchout-event-unanswered = Temps écoulé pour { $team } : un coup par défaut est joué.
pitchout-event-forced = { $team } n’avait qu’une possibilité : elle est jouée d’office.
pitchout-event-forced_several = { $team } n’avaient qu’une possibilité : elle est jouée d’office.
# $count tours passifs d’affilée.
pitchout-event-passive_turn = Tour passif de { $team } : { $count } sur 3 de suite.
# $foe a perdu. $reason : captain (celui du perdant est éliminé), alone (il ne reste que lui) ou priority (les deux perdent, l’attaquant gagne).
pitchout-event-round_won = { $reason ->
    [alone] { $team } gagne la manche { $round } : le Capitaine de { $foe } reste seul.
    [priority] { $team } gagne la manche { $round } : les deux camps sont battus, celui qui a joué l’emporte.
   *[captain] { $team } gagne la manche { $round } : le Capitaine de { $foe } est éliminé.
}
# À trois et à quatre, $team ne joue plus de la manche. $reason : captain (son Capitaine est éliminé) ou alone (il est resté seul).
pitchout-event-knocked_out = { $reason ->
    [alone] { $team } sort de la manche : son Capitaine reste seul.
   *[captain] { $team } sort de la manche : son Capitaine est éliminé.
}
# À trois et à quatre, $team (un camp ou deux partenaires) gagne. $reason : priority (il ne reste personne, le camp qui a joué gagne), sinon les derniers rivaux sont battus ou partis.
pitchout-event-round_won_by = { $reason ->
    [priority] La manche { $round } revient à { $team } : il ne reste personne, celui qui a joué l’emporte.
   *[other] La manche { $round } revient à { $team } : il ne reste aucun rival.
}
# $on : yes si d’autres continuent, sinon no.
pitchout-event-timed_out = { $on ->
    [yes] Temps écoulé pour { $team } sur trois pichenettes de suite : { $team } quitte la partie ; les autres continuent.
   *[no] Temps écoulé pour { $team } sur trois pichenettes de suite.
}
pitchout-event-left = { $on ->
    [yes] { $team } quitte la partie ; les autres continuent.
   *[no] { $team } abandonne.
}
# $own et $foe : manches gagnées.
pitchout-event-match_won = { $own ->
    [2] { $team } gagne la partie { $own }–{ $foe }.
   *[other] { $team } gagne la partie.
}
# À trois et à quatre, $team (un camp ou deux partenaires) gagne. $score : les manches gagnées, comme 2–0–1.
pitchout-event-match_won_by = La partie revient à { $team }. Manches gagnées : { $score }.

## Comment cela a fini

# $score : manches gagnées, comme 2–1.
pitchout-outcome-rounds = { $score } en manches
# À deux ; $own et $foe : les manches gagnées, d’abord celles du vainqueur.
pitchout-outcome-duel = { $own } manches à { $foe }
pitchout-outcome-left = par abandon
pitchout-outcome-timed_out = au temps

## Refus ($piece, $other et $block sont des étiquettes)

pitchout-refused-seats = Pitch Out se joue à deux, trois ou quatre.
pitchout-refused-sides-two = À deux, il n’y a pas de camps à choisir : n’indiquez pas cette option.
pitchout-refused-sides-pairs = À deux contre deux, il faut être quatre.
pitchout-refused-format-many = Choisissez cinq palets par camp : à trois ou quatre, personne n’en a plus.
pitchout-refused-antipassive = La pénalité pour jeu passif n’existe qu’à deux : désactivez-la.
# $option : le nom d’une option de la partie.
pitchout-refused-edition = Cette option n’existe pas dans l’édition anglaise : { $option }. Désactivez-la ou choisissez l’édition française.
pitchout-refused-over = La partie est terminée.
pitchout-refused-ask = On a déjà répondu à cette question.
pitchout-refused-left = Vous avez déjà quitté cette partie.
pitchout-refused-seat = Ce n’est pas à vous de choisir.
pitchout-refused-action = Ce n’est pas possible ici.
pitchout-refused-starter = Ce camp n’existe pas.
pitchout-refused-format-initiation = Choisissez cinq palets par camp : l’initiation n’en a pas plus.
pitchout-refused-format-en = Choisissez cinq palets par camp : l’édition anglaise n’en a pas plus.
pitchout-refused-team = Cette équipe n’existe pas.
# $count : le nombre de palets qui jouent.
pitchout-refused-lineup = Choisissez { $count } palets différents de votre équipe, dont le Capitaine.
pitchout-refused-deployment = Placez chacun de vos palets et de vos blocs une seule fois.
# $rider : une étiquette.
pitchout-refused-carries = { $piece } porte { $rider } : jouez un autre palet.
pitchout-refused-mount = Choisissez un palet adverse touché par l’Ombre lors de cette pichenette, en jeu et sans Ombre dessus.
pitchout-refused-arena = { $piece } doit tenir entièrement dans l’arène.
pitchout-refused-sapper = Vous ne pouvez déplacer que { $piece }, à un seul endroit.
pitchout-refused-golem = Placez { $piece } une seule fois, dans votre zone.
pitchout-refused-ban = Bannissez une Élite de la composition adverse, ou personne.
pitchout-refused-change = Échangez un de vos palets, mais pas le Capitaine, contre un autre qui ne joue pas et n’est pas banni.
pitchout-refused-number = { $piece } : donnez la position en nombres, x et y.
pitchout-refused-zone = { $piece } doit tenir entièrement dans votre zone.
pitchout-refused-edge = { $piece } est trop près du bord de l’arène : laissez passer un palet (3 cm).
pitchout-refused-overlap = { $piece } chevaucherait { $other } : choisissez une autre place.
pitchout-refused-gap = { $piece } est trop près de { $other } : laissez passer un palet (3 cm).
pitchout-refused-put-back = Ne placez que { $piece }, une seule fois.
pitchout-refused-unknown = Il n’y a pas de palet { $piece }.
pitchout-refused-not-yours = { $piece } n’est pas à vous : jouez un de vos palets.
pitchout-refused-not-in-play = { $piece } n’est pas en jeu : choisissez un autre palet.
pitchout-refused-angle = Choisissez une direction de 0° à 360°.
pitchout-refused-strength = Choisissez une force de 1 à 100.
pitchout-refused-toward = { $piece } touche le bloc { $block } : jouez le long du bloc ou à l’opposé.
pitchout-refused-copy = Le Capitaine ne peut copier qu’un de vos palets éliminés.
pitchout-refused-rescue = Le Garde ne peut sauver qu’un de vos palets qui vient d’être éliminé.
pitchout-refused-obstacle = Retirez un de vos propres blocs encore en jeu.
pitchout-refused-penalty = Retirez un de vos palets en jeu, mais pas le Capitaine.

# Ce qui arrive si le temps s’écoule ; complète « Sans réponse, … ».
pitchout-late-team = vous jouez la première équipe
pitchout-late-lineup = vos cinq Alpha jouent et, dans une équipe de sept, vos deux premières Élites
pitchout-late-shootout = votre Capitaine ne tire pas
pitchout-late-first_player = vous jouez en premier
pitchout-late-deploy = la formation standard est déployée
pitchout-late-flick = vous perdez ce tour
pitchout-late-flick_again = pas de seconde pichenette
pitchout-late-place_restored = le palet revient à la première place libre autour du milieu de votre zone
pitchout-late-guard = le Garde sauve le Capitaine s’il est tombé, sinon personne
pitchout-late-mount = l’Ombre monte sur le palet touché en premier
pitchout-late-sapper = le bloc reste où il est
pitchout-late-golem = le Golem prend la première place libre
pitchout-late-remove_obstacle = le bloc au plus petit numéro est retiré
pitchout-late-penalty = votre dernier palet dans l’ordre des numéros est retiré
pitchout-late-ban = personne n’est banni
pitchout-late-change = votre composition reste la même
pitchout-late-next_starter = vous commencez
pitchout-late-replace_banned = le premier palet libre le remplace
