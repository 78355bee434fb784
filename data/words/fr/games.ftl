# Commun à tous les jeux.

# $name : l’option saisie ; $value : la valeur saisie.
refused-option = « { $name } » ne peut pas valoir « { $value } ».

# Un joueur sans nom connu. $otherwise : le nom de sa place dans le jeu
seat-called = { $otherwise }
