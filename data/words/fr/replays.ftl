# Les tours revus : films, et positions tour par tour.

replay = Revoir
replay-match = Film entier
replay-round = Film de la manche { $round }
replay-pictures = Tour par tour
replay-show = Montrer à tous
# $user mentionne quelqu’un.
replay-shown = { $user } montre :
replay-title-turn = Partie { $match }, tour { $turn }
replay-title-turns = Partie { $match }, tours { $first } à { $last }
replay-title-round = Partie { $match }, manche { $round }
replay-title-match = Partie { $match }, le film
replay-best =
    { $best ->
        [one] Le plus beau moment d’abord, puis toute la partie.
       *[other] Les { $best } plus beaux moments d’abord, puis toute la partie.
    }
replay-most =
    { $shown ->
        [one] Le plus beau tour sur { $count }.
       *[other] Les { $shown } plus beaux tours sur { $count }.
    }
replay-told = **{ $turn }** · { $story }
replay-step = Partie { $match }, après le tour { $turn } sur { $last }
replay-unfilmed = Ce jeu n’a pas de pichenettes à filmer : le voici tour par tour.
replay-form-film = film
replay-form-pictures = tour par tour
replay-turn-choice = { $turn } · { $name }
menu-replay = Revoir ce tour
refused-replay-turn =
    { $last ->
        [0] Aucun tour n’a encore été joué.
       *[other] Il n’y a pas de tour { $turn }. Choisissez-en un de 1 à { $last }.
    }
# $what : « Partie 3, tour 5 »
refused-replay-nothing = { $what } : rien n’y bouge, il n’y a donc pas de film.
refused-replay-failed = Je n’ai pas pu faire le film. *Texte* et *Tour par tour* dans `/partie revoir` montrent le tour quand même.
refused-replay-message = Ce message ne montre aucun tour. Choisissez le message d’un tour, ou tapez `/partie revoir`.
# Tour par tour. $user : un joueur avec son camp.
step-set-up = mise en place
step-clock = coup par défaut pour { $user }
step-left = départ de { $user }
step-undone = { $user } a repris tout ce qui suivait le tour { $turn }
step-agreed = nulle, d’un commun accord
step-first = Début
step-last = Fin
step-back = Précédent
step-next = Suivant
step-to = Tour { $turn } sur { $last } …
step-sign-first = ⏮
step-sign-back = ◀
step-sign-next = ▶
step-sign-last = ⏭
step-sign-to = { $turn } / { $last } …
step-to-title = Partie { $match }, tour par tour
step-to-line = Tour
step-to-hint = Un nombre de 0 (la mise en place) à { $last }
step-eyes = Vu par …
step-as-everybody = Comme tous l’ont vu
step-as = Comme { $name } l’a vu
refused-step = « { $given } » n’est pas un tour. Saisissez un nombre de 0 à { $last }.
refused-step-failed = Je ne peux plus montrer la position après le tour { $turn }.
