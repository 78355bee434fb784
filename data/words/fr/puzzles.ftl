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

# $name : un nom court comme B4
puzzle-pitchbowl-touchdown = Marquez un essai en une pichenette ou une passe.
puzzle-pitchbowl-steal = Volez le ballon à { $name } en une pichenette, sans perdre la main.
puzzle-pitchbowl-pickup = Ramassez le ballon en une pichenette, sans perdre la main.
puzzle-pitchbowl-pass = Réussissez une passe à { $name }.
# $count : combien d’adversaires
puzzle-pitchbowl-knockout = { $count ->
    [one] Sonnez un adversaire en une pichenette, sans perdre la main.
   *[other] Sonnez { $count } adversaires en une pichenette, sans perdre la main.
  }
puzzle-pitchbowl-out = Poussez un adversaire hors du terrain en une pichenette, sans qu’un de vos joueurs en sorte.
puzzle-pitchbowl-theme-touchdown = Essais
puzzle-pitchbowl-theme-ball = Prendre le ballon
puzzle-pitchbowl-theme-pass = Passes
puzzle-pitchbowl-theme-knockout = Gros chocs
puzzle-pitchbowl-theme-out = En touche

# $hero : qui agit ; $zone : la zone d’Attaque, la zone de Défense ou le centre ; $foe : un héros adverse ; $count : des soldats adverses
puzzle-forhonor-zone = Prenez { $zone } avec le { $hero }.
puzzle-forhonor-soldiers = { $count ->
    [one] Retirez un soldat avec le { $hero }.
   *[other] Retirez { $count } soldats avec le { $hero }.
  }
puzzle-forhonor-raid = { $count ->
    [one] Retirez un soldat et prenez { $zone } avec le { $hero }.
   *[other] Retirez { $count } soldats et prenez { $zone } avec le { $hero }.
  }
puzzle-forhonor-away = { $count ->
    [one] Retirez un soldat avec le { $hero }, puis finissez là où aucun héros adverse ne peut venir attaquer.
   *[other] Retirez { $count } soldats avec le { $hero }, puis finissez là où aucun héros adverse ne peut venir attaquer.
  }
puzzle-forhonor-shot = Tirez sur le { $foe } avec le { $hero }.
puzzle-forhonor-shot-away = Tirez sur le { $foe } avec le { $hero }, puis finissez là où aucun héros adverse ne peut venir attaquer.
puzzle-forhonor-theme-zone = Zones
puzzle-forhonor-theme-soldiers = Percer les rangs
puzzle-forhonor-theme-centre = Le centre
puzzle-forhonor-theme-raid = Raids
puzzle-forhonor-theme-away = Frapper et filer
puzzle-forhonor-theme-shot = Tirs
