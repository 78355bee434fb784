# Ce qu’un commentateur dit d’un tour. Un message a jusqu’à quatre tournures ; $say, de 0 à 3, choisit entre elles.
# $puck, $by, $foe, $other, $own, $one, $two, $guard, $mount et $block sont des étiquettes comme B2 ou S1 ; $team est un camp.

## Qui est tombé

# $hour de 1 à 12 : où une pièce a quitté l’arène, comme sur un cadran.
pitchout-comment-clock = { $hour ->
       [1] 1 heure
      *[other] { $hour } heures
  }
# $clock : où il est tombé ; $mm : de combien il aurait dépassé le bord avant de s’arrêter.
pitchout-comment-whisker = { $say ->
    [0] { $puck } tombe à { $clock }, d’un cheveu : { $mm } mm.
    [1] { $mm } mm de trop : { $puck } bascule dans le vide à { $clock }.
    [2] { $puck } a bien failli rester ; { $by } n’avait que { $mm } mm de marge.
   *[3] À { $clock }, { $puck } passe par-dessus bord. { $mm } mm de moins, et il restait en jeu.
}
# $cm : combien il aurait encore glissé.
pitchout-comment-rocket = { $say ->
    [0] { $puck } part comme un bouchon à { $clock } : { $by } n’a pas retenu son coup.
    [1] Quel coup ! { $puck } aurait encore glissé de { $cm } cm si l’arène avait continué.
    [2] { $by } frappe si fort que { $cm } cm d’arène de plus n’auraient pas sauvé { $puck }.
   *[3] { $puck } disparaît à { $clock } avant qu’on ait pu cligner des yeux.
}
# $way : les étiquettes de ceux qui se sont poussés, $count leur nombre, $puck le dernier, tombé.
pitchout-comment-chain = { $say ->
    [0] { $way } : une chaîne de { $count }, et c’est { $puck } qui paie.
    [1] Comme des dominos : { $way }, et { $puck } passe par-dessus bord.
    [2] { $puck } n’a rien vu venir : { $way }.
   *[3] De proche en proche : { $way }. Le dernier tombe.
}
# $block : le bloc que $by a touché d’abord.
pitchout-comment-bank-out = { $say ->
    [0] Le bloc { $block }, puis { $puck } : { $by } a joué la bande.
    [1] { $by } passe par le bloc { $block }, et { $puck } tombe à { $clock }.
    [2] Le bloc { $block } donne un coup de main : { $by } y rebondit et éjecte { $puck }.
   *[3] Par la bande ! { $by }, bloc { $block }, { $puck }, et dehors à { $clock }.
}
# $mm : sa distance au bord.
pitchout-comment-nudged = { $say ->
    [0] { $puck } était à { $mm } mm du bord : { $by } l’aide à le franchir.
    [1] À { $mm } mm du bord, on ne dort pas tranquille : { $by } pousse { $puck } dehors.
    [2] { $puck } s’exposait à { $clock }, à { $mm } mm du bord ; { $by } ne se fait pas prier.
   *[3] Il suffisait de peu : { $puck } n’était plus qu’à { $mm } mm du vide.
}
# $cm : la glissade de $puck.
pitchout-comment-driven = { $say ->
    [0] { $by } chasse { $puck } sur { $cm } cm, jusque dans le vide à { $clock }.
    [1] Un long dernier voyage : { $puck } glisse de { $cm } cm et tombe à { $clock }.
    [2] { $cm } cm jusqu’au bord, et { $puck } ne s’arrête pas à temps.
   *[3] { $by } envoie { $puck } en voyage : { $cm } cm, sans retour.
}
# $cm : de quelle distance $by l’a touché.
pitchout-comment-sniped = { $say ->
    [0] À { $cm } cm de distance, { $by } cueille { $puck } à { $clock }.
    [1] Quel coup d’œil : { $by } trouve { $puck } à { $cm } cm.
    [2] { $cm } cm les séparaient, et { $by } éjecte quand même { $puck }.
   *[3] { $puck } se croyait à l’abri à { $cm } cm. { $by } n’est pas de cet avis.
}
pitchout-comment-knocked = { $say ->
    [0] { $by } envoie { $puck } par-dessus bord à { $clock }.
    [1] { $puck } quitte la scène à { $clock }, poussé par { $by }.
    [2] Sortie de { $puck } à { $clock }, avec le bonjour de { $by }.
   *[3] Du travail propre : { $by } éjecte { $puck } à { $clock }.
}
# $puck a joué, $count sont tombés.
pitchout-comment-many-out = { $say ->
    [0] { $count } d’un coup ! { $puck } balaie l’arène.
    [1] { $puck } fait le ménage : { $count } palets disparaissent d’une seule pichenette.
   *[2] Une pichenette, { $count } palets de moins : { $puck } s’est surpassé.
}
pitchout-comment-two-out = { $say ->
    [0] Un doublé ! { $puck } se débarrasse de { $one } et { $two } d’une seule pichenette.
    [1] Coup double : { $one } et { $two }, tous deux victimes de { $puck }.
    [2] { $one } et { $two } s’en vont ensemble ; { $puck } n’en demandait pas tant.
   *[3] { $puck } en prend deux pour le prix d’un : { $one } et { $two }.
}
pitchout-comment-own-out = { $say ->
    [0] { $puck } coûte { $count } palets à son propre camp. On en reparlera.
    [1] { $count } palets perdus, tous de son camp : { $puck } s’est trompé de cible.
   *[2] Quelle mésaventure : d’une pichenette, { $puck } prive son camp de { $count } palets.
}
pitchout-comment-trade = { $say ->
    [0] Un échange : { $foe } est éliminé, mais { $own } aussi.
    [1] { $own } contre { $foe } : un partout.
    [2] { $foe } tombe et entraîne { $own }.
   *[3] { $foe } valait-il { $own } ? Les deux sont éliminés.
}
pitchout-comment-again-out = { $say ->
    [0] La seconde pichenette est la bonne : { $puck } élimine { $foe }.
    [1] { $puck } insiste, et { $foe } est éliminé.
   *[2] Deux fois dans le même tour, et la seconde { $puck } en finit avec { $foe }.
}
pitchout-comment-struck-softly = { $say ->
    [0] À peine un frôlement, mais il n’en faut pas plus à { $by } : { $puck } est éliminé.
    [1] { $by } effleure { $puck }. Pour un Assassin, cela suffit.
   *[2] Le plus léger des contacts, et { $puck } n’est plus.
}
pitchout-comment-struck = { $say ->
    [0] { $by } frappe, et { $puck } n’est plus.
    [1] Qui se laisse toucher par { $by } est perdu ; cette fois, c’est { $puck }.
    [2] Un modèle du genre : { $by } a trouvé { $puck }.
   *[3] Pas besoin du bord : { $by } élimine { $puck } sur place.
}
pitchout-comment-infected = { $say ->
    [0] { $by } infecte { $puck } : ni l’un ni l’autre ne verra le prochain tour.
    [1] { $puck } a croisé { $by } ; cela finit mal pour les deux.
   *[2] N’approchez pas { $by }, disait-on. { $puck } n’a pas écouté.
}
pitchout-comment-paid = { $say ->
    [0] { $puck } paie pour sa victime.
    [1] { $puck } disparaît avec sa victime.
   *[2] Le prix de l’infection : { $puck } s’en va aussi.
}
pitchout-comment-walked-into = { $say ->
    [0] { $puck } aurait dû rester loin de { $by }.
    [1] { $by } n’a pas eu à bouger : { $puck } est venu tout seul.
   *[2] Rencontre fatale : { $puck } s’est jeté sur { $by }.
}
# $puck a été poussé dehors par $by, de son camp ou d’un autre camp adverse.
pitchout-comment-betrayed = { $say ->
    [0] { $puck } est poussé dehors par { $by }, qui n’a fait que transmettre le coup.
    [1] Le coup passe par { $by }, et c’est { $puck } qui tombe.
   *[2] { $by } est projeté sur { $puck }, qui bascule dans le vide.
}
# Tous deux du même camp.
pitchout-comment-friendly = { $say ->
    [0] But contre son camp : { $by } pousse { $puck } dans le vide à { $clock }.
    [1] Avec des amis comme { $by }… { $puck } est éliminé.
    [2] { $puck } tombe à { $clock }, poussé par { $by } : un équipier !
   *[3] { $by } ne l’a pas fait exprès : { $puck }, un équipier, est éliminé.
}
# $by : un adversaire, projeté sur $puck par la pichenette de son propre camp.
pitchout-comment-recoil = { $say ->
    [0] Un boomerang : le coup revient par { $by }, et { $puck } sort à { $clock }.
    [1] { $by } rend le coup à { $puck }, du camp qui l’avait porté.
   *[2] Raté ! { $by } est touché, et c’est { $puck } qui tombe à { $clock }.
}
# $mm : de combien il aurait dépassé le bord avant de s’arrêter.
pitchout-comment-overrun = { $say ->
    [0] { $mm } mm de trop : { $puck } sort tout seul à { $clock }.
    [1] { $puck } ne s’arrête pas à temps : il lui manquait { $mm } mm.
    [2] Si près de rester : { $puck } dépasse le bord de { $mm } mm.
   *[3] { $puck } freine trop tard, de { $mm } mm, et tombe à { $clock }.
}
pitchout-comment-overbalanced = { $say ->
    [0] { $puck } rencontre { $foe }, mais c’est { $puck } qui tombe.
    [1] { $foe } tient bon ; { $puck } passe par-dessus bord à { $clock }.
    [2] Toucher { $foe } a coûté plus que cela n’a rapporté : { $puck } est éliminé.
   *[3] { $puck } touche { $foe } et ne peut plus s’arrêter : dehors à { $clock }.
}
# $strength de 1 à 100.
pitchout-comment-dive = { $say ->
    [0] { $puck } ne rencontre personne et plonge à { $clock }.
    [1] Force { $strength }, c’était trop : { $puck } sort sans avoir touché personne.
    [2] Le grand saut : { $puck } s’en va à { $clock } sans un contact.
   *[3] Personne n’avait chassé { $puck }. Il est parti quand même, à { $clock }.
}
pitchout-comment-left = { $say ->
    [0] { $puck } se perd tout seul à { $clock }.
    [1] { $puck } n’en reviendra pas : dehors à { $clock }.
    [2] Le mieux est l’ennemi du bien : { $puck } sort à { $clock }.
   *[3] { $puck } finit au-delà du bord à { $clock }, par sa propre pichenette.
}
pitchout-comment-immortal = { $say ->
    [0] { $puck } tombe à { $clock } et hausse les épaules : un Immortel revient.
    [1] Par-dessus bord, et de retour : on ne tue pas { $puck } ainsi.
    [2] La mort n’est qu’un détail pour { $puck } : dehors à { $clock }, et aussitôt de retour.
   *[3] { $puck } prend le raccourci par le vide. Un Immortel peut se le permettre.
}
# $block l’a éjecté.
pitchout-comment-spared = { $say ->
    [0] Éjecté par le bloc { $block }, { $puck } est épargné et revient.
    [1] { $puck } a de la chance : c’est le bloc { $block } qui l’a poussé, il revient donc.
    [2] { $puck } tombe à { $clock }, mais un bloc n’est pas un palet : il revient.
   *[3] Tout cela pour rien : c’est le bloc { $block } qui a poussé { $puck }, cela ne compte pas.
}
pitchout-comment-spared-own = { $say ->
    [0] Le bloc { $block } éjecte { $puck }, et lui sauve la mise du même coup.
    [1] { $puck } passe par-dessus bord à { $clock } ; grâce au bloc { $block }, il peut revenir.
   *[2] Cela aurait pu mal finir : { $puck } tombe, mais à cause du bloc { $block }, et revient.
}
pitchout-comment-block-out = { $say ->
    [0] Même le bloc { $block } s’en va : dans le vide à { $clock }.
    [1] Adieu, bloc { $block } : il sort à { $clock }, jusqu’à la prochaine manche.
   *[2] Le bloc { $block } est poussé dehors à { $clock } ; l’arène s’élargit.
}

## Qui est touché ou manqué, et qui est où

# $mm jusqu’au bord, mesurés du centre du palet.
pitchout-comment-held = { $say ->
    [0] { $puck } freine à { $mm } mm du vide. Des nerfs d’acier !
    [1] De justesse : { $puck } s’arrête à { $mm } mm du bord.
    [2] { $mm } mm de plus, et { $puck } s’éjectait tout seul.
   *[3] { $puck } regarde le vide ; { $mm } mm le retiennent encore.
}
pitchout-comment-hanging = { $say ->
    [0] { $puck } tient encore au bord, à { $mm } mm près.
    [1] { $mm } mm : c’est tout ce qui reste sous { $puck }.
    [2] { $puck } vacille à { $mm } mm de la chute, et reste.
   *[3] Un souffle suffirait : { $puck } est à { $mm } mm du bord.
}
pitchout-comment-hanging-own = { $say ->
    [0] Attention aux équipiers : { $puck } se retrouve à { $mm } mm du bord.
    [1] { $puck } est poussé au bord par un ami : il reste { $mm } mm.
   *[2] { $mm } mm de plus, et { $puck } était victime d’un but contre son camp.
}
pitchout-comment-captain-edge = { $say ->
    [0] Le Capitaine sent le courant d’air : { $puck } est à { $mm } mm du bord.
    [1] À { $mm } mm du bord, ce n’est pas la place d’un Capitaine comme { $puck }.
   *[2] Tous les regards sur { $puck } : le Capitaine n’a plus que { $mm } mm.
}
pitchout-comment-edge-stop = { $say ->
    [0] { $puck } s’immobilise à { $mm } mm du bord : une cible tentante.
    [1] { $puck } s’arrête : encore { $mm } mm jusqu’au bord.
    [2] Il ne reste guère de place derrière { $puck } : { $mm } mm.
   *[3] { $puck } s’installe près du bord, à { $mm } mm.
}
pitchout-comment-bank-hit = { $say ->
    [0] Le bloc { $block }, puis { $foe } : { $puck } aime le billard.
    [1] { $puck } fait le détour par le bloc { $block } et trouve { $foe }.
    [2] Le bloc { $block } renvoie { $puck } sur { $foe }.
   *[3] Un ricochet : { $puck } touche le bloc { $block }, puis { $foe }.
}
# $mm : le déplacement de $foe.
pitchout-comment-kiss = { $say ->
    [0] Un simple baiser : { $foe } bouge de { $mm } mm.
    [1] { $puck } atteint { $foe } dans un dernier souffle : { $mm } mm.
    [2] { $puck } frappe à la porte de { $foe }. Poliment : { $mm } mm.
   *[3] { $foe } remarque à peine { $puck } : { $mm } mm.
}
# $cm : la distance de $foe au bord, maintenant.
pitchout-comment-favour = { $say ->
    [0] { $puck } rend service à { $foe } : à { $cm } cm du bord, il respire à nouveau.
    [1] { $foe } était près du bord ; { $puck } le remet en sécurité.
   *[2] Merci, dit { $foe } : { $puck } l’a ramené à { $cm } cm du bord.
}
# $mm : la distance de $foe au bord, maintenant.
pitchout-comment-shoved-edge = { $say ->
    [0] { $puck } pousse { $foe } vers le vide : il reste { $mm } mm.
    [1] { $foe } s’arrête à { $mm } mm du bord. La prochaine fois, peut-être.
    [2] Pas assez, mais presque : il reste { $mm } mm à { $foe }.
   *[3] { $puck } prépare le terrain : { $foe } est à { $mm } mm du bord.
}
pitchout-comment-shoved-far = { $say ->
    [0] { $puck } expédie { $foe } à { $cm } cm de là.
    [1] Quel choc : { $foe } se retrouve { $cm } cm plus loin.
    [2] { $foe } est prié d’aller voir ailleurs, à { $cm } cm, mais reste en jeu.
   *[3] Cela a dû faire mal : { $puck } chasse { $foe } de { $cm } cm.
}
pitchout-comment-shoved = { $say ->
    [0] { $puck } fait reculer { $foe } de { $mm } mm.
    [1] { $foe } cède { $mm } mm, pas davantage.
    [2] { $puck } trouve { $foe } et le déplace de { $mm } mm.
   *[3] Une poignée de main ferme : { $puck } pousse { $foe } de { $mm } mm.
}
# $block s’est déplacé de $cm.
pitchout-comment-heaved = { $say ->
    [0] { $puck } déplace les meubles : le bloc { $block } avance de { $cm } cm.
    [1] Le bloc { $block } fait de la place : { $cm } cm.
    [2] { $puck } y met tout son poids et déplace le bloc { $block } de { $cm } cm.
   *[3] Le bloc { $block } change d’horizon : { $puck } l’a déplacé de { $cm } cm.
}
pitchout-comment-own-hit = { $say ->
    [0] { $puck } heurte { $other } : même camp, sans gravité.
    [1] Réunion de famille : { $puck } bouscule { $other }.
    [2] { $other } était sur la route de { $puck }, son équipier.
   *[3] { $puck } donne un coup d’épaule à { $other }, son équipier.
}
# $count contacts.
pitchout-comment-pinball = { $say ->
    [0] Un vrai flipper : { $count } chocs pour une pichenette de { $puck }.
    [1] { $count } contacts ! { $puck } réveille toute l’arène.
    [2] { $puck } fait tout s’entrechoquer : { $count } chocs.
   *[3] Qui peut suivre ? { $count } chocs après une pichenette de { $puck }.
}
# $puck se tient sur $mount.
pitchout-comment-mounted = { $say ->
    [0] { $puck } s’installe sur { $mount }, qui porte une Ombre désormais.
    [1] { $mount } a une Ombre sur le dos : { $puck }.
   *[2] { $puck } saute sur { $mount } et ne le lâche plus.
}
# $foe aurait été touché.
pitchout-comment-shielded = { $say ->
    [0] Le bloc { $block } fait rempart pour { $foe } : { $puck } ne passe pas.
    [1] { $foe } peut remercier le bloc { $block }, sur la route de { $puck }.
    [2] { $puck } visait { $foe }, mais le bloc { $block } s’est interposé.
   *[3] Sauvé par le décor : le bloc { $block } protège { $foe } de { $puck }.
}
pitchout-comment-block-hit = { $say ->
    [0] { $puck } parle au bloc { $block }, qui ne répond pas.
    [1] Personne d’autre que le bloc { $block }, et { $puck } le trouve.
    [2] { $puck } cogne le bloc { $block } et ne rencontre personne d’autre.
   *[3] Seul le bloc { $block } aura senti passer { $puck }.
}
# $mm entre eux au plus près.
pitchout-comment-missed = { $say ->
    [0] { $puck } manque { $foe } de { $mm } mm.
    [1] Si près : { $mm } mm entre { $puck } et { $foe }.
    [2] { $foe } sent passer le vent de { $puck } : { $mm } mm.
   *[3] { $puck } frôle { $foe }. { $mm } mm !
}
# $cm : la glissade de $puck.
pitchout-comment-long = { $say ->
    [0] Quel voyage : { $puck } glisse de { $cm } cm.
    [1] { $puck } traverse l’arène, { $cm } cm d’une traite.
    [2] { $cm } cm ! { $puck } fait le tour du propriétaire.
   *[3] Une longue course pour { $puck } : { $cm } cm.
}
# $mm : la glissade de $puck.
pitchout-comment-tap = { $say ->
    [0] Une pichenette timide : { $puck } avance de { $mm } mm.
    [1] { $puck } se racle la gorge : { $mm } mm.
    [2] { $mm } mm. { $puck } n’est pas pressé.
   *[3] { $puck } change d’appui, { $mm } mm, et attend.
}
# $mm : du Capitaine, joué lui-même, au bord.
pitchout-comment-captain-walks = { $say ->
    [0] Le Capitaine y va en personne : { $puck } finit à { $mm } mm du bord.
    [1] Un Capitaine à pied : { $puck } se dégourdit les jambes.
    [2] { $puck } se montre. Un Capitaine doit savoir ce qu’il fait.
   *[3] Le chef en tournée : { $puck } est maintenant à { $mm } mm du bord.
}
# $cm : la distance de $puck au bord, maintenant.
pitchout-comment-saved-self = { $say ->
    [0] { $puck } quitte le bord pour un terrain plus sûr, à { $cm } cm du vide.
    [1] Assez vécu dangereusement : { $puck } s’éloigne du bord.
    [2] { $puck } se met à l’abri : { $cm } cm jusqu’au bord le plus proche.
   *[3] { $puck } préfère la terre ferme, à { $cm } cm du bord.
}
# $mm entre eux.
pitchout-comment-close = { $say ->
    [0] { $puck } s’arrête à { $mm } mm de { $foe } et lui souffle dans le cou.
    [1] { $puck } et { $foe } sont face à face, à { $mm } mm.
    [2] { $mm } mm entre { $puck } et { $foe }. Qui cédera le premier ?
   *[3] { $puck } se rapproche de { $foe } : { $mm } mm.
}
# $captain : une étiquette.
pitchout-comment-beside = { $say ->
    [0] { $puck } prend place auprès du Capitaine, { $captain }.
    [1] { $puck } monte la garde près de { $captain }.
    [2] { $captain } a de la compagnie : { $puck } veille sur son Capitaine.
   *[3] { $puck } couvre { $captain } ; un Capitaine apprécie.
}
# $hour : où se trouve une pièce, comme sur un cadran ; 0 : au centre.
pitchout-comment-place = { $hour ->
       [0] au centre
       [1] à 1 heure
      *[other] à { $hour } heures
  }
# $place : où se trouve $puck, comme « à 2 heures ».
pitchout-comment-quiet = { $say ->
    [0] { $puck } glisse de { $cm } cm et attend { $place }.
    [1] Une pichenette tranquille : { $puck } s’installe { $place }.
    [2] { $puck } avance de { $cm } cm et ne dérange personne { $place }.
   *[3] { $cm } cm pour { $puck }, et tout est calme { $place }.
}
# $cm jusqu’à l’adversaire le plus proche, $foe.
pitchout-comment-far = { $say ->
    [0] { $puck } garde ses distances : { $foe } est à { $cm } cm.
    [1] Le plus proche de { $puck } est { $foe }, à { $cm } cm. Pour l’instant.
    [2] { $puck } guette { $foe } à { $cm } cm.
   *[3] Entre { $puck } et { $foe }, { $cm } cm d’arène vide.
}

## Ce qui se décide après une pichenette

# $guard s’est sacrifié pour $puck.
pitchout-comment-rescued = { $say ->
    [0] { $guard } s’interpose : { $puck } vit, son Garde non.
    [1] Quelle loyauté ! { $guard } s’en va, { $puck } revient.
    [2] { $puck } était déjà perdu ; { $guard } prend sa place dans le vide.
   *[3] { $guard } fait son devoir de Garde, et { $puck } est de retour.
}
# $team : un camp.
pitchout-comment-not-rescued = { $say ->
    [0] Le Garde du camp { $team } regarde ailleurs.
    [1] { $team } conserve son Garde : ce qui est perdu est perdu.
    [2] Pas de sauvetage : { $team } a d’autres projets pour son Garde.
   *[3] Le Garde du camp { $team } reste à son poste. Froid, mais sage ?
}
pitchout-comment-golem = { $say ->
    [0] De la poussière surgit { $puck } : { $team } a un Golem.
    [1] { $team } s’agrandit : { $puck }, un Golem, entre en jeu.
    [2] L’un tombe, l’autre se lève : { $puck } se bat pour { $team }.
   *[3] L’argile prend vie : { $puck } se dresse pour { $team }.
}
pitchout-comment-no-golem = { $say ->
    [0] { $team } ne veut pas de Golem. Trop de fierté ?
   *[1] L’argile reste argile : { $team } se passe de Golem.
}
# $puck : le Sapeur.
pitchout-comment-block-moved = { $say ->
    [0] { $puck } déménage : le bloc { $block } est ailleurs maintenant.
    [1] Où était donc le bloc { $block } ? { $puck } l’a emporté.
   *[2] { $puck } ramasse le bloc { $block } et le pose où cela gêne.
}
pitchout-comment-block-stays = { $say ->
    [0] { $puck } réfléchit et laisse le bloc { $block } tranquille.
   *[1] Le bloc { $block } peut rester ; il plaît à { $puck } là où il est.
}
# $puck : l’Ombre.
pitchout-comment-stays-down = { $say ->
    [0] { $puck } préfère aller à pied.
   *[1] Pas de monture pour { $puck }, qui reste au sol.
}
pitchout-comment-stopped = { $say ->
    [0] { $puck } pouvait continuer, et s’en tient là.
    [1] Une fois suffit à { $puck }.
    [2] { $puck } sait s’arrêter à temps.
   *[3] Pas de rappel pour { $puck }.
}
# $place : où se trouve $puck, comme « à 2 heures » ; $mm de là au bord.
pitchout-comment-returned = { $say ->
    [0] { $puck } est de retour { $place }, à { $mm } mm du bord.
    [1] { $puck } remonte { $place } comme si de rien n’était.
    [2] Le revoilà : { $puck } se tient { $place }.
   *[3] Une seconde vie pour { $puck }, qui commence { $place }.
}
# $team n’a plus que deux palets.
pitchout-comment-block-taken = { $say ->
    [0] Plus que deux palets pour { $team } : le bloc { $block } doit partir, c’est de bonne guerre.
    [1] Le bloc { $block } quitte l’arène pour laisser respirer { $team }.
    [2] Un peu de place pour le plus faible : { $team } n’a plus le bloc { $block } devant lui.
   *[3] Deux palets pour { $team }, un obstacle de moins : le bloc { $block } s’en va.
}
# $pitcher : celui dont le Capitaine de $team prend le pouvoir.
pitchout-comment-copied = { $say ->
    [0] Le Capitaine du camp { $team } joue un rôle ce tour-ci : { $pitcher }.
    [1] En mémoire d’un palet tombé, le Capitaine du camp { $team } prend son pouvoir : { $pitcher }.
    [2] { $team } prête à son Capitaine le pouvoir d’un disparu : { $pitcher }.
   *[3] Un tour d’emprunt pour le Capitaine du camp { $team } : { $pitcher }.
}
# $pitcher, du camp $team.
pitchout-comment-banned = { $say ->
    [0] { $team } devra s’en passer : { $pitcher }, c’est fini pour ce match.
    [1] Un souci de moins : { $pitcher }, du camp { $team }, regardera depuis les tribunes.
   *[2] Carton rouge au camp { $team } : { $pitcher }.
}
pitchout-comment-skipped-time = { $say ->
    [0] L’horloge a eu raison du camp { $team } : pas de pichenette ce tour-ci.
    [1] { $team } a laissé filer son tour.
   *[2] Le temps est écoulé : { $team } perd son tour.
}
pitchout-comment-skipped-blocked = { $say ->
    [0] { $team } est coincé : pas un palet n’est jouable.
   *[1] Emmuré : { $team } doit laisser passer son tour.
}
# $count tours passifs sur 3 d’affilée.
pitchout-comment-passive = { $say ->
    [0] { $team } temporise : tour passif { $count } sur 3.
    [1] Et le combat ? { $team } en est à { $count } tours passifs sur 3.
   *[2] { $count } sur 3 : { $team } ferait bien de toucher quelqu’un.
}
pitchout-comment-penalty = { $say ->
    [0] L’attente a un prix : { $team } sacrifie { $puck }.
   *[1] { $puck } paie pour la patience du camp { $team }.
}

## Où en sont la manche et le match

# $team : qui gagne la manche.
pitchout-comment-last-word = { $say ->
    [0] Tous tombent, et l’attaquant a le dernier mot. La manche revient à { $team } !
   *[1] Tout le monde est battu, l’attaquant un peu moins : la manche revient à { $team }.
}
pitchout-comment-alone = { $say ->
    [0] Un Capitaine sans équipage : la manche { $round } revient à { $team }.
    [1] Il ne reste plus que le Capitaine, et la manche { $round } revient à { $team }.
   *[2] On est bien seul au sommet : la manche { $round } revient à { $team }.
}
# $team est hors jeu ; il reste $count camps.
pitchout-comment-knocked-out = { $say ->
    [0] { $team } ne fait plus que regarder ; il reste { $count } camps.
    [1] Rideau pour { $team }. Plus que { $count } camps dans cette manche.
    [2] C’est terminé pour { $team } ; { $count } camps continuent.
   *[3] Et il n’en resta que { $count } : { $team } est hors de la manche.
}
# $round : la troisième.
pitchout-comment-decider = { $say ->
    [0] Égalité : la manche { $round } décidera de tout.
   *[1] Un partout ! Qui gagne la manche { $round } gagne le match.
}
# $team a gagné une manche.
pitchout-comment-match-point = { $say ->
    [0] Encore une manche, et le match revient à { $team }.
    [1] Balle de match pour { $team }.
   *[2] Désormais, tout peut finir vite : balle de match pour { $team }.
}
# $count : les palets qui restent aux vainqueurs.
pitchout-comment-few-left = { $say ->
    [0] Avec { $count } palets, la manche est renversée ! Elle revient à { $team }.
    [1] Personne ne misait plus sur { $team }, mais { $count } palets ont suffi.
   *[2] Une manche gagnée avec { $count } palets : quel sang-froid, { $team } !
}
# $puck : le Capitaine tombé ; $mm : de combien il aurait dépassé le bord.
pitchout-comment-captain-whisker = { $say ->
    [0] Le Capitaine tombe pour { $mm } mm : sans { $puck }, la manche revient à { $team }.
   *[1] { $mm } mm ! Il s’en est fallu de si peu que le Capitaine { $puck } reste. La manche va à { $team }.
}
pitchout-comment-captain-own = { $say ->
    [0] Le Capitaine perdu par les siens : { $puck } tombe, et la manche revient à { $team }.
    [1] Un cadeau pour { $team } : le Capitaine { $puck } est sorti par son propre camp.
    [2] Aïe ! Le Capitaine passe par-dessus bord, poussé par les siens : { $puck } est perdu, la manche aussi.
   *[3] Avec de tels amis, un Capitaine n’a pas besoin d’ennemis : { $puck } est dehors, la manche va à { $team }.
}
pitchout-comment-captain-dive = { $say ->
    [0] Le Capitaine { $puck } se jette dehors, et la manche avec lui : elle revient à { $team }.
    [1] Le Capitaine va trop loin, au sens propre : { $puck } est parti, la manche revient à { $team }.
    [2] { $puck } oublie qu’un Capitaine reste à bord. La manche revient à { $team }.
   *[3] Un saut qu’aucun Capitaine ne devrait tenter : { $puck } sort à { $clock }, et la manche est perdue.
}
# Le Capitaine $puck est tombé, mais la manche n’est pas encore perdue.
pitchout-comment-captain-overboard = { $say ->
    [0] Capitaine par-dessus bord : { $puck } est tombé à { $clock }. Seul le Garde peut encore l’aider.
    [1] { $puck } a passé le bord ! Tout dépend du Garde.
    [2] Un Capitaine dans le vide : le Garde sautera-t-il pour { $puck } ?
   *[3] On retient son souffle : le Capitaine { $puck } sort à { $clock }, et seul le Garde peut le ramener.
}
pitchout-comment-captain-falls = { $say ->
    [0] Le Capitaine passe par-dessus bord à { $clock } : { $puck } est dehors, la manche revient à { $team }.
    [1] Touché ! { $puck } tombe à { $clock }, et la manche avec le Capitaine.
    [2] Le Capitaine est tombé : { $puck } sort à { $clock }. La manche revient à { $team }.
   *[3] Un homme à la mer à { $clock } : { $puck }, le Capitaine en personne. La manche est pour { $team }.
}
# $by l’a frappé.
pitchout-comment-captain-struck = { $say ->
    [0] { $by } atteint le Capitaine : { $puck } est abattu, la manche revient à { $team }.
    [1] Aucun Capitaine n’échappe à { $by } : { $puck } est éliminé, et la manche avec lui.
   *[2] Un coup à la tête : { $by } abat { $puck }. La manche est pour { $team }.
}
pitchout-comment-two-left = { $say ->
    [0] Les rangs s’éclaircissent pour { $team } : un Capitaine et un seul équipier.
    [1] Plus que deux : { $team } est dos au mur.
    [2] { $team } n’a plus que deux palets. Encore un, et c’est fini.
   *[3] Deux contre le reste : l’étau se resserre sur { $team }.
}

## Avant la première pichenette

pitchout-comment-deployed-standard = { $say ->
    [0] { $team } se range comme dans les livres.
    [1] Rien d’extravagant : { $team } adopte la formation standard.
    [2] { $team } s’en remet à ce qui a fait ses preuves : la formation standard.
   *[3] { $team } ouvre par la formation standard, comme mille autres avant.
}
pitchout-comment-deployed-wall = { $say ->
    [0] { $team } dresse un mur et se tient derrière.
    [1] Les blocs devant, tête baissée derrière : { $team } s’emmure.
    [2] Un mur de blocs pour { $team }. Qui le contournera ?
   *[3] { $team } ferme la porte et reste à l’intérieur.
}
pitchout-comment-deployed-spread = { $say ->
    [0] { $team } se disperse : difficile d’en prendre deux d’un coup.
    [1] { $team } occupe toute sa zone, à chacun sa place.
    [2] Bien espacé : { $team } offre beaucoup de cibles, mais jamais deux ensemble.
   *[3] { $team } laisse de l’air entre ses palets.
}
# $mm du Capitaine au bord.
pitchout-comment-deployed-edge = { $say ->
    [0] { $team } aime le danger : son Capitaine est à { $mm } mm du bord.
   *[1] Seulement { $mm } mm derrière le Capitaine du camp { $team }. Quel courage !
}
pitchout-comment-deployed-bold = { $say ->
    [0] { $team } met son Capitaine au premier rang. Courage ou folie ?
   *[1] Le Capitaine montre l’exemple en première ligne : { $team } ne cache rien.
}
# $puck : une étiquette.
pitchout-comment-deployed-front = { $say ->
    [0] { $puck } est en pointe pour { $team }.
    [1] { $team } envoie { $puck } aux avant-postes.
    [2] Le fer de lance du camp { $team }, c’est { $puck }.
   *[3] S’il faut quelqu’un devant pour { $team }, c’est { $puck }.
}
pitchout-comment-deployed-hidden = { $say ->
    [0] Le Capitaine du camp { $team } s’abrite derrière le bloc { $block }.
    [1] Derrière le bloc { $block }, quelqu’un se croit en sécurité : le Capitaine du camp { $team }.
    [2] { $team } cache son Capitaine derrière le bloc { $block }.
   *[3] D’abord l’essentiel : le bloc { $block } devant le Capitaine du camp { $team }.
}
# $cm du premier au dernier palet.
pitchout-comment-deployed-tight = { $say ->
    [0] { $team } serre les rangs : { $cm } cm du premier au dernier.
   *[1] Coude à coude sur { $cm } cm : { $team } fait bloc.
}
pitchout-comment-deployed-wide = { $say ->
    [0] { $team } prend toute la place : { $cm } cm.
   *[1] { $cm } cm d’une aile à l’autre : { $team } s’étire.
}
pitchout-comment-no-guard = { $say ->
    [0] { $team } joue sans Garde : qui tombe reste à terre.
    [1] Pas de Garde pour { $team }. Il faut oser.
   *[2] { $team } laisse son Garde à la maison : personne ne sera sauvé.
}
# $pitcher ne joue pas.
pitchout-comment-benched = { $say ->
    [0] Qui regarde, chez { $team } ? { $pitcher }.
    [1] { $team } aligne tout le monde sauf un, qui reste sur le banc : { $pitcher }.
    [2] Sur le banc du camp { $team } : { $pitcher }.
   *[3] Absent cette fois du camp { $team } : { $pitcher }.
}
# $count Élites parmi $all pitchers.
pitchout-comment-elites = { $say ->
    [0] Chez { $team }, { $count ->
           [0] pas une Élite
           [one] une Élite
          *[other] { $count } Élites
      } sur { $all } palets.
    [1] { $count ->
           [0] Aucune Élite
           [one] Une Élite
          *[other] { $count } Élites
      } sur { $all } : { $team } montre son jeu.
   *[2] Le rideau se lève sur { $team } : { $count ->
           [0] pas une seule Élite
           [one] une Élite
          *[other] { $count } Élites
      } parmi les { $all }.
}
pitchout-comment-shot-none = { $say ->
    [0] Tous par-dessus bord : personne n’a de mesure.
   *[1] Trop de force partout : tous les Capitaines ont quitté l’arène.
}
# $mm jusqu’au bord opposé.
pitchout-comment-shot-tie = { $say ->
    [0] Les deux à { $mm } mm du bord : aucune règle ne les départage !
   *[1] Incroyable : égalité à { $mm } mm. On recommence !
}
pitchout-comment-shot = { $say ->
    [0] { $team } est le plus proche : { $mm } mm du bord opposé.
    [1] { $mm } mm suffisent : { $team } remporte le tir d’engagement.
   *[2] Le meilleur toucher est celui du camp { $team } : { $mm } mm.
}
pitchout-comment-shot-great = { $say ->
    [0] Quel toucher : { $team } s’arrête à { $mm } mm du bord opposé.
   *[1] Seulement { $mm } mm jusqu’au bord opposé : avec { $team }, tout paraît facile.
}
pitchout-comment-shot-alone = { $say ->
    [0] Seul { $team } garde son Capitaine dans l’arène, et cela suffit.
   *[1] La concurrence s’envole ; { $team } reste et gagne.
}
# $mm entre $team et $loser.
pitchout-comment-shot-close = { $say ->
    [0] { $mm } mm font la différence : { $team } devant { $loser }.
   *[1] D’un cheveu : { $team } est plus proche que { $loser } de { $mm } mm.
}

## Offboard

# $side et $foe : les camps ; $target, comme T3, vaut $value points, de 1 à 3.
# $score : les points de $foe, maintenant.
offboard-comment-lodged = { $say ->
    [0] { $target } a trouvé sa bille : { $value ->
           [one] un point
          *[other] { $value } points
      } pour { $foe }.
    [1] Par-dessus le bord, droit dans { $target }. { $foe } en est à { $score }.
    [2] { $foe } fait recette en { $target } et passe à { $score }.
   *[3] { $side } laisse une bille dans { $target } : { $value ->
           [one] un point
          *[other] { $value } points
      } pour { $foe }.
}
offboard-comment-last = { $say ->
    [0] C’est la bonne : { $target }, { $score } points, et { $foe } a gagné.
   *[1] { $target } en décide. { $foe } tient ses { $score } points.
}
# $own : les points de $side.
offboard-comment-neck = { $say ->
    [0] Au coude à coude : { $score } pour { $foe }, { $own } pour { $side }. La prochaine peut décider.
   *[1] { $score } pour { $foe }, { $own } pour { $side } : on retient son souffle.
}
offboard-comment-level = { $say ->
    [0] Égalité : { $target } amène { $foe } à { $score }.
   *[1] { $foe } revient à égalité, { $score } partout.
}
# $left : ce qui manque à $foe.
offboard-comment-near = { $say ->
    [0] Après { $target }, il ne manque plus { $left ->
           [one] qu’un point
          *[other] que { $left } points
      } à { $foe }.
   *[1] { $target }, et { $foe } y croit : encore { $left ->
           [one] un point
          *[other] { $left } points
      }.
}
offboard-comment-bounced = { $say ->
    [0] { $target } est occupée, et la bille de { $side } bondit en l’air.
    [1] Plus de place en { $target } : { $side } reprend sa bille, ou l’écarte.
    [2] Éjectée pour rien : { $target } était pleine, la bille de { $side } est en l’air.
   *[3] { $side } a de la chance, { $target } était occupée.
}
offboard-comment-back = { $say ->
    [0] { $side } fait atterrir sa bille en { $cell }.
    [1] Retour sur terre : { $side } choisit { $cell }.
   *[2] Atterrissage en douceur pour { $side }, en { $cell }.
}
offboard-comment-back-middle = { $say ->
    [0] En plein milieu : { $side } atterrit en { $cell }.
   *[1] Du ciel au cœur du plateau : { $cell } pour { $side }.
}
# $count : les billes qui restent à $side.
offboard-comment-discarded = { $say ->
    [0] { $side } se sépare d’une bille et continue avec { $count }.
   *[1] Une de moins à porter : il en reste { $count } à { $side }.
}
offboard-comment-passed = { $say ->
    [0] { $side } est pieds et poings liés.
   *[1] Pas un seul coup pour { $side }.
}
# $count billes de $side, la dernière en $cell, en ont poussé $pushed.
offboard-comment-pushed-many = { $say ->
    [0] { $count } contre { $pushed } : { $side } déplace toute une ligne.
    [1] { $pushed } d’un coup ! { $side } s’y met à { $count }.
    [2] Quelle poussée depuis { $cell } : { $pushed } billes de { $foe } doivent céder.
   *[3] { $pushed } billes de { $foe } reculent à la fois.
}
offboard-comment-pushed = { $say ->
    [0] { $side } bouscule { $foe }.
    [1] { $foe } doit céder devant { $count } billes.
    [2] À { $count } contre une, { $side } gagne du terrain.
   *[3] Un pas en arrière pour { $foe }, poussé depuis { $cell }.
}
offboard-comment-pushed-hard = { $say ->
    [0] { $side } met { $count } billes pour en pousser une. Prudence est mère de sûreté.
    [1] Avec { $count } billes depuis { $cell }, { $side } ne prend aucun risque.
   *[2] Un marteau-pilon pour une mouche : { $count } billes en poussent une.
}
offboard-comment-long = { $say ->
    [0] Tout un train s’ébranle : { $count } billes de { $side }.
    [1] { $side } en déplace { $count } d’un coup depuis { $cell }.
   *[2] { $count } au pas : { $side } est en marche.
}
# $value : les points que $foe pourrait marquer au mieux au prochain coup.
offboard-comment-open = { $say ->
    [0] Imprudence ? { $foe } peut maintenant éjecter une bille, pour { $value ->
           [one] un point
          *[other] { $value } points
      }.
    [1] { $side } laisse une porte ouverte : { $value ->
           [one] un point
          *[other] { $value } points
      } à la portée de { $foe }.
    [2] { $foe } l’a-t-il vu ? Il y a { $value ->
           [one] un point
          *[other] { $value } points
      } à prendre.
   *[3] Une occasion pour { $foe } : elle vaut { $value ->
           [one] un point
          *[other] { $value } points
      }.
}
offboard-comment-still-open = { $say ->
    [0] { $side } ne se garde pas : { $foe } peut toujours éjecter une bille.
    [1] Le danger demeure pour { $side } : jusqu’à { $value ->
           [one] un point
          *[other] { $value } points
      } en jeu.
    [2] { $side } laisse venir : { $foe } peut prendre { $value ->
           [one] un point
          *[other] { $value } points
      }.
   *[3] Sang-froid ou oubli ? Une bille de { $side } peut encore être éjectée.
}
# $count menaces ont disparu.
offboard-comment-parried = { $say ->
    [0] Juste à temps : { $side } met sa bille hors de danger.
    [1] { $side } pare ; { $foe } ne peut plus rien éjecter.
    [2] { $foe } avait des espoirs, { $side } les a douchés.
   *[3] La porte est fermée : { $side } est de nouveau à l’abri.
}
offboard-comment-threat = { $say ->
    [0] { $side } vise { $target } : { $value ->
           [one] un point
          *[other] { $value } points
      } si { $foe } dort.
    [1] Attention, { $foe } : une bille peut partir en { $target }.
    [2] { $side } menace de pousser une bille dans { $target }.
   *[3] { $target } fait signe : { $side } pourrait marquer { $value ->
           [one] un point
          *[other] { $value } points
      }.
}
# $count coups de $side éjecteraient une bille.
offboard-comment-threats = { $say ->
    [0] { $count } menaces à la fois ! { $foe } aura du mal à tout parer.
    [1] { $side } tend { $count } pièges, dont le meilleur vaut { $value ->
           [one] un point
          *[other] { $value } points
      }.
    [2] Où regarder d’abord ? { $side } menace { $count } fois.
   *[3] { $foe } a un souci : { $side } pourrait éjecter une bille de { $count } façons.
}
offboard-comment-middle = { $say ->
    [0] { $side } prend le centre.
    [1] E5 est à { $side } désormais : la meilleure place.
   *[2] { $side } s’installe au cœur du plateau.
}
offboard-comment-contact = { $say ->
    [0] Premier contact ! { $side } fait face à { $foe }.
    [1] { $side } prend contact : tout peut commencer.
   *[2] Les lignes se rejoignent : { $side } se dresse devant { $foe }.
}
# $count billes de $side touchent $foe.
offboard-comment-closer = { $say ->
    [0] { $side } serre de plus près : { $count } billes au contact.
    [1] L’écart se referme : { $side } a { $count } billes au contact.
    [2] { $side } cherche la mêlée : { $count } billes en première ligne.
   *[3] On se bouscule : { $count } billes de { $side } touchent { $foe }.
}
offboard-comment-apart = { $say ->
    [0] { $side } desserre un peu l’étreinte.
    [1] { $side } sort de la mêlée.
    [2] Un peu de distance ne nuit pas, se dit { $side }.
   *[3] { $side } s’écarte de { $foe }.
}
# $count billes de $side au bord.
offboard-comment-rim = { $say ->
    [0] { $side } s’approche du bord, là où souffle le vent.
    [1] Des billes au bord, { $side } en compte maintenant { $count }. Bonne idée ?
    [2] Tout près du vide : { $side } y risque une bille.
   *[3] Le bord est un terrain dangereux, et { $side } s’y aventure.
}
offboard-comment-inwards = { $say ->
    [0] { $side } quitte le bord pour des cases plus sûres.
    [1] Loin du bord, se dit { $side }.
    [2] { $side } revient vers l’intérieur.
   *[3] { $side } met une bille à l’abri du vent.
}
# $count cases entre les billes les plus proches des deux camps.
offboard-comment-gap = { $say ->
    [0] Plus que { $count ->
           [one] une case
          *[other] { $count } cases
      } entre eux : { $side } s’approche.
    [1] { $side } avance ; encore { $count ->
           [one] une case
          *[other] { $count } cases
      } avant la rencontre.
   *[2] Les camps se rapprochent : { $count ->
           [one] une case libre les sépare
          *[other] { $count } cases libres les séparent
      }.
}
# $cell : d’où venait la bille.
offboard-comment-lonely = { $say ->
    [0] Une bille de { $side } fait cavalier seul.
    [1] { $side } envoie un éclaireur loin de { $cell }.
    [2] Qui va là, toute seule ? Une bille de { $side }.
   *[3] Sans amies autour d’elle, cette bille de { $side } est facile à pousser.
}
offboard-comment-joined = { $say ->
    [0] { $side } resserre les rangs : toutes les billes se touchent.
    [1] L’union fait la force : { $side } ne forme plus qu’un groupe.
   *[2] Aucune ne reste seule : { $side } rassemble toutes ses billes.
}
# $count groupes.
offboard-comment-split = { $say ->
    [0] { $side } est maintenant en { $count } morceaux.
    [1] Un peu partout : { $side } compte { $count } groupes.
   *[2] { $side } se divise en { $count } groupes. Pourront-ils s’entraider ?
}
# $count billes de $side à deux cases au plus de E5.
offboard-comment-centre = { $say ->
    [0] { $side } a { $count ->
           [one] une bille
          *[other] { $count } billes
      } autour du centre, plus que { $foe }.
   *[1] Le centre bascule vers { $side } : { $count ->
           [one] une bille s’y tient
          *[other] { $count } billes s’y tiennent
      }.
}
offboard-comment-again = { $say ->
    [0] N’a-t-on pas déjà vu cela ? Encore une fois, et c’est la nulle.
   *[1] La position est apparue deux fois. Une troisième, et c’est la nulle.
}
# $count tours sans bille dans une cible.
offboard-comment-quiet = { $say ->
    [0] { $count } tours sans une bille au but : qui osera ?
   *[1] Les cibles attendent. Déjà { $count } tours.
}

## PitchBowl : comment un match s’ouvre

# $team, $foe sont des camps ; $player, $mate, $victim, $passer, $by, $other des noms tels que A3, ou le ballon.
# $place : un en-but, une aile ($side : en haut ou en bas dans l’image) ou une moitié
pitchbowl-comment-in-zone = dans l’en-but d’{ $team }
pitchbowl-comment-on-wing = { $side ->
    [upper] sur l’aile du haut
   *[lower] sur l’aile du bas
}
pitchbowl-comment-in-half = dans la moitié d’{ $team }
pitchbowl-comment-chose-kick = { $say ->
    [0] { $team } préfère engager plutôt que recevoir.
    [1] Le ballon ira aux autres : { $team } engage.
   *[2] { $team } commence par donner le ballon. Quelle assurance.
}
pitchbowl-comment-chose-ball = { $say ->
    [0] { $team } veut le ballon tout de suite.
    [1] { $team } a le choix et prend le ballon, merci bien.
   *[2] Aucune hésitation : { $team } reçoit.
}
# $count joueurs près de la ligne médiane
pitchbowl-comment-line-up = { $say ->
    [0] { $team } met { $count } joueurs en première ligne.
    [1] { $count } devant : { $team } compte tenir la médiane.
   *[2] Épaule contre épaule : { $team } en aligne { $count } à la médiane.
}
pitchbowl-comment-wings = { $say ->
    [0] { $team } s’étale : { $count } joueurs sur les ailes.
    [1] { $count } sur les ailes ; { $team } élargit le terrain.
   *[2] Sur les ailes, { $team } en poste { $count }.
}
pitchbowl-comment-backs = { $say ->
    [0] { $team } garde { $count } joueurs loin derrière, au cas où.
    [1] { $count } restent à la maison : { $team } se méfie.
   *[2] { $team } surveille son en-but, à { $count } s’il vous plaît.
}
pitchbowl-comment-kick-true = { $say ->
    [0] { $team } engage, et le ballon retombe à { $mm } mm de l’endroit visé.
    [1] En plein dans le mille : { $mm } mm d’écart pour { $team }.
   *[2] { $team } a lu le vent ; { $mm } mm d’écart, pas plus.
}
pitchbowl-comment-kick-stray = { $say ->
    [0] Le vent emporte le ballon à { $cm } cm de ce que voulait { $team }.
    [1] { $team } visait ailleurs : { $cm } cm d’écart.
   *[2] { $cm } cm de travers. { $team } accusera le temps.
}
pitchbowl-comment-kick-deep = { $say ->
    [0] Loin, très loin : { $team } engage à { $cm } cm au-delà de la médiane.
    [1] { $team } les renvoie tout au fond, à { $cm } cm dans leur moitié.
   *[2] Cet engagement d’{ $team }, il faudra aller le chercher, à { $cm } cm de la ligne.
}
pitchbowl-comment-kick = { $say ->
    [0] { $team } engage ; { $player } est le plus proche, à { $cm } cm.
    [1] Le ballon est retombé à { $cm } cm de { $player }. { $team } a fait sa part.
    [2] { $team } engage, et { $player } voit un ballon à { $cm } cm.
   *[3] Engagement d’{ $team } : { $player } en est à { $cm } cm.
}
pitchbowl-comment-kick-place = { $say ->
    [0] { $team } le dépose { $place }.
    [1] Il retombe { $place }, avec les compliments d’{ $team }.
   *[2] { $team } a engagé, et le ballon est { $place }.
}
pitchbowl-comment-kick-head = { $say ->
    [0] En plein sur une tête ! Le ballon rebondit à côté.
    [1] Il est tombé sur un joueur, qui n’a même pas levé les yeux.
   *[2] Attention la tête ! Trop tard.
}
pitchbowl-comment-touch-back = { $say ->
    [0] Cet engagement n’ira nulle part ; { $player } reçoit le ballon en cadeau.
    [1] Renvoi, et { $player } n’a pas à courir.
   *[2] { $player } reçoit le ballon sur un plateau.
}
pitchbowl-comment-deserted = { $say ->
    [0] Plus personne pour prendre le ballon. { $team } engage, tout le monde revient.
   *[1] Un terrain vide ! { $team } doit repartir d’un engagement.
}

## PitchBowl : ce qu’on laisse passer

pitchbowl-comment-ball-put = { $say ->
    [0] Le ballon est aux pieds de { $player }, qui préfère ne pas regarder.
    [1] { $player } doit regarder les autres poser le ballon.
   *[2] Échappé des mains de { $player }, et posé avec soin par l’autre camp.
}
pitchbowl-comment-bonus-lost = { $say ->
    [0] { $player } pouvait rejouer, et personne ne le lui a dit.
   *[1] { $player } attend, attend. La seconde action est perdue.
}
pitchbowl-comment-annulled = { $say ->
    [0] Ce n’était pas un placement. { $player } revient comme si de rien n’était.
   *[1] Demi-tour, { $player }.
}
pitchbowl-comment-declined = { $say ->
    [0] { $team } ne bouge pas.
    [1] { $team } est bien comme cela et ne déplace personne.
   *[2] Pas de placement ; { $team } attend.
}
pitchbowl-comment-gone = { $say ->
    [0] { $team } quitte le terrain. Le match est fini.
   *[1] { $team } en a assez vu.
}
pitchbowl-comment-idle = { $say ->
    [0] { $team } ne fait rien du tout, mais avec conviction.
    [1] Pas une pichenette : { $team } laisse passer son tour.
   *[2] { $team } garde les mains dans les poches ce tour-ci.
}
# $count joueurs qui auraient encore pu jouer
pitchbowl-comment-end-ball = { $say ->
    [0] { $team } garde le ballon et s’arrête là ; restaient à jouer : { $count }.
    [1] Assez pour cette fois : { $team } a le ballon, et { $count } en réserve.
    [2] { $team } passe la main, pas le ballon. À jouer encore : { $count }.
   *[3] Ballon en main, { $team } finit son tour et en garde { $count } en réserve.
}
pitchbowl-comment-end-without = { $say ->
    [0] { $team } laisse venir les autres ; encore debout : { $count }.
    [1] Pas de ballon, pas de hâte : { $team } s’arrête. À jouer encore : { $count }.
    [2] { $team } en reste là ; en réserve : { $count }. Le ballon est l’affaire des autres.
   *[3] { $team } préfère défendre ; restaient à jouer : { $count }.
}
pitchbowl-comment-end-loose = { $say ->
    [0] Le ballon traîne, et { $team } s’arrête ; restaient à jouer : { $count }.
    [1] { $team } laisse le ballon tranquille. En réserve : { $count }.
   *[2] Personne n’a le ballon ; { $team } finit son tour avec { $count } en réserve.
}
pitchbowl-comment-all-played = { $say ->
    [0] { $team } a joué tout le monde. Un tour complet, sans faute.
    [1] Tous ceux d’{ $team } ont eu leur tour.
   *[2] { $team } n’oublie personne : toute l’équipe a joué.
}

## PitchBowl : les essais

pitchbowl-comment-hat-trick = { $say ->
    [0] Trois à zéro ! { $team } balaie { $foe }.
   *[1] Sans appel : trois essais pour { $team }, aucun pour { $foe }.
}
# $count points chacun
pitchbowl-comment-level = { $say ->
    [0] { $player } égalise pour { $team } : { $count } partout avec { $foe }.
   *[1] De nouveau à égalité ! { $count } partout, grâce à { $player }, entre { $team } et { $foe }.
}
pitchbowl-comment-leads = { $say ->
    [0] { $player } fait passer { $team } devant ; à { $foe } de courir.
   *[1] { $team } mène, grâce à { $player }. Qu’en dit { $foe } ?
}
pitchbowl-comment-gift-point = { $say ->
    [0] { $player } reçoit le ballon dans l’en-but même. { $team } dit merci.
   *[1] Un cadeau avec un ruban : { $player } a le ballon là où il compte pour { $team }.
}
pitchbowl-comment-caught-point = { $say ->
    [0] De { $passer } à { $player }, et { $player } est dans l’en-but !
    [1] { $player } attendait là ; { $passer } n’avait qu’à le trouver.
   *[2] { $passer } voit { $player } derrière tout le monde, et c’est l’essai.
}
pitchbowl-comment-intercepted-point = { $say ->
    [0] Interception de { $player }, dans l’en-but ! { $team } n’en revient pas.
   *[1] Les mauvaises mains au mauvais endroit : { $player } marque pour { $team } sur une passe adverse.
}
pitchbowl-comment-stolen-point = { $say ->
    [0] { $player } l’arrache à { $victim } dans l’en-but même. Essai !
   *[1] { $victim } l’a porté juste assez loin pour que { $player } marque.
}
pitchbowl-comment-placed-point = { $say ->
    [0] À contretemps et dans l’en-but : { $player } marque sur un placement !
   *[1] Personne ne surveillait { $player }. Un placement, un essai.
}
pitchbowl-comment-pushed-point = { $say ->
    [0] { $by } pousse, { $player } porte, et les voilà derrière la ligne.
    [1] { $player } n’a pas couru : { $by } l’a poussé dans l’en-but, ballon compris.
   *[2] Travail d’équipe : { $by } donne à { $player } la dernière poussée.
}
pitchbowl-comment-own-goal = { $say ->
    [0] { $by } pousse { $player } derrière sa propre ligne. Ce n’était pas le plan.
   *[1] Qu’a fait { $by } ? { $player } marque sur sa poussée.
}
pitchbowl-comment-dash-point = { $say ->
    [0] { $player } court { $cm } cm avec le ballon et ne s’arrête que dans l’en-but. { $team } exulte.
    [1] Restaient { $cm } cm, et { $player } les avale tous. Essai pour { $team } !
   *[2] Personne n’arrête { $player } : { $cm } cm, la ligne, et { $team } marque.
}
pitchbowl-comment-run-point = { $say ->
    [0] Les { $cm } derniers cm sont les plus doux : { $player } marque pour { $team }.
    [1] { $player } n’avait plus que { $cm } cm à faire, et les fait pour { $team }.
   *[2] { $cm } cm, une pichenette, un point : { $player } conclut pour { $team }.
}
pitchbowl-comment-ahead = { $say ->
    [0] C’est la fin, et { $team } l’emporte de { $margin }.
   *[1] Le dernier tour est joué : { $team } gagne de { $margin }.
}
# $count points chacun
pitchbowl-comment-drawn = { $say ->
    [0] Le dernier tour est joué, et c’est { $count } partout.
   *[1] Personne ne gagne : { $count } partout à la fin.
}

## PitchBowl : les gestes avec le ballon

pitchbowl-comment-steal-line = { $say ->
    [0] À { $cm } cm de la ligne, { $player } arrache le ballon à { $victim } !
    [1] { $victim } se voyait déjà marquer, à { $cm } cm. { $player } en a décidé autrement.
   *[2] Sauvé au dernier moment : { $player } dépouille { $victim } à { $cm } cm de la ligne.
}
pitchbowl-comment-steal-behind = { $say ->
    [0] { $victim } n’a pas vu venir { $player } : arraché par-derrière.
    [1] Par-derrière ! { $player } a le ballon, { $victim } le cherche encore.
   *[2] { $player } rattrape { $victim } et se sert.
}
pitchbowl-comment-steal-graze = { $say ->
    [0] { $player } effleure à peine { $victim }, mais le ballon change de mains.
   *[1] Du bout des doigts : { $player } prend le ballon à { $victim }.
}
pitchbowl-comment-steal-far = { $say ->
    [0] De { $cm } cm, { $player } fond sur { $victim } et prend le ballon.
   *[1] { $cm } cm d’élan, et { $player } dépouille { $victim }.
}
pitchbowl-comment-steal = { $say ->
    [0] { $player } prend le ballon à { $victim }, face à face.
    [1] { $victim } l’avait, { $player } l’a.
   *[2] Il n’est plus à vous, { $victim } : { $player } arrache le ballon.
}
pitchbowl-comment-pickup-crowd = { $say ->
    [0] { $player } arrive le premier ; { $foe } était à { $mm } mm du ballon.
    [1] Sous le nez de { $foe }, à { $mm } mm, { $player } ramasse le ballon.
   *[2] { $mm } mm de plus, et { $foe } l’avait. { $player } est plus vif.
}
pitchbowl-comment-pickup-feet = { $say ->
    [0] { $player } prend le ballon aux pieds de { $foe }.
    [1] Il était tout contre { $foe }, et { $player } l’a.
   *[2] Tombé des mains de { $foe } ou non, peu importe : { $player } dit merci.
}
pitchbowl-comment-pickup-far = { $say ->
    [0] { $player } va chercher le ballon à { $cm } cm, et l’a.
    [1] { $cm } cm ne sont rien pour { $player } : le ballon est à lui.
   *[2] Quelle allonge : { $player } le ramasse à { $cm } cm de là.
}
pitchbowl-comment-pickup-line = { $say ->
    [0] { $player } le ramasse à { $cm } cm de la ligne. Cela sent l’essai.
   *[1] À { $cm } cm de la ligne, { $player } a le ballon. Attention !
}
pitchbowl-comment-pickup = { $say ->
    [0] { $player } a le ballon.
    [1] { $player } se baisse, et voilà le ballon.
    [2] Ramassage propre de { $player }.
   *[3] Le ballon est dans les mains de { $player }.
}
pitchbowl-comment-handoff-forward = { $say ->
    [0] De { $player } à { $mate } : le ballon avance de { $cm } cm.
   *[1] { $cm } cm de gagnés sans rien lancer : { $player } le transmet à { $mate }.
}
pitchbowl-comment-handoff-close = { $say ->
    [0] { $mate } était si près que { $player } n’a eu qu’à tendre le bras.
   *[1] De la main à la main : { $player } et { $mate } ont à peine bougé.
}
pitchbowl-comment-handoff = { $say ->
    [0] { $player } trouve { $mate }, et le ballon continue.
    [1] C’est { $mate } qui le porte maintenant ; { $player } a fait sa part.
   *[2] En bonnes mains : { $mate } prend la suite de { $player }.
}
pitchbowl-comment-pass-gap = { $say ->
    [0] La passe de { $passer } frôle { $foe } à { $mm } mm, et { $player } l’a !
   *[1] À { $mm } mm de { $foe } : { $passer } glisse le ballon à { $player }.
}
pitchbowl-comment-pass-long = { $say ->
    [0] Une passe de { $cm } cm ! De { $passer } à { $player }, qui n’en espérait pas tant.
    [1] { $cm } cm d’un bout à l’autre : { $passer } trouve { $player }.
   *[2] { $passer } lance, tout le monde se retourne, et à { $cm } cm de là { $player } l’a.
}
pitchbowl-comment-pass-short = { $say ->
    [0] Courte et sûre : de { $passer } à { $player }.
   *[1] { $passer } dépose le ballon dans les mains de { $player }.
}
pitchbowl-comment-pass-back = { $say ->
    [0] En arrière, mais à un ami : de { $passer } à { $player }.
   *[1] { $passer } se retourne et trouve { $player }.
}
pitchbowl-comment-pass = { $say ->
    [0] De { $passer } à { $player }, { $cm } cm. Attrapé !
    [1] { $player } prend la passe de { $passer } après { $cm } cm.
   *[2] Elle arrive : { $cm } cm de { $passer } à { $player }.
}
pitchbowl-comment-intercepted-near = { $say ->
    [0] { $passer } lance droit sur { $player }, qui n’en demandait pas tant.
   *[1] Comment { $passer } pensait-il tromper { $player } ?
}
pitchbowl-comment-intercepted-line = { $say ->
    [0] Interception, et { $player } est à { $cm } cm de la ligne ! { $passer } se cache le visage.
   *[1] { $passer } l’offre à { $player }, à { $cm } cm de l’essai. Aïe.
}
pitchbowl-comment-intercepted = { $say ->
    [0] { $player } a tout lu et prend la passe de { $passer } après { $cm } cm.
    [1] Erreur d’adresse : { $passer } lance à { $cm } cm, et { $player } signe le reçu.
   *[2] { $player } s’interpose. { $cm } cm de vol, et { $passer } a perdu le ballon.
}
pitchbowl-comment-floored = { $say ->
    [0] { $by } assomme { $player }, qui voit des étoiles.
   *[1] Cela a dû faire mal : { $player } est sonné par { $by }.
}
pitchbowl-comment-floored-mate = { $say ->
    [0] { $by } sonne { $player }, un des siens.
   *[1] Avec des amis comme { $by }, { $player } n’a pas besoin d’ennemis.
}

## PitchBowl : ce qui échoue

pitchbowl-comment-steal-mate = { $say ->
    [0] { $player } veut le ballon, mais trouve { $other }, un des siens, sur sa route.
   *[1] { $other }, pousse-toi ! { $player } bute sur l’un des siens.
}
pitchbowl-comment-steal-barred = { $say ->
    [0] { $other } monte la garde : { $player } n’approche pas le porteur.
   *[1] { $player } est arrêté par { $other }. Un porteur a des amis.
}
pitchbowl-comment-steal-hair = { $say ->
    [0] À { $mm } mm du porteur ! { $player } n’attrape que de l’air.
   *[1] { $player } manque l’arraché de { $mm } mm.
}
pitchbowl-comment-steal-fell = { $say ->
    [0] { $player } veut le ballon, en fait trop et tombe à { $cm } cm.
   *[1] À { $cm } cm du porteur, { $player } est à plat ventre. Pas d’arraché.
}
pitchbowl-comment-steal-wide = { $say ->
    [0] { $player } annonce un arraché et passe à { $cm } cm.
   *[1] Où allait donc { $player } ? Le porteur était à { $cm } cm de là.
}
pitchbowl-comment-steal-short = { $say ->
    [0] { $player } s’arrête à { $cm } cm du porteur, qui hausse les épaules.
   *[1] Trop mou : { $player } est encore à { $cm } cm du ballon.
}
pitchbowl-comment-pickup-mate = { $say ->
    [0] { $player } bute sur { $other }, un des siens. Le ballon reste là.
    [1] Il a fallu que { $other } soit entre { $player } et le ballon.
   *[2] D’abord { $other }, ensuite le ballon ? Cela ne compte pas, { $player }.
}
pitchbowl-comment-pickup-barred = { $say ->
    [0] { $other } barre la route, et { $player } n’a pas le ballon.
    [1] { $player } rencontre { $other } au lieu du ballon.
   *[2] { $other } tient { $player } loin du ballon sans lever le petit doigt.
}
pitchbowl-comment-pickup-hair = { $say ->
    [0] { $player } tend la main et manque le ballon de { $mm } mm.
    [1] { $mm } mm ! { $player } en a senti le cuir.
   *[2] Si près : { $player } passe à { $mm } mm du ballon.
}
pitchbowl-comment-pickup-fell = { $say ->
    [0] { $player } s’emballe et tombe, le ballon encore à { $cm } cm.
    [1] À plat dans l’herbe, à { $cm } cm du ballon : { $player } en voulait trop.
   *[2] Le ballon est à { $cm } cm ; { $player }, lui, est par terre.
}
pitchbowl-comment-pickup-wide = { $say ->
    [0] { $player } part pour le ballon et le laisse à { $cm } cm.
    [1] Le ballon est par là, { $player }, à { $cm } cm de cette route.
   *[2] { $player } passe à { $cm } cm du ballon, le regard droit devant.
}
pitchbowl-comment-pickup-short = { $say ->
    [0] { $player } s’arrête à { $cm } cm du ballon.
    [1] Un peu plus de cœur, { $player } : le ballon est à { $cm } cm.
   *[2] Le ballon est encore à { $cm } cm quand { $player } s’arrête.
}
pitchbowl-comment-handoff-mate = { $say ->
    [0] { $player } en cherchait un autre, mais { $other } était plus près. Lâché !
   *[1] { $player } bute sur { $other }, le mauvais ami, et perd le ballon.
}
pitchbowl-comment-handoff-barred = { $say ->
    [0] { $other } s’interpose, et { $player } lâche le ballon.
   *[1] { $player } rencontre { $other } en route, et le ballon glisse.
}
pitchbowl-comment-handoff-hair = { $say ->
    [0] À { $mm } mm des mains tendues : { $player } lâche le ballon.
   *[1] { $player } manque son partenaire de { $mm } mm, et le ballon tombe.
}
pitchbowl-comment-handoff-fell = { $say ->
    [0] { $player } tombe à { $cm } cm de son partenaire, et le ballon avec lui.
   *[1] Trop vite : { $player } s’étale à { $cm } cm, ballon compris.
}
pitchbowl-comment-handoff-wide = { $say ->
    [0] { $player } passe à { $cm } cm de son partenaire et se retrouve sans ballon.
   *[1] Personne ! { $player } tend le ballon à { $cm } cm de son partenaire.
}
pitchbowl-comment-handoff-short = { $say ->
    [0] { $player } s’arrête à { $cm } cm de son partenaire et lâche le ballon.
   *[1] Il manque { $cm } cm : { $player } n’atteint pas son partenaire, le ballon est libre.
}
pitchbowl-comment-pass-out = { $say ->
    [0] { $player } lance le ballon hors du terrain.
   *[1] Trop de bras : la passe de { $player } sort.
}
pitchbowl-comment-pass-missed = { $say ->
    [0] La passe de { $player } s’arrête à { $cm } cm de { $mate }, qui ne peut que regarder.
   *[1] { $mate } se tend, mais il manque { $cm } cm à la passe de { $player }.
}
pitchbowl-comment-pass-present = { $say ->
    [0] { $player } lance, et le ballon s’arrête devant { $foe }. Trop aimable.
   *[1] Personne ne l’attrape, mais { $foe } est au plus près. Bien lancé, { $player } ?
}
pitchbowl-comment-pass-lost = { $say ->
    [0] La passe de { $player } ne trouve personne ; le ballon est { $place }.
   *[1] { $player } le lance { $place }, et personne n’y est.
}
pitchbowl-comment-cleared-far = { $say ->
    [0] { $player } envoie le ballon à { $cm } cm, exprès ou non.
    [1] Et le ballon roule sur { $cm } cm, poussé par { $player }.
   *[2] { $player } le dégage à { $cm } cm. On l’aurait préféré dans ses mains.
}
pitchbowl-comment-cleared = { $say ->
    [0] { $player } touche le ballon sans un mot, et cela coûte l’initiative.
    [1] Pas touche, { $player } ! Sans annonce, c’est un dégagement.
   *[2] { $player } heurte le ballon. Il bouge à peine, le tour est fini quand même.
}
pitchbowl-comment-cleared-present = { $say ->
    [0] { $player } pousse le ballon vers { $foe }, à { $cm } cm. Joyeux Noël.
   *[1] Un cadeau de { $player } : le ballon est à { $cm } cm de { $foe }.
}
pitchbowl-comment-fall-line = { $say ->
    [0] { $player } tombe avec le ballon, à { $mm } mm de la ligne d’en-but !
   *[1] { $mm } mm ! Si près de la ligne, et { $player } a le nez dans l’herbe.
}
pitchbowl-comment-fall-holder = { $say ->
    [0] { $player } est à bout de souffle avec le ballon, à { $cm } cm de la ligne.
    [1] Le porteur à terre : { $player } tombe, à { $cm } cm de la ligne d’en-but.
   *[2] { $player } garde le ballon, mais pas l’équilibre. Restent { $cm } cm.
}
pitchbowl-comment-fall-hair = { $say ->
    [0] { $mm } mm de trop, et { $player } tombe.
    [1] { $player } aurait dépassé de { $mm } mm. Il tombe quand même.
   *[2] Pour { $mm } mm, { $player } dépasse sa limite.
}
pitchbowl-comment-fall-hard = { $say ->
    [0] { $player } voulait { $cm } cm de plus que ses jambes.
    [1] Trop d’élan : { $player } tombe, avec encore { $cm } cm dans les jambes.
    [2] { $player } part comme une fusée. Il tombe { $cm } cm avant d’arriver.
   *[3] Que quelqu’un dise à { $player } qu’un terrain a des cases : { $cm } cm de trop.
}
pitchbowl-comment-fall-after = { $say ->
    [0] D’abord { $other }, ensuite l’herbe : { $player } tombe.
    [1] { $player } rencontre { $other }, poursuit et trébuche.
   *[2] { $player } dépasse { $other }, mais aussi sa limite.
}
pitchbowl-comment-fall-runner = { $say ->
    [0] Même un coureur a ses limites : { $player } tombe { $place }.
    [1] { $player } court, court, et tombe { $place }.
   *[2] Trop vite pour son bien : { $player } s’étale { $place }.
}
pitchbowl-comment-fall = { $say ->
    [0] { $player } tombe { $place }, à bout de souffle.
    [1] Une case de trop, et { $player } est dans l’herbe { $place }.
    [2] { $player } en fait trop { $place }.
   *[3] { $player } à terre { $place }. Personne ne l’a touché.
}
pitchbowl-comment-fall-spent = { $say ->
    [0] { $player } avait déjà mis le paquet, et n’avait pas compté.
   *[1] { $player } demande une case de plus. Il n’y en a plus.
}
pitchbowl-comment-last-left = { $say ->
    [0] { $player } est le dernier d’{ $team } sur le terrain.
   *[1] Il ne reste que { $player } pour { $team }.
}
# $count joueurs
pitchbowl-comment-few-left = { $say ->
    [0] { $team } n’a plus que { $count } joueurs.
    [1] Plus que { $count } : on se sent seul chez { $team }.
   *[2] { $team } se compte, et en trouve { $count }.
}
pitchbowl-comment-many-out = { $say ->
    [0] { $count } d’un coup derrière la ligne, grâce à { $by }.
   *[1] { $by } fait sortir { $count } joueurs d’un seul coup.
}
pitchbowl-comment-out-holder = { $say ->
    [0] { $player } sort du terrain avec le ballon. Bon vent, { $by } !
   *[1] Le ballon était à l’abri avec { $player }, mais { $by } a oublié où finit le terrain.
}
pitchbowl-comment-out-carrier = { $say ->
    [0] { $by } pousse { $player } hors du terrain, ballon compris.
   *[1] Derrière la ligne avec le ballon : { $player } n’a pas vu venir { $by }.
}
pitchbowl-comment-out-bounced = { $say ->
    [0] { $player } rebondit sur { $other } et sort.
    [1] Après { $other }, plus rien ne l’arrête : { $player } est dehors.
   *[2] { $other } reste, { $player } s’en va.
}
pitchbowl-comment-out-dive = { $say ->
    [0] { $player } était { $place }, le voilà parmi les spectateurs.
    [1] Il se trouvait { $place } : { $player } sort du terrain tout seul.
   *[2] { $player } nous quitte { $place }. Rendez-vous au prochain engagement.
}
pitchbowl-comment-out-hard = { $say ->
    [0] Une force de { $strength }, c’était trop : { $player } est dehors.
    [1] { $player } sort tout seul, à force { $strength }.
   *[2] Fallait-il { $strength } de force ? { $player } finit dans le public.
}
pitchbowl-comment-out-mate = { $say ->
    [0] { $by } pousse { $player }, un des siens, hors du terrain.
   *[1] Avec un ami comme { $by }, on est vite dehors : { $player } s’en va.
}
pitchbowl-comment-out-foe = { $say ->
    [0] { $by } sort { $player } du terrain, et le paie de l’initiative.
    [1] { $player } est dehors, par { $by }. Cela coûte le tour ; était-ce utile ?
   *[2] Dehors, { $player } ! { $by } n’avait pas d’autre moyen.
}
pitchbowl-comment-ball-out = { $say ->
    [0] Le ballon quitte le terrain, poussé par { $by } ; il sera à { $team }.
   *[1] Dehors ! { $by } le regarde partir, et { $team } tend les mains.
}
pitchbowl-comment-gift = { $say ->
    [0] { $player } reçoit le ballon sans lever le petit doigt, à { $cm } cm de la ligne.
   *[1] Le ballon arrive à { $player } par la poste ; { $cm } cm jusqu’à la ligne.
}

## PitchBowl : courses, blocages, soutiens

pitchbowl-comment-carry-short = { $say ->
    [0] { $player } s’arrête à { $mm } mm de la ligne. Si près !
   *[1] { $mm } mm ! { $player } pourrait toucher l’en-but, mais pas du pied.
}
pitchbowl-comment-carry = { $say ->
    [0] { $player } avance de { $cm } cm avec le ballon ; restent { $left } cm.
    [1] { $cm } cm pour { $player } et le ballon. La ligne est à { $left } cm.
   *[2] { $player } poursuit : { $cm } cm gagnés, encore { $left } cm.
}
pitchbowl-comment-carry-back = { $say ->
    [0] { $player } recule de { $cm } cm avec le ballon pour chercher une ouverture.
   *[1] En arrière ? { $player } rend { $cm } cm, ballon en main.
}
pitchbowl-comment-carry-aside = { $say ->
    [0] { $player } garde le ballon et cherche un passage, à { $left } cm de la ligne.
    [1] Ni en avant ni en arrière : { $player } a le ballon, restent { $left } cm.
   *[2] { $player } prend son temps avec le ballon ; la ligne est à { $left } cm.
}
pitchbowl-comment-support-holder = { $say ->
    [0] { $player } pousse { $other } et le ballon de { $cm } cm vers l’avant.
   *[1] { $other } porte, { $player } pousse : { $cm } cm de gagnés.
}
pitchbowl-comment-support-forward = { $say ->
    [0] { $player } donne un coup de main à { $other } : { $cm } cm vers l’avant.
    [1] En avant, { $other } ! { $player } le pousse de { $cm } cm.
   *[2] { $player } fait monter { $other } de { $cm } cm.
}
pitchbowl-comment-support = { $say ->
    [0] { $player } épaule { $other }.
    [1] { $other } sent { $player } à ses côtés.
    [2] { $player } déplace { $other } pour faire de la place.
   *[3] { $player } et { $other } s’arrangent entre eux.
}
pitchbowl-comment-block-holder = { $say ->
    [0] { $player } secoue { $other }, mais le ballon reste dans ses bras.
   *[1] { $other } est heurté par { $player } et garde le ballon.
}
pitchbowl-comment-block-hard = { $say ->
    [0] { $player } envoie { $other } à { $cm } cm. Ça, c’est un blocage.
    [1] { $other } se retrouve { $cm } cm plus loin ; { $player } s’époussette.
   *[2] Place ! { $player } écarte { $other } de { $cm } cm.
}
pitchbowl-comment-block-soft = { $say ->
    [0] { $player } s’appuie sur { $other }, qui s’en aperçoit à peine.
    [1] { $player } bloque { $other }, très poliment.
   *[2] { $other } ne bouge guère pour { $player }.
}
pitchbowl-comment-block-back = { $say ->
    [0] { $player } repousse { $other } de { $cm } cm.
    [1] { $player } bloque { $other } : { $cm } cm de terrain gagnés.
    [2] { $other } cède { $cm } cm à { $player }.
   *[3] { $cm } cm : { $player } fait reculer { $other }.
}
pitchbowl-comment-block-aside = { $say ->
    [0] { $player } écarte { $other } de { $cm } cm.
    [1] { $other } doit faire un pas de côté, { $cm } cm, pour { $player }.
    [2] { $player } ouvre une porte : { $other } est { $cm } cm plus loin sur le côté.
   *[3] Pousse-toi, { $other } ! { $player } fait { $cm } cm de place.
}
pitchbowl-comment-block-on = { $say ->
    [0] { $player } fait avancer { $other } de { $cm } cm. Était-ce voulu ?
    [1] { $other } est poussé de { $cm } cm du bon côté ; merci, { $player }.
   *[2] { $cm } cm plus près de la ligne pour { $other }, avec les compliments de { $player }.
}
# $count joueurs
pitchbowl-comment-pile = { $say ->
    [0] Mêlée ! { $player } met { $count } joueurs en mouvement.
    [1] { $player } entre dans le tas, et { $count } autres sont bousculés.
   *[2] Une pichenette de { $player }, et { $count } autres cherchent leur équilibre.
}
pitchbowl-comment-effort = { $say ->
    [0] { $player } donne tout : { $cm } cm, une case de plus que prévu.
    [1] { $player } met le paquet, { $cm } cm en tout.
   *[2] { $player } va chercher au fond de lui { $cm } cm.
}
pitchbowl-comment-slipped-by = { $say ->
    [0] { $player } se faufile à { $mm } mm de { $foe }.
    [1] { $mm } mm entre { $player } et { $foe }, et ils ne se touchent pas.
   *[2] { $foe } aurait pu compter les boutons de { $player }, à { $mm } mm.
}
pitchbowl-comment-run-ball = { $say ->
    [0] { $player } s’approche du ballon : { $cm } cm.
    [1] { $player } est maintenant près du ballon, à { $cm } cm.
   *[2] { $player } se poste à côté du ballon, à { $cm } cm.
}
pitchbowl-comment-run-holder = { $say ->
    [0] { $player } serre { $other } de près : { $cm } cm.
    [1] { $other } sent le souffle de { $player }, à { $cm } cm.
   *[2] { $cm } cm entre { $player } et le ballon que porte { $other }.
}
pitchbowl-comment-run-escort = { $say ->
    [0] { $player } vient aux côtés de { $other }, à { $cm } cm.
   *[1] { $other } n’est plus seul : { $player } est à { $cm } cm.
}
pitchbowl-comment-run-tiny = { $say ->
    [0] { $player } fait un pas, de { $mm } mm.
   *[1] { $mm } mm. { $player } n’est pas pressé.
}
pitchbowl-comment-run-forward = { $say ->
    [0] { $player } monte de { $cm } cm et se tient { $place }.
    [1] { $cm } cm vers l’avant pour { $player }, { $place } à présent.
   *[2] { $player } avance de { $cm } cm et attend { $place }.
}
pitchbowl-comment-run-back = { $say ->
    [0] { $player } recule de { $cm } cm et se tient { $place }.
    [1] { $cm } cm en arrière : { $player } veille { $place }.
   *[2] { $player } se replie de { $cm } cm, { $place }.
}
pitchbowl-comment-run-aside = { $say ->
    [0] { $player } se décale un peu { $place }.
    [1] { $player } cherche une meilleure place { $place }.
   *[2] Un pas de côté de { $player }, { $place }.
}

# For Honor. $hero, $foe, $mate, $last sont des héros, $side est un camp en tête de phrase, $team et $loser un camp dans la phrase,
# $seat un joueur, $square une case, $zone l’une des deux zones des héros, $card et $other des cartes de combat.

## For Honor : le choix des héros

forhonor-comment-dealt = { $say ->
    [0] Le sort donne { $hero } à { $seat }.
    [1] { $seat } retourne sa carte : { $hero }.
    [2] Pas de choix pour { $seat } : ce sera { $hero }.
   *[3] Pour { $seat }, le hasard a dit { $hero }.
}
forhonor-comment-draft-faction = { $say ->
    [0] { $hero } retrouve les siens : { $seat } rassemble tout un peuple.
    [1] Avec { $hero }, { $seat } ne parle plus qu’une langue.
   *[2] { $seat } aime l’unité : { $hero } aussi.
}
forhonor-comment-draft-again = { $say ->
    [0] { $seat } en redemande et prend { $hero }.
    [1] { $hero } aussi : { $seat } a un plan, ou une habitude.
   *[2] Deux fois la même recette pour { $seat } : voici { $hero }.
}
forhonor-comment-draft-guard = { $say ->
    [0] { $seat } prend { $hero } : qui attaque là a intérêt à gagner.
    [1] { $hero } pour { $seat } : un mur qui a de la tenue.
   *[2] Avec { $hero }, { $seat } peut se laisser attaquer.
}
forhonor-comment-draft-bulwark = { $say ->
    [0] { $seat } prend { $hero } : le premier coup se sentira à peine.
    [1] { $hero } pour { $seat }, qui aime les boucliers épais.
   *[2] Face à { $seat }, il faudra frapper deux fois : voilà { $hero }.
}
forhonor-comment-draft-shot = { $say ->
    [0] { $seat } prend { $hero } : à quatre cases, plus personne n’est à l’abri.
    [1] { $hero } pour { $seat } : gare aux lignes droites.
   *[2] { $seat } aime garder ses distances et prend { $hero }.
}
forhonor-comment-draft-banner = { $say ->
    [0] { $seat } prend { $hero } : un étendard auquel se rallier.
    [1] { $hero } pour { $seat }, et les blessures compteront moins.
   *[2] { $seat } pense aux siens et prend { $hero }.
}
forhonor-comment-draft-shove = { $say ->
    [0] { $seat } prend { $hero } : personne ne restera planté où il ne faut pas.
    [1] { $hero } pour { $seat } : les zones se videront à coups d’épaule.
   *[2] { $seat } choisit quelqu’un qui joue des coudes : { $hero }.
}
forhonor-comment-draft-rush = { $say ->
    [0] { $seat } prend { $hero } : gare à cinq pas d’élan.
    [1] { $hero } pour { $seat } : quelqu’un va se faire renverser.
   *[2] { $seat } veut de la vitesse et prend { $hero }.
}
forhonor-comment-draft-skin = { $say ->
    [0] { $seat } prend { $hero }, qu’aucun bourreau n’achève.
    [1] { $hero } pour { $seat } : bourreaux s’abstenir.
   *[2] { $seat } choisit quelqu’un qui est de pierre : { $hero }.
}
forhonor-comment-draft-reach = { $say ->
    [0] { $seat } prend { $hero } : à deux cases, c’est encore trop près.
    [1] { $hero } pour { $seat } : on a le bras long.
   *[2] { $seat } tiendra l’ennemi à longueur de lance : { $hero }.
}
forhonor-comment-order = { $say ->
    [0] { $side } met { $hero } en tête et garde { $last } pour la fin.
    [1] L’ordre est connu pour { $team } : { $hero } d’abord, { $last } pour finir.
   *[2] { $hero } ouvre pour { $team }, { $last } ferme la marche.
}

## For Honor : qui va et vient

forhonor-comment-picked-reserve = { $say ->
    [0] On sort de la réserve : c’est à { $hero }.
    [1] { $hero } boucle son armure.
    [2] Du sang neuf : à { $hero }.
   *[3] Assez attendu : { $hero } se lève.
}
forhonor-comment-picked-wounded = { $say ->
    [0] Une seule vie, et { $hero } repart.
    [1] { $hero } tient à peine debout, et agit quand même.
    [2] Avec une seule vie, { $hero } n’a pas droit à l’erreur.
   *[3] Une égratignure suffirait, et c’est pourtant à { $hero }.
}
forhonor-comment-picked-beside = { $say ->
    [0] { $hero } regarde { $foe } dans les yeux.
    [1] { $foe } est juste là, et c’est à { $hero } d’agir.
    [2] Une longueur de bras entre { $hero } et { $foe }.
   *[3] À { $hero }, avec { $foe } pour voisinage.
}
forhonor-comment-picked-hunter = { $say ->
    [0] À { $hero } ; { $foe } est à portée, à { $steps } pas.
    [1] { $hero } pourrait tomber sur { $foe }.
    [2] { $foe } ferait bien de surveiller { $hero }.
   *[3] D’ici, { $hero } atteint { $foe }, qui le sait.
}
forhonor-comment-picked-crowd = { $say ->
    [0] { $count } ennemis à portée : { $hero } a le choix.
    [1] { $hero } a { $count } cibles et un seul combat.
    [2] Lequel des { $count } sera-ce pour { $hero } ?
   *[3] Ils sont { $count } à regarder { $hero } et à espérer que ce sera l’autre.
}
forhonor-comment-picked-raider = { $say ->
    [0] { $hero } pourrait être tout de suite dans { $zone }.
    [1] La route vers { $zone } est libre pour { $hero }.
    [2] { $hero } regarde du côté de { $zone }.
   *[3] Rien ne barre à { $hero } la route de { $zone }.
}
forhonor-comment-picked-shooter = { $say ->
    [0] { $hero } compte les cases jusqu’à { $foe }.
    [1] { $foe } pourrait être dans le viseur : à { $hero }.
    [2] { $hero } cherche une ligne droite vers { $foe }.
   *[3] Un trait, une cible : { $hero } pense à { $foe }.
}
forhonor-comment-picked-soldiers = { $say ->
    [0] Aucun héros à portée de { $hero }, mais des soldats tant qu’on en veut.
    [1] { $hero } pourrait éclaircir les rangs.
    [2] Pour { $hero }, il n’y a que des soldats à prendre.
   *[3] À { $hero }, et les soldats serrent les rangs.
}
forhonor-comment-picked-nobody = { $say ->
    [0] { $hero } agit, loin de tout.
    [1] Personne à portée : { $hero } a le temps de marcher.
    [2] { $hero } a le choix du chemin, et personne à y croiser.
   *[3] Un moment tranquille pour { $hero }.
}
forhonor-comment-idle = { $say ->
    [0] { $hero } reste en { $square } et laisse faire les autres.
    [1] Pas un pas, pas un coup : { $hero } garde { $square }.
    [2] En { $square }, { $hero } joue les statues.
   *[3] { $square } convient à { $hero }, qui ne fait rien.
}
forhonor-comment-spares = { $say ->
    [0] { $hero } est à côté, et ne frappe pas : { $foe } respire.
    [1] { $hero } épargne { $foe }, pour cette fois.
    [2] { $hero } regarde { $foe } et se ravise.
   *[3] Aucun coup contre { $foe } : { $hero } a d’autres projets.
}
forhonor-comment-stops = { $say ->
    [0] { $hero } s’arrête, avec { $left } pas en réserve.
    [1] Encore { $left } pas possibles, et { $hero } en reste là.
    [2] { $hero } pourrait faire { $left } pas de plus, et n’en fait rien.
   *[3] Assez loin pour { $hero }, { $left } pas avant la fin.
}
forhonor-comment-card-lost = { $say ->
    [0] Plus personne à faire agir pour { $team } : la carte est perdue.
    [1] { $side } tire une carte et n’en a que faire.
   *[2] Une carte pour { $team }, où chacun a déjà agi.
}
forhonor-comment-card-nobody = { $say ->
    [0] Une carte pour { $team }, et personne pour y répondre.
    [1] { $side } est appelée, et nul ne vient.
   *[2] La carte nomme { $team }, qui n’a plus un héros sur le plateau.
}
forhonor-comment-kept-out = { $say ->
    [0] Tout le bord est pris : { $hero } reste devant la porte.
   *[1] Pas d’entrée pour { $hero }, la rangée est pleine.
}
forhonor-comment-back = { $say ->
    [0] { $hero } revient avec toutes ses vies, comme si de rien n’était.
    [1] Tout est pansé : { $hero } retrouve la réserve.
   *[2] { $hero } a repris des forces et attend l’appel.
}
forhonor-comment-recovered = { $say ->
    [0] { $hero } se remet d’une exécution, plus ou moins, et attend.
    [1] Encore un tour de repos pour { $hero }, puis on verra.
   *[2] Même après ce coup-là, { $hero } reviendra, plus tard.
}
forhonor-comment-late = { $say ->
    [0] { $seat } a trop réfléchi ; le jeu a continué sans attendre.
    [1] L’horloge a décidé pour { $seat }.
   *[2] { $seat } est ailleurs, et le jeu fait au plus simple.
}
forhonor-comment-gone = { $say ->
    [0] { $seat } quitte le champ de bataille ; { $team } se bat avec une tête de moins.
    [1] { $seat } en a assez de cette guerre.
   *[2] Désormais sans { $seat }. { $side } serre les rangs.
}
forhonor-comment-aside = { $say ->
    [0] { $hero } laisse passer la piétaille et s’écarte en { $square }.
    [1] Même un héros cède aux bottes en marche : { $hero } en { $square }.
   *[2] Les rangs avancent ; { $hero } saute en { $square }.
}
forhonor-comment-aside-foe = { $say ->
    [0] { $hero } cède la place aux soldats et se retrouve contre { $foe }.
    [1] Des bottes aux bras ennemis : { $hero } atterrit contre { $foe }.
   *[2] { $hero } s’écarte, et voilà { $foe } juste à côté.
}
forhonor-comment-wall = { $say ->
    [0] { $side } a tous ses soldats sur le plateau : le mur est complet.
    [1] Plus une botte dans les casernes pour { $team }.
   *[2] Un mur entier pour { $team }. Qui passera par là ?
}
forhonor-comment-few = { $say ->
    [0] Du renfort, mais { $count } seulement : les casernes se vident pour { $team }.
    [1] { $side } racle les fonds de tiroir : encore { $count }.
   *[2] Il n’en viendra plus beaucoup : { $count } pour { $team }.
}
forhonor-comment-first-soldiers = { $say ->
    [0] Quatre couloirs, quatre soldats : { $team } se met en marche.
    [1] Pour { $team }, les bottes sont en route.
   *[2] { $side } commence par ses soldats, comme tout le monde.
}
forhonor-comment-enters = { $say ->
    [0] { $hero } fait son entrée par { $square }.
    [1] Par { $square }, { $hero } rejoint la bataille.
    [2] { $hero } pose le pied en { $square }.
   *[3] Voici { $hero }, en { $square }.
}
forhonor-comment-enters-alone = { $say ->
    [0] { $hero } est là pour { $team }, et personne d’autre.
    [1] { $side } envoie { $hero }, sans escorte pour le moment.
    [2] { $hero } entre, et nul autre pour { $team } à l’horizon.
   *[3] Tout ce que { $team } a sur le plateau, c’est { $hero }.
}
forhonor-comment-enters-foe = { $say ->
    [0] { $hero } entre, et { $foe } attend à { $gap } cases.
    [1] { $foe } accueille { $hero }, à { $gap } cases du bord.
   *[2] À peine dedans, { $hero } a { $foe } à { $gap } cases.
}
forhonor-comment-enters-own = { $say ->
    [0] { $hero } entre par { $square }, du côté de sa zone.
    [1] { $square } : { $hero } vise la zone de son camp.
    [2] { $hero } choisit { $square }, là où les points sont proches.
   *[3] Au plus court vers les points : { $hero } par { $square }.
}
forhonor-comment-enters-far = { $say ->
    [0] { $hero } prend { $square }, dans l’axe de la zone adverse.
    [1] Par { $square }, l’œil sur la zone d’en face : { $hero }.
    [2] { $hero } entre de l’autre côté, en { $square }. Un raid ?
   *[3] Une longue route depuis { $square } : { $hero }.
}
forhonor-comment-enters-lane = { $say ->
    [0] { $hero } entre par { $square }, derrière les soldats.
    [1] { $square } : { $hero } emboîte le pas aux rangs.
    [2] Dans le couloir dès le premier pas : { $hero } en { $square }.
   *[3] De la compagnie pour les soldats : { $hero } en { $square }.
}
forhonor-comment-dispute = { $say ->
    [0] { $hero } entre dans { $zone }, où { $foe } se croyait tranquille.
    [1] On se dispute { $zone } : { $hero } contre { $foe }.
    [2] { $foe } a de la visite dans { $zone } : { $hero }.
   *[3] À deux dans { $zone }, c’est un de trop : { $hero } et { $foe }.
}
forhonor-comment-guards = { $say ->
    [0] { $hero } prend son poste dans { $zone }.
    [1] Une garde pour { $zone } : { $hero }.
    [2] { $hero } vient veiller sur { $zone }.
   *[3] Chez soi, et utile : { $hero } dans { $zone }.
}
forhonor-comment-raids = { $say ->
    [0] { $hero } est dans { $zone }, loin en terre ennemie.
    [1] Un raid : { $hero } atteint { $zone }.
    [2] Personne n’a arrêté { $hero } en route vers { $zone }.
   *[3] { $hero } dans { $zone } : elle changera de mains si rien ne bouge.
}
forhonor-comment-joins = { $say ->
    [0] { $hero } vient dans { $zone }, sans rien y changer.
    [1] Du monde dans { $zone } : { $hero } aussi.
    [2] { $hero } s’installe dans { $zone }.
   *[3] Une figurine de plus dans { $zone } : { $hero }.
}
forhonor-comment-leaves = { $say ->
    [0] { $hero } laisse { $zone } sans garde.
    [1] Plus personne dans { $zone } : { $hero } s’en va.
    [2] { $hero } en a assez vu de { $zone }.
   *[3] Derrière { $hero }, { $zone } reste vide.
}
forhonor-comment-between = { $say ->
    [0] { $hero } se glisse entre { $count } ennemis. Courage, ou lassitude.
    [1] { $count } ennemis entourent { $hero } maintenant.
    [2] { $hero } a { $count } voisins, aucun n’est aimable.
   *[3] Au cœur de la mêlée : { $hero } contre { $count }.
}
forhonor-comment-gang = { $say ->
    [0] { $hero } vient en renfort, { $mate } tenait déjà { $foe }.
    [1] Deux contre un : { $hero } et { $mate } encadrent { $foe }.
    [2] { $foe } compte les lames : { $mate }, et maintenant { $hero }.
   *[3] { $mate } n’attendait que ça : { $hero } serre { $foe } aussi.
}
forhonor-comment-hunts = { $say ->
    [0] { $hero } flaire le sang : { $foe }, vie { $life }.
    [1] { $foe } faiblit, et { $hero } arrive.
    [2] { $hero } vient chercher { $foe }, vie { $life }.
   *[3] Mauvaise nouvelle pour { $foe } : { $hero } est à côté.
}
forhonor-comment-faces = { $say ->
    [0] { $hero } vient se planter devant { $foe }.
    [1] { $hero } et { $foe }, nez à nez.
    [2] Voilà { $hero } face à { $foe }.
   *[3] { $foe } entend des pas : { $hero } est là.
}
forhonor-comment-escapes = { $say ->
    [0] { $hero } échappe à { $foe }, de justesse.
    [1] Une blessure, des jambes : { $hero } sème { $foe }.
    [2] { $foe } se retourne : { $hero } n’est plus là.
   *[3] { $hero } s’éloigne clopin-clopant, et { $foe } laisse faire.
}
forhonor-comment-slips = { $say ->
    [0] { $hero } n’a pas de temps pour { $foe } et s’en va.
    [1] { $hero } plante là { $foe }.
    [2] { $hero } fausse compagnie à { $foe }.
   *[3] Une autre fois, { $foe } : { $hero } est loin.
}
forhonor-comment-lines-up = { $say ->
    [0] Une ligne droite mène de là à { $foe } : { $hero } l’a vue.
    [1] { $hero } a { $foe } en vue.
    [2] { $foe } se tient là où { $hero } peut tirer.
   *[3] { $hero } vise { $foe }.
}
forhonor-comment-spear = { $say ->
    [0] { $hero } tient { $foe } à longueur de lance.
    [1] Deux cases suffisent : { $hero } peut atteindre { $foe }.
    [2] { $foe } n’est pas tout près, mais assez pour { $hero }.
   *[3] { $hero } pointe sa lance vers { $foe }.
}
forhonor-comment-alone = { $say ->
    [0] { $hero } en { $square } : l’ennemi le plus proche est à { $gap } cases.
    [1] On se sent loin de tout en { $square }, pense { $hero }.
    [2] { $hero } en { $square }, et { $gap } cases de calme autour.
   *[3] { $hero } profite du calme en { $square }.
}
forhonor-comment-watches = { $say ->
    [0] { $hero } garde { $foe } à l’œil, à { $gap } cases.
    [1] { $gap } cases entre { $hero } et { $foe }.
    [2] { $hero } rôde, { $foe } est à { $gap } cases.
   *[3] { $foe } voit { $hero } approcher à { $gap } cases.
}
forhonor-comment-run-up = { $say ->
    [0] { $steps } pas : { $hero } a l’élan qu’il faut pour une ruée.
    [1] { $hero } court { $steps } pas jusqu’en { $square }. Quelqu’un va le sentir passer.
    [2] À toute allure vers { $square } : { $hero }, { $steps } pas.
   *[3] { $hero } déboule en { $square } après { $steps } pas.
}
forhonor-comment-long-legs = { $say ->
    [0] { $steps } pas jusqu’en { $square } : un Viking marche loin, { $hero } le montre.
    [1] { $hero } avale { $steps } cases et se retrouve en { $square }.
    [2] Nul autre ne va si loin : { $hero }, { $steps } pas, { $square }.
   *[3] { $hero } allonge le pas, { $steps } fois, jusqu’en { $square }.
}
forhonor-comment-march = { $say ->
    [0] { $hero } use tous ses pas et arrive en { $square }.
    [1] Longue marche pour { $hero }, jusqu’en { $square }.
    [2] { $square } enfin : { $hero } est à bout de souffle.
   *[3] { $steps } pas, plus un de reste : { $hero } en { $square }.
}
forhonor-comment-step = { $say ->
    [0] Un seul pas : { $hero } en { $square }.
    [1] { $hero } se décale un peu, en { $square }.
    [2] { $square }, dit { $hero }, et pas plus loin.
   *[3] { $hero } se glisse en { $square }.
}
forhonor-comment-crosses = { $say ->
    [0] { $hero } franchit la ligne médiane, jusqu’en { $square }.
    [1] Dans l’autre moitié : { $hero } en { $square }.
    [2] { $hero } quitte ses terres pour { $square }.
   *[3] Au-delà de la ligne : { $hero }, en { $square }.
}
forhonor-comment-goes-home = { $say ->
    [0] { $hero } regagne sa moitié, en { $square }.
    [1] De retour chez soi : { $hero } en { $square }.
    [2] { $hero } a vu l’autre côté et revient en { $square }.
   *[3] De nouveau derrière la ligne : { $hero }, en { $square }.
}
forhonor-comment-through = { $say ->
    [0] { $hero } traverse ses propres rangs jusqu’en { $square }.
    [1] Place : { $hero } passe entre les soldats vers { $square }.
    [2] Les soldats laissent passer { $hero }, jusqu’en { $square }.
   *[3] Entre casques et coudes : { $hero } en { $square }.
}
forhonor-comment-near-soldiers = { $say ->
    [0] { $hero } est devant les soldats d’en face, en { $square }.
    [1] Les rangs sont à portée : { $hero } en { $square }.
    [2] { $hero } et une rangée de lances se croisent en { $square }.
   *[3] Soldats, levez la tête : { $hero } est en { $square }.
}
forhonor-comment-forward = { $say ->
    [0] { $hero } avance de { $rows } rangées, en { $square }.
    [1] { $rows } rangées plus loin : { $hero } en { $square }.
    [2] { $hero } progresse jusqu’en { $square }.
   *[3] En avant vers { $square } : { $hero } ne se retourne pas.
}
forhonor-comment-backward = { $say ->
    [0] { $hero } recule de { $rows } rangées, en { $square }.
    [1] { $rows } rangées en arrière : { $hero } en { $square }.
    [2] { $hero } cède du terrain et prend { $square }.
   *[3] Prudence : { $hero } se replie en { $square }.
}
forhonor-comment-sideways = { $say ->
    [0] { $hero } longe la ligne jusqu’en { $square }.
    [1] Le long du front : { $hero } en { $square }.
    [2] { $hero } cherche une meilleure place et trouve { $square }.
   *[3] De côté vers { $square } : { $hero } essaie une autre porte.
}

## For Honor : soldats, tirs, étendards, bousculades

forhonor-comment-kill-all = { $say ->
    [0] { $hero } balaie le dernier soldat : il n’en reste aucun pour { $team }.
   *[1] Plus un seul soldat pour { $team } : c’est signé { $hero }.
}
forhonor-comment-kill-lane = { $say ->
    [0] Couloir { $lane } : plus personne pour { $team }, { $hero } y a veillé.
    [1] { $hero } vide le couloir { $lane } ; rien n’y reste pour { $team }.
   *[2] Le dernier du couloir { $lane } tombe, { $hero } frappe { $team }.
}
forhonor-comment-kill-centre = { $say ->
    [0] { $hero } en fauche { $count }, et le centre bascule : { $first } à { $second }.
    [1] { $first } à { $second } au centre, { $hero } y est pour beaucoup.
   *[2] La balance du centre penche : { $hero } en a ôté { $count }.
}
forhonor-comment-kill-cut = { $say ->
    [0] { $hero } en retire { $count } et en coupe { $cut } de la ligne.
    [1] { $count ->
           [one] Un soldat tombe
          *[other] { $count } soldats tombent
      } face à { $hero }, et derrière, { $cut ->
           [one] un autre ne compte plus
          *[other] { $cut } autres ne comptent plus
      }.
   *[2] Une brèche dans les rangs : { $hero } en isole { $cut }.
}
forhonor-comment-kill-many = { $say ->
    [0] { $count } d’un coup : { $hero } fauche les rangs de { $team }.
    [1] { $hero } passe comme une faux : { $count } de moins pour { $team }.
   *[2] { $count } soldats de moins pour { $team } : { $hero } n’a pas repris haleine.
}
forhonor-comment-kill-one = { $say ->
    [0] { $hero } abat le soldat en { $square }.
    [1] Un soldat de moins : { $hero }, { $square }.
    [2] Le soldat en { $square } ne rentrera pas, dit { $hero }.
   *[3] { $square } est libre. { $hero } hausse les épaules.
}
forhonor-comment-kill = { $say ->
    [0] { $hero } éclaircit les rangs : { $count } de moins.
    [1] { $count } soldats tombent face à { $hero }.
    [2] { $hero } compte : { $count }.
   *[3] { $count } casques par terre, et { $hero } au milieu.
}
forhonor-comment-shot-soldier = { $say ->
    [0] Un trait de loin, et { $square } est vide : { $hero } sait tirer.
    [1] { $hero } décoche ; plus de soldat en { $square }.
   *[2] De loin, { $hero } prend le plus reculé, en { $square }.
}
forhonor-comment-shot-fell = { $say ->
    [0] Un trait, une chute : { $hero } abat { $foe } de loin.
    [1] { $foe } n’a même pas pu approcher : { $hero } conclut d’un trait.
   *[2] { $hero } ne rate pas, et { $foe } tombe.
}
forhonor-comment-shot-long = { $say ->
    [0] Quatre cases, et { $hero } touche quand même { $foe }.
    [1] Au bout de la portée : { $hero } contre { $foe }.
   *[2] À quatre cases, { $foe } se croyait tranquille. { $hero } n’est pas de cet avis.
}
forhonor-comment-shot = { $say ->
    [0] { $hero } tire, { $foe } saigne : reste { $left }.
    [1] { $hero } touche { $foe }, vie { $left }.
   *[2] Une ligne droite coûte une vie à { $foe } : { $hero } a tiré.
}
forhonor-comment-shove-out = { $say ->
    [0] Hors de { $zone } : { $hero } écarte { $foe } d’un coup d’épaule.
    [1] { $foe } tenait { $zone }, puis { $hero } passa par là.
   *[2] { $hero } montre à { $foe } la porte de { $zone }.
}
forhonor-comment-shove-trap = { $say ->
    [0] { $hero } pousse { $foe } droit sur { $mate }.
    [1] { $mate } n’a qu’à attendre : { $hero } lui livre { $foe }.
   *[2] Une poussée, signée { $hero }, et { $foe } se retrouve contre { $mate }.
}
forhonor-comment-shove-off = { $say ->
    [0] { $hero } tient { $foe } à distance d’une poussée.
    [1] Pas plus près, { $foe } : { $hero } pousse fort.
   *[2] Une bourrade, et il y a de l’air entre { $hero } et { $foe }.
}
forhonor-comment-shove = { $say ->
    [0] { $hero } envoie { $foe } en { $square }, sans demander.
    [1] { $foe } découvre { $square } : { $hero } a poussé.
   *[2] D’une bourrade, { $hero } expédie { $foe } en { $square }.
}
forhonor-comment-banner-many = { $say ->
    [0] { $hero } lève l’étendard, et { $count } alliés reprennent souffle.
   *[1] { $count } blessures d’un coup se ferment : { $hero } lève l’étendard.
}
forhonor-comment-banner-saved = { $say ->
    [0] { $mate } n’en pouvait plus ; { $hero } lève l’étendard à temps.
   *[1] Au bord du gouffre, { $mate } reçoit une seconde vie : merci à { $hero }.
}
forhonor-comment-banner = { $say ->
    [0] { $hero } lève l’étendard, et { $mate } remonte à { $life }.
    [1] { $mate } va mieux : { $hero } a levé l’étendard.
   *[2] Une vie pour { $mate }, offerte par { $hero }.
}

## For Honor : les combats

forhonor-comment-card-sword = l’épée
forhonor-comment-card-charge = la charge
forhonor-comment-card-shield = le bouclier
forhonor-comment-dare = { $say ->
    [0] { $hero } dégaine contre { $foe }. Les cartes, je vous prie.
    [1] { $hero } contre { $foe } : affaire de nerfs.
    [2] { $hero } défie { $foe }.
   *[3] Fer contre fer : { $hero } attaque { $foe }.
}
forhonor-comment-dare-reach = { $say ->
    [0] { $hero } frappe à deux cases ; { $foe } ne l’a pas vu venir.
    [1] Trop loin ? Pas pour { $hero } : { $foe } doit se battre.
   *[2] La longue lance trouve { $foe } : { $hero } attaque.
}
forhonor-comment-dare-last = { $say ->
    [0] Avec une seule vie, { $hero } attaque { $foe }. Tout ou rien.
    [1] Une vie en poche, et { $hero } la mise contre { $foe }.
   *[2] Désespoir ou calcul ? { $hero }, vie 1, attaque { $foe }.
}
forhonor-comment-dare-weak = { $say ->
    [0] { $life } contre { $other } : { $hero } attaque { $foe } malgré tout.
    [1] En moins bonne forme, { $hero } attaque { $foe } quand même.
   *[2] { $foe } a plus de réserves, et { $hero } le sait.
}
forhonor-comment-dare-easy = { $say ->
    [0] { $foe } n’a plus qu’une vie, et { $hero } vient la prendre.
    [1] { $hero } s’en prend à une proie facile : { $foe }.
   *[2] Un coup suffirait : { $hero } attaque { $foe }.
}
forhonor-comment-dare-same = { $say ->
    [0] { $hero } et { $foe } sont de la même école. Et les voilà aux prises.
    [1] Querelle de famille : { $hero } attaque { $foe }.
   *[2] { $hero } et { $foe } aiment la même carte, et chacun le sait.
}
forhonor-comment-struck-outnumbered = { $say ->
    [0] Des lames partout : { $hero } perd une vie avant la première carte.
    [1] { $hero } paie cher sa solitude : il y a trop de lames.
   *[2] { $foe } a de l’aide : le nombre pèse sur { $hero }.
}
forhonor-comment-struck-rush = { $say ->
    [0] { $foe } arrive en courant, et { $hero } prend un coup avant la première carte.
    [1] Quelle ruée : { $hero } n’a pas eu le temps de lever le bras.
   *[2] { $foe } renverse { $hero } dans son élan.
}
forhonor-comment-struck-thread = { $say ->
    [0] { $hero } ne tient plus qu’à un fil : une vie.
    [1] Une vie : { $hero } le doit à { $foe }.
   *[2] { $hero } est encore debout. À peine.
}
forhonor-comment-tied = { $say ->
    [0] Deux fois { $card } : { $hero } et { $foe } saignent.
    [1] Deux têtes, une idée : { $hero } et { $foe } montrent la même chose.
   *[2] { $hero } et { $foe } se connaissent trop bien.
}
forhonor-comment-tied-hard = { $say ->
    [0] Deux fois { $card }, en mains expertes : { $hero } et { $foe } trinquent.
    [1] { $hero } et { $foe } frappent avec ce qu’ils aiment. Cela fait mal deux fois.
   *[2] Personne ne cède : { $hero } et { $foe } prennent tout de plein fouet.
}
forhonor-comment-tied-twice = { $say ->
    [0] Encore la même carte. { $hero } et { $foe } y passeraient la journée.
    [1] Deux fois la même idée : { $hero } et { $foe } se sont assez abîmés.
   *[2] Pas de vainqueur entre { $hero } et { $foe }, que des bosses.
}
forhonor-comment-tied-late = { $say ->
    [0] La seconde manche est nulle ; la première reste.
    [1] { $hero } et { $foe } finissent sur la même carte.
   *[2] Encore { $card } des deux côtés : { $hero } et { $foe } en restent là.
}
forhonor-comment-read = { $say ->
    [0] { $hero } avait prévu { $other } : on connaît les goûts d’en face.
    [1] { $foe } aime trop sa carte favorite, et { $hero } le sait.
   *[2] { $hero } joue { $card } et lit { $foe } à livre ouvert.
}
forhonor-comment-favourite = { $say ->
    [0] { $hero } joue { $card }, sa carte, et { $foe } comprend pourquoi.
    [1] { $hero } frappe avec la carte de la maison : { $foe } le sent passer.
   *[2] Contre { $hero } et sa carte favorite, { $foe } jouait { $other } pour rien.
}
forhonor-comment-round-attacker = { $say ->
    [0] Première manche à { $hero } : { $foe } avait { $other }.
    [1] { $hero } joue { $card }, et { $foe } saigne.
   *[2] Le premier sang est pour { $hero }, face à { $foe }.
}
forhonor-comment-round-target = { $say ->
    [0] On attaque { $hero }, qui riposte : { $card } contre { $other }.
    [1] { $foe } aurait dû rester au large : première manche à { $hero }.
   *[2] Mauvaise idée, { $foe } : { $hero } avait { $card }.
}
forhonor-comment-twice = { $say ->
    [0] Les deux manches à { $hero } : { $foe } n’a rien pu faire.
    [1] { $hero } bat { $foe } deux fois, et le second coup est le plus lourd.
   *[2] Deux cartes, deux coups : { $hero } démonte { $foe }.
}
forhonor-comment-revenge = { $say ->
    [0] { $hero } rend la pareille à { $foe } à la seconde manche.
    [1] Un partout : { $hero } répond, avec { $card }.
   *[2] { $foe } avait la première manche ; { $hero } a le dernier mot.
}
forhonor-comment-second = { $say ->
    [0] Après une manche nulle, { $hero } trouve la bonne : { $card }.
    [1] La seconde manche tranche : { $hero } devant { $foe }.
   *[2] Il restait { $card } à { $hero }, et { $foe } n’y pensait plus.
}
forhonor-comment-spared-guard = { $say ->
    [0] Manche nulle, et { $hero } n’a pas une égratignure : garde supérieure.
    [1] { $hero } pare ce que nul ne pare.
   *[2] Bonne garde : { $hero } ne perd rien.
}
forhonor-comment-spared-bulwark = { $say ->
    [0] Le rempart tient : { $hero } le sent à peine.
    [1] { $hero } laisse le bouclier prendre le premier coup.
   *[2] Cela devait faire plus mal : { $hero } tient comme une tour.
}
forhonor-comment-spared-skin = { $say ->
    [0] Pas d’exécution pour { $hero } : la lame ne trouve que de la pierre.
   *[1] { $hero } tombe, et reviendra plus tôt que prévu.
}
forhonor-comment-executed = { $say ->
    [0] { $foe } gagne deux fois et achève { $hero }. Silence sur le champ de bataille.
    [1] Sans pitié : { $foe } exécute { $hero }.
   *[2] { $hero } plie le genou, { $foe } n’hésite pas.
}
forhonor-comment-both-fell = { $say ->
    [0] { $hero } et { $foe } tombent ensemble. Personne pour s’en vanter.
   *[1] Deux coups, deux corps : { $hero } et { $foe }.
}
forhonor-comment-fell-attacker = { $say ->
    [0] { $hero } attaquait { $foe }, et tombe.
    [1] C’était une erreur : { $foe } abat l’assaillant.
   *[2] { $hero } allait chercher { $foe } et ne rentrera pas ce tour-ci.
}
forhonor-comment-fell-outnumbered = { $say ->
    [0] { $hero } tombe sans qu’une carte soit jouée : trop de lames.
   *[1] Pas besoin de duel : à plusieurs, ils abattent { $hero }.
}
forhonor-comment-fell-rush = { $say ->
    [0] { $foe } renverse { $hero } avant la première carte.
   *[1] De l’élan, un choc, et { $hero } n’est plus là : { $foe } ne freine pas.
}
forhonor-comment-fell-last = { $say ->
    [0] { $hero } tombe, et { $team } n’a plus un héros sur le plateau.
   *[1] Avec { $hero } tombe le dernier héros de { $team } sur le plateau.
}
forhonor-comment-fell-fresh = { $say ->
    [0] { $life } vies d’un coup : { $foe } balaie { $hero }.
   *[1] { $hero } se portait bien il y a un instant. Puis vint { $foe }.
}
forhonor-comment-fell = { $say ->
    [0] { $hero } tombe face à { $foe }.
    [1] C’était la dernière vie : { $foe } abat { $hero }.
   *[2] { $foe } reste debout, { $hero } non.
}

## For Honor : zones, points et fin

forhonor-comment-centre-lost = { $say ->
    [0] Les rangs se valent : plus personne n’a le centre.
    [1] { $side } perd le centre : { $count } de chaque côté.
   *[2] Soldat pour soldat : le centre est de nouveau libre.
}
forhonor-comment-centre-taken = { $say ->
    [0] Les soldats poussent : le centre va à { $team }.
    [1] { $side } a la plus longue ligne, et le centre.
   *[2] Les bottes décident : le centre revient à { $team }.
}
forhonor-comment-centre-hair = { $say ->
    [0] Un soldat de plus, { $most } à { $least } : le centre va à { $team }.
   *[1] À une botte près : { $team } prend le centre, { $most } à { $least }.
}
forhonor-comment-centre = { $say ->
    [0] { $most } soldats reliés contre { $least } : { $team } prend le centre.
    [1] { $side } gagne la poussée du milieu, { $most } à { $least }.
   *[2] La ligne tient pour { $team } : le centre est pris, { $most } à { $least }.
}
forhonor-comment-zone-thread = { $say ->
    [0] Avec une seule vie, { $hero } prend { $zone }.
   *[1] { $hero } tient à peine debout, mais debout dans { $zone }.
}
forhonor-comment-zone-odds = { $say ->
    [0] { $count } ennemis sur le plateau, et { $hero } prend { $zone } quand même.
   *[1] Contre toute attente : { $hero } tient { $zone }, malgré { $count } ennemis.
}
forhonor-comment-zone-alone = { $say ->
    [0] En solitaire, { $hero } prend { $zone }, en terre ennemie.
    [1] Personne ne regardait : { $zone } est à { $hero }.
   *[2] { $hero } est là, et { $zone } était libre.
}
forhonor-comment-zone-stolen = { $say ->
    [0] { $side } ravit { $zone } à { $loser }.
    [1] { $side } prend { $zone } : { $loser } n’y était pas.
   *[2] Cent pour { $team }, cent de moins en face : { $zone } est prise.
}
forhonor-comment-zone-own = { $say ->
    [0] { $side } met de l’ordre dans { $zone }.
    [1] De retour chez { $team }, comme il se doit : { $zone }.
   *[2] { $side } prend ce qui est à sa porte : { $zone }.
}
forhonor-comment-zone-far = { $say ->
    [0] { $side } prend { $zone }, de l’autre côté.
    [1] Un drapeau de plus pour { $team }, sur { $zone }.
   *[2] { $side } s’offre { $zone } : c’était loin.
}
forhonor-comment-target = { $say ->
    [0] { $side } est à { $points } : encore une fois, et la porte se ferme.
    [1] { $points } pour { $team }. En face, il faut se hâter.
   *[2] { $side } a ce qu’il faut, { $points }. Reste à tenir.
}
forhonor-comment-harvest = { $say ->
    [0] { $points } points en un tour pour { $team }.
    [1] { $side } fait sa moisson : { $points } points.
   *[2] Quel tour pour { $team } : { $points }.
}
forhonor-comment-all-zones = { $say ->
    [0] { $side } tient les trois zones. En face, on tient rancune.
    [1] Tout est à { $team } : les deux zones et le centre.
   *[2] Les trois pour { $team }. Cela ne peut pas durer.
}
forhonor-comment-overtaken = { $say ->
    [0] { $side } passe devant : { $first } à { $second }.
    [1] La tête change de camp : { $first } à { $second }, et { $team } sourit.
   *[2] { $side } renverse le match, { $first } à { $second }.
}
forhonor-comment-level = { $say ->
    [0] Égalité à { $points }. Tout ça pour rien ?
    [1] { $points } partout : la guerre recommence.
   *[2] { $points } à { $points }, et nul ne cède.
}
forhonor-comment-comeback = { $say ->
    [0] { $side } était loin derrière, et n’est plus qu’à { $gap } points.
    [1] Voyez { $team } : il ne manque que { $gap } points.
   *[2] { $side } revient dans le match, à { $gap } points.
}
forhonor-comment-nothing = { $say ->
    [0] Le tour { $turn } ne change rien du tout.
    [1] Pas un point au tour { $turn }. Chacun attend.
   *[2] Tour { $turn } : beaucoup de marche, aucun point.
}
forhonor-comment-far-ahead = { $say ->
    [0] { $side } a { $gap } points d’avance.
    [1] { $gap } points d’écart, et { $team } est devant.
    [2] { $side } s’envole : { $gap } points.
   *[3] La route est longue pour revenir : { $gap } points derrière { $team }.
}
forhonor-comment-close = { $say ->
    [0] { $side } mène de { $gap } ; rien n’est joué.
    [1] { $gap } points : { $team } n’en jurerait pas encore.
    [2] Une courte tête pour { $team }, { $gap } points.
   *[3] { $gap } points, et { $team } entend des pas derrière.
}
forhonor-comment-turn = { $say ->
    [0] Le tour { $turn } finit à { $first } contre { $second }.
    [1] Après le tour { $turn } : { $first } à { $second }.
    [2] { $first } à { $second }. Au tour suivant.
   *[3] Les cors sonnent : { $first } à { $second } après le tour { $turn }.
}
forhonor-comment-locked = { $say ->
    [0] La porte se ferme : plus de retour pour les héros tombés de { $team }.
    [1] { $side } est verrouillée. Qui tombe ne se relève plus.
   *[2] Dès lors, chaque chute compte pour { $team }.
}
forhonor-comment-unlocked = { $say ->
    [0] La porte se rouvre : { $team } peut rappeler ses morts.
    [1] { $side } respire : le verrou a sauté.
   *[2] De l’air pour { $team } : les héros tombés rentrent.
}
forhonor-comment-over-draw = { $say ->
    [0] { $first } à { $second } : après tout cela, personne n’a gagné.
   *[1] Match nul. Chaque camp rentre avec ses morts.
}
forhonor-comment-over-left = { $say ->
    [0] L’autre camp est parti ; { $team } reste maître du terrain.
   *[1] { $side } gagne devant des bancs vides.
}
forhonor-comment-over-wiped = { $say ->
    [0] Plus un héros debout en face : le champ de bataille est à { $team }.
   *[1] { $side } ferme la porte et n’en laisse aucun. L’honneur est sauf.
}
forhonor-comment-over-hair = { $say ->
    [0] { $first } à { $second } : { $team } gagne d’une zone.
   *[1] Un cheveu entre les deux : { $team } gagne, { $first } à { $second }.
}
forhonor-comment-over-turns = { $say ->
    [0] Le dernier tour est fini, { $team } est devant, { $first } à { $second }.
   *[1] C’est l’heure : { $team } gagne, { $first } à { $second }.
}
