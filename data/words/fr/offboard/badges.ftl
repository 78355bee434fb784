# Badges : ce qu’on peut gagner dans une partie ; sur le profil et sous le résultat.

badge-offboard-streak = En série
badge-offboard-streak-how = des points pendant deux de vos tours de suite
badge-offboard-two-shots = Six en deux
badge-offboard-two-shots-how = six points avec deux billes
badge-offboard-whitewash = Six à zéro
badge-offboard-whitewash-how = six points à zéro
badge-offboard-brink = Sur le fil
badge-offboard-brink-how = une partie gagnée alors qu’il manquait un point à l’adversaire
badge-offboard-comeback = Grand retour
badge-offboard-comeback-how = une partie gagnée après trois points de retard
