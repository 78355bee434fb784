# Clocks: how long a decision may take, and what is said about it.
refused-clock-unreadable = « { $given } » n’est pas une durée. Écrivez `90m`, `6h`, `2j 12h` ou `1 semaine`, ou choisissez une des pendules proposées.
refused-clock-range = « { $given } » ne convient pas : une décision peut prendre entre une minute et 60 jours.
refused-rated-friendly = Une partie amicale attend tout le monde : elle ne peut pas être classée. Choisissez une autre pendule, ou jouez-la sans classement.
refused-rated-full = Une partie classée ne peut pas montrer d’avance tout le trajet d’une pichenette : à force d’essais, on trouverait la meilleure. Choisissez une autre aide à la visée, ou jouez sans classement.
# $game: its name.
refused-assist = { $game } se joue sans pichenettes : il n’y a rien à aider. N’indiquez pas d’aide à la visée.
length-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
length-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
  }
length-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
length-and = { $before } { $last }
terms-clock = { $length } par coup
terms-clock-rated = { $length } par coup · classée
terms-friendly = amicale : personne ne perd au temps, après { $length } l’adversaire peut réclamer
terms-friendly-rated = amicale · classée
# $terms: the clock and whether the match counts; $assist: one of the three below.
terms-assist = { $terms } · aide à la visée : { $assist }
assist-full = complète (tout le trajet jusqu’à l’arrêt)
assist-standard = normale (le premier contact et ce qui part)
assist-expert = experte (rien que la direction)
pace-blitz = Blitz : 5 minutes
pace-hour = Une heure
pace-hours12 = Douze heures : bien pour les grandes tablées
pace-day = Un jour
pace-days3 = Trois jours
pace-week = Une semaine
pace-friendly = Amicale : personne ne perd au temps
clock-ran-out = ⏰ { $user } a laissé passer le temps ; les règles ont décidé. { $count ->
    [1] La troisième fois de suite mettrait fin à la partie pour { $user }.
    [2] C’était la deuxième fois de suite ; la troisième y met fin pour { $user }.
   *[other] C’était la { $count }e fois de suite.
  }
clock-ran-out-last = ⏰ { $user } a laissé passer le temps pour la troisième fois de suite et quitte la partie.
clock-extended = ⏳ { $user } offre { $length } de plus à { $others }.
clock-paused = ⏸ En pause d’un commun accord jusqu’au { $when }. Toute personne qui joue peut relancer les pendules avant : `/partie pause fin:Vrai`.
clock-pause-ended = ▶️ { $user } met fin à la pause : les pendules tournent de nouveau.
offer-pause = ⏸ { $user } propose une pause de { $count ->
    [one] un jour
   *[other] { $count } jours
  }. D’accord ?
offer-pause-refused = { $user } ne veut pas de pause : les pendules tournent.
offer-pause-withdrawn = { $user } ne demande plus de pause.
offer-agree = D’accord
offer-refuse = Refuser
lines = { $before }
    { $last }
refused-extend-nobody = Personne d’autre que vous n’est attendu : il n’y a pas de temps à offrir.
refused-pause-days = Une pause dure entre un jour et { $most } jours.
refused-paused = La partie est déjà en pause.
refused-not-paused = La partie n’est pas en pause.
refused-claim-clock = Dans cette partie la pendule décide d’elle-même ; il n’y a rien à réclamer.
refused-claim-early = Personne en face de vous n’est en retard.
refused-own-offer = Vous avez déjà dit oui ; c’est aux autres de répondre.
refused-offer-gone = Cette proposition n’est plus ouverte.
until = ⏱ échéance { $when }
until-friendly = ⏱ amicale · échéance { $when }
until-paused = en pause jusqu’au { $when }
until-away = en vacances jusqu’au { $when }
consequence = ⏱ Sans décision { $when }, les règles décident pour vous ; la troisième fois de suite met fin à la partie pour vous.
consequence-last = ⚠️ Sans décision { $when }, vous quittez la partie : ce serait la troisième fois de suite.
consequence-friendly = ⏱ Échéance { $when }. Rien ne se passe de soi-même ; ensuite, vos adversaires peuvent demander aux règles de décider pour vous.
extend-done = Offert. C’est gentil à vous.
pause-proposed = Proposé. Les pendules s’arrêtent quand tout le monde est d’accord.
pause-over = Les pendules de la partie { $match } tournent de nouveau.
claim-question = { $user } est en retard. Les règles doivent-elles décider à sa place ? La troisième fois de suite met fin à sa partie.
claim-sure = Oui, on continue
claim-done = Fait : la partie { $match } continue.
claim = Réclamer
offer-agreed = Vous êtes d’accord ; les autres doivent encore répondre.
offer-agreed-by = ✅ { $user } est d’accord.
offer-declined = Vous n’êtes pas d’accord.
offer-declined-by = ❌ { $user } n’est pas d’accord.
remind-play = Jouer
reminder = ⏳ { $user } : { $ask } ({ $game } { $match }) · échéance { $when }. { $then }
reminder-then = Sans réponse, { $late } ; la troisième fois de suite met fin à la partie pour vous.
reminder-then-last = Sans réponse, la partie est perdue : ce serait la troisième fois de suite.
reminder-then-friendly = Rien ne presse ; ensuite, vos adversaires peuvent réclamer, et { $late }.
reminder-late = Le temps est passé : qui attend peut maintenant demander aux règles de décider.
clock-ran-out-gone = ⏰ { $user } a quitté le serveur et n’a rien décidé à temps : la place est abandonnée.
refused-threads = Dans { $game }, personne ne joue en camp, il n’y a donc personne avec qui se concerter : laissez de côté les fils des camps.
# $terms : ce qui a été dit avant
terms-threads = { $terms } · un fil privé par camp
