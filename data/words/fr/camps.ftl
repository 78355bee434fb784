# Les fils privés des camps.

# $side : le camp, $match : le numéro de la partie
camp-thread = { $side }, partie { $match }
# $users : qui joue pour le camp
camp-title = **{ $side } · partie { $match }**
    -# Pour { $users }. Qui gère les fils de ce serveur peut les lire aussi.
# $users : qui, de l’autre camp, peut lire ce fil
camp-overheard = ⚠️ Dans l’autre camp, ce fil est lisible par { $users }.
# $users : qui la partie attend à leur place
camp-others = Les autres décident : { $users }.
camp-over = La partie est terminée.
camp-none = Les camps n’ont pas de fil à eux : je n’ai pas le droit de créer des fils privés ici. La partie continue sans ; `/serveur vérifier` dit ce qui manque.
# $camps : les joueurs de chacun
card-camps = Camps : { $camps }
card-camps-order = On joue dans le même camp une place sur deux : la première avec la troisième, la deuxième avec la quatrième…
