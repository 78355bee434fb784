# Ce que dit Pitch Out.

pitchout-name = Pitch Out
pitchout-tagline = À coups de pichenettes, éjectez le Capitaine adverse d’une arène sans murs. Deux manches gagnées, et le match est à vous.

pitchout-team-0 = Ambre
pitchout-team-1 = Azur
pitchout-team-2 = Jade
pitchout-team-3 = Rose
# des partenaires : $one et $two sont des camps
pitchout-pair = { $one } et { $two }
# comment on reconnaît un camp sur la table
# $seats : le nombre de joueurs ; la place n’est dite qu’à deux.
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
pitchout-pitcher-guard = Garde
pitchout-pitcher-assassin = Assassin
pitchout-pitcher-runner = Runner
pitchout-pitcher-immortal = Immortel
pitchout-pitcher-major = Major
pitchout-pitcher-commando = Commando
pitchout-pitcher-sapper = Sapeur
pitchout-pitcher-infested = Infesté
pitchout-pitcher-shadow = Ombre
pitchout-pitcher-shaman = Sorcière
pitchout-pitcher-golem = Golem

# Ce que chacun fait, en 100 caractères au plus ; $edition : fr2021 ou en.
pitchout-power-captain = S’il tombe, la manche est perdue. Copie pour un tour le pouvoir d’un de vos pitchers tombés.
pitchout-power-guard = Peut se sacrifier pour un de vos palets qui vient de tomber : celui-ci revient à la place du Garde.
pitchout-power-assassin = { $edition ->
    [en] Joué : élimine chaque palet adverse qu’il touche, même à peine.
   *[fr2021] Joué : élimine le premier palet adverse qu’il touche, même à peine.
}
pitchout-power-runner = Joué sans toucher de palet : peut être joué une seconde fois.
pitchout-power-immortal = Joué et sorti de l’arène, il revient dans votre zone. Poussé dehors par un autre, il est éliminé.
pitchout-power-major = Les pouvoirs adverses ne lui font rien. Seule une sortie de l’arène l’élimine.
pitchout-power-commando = Joué et ayant touché au moins un palet : peut être joué une seconde fois.
pitchout-power-sapper = { $edition ->
    [en] Joué contre un bloc : peut le poser n’importe où dans l’arène.
   *[fr2021] Joué contre un bloc : peut le reposer contre lui, du côté de votre choix.
}
pitchout-power-infested = { $edition ->
    [en] Le premier adversaire qu’il touche est éliminé avec lui, à n’importe quel tour.
   *[fr2021] Le premier adversaire touché, quand il est joué ou au tour adverse, est éliminé avec lui.
}
pitchout-power-shadow = { $edition ->
    [en] Jouée contre un adversaire : peut monter sur lui. Qui porte l’Ombre ne peut être joué.
   *[fr2021] Jouée contre un adversaire : monte sur lui. Qui porte l’Ombre ne peut être joué.
}
pitchout-power-shaman = { $edition ->
    [en] Jouée, si elle élimine un adversaire : un Golem peut vous rejoindre (deux au plus).
   *[fr2021] Jouée, si elle élimine un adversaire : un Golem vous rejoint (deux au plus).
}

# $label : la lettre du camp (A à D) et un nombre de 1 à 10, $pitcher : son pitcher.
pitchout-puck = { $label } { $pitcher }
# $label : le côté du propriétaire et un nombre (S1, N2, NW1), ou C.
pitchout-block = Bloc { $label }

## Options

pitchout-option-edition = Édition
pitchout-option-edition-fr2021 = française, 2021
pitchout-option-edition-en = anglaise, antérieure
pitchout-option-mode = Mode
pitchout-option-mode-initiation = Initiation : les cinq pitchers Alpha
pitchout-option-mode-complete = Complet : équipes, compositions secrètes, pitchers d’Élite
pitchout-option-format = Pitchers par camp
pitchout-option-format-usual = comme d’habitude : sept dans le jeu complet de 2021, sinon cinq
pitchout-option-format-7 = sept
pitchout-option-format-5 = cinq
pitchout-option-antipassive = Pénalité pour jeu passif
pitchout-option-antipassive-off = non
pitchout-option-antipassive-on = trois tours passifs d’affilée coûtent un palet
pitchout-option-mirror = La même équipe pour plusieurs
pitchout-option-mirror-off = non
pitchout-option-mirror-on = oui
pitchout-option-heavy_obstacles = Blocs lestés
pitchout-option-heavy_obstacles-off = non
pitchout-option-heavy_obstacles-on = chaque palet éliminé alourdit le bloc qui le garde
pitchout-option-sides = Camps
pitchout-option-sides-usual = comme d’habitude : à quatre, deux contre deux, sinon chacun pour soi
pitchout-option-sides-pairs = deux contre deux
pitchout-option-sides-free = chacun pour soi
pitchout-option-hand = Main
pitchout-option-hand-steady = sûre : chaque pichenette part comme elle est visée
pitchout-option-hand-calm = calme : les pichenettes dévient un peu, le plus souvent à 1° et 4 % de la force près
pitchout-option-hand-human = humaine : les pichenettes dévient, le plus souvent à 2° et 8 % de la force près
pitchout-option-starter = Premier joueur
pitchout-option-starter-drawn = tiré au sort
pitchout-option-starter-chosen = qui gagne le tirage choisit
# De combien la main peut dévier : $aside degrés de chaque côté, forces de $weak à $strong.
pitchout-risk = { $captain ->
    [yes] Ce tir vous coûte { $pucks } : sans Capitaine, la manche est perdue.
   *[no] Ce tir vous coûte { $pucks }.
  }
pitchout-risk-passive = Ce tir ne touche aucun adversaire : le troisième tour passif de suite vous coûte un palet.
pitchout-fan = Votre main peut dévier : 19 pichenettes sur 20 s’écartent de { $aside }° au plus de chaque côté, et leur force reste entre { $weak } et { $strong }.

## Questions

pitchout-ask-first_player = Qui joue en premier ?
pitchout-ask-next_starter = Vous avez perdu la manche. Qui commence la suivante ?
pitchout-ask-next_starter-several = Votre camp a été le premier mis hors de la manche. Qui commence la manche suivante ?
pitchout-ask-team = Quelle équipe menez-vous ?
# $count : le nombre de pitchers à choisir.
pitchout-ask-lineup = Choisissez vos { $count } pitchers en secret.
pitchout-ask-shootout = Tir d’engagement : visez le bord opposé.
# $count : le nombre de palets à placer, $blocks : celui des blocs (1 ou 2).
pitchout-ask-deploy = { $blocks ->
    [one] Placez vos { $count } palets et votre bloc.
   *[other] Placez vos { $count } palets et vos deux blocs.
}
pitchout-ask-flick = Jouez l’un de vos palets.
# $puck : le palet joué juste avant.
pitchout-ask-flick_again = Rejouer { $puck }, ou s’arrêter ?
# $puck : l’Ombre.
pitchout-ask-mount = Sur qui monte { $puck } ?
# $puck : le Sapeur ; $block : une étiquette.
pitchout-ask-sapper = { $puck } peut déplacer { $block }. Où ?
# $puck : la Sorcière.
pitchout-ask-golem = { $puck } éveille un Golem. Où le placer ?
pitchout-ask-ban = Quelle Élite adverse bannissez-vous ?
pitchout-ask-change = Changer un pitcher en secret ?
# $pitcher : celui qui est banni.
pitchout-ask-replace_banned = Banni : { $pitcher }. Qui le remplace ?
# $puck : le palet à replacer.
pitchout-ask-place_restored = Replacez { $puck } dans votre zone.
pitchout-ask-guard = Échanger votre Garde contre un palet tombé ?
pitchout-ask-remove_obstacle = Lequel de vos blocs retirez-vous ?
pitchout-ask-penalty = Passif trois fois : quel palet sacrifier ?

## Choix ($team : un camp ; $puck : un palet)

# Pourquoi un palet ne peut pas être visé. $puck : son nom, ou à la fin celui du palet qui vise ; $mount : qui porte.
pitchout-unaimable-rider = { $puck } est sur { $mount } : visez { $mount }.
pitchout-unaimable-out = { $puck } est hors jeu : visez un palet en jeu.
pitchout-unaimable-mount = { $puck } part du dessus de { $mount } et ne peut pas le viser.
# le menu du pouvoir copié par le Capitaine
pitchout-spot-edge = bord
pitchout-spot-middle = milieu
pitchout-dial-copy = Le Capitaine copie
pitchout-dial-copy-hint = Seulement avec la première pichenette : le Capitaine garde ce pouvoir jusqu’à votre prochain tour, quel que soit le palet joué.
pitchout-choice-citizens = Citoyens
pitchout-choice-hoods = Encapuchonnés
pitchout-choice-lineup = Ces pitchers jouent
pitchout-choice-shoot = Jouer le Capitaine
pitchout-choice-mount = Monter sur { $puck }
pitchout-hint-mount = Il ne peut pas être joué tant qu’il la porte
pitchout-choice-stay = Rester au sol
# $block : une étiquette.
pitchout-choice-move = Déplacer le bloc { $block }
pitchout-choice-leave = Le laisser là
pitchout-choice-golem = Placer { $puck }
pitchout-choice-no-golem = Pas de Golem
# $pitcher : une Élite adverse.
pitchout-choice-ban = Bannir : { $pitcher }
pitchout-choice-no-ban = Ne bannir personne
# $leaves et $enters : des pitchers.
pitchout-choice-change = { $enters } au lieu de { $leaves }
pitchout-choice-no-change = Ne rien changer
unit-rotation = Tourné de
pitchout-choice-self = Je commence ({ $team })
pitchout-choice-other = Mon adversaire commence ({ $team })
pitchout-choice-starts = { $team } commence
pitchout-choice-again = Comme avant
pitchout-choice-standard = Standard
pitchout-choice-wall = Muraille
pitchout-choice-spread = Dispersion
pitchout-choice-none = Aucun pouvoir
pitchout-choice-flick = Rejouer { $puck }
pitchout-choice-stop = Pas de seconde pichenette
pitchout-choice-place = Replacer { $puck }
pitchout-choice-save = Sacrifier le Garde pour { $puck }
pitchout-choice-decline = Garder le Garde
pitchout-choice-give-up = Sacrifier { $puck }
pitchout-choice-remove = Retirer le bloc { $block }
# Ce qui en résulte ($puck : un palet)
# Ce que dit le bouton
pitchout-verb-move = Poser le bloc ici
pitchout-verb-stop = S’arrêter

## Ce qui s’est passé

# $team désigne qui commence.
pitchout-event-chooser_drawn = { $team } remporte le tirage au sort et dit qui commence.
pitchout-event-starter_drawn = Tirage au sort : { $team } commence.
# $team a désigné $starter pour la manche $round ; $own : yes s’il s’agit de $team, sinon no.
pitchout-event-starter_named = { $own ->
    [yes] Manche { $round } : { $team } a choisi de commencer.
   *[no] Manche { $round } : { $team } laisse commencer { $starter }.
}
# $team : un camp, $pitchers : l’équipe qu’il mène.
pitchout-event-team_chosen = { $team } mène les { $pitchers }.
pitchout-event-lineup_chosen = { $team } a choisi ses pitchers.
pitchout-event-shot_ready = { $team } est prêt pour le tir d’engagement.
# $team : un camp, $distance en mm du bord opposé.
pitchout-score = { $team } { $distance } mm
pitchout-score-none = { $team } sans mesure
# $a, $b, $c et $d : les distances des camps.
pitchout-scores-2 = { $a }, { $b }
pitchout-scores-3 = { $a }, { $b }, { $c }
pitchout-scores-4 = { $a }, { $b }, { $c }, { $d }
# $scores : celles de tous les camps. $decided : yes ($winner, un camp, est le plus proche) ou no.
pitchout-event-shot_out = { $decided ->
    [yes] Tir d’engagement, essai { $number } : { $scores }. { $winner } l’emporte.
   *[no] Tir d’engagement, essai { $number } : { $scores }. Rien n’est décidé.
}
pitchout-event-shootout_drawn = Trois essais n’ont rien décidé : { $team } remporte le tirage au sort.
# $pitcher appartient à $team.
pitchout-event-banned = Un pitcher du camp { $team } est banni du match : { $pitcher } (PO-44).
pitchout-event-not_banned = { $team } ne bannit personne.
pitchout-event-reconsidered = { $team } a décidé de ses pitchers.
# $puck est l’Ombre, $mount celui sur qui elle se tient.
pitchout-event-mounted = { $puck } monte sur { $mount }.
pitchout-event-stayed_down = { $puck } reste au sol.
# $puck est le Sapeur, $block une étiquette.
pitchout-event-obstacle_moved = { $puck } a déplacé le bloc { $block }.
pitchout-event-obstacle_left = { $puck } laisse le bloc { $block } où il est.
pitchout-event-golem_appeared = { $puck } rejoint { $team }.
pitchout-event-golem_declined = { $team } se passe de Golem.
pitchout-event-deployment_ready = { $team } a déployé, en secret pour l’instant.
pitchout-event-deployment_void = { $team } doit déployer à nouveau : un bloc est trop près d’un autre posé avant.
pitchout-event-deployed = { $team } a placé ses palets et ses blocs.
pitchout-event-round_begun = La manche { $round } commence : { $team } joue en premier.
# Le Capitaine de $team a pris le pouvoir de $pitcher.
pitchout-event-copied = Le Capitaine du camp { $team } a copié un pouvoir : { $pitcher }.
# Ce qu’on voulait d’une pichenette ; la phrase suivante dit ce qui en est venu.
pitchout-event-slipped = La main a dévié ; { $puck } devait partir à { $angle }°, force { $strength }.
# $team : le camp qui joue. $angle en degrés, $strength de 1 à 100, $again : yes ou no.
pitchout-shot = { $label }>{ $angle } s{ $strength }
# $shot : comment la pichenette s’écrit en une ligne
pitchout-event-flicked = { $again ->
    [yes] { $team } a rejoué { $puck } : { $angle }°, force { $strength } ({ $shot }).
   *[no] { $team } a joué { $puck } : { $angle }°, force { $strength } ({ $shot }).
}
pitchout-event-touched = { $puck } a touché { $other }.
pitchout-event-struck = { $by } a frappé { $puck }.
# $kind : puck, ou block ($piece est alors son étiquette).
pitchout-event-fell = { $kind ->
    [block] Le bloc { $piece } a quitté l’arène.
   *[puck] { $piece } a quitté l’arène.
}
# $cause : obstacle ($block, une étiquette, a poussé le palet) ou immortal.
pitchout-event-spared = { $cause ->
    [immortal] { $puck } a quitté l’arène, mais le pouvoir de l’Immortel ramène ce palet (PO-75).
   *[obstacle] Le bloc { $block } a éjecté { $puck }, qui revient en jeu (PO-33).
}
# $cause : exit ($by a poussé le palet), self (sorti seul), assassin ou infested ($by l’a frappé), paid (l’Infesté pour sa victime), sacrifice ou penalty.
pitchout-event-eliminated = { $cause ->
    [self] { $puck } a glissé hors de l’arène : palet éliminé.
    [assassin] { $by } a frappé { $puck } : palet éliminé.
    [infested] { $by } a infecté { $puck } : palet éliminé.
    [paid] { $puck } disparaît avec sa victime : palet éliminé (PO-85).
    [sacrifice] { $puck } s’est sacrifié : palet éliminé.
    [penalty] { $puck } paie le jeu passif : palet éliminé (PO-51).
   *[exit] { $by } a éjecté { $puck } : palet éliminé.
}
# $kind : puck, ou block ($piece est alors son étiquette).
pitchout-event-shifted = { $kind ->
    [block] Le bloc { $piece } chevauchait une autre pièce : il a été décalé (PO-29).
   *[puck] { $piece } chevauchait une autre pièce : palet décalé (PO-29).
}
pitchout-event-returned = { $puck } est de retour dans l’arène.
pitchout-event-guard_saved = { $guard } s’est sacrifié pour { $puck }, qui prend sa place.
pitchout-event-guard_declined = Le Garde du camp { $team } n’a sauvé personne.
# $team est le camp à qui il reste deux palets, $foe l’autre ; $block est une étiquette.
pitchout-event-obstacle_removed = Il ne reste que deux palets au camp { $team } : { $foe } a retiré le bloc { $block } (PO-36).
pitchout-event-stopped = Pas de seconde pichenette pour { $puck }.
# $why : blocked ou time.
pitchout-event-skipped = { $why ->
    [time] { $team } a dépassé le temps et perd son tour.
   *[blocked] { $team } n’avait aucun palet jouable ; son tour est sauté (PO-19).
}
pitchout-event-unanswered = { $team } n’a pas répondu à temps.
# $count tours passifs d’affilée.
pitchout-event-passive_turn = Tour passif pour { $team } : { $count } sur 3 d’affilée.
# $foe a perdu. $reason : captain (celui du perdant est éliminé), alone (il ne reste que lui) ou priority (les deux perdent, l’attaquant gagne).
pitchout-event-round_won = { $reason ->
    [alone] { $team } a gagné la manche { $round } : le Capitaine du camp { $foe } est resté seul.
    [priority] { $team } a gagné la manche { $round } : le camp { $foe } est battu lui aussi, mais l’attaquant a le dernier mot (PO-39).
   *[captain] { $team } a gagné la manche { $round } : le Capitaine du camp { $foe } est éliminé.
}
# À trois et à quatre, $team ne joue plus de la manche. $reason : captain (son Capitaine est éliminé) ou alone (il est resté seul).
pitchout-event-knocked_out = { $reason ->
    [alone] Le camp { $team } est hors de la manche : son Capitaine est resté seul (V-3).
   *[captain] Le camp { $team } est hors de la manche : son Capitaine est éliminé (V-3).
}
# À trois et à quatre, $team (un camp ou deux partenaires) gagne. $reason : priority (il ne reste personne, le camp qui a joué gagne), sinon les derniers rivaux sont battus ou partis.
pitchout-event-round_won_by = { $reason ->
    [priority] La manche { $round } revient à { $team } : il ne reste personne, et l’attaquant a le dernier mot (V-4).
   *[other] La manche { $round } revient à { $team } : tous les rivaux sont hors jeu.
}
# $on : yes si d’autres continuent, sinon no.
pitchout-event-timed_out = { $on ->
    [yes] { $team } a laissé filer le temps trois pichenettes de suite et quitte le match ; les autres continuent (PO-48).
   *[no] { $team } a laissé filer le temps trois pichenettes de suite (PO-48).
}
pitchout-event-left = { $on ->
    [yes] { $team } a quitté le match ; les autres continuent.
   *[no] { $team } a abandonné le match.
}
# $own et $foe : manches gagnées.
pitchout-event-match_won = { $own ->
    [2] { $team } a gagné le match { $own }–{ $foe }.
   *[other] { $team } a gagné le match.
}
# À trois et à quatre, $team (un camp ou deux partenaires) gagne. $score : les manches gagnées, comme 2–0–1.
pitchout-event-match_won_by = Le match revient à { $team }. Manches gagnées : { $score }.

## Comment cela a fini

# $score : manches gagnées, comme 2–1.
pitchout-outcome-rounds = deux manches gagnées, { $score }
pitchout-outcome-left = par abandon
pitchout-outcome-timed_out = l’adversaire a dépassé son temps

## Refus ($piece, $other et $block sont des étiquettes)

pitchout-refused-seats = Pitch Out se joue à deux, trois ou quatre.
pitchout-refused-sides-two = À deux, on joue l’un contre l’autre ; il n’y a pas d’autres camps à choisir.
pitchout-refused-sides-pairs = Les équipes de deux se jouent à quatre.
pitchout-refused-format-many = À trois ou quatre, chacun a cinq pitchers.
pitchout-refused-antipassive = La pénalité pour jeu passif n’existe qu’à deux.
# $option : le nom d’une option du match.
pitchout-refused-edition = L’édition anglaise n’a pas cette option : { $option }.
pitchout-refused-over = Le match est fini.
pitchout-refused-ask = Cette question n’est plus posée.
pitchout-refused-left = Vous avez déjà quitté ce match.
pitchout-refused-seat = Ce n’est pas à vous de répondre.
pitchout-refused-action = Cela ne répond pas à la question.
pitchout-refused-starter = Ce camp n’existe pas.
pitchout-refused-format-initiation = En initiation, cinq pitchers jouent.
pitchout-refused-format-en = Dans l’édition anglaise, cinq pitchers jouent.
pitchout-refused-team = Cette équipe n’existe pas.
# $count : le nombre de pitchers qui jouent.
pitchout-refused-lineup = Choisissez { $count } pitchers différents de votre équipe, dont le Capitaine.
pitchout-refused-deployment = Placez tous vos palets et vos blocs, chacun une seule fois.
# $rider : une étiquette.
pitchout-refused-carries = { $piece } porte { $rider } : ce palet ne peut pas être joué.
pitchout-refused-mount = L’Ombre ne peut monter que sur un palet adverse touché par cette pichenette, libre et en jeu.
pitchout-refused-arena = { $piece } doit être entièrement dans l’arène.
pitchout-refused-sapper = Ne déplacez que { $piece }, à un seul endroit.
pitchout-refused-golem = Placez { $piece } dans votre zone, à un seul endroit.
pitchout-refused-ban = Bannissez une Élite de la composition adverse, ou personne.
pitchout-refused-change = L’un de vos pitchers, mais pas le Capitaine, cède sa place à un autre qui ne joue pas et n’est pas banni.
pitchout-refused-number = { $piece } : la position doit être donnée en nombres.
pitchout-refused-zone = { $piece } doit être entièrement dans votre zone.
pitchout-refused-edge = { $piece } doit laisser passer un palet (30 mm) le long du bord de l’arène.
pitchout-refused-overlap = { $piece } chevaucherait { $other }.
pitchout-refused-gap = { $piece } doit laisser passer un palet (30 mm) entre lui et { $other }.
pitchout-refused-put-back = Ne replacez que { $piece }, à un seul endroit.
pitchout-refused-unknown = Il n’y a pas de palet { $piece }.
pitchout-refused-not-yours = { $piece } n’est pas à vous.
pitchout-refused-not-in-play = { $piece } n’est pas en jeu.
pitchout-refused-angle = Une direction est un nombre de degrés, de 0 à 360.
pitchout-refused-strength = Une force est un nombre de 1 à 100.
pitchout-refused-toward = { $piece } touche le bloc { $block } : pas de pichenette dans sa direction.
pitchout-refused-copy = Le Capitaine ne peut copier que l’un de vos pitchers éliminés.
pitchout-refused-rescue = Le Garde ne peut sauver que l’un de vos palets qui vient d’être éliminé.
pitchout-refused-obstacle = Retirez l’un de vos propres blocs encore en jeu.
pitchout-refused-penalty = Sacrifiez l’un de vos palets en jeu, mais pas le Capitaine.

# Ce que devient une question dont le temps s’écoule ; complète « Sans réponse, … ».
pitchout-late-team = vous menez la première équipe
pitchout-late-lineup = c’est la composition habituelle qui joue : les cinq Alpha et, à sept, les deux premières Élites
pitchout-late-shootout = aucun tir n’est fait pour vous
pitchout-late-first_player = vous jouez en premier
pitchout-late-deploy = la formation standard est déployée
pitchout-late-flick = ce tour est perdu
pitchout-late-flick_again = il n’y a pas de seconde pichenette
pitchout-late-place_restored = le palet revient à la première place libre autour du milieu de votre zone
pitchout-late-guard = le Garde sauve le Capitaine s’il est tombé, sinon personne
pitchout-late-mount = l’Ombre monte sur le palet touché en premier
pitchout-late-sapper = le bloc reste où il est
pitchout-late-golem = le Golem prend la première place libre
pitchout-late-remove_obstacle = le bloc au plus petit numéro est retiré
pitchout-late-penalty = vous sacrifiez le dernier de vos palets dans l’ordre de la liste
pitchout-late-ban = personne n’est banni
pitchout-late-change = rien n’est changé
pitchout-late-next_starter = c’est vous qui commencez
pitchout-late-replace_banned = le premier pitcher libre prend la place
