# Ce que disent les images, leurs descriptions et les plateaux en texte.

# Shown in place of the current task, in any game.
picture-stopped-void = Partie invalidée
picture-stopped-aborted = Partie annulée
picture-stopped-finished = Partie nulle
picture-stopped-set_aside = Partie suspendue

# Essais à une énigme
tries-picture = La position, avec la trajectoire de chaque essai :
# $places: par exemple 1–3; $start, $end: des endroits du plateau
tries-picture-way = { $places } : de { $start } à { $end }.
tries-picture-off = { $places } : de { $start } jusque hors du plateau.
# $way: l’un des textes ci-dessus
tries-picture-own = { $way } (le vôtre)

# The podium
podium-step = { $place }. { $name }, { $points }
# without points
podium-name = { $place }. { $name }
# $steps: several of the above
podium-alt = Le podium : { $steps }
