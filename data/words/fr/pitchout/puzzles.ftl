# Les problèmes : ce qu’il faut faire, en une phrase, et leur thème.

# $count : combien de palets adverses
puzzle-pitchout-foes = { $count ->
    [one] Éjectez un palet en une pichenette, sans perdre un des vôtres.
   *[other] Éjectez { $count } palets en une pichenette, sans perdre un des vôtres.
  }
# $name : un nom court comme B4
puzzle-pitchout-captain = Éjectez le Capitaine, { $name }, en une pichenette, sans perdre un de vos palets.
puzzle-pitchout-puck = Éjectez { $name } en une pichenette, sans perdre un de vos palets.
puzzle-pitchout-rescue = Sauvez votre Capitaine, { $name }, du prochain tir.
puzzle-pitchout-rescue-left = { $name } peut encore l’éjecter
puzzle-pitchout-theme-one = Tirs nets
puzzle-pitchout-theme-two = Doublés
puzzle-pitchout-theme-captain = La chasse au Capitaine
puzzle-pitchout-theme-cut = Tirs de biais
puzzle-pitchout-theme-behind = Cibles cachées
puzzle-pitchout-theme-rescue = Sauvez le Capitaine
