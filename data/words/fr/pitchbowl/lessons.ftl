# Leçons : un jeu appris en cinq étapes, à une table que seul l’élève voit.

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
