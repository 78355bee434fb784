# Le jeu loyal montré : l’empreinte de la graine secrète au début, la graine à la fin, et si tout en découle.
# $digest et $seed : en hexadécimal.

seed-hash = 🔒 Empreinte de la graine `{ $digest }`
seed-promised = 🔒 Empreinte de la graine `{ $digest }`
seed-shown = 🔓 Graine `{ $seed }` · à contrôler avec `/partie vérifier`
verify = Vérifier
verify-title = ### Partie { $match }, vérifiée
verify-wrong = **Quelque chose ne concorde pas.** Le responsable du bot peut l’examiner : `python -m bot verify { $match }`.
verify-most = **Rien ne s’y oppose, mais tout n’a pas pu être vérifié ici.**
verify-all = **Tout concorde : le hasard était fixé d’avance, et tout ce qui s’est passé découle de lui et des réponses données.**
verify-so-far = **Jusqu’ici, tout concorde.** La graine reste secrète jusqu’à la fin de la partie ; vous pourrez alors la vérifier aussi vous-même.
verify-hash = La graine est bien celle dont l’empreinte a été montrée au début : `{ $digest }`
verify-hash-not = La graine n’est **pas** celle du début : son empreinte est `{ $digest }`, mais le premier message montre `{ $shown }`
verify-hash-unread = Je ne peux plus lire le premier message de la partie. Comparez l’empreinte qu’il montrait avec celle-ci : `{ $digest }`
verify-hash-untold = Cette partie a commencé avant que les empreintes soient montrées ; personne ne peut donc comparer celle-ci : `{ $digest }`
verify-card = La carte de la partie montre la même empreinte.
verify-card-not = La carte de la partie montre une **autre** empreinte : `{ $shown }`
verify-seats = Chaque personne est à la place que la graine lui a donnée.
verify-seats-not = Les places ne sont **pas** celles que la graine a données.
# $former : la partie dont c’est la revanche.
verify-seats-rematch = Chaque personne est une place plus loin que dans la partie { $former }, comme dans toute revanche.
verify-seats-rematch-not = Les places ne sont **pas** décalées d’une par rapport à la partie { $former }, comme il se doit dans une revanche.
verify-turns = { $count ->
    [0] La mise en place découle de la graine.
    [one] Le tour s’ensuit : même réponse, même hasard, même position.
   *[other] Les { $count } tours s’ensuivent l’un de l’autre : mêmes réponses, même hasard, mêmes positions.
  }
# $why : l’une des raisons suivantes, $others : combien d’autres tours ne s’ensuivent pas.
verify-turns-not = Le tour { $turn } est le premier qui ne s’ensuit **pas** : { $why }. { $others ->
    [0] Tous les autres s’ensuivent.
    [one] Un autre non plus.
   *[other] { $others } autres non plus.
  }
verify-flaw-position = rejoué, il mène à une autre position
verify-flaw-events = rejoué, il s’y passe autre chose
verify-flaw-trace = simulé de nouveau, les pièces y bougent autrement
verify-flaw-missing = le tour d’avant manque
verify-flaw-unseen = des pièces y bougent, mais la façon n’a pas été gardée
verify-flaw-unreadable = il est illisible
verify-flaw-refused = les règles le refusent
verify-flaw-failed = les règles ne peuvent pas le jouer
verify-flicks = { $count ->
    [one] Le tour où des pièces bougent a été simulé une nouvelle fois, et elles ont bougé de même.
   *[other] Les { $count } tours où des pièces bougent ont été simulés une nouvelle fois, et elles ont bougé de même.
  }
verify-flicks-not = Simulées une nouvelle fois, les pièces bougent autrement à partir du tour { $turn }. Ce qui a été vu quand il a été joué fait foi ; une autre version de la simulation peut différer.
verify-over = Elle s’est achevée telle qu’elle est là, après le tour { $turn }.
verify-running = Elle en est là où le tour { $turn } l’a laissée.
verify-end-not = Elle n’en est **pas** là où le tour { $turn } l’a laissée.
verify-recipe = -# Vérifiez vous-même : `printf %s '{ $seed }' | sha256sum` donne l’empreinte de la carte de la partie (le premier message en montre 16 chiffres), comme tout outil qui fait le SHA-256 d’un texte. Elle a été montrée avant que quiconque ait rien choisi : la graine, et tout le hasard avec elle, était donc fixée.
verify-later = -# Gardez l’empreinte : à la fin la graine est montrée, et son SHA-256 doit être celle-ci. L’empreinte a été montrée avant que quiconque ait rien choisi : plus personne ne peut donc choisir le hasard.
verify-show = Montrer à tous
verify-first = Premier message
refused-verify-failed = La partie { $match } n’a pas pu être rejouée cette fois. Réessayez plus tard ; la partie elle-même n’a pas changé.
