# Ce que quelqu’un a joué.

fate-won = gagnée
fate-lost = perdue
fate-drawn = nulle
fate-running = en cours
fate-void = sans effet
fate-set-aside = mise de côté
fate-unknown = terminée
menu-rivalry = Rivalité avec moi
history-title = Parties de { $user }
history-line = **{ $game } { $match }** · { $result } · { $others }
# $rivals et $friends : un ou plusieurs noms.
history-against = contre { $rivals }
history-with = avec { $friends } contre { $rivals }
# $result : `fate-won` ou un autre ; sur combien de places.
history-place = { $result } (place { $place } sur { $count })
# $change : un nombre avec son signe.
history-points = { $points } ({ $change })
# $balance : ce que dit `balance`.
history-count = { $count ->
    [one] 1 partie
   *[other] { $count } parties
  } : { $balance }
history-running = { $count } en cours
history-open = Ouvrir une partie
history-back = Retour à la liste
history-steps = Pas à pas
history-record = Relevé
history-from-to = du { $begun } au { $ended } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
history-since = depuis le { $begun } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
history-whole = { $count ->
    [one] La seule partie
   *[other] Les { $count } parties
  }
history-none-own = Vous n’avez encore joué aucune partie. `/jouer` en commence une.
history-none = Vous ne pouvez voir ici aucune partie de { $user } : ne se montre que ce qui s’est joué sur ce serveur, dans des salons que vous voyez, ou avec vous.
history-none-fit = Aucune des parties ne correspond.
refused-history-show = Il n’y a rien ici que tout le monde puisse voir : ne se montre que ce qui s’est joué sur ce serveur, dans des salons que tous voient.
refused-against = Personne du nom de « { $given } » ne figure dans ces parties. Choisissez l’un des noms proposés, ou mentionnez quelqu’un.
refused-against-several = Plusieurs personnes rencontrées dans ces parties portent un nom comme « { $given } ». Choisissez l’un des noms proposés, ou mentionnez quelqu’un.
refused-rivalry-self = On n’est pas son propre rival. `/historique` montre vos parties.
refused-rivalry-bot = Un bot ne joue pas de parties ici.
