# Ce qu’un commentateur dit d’un tour. Un message a jusqu’à quatre tournures ; $say, de 0 à 3, choisit entre elles.
# $puck, $by, $foe, $other, $own, $one, $two, $guard et $block sont des étiquettes comme B2 ou S1 ; $team est un camp.

## For Honor

forhonor-comment-draft-faction = { $say ->
    [0] Le { $hero } rejoint la famille : { $seat } collectionne une seule faction.
    [1] Avec le { $hero }, { $seat } reste en famille.
   *[2] Qui se ressemble s’assemble : { $seat } prend le { $hero }.
}
forhonor-comment-idle = { $say ->
    [0] Le { $hero } reste en { $square } et laisse travailler les autres.
    [1] Pas un pas, pas un coup : le { $hero } garde { $square }.
    [2] En { $square }, le { $hero } joue les statues.
   *[3] Le { $hero } se plaît en { $square }. Rien ne presse.
}
forhonor-comment-dispute = { $say ->
    [0] Le { $hero } entre dans { $zone }. Le { $foe } espérait un tour tranquille.
    [1] Le { $hero } veut { $zone }, le { $foe } aussi.
    [2] Le { $foe } a de la visite dans { $zone } : le { $hero }.
   *[3] Le { $hero } et le { $foe } dans { $zone } : quelqu’un est de trop.
}
forhonor-comment-raids = { $say ->
    [0] Le { $hero } est dans { $zone }, loin en terre ennemie.
    [1] Un raid ! Le { $hero } atteint { $zone }.
    [2] Personne n’a arrêté le { $hero } en route vers { $zone }.
   *[3] Si le { $hero } y reste, { $zone } change de mains.
}
forhonor-comment-between = { $say ->
    [0] Le { $hero } se place entre { $count } ennemis. Courage, ou erreur de calcul.
    [1] { $count } ennemis autour du { $hero }. Qu’est-ce qui pourrait mal tourner ?
    [2] Le { $hero } a { $count } voisins, et pas un d’aimable.
   *[3] Le { $hero } contre { $count }. Des renforts, peut-être ?
}
forhonor-comment-escapes = { $say ->
    [0] Le { $hero } échappe au { $foe } de justesse.
    [1] Une blessure, mais de bonnes jambes : le { $hero } sème le { $foe }.
    [2] Le { $foe } se retourne : plus de { $hero }.
   *[3] Le { $hero } s’éloigne en boitant, sans dire au revoir au { $foe }.
}
forhonor-comment-kill-all = { $say ->
    [0] Le { $hero } balaie le dernier soldat de { $team }.
   *[1] Plus un soldat pour { $team } : c’est signé { $hero }.
}
forhonor-comment-kill-lane = { $say ->
    [0] Couloir { $lane } : le { $hero } a fait le vide, plus personne pour { $team }.
    [1] Le { $hero } vide le couloir { $lane } : plus rien pour { $team }.
   *[2] Le { $hero } retire le dernier soldat de { $team } dans le couloir { $lane }.
}
forhonor-comment-shot-fell = { $say ->
    [0] Un tir, une chute : le { $hero } abat le { $foe } de loin.
    [1] Le { $foe } n’a même pas pu approcher. Un tir a suffi au { $hero }.
   *[2] Le { $hero } ne rate pas, et le { $foe } tombe.
}
forhonor-comment-shove-out = { $say ->
    [0] Hors de { $zone } : le { $hero } écarte le { $foe } d’un coup d’épaule.
    [1] Le { $foe } était bien dans { $zone }, jusqu’à l’arrivée du { $hero }.
   *[2] Le { $hero } montre au { $foe } la porte de { $zone }.
}
forhonor-comment-banner-saved = { $say ->
    [0] Le { $mate } n’en pouvait plus. Le { $hero } lève l’étendard à temps.
   *[1] Au bord du gouffre, le { $mate } reprend des forces : merci { $hero } !
}
forhonor-comment-card-sword = l’épée
forhonor-comment-card-charge = la charge
forhonor-comment-card-shield = le bouclier
forhonor-comment-dare-last = { $say ->
    [0] Une seule vie, et le { $hero } attaque le { $foe }. Tout ou rien.
    [1] Une vie en poche, et le { $hero } la mise contre le { $foe }.
   *[2] Désespoir ou calcul ? Le { $hero } attaque le { $foe } avec une seule vie.
}
forhonor-comment-tied-hard = { $say ->
    [0] Le { $hero } et le { $foe } sortent { $card } en même temps. Aïe.
    [1] Les grands esprits se rencontrent : le { $hero } et le { $foe } se font mal.
   *[2] Personne ne cède : le { $hero } et le { $foe } prennent tout de plein fouet.
}
forhonor-comment-read = { $say ->
    [0] Le { $hero } a vu venir { $other } : tout le monde connaît les goûts du { $foe }.
    [1] Le { $foe } joue sa carte favorite. Le { $hero } n’attendait que ça.
   *[2] Le { $hero } sort { $card } et lit le { $foe } à livre ouvert.
}
forhonor-comment-twice = { $say ->
    [0] Les deux manches au { $hero } : le { $foe } cherche encore la parade.
    [1] Le { $hero } bat le { $foe } deux fois, et la seconde fait plus mal.
   *[2] Deux cartes, deux coups : le { $hero } démonte le { $foe }.
}
forhonor-comment-revenge = { $say ->
    [0] Le { $hero } rend la pareille au { $foe } à la seconde manche.
    [1] Une manche partout : le { $hero } répond avec { $card }.
   *[2] Le { $foe } a eu le premier mot, le { $hero } le dernier.
}
forhonor-comment-executed = { $say ->
    [0] Le { $foe } gagne deux fois et exécute le { $hero }. Grand silence.
    [1] Sans pitié : le { $foe } exécute le { $hero }.
   *[2] Le { $hero } plie le genou. Le { $foe } n’hésite pas.
}
forhonor-comment-both-fell = { $say ->
    [0] Le { $hero } et le { $foe } tombent ensemble. Personne pour s’en vanter.
   *[1] Double K.-O. : le { $hero } et le { $foe } en reparleront en réserve.
}
forhonor-comment-fell-last = { $say ->
    [0] Le { $hero } tombe : plus personne sur le plateau pour { $team }.
   *[1] Avec le { $hero } tombe le dernier héros de { $team } sur le plateau.
}
forhonor-comment-fell = { $say ->
    [0] Le { $foe } met le { $hero } à terre.
    [1] C’était la dernière vie : le { $foe } abat le { $hero }.
   *[2] Le { $foe } reste debout. Le { $hero }, non.
}
forhonor-comment-centre-hair = { $say ->
    [0] Un soldat de plus, { $most } à { $least } : { $team } prend le centre.
   *[1] À une paire de bottes près : le centre va à { $team }, { $most } à { $least }.
}
forhonor-comment-zone-stolen = { $say ->
    [0] { $side } chipe { $zone } à { $loser }.
    [1] { $side } prend { $zone } : { $loser } avait le dos tourné.
   *[2] Cent de plus pour { $team }, cent de moins en face : { $zone } change de mains.
}
forhonor-comment-overtaken = { $say ->
    [0] { $side } passe devant : { $first }–{ $second }.
    [1] Changement en tête, { $first }–{ $second } : { $team } sourit.
   *[2] { $side } renverse la partie, { $first }–{ $second }.
}
forhonor-comment-comeback = { $say ->
    [0] { $side } était à des lieues. Il ne manque plus que { $gap } points.
    [1] Voyez qui revient : { $team }, à { $gap } points.
   *[2] { $side } revient dans la partie, à { $gap } points.
}
forhonor-comment-locked = { $say ->
    [0] La porte claque : plus de retour pour les héros tombés de { $team }.
    [1] { $side } est verrouillée : un héros qui tombe ne revient plus.
   *[2] Désormais, { $team } ne peut plus perdre personne.
}
forhonor-comment-over-wiped = { $say ->
    [0] Plus un héros en face : le champ de bataille est à { $team }.
   *[1] { $side } ferme la porte et vérifie chaque recoin. Plus personne.
}
forhonor-comment-over-hair = { $say ->
    [0] { $first } à { $second } : { $team } gagne d’une zone.
   *[1] À un cheveu près : { $team } gagne, { $first } à { $second }.
}
