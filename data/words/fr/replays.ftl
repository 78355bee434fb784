# Les tours revus.

replay = Revoir
replay-match = Film de la partie
replay-round = Film de la manche { $round }
replay-pictures = Image par image
replay-show = Montrer à tous
# $user mentionne quelqu’un.
replay-shown = { $user } montre :
replay-title-turn = Partie { $match }, tour { $turn }
replay-title-turns = Partie { $match }, tours { $first } à { $last }
replay-title-round = Partie { $match }, manche { $round }
replay-title-match = Partie { $match }, le film
replay-best =
    { $best ->
        [one] Le plus beau moment d’abord, puis tout dans l’ordre.
       *[other] Les { $best } plus beaux moments d’abord, puis tout dans l’ordre.
    }
replay-most =
    { $shown ->
        [one] Sur { $count } tours, celui qui vaut le plus d’être revu.
       *[other] Sur { $count } tours, les { $shown } qui valent le plus d’être revus.
    }
replay-told = **{ $turn }** · { $story }
replay-step = Partie { $match }, après le tour { $turn } sur { $last }
replay-unfilmed = Dans ce jeu, rien ne se lance d’une pichenette : il n’y a donc pas de film. Le voici image par image.
replay-form-film = film
replay-form-pictures = image par image
replay-turn-choice = { $turn } · { $name }
menu-replay = Revoir ce tour
refused-replay-turn =
    { $last ->
        [0] La partie n’a encore vu aucun tour.
       *[other] Il n’y a pas de tour { $turn } ; la partie en a vu { $last }.
    }
# $what : « Partie 3, tour 5 »
refused-replay-nothing = { $what } : rien n’y a bougé, il n’y a donc pas de film.
refused-replay-failed = Le film n’a pas pu être fait. *Texte* et *image par image* dans `/partie revoir` montrent le tour quand même.
refused-replay-message = Ce message ne montre aucun tour d’une partie. Choisissez le message d’un tour, ou tapez `/partie revoir`.
# Pas à pas. $user : un joueur avec son camp.
step-set-up = mise en place
step-clock = la pendule, à la place de { $user }
step-left = départ de { $user }
step-undone = { $user } a repris ce qui suivait le tour { $turn }
step-agreed = nulle, d’un commun accord
step-first = Début
step-last = Fin
step-back = Précédente
step-next = Suivante
step-to = Tour { $turn } sur { $last } …
step-sign-first = ⏮
step-sign-back = ◀
step-sign-next = ▶
step-sign-last = ⏭
step-sign-to = { $turn } / { $last } …
step-to-title = Partie { $match }, pas à pas
step-to-line = Tour
step-to-hint = Un nombre de 0, la mise en place, à { $last }
step-eyes = Vu par …
step-as-everybody = Comme tous l’ont vu
step-as = Comme { $name } l’a vu
refused-step = « { $given } » n’est pas un tour. Écrivez un nombre de 0 à { $last }.
refused-step-failed = La position après le tour { $turn } ne peut plus être montrée.
