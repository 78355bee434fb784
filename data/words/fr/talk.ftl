# Ce que disent les joueurs de la maison.

# Ce que dit un joueur de la maison sur un tour : $name avec son visage, $line l’une des répliques ci-dessous ; $say, de 0 à 3, choisit la tournure.
house-line = { $name } : « { $line } »
house-says-hello = { $say ->
    [0] Quel plaisir de vous voir. Amusez-vous bien !
    [1] Bonne chance. Il m’en faudra aussi.
    [2] Quand vous voulez.
   *[3] C’est parti !
}
house-says-pleased = { $say ->
    [0] Celle-là, je l’avais travaillée.
    [1] Ah, ça fait du bien.
    [2] Exactement comme prévu. Enfin, presque.
   *[3] Vous avez vu ça ?
}
house-says-sorry = { $say ->
    [0] Dans ma tête, c’était mieux.
    [1] On dira que vous n’avez rien vu.
    [2] Bon. C’était cadeau.
   *[3] Ce n’est pas ce que je visais.
}
house-says-impressed = { $say ->
    [0] Aïe. Bien joué.
    [1] Celle-là, je ne l’ai pas vue venir.
    [2] D’accord, c’était bien.
   *[3] Vous n’en êtes pas à votre coup d’essai.
}
house-says-relieved = { $say ->
    [0] J’ai eu chaud.
    [1] C’était moins une.
    [2] Je ne vais pas me plaindre.
   *[3] Je voyais déjà la fin arriver.
}
house-says-won = { $say ->
    [0] Belle partie ! On remet ça ?
    [1] C’était chouette. La prochaine est pour vous.
    [2] Merci pour ce moment. Encore une ?
   *[3] Merci pour la partie !
}
house-says-lost = { $say ->
    [0] Bien joué. Je veux ma revanche.
    [1] C’est mérité. Bravo !
    [2] C’est la faute de la table. Bien joué !
   *[3] C’était trop fort pour moi aujourd’hui.
}
house-says-drawn = { $say ->
    [0] Rien à redire.
    [1] Personne ne perd, ça me va.
    [2] On réglera ça la prochaine fois.
   *[3] Belle bataille !
}
