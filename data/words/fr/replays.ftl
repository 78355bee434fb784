# Les coups revus : films, et positions coup par coup.

replay = Revoir
replay-match = Film entier
replay-round = Film de la manche { $round }
replay-pictures = Coup par coup
replay-show = Montrer à tous
# $user mentionne quelqu’un.
replay-shown = { $user } montre :
replay-title-turn = Partie nº { $match }, coup { $turn }
replay-title-turns = Partie nº { $match }, coups { $first } à { $last }
replay-title-round = Partie nº { $match }, manche { $round }
replay-title-match = Partie nº { $match }, le film
replay-best =
    { $best ->
        [one] Le plus beau moment d’abord, puis toute la partie.
       *[other] Les { $best } plus beaux moments d’abord, puis toute la partie.
    }
replay-most =
    { $shown ->
        [one] Le plus beau coup sur { $count }.
       *[other] Les { $shown } plus beaux coups sur { $count }.
    }
replay-told = **Coup { $turn }** · { $story }
replay-step = Partie nº { $match }, après le coup { $turn } sur { $last }
replay-unfilmed = Ce jeu n’a pas de pichenettes à filmer : le voici coup par coup.
replay-form-film = film
replay-form-pictures = coup par coup
replay-turn-choice = { $turn } · { $name }
menu-replay = Revoir ce coup
refused-replay-turn =
    { $last ->
        [0] Aucun coup n’a encore été joué.
       *[other] Il n’y a pas de coup { $turn }. Choisissez-en un de 1 à { $last }.
    }
# $what : « Partie 3, coup 5 »
refused-replay-nothing = { $what } : rien n’y bouge, il n’y a donc pas de film.
refused-replay-failed = Je n’ai pas pu faire le film. *Texte* et *Coup par coup* dans `/partie revoir` montrent le coup quand même.
refused-replay-message = Ce message ne montre aucun coup. Choisissez le message d’un coup, ou tapez `/partie revoir`.
# Coup par coup. $user : un joueur avec son camp.
step-set-up = mise en place
step-clock = coup par défaut pour { $user }
step-forced = seul choix possible pour { $user }
step-left = départ de { $user }
step-undone = { $user } a repris tout ce qui suivait le coup { $turn }
step-agreed = nulle, d’un commun accord
step-first = Début
step-last = Fin
step-back = Précédent
step-next = Suivant
step-to = Coup { $turn } sur { $last }…
step-sign-first = ⏮
step-sign-back = ◀
step-sign-next = ▶
step-sign-last = ⏭
step-sign-to = { $turn } / { $last }…
step-to-title = Partie nº { $match }, coup par coup
step-to-line = Coup
step-to-hint = Un nombre de 0 (la mise en place) à { $last }
step-eyes = Vu par…
step-as-everybody = Comme tous l’ont vu
step-as = Comme { $name } l’a vu
refused-step = « { $given } » n’est pas un coup. Saisissez un nombre de 0 à { $last }.
refused-step-failed = Je ne peux plus montrer la position après le coup { $turn }.
