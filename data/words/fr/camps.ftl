# Fils privés des équipes.

# $side : l’équipe, $match : le numéro de la partie
camp-thread = { $side }, partie nº { $match }
# $users : les joueurs de l’équipe
camp-title = **{ $side } · partie nº { $match }**
    -# Pour { $users }. Toute personne qui gère les fils de ce serveur peut aussi les lire.
# $users : les joueurs adverses qui peuvent lire ce fil
camp-overheard = ⚠️ Ce fil est aussi lisible par { $users }, de l’autre équipe.
# $users : les joueurs attendus
camp-others = C’est à { $users } de jouer.
camp-over = La partie est terminée.
# $why : right : il manque une permission ; channel : ce genre de salon n’en a pas ; full : le serveur a trop de fils
camp-none = Je ne peux pas donner de fil privé aux équipes : { $why ->
    [channel] seuls les salons textuels ordinaires peuvent en avoir. La partie continue sans.
    [full] ce serveur a trop de fils actifs. La partie continue sans ; archiver de vieux fils fera de la place aux prochains.
   *[right] il me manque une permission. La partie continue sans ; `/serveur vérifier` montre ce qui manque.
  }
# $camps : les joueurs de chaque équipe
card-camps = Équipes : { $camps }
card-camps-order = Les équipes alternent dans l’ordre d’arrivée : premier et troisième, deuxième et quatrième…
