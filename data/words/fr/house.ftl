# La maison : les adversaires joués par le bot.

house-level-1 = 1 · débutant
house-level-2 = 2 · facile
house-level-3 = 3 · moyen
house-level-4 = 4 · difficile
house-level-5 = 5 · expert
# $name : avec un visage ; $level : l’un des niveaux ci-dessus
house-member = { $name } : bot, niveau { $level }
# $names : qui ; $count : combien
house-thinks = { $names } { $count ->
    [one] réfléchit
   *[other] réfléchissent
  }…
refused-rated-house = Les parties contre le bot ne sont pas classées. Retirez « classée », ou défiez quelqu’un.
refused-draw-house = { $name } n’accepte pas la nulle. Continuez, ou abandonnez.
refused-no-house = Le bot ne joue pas encore à { $game }.
house-try-again = Réessayer
# $level : avec son numéro, `3 · moyen`
house-play-level = Jouer au niveau { $level }
welcome = ### Bonjour ! Avec moi, on joue à des jeux de plateau, ici même, dans le salon.
    Envoyez des palets d’une pichenette, poussez des boules, disputez des zones : un coup à la fois, quand vous voulez.
    { "" }**Essayez tout de suite.** Choisissez un jeu, je serai votre adversaire :
    -# Entre amis : `/jouer`. Un autre niveau : `/entraînement`. Leçons en cinq étapes : `/apprendre`. Règles : `/règles`.
house-hint-button = Indice
house-hint = 💡 Voici ce que je jouerais.
refused-hint = Les indices sont réservés à l’entraînement.
house-join = Ajouter le bot
house-to-level = Niveau { $level }
house-level-changed = Le bot continue au niveau { $level }.
house-level-set = Niveau { $level } désormais.
refused-level = Le niveau ne se change qu’à l’entraînement, seul contre le bot.
# $heir : avec un visage
replace-done = { $heir } continue à votre place.
refused-last-person = Il ne resterait personne. Abandonnez plutôt.
