# Open tables, queues, people one does not want to meet.

card-open-title = ### { $game } · table { $match }
card-open = { $host } cherche du monde : s’assoit qui veut jouer.
card-open-seated = 🪑 { $user }
card-open-place = ▫️ libre
card-aborted = Annulée ; elle ne compte pas.
card-void = Déclarée nulle par la modération ; elle ne compte pas.
join = Rejoindre
leave = Quitter
start = Commencer
queue-waits = 🔎 { $user } cherche un adversaire : { $game } · { $terms }. *Rejoindre* pour jouer.
queue-begun = 🎲 { $players } : { $game } { $match } commence.
queue-paired = Trouvé : { $game } { $match } contre { $other } commence.
queue-left = { $count ->
    [0] Vous n’attendiez pas.
    [one] Vous n’attendez plus.
   *[other] Vous n’attendez plus, dans { $count } files.
  }
queue-empty = Vous n’attendez personne. `/file rejoindre` cherche un adversaire.
queue-line = **{ $game }** ({ $terms }) dans { $channel }, depuis { $since }
queue-line-forgotten = **{ $game }** ({ $terms }) dans { $channel } : personne n’est venu en un jour, vous n’attendez plus. `/file rejoindre` essaie de nouveau.
block-added = Vous ne serez plus mis en présence de { $user } : ni défis, ni tables communes, ni appariements. Les parties en cours continuent.
block-removed = Vous pouvez de nouveau rencontrer { $user }.
block-none-such = Vous n’aviez pas bloqué { $user }.
block-none = Vous n’avez bloqué personne.
block-list = Vous avez bloqué : { $users }
card-open-expired = Table retirée : trop peu de monde est venu à temps.
