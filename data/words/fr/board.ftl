# Le plateau ouvert : des parties que tout le monde peut suivre.

# The setting, in /server setup.
command-server-setup-links = liens
command-server-setup-links-about = Qui a le lien peut-il suivre parties et tournois des salons ouverts, et voir les classements ?
wish-links = Liens pour suivre
house-said-links-on = 🔗 Avec le lien, n’importe qui peut suivre les parties et les tournois des salons lisibles par tous, et voir les classements.
house-said-links-off = 🔗 Parties, classements et tournois ne se voient qu’ici.
house-links-on = Permettre de suivre par lien
house-links-off = Désactiver les liens

# The pages
board-watch = Suivre
board-moves = Coups
board-first = Position de départ
board-back = Coup précédent
board-next = Coup suivant
board-last = Dernier coup
board-again = Revoir
board-at = Coup { $turn } sur { $last }
board-earlier = Coups précédents
board-share = Partager
board-copied = Lien copié
board-discord = Ouvrir dans Discord
board-light = Clair
board-dark = Sombre
board-until = jusqu’au { $when }
board-gone = Cette partie n’est pas publique, ou elle n’existe pas.
# of a server or a tournament
board-gone-page = Cette page n’est pas publique, ou elle n’existe pas.
board-lost = Le chargement a échoué. Vérifiez la connexion et réessayez.
board-list = Parties à suivre
board-none = Aucune partie à suivre pour le moment.
board-older = Voir plus
# a match
board-over = terminée
# a tournament
board-ended = terminé
# above the list of them
board-tournaments = Tournois
# above the list of them
board-puzzles = Énigmes du jour
board-locale = fr_FR
