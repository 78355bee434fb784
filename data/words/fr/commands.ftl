# Noms et descriptions des commandes.

command-play = jouer
command-play-about = Défier quelqu’un
command-play-game = jeu
command-play-game-about = À quoi jouer
command-play-with = avec
command-play-with-about = Qui défier
command-play-options = options
command-play-options-about = Options du jeu, nom=valeur séparées par des espaces
command-board = plateau
command-board-about = Montrer où en est une partie
command-board-match = partie
command-board-match-about = Numéro de la partie ; utile seulement si vous en jouez plusieurs
command-board-form = forme
command-board-form-about = En image ou en mots
command-turns = tours
command-turns-about = La liste des parties qui vous attendent
command-resign = abandonner
command-resign-about = Abandonner une partie
command-resign-match = partie
command-resign-match-about = Numéro de la partie ; utile seulement si vous en jouez plusieurs
command-flick = pichenette
command-flick-about = Donner une pichenette à une pièce
command-flick-puck = palet
command-flick-puck-about = La pièce à jouer, par exemple A3
command-flick-aim = visée
command-flick-aim-about = B2, B2 g30, 125, 7:30, no
command-flick-strength = force
command-flick-strength-about = De 1 à 100
command-flick-now = tout-de-suite
command-flick-now-about = Jouer sans aperçu
command-flick-match = partie
command-flick-match-about = Numéro de la partie ; utile seulement si vous en jouez plusieurs
form-picture = image
form-text = texte
