# Clocks: how long a decision may take, and what is said about it.
refused-clock-unreadable = « { $given } » n’est pas une durée. Écrivez `90m`, `6h`, `2j 12h` ou `1 semaine`, ou choisissez une des pendules proposées.
refused-clock-range = « { $given } » ne convient pas : une décision peut prendre entre une minute et 60 jours.
refused-rated-friendly = Une partie amicale attend tout le monde : elle ne peut pas être classée. Choisissez une autre pendule, ou jouez-la sans classement.
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
terms-clock = { $length } par décision
terms-clock-rated = { $length } par décision · classée
terms-friendly = amicale : personne ne perd au temps, après { $length } l’adversaire peut réclamer
terms-friendly-rated = amicale · classée
pace-blitz = Blitz : 5 minutes
pace-hour = Une heure
pace-day = Un jour
pace-days3 = Trois jours
pace-week = Une semaine
pace-friendly = Amicale : personne ne perd au temps
