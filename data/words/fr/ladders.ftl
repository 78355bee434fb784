# Classements et profils : où chacun en est d’après ses parties classées.

scope-server = ce serveur
scope-world = le monde
scope-thread = les joueurs d’ici
season-all = toutes saisons
season = T{ $quarter } { $year }
season-over = ### 🏁 Fin de la saison { $season }
refused-season = Je ne connais pas la saison « { $given } ». Choisissez-en une dans la liste, ou saisissez un trimestre comme `2026-4`.
ladder-title = ### 🏆 { $game } · { $scope } · { $season }
# $balance : ce que dit `balance`.
ladder-line = { $place } **{ $points }** { $name } · { $balance }
ladder-line-own = ▶ { $place } **{ $points }** **{ $name }** · { $balance }
# Victoires, nulles, défaites.
balance = { $wins }{"\u00A0"}V · { $draws }{"\u00A0"}N · { $losses }{"\u00A0"}D
# $waiting : joueurs qui ont trop peu de parties ; $needed : combien il en faut.
ladder-foot = -# Au classement : { $count }{ $waiting ->
    [0] {""}
   *[other] {" "}· en bonne voie : { $waiting } (il faut { $needed } parties classées)
  }
ladder-empty = Personne n’est encore classé ici : il faut { $count } parties classées. { $waiting ->
    [0] Lancez-en une avec `/jouer classée:Vrai`.
    [one] Un joueur est en bonne voie.
   *[other] { $waiting } joueurs sont en bonne voie.
  }
# Sous les joueurs d’un fil ou d’un salon, classés ou non.
ladder-foot-provisional = -# ? provisoire : moins de { $needed } parties classées
ladder-foot-resting = -# 💤 aucune partie classée depuis { $days } jours
ladder-empty-here = Parmi les joueurs d’ici, personne n’a encore terminé de partie classée.
ladder-empty-past = Personne n’a été classé cette saison-là.
# Des points encore provisoires.
points-provisional = { $points } ?
ladder-not-world = -# Les parties de ce serveur ne comptent pas ici. Ses responsables peuvent changer cela dans `/serveur configuration`.
ladder-find = Où suis-je ?
ladder-again = Actualiser
ladder-you = Vous êtes nº { $place } sur { $count }.
ladder-you-none = Aucune de vos parties ne compte encore ici. Il en faut { $needed } pour être au classement ; lancez-en une avec `/jouer classée:Vrai`.
ladder-you-soon = Vous avez **{ $points } ?** points après { $count ->
    [one] une partie
   *[other] { $count } parties
  }. { $missing ->
    [one] Encore une, et vous entrez au classement.
   *[other] Encore { $missing }, et vous entrez au classement.
  }
ladder-you-resting = Vous avez **{ $points }** points après { $count } parties, mais aucune ces { $days } derniers jours. Jouez-en une pour revenir au classement.

menu-profile = Profil
profile-title = ### { $user } · { $game }
profile-none = { $user } n’a encore terminé ici aucune partie classée. `/jouer classée:Vrai` en lance une.
profile-none-own = Vous n’avez encore terminé aucune partie classée. `/jouer classée:Vrai` en lance une.
profile-none-game = { $user } n’a encore terminé ici aucune partie classée à { $game }.
profile-none-game-own = Vous n’avez encore terminé aucune partie classée à { $game }. `/jouer classée:Vrai` en lance une.
# On a button, to the history
profile-history = Toutes les parties
# $place : ce que dit `profile-place`, `profile-soon` ou `profile-resting`.
# $where : ce que dit `profile-world`, `profile-server` ou `profile-elsewhere`.
profile-points = **{ $points }** { $where } · { $place }
profile-world = dans le monde
profile-server = sur { $server }
profile-elsewhere = sur un autre serveur
profile-place = nº { $place } sur { $count }
profile-soon = provisoire, encore { $missing ->
    [one] une partie
   *[other] { $missing } parties
  } pour entrer au classement
profile-resting = au repos, hors classement jusqu’à la prochaine partie
profile-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
  } : { $balance }
profile-unrated = { $count ->
    [one] { $count } partie non classée
   *[other] { $count } parties non classées
  } : { $balance }
profile-practised = { $count ->
    [one] { $count } partie avec le bot
   *[other] { $count } parties avec le bot
  } : { $balance }
# Les parties, classées ou non, entre qui lit et $user ; d’abord les victoires de qui lit.
profile-score = Vous et { $user } : { $wins }–{ $losses }{ $draws ->
    [0] {""}
    [one] , { $draws } nulle
   *[other] , { $draws } nulles
  }
profile-best = Record depuis l’entrée au classement : { $points }
# $points : ceux de tous les temps, avant la mise à jour.
profile-recalculated = Avant la dernière mise à jour : { $points }. Les équipes de tailles différentes sont désormais comparées par la moyenne de leurs joueurs ; toutes les parties ont donc été recomptées.
profile-season = Cette saison : { $points } · { $balance }
# $titles: medals with the names of seasons
profile-titles = Titres : { $titles }
profile-form = Forme (la dernière à la fin) : { $form }
form-won = V
form-drew = N
form-lost = D
profile-rivals = Rivaux : { $rivals }
profile-rival = { $name } ({ $balance })
profile-favourite = Pièce fétiche : { $piece }, { $share } % de { $count } coups
profile-other = Un autre jeu
# $points : les derniers ; $low et $high : le plus bas et le plus haut.
curve-alt = Points sur les { $count } dernières parties : { $points } aujourd’hui, entre { $low } et { $high }.

# $change : un nombre avec son signe.
gain = { $user } { $points } ({ $change })
gains = 📈 { $gains }
gains-none = Cette partie ne compte pas pour le classement : un camp n’a jamais joué.

# Ce qu’une victoire rapporterait et ce qu’une défaite coûterait.
# $ranked : no si les points sont provisoires.
odds-stake = 📈 { $user } { $points }{ $ranked ->
    [yes] {""}
   *[no] {" "}(provisoire)
  } · victoire { $win } · défaite { $loss }
odds = { $user } { $points }{ $ranked ->
    [yes] {""}
   *[no] {" "}(provisoire)
  }
odds-nothing = Aucun point en jeu : ces joueurs se sont rencontrés trop souvent aujourd’hui.
