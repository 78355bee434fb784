# La maison : les adversaires joués par le bot.

house-level-1 = 1 · débutant
house-level-2 = 2 · facile
house-level-3 = 3 · moyen
house-level-4 = 4 · difficile
house-level-5 = 5 · expert
# $names : avec leur visage ; $count : combien ; $level : l’un des niveaux ci-dessus
house-member = { $names } : { $count ->
    [one] bot
   *[other] bots
  }, niveau { $level }
# Sous les images. $name : sans visage ; $level : de 1 à 5
house-plate = { $name } · niveau { $level }
# $names : comme dans house-plate, après tout ce que montre l’image
house-plate-alt = Joué par le bot : { $names }.
# $names : qui ; $count : combien
house-thinks = { $names } { $count ->
    [one] réfléchit
   *[other] réfléchissent
  }…
refused-rated-house = Les parties contre le bot ne sont pas classées. N’indiquez pas `classée`, ou défiez quelqu’un.
refused-draw-house = { $name } n’accepte pas la nulle. Continuez, ou abandonnez.
refused-no-house = Le bot ne joue pas encore à { $game }.
house-undo = Reprendre
# $level : avec son numéro, `3 · moyen`
house-play-level = Jouer au niveau { $level }
welcome = ### Bonjour ! Avec moi, on joue à des jeux de plateau, ici même, dans le salon.
    Envoyez des palets d’une pichenette, poussez des billes, disputez des zones : un coup à la fois, quand vous voulez.
    -# Entre amis : `/jouer`. Un autre niveau : `/entraînement`. Leçons en cinq étapes : `/apprendre`. Règles : `/règles`.
help-map = ### Ce que je propose
# Sous les jeux ; les commandes telles que le Discord du lecteur les affiche
help-ways = **Jouer**
    `/jouer` : défier quelqu’un, ou ouvrir une table à tout le monde
    `/entraînement` : une partie contre moi, à cinq niveaux
    `/file rejoindre` : trouver un adversaire ; `/file état` : voir qui attend
    `/tours` : toutes vos parties, en tête celles qui vous attendent
    `/tournoi participer` : jouer pour la coupe
    {""}**Apprendre**
    `/apprendre` : un jeu en cinq étapes, puis des exercices
    `/énigme` : l’énigme du jour, la même pour tout le monde
    `/règles` : comprendre une règle
    {""}**À votre goût**
    `/réglages` : rappels, images, langue, texte seul
welcome-manage = -# Pour qui gère le serveur : `/serveur configuration` (jeux, salons, langue).
welcome-try = **Essayez tout de suite.** Choisissez un jeu, je serai votre adversaire :
house-hint-button = Indice
# $why, s’il coûte quelque chose : il gagne la partie (wins), l’autre camp perd plus (more) ou autant (much), ou rien (none)
house-hint = 💡 Voici ce que je jouerais{ $why ->
    [wins] {" : "}ce coup gagne la partie
    [more] {" : "}l’autre camp y perd plus que vous
    [much] {" : "}l’autre camp y perd autant que vous
   *[none] {""}
  }. (Indice nº { $count })
result-hints = 💡 { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
practice-apart = La partie vous attend dans un fil privé.
practice-thread = { $player } · { $game } · entraînement
practice-direct = La partie vous attend dans nos messages privés.
practice-instead = Je ne peux pas ouvrir de fil privé ici : la partie vous attend dans nos messages privés.
# $formation : comme sur son bouton
practice-arranged = -# Vos pièces sont en place : **{ $formation }**. Dans la partie, *Reprendre* permet de choisir une autre formation.
# $missing : des droits
practice-nowhere-right = Je ne peux pas ouvrir de fil privé ici : il me manque { $missing }. Vos messages privés me sont fermés aussi. Ouvrez-les, ou jouez à la vue de tous.
practice-nowhere = Je ne peux pas ouvrir de fil privé ici, et vos messages privés me sont fermés. Ouvrez-les, ou jouez à la vue de tous.
practice-in-direct = Réessayer les messages privés
practice-here = Jouer ici, en public
refused-direct = Je ne peux rien publier ici, et vos messages privés me sont fermés. Ouvrez-les, puis réessayez.
refused-hint = Les indices sont réservés à l’entraînement.
# $user a ouvert la table
table-waits = 🪑 Personne n’a encore rejoint la table de { $game } de { $user }. { $user }, une partie contre le bot ?
house-joined = Le bot a rejoint la partie nº { $match }.
house-join = Ajouter le bot
house-to-level = Niveau { $level }
house-level-changed = Le bot continue au niveau { $level }.
house-level-set = Niveau { $level } désormais.
refused-level = Le niveau ne se change qu’à l’entraînement, contre le bot seul.
# $heir : avec un visage
replace-done = { $heir } continue à votre place.
refused-last-person = Il ne resterait plus que des bots à la table. Abandonnez plutôt.

# Là où le bot joue contre lui-même. $length : entre deux coups
watch-on = Je joue maintenant contre moi-même ici, { $length } par coup. Pour arrêter : `/spectacle arrêter`.
watch-off = Je ne joue plus contre moi-même ici.
watch-card = 🍿 Ici, le bot joue contre lui-même. Pour jouer contre lui : `/entraînement`
watch-called-off = Le bot ne joue plus contre lui-même ici.
# $names : qui ; $count : combien ; $when : dans combien de minutes
watch-next = { $names } { $count ->
    [one] joue
   *[other] jouent
  } { $when }
watch-every-2 = 2 minutes
watch-every-5 = 5 minutes
watch-every-15 = 15 minutes
watch-every-60 = 1 heure
refused-watch-here = Je ne peux jouer contre moi-même que dans un salon textuel, car chaque partie a son fil.
refused-watch-off = Je ne joue pas contre moi-même dans ce salon.
refused-watch-many = Un serveur peut avoir { $count } tables de ce genre. Utilisez d’abord `/spectacle arrêter` dans un autre salon.
# $channel : un salon ; $game : un jeu ou tous ; $levels : ou « tous niveaux » ; $length : entre deux coups
watch-table = { $channel } : { $game }, { $levels }, { $length } par coup
watch-all-games = tous les jeux à tour de rôle
watch-levels-drawn = tous niveaux
watch-levels = niveau { $levels }
