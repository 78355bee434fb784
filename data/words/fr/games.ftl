# Ce que tout jeu peut dire.

# $name : l’option saisie ; $value : la valeur saisie.
refused-option = Il n’y a pas d’option « { $name } » de valeur « { $value } ».
