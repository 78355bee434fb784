# Leçons : un jeu appris en cinq étapes, à une table que seul l’élève voit.

# $game : un nom ; $title : le sujet de l’étape.
lesson-heading = Apprendre { $game } · { $nth } sur { $of } · { $title }
# $task : ce qu’il faut faire.
lesson-task = 🎯 **{ $task }**
# $learned : ce que cela montre.
lesson-done = ✅ **Réussi !** { $learned }
# $hint : ce qu’il faut faire autrement.
lesson-missed = ↩ **Pas encore.** { $hint }
# $what : la réponse montrée.
lesson-shown = Voilà comment : { $what }
lesson-show = Solution
lesson-mine = À moi d’essayer
lesson-retry = Réessayer
lesson-back = ◀ Retour
lesson-next = Suite ▶
lesson-end = Terminer ▶
lesson-begin = Apprendre en jouant
lesson-again = Encore une fois
lesson-rule = Règle
lesson-over =
    ### Vous savez jouer à { $game }
    La leçon est finie. Et maintenant ?
    - `/jouer` sur un serveur défie un ami, ou ouvre une table à tous.
    - `/règles` répond à ce que la leçon n’a pas dit.
    - `/tours` montre ce qui vous attend.

    Une autre leçon :

## Pitch Out

lesson-pitchout-aim-title = viser et tirer
lesson-pitchout-aim-about = Vous êtes Ambre. Les disques que l’on lance s’appellent des palets : les vôtres sont A1, A2 et ainsi de suite. L’arène n’a pas de murs : un palet qui glisse au-delà du bord est éliminé. Choisissez un de vos palets, ce que vous visez et la force, puis appuyez sur *Jouer*. Le trait sur l’image montre où il ira.
lesson-pitchout-aim-task = Éjectez B4 : choisissez A4, visez B4, montez la force vers 80 et jouez.
lesson-pitchout-aim-done = Un choc plein centre transmet presque toute la vitesse : B4 s’est envolé, A4 est resté.
lesson-pitchout-aim-own = C’est votre propre palet qui est sorti ; cela compte aussi. Choisissez B4 dans le deuxième menu, pour que A4 le touche en chemin.
lesson-pitchout-aim-soft = Vous avez touché B4, mais il s’est arrêté dans l’arène. Plus fort : + 20 augmente la force.
lesson-pitchout-aim-missed = Vous n’avez pas touché B4. Choisissez A4, puis B4 dans le deuxième menu.

lesson-pitchout-beside-title = décaler la visée
lesson-pitchout-beside-about = Le bloc N1 est juste derrière B3 : le frapper plein centre ne mène nulle part. Touchez un palet sur sa gauche, et il part vers la droite : les flèches sous le menu décalent la visée, en pour cent.
lesson-pitchout-beside-task = Faites sortir B3 par le bord droit : visez B3 avec A5, bien à sa gauche, et frappez fort.
lesson-pitchout-beside-done = Plus vous touchez loin du centre, plus le palet part de côté, et moins il prend de vitesse.
lesson-pitchout-beside-own = C’est A5 qui est sorti. Visez B3, à 70 % environ sur sa gauche, pour que A5 y laisse sa vitesse.
lesson-pitchout-beside-full = Vous avez touché B3, mais il est toujours là. Visez plus à gauche, vers 70 %, avec une force de 80 ou plus.
lesson-pitchout-beside-missed = Vous n’avez pas touché B3. Choisissez-le dans le deuxième menu, puis appuyez sur ↺ jusqu’à 70 % environ.

lesson-pitchout-block-title = les blocs n’éliminent pas
lesson-pitchout-block-about = B4 se cache derrière le bloc C. Un bloc peut être poussé, mais un palet qu’un *bloc* fait sortir n’est pas perdu : son propriétaire le replace. Seul un palet ou un pouvoir élimine.
lesson-pitchout-block-task = Éliminez B4 pour de bon. Lequel de vos palets a la voie libre ?
lesson-pitchout-block-done = A4 est venu par le côté et a poussé B4 lui-même. Cherchez qui a la voie libre avant de jouer.
lesson-pitchout-block-spared = B4 est sorti, mais c’est un bloc qui l’a poussé : il revient dans sa zone. Prenez A4, qui a la voie libre.
lesson-pitchout-block-soft = Bonne idée, mais B4 est resté dans l’arène. Plus fort.
lesson-pitchout-block-missed = Vous n’avez pas touché B4. Choisissez A4 dans le premier menu, puis visez B4.

lesson-pitchout-power-title = les pouvoirs
lesson-pitchout-power-about = Chaque palet a un nom et un pouvoir. A3 est l’Assassin : quand vous le jouez, le premier adversaire qu’il touche est éliminé, même à peine effleuré, où qu’il soit. Le symbole sur un palet indique lequel c’est.
lesson-pitchout-power-task = Éliminez B5, au milieu de l’arène, avec votre Assassin, A3.
lesson-pitchout-power-done = Un contact a suffi. Le Runner (A4) rejoue s’il n’a touché personne, l’Immortel (A5) revient de ses propres chutes, le Garde (A2) se sacrifie pour les autres.
lesson-pitchout-power-other = Seul l’Assassin élimine d’un simple contact. Choisissez A3 dans le premier menu.
lesson-pitchout-power-missed = A3 n’a pas atteint B5. Visez B5, avec une force de 30 ou plus.

lesson-pitchout-captain-title = le Capitaine
lesson-pitchout-captain-about = Le numéro 1 est le Capitaine. Si vous le perdez, ou s’il ne vous reste que lui, vous perdez la manche ; il faut deux manches pour gagner la partie. B5 barre la route à votre Assassin, dont le pouvoir ne frappe que le premier adversaire touché.
lesson-pitchout-captain-task = Gagnez la manche : faites sortir B1, le Capitaine.
lesson-pitchout-captain-done = Vous gagnez la manche. Dans une partie, chacun place ses palets et ses blocs, puis on joue à tour de rôle, un palet à la fois.
lesson-pitchout-captain-spent = Le pouvoir de l’Assassin est parti sur le premier adversaire touché. A4 a la voie libre vers B1.
lesson-pitchout-captain-soft = Vous avez touché le Capitaine, mais il est resté dans l’arène. Plus fort.
lesson-pitchout-captain-missed = Vous n’avez pas touché le Capitaine. Choisissez A4 et visez B1 : la voie est libre.

## Offboard

lesson-offboard-line-title = avancer une ligne
lesson-offboard-line-about = Vous êtes Rouge, en bas. Indiquez une de vos billes et une direction : cette bille et vos billes qui se suivent devant elle avancent d’une case. Choisissez la case dans le menu, puis la direction.
lesson-offboard-line-task = Avancez ensemble les trois billes B2, C3 et D4, en haut à droite (↗).
lesson-offboard-line-done = La bille choisie est l’arrière de la ligne. Choisissez-en une plus en avant pour en déplacer moins.
lesson-offboard-line-fewer = Trop peu de billes ont bougé. Prenez l’arrière de la ligne : B2, puis ↗ nord-est.
lesson-offboard-line-other = C’est une autre ligne. Choisissez B2 dans le menu, puis ↗ nord-est.

lesson-offboard-push-title = pousser
lesson-offboard-push-about = Une ligne pousse les billes adverses devant elle si elle est plus longue que la leur : deux en poussent une, trois en poussent deux. À deux contre deux, rien ne bouge, comme sur la rangée C.
lesson-offboard-push-task = Repoussez deux billes jaunes en un seul coup.
lesson-offboard-push-done = Trois contre deux : E5 et E6 ont dû céder. Une de vos billes derrière elles l’aurait empêché.
lesson-offboard-push-one = Ce coup n’en pousse qu’une. Sur la rangée E, vos trois billes en poussent deux : prenez l’arrière, E2.
lesson-offboard-push-none = Vous n’avez rien poussé. Regardez la rangée E : trois des vôtres contre deux. Choisissez E2, puis → est.

lesson-offboard-score-title = les cibles
lesson-offboard-score-about = Une bille poussée hors du plateau tombe dans la cible qui s’y trouve, et vous marquez ce que vaut cette cible : 1, 2 ou 3 points, écrits sur le bord. On ne peut pas sortir ses propres billes.
lesson-offboard-score-task = Marquez 3 points en un coup.
lesson-offboard-score-done = La bille reste dans T6 jusqu’à la fin, et vous avez 3 points.
lesson-offboard-score-less = Un point, mais T4 ne vaut que 1. À côté de B6 se trouve T6, qui vaut 3 : avancez B4 vers la droite (→).
lesson-offboard-score-none = Rien n’est tombé. Les billes jaunes au bord sont E9 et B6 ; regardez ce que valent les cibles voisines.

lesson-offboard-full-title = les cibles pleines
lesson-offboard-full-about = Une cible ne contient qu’une bille. Une bille poussée dans une cible pleine ne rapporte rien : elle est en l’air, et son propriétaire la remet sur une case libre, ou l’écarte. T1 est pleine.
lesson-offboard-full-task = Sortez I7 de façon à marquer.
lesson-offboard-full-done = Depuis G5, elle est tombée dans T2, qui était libre : 2 points. La direction de la poussée décide de la cible.
lesson-offboard-full-air = Elle est allée vers T1, qui est pleine : Jaune la remet où il veut. Poussez-la dans l’autre sens, depuis G5, en haut à droite (↗), vers T2.
lesson-offboard-full-none = I7 est toujours là. Deux de vos lignes y mènent : G7 et H7, ou G5 et H6. Laquelle mène à une cible libre ?

lesson-offboard-six-title = six points
lesson-offboard-six-about = Le premier à six points gagne aussitôt. Vous en avez 3, Jaune 2. Quelle bille jaune au bord rapporte assez ?
lesson-offboard-six-task = Gagnez la partie avec ce coup.
lesson-offboard-six-done = Six points : vous gagnez. Dans une vraie partie, Rouge commence, avec douze billes par camp.
lesson-offboard-six-less = Cela rapporte 2 points, donc 5 en tout. H4, à côté de T12, en rapporte 3 : choisissez H6, puis ← ouest.
lesson-offboard-six-none = Vous n’avez rien marqué. Regardez H4 et D8, et les cibles voisines.

## PitchBowl

lesson-pitchbowl-run-title = courir
lesson-pitchbowl-run-about = Vous êtes Ambre et jouez vers la droite. À votre tour, vos joueurs jouent l’un après l’autre, chacun une fois. Les trois-quarts (A1 à A9) avancent d’une case, les coureurs (A10 et A11) de deux, comptées depuis les cases qu’ils occupent. Un joueur qui va trop loin tombe, et votre tour est terminé. L’image montre les limites.
lesson-pitchbowl-run-task = Courez avec A10 jusqu’à la colonne 7, pas plus loin.
lesson-pitchbowl-run-done = Deux cases, pas de chute : vos autres joueurs peuvent encore jouer. Une fois par tour, un joueur peut faire un effort et aller une case plus loin.
lesson-pitchbowl-run-fell = A10 est allé trop loin et il est tombé : votre tour serait fini. Choisissez une force qui s’arrête avant la limite, environ 20.
lesson-pitchbowl-run-effort = A10 y est arrivé par un effort, une case de plus que permis ; c’est une fois par tour. Ici, moins suffit : environ 20.
lesson-pitchbowl-run-short = A10 n’y est pas arrivé. Visez tout droit vers la droite (90°), avec une force d’environ 20.
lesson-pitchbowl-run-other = C’est un autre joueur qui a bougé. Choisissez A10 dans le premier menu.

lesson-pitchbowl-pickup-title = ramasser le ballon
lesson-pitchbowl-pickup-about = Pour prendre le ballon, annoncez d’abord que vous le ramassez : dans le premier menu, les annonces possibles suivent le nom du joueur choisi. *Ramasser* réussit si le ballon est la première chose qu’il touche. Toucher le ballon libre sans l’annoncer fait perdre le tour.
lesson-pitchbowl-pickup-task = Ramassez le ballon avec A1.
lesson-pitchbowl-pickup-done = A1 a le ballon et doit rejouer aussitôt : courir, transmettre ou passer.
lesson-pitchbowl-pickup-silent = A1 a touché le ballon sans rien annoncer : le ballon est dégagé et le tour est fini. Choisissez *Ramasser* dans le premier menu.
lesson-pitchbowl-pickup-missed = Vous l’avez annoncé, mais A1 n’a pas touché le ballon en premier. Choisissez le ballon dans le deuxième menu.
lesson-pitchbowl-pickup-none = Personne n’a le ballon. Choisissez A1, puis *Ramasser*, et visez le ballon.

lesson-pitchbowl-pass-title = passer
lesson-pitchbowl-pass-about = A1 a le ballon et peut le lancer, une fois par tour, aussi loin que vous voulez. Le premier joueur sur sa route l’attrape : un partenaire, et vous continuez ; un adversaire, et votre tour est fini.
lesson-pitchbowl-pass-task = Lancez le ballon à un partenaire vers qui la voie est libre.
lesson-pitchbowl-pass-done = A11 l’a attrapé, et vous continuez. De près, on transmet : touchez le partenaire que vous avez annoncé.
lesson-pitchbowl-pass-caught = B1 était sur le chemin et a maintenant le ballon. Aucun adversaire devant A11 : choisissez-le dans le deuxième menu.
lesson-pitchbowl-pass-missed = Personne ne l’a attrapé, et le tour est fini. Visez A11 et lancez assez fort : 30 ou plus.
lesson-pitchbowl-pass-none = Vous n’avez pas lancé le ballon. Choisissez A1, puis *Passer*.

lesson-pitchbowl-steal-title = arracher
lesson-pitchbowl-steal-about = B10 a le ballon. Annoncez *Arracher* et touchez B10 en premier : le ballon est à vous. Sans annonce, ce n’est qu’un blocage, qui le bouscule. B1 le couvre face à A2.
lesson-pitchbowl-steal-task = Arrachez le ballon à B10.
lesson-pitchbowl-steal-done = A1 a pris le ballon et doit rejouer aussitôt. Une annonce manquée finit le tour : commencez par ce qui est sûr.
lesson-pitchbowl-steal-silent = Vous avez touché B10 en premier, mais sans rien annoncer. Choisissez *Arracher* dans le premier menu.
lesson-pitchbowl-steal-missed = Vous l’avez annoncé, mais vous avez touché un autre joueur d’abord, ou personne. A1 a la voie libre vers B10.
lesson-pitchbowl-steal-none = B10 a toujours le ballon. Choisissez A1, puis *Arracher*, et visez B10.

lesson-pitchbowl-touchdown-title = l’essai
lesson-pitchbowl-touchdown-about = Votre coureur A10 a le ballon, à deux cases de l’en-but d’en face. Si le porteur en touche la ligne, c’est un essai ; il en faut trois pour gagner la partie, et vous en avez deux. Les joueurs sur son chemin l’arrêtent.
lesson-pitchbowl-touchdown-task = Marquez avec A10, en évitant B1 et B2.
lesson-pitchbowl-touchdown-done = Essai, et vous gagnez la partie ! Une partie commence par le placement des deux équipes de onze, puis l’engagement.
lesson-pitchbowl-touchdown-blocked = A10 a heurté un adversaire. Il y a de la place en bas à droite : choisissez *Une direction* dans le deuxième menu et tournez vers 135° environ.
lesson-pitchbowl-touchdown-fell = A10 a dépassé ses deux cases et il est tombé avant la ligne. Prenez un chemin plus court : environ 135°.
lesson-pitchbowl-touchdown-short = A10 n’a pas atteint la ligne. Évitez les adversaires, vers 135°, avec une force de 25 ou plus.

## For Honor

lesson-forhonor-walk-title = avancer
lesson-forhonor-walk-about = Vous êtes l’Attaque, au bord gauche. À chaque tour, un héros a 7 pas (un Viking 9), même en diagonale ; entrer en est un. *Plans tout faits…* propose les coups les plus probables, les autres menus chaque pas ; rien n’est joué avant la fin de l’activation. À la fin du tour, une zone revient au camp qui est seul à y avoir des héros : 100 points aussitôt, et 100 de plus à chaque tour.
lesson-forhonor-walk-task = Faites entrer la Sentinelle et menez-la dans la zone d’Attaque, sur n’importe quelle case.
lesson-forhonor-walk-done = La Sentinelle était la dernière à agir, et le tour est fini : la zone est à vous, avec 200 points. Il y en a une autre à l’autre bout, et le centre, que se disputent les soldats.
lesson-forhonor-walk-edge = La Sentinelle est entrée, mais elle est restée au bord. Choisissez aussi *Aller en…* A5, B5 ou C5 avant de finir l’activation.
lesson-forhonor-walk-elsewhere = La Sentinelle n’est pas dans la zone d’Attaque. Entrez par A1, B1 ou C1, puis allez jusqu’à la colonne 5 ou plus loin.

lesson-forhonor-soldiers-title = les soldats
lesson-forhonor-soldiers-about = À chaque tour, des soldats marchent vers la ligne médiane, au milieu. Un soldat compte si une chaîne ininterrompue des siens le relie à cette ligne ; le camp qui en a le plus tient le centre. Un héros à côté d’un soldat adverse peut retirer des soldats de ce groupe, à un pas chacun, les plus reculés d’abord. Marchez puis combattez, ou l’inverse ; un héros ne combat qu’une fois.
lesson-forhonor-soldiers-task = Menez le Raider à côté des soldats adverses et retirez-en trois, ou plus.
lesson-forhonor-soldiers-done = Cinq contre trois ou moins : le centre est à vous. Les soldats tombés reviennent plus tard, et la lutte continue.
lesson-forhonor-soldiers-few = Trop peu sont tombés. Réessayez, et retirez-en trois ou plus.
lesson-forhonor-soldiers-none = Aucun soldat n’est tombé. *Aller en…* E9 le mène à côté d’eux, puis *Agir sur…* propose combien en retirer.

lesson-forhonor-power-title = les pouvoirs
lesson-forhonor-power-about = Chaque héros a un pouvoir. L’arc long de l’Orochi enlève une vie à un adversaire en ligne droite (en diagonale aussi), à 2, 3 ou 4 cases, une fois par activation et sans risque. Le nombre sur une figurine est la vie qui lui reste.
lesson-forhonor-power-task = Il reste une vie à la Nobushi, en D11 : tirez sur elle.
lesson-forhonor-power-done = Elle est tombée et attend dehors jusqu’au prochain tour. Un héros qui revient retrouve toute sa vie.
lesson-forhonor-power-other = Vous avez touché quelqu’un qui tient encore. La Nobushi est en D11 : D8, à trois cases, est une bonne place pour tirer.
lesson-forhonor-power-fight = C’est un combat, où vous pouvez être blessé aussi. À deux cases ou plus, l’arc est sans risque.
lesson-forhonor-power-none = Vous n’avez touché personne. *Aller en…* D8, puis *Agir sur…* la Nobushi en D11.

lesson-forhonor-cards-title = le combat
lesson-forhonor-cards-about = Un héros à côté d’un adversaire peut l’attaquer. Chacun choisit une carte en secret : l’épée bat la charge, la charge bat le bouclier, le bouclier bat l’épée ; le perdant de la manche perd de la vie. Puis vient une seconde manche, avec les deux cartes restantes. Vous avez gagné la première avec le bouclier.
lesson-forhonor-cards-task = Gagnez la seconde manche. Laquelle de vos deux cartes ne peut pas perdre contre celles qui restent au Berserker ?
lesson-forhonor-cards-done = C’est ça : la charge bat le bouclier, et fait égalité avec la charge. Gagnez les deux manches et vous enlevez une vie de plus ; un héros qui tombe ainsi est exécuté.
lesson-forhonor-cards-lost = Le bouclier bat votre épée. Il reste au Berserker la charge et le bouclier : la charge bat l’un et fait égalité avec l’autre.

lesson-forhonor-win-title = gagner
lesson-forhonor-win-about = Restez à 1000 points deux tours de suite, et l’autre camp est verrouillé : ses héros tombés ne reviennent plus. C’est fait ; il ne reste que le Shugoki, en D11. À deux contre un : attaquez un adversaire voisin d’un autre de vos héros, et il perd une vie avant la première carte.
lesson-forhonor-win-task = Gagnez la partie avec la Sentinelle.
lesson-forhonor-win-done = Vous gagnez la partie. Une partie commence par le choix des héros ; puis chaque tour amène des soldats, les héros dans l’ordre des cartes, et des points.
lesson-forhonor-win-none = Le Shugoki est toujours là. Menez la Sentinelle à côté de lui, en D10 par exemple, près de l’Orochi, et attaquez.
