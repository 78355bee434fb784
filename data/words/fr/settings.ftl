# Ce que chacun peut choisir : rappels, heures calmes, personnes bloquées.
settings-title = ### Réglages · { $page }
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
settings-said-sure-off = 🎯 Pichenettes, plans et réponses sont joués dès que vous appuyez.
settings-said-sure-on = 🎯 Chaque pichenette, plan ou réponse est à confirmer.
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
settings-unblock = Débloquer
refused-hour = « { $given } » n’est pas une heure. Écrivez `22:00`, `22h30` ou `22`.
refused-zone = Je ne connais pas le fuseau « { $given } ». Écrivez une grande ville près de vous, un pays (en anglais), ou un écart comme `UTC+2`.
refused-zone-near = « { $given } » n’est pas un fuseau que je connais, ou en désigne plusieurs. Vouliez-vous dire : { $known } ?
refused-quiet-empty = Des heures calmes qui finissent à l’heure où elles commencent n’en sont pas. Choisissez deux heures différentes.
language-name = Français
settings-language = Langue de ce que je n’écris qu’à vous
refused-language = Je ne parle pas « { $given } ».
house-games = Jeux auxquels on joue ici
house-only = Seulement ici
house-here = Ici aussi
house-away = Ne plus jouer ici
house-all = Partout
house-running = Les parties commencées continuent.
refused-house-game = On ne joue pas à { $game } sur ce serveur. On joue à : { $known }.
refused-house-channel = Sur ce serveur, les parties commencent dans { $known }.
refused-house-many = Cela ferait plus de { $count } salons.
refused-house-rights = C’est réservé à ceux qui gèrent le serveur.
# What is said once something was chosen: what it is called, what it was and what it is.
settings-kept-same = C’était déjà ainsi ; rien n’a changé.
wish-became = { $wish } : { $before } → { $after }
wish-yes = oui
wish-no = non
wish-none = aucune
wish-everywhere = partout
wish-and-more = { $known } et { $count ->
    [one] un autre
   *[other] { $count } autres
  }
wish-look = Images
wish-look-dark = sombres
wish-look-light = claires
wish-look-server = comme celles du serveur
wish-language = Langue
wish-unwanted = Jeux
wish-channels = Salons
wish-clock = Pendule proposée
wish-rated = Parties proposées comme classées
wish-assist = Aide à la visée proposée
wish-assist-full = complète
wish-assist-standard = normale
wish-assist-expert = experte
wish-assist-server = celle du serveur
wish-threads = Fils de camps proposés
wish-world = Compte au classement mondial
wish-seasonal = Saison montrée d’abord
wish-by = Rappels
wish-every = Rappels supplémentaires
wish-quiet = Heures calmes
wish-closed = Messages privés refusés
wish-text_first = Les mots d’abord
wish-confirm = Confirmation des pichenettes
wish-match = état
wish-match-open = table ouverte
wish-match-challenge = défi
wish-match-running = en cours
wish-match-finished = finie
wish-match-set_aside = mise de côté
wish-match-void = sans effet
wish-language-discord = comme Discord est réglé
settings-language-discord = Comme Discord est réglé
settings-said-language = 🗣️ Ce que je n’écris qu’à vous : { $language }.
settings-assist = Ce que proposent vos défis
settings-assist-server = Ce que propose le serveur
settings-assist-full = Aide à la visée complète, jamais classée
settings-assist-standard = Aide à la visée normale
settings-assist-expert = Rien que la direction
settings-said-assist-server = 🧭 Vos défis proposent l’aide à la visée que propose le serveur, sauf si vous en nommez une.
settings-said-assist-full = 🧭 Vos défis proposent l’aide à la visée complète, sauf si vous en nommez une autre ou s’ils sont classés.
settings-said-assist-standard = 🧭 Vos défis proposent l’aide à la visée normale, sauf si vous en nommez une autre.
settings-said-assist-expert = 🧭 Vos défis ne proposent d’aide à la visée que la direction, sauf si vous en nommez une autre.
settings-block = Bloquer quelqu’un…
# The panel of /server setup.
house-title-all = ### Ce qui est choisi pour ce serveur
house-title-play = ### 1 sur 4 · Jeux et salons
house-title-terms = ### 2 sur 4 · Ce que propose un défi
house-title-posts = ### 3 sur 4 · Images et langue
house-title-ladders = ### 4 sur 4 · Classements
house-to-play = Jeux et salons
house-to-terms = Défis
house-to-posts = Images et langue
house-to-ladders = Classements
house-next = Suite : { $name }
house-back = Vue d’ensemble
house-check = Vérifier mes droits
house-audit = Ce qui a changé
house-said-games = 🎲 On joue ici à : { $known }
house-said-channels = 📍 Salons où commencer une partie : { $known }
house-said-terms = ⏱ Un défi propose, sauf mention contraire : { $terms }
house-said-posts = 🎨 Images : { $look } · 🗣️ langue : { $language }
house-said-ladders-ever = 🏆 `/classement` montre le classement de toujours, sauf si une saison est nommée.
house-said-ladders-season = 🏆 `/classement` montre le classement de la saison, sauf si une autre est nommée.
house-said-world-on = 🌍 Les parties classées comptent aussi au classement mondial.
house-said-world-off = 🏠 Les parties classées ne comptent qu’au classement de ce serveur.
house-find = Ajouter un salon…
house-lose = Retirer un salon…
house-clock = Pendule
house-clock-other = Une autre durée…
house-clock-line = Temps par décision
house-clock-hint = 90m, 6h, 2j 12h
house-assist = Aide à la visée
house-rated-on = Proposer des parties classées
house-rated-off = Proposer des parties non classées
house-threads-on = Proposer des fils de camps
house-threads-off = Ne pas proposer de fils de camps
house-terms-hint = Qui commence une partie peut préciser autre chose. L’aide à la visée est celle que l’auteur du défi a choisie dans `/réglages`, s’il en a choisi une.
house-look = Images
house-language = Langue
house-posts-hint = Chacun peut choisir autrement dans `/réglages` pour ce que lui seul voit. Les parties commencées gardent leur langue.
house-seasonal-on = Montrer d’abord la saison
house-seasonal-off = Montrer d’abord le classement de toujours
house-world-on = Compter aussi au classement mondial
house-world-off = Ne compter qu’ici
house-ladders-hint = Les saisons sont des trimestres, les mêmes partout ; il n’y a rien à ouvrir ni à clore. Ce qui a compté reste acquis.
house-known-rated = classée
house-known-threads = fils de camps
card-house = -# 🏠 Comme ce serveur le propose : { $known }
refused-house-no-game = Il doit rester au moins un jeu.
# Who changed what on a server.
audit-title = ### Ce qui a changé
audit-empty = Rien n’a encore été changé.
audit-line = { $when } · { $who }
  { $what }
audit-owner = la personne qui me fait tourner
audit-match = Partie { $match } : { $what }
audit-seat = place { $seat } offerte à quelqu’un d’autre, son joueur étant parti
audit-later = Plus récent
audit-earlier = Plus ancien
settings-head-remind = Rappels
settings-head-show = Affichage
settings-head-play = Jeu
settings-head-meet = Bloqués
