# Leçons : un jeu appris en cinq étapes, à une table que seul l’élève voit.

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
