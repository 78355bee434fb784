# Ce que chacun peut choisir : rappels, heures calmes, personnes bloquées.
settings-title = ### Vos réglages
settings-kept = C’est noté, avec effet immédiat.
# $times : quand viennent les rappels.
settings-said-mention = 🔔 Une mention là où se joue la partie vous rappelle votre tour : { $times }.
settings-said-direct = 🔔 Un message privé vous rappelle votre tour : { $times }.
settings-said-both = 🔔 Une mention et un message privé vous rappellent votre tour : { $times }.
settings-said-none = 🔕 Vous ne recevez aucun rappel. `/tours` montre ce qui vous attend.
settings-times = à la moitié du temps et quand il en reste un dixième
settings-times-often = à la moitié du temps, quand il en reste un dixième, et { $count ->
    [one] toutes les heures
   *[other] toutes les { $count } heures
  }
settings-closed = Vous n’acceptez pas mes messages privés : une mention les remplace là où se joue la partie. Quand vous les aurez autorisés, choisissez de nouveau.
settings-said-quiet = 🌙 Jamais entre { $begin } et { $end } ({ $zone }, où il est { $now }), sauf si votre temps finissait avant ; alors sans bruit.
settings-no-quiet = 🌙 Vous n’avez pas d’heures calmes.
settings-said-look-server = 🎨 Vos images privées ressemblent à celles que voit tout le serveur.
settings-said-look-dark = 🎨 Vos images privées sont sombres.
settings-said-look-light = 🎨 Vos images privées sont claires.
settings-said-first-off = 🖼️ Vos plateaux et vos panneaux viennent en images ; un bouton les dit en mots.
settings-said-first-on = 📝 Vos plateaux et vos panneaux viennent en mots ; un bouton montre l’image.
settings-said-sure-off = 🎯 Pichenettes et actions préparées sont jouées dès que vous appuyez.
settings-said-sure-on = 🎯 Avant chaque pichenette ou série d’actions préparées, je vous demande de confirmer.
settings-by = Comment vous rappeler votre tour
settings-by-mention = Par mention, là où se joue la partie
settings-by-direct = Par message privé
settings-by-both = Par mention et message privé
settings-by-none = Pas du tout
settings-every-hint = Rappels supplémentaires
settings-every = { $count ->
    [0] Seulement à la moitié et au dernier dixième
    [one] Aussi toutes les heures
   *[other] Aussi toutes les { $count } heures
  }
settings-look = L’aspect de vos images privées
settings-look-server = Images comme celles du serveur
settings-look-dark = Images sombres
settings-look-light = Images claires
settings-first-on = Les mots d’abord
settings-first-off = Les images d’abord
settings-sure-on = Confirmer mes pichenettes
settings-sure-off = Jouer sans confirmer
server-look-dark = 🎨 Les images que je publie sur ce serveur sont désormais sombres.
server-look-light = 🎨 Les images que je publie sur ce serveur sont désormais claires.
settings-quiet = Heures calmes…
settings-loud = Pas d’heures calmes
settings-quiet-title = Quand ne pas vous réveiller
settings-begin = De
settings-begin-hint = 22:00, 22h30 ou 22
settings-end = À
settings-end-hint = 8:00 ou 8h ; après minuit si vous voulez
settings-zone = Ville ou fuseau horaire
settings-zone-hint = Paris, Montréal, Japan, Europe/Brussels ou UTC+2
settings-blocked = { $count ->
    [one] 🚫 Vous avez bloqué une personne. `/bloquer ajouter` en ajoute d’autres.
   *[other] 🚫 Vous avez bloqué { $count } personnes. `/bloquer ajouter` en ajoute d’autres.
  }
settings-blocked-none = 🚫 Vous n’avez bloqué personne. `/bloquer ajouter` tient quelqu’un à distance.
settings-unblock = Rencontrer de nouveau
refused-hour = « { $given } » n’est pas une heure. Écrivez `22:00`, `22h30` ou `22`.
refused-zone = Je ne connais pas le fuseau « { $given } ». Écrivez une grande ville près de vous, un pays (en anglais), ou un écart comme `UTC+2`.
refused-zone-near = « { $given } » n’est pas un fuseau que je connais, ou en désigne plusieurs. Vouliez-vous dire : { $known } ?
refused-quiet-empty = Des heures calmes qui commencent quand elles finissent n’en sont pas. Choisissez deux heures différentes.
language-name = Français
settings-language = Langue de ce que vous seul lisez
settings-language-discord = Comme Discord est réglé
server-language = 🗣️ Désormais je publie ici dans cette langue : { $language }. Les parties commencées gardent la leur.
refused-language = Je ne parle pas « { $given } ».
house-title = ### Ce qui se joue ici
house-channels = { $count ->
    [0] 📍 Les parties peuvent commencer dans tous les salons.
   *[other] 📍 Les parties peuvent commencer dans { $known }.
  }
house-games = Jeux auxquels on joue ici
house-only = Seulement ici
house-here = Ici aussi
house-away = Plus ici
house-all = Partout
house-running = Les parties commencées continuent.
refused-house-game = On ne joue pas à { $game } sur ce serveur. On joue à : { $known }.
refused-house-channel = Sur ce serveur, les parties commencent dans { $known }.
refused-house-many = Cela ferait plus de { $count } salons.
refused-house-rights = C’est à ceux qui gèrent le serveur.
