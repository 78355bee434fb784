# Ce que quelqu’un a joué.

fate-won = gagnée
fate-lost = perdue
fate-drawn = nulle
fate-running = en cours
fate-void = invalidée
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
    [one] Montrer la seule partie
   *[other] Montrer les { $count } parties
  }
history-none-own = Vous n’avez encore joué aucune partie. `/jouer` en lance une.
history-none = Aucune partie de { $user } à voir ici : on ne voit que celles jouées avec vous, ou dans les salons de ce serveur que vous voyez.
history-none-fit = Aucune partie ne correspond.
refused-history-show = Rien à montrer ici : on ne montre que les parties jouées dans des salons de ce serveur que tous voient.
refused-against = « { $given } » n’a pas joué dans ces parties. Choisissez un nom proposé, ou mentionnez quelqu’un.
refused-against-several = « { $given } » peut désigner plusieurs personnes. Choisissez un nom proposé, ou mentionnez quelqu’un.
refused-rivalry-self = On ne peut pas être son propre rival. `/historique` montre vos parties.
refused-rivalry-bot = Les bots ne jouent pas ici.
