# Les problèmes : ce qu’il faut faire, en une phrase, et leur thème.

# $count : 2 ou 3
puzzle-offboard-most = Marquez { $count } points en un coup.
puzzle-offboard-safe = Marquez en un coup, sans que l’adversaire puisse marquer au tour suivant.
puzzle-offboard-pair = Poussez deux billes en un coup, sans que l’adversaire puisse marquer au tour suivant.
puzzle-offboard-rescue = L’adversaire est sur le point de marquer : trouvez un coup qui l’en empêche.
puzzle-offboard-fork = Trouvez un coup après lequel vous pourrez marquer au tour suivant, quoi que joue l’adversaire.
puzzle-offboard-theme-most = Les grosses cibles
puzzle-offboard-theme-safe = Points sûrs
puzzle-offboard-theme-pair = Poussées à trois
puzzle-offboard-theme-rescue = Sauvetages
puzzle-offboard-theme-fork = Doubles menaces
