# Les problèmes : ce qu’il faut faire, en une phrase, et leur thème.

# $count : combien de palets adverses
puzzle-pitchout-foes = { $count ->
    [one] Éjectez un palet en une pichenette, sans perdre un des vôtres.
   *[other] Éjectez { $count } palets en une pichenette, sans perdre un des vôtres.
  }
# $name : un nom court comme B4
puzzle-pitchout-captain = Éjectez le Capitaine, { $name }, en une pichenette, sans perdre un de vos palets.
puzzle-pitchout-puck = Éjectez { $name } en une pichenette, sans perdre un de vos palets.
puzzle-pitchout-theme-one = Tirs propres
puzzle-pitchout-theme-two = Doublés
puzzle-pitchout-theme-captain = La chasse au Capitaine
puzzle-pitchout-theme-cut = Tirs de biais
puzzle-pitchout-theme-behind = Cibles cachées

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
