# Leçons : un jeu appris en cinq étapes, à une table que seul l’élève voit.

# $game : un nom ; $title : le sujet de l’étape.
lesson-heading = ### Apprendre { $game } · { $nth } sur { $of } · { $title }
# $task : ce qu’il faut faire.
lesson-task = 🎯 **{ $task }**
# $learned : ce que cela montre.
lesson-done = ✅ **Réussi !** { $learned }
# $hint : ce qu’il faut faire autrement.
lesson-missed = ↩ **Pas encore.** { $hint }
# $what : la réponse montrée.
lesson-shown = Voilà comment : { $what }
lesson-show = Solution
lesson-mine = À vous d’essayer
lesson-back = ◀ Retour
lesson-next = Suite ▶
lesson-end = Terminer ▶
lesson-again = Encore une fois
lesson-rule = Règle
lesson-over =
    ### Vous savez jouer à { $game }
    La leçon est finie. Et maintenant ?
    - `/jouer` dans un serveur défie un ami, ou ouvre une table à tous.
    - `/règles` répond à ce que la leçon n’a pas dit.
    - `/tours` montre ce qui vous attend.

    Une autre leçon :

## Pitch Out

lesson-pitchout-aim-title = viser et donner une pichenette
lesson-pitchout-aim-about = Vous êtes Ambre, avec les palets A1, A2 et ainsi de suite. L’arène n’a pas de murs : un palet qui glisse au-delà du bord est éliminé. Choisissez un de vos palets, ce que vous visez et la force, puis appuyez sur *Pichenette !* Le trait sur l’image montre où il ira.
lesson-pitchout-aim-task = Éjectez B4 : choisissez A4, visez B4, montez la force vers 80 et donnez la pichenette.
lesson-pitchout-aim-done = Un choc de plein fouet transmet presque toute la vitesse : B4 s’est envolé, A4 est resté.
lesson-pitchout-aim-own = Votre propre palet est sorti ; cela compte aussi. Visez B4 avec le menu *Viser*, pour que A4 le rencontre en chemin.
lesson-pitchout-aim-soft = Vous avez touché B4, mais il s’est arrêté dans l’arène. Plus fort : + 20 augmente la force.
lesson-pitchout-aim-missed = B4 n’a pas été touché. Choisissez A4, puis B4 dans le menu *Viser*.

lesson-pitchout-beside-title = à côté du milieu
lesson-pitchout-beside-about = Le bloc N1 est juste derrière B3 : un choc de plein fouet ne mène nulle part. Touchez un palet sur sa gauche, et il part vers la droite : les flèches sous le menu décalent la visée, en pour cent.
lesson-pitchout-beside-task = Faites sortir B3 par le bord droit : visez B3 avec A5, bien à sa gauche, et frappez fort.
lesson-pitchout-beside-done = Plus on touche loin du milieu, plus le palet part de côté, et moins il emporte de vitesse.
lesson-pitchout-beside-own = A5 est sorti lui-même. Visez B3, à 70 % environ sur sa gauche, pour qu’il y laisse sa vitesse.
lesson-pitchout-beside-full = Vous avez touché B3, mais il est toujours là. Visez plus à gauche, vers 70 %, avec une force de 80 ou plus.
lesson-pitchout-beside-missed = B3 n’a pas été touché. Choisissez-le dans le menu *Viser*, puis appuyez sur ◀ jusqu’à 70 % environ.

lesson-pitchout-block-title = les blocs épargnent ce qu’ils poussent
lesson-pitchout-block-about = B4 se cache derrière le bloc C. Un bloc peut être poussé, mais un palet qu’un *bloc* fait sortir n’est pas perdu : son propriétaire le replace. Seul un palet ou un pouvoir élimine.
lesson-pitchout-block-task = Éliminez B4 pour de bon. Lequel de vos palets a la voie libre ?
lesson-pitchout-block-done = A4 est venu par le côté et a poussé B4 lui-même. Cherchez qui a la voie libre avant de jouer.
lesson-pitchout-block-spared = B4 est sorti, mais c’est le bloc qui l’a poussé : il revient dans sa zone. Prenez A4, qui a la voie libre.
lesson-pitchout-block-soft = C’est le bon chemin, mais B4 est resté dans l’arène. Plus fort.
lesson-pitchout-block-missed = B4 n’a pas été touché. Choisissez A4 dans le premier menu, puis visez B4.

lesson-pitchout-power-title = les pouvoirs
lesson-pitchout-power-about = Chaque palet est un pitcher qui a son pouvoir. A3 est l’Assassin : quand vous le jouez, le premier adversaire qu’il touche est éliminé, même à peine effleuré, où qu’il soit. Le signe sur un palet dit qui il est.
lesson-pitchout-power-task = Éliminez B5, au milieu de l’arène, avec votre Assassin, A3.
lesson-pitchout-power-done = Une touche a suffi. Le Runner (A4) rejoue s’il n’a touché personne, l’Immortel (A5) revient de ses propres chutes, le Garde (A2) se sacrifie pour les autres.
lesson-pitchout-power-other = Seul l’Assassin élimine par une touche. Choisissez A3 dans le premier menu.
lesson-pitchout-power-missed = A3 n’a pas atteint B5. Visez B5, avec une force de 30 ou plus.

lesson-pitchout-captain-title = le Capitaine
lesson-pitchout-captain-about = Le numéro 1 est le Capitaine. Qui le perd, ou n’a plus que lui, perd la manche ; deux manches gagnées, et le match est à vous. B5 barre le chemin de votre Assassin, dont le pouvoir ne frappe que le premier touché.
lesson-pitchout-captain-task = Gagnez la manche : faites sortir B1, le Capitaine.
lesson-pitchout-captain-done = La manche est à vous. Dans un match, chacun place ses palets et ses blocs, puis on joue à tour de rôle, un palet à la fois.
lesson-pitchout-captain-spent = Le pouvoir de l’Assassin a servi sur le premier adversaire touché. A4 a la voie libre vers B1.
lesson-pitchout-captain-soft = Vous avez touché le Capitaine, mais il a tenu bon. Plus fort.
lesson-pitchout-captain-missed = Le Capitaine n’a pas été touché. Choisissez A4 et visez B1 ; rien ne les sépare.
