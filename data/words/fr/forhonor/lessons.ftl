# Leçons : un jeu appris en cinq étapes, à une table que seul l’élève voit.

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
