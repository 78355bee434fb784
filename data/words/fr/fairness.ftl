# Le jeu loyal montré : l’empreinte de la graine secrète au début, la graine à la fin, et si tout en découle.
# $digest et $seed : en hexadécimal.

seed-hash = 🔒 Tout le hasard était fixé avant le premier choix. Empreinte de la graine : `{ $digest }`
seed-shown = 🔓 Graine `{ $seed }…` · à contrôler : `/partie vérifier`
# Le bot n’est pas membre : là où se joue la partie, aucune commande ne porte sur une partie.
seed-shown-borrowed = 🔓 Graine `{ $seed }…` · le bouton de la fiche de la partie la contrôle
# Le bouton avant la fin, qui montre l’empreinte.
fair = Hasard ?
verify = Vérifier
verify-title = ### Partie nº { $match }, vérifiée
verify-wrong = **Quelque chose ne colle pas.** Le responsable du bot peut l’examiner : `pichenette verify { $match }`.
verify-most = **Rien d’anormal, mais je n’ai pas pu tout vérifier.**
verify-all = **Tout concorde : le hasard était fixé dès le début par la graine secrète, et tout ce qui s’est passé découle d’elle et des coups joués.**
verify-so-far = **Jusqu’ici, tout concorde.** La graine reste secrète jusqu’à la fin de la partie ; vous pourrez alors vérifier vous-même.
verify-hash = L’empreinte de la graine est bien celle montrée au début : `{ $digest }`
verify-hash-not = La graine n’est **pas** celle du début : son empreinte est `{ $digest }`, mais le premier message montre `{ $shown }`
verify-hash-unread = Je ne peux plus lire le premier message de la partie. Comparez l’empreinte qu’il montrait avec celle-ci : `{ $digest }`
verify-hash-away = Je ne peux lire l’empreinte montrée au début que si vous appuyez sur le bouton de la fiche de la partie. Celle de la graine est `{ $digest }`
verify-hash-untold = Cette partie a commencé quand les empreintes n’étaient pas encore publiées ; il n’y a rien à quoi comparer celle-ci : `{ $digest }`
verify-card = La fiche de la partie montre la même empreinte.
verify-card-not = La fiche de la partie montre une **autre** empreinte : `{ $shown }`
verify-seats = Les places sont celles de la graine.
verify-seats-not = Les places ne sont **pas** celles de la graine.
# $former : la partie dont c’est la revanche.
verify-seats-rematch = Tout le monde s’est décalé d’une place depuis la partie nº { $former }, comme dans toute revanche.
verify-seats-rematch-not = Les joueurs ne se sont **pas** décalés d’une place depuis la partie nº { $former }, comme le veut une revanche.
verify-turns = { $count ->
    [0] La mise en place découle de la graine.
    [one] Le coup s’enchaîne bien : même choix, même hasard, même position.
   *[other] Les { $count } coups s’enchaînent bien : mêmes choix, même hasard, mêmes positions.
  }
# $why : l’une des raisons suivantes, $others : combien d’autres coups ne s’enchaînent pas.
verify-turns-not = Le coup { $turn } est le premier qui ne s’enchaîne **pas** : { $why }. { $others ->
    [0] Tous les autres s’enchaînent.
    [one] Un autre non plus.
   *[other] { $others } autres non plus.
  }
verify-flaw-position = rejoué, il mène à une autre position
verify-flaw-events = rejoué, il s’y passe autre chose
verify-flaw-trace = simulées de nouveau, les pièces y bougent autrement
verify-flaw-missing = le coup d’avant manque
verify-flaw-unseen = des pièces y bougent, mais leur mouvement n’a pas été gardé
verify-flaw-unreadable = je ne sais pas le lire
verify-flaw-refused = les règles l’interdisent
verify-flaw-failed = les règles ne peuvent pas le rejouer
verify-flicks = { $count ->
    [one] J’ai simulé une nouvelle fois le coup où des pièces bougent : même mouvement.
   *[other] J’ai simulé une nouvelle fois les { $count } coups où des pièces bougent : mêmes mouvements.
  }
verify-flicks-not = Simulées une nouvelle fois, les pièces bougent autrement à partir du coup { $turn }. Ce que les joueurs ont vu fait foi ; une autre version de la simulation peut différer.
verify-over = Le résultat final concorde (coup { $turn }).
verify-running = La position actuelle concorde (coup { $turn }).
verify-end-not = La position n’est **pas** celle où mène le coup { $turn }.
verify-recipe = -# Vérifiez vous-même : `printf %s '{ $seed }' | sha256sum` donne l’empreinte que montrait *Hasard ?* (un défi en a les 16 premiers caractères), comme tout outil SHA-256. Elle a été montrée avant le moindre choix : la graine, et tout le hasard avec elle, était donc déjà fixée.
verify-later = -# Tout le hasard d’une partie vient d’un nombre secret, la graine, tiré avant le moindre choix. L’empreinte permet de la reconnaître. Gardez-la : la graine est montrée à la fin, et son SHA-256 doit donner cette empreinte ; personne ne peut donc choisir ni changer le hasard.
verify-first = Premier message
refused-verify-failed = Je n’ai pas pu rejouer la partie nº { $match } cette fois. La partie n’a rien ; réessayez plus tard.
