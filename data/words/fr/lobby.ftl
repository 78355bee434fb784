# Tables ouvertes, files d’attente, joueurs bloqués.

card-open-title = ### { $game } · table nº { $match }
card-open = { $host } cherche des joueurs. Appuyez sur **Rejoindre**.
card-open-seated = 🪑 { $user }
card-open-start = Début quand la table est complète, ou quand { $host } appuie sur **Commencer**, dès { $least } joueurs.
card-open-place = ▫️ libre
card-aborted = Partie annulée ; elle ne compte pas.
card-void = Partie invalidée par la modération ; elle ne compte pas.
join = Rejoindre
leave = Quitter
start = Commencer
table-cancel-question = Il n’y a que vous à la table nº { $match } : si vous la quittez, elle est annulée.
table-cancel-sure = Annuler la table
# $band: a rating band, one of the three below.
queue-waits = 🔎 { $user } ({ $band }) cherche un adversaire : { $game } · { $terms }. Appuyez sur **Rejoindre** pour jouer.
band = { $low }–{ $high }
band-lowest = moins de { $high }
band-new = encore sans classement
queue-begun = 🎲 { $players } : { $game } nº { $match }, c’est parti !
queue-paired = Adversaire trouvé : { $game } nº { $match } contre { $other }, c’est parti !
queue-left = { $count ->
    [0] Vous n’êtes dans aucune file.
    [one] Vous avez quitté la file.
   *[other] Vous avez quitté { $count } files.
  }
queue-empty = Personne n’attend pour le moment. `/file rejoindre` vous trouve un adversaire.
# $count: players and games
queue-title = **{ $count ->
        [one] Un joueur attend
       *[other] { $count } joueurs attendent
    }**
queue-line = { $user } ({ $band }) · { $game } · { $terms } · { $since }
queue-line-own = Vous ({ $band }) · { $game } · { $terms } · { $since }
# $terms: the clock and whether the match is rated
queue-near = { $terms } · niveau proche seulement
queue-rating-anyone = N’importe qui
queue-rating-close = De mon niveau
# $name: a player’s
refused-not-close = { $name } attend quelqu’un d’un niveau plus proche. Plus l’attente dure, plus l’écart permis grandit ; réessayez plus tard, ou rejoignez vous-même la file avec `/file rejoindre`.
# On buttons. $name: a player’s
queue-play = Jouer contre { $name } : { $game }
# On a button
queue-leave = Quitter : { $game }
# Above a list of players
queue-others = Cherchent aussi un adversaire ({ $game }), à d’autres conditions :
queue-who = Qui attend ?
queue-gone = Cette personne n’attend plus. Voici qui attend encore :
block-added = Vous avez bloqué { $user } : plus de défis, de tables communes ni de rencontres par la file. Les parties en cours continuent, et un tournoi où vous êtes tous deux inscrits peut encore vous opposer.
block-parted = Défis annulés et tables quittées : { $matches }.
block-removed = Vous avez débloqué { $user }.
block-none-such = Vous n’avez pas bloqué { $user }.
block-none = Vous n’avez bloqué personne.
block-list = Joueurs bloqués : { $users }
card-open-cancelled = Table fermée.
card-open-expired = Table fermée : il n’y avait pas assez de joueurs à temps.
card-in-times = ⏳ Coups joués à temps : { $shares }
card-in-time = { $user } { $share } %
# $least: a percentage.
card-punctual = 🔐 Pour les joueurs qui jouent au moins { $least } % de leurs coups à temps, et pour les nouveaux.
profile-in-time = ⏳ { $share } % des coups joués à temps, sur { $count } en 90 jours
refused-punctual = Cette table est réservée aux joueurs qui jouent au moins { $least } % de leurs coups à temps ; vous en êtes à { $share } %. Jouez à temps pour remonter, ou ouvrez votre propre table avec `/jouer`.
refused-punctual-challenge = `ponctualité:` ne vaut que pour les tables ouvertes. Laissez `avec:` vide pour en ouvrir une.

# The menu of a person, and the list of running matches.
menu-challenge = Défier
# $user: a mention
challenge-picked = ✅ { $game } nº { $match } : la fiche est dans le salon, visible de tous.
challenge-at = À quel jeu voulez-vous jouer contre { $user } ?
live-none = Aucune partie en cours ici pour le moment.
# $count: matches
live-title = **{ $count ->
        [one] Une partie
       *[other] { $count } parties
    }** en cours
# $players: names; $address: of the match’s thread; $since: one of the two below
live-line = [{ $game } nº { $match } : { $players }]({ $address }) · { $since }
# $since: a time, such as “5 minutes ago”
live-moved = dernier coup { $since }
live-started = commencée { $since }
# $players: names
live-turn = à { $players } de jouer
# $count: matches
live-more = … et { $count } de plus
# Le message du salon d’accueil, et le panneau de son bouton Jouer. Boutons :
lobby-message = ### À vous de jouer !
    Ici, tout se fait sans commande. **Jouer** lance un défi ou ouvre une table à tous ; **S’entraîner** est une partie contre moi.
lobby-play = Jouer
lobby-practice = S’entraîner
lobby-turns = Mes tours
lobby-daily = Énigme du jour
lobby-watch = Regarder
lobby-learn = Apprendre
lobby-practice-which = À quel jeu voulez-vous vous entraîner ?
lobby-learn-which = Quel jeu voulez-vous apprendre ?
lobby-new = ### Nouvelle partie
lobby-new-open = Tout le monde pourra rejoindre votre table.
lobby-new-house = Vous jouerez contre moi.
# $people: des mentions
lobby-new-people = Vous défiez { $people }.
lobby-counts = La partie compte pour le classement.
lobby-game = Jeu
lobby-opponents = Adversaires
# Dans un menu de personnes vide
lobby-anyone = Tout le monde, ou choisissez qui…
lobby-clock = Temps par coup
lobby-options = Options
# Dans un menu dont aucune option n’est choisie
lobby-options-usual = Options par défaut
# Deux valeurs d’une option ou d’une condition sont cochées
lobby-one-each = Une seule valeur compte pour chaque choix : celle qui reste cochée.
lobby-terms = Autres conditions
# Dans un menu où rien n’est choisi
lobby-terms-usual = Conditions par défaut
lobby-preset = Reprendre une formule…
lobby-seats = Joueurs
lobby-level = Mon niveau
lobby-rate = Partie classée
lobby-unrate = Partie non classée
lobby-more = Plus…
lobby-less = Moins
lobby-challenge = Défier
lobby-table = Ouvrir une table
lobby-start = Commencer
# $user: une mention
lobby-left = { $user } a quitté le serveur. Choisissez quelqu’un d’autre.
