# Classements et profils : où chacun en est après les parties que l’on avait décidé de classer.

scope-server = ce serveur
scope-world = le monde
scope-thread = ceux qui jouent ici
season-all = depuis toujours
season = { $quarter ->
    [1] premier trimestre { $year }
    [2] deuxième trimestre { $year }
    [3] troisième trimestre { $year }
   *[other] dernier trimestre { $year }
  }
refused-season = Il n’y a pas encore de saison « { $given } ». Une saison est un trimestre, par exemple `2026-4` ; n’indiquez rien pour voir le classement depuis toujours.
ladder-title = ### 🏆 { $game } · { $scope } · { $season }
# $balance: what `balance` says.
ladder-line = { $place } **{ $points }** { $name } · { $balance }
ladder-line-own = ▶ { $place } **{ $points }** **{ $name }** · { $balance }
# Gagnées, nulles, perdues.
balance = { $wins } V · { $draws } N · { $losses } D
# $waiting: how many have played, but too few matches; $needed: how many it takes.
ladder-foot = -# { $count ->
    [one] { $count } joueur est classé
   *[other] { $count } joueurs sont classés
  }{ $waiting ->
    [0] .
    [one] {""}, un autre le sera après { $needed } parties classées.
   *[other] {""}, { $waiting } autres le seront après { $needed } parties classées chacun.
  }
ladder-empty = Personne n’est encore classé ici : il faut pour cela { $count } parties classées. { $waiting ->
    [0] Lancez-en une avec `/jouer` et `classée`.
    [one] Un joueur est en bonne voie.
   *[other] { $waiting } joueurs sont en bonne voie.
  }
# Sous ceux qui jouent dans un fil ou un salon, classés ou non.
ladder-foot-provisional = -# ? provisoire : moins de { $needed } parties classées.
ladder-foot-resting = -# 💤 aucune partie classée depuis { $days } jours.
ladder-empty-here = Parmi ceux qui jouent ici, personne n’a encore terminé de partie classée.
ladder-empty-past = Personne n’a été classé pendant cette saison.
# Des points encore provisoires.
points-provisional = { $points } ?
ladder-not-world = -# Ce qui se joue sur ce serveur ne compte pas ici. Ceux qui le gèrent peuvent le changer pour les parties à venir.
ladder-find = Où suis-je ?
ladder-again = Actualiser
ladder-you = Vous êtes numéro { $place } sur { $count }.
ladder-you-none = Vous n’avez joué aucune partie qui compte ici. Il en faut { $needed } pour avoir une place ; lancez-en une avec `/jouer` et `classée`.
ladder-you-soon = Vous en êtes à **{ $points } ?** après { $count ->
    [one] une partie
   *[other] { $count } parties
  }. { $missing ->
    [one] Encore une, et vous aurez votre place.
   *[other] Encore { $missing }, et vous aurez votre place.
  }
ladder-you-resting = Vous en êtes à **{ $points }** après { $count } parties, mais n’en avez joué aucune depuis { $days } jours. La prochaine vous classera de nouveau.
podium-step = { $place }. { $name }, { $points }
podium-alt = Le podium : { $steps }

menu-profile = Profil
profile-title = ### { $user } · { $game }
profile-none = { $user } n’a encore terminé aucune partie classée. Une partie classée se lance avec `/jouer` et `classée`, si tous sont d’accord. `/historique` montre les parties de toute sorte.
profile-none-game = { $user } n’a encore terminé aucune partie classée à { $game }.
# $place: what `profile-place`, `profile-soon` or `profile-resting` says.
# $where: what `profile-world`, `profile-server` or `profile-elsewhere` says.
profile-points = **{ $points }** { $where } · { $place }
profile-world = dans le monde
profile-server = sur { $server }
profile-elsewhere = sur un autre serveur
profile-place = numéro { $place } sur { $count }
profile-soon = provisoire, encore { $missing ->
    [one] une partie
   *[other] { $missing } parties
  } pour entrer au classement
profile-resting = au repos, sans place jusqu’à la prochaine partie
profile-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
  } : { $balance }
profile-best = Record depuis le premier classement : { $points }
profile-season = Depuis le début de la saison : { $points } · { $balance }
profile-form = Forme, la dernière à la fin : { $form }
form-won = V
form-drew = N
form-lost = D
profile-rivals = Rivaux : { $rivals }
profile-rival = { $name } ({ $balance })
profile-favourite = De prédilection : { $piece }, { $share } % de { $count } tours
profile-other = Un autre jeu
profile-show = Montrer à tous
# $points: the latest; $low and $high: the lowest and the highest.
curve-alt = Points après { $count ->
    [one] une partie
   *[other] chacune de { $count } parties
  } : { $points } aujourd’hui, entre { $low } et { $high }.

# $change: a number with its sign.
gain = { $user } { $points } ({ $change })
gains = 📈 { $gains }
gains-none = Cette partie ne compte pour aucun classement : un camp n’avait pas encore joué.

# Ce qu’une victoire rapporterait et ce qu’une défaite coûterait.
odds-stake = 📈 { $user } { $points } (V { $win }, D { $loss })
odds = { $user } { $points }
odds-nothing = Aucun point en jeu : ces joueurs se sont rencontrés trop souvent aujourd’hui.
