# Pendules : combien de temps peut prendre une décision, ce qui se passe ensuite, les pauses.
refused-clock-unreadable = Je ne comprends pas la durée « { $given } ». Utilisez des minutes, heures, jours, semaines ou mois, par exemple `90m`, `1h30`, `2j 12h` ou `1 semaine`, ou choisissez une pendule.
refused-clock-range = « { $given } », c’est trop court ou trop long. Saisissez une durée d’une minute à 60 jours.
refused-rated-friendly = Une partie amicale ne peut pas être classée : on n’y perd jamais au temps. Choisissez une autre pendule, ou jouez sans classement.
refused-rated-full = Une partie classée ne montre pas le trajet complet d’une pichenette. Choisissez une autre aide à la visée, ou jouez sans classement.
# $game : son nom.
refused-assist = { $game } se joue sans pichenettes : il n’y a rien à viser. N’indiquez pas d’`aide`.
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
terms-friendly = amicale : après { $length }, l’adversaire peut réclamer un coup par défaut
# $terms : la pendule, et si la partie est classée ; $assist : l’une des trois aides suivantes.
terms-assist = { $terms } · aide à la visée : { $assist }
assist-full = complète (tout le trajet)
assist-standard = normale (premier contact, et où part la pièce touchée)
assist-expert = experte (direction seule)
pace-blitz = Blitz : 5 minutes
pace-hour = Une heure
pace-hours12 = Douze heures : idéal à plusieurs
pace-day = Un jour
pace-days3 = Trois jours
pace-week = Une semaine
pace-friendly = Amicale : on ne perd pas au temps
clock-ran-out = ⏰ Temps écoulé pour { $user } : un coup par défaut est joué.{ $count ->
    [1] {" "}Encore deux de suite, et { $user } perd sa place.
    [2] {" "}Encore un de suite, et { $user } perd sa place.
   *[other] {""}
  }
clock-ran-out-slow = ⏰ Temps écoulé pour { $user } : un coup par défaut est joué. Le prochain est à jouer en { $length } ; encore un retard, et { $user } perd sa place.
clock-ran-out-last = ⏰ Temps écoulé pour { $user }, pour la troisième fois de suite : c’est le forfait.
clock-extended = ⏳ { $user } offre { $length } de plus à { $others }.
clock-paused = ⏸ Pause d’un commun accord jusqu’au { $when }. Pour y mettre fin plus tôt : **Reprendre**.
clock-pause-ended = ▶️ { $user } met fin à la pause : les pendules repartent.
offer-pause = ⏸ { $user } propose une pause { $count ->
    [one] d’un jour
   *[other] de { $count } jours
  }. D’accord ?
offer-pause-refused = { $user } ne veut pas de pause : les pendules continuent.
offer-pause-withdrawn = { $user } retire sa proposition de pause.
offer-agree = D’accord
offer-refuse = Refuser
lines = { $before }
    { $last }
refused-extend-nobody = Personne d’autre n’a de coup à jouer : il n’y a pas de temps à offrir.
refused-pause-days = Une pause dure de 1 à { $most } jours.
refused-paused = La partie est déjà en pause.
refused-while-paused = ⏸ La partie nº { $match } est en pause jusqu’au { $when }. Reprenez-la pour jouer.
pause-resume = Reprendre
refused-not-paused = La partie n’est pas en pause.
refused-claim-clock = Il n’y a rien à réclamer : dans cette partie, le coup par défaut se joue tout seul.
refused-claim-early = Aucun de vos adversaires n’est en retard.
refused-own-offer = Vous avez déjà accepté. C’est aux autres de répondre.
refused-offer-gone = Cette proposition n’est plus valable.
until = ⏱ échéance { $when }
until-friendly = ⏱ amicale · échéance { $when }
until-paused = en pause jusqu’au { $when }
until-away = en vacances jusqu’au { $when }
consequence = ⏱ Échéance { $when }. Si vous la manquez, un coup par défaut est joué ; trois de suite, et vous perdez votre place.
consequence-last = ⚠️ Échéance { $when }. Si vous la manquez, vous perdez votre place : ce serait la troisième fois de suite.
consequence-friendly = ⏱ Échéance { $when }. Ensuite, vos adversaires peuvent réclamer un coup par défaut à votre place.
extend-done = Temps offert.
pause-proposed = Pause proposée. Les pendules s’arrêtent dès que tout le monde est d’accord.
pause-over = Les pendules de la partie nº { $match } repartent.
claim-question = { $user } est en retard. Réclamer un coup par défaut ? Au troisième de suite, { $user } perd sa place.
claim-sure = Réclamer le coup
claim-done = C’est fait : la partie nº { $match } continue.
claim = Réclamer
offer-agreed = Vous avez accepté. C’est aux autres de répondre.
offer-agreed-by = ✅ { $user } est d’accord.
offer-declined = Vous avez refusé.
offer-declined-by = ❌ { $user } refuse.
remind-play = Jouer
reminder = ⏳ { $user } : { $ask } ({ $game } nº { $match }) · échéance { $when }. { $then }
reminder-then = Sans réponse, { $late } ; trois fois de suite, et vous perdez votre place.
reminder-then-last = Sans réponse, vous perdez votre place : ce serait la troisième fois de suite.
reminder-then-friendly = Rien ne presse : ensuite, si un adversaire réclame un coup par défaut, { $late }.
reminder-late = Temps écoulé : vos adversaires peuvent maintenant réclamer un coup par défaut.
clock-ran-out-gone = ⏰ { $user } a quitté le serveur, et son temps est écoulé : c’est le forfait.
refused-threads = À { $game }, chacun joue pour soi. N’indiquez pas de `fils`.
# $terms : ce qui précède
terms-threads = { $terms } · un fil privé par équipe
terms-weekdays = { $terms } · pendules arrêtées le week-end (UTC)
terms-shortened = { $terms } · { $length } après deux retards de suite
