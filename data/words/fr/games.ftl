# Ce que tout jeu peut dire.

# $name : l’option saisie ; $value : la valeur saisie.
refused-option = Il n’y a pas d’option « { $name } » de valeur « { $value } ».

# Un joueur dont le nom n’est pas connu. $otherwise : le nom que le jeu donne à sa place
seat-called = { $otherwise }
