# Leçons : un jeu appris en cinq étapes, à une table que seul l’élève voit.

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
