# Ce que chacun peut choisir : rappels, affichage, jeu, personnes bloquées.
settings-title = ### Réglages · { $page }
# $times : quand viennent les rappels.
settings-said-mention = 🔔 Je vous mentionne dans la partie { $times }.
settings-said-direct = 🔔 Je vous envoie un message privé { $times }.
settings-said-both = 🔔 Je vous mentionne dans la partie et vous envoie un message privé { $times }.
settings-said-none = 🔕 Aucun rappel. `/tours` montre ce qui vous attend.
settings-times = quand il vous reste 50 % puis 10 % du temps
settings-times-often = quand il vous reste 50 % puis 10 % du temps, et { $count ->
    [one] toutes les heures
   *[other] toutes les { $count } heures
  }
settings-times-last = quand il vous reste 10 % du temps
settings-closed = Discord ne me laisse pas vous écrire : vos messages privés me sont fermés, ou nous n’avons aucun serveur en commun. Je vous mentionne donc dans la partie. Quand cela aura changé, refaites votre choix.
settings-said-quiet = 🌙 Heures calmes : de { $begin } à { $end } ({ $zone }, où il est { $now }). Si votre temps s’écoule avant leur fin, je vous préviens en silence.
settings-no-quiet = 🌙 Pas d’heures calmes.
settings-said-look-server = 🎨 Vos images privées sont comme celles du serveur.
settings-said-look-dark = 🎨 Vos images privées sont sombres.
settings-said-look-light = 🎨 Vos images privées sont claires.
settings-said-first-off = 🖼️ Plateaux et panneaux s’ouvrent en images ; un bouton passe au texte.
settings-said-first-on = 📝 Plateaux et panneaux s’ouvrent en texte ; un bouton passe à l’image.
settings-said-sure-off = 🎯 Pichenettes, plans et réponses sont joués dès que vous appuyez.
settings-said-sure-on = 🎯 Vous confirmez chaque pichenette, plan et réponse.
settings-said-talk-off = 🤐 Le bot joue sans un mot.
settings-said-talk-on = 💬 Quand vous jouez contre le bot, il bavarde un peu.
settings-said-puzzles-off = 🧩 Les positions de vos parties ne sont jamais proposées en exercice.
settings-said-puzzles-on = 🧩 Des positions de vos parties terminées peuvent être proposées en exercice sur le même serveur, sans les noms, si vos adversaires l’acceptent aussi.
settings-by = Comment vous rappeler votre tour
settings-by-mention = Mention dans la partie
settings-by-direct = Message privé
settings-by-both = Mention et message privé
settings-by-none = Aucun rappel
settings-every-hint = Rappels supplémentaires
settings-every = { $count ->
    [0] Seulement à 50 % et 10 % du temps
    [one] Et toutes les heures
   *[other] Et toutes les { $count } heures
  }
settings-look = Vos images privées
settings-look-server = Images comme celles du serveur
settings-look-dark = Images sombres
settings-look-light = Images claires
settings-first-on = Texte d’abord
settings-first-off = Images d’abord
settings-sure-on = Me faire confirmer
settings-sure-off = Jouer sans confirmer
settings-talk-on = Laisser le bot parler
settings-talk-off = Faire taire le bot
settings-puzzles-on = Partager mes positions
settings-puzzles-off = Ne plus les partager
settings-quiet = Heures calmes…
settings-loud = Supprimer les heures calmes
settings-quiet-title = Heures calmes
settings-begin = De
settings-begin-hint = 22:00, 22h30 ou 22
settings-end = À
settings-end-hint = 8:00 ou 8h, même le lendemain
settings-zone = Ville ou fuseau horaire
settings-zone-hint = Paris, Montréal, Japan, Europe/Brussels ou UTC+2
settings-blocked = 🚫 Personnes bloquées : { $count }. Pour en bloquer d’autres : `/bloquer ajouter`.
settings-blocked-none = 🚫 Vous n’avez bloqué personne. Pour bloquer quelqu’un : `/bloquer ajouter`.
settings-unblock = Débloquer
refused-hour = Je ne comprends pas l’heure « { $given } ». Essayez `22:00`, `22h30` ou `22`.
refused-zone = Je ne connais pas le fuseau « { $given } ». Essayez une grande ville près de chez vous, un pays (en anglais) ou un décalage comme `UTC+2`.
refused-zone-near = Je ne connais pas le fuseau « { $given } », ou il y en a plusieurs. Vouliez-vous dire : { $known } ?
refused-quiet-empty = Les heures calmes ne peuvent pas commencer et finir à la même heure. Choisissez deux heures différentes.
language-name = français
settings-language = Langue de vos messages privés
refused-language = Je ne parle pas « { $given } ». Choisissez une langue de la liste.
house-games = Jeux autorisés ici
house-only = Ce salon seulement
house-here = Ajouter ce salon
house-away = Retirer ce salon
house-all = Tous les salons
house-running = Les parties en cours continuent.
refused-house-game = { $game } n’est pas autorisé sur ce serveur. Au choix : { $known }.
refused-house-game-there = { $game } n’est pas autorisé sur ce serveur. Au choix : { $known }, dans { $channels }.
refused-house-game-here = Dans ce salon, on ne joue qu’à { $played }. Pour { $game }, allez dans { $known }.
house-other-channels = n’importe quel salon sauf { $known }
refused-house-in = Avec `dans:`, seuls `langue:` et `jeu:` se règlent, avec `permis:` pour ce jeu. Retirez les autres options.
refused-house-closed = On ne peut lancer aucune partie sur ce serveur : le salon prévu a été supprimé. Demandez à quelqu’un qui gère le serveur d’en choisir un autre avec `/serveur configuration`.
house-closed = Personne ne peut lancer de partie : le dernier salon ouvert aux parties a été supprimé. Choisissez-en un autre avec `/serveur configuration salon:`, ou ouvrez-les tous dans `/serveur configuration`, sous « Jeux et salons ».
refused-house-channel = On ne lance pas de partie dans ce salon. Allez dans { $known }.
refused-house-many = Vous pouvez choisir { $count } salons au plus. Retirez-en un d’abord.
refused-house-rights = C’est réservé aux personnes qui gèrent le serveur.
# Confirme un choix : le réglage, son ancienne valeur et la nouvelle.
settings-kept-same = Rien n’a changé.
wish-was = Modifié : { $wish } (avant : { $before })
wish-became = { $wish } : { $before } → { $after }
wish-added = { $wish } : ajout de { $value }
wish-removed = { $wish } : retrait de { $value }
wish-yes = oui
wish-no = non
wish-none = aucune
wish-nowhere = nulle part
wish-nobody = personne
wish-log = Journal des modérateurs
wish-moderators = Rôle mentionné dans le journal
wish-players = Rôle mentionné pour les tournois
wish-everywhere = tous
wish-and-more = { $known } et { $count ->
    [one] un autre
   *[other] { $count } autres
  }
wish-look = Images
wish-look-dark = sombres
wish-look-light = claires
wish-look-server = comme celles du serveur
wish-news = Résultats des saisons
wish-daily = Énigme du jour
wish-lobby = Accueil
wish-results = Résultats
wish-forum = Forum des parties
wish-language = Langue
wish-unwanted = Jeux
wish-channels = Salons
wish-by_channel = Réglages par salon
wish-games-only = { $known } seulement
wish-watches = Tables où je joue contre moi-même
wish-presets = Formules
wish-clock = Pendule par défaut
wish-rated = Parties classées par défaut
wish-assist = Aide à la visée par défaut
wish-assist-full = complète
wish-assist-standard = normale
wish-assist-expert = experte
wish-assist-server = celle du serveur
wish-threads = Fils d’équipe par défaut
wish-world = Classement mondial
wish-tournaments = Tournois par tous les membres
wish-seasonal = Saison montrée d’abord
wish-by = Rappels
wish-every = Rappels supplémentaires
wish-quiet = Heures calmes
wish-followed = Les autres peuvent me suivre
wish-digest = Résumé quotidien
wish-closed = Messages privés fermés
wish-text_first = Texte d’abord
wish-confirm = Confirmation avant de jouer
wish-house_talk = Bavardages du bot
wish-puzzles = Partage de mes positions
wish-level = Niveau du bot
wish-language-discord = comme dans Discord
settings-language-server = Même langue que le serveur
settings-language-discord = Même langue que Discord
settings-said-language = 🗣️ Langue de vos messages privés : { $language }.
settings-assist = Aide à la visée de vos défis
settings-assist-server = Aide à la visée du serveur
settings-assist-full = Aide complète (jamais classée)
settings-assist-standard = Aide normale
settings-assist-expert = Experte : direction seule
settings-said-assist-server = 🧭 Vos défis ont par défaut l’aide à la visée du serveur.
settings-said-assist-full = 🧭 Vos défis ont par défaut l’aide à la visée complète, sauf s’ils sont classés.
settings-said-assist-standard = 🧭 Vos défis ont par défaut l’aide à la visée normale.
settings-said-assist-expert = 🧭 Vos défis ne montrent par défaut que la direction des pichenettes.
settings-block = Bloquer quelqu’un…
# Le panneau de /serveur configuration.
house-title-all = ### Réglages du serveur
house-title-play = ### 1 sur 7 · Jeux et salons
house-title-single = ### 2 sur 7 · Réglages par salon
house-title-terms = ### 3 sur 7 · Défis
house-title-style = ### 4 sur 7 · Images et langue
house-title-posts = ### 5 sur 7 · Publications
house-title-ladders = ### 6 sur 7 · Classements
house-title-care = ### 7 sur 7 · Modération
house-to-play = Jeux et salons
house-to-single = Réglages par salon
house-to-terms = Défis
house-to-style = Images et langue
house-to-posts = Publications
house-to-ladders = Classements
house-to-care = Modération
house-next = Suite : { $name }
house-back = Vue d’ensemble
house-check = Vérifier les permissions
house-audit = Historique
house-bans = Joueurs exclus ({ $count })
house-said-bans = 🚫 Joueurs exclus : { $count }
house-said-games = 🎲 Jeux : { $known }
house-said-channels = 📍 Salons : { $known }
house-said-watches = 🍿 Je joue contre moi-même : { $known }
house-said-single = 📌 Réglages par salon : { $known }
house-said-terms = ⏱ Partie par défaut : { $terms }
house-said-style = 🎨 Images : { $look } · 🗣️ Langue : { $language }
house-said-daily = 🧩 Énigme du jour, publiée chaque matin : { $channel }
# $channel: a channel
house-said-news = 📣 Résultats des saisons : { $channel }
# $channel: un forum, ou `wish-nowhere`
house-said-forum = 🗂️ Un post de forum pour chaque nouvelle partie : { $channel }
# $channel: un salon, ou `wish-nowhere`
house-said-lobby = 🛋️ Accueil, pour jouer sans commande : { $channel }
# $channel: un salon, ou `wish-nowhere`
house-said-results = 🏁 Résultats : { $channel }
# $channel: un salon, ou `wish-nowhere`
house-said-log = 🚩 Journal des modérateurs : { $channel }
# $channel: un rôle, ou `wish-nobody`
house-said-moderators = 🔔 Rôle mentionné dans le journal : { $channel }
# $channel: un rôle
house-said-players = 📯 Mentionné quand un tournoi s’ouvre : { $channel }
house-said-ladders-ever = 🏆 `/classement` montre par défaut toutes les saisons réunies.
house-said-ladders-season = 🏆 `/classement` montre par défaut la saison en cours.
house-said-world-on = 🌍 Les parties classées comptent aussi pour le classement mondial.
house-said-tournaments-on = 🎪 Tous les membres peuvent organiser des tournois.
house-said-tournaments-off = 🎪 Seuls les responsables peuvent organiser des tournois.
house-said-world-off = 🏠 Les parties classées ne comptent que sur ce serveur.
house-find = Ajouter un salon…
house-lose = Retirer un salon…
house-single-shown = Réglages propres à { $channel } :
house-single-shut = On ne peut pas y lancer de partie : ajoutez le salon dans « Jeux et salons ».
house-single-find = Choisir un salon…
house-single-games = Jeux autorisés dans ce salon
house-single-hint = Les fils et les posts de forum suivent leur salon. Les parties en cours gardent leur langue.
house-clock = Pendule
house-clock-other = Autre durée…
house-clock-line = Temps par coup
house-clock-hint = 90m, 6h, 2j 12h
house-assist = Aide à la visée
house-rated-on = Classées par défaut
house-rated-off = Non classées par défaut
house-threads-on = Ouvrir des fils d’équipe
house-threads-off = Pas de fils d’équipe
house-terms-hint = Chaque défi peut préciser autre chose. L’aide à la visée choisie par son auteur dans `/réglages` l’emporte.
house-look = Images
house-daily = Salon de l’énigme du jour…
house-news = Salon des résultats des saisons…
house-forum = Forum des parties…
house-lobby = Salon d’accueil…
house-results = Salon des résultats…
house-log = Salon du journal…
house-no-log = Arrêter le journal
house-moderators = Rôle à mentionner dans le journal…
house-no-moderators = Ne plus mentionner les modérateurs
house-players = Rôle à mentionner quand un tournoi s’ouvre…
house-no-players = Ne plus mentionner les joueurs
house-care-hint = `/serveur exclure` empêche quelqu’un de jouer ici. Dans le journal : les problèmes signalés, les parties en panne ou invalidées, les exclusions, les changements de réglages. Le rôle est mentionné pour les problèmes et les pannes. Le journal cite des noms : choisissez un salon que seuls les modérateurs peuvent lire.
# $wish: un réglage; $channel: une mention
house-not-yet = ⚠ **{ $wish }** : je n’ai pas encore enregistré { $channel } :
# $channel: une mention
house-log-public = - Tout le monde peut lire { $channel }, et le journal cite des noms. Choisissez un salon que seuls les modérateurs peuvent lire.
# $channel: une mention
house-lobby-closed = ⚠ Aucune partie ne peut commencer dans { $channel } : le message d’accueil n’y a pas de boutons pour jouer ou s’entraîner. Autorisez-y les parties, ou choisissez un autre salon.
house-anyway = Enregistrer quand même : { $wish }
# $role: une mention
house-role-silent = ⚠ { $role } ne recevra pas de notification : permettez à tout le monde de le mentionner dans les réglages du rôle, ou donnez-moi la permission « Mentionner @everyone, @here et tous les rôles ».
refused-house-everyone = Je ne mentionne pas tout le monde. Prenez un rôle que les membres choisissent eux-mêmes.
house-no-lobby = Retirer l’accueil
house-no-results = Ne plus publier les résultats
house-no-forum = Ne plus utiliser le forum
house-posts-hint = Les parties des salons privés y restent, et leurs résultats aussi.
house-no-news = Ne plus publier les résultats des saisons
house-no-daily = Ne plus publier l’énigme du jour
house-language = Langue
house-style-hint = Chacun peut choisir autrement dans `/réglages` pour ses images et ses messages privés. Les parties en cours gardent leur langue.
house-tournaments-on = Laisser tous les membres organiser des tournois
house-tournaments-off = Réserver les tournois aux responsables
house-seasonal-on = Montrer d’abord la saison
house-seasonal-off = Montrer d’abord toutes les saisons
house-world-on = Compter aussi pour le classement mondial
house-world-off = Ne compter qu’ici
house-ladders-hint = Une saison dure un trimestre, aux mêmes dates partout. Les parties déjà comptées le restent.
house-known-rated = classée
house-known-threads = fils d’équipe
card-house = -# 🏠 Réglages du serveur : { $known }
card-preset = 📋 Formule : **{ $name }**
preset-title = ### Formules
preset-empty = Ce serveur n’a pas encore de formule.
preset-line = 📋 **{ $name }** · { $terms }
preset-hint = `/serveur formule nom: jeu:` en enregistre une, `supprimer:Vrai` la supprime. On la choisit avec `/jouer formule:`.
preset-rated = classée
preset-unrated = non classée
preset-weekdays = pendules arrêtées le week-end (UTC)
# $least: percent
preset-punctual = coups à temps : au moins { $least } %
preset-threads-on = fils d’équipe
preset-threads-off = sans fils d’équipe
preset-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
house-said-presets = 📋 Formules : { $known } (`/serveur formule`)
refused-preset = Ce serveur n’a pas de formule « { $name } ». Au choix : { $known }.
refused-preset-none = Ce serveur n’a pas de formule « { $name } ». Laissez `formule:` vide.
refused-preset-game = La formule « { $name } » est faite pour { $game }. Choisissez ce jeu ou une autre formule.
refused-preset-no-game = Choisissez le jeu de la formule « { $name } » avec `jeu:`.
refused-preset-many = Un serveur peut avoir jusqu’à { $count } formules. Supprimez-en une d’abord.
refused-house-no-game = Gardez au moins un jeu.
# Qui a changé quoi sur un serveur.
audit-title = ### Historique des changements
audit-empty = Rien n’a encore changé.
audit-line = { $when } · { $who }
  { $what }
audit-owner = le responsable du bot
audit-match = Partie nº { $match }
# $match: `audit-match`, en lien, avec son jeu et ses joueurs
audit-match-running = { $match } : reprise
audit-match-set_aside = { $match } : suspendue
audit-match-void = { $match } : invalidée
server-export = Les réglages et les exclusions de ce serveur, en JSON pour un programme ou pour vos archives. Personne d’autre ne voit ce message.
# $match, $code: de la partie en panne
log-incident = La partie nº { $match } ({ $game }) est suspendue : une erreur s’est produite de notre côté. Personne n’y perd rien. Donnez au responsable du bot le code **{ $code }**.
log-game-gone = La partie nº { $match } est suspendue : je n’ai pas le jeu { $game } pour l’instant. Personne ne perd rien ; elle reprendra dès que le jeu sera revenu.
audit-seat = { $match } : place { $seat } proposée à quelqu’un d’autre après le départ du joueur
audit-later = Plus récents
# Qui ne peut pas jouer sur un serveur ; $user : une mention, $when : un moment
bans-title = ### Joueurs exclus
bans-empty = Personne n’est exclu du jeu sur ce serveur. Pour exclure quelqu’un : `/serveur exclure`.
bans-line-ever = { $user } : jusqu’à la levée de l’exclusion
bans-line-until = { $user } : jusqu’au { $when }
bans-since = depuis le { $when }
bans-hint = Leurs parties en cours peuvent être terminées. `/serveur réadmettre` lève aussi une exclusion.
# Sur un bouton
bans-lift = Réadmettre { $name }
ban-done-ever = { $user } ne peut plus jouer avec moi sur ce serveur.
ban-done-until = { $user } ne peut pas jouer avec moi sur ce serveur jusqu’au { $when }.
ban-left = Ne participe plus à : { $tournaments }.
# $matches : les numéros de parties de tournois
ban-forfeited = { $count ->
    [one] Forfait en tournoi : { $matches }. La partie est annulée, et l’adversaire gagne la rencontre.
   *[other] Forfaits en tournoi : { $matches }. Les parties sont annulées, et les adversaires gagnent les rencontres.
}
# $matches : des liens
ban-under-way = Toujours en cours : { $matches }. On peut y jouer jusqu’au bout ou abandonner ; `/serveur invalider` invalide une partie.
ban-cut-short = ⚠ Ma base de données est tombée en panne avant la fin : cette personne est peut-être encore dans des défis, des tables ou des tournois de ce serveur. Relancez la même commande pour terminer.
ban-hint = Cette personne l’apprend quand elle essaie de jouer. `/serveur réadmettre` lève l’exclusion.
ban-why-hint = Cette personne l’apprend quand elle essaie de jouer, avec votre motif. `/serveur réadmettre` lève l’exclusion.
unban-done = ✅ { $user } peut de nouveau jouer avec moi ici.
unban-none = Aucune exclusion ne vise { $user } ici.
# $wish: un réglage; $what: des salons ou un rôle supprimés
audit-deleted = { $wish } : retrait de { $what } après suppression
audit-deleted-channel = un salon
audit-deleted-role = un rôle
audit-ban-ever = { $user } : exclusion
audit-ban-until = { $user } : exclusion jusqu’au { $when }
audit-ban-why = { $said } (« { $reason } »)
audit-ban-lifted = { $user } : exclusion levée
refused-ban-bot = On n’exclut pas les bots.
refused-ban-self = Vous ne pouvez pas vous exclure vous-même.
refused-ban-manager = { $user } gère ce serveur et pourrait lever l’exclusion. Retirez-lui d’abord cette permission.
refused-ban-length = Une exclusion dure d’une heure à dix ans. Sans limite de durée, laissez `durée:` vide.
refused-ban-length-unreadable = Je ne comprends pas la durée « { $given } ». Essayez `12h`, `7j` ou `2 mois`, ou laissez `durée:` vide pour une exclusion sans limite.
refused-bans-many = Un serveur peut avoir jusqu’à { $count } exclusions. Levez-en d’abord quelques-unes.
audit-earlier = Plus anciens
settings-head-remind = Rappels
settings-head-show = Affichage
settings-head-play = Jeu
settings-head-meet = Joueurs bloqués
