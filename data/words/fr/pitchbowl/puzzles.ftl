# Les problèmes : ce qu’il faut faire, en une phrase, et leur thème.

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
