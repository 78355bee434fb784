# Tournaments.

# $fewest, $most: places
refused-tournament-places = Cette formule accepte de { $fewest } à { $most } joueurs ou équipes.
refused-tournament-teams = Ce jeu ne se joue pas avec des équipes de cette taille.
# $most: rounds
refused-tournament-rounds = Avec si peu de places, { $most } rondes au maximum : au-delà, des adversaires se rencontreraient deux fois.
refused-tournament-start = Choisissez un début dans les 60 prochains jours.
# $count: tournaments
refused-tournaments-many = Un serveur peut avoir { $count } tournois à la fois. Annulez-en un d’abord.
refused-tournament-unknown = Ce tournoi n’existe pas sur ce serveur. `/tournament list` les affiche.
refused-tournament-full = Ce tournoi est complet.
refused-tournament-late = Il est trop tard pour rejoindre ce tournoi.
refused-tournament-left = Vous avez quitté ce tournoi : impossible d’y revenir.
refused-tournament-not-in = Vous ne participez pas à ce tournoi.
refused-tournament-begun = Ce tournoi a déjà commencé.
refused-tournament-over = Ce tournoi est terminé.
# $count: players
refused-tournament-few = Il faut au moins { $count } joueurs pour un tournoi.

# Pictures.

# $round: the latest round
tournament-picture-round = Ronde { $round }
tournament-picture-final = Classement final
# an entrant whose name has no letter that can be drawn
tournament-picture-nameless = N° { $number }
# heads of columns, at most five letters
tournament-picture-points = Pts
tournament-picture-buchholz = BH
tournament-picture-sonneborn_berger = SB
tournament-picture-direct = RP
tournament-picture-wins = Gains
# $title: the tournament’s name; $state: such as *Round 3*
tournament-picture-alt = { $title }. { $state }.
tournament-picture-alt-place = { $place }. { $name } : { $points }
