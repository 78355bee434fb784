# Ce que quelqu’un a joué.

fate-won = gagnée
fate-lost = perdue
fate-drawn = nulle
fate-running = en cours
fate-void = invalidée
fate-set-aside = suspendue
fate-unknown = terminée
menu-rivalry = Rivalité avec moi
history-title = Parties de { $user }
history-line = **{ $game } nº { $match }** · { $result } · { $others }
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
history-record = Relevé
history-from-to = du { $begun } au { $ended } · { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
  }
history-since = depuis le { $begun } · { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
  }
history-whole = { $count ->
    [one] Montrer la partie
   *[other] Montrer les { $count } parties
  }
history-none-own = Vous n’avez encore joué aucune partie. `/jouer` en lance une.
history-none = Aucune partie de { $user } à voir ici. Vous voyez celles que vous avez jouées, et celles des salons que vous voyez sur ce serveur.
history-none-fit = Aucune partie trouvée.
refused-history-show = Rien à montrer. Je ne montre à tous que les parties des salons que tout le monde voit sur ce serveur.
refused-against = « { $given } » n’a pas joué dans ces parties. Choisissez un nom proposé, ou mentionnez quelqu’un.
refused-against-several = « { $given } » peut désigner plusieurs personnes. Choisissez un nom proposé, ou mentionnez quelqu’un.
refused-rivalry-self = On ne peut pas être son propre rival. `/historique` montre vos parties.
refused-rivalry-bot = Les bots ne jouent pas ici.
