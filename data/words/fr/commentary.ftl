# Ce qu’un commentateur dit d’un tour. Un message a jusqu’à quatre tournures ; $say, de 0 à 3, choisit entre elles.
# $puck, $by, $foe, $other, $own, $one, $two, $guard et $block sont des étiquettes comme B2 ou S1 ; $team est un camp.

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
pitchout-comment-trade = { $say ->
    [0] Un échange : { $foe } est éliminé, mais { $own } aussi.
    [1] { $own } contre { $foe } : un partout.
    [2] { $foe } tombe et entraîne { $own }.
   *[3] { $foe } valait-il { $own } ? Les deux sont éliminés.
}
pitchout-comment-struck = { $say ->
    [0] { $by } frappe, et { $puck } n’est plus.
    [1] Qui se laisse toucher par { $by } est perdu ; cette fois, c’est { $puck }.
    [2] Un modèle du genre : { $by } a trouvé { $puck }.
   *[3] Pas besoin du bord : { $by } élimine { $puck } sur place.
}
# Tous deux du même camp.
pitchout-comment-friendly = { $say ->
    [0] But contre son camp : { $by } pousse { $puck } dans le vide à { $clock }.
    [1] Avec des amis comme { $by }… { $puck } est éliminé.
    [2] { $puck } tombe à { $clock }, poussé par { $by } : un équipier !
   *[3] { $by } ne l’a pas fait exprès : { $puck }, un équipier, est éliminé.
}
# $mm : de combien il aurait dépassé le bord avant de s’arrêter.
pitchout-comment-overrun = { $say ->
    [0] { $mm } mm de trop : { $puck } sort tout seul à { $clock }.
    [1] { $puck } ne s’arrête pas à temps : il lui manquait { $mm } mm.
    [2] Si près de rester : { $puck } dépasse le bord de { $mm } mm.
   *[3] { $puck } freine trop tard, de { $mm } mm, et tombe à { $clock }.
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
# $count contacts.
pitchout-comment-pinball = { $say ->
    [0] Un vrai flipper : { $count } chocs pour une pichenette de { $puck }.
    [1] { $count } contacts ! { $puck } réveille toute l’arène.
    [2] { $puck } fait tout s’entrechoquer : { $count } chocs.
   *[3] Qui peut suivre ? { $count } chocs après une pichenette de { $puck }.
}
# $foe aurait été touché.
pitchout-comment-shielded = { $say ->
    [0] Le bloc { $block } fait rempart pour { $foe } : { $puck } ne passe pas.
    [1] { $foe } peut remercier le bloc { $block }, sur la route de { $puck }.
    [2] { $puck } visait { $foe }, mais le bloc { $block } s’est interposé.
   *[3] Sauvé par le décor : le bloc { $block } protège { $foe } de { $puck }.
}
# $mm entre eux au plus près.
pitchout-comment-missed = { $say ->
    [0] { $puck } manque { $foe } de { $mm } mm.
    [1] Si près : { $mm } mm entre { $puck } et { $foe }.
    [2] { $foe } sent passer le vent de { $puck } : { $mm } mm.
   *[3] { $puck } frôle { $foe }. { $mm } mm !
}

## Ce qui se décide après une pichenette

# $guard s’est sacrifié pour $puck.
pitchout-comment-rescued = { $say ->
    [0] { $guard } s’interpose : { $puck } vit, son Garde non.
    [1] Quelle loyauté ! { $guard } s’en va, { $puck } revient.
    [2] { $puck } était déjà perdu ; { $guard } prend sa place dans le vide.
   *[3] { $guard } fait son devoir de Garde, et { $puck } est de retour.
}

## Où en sont la manche et le match

# $round : la troisième.
pitchout-comment-decider = { $say ->
    [0] Égalité : la manche { $round } décidera de tout.
   *[1] Un partout ! Qui gagne la manche { $round } gagne le match.
}
# $count : les palets qui restent aux vainqueurs.
pitchout-comment-few-left = { $say ->
    [0] Avec { $count } palets, la manche est renversée ! Elle revient à { $team }.
    [1] Personne ne misait plus sur { $team }, mais { $count } palets ont suffi.
   *[2] Une manche gagnée avec { $count } palets : quel sang-froid, { $team } !
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
offboard-comment-bounced = { $say ->
    [0] { $target } est occupée, et la bille de { $side } bondit en l’air.
    [1] Plus de place en { $target } : { $side } reprend sa bille, ou l’écarte.
    [2] Éjectée pour rien : { $target } était pleine, la bille de { $side } est en l’air.
   *[3] { $side } a de la chance, { $target } était occupée.
}
# $count billes de $side, la dernière en $cell, en ont poussé $pushed.
offboard-comment-pushed-many = { $say ->
    [0] { $count } contre { $pushed } : { $side } déplace toute une ligne.
    [1] { $pushed } d’un coup ! { $side } s’y met à { $count }.
    [2] Quelle poussée depuis { $cell } : { $pushed } billes de { $foe } doivent céder.
   *[3] { $pushed } billes de { $foe } reculent à la fois.
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
offboard-comment-again = { $say ->
    [0] N’a-t-on pas déjà vu cela ? Encore une fois, et c’est la nulle.
   *[1] La position est apparue deux fois. Une troisième, et c’est la nulle.
}

## PitchBowl

pitchbowl-comment-kick-stray = { $say ->
    [0] Le vent emporte le ballon à { $cm } cm de ce que voulait { $team }.
    [1] { $team } visait ailleurs : { $cm } cm d’écart.
   *[2] { $cm } cm de travers. { $team } accusera le temps.
}
pitchbowl-comment-hat-trick = { $say ->
    [0] Trois à zéro ! { $team } balaie { $foe }.
   *[1] Sans appel : trois essais pour { $team }, aucun pour { $foe }.
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
pitchbowl-comment-pass-gap = { $say ->
    [0] La passe de { $passer } frôle { $foe } à { $mm } mm, et { $player } l’a !
   *[1] À { $mm } mm de { $foe } : { $passer } glisse le ballon à { $player }.
}
pitchbowl-comment-pass-long = { $say ->
    [0] Une passe de { $cm } cm ! De { $passer } à { $player }, qui n’en espérait pas tant.
    [1] { $cm } cm d’un bout à l’autre : { $passer } trouve { $player }.
   *[2] { $passer } lance, tout le monde se retourne, et à { $cm } cm de là { $player } l’a.
}
pitchbowl-comment-intercepted = { $say ->
    [0] { $player } a tout lu et prend la passe de { $passer } après { $cm } cm.
    [1] Erreur d’adresse : { $passer } lance à { $cm } cm, et { $player } signe le reçu.
   *[2] { $player } s’interpose. { $cm } cm de vol, et { $passer } a perdu le ballon.
}
pitchbowl-comment-steal-hair = { $say ->
    [0] À { $mm } mm du porteur ! { $player } n’attrape que de l’air.
   *[1] { $player } manque l’arraché de { $mm } mm.
}
pitchbowl-comment-pickup-hair = { $say ->
    [0] { $player } tend la main et manque le ballon de { $mm } mm.
    [1] { $mm } mm ! { $player } en a senti le cuir.
   *[2] Si près : { $player } passe à { $mm } mm du ballon.
}
pitchbowl-comment-pass-present = { $say ->
    [0] { $player } lance, et le ballon s’arrête devant { $foe }. Trop aimable.
   *[1] Personne ne l’attrape, mais { $foe } est au plus près. Bien lancé, { $player } ?
}
pitchbowl-comment-fall-line = { $say ->
    [0] { $player } tombe avec le ballon, à { $mm } mm de la ligne d’en-but !
   *[1] { $mm } mm ! Si près de la ligne, et { $player } a le nez dans l’herbe.
}
pitchbowl-comment-fall-hair = { $say ->
    [0] { $mm } mm de trop, et { $player } tombe.
    [1] { $player } aurait dépassé de { $mm } mm. Il tombe quand même.
   *[2] Pour { $mm } mm, { $player } dépasse sa limite.
}
pitchbowl-comment-last-left = { $say ->
    [0] { $player } est le dernier d’{ $team } sur le terrain.
   *[1] Il ne reste que { $player } pour { $team }.
}
pitchbowl-comment-out-carrier = { $say ->
    [0] { $by } pousse { $player } hors du terrain, ballon compris.
   *[1] Derrière la ligne avec le ballon : { $player } n’a pas vu venir { $by }.
}
pitchbowl-comment-out-foe = { $say ->
    [0] { $by } sort { $player } du terrain, et le paie de l’initiative.
    [1] { $player } est dehors, par { $by }. Cela coûte le tour ; était-ce utile ?
   *[2] Dehors, { $player } ! { $by } n’avait pas d’autre moyen.
}
pitchbowl-comment-carry-short = { $say ->
    [0] { $player } s’arrête à { $mm } mm de la ligne. Si près !
   *[1] { $mm } mm ! { $player } pourrait toucher l’en-but, mais pas du pied.
}
pitchbowl-comment-block-hard = { $say ->
    [0] { $player } envoie { $other } à { $cm } cm. Ça, c’est un blocage.
    [1] { $other } se retrouve { $cm } cm plus loin ; { $player } s’époussette.
   *[2] Place ! { $player } écarte { $other } de { $cm } cm.
}
pitchbowl-comment-slipped-by = { $say ->
    [0] { $player } se faufile à { $mm } mm de { $foe }.
    [1] { $mm } mm entre { $player } et { $foe }, et ils ne se touchent pas.
   *[2] { $foe } aurait pu compter les boutons de { $player }, à { $mm } mm.
}

## For Honor

forhonor-comment-draft-faction = { $say ->
    [0] { $hero } retrouve les siens : { $seat } rassemble tout un peuple.
    [1] Avec { $hero }, { $seat } ne parle plus qu’une langue.
   *[2] { $seat } aime l’unité : { $hero } aussi.
}
forhonor-comment-idle = { $say ->
    [0] { $hero } reste en { $square } et laisse faire les autres.
    [1] Pas un pas, pas un coup : { $hero } garde { $square }.
    [2] En { $square }, { $hero } joue les statues.
   *[3] { $square } convient à { $hero }, qui ne fait rien.
}
forhonor-comment-dispute = { $say ->
    [0] { $hero } entre dans { $zone }, où { $foe } se croyait tranquille.
    [1] On se dispute { $zone } : { $hero } contre { $foe }.
    [2] { $foe } a de la visite dans { $zone } : { $hero }.
   *[3] À deux dans { $zone }, c’est un de trop : { $hero } et { $foe }.
}
forhonor-comment-raids = { $say ->
    [0] { $hero } est dans { $zone }, loin en terre ennemie.
    [1] Un raid : { $hero } atteint { $zone }.
    [2] Personne n’a arrêté { $hero } en route vers { $zone }.
   *[3] { $hero } dans { $zone } : elle changera de mains si rien ne bouge.
}
forhonor-comment-between = { $say ->
    [0] { $hero } se glisse entre { $count } ennemis. Courage, ou lassitude.
    [1] { $count } ennemis entourent { $hero } maintenant.
    [2] { $hero } a { $count } voisins, aucun n’est aimable.
   *[3] Au cœur de la mêlée : { $hero } contre { $count }.
}
forhonor-comment-escapes = { $say ->
    [0] { $hero } échappe à { $foe }, de justesse.
    [1] Une blessure, des jambes : { $hero } sème { $foe }.
    [2] { $foe } se retourne : { $hero } n’est plus là.
   *[3] { $hero } s’éloigne clopin-clopant, et { $foe } laisse faire.
}
forhonor-comment-kill-all = { $say ->
    [0] { $hero } balaie le dernier soldat : il n’en reste aucun pour { $team }.
   *[1] Plus un seul soldat pour { $team } : c’est signé { $hero }.
}
forhonor-comment-kill-lane = { $say ->
    [0] Couloir { $lane } : plus personne pour { $team }, { $hero } y a veillé.
    [1] { $hero } vide le couloir { $lane } ; rien n’y reste pour { $team }.
   *[2] Le dernier du couloir { $lane } tombe, { $hero } frappe { $team }.
}
forhonor-comment-shot-fell = { $say ->
    [0] Un trait, une chute : { $hero } abat { $foe } de loin.
    [1] { $foe } n’a même pas pu approcher : { $hero } conclut d’un trait.
   *[2] { $hero } ne rate pas, et { $foe } tombe.
}
forhonor-comment-shove-out = { $say ->
    [0] Hors de { $zone } : { $hero } écarte { $foe } d’un coup d’épaule.
    [1] { $foe } tenait { $zone }, puis { $hero } passa par là.
   *[2] { $hero } montre à { $foe } la porte de { $zone }.
}
forhonor-comment-banner-saved = { $say ->
    [0] { $mate } n’en pouvait plus ; { $hero } lève l’étendard à temps.
   *[1] Au bord du gouffre, { $mate } reçoit une seconde vie : merci à { $hero }.
}
forhonor-comment-card-sword = l’épée
forhonor-comment-card-charge = la charge
forhonor-comment-card-shield = le bouclier
forhonor-comment-dare-last = { $say ->
    [0] Avec une seule vie, { $hero } attaque { $foe }. Tout ou rien.
    [1] Une vie en poche, et { $hero } la mise contre { $foe }.
   *[2] Désespoir ou calcul ? { $hero }, vie 1, attaque { $foe }.
}
forhonor-comment-tied-hard = { $say ->
    [0] Deux fois { $card }, en mains expertes : { $hero } et { $foe } trinquent.
    [1] { $hero } et { $foe } frappent avec ce qu’ils aiment. Cela fait mal deux fois.
   *[2] Personne ne cède : { $hero } et { $foe } prennent tout de plein fouet.
}
forhonor-comment-read = { $say ->
    [0] { $hero } avait prévu { $other } : on connaît les goûts d’en face.
    [1] { $foe } aime trop sa carte favorite, et { $hero } le sait.
   *[2] { $hero } joue { $card } et lit { $foe } à livre ouvert.
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
forhonor-comment-executed = { $say ->
    [0] { $foe } gagne deux fois et achève { $hero }. Silence sur le champ de bataille.
    [1] Sans pitié : { $foe } exécute { $hero }.
   *[2] { $hero } plie le genou, { $foe } n’hésite pas.
}
forhonor-comment-both-fell = { $say ->
    [0] { $hero } et { $foe } tombent ensemble. Personne pour s’en vanter.
   *[1] Deux coups, deux corps : { $hero } et { $foe }.
}
forhonor-comment-fell-last = { $say ->
    [0] { $hero } tombe, et { $team } n’a plus un héros sur le plateau.
   *[1] Avec { $hero } tombe le dernier héros de { $team } sur le plateau.
}
forhonor-comment-fell = { $say ->
    [0] { $hero } tombe face à { $foe }.
    [1] C’était la dernière vie : { $foe } abat { $hero }.
   *[2] { $foe } reste debout, { $hero } non.
}
forhonor-comment-centre-hair = { $say ->
    [0] Un soldat de plus, { $most } à { $least } : le centre va à { $team }.
   *[1] À une botte près : { $team } prend le centre, { $most } à { $least }.
}
forhonor-comment-zone-stolen = { $say ->
    [0] { $side } ravit { $zone } à { $loser }.
    [1] { $side } prend { $zone } : { $loser } n’y était pas.
   *[2] Cent pour { $team }, cent de moins en face : { $zone } est prise.
}
forhonor-comment-overtaken = { $say ->
    [0] { $side } passe devant : { $first } à { $second }.
    [1] La tête change de camp : { $first } à { $second }, et { $team } sourit.
   *[2] { $side } renverse le match, { $first } à { $second }.
}
forhonor-comment-comeback = { $say ->
    [0] { $side } était loin derrière, et n’est plus qu’à { $gap } points.
    [1] Voyez { $team } : il ne manque que { $gap } points.
   *[2] { $side } revient dans le match, à { $gap } points.
}
forhonor-comment-locked = { $say ->
    [0] La porte se ferme : plus de retour pour les héros tombés de { $team }.
    [1] { $side } est verrouillée. Qui tombe ne se relève plus.
   *[2] Dès lors, chaque chute compte pour { $team }.
}
forhonor-comment-over-wiped = { $say ->
    [0] Plus un héros debout en face : le champ de bataille est à { $team }.
   *[1] { $side } ferme la porte et n’en laisse aucun. L’honneur est sauf.
}
forhonor-comment-over-hair = { $say ->
    [0] { $first } à { $second } : { $team } gagne d’une zone.
   *[1] Un cheveu entre les deux : { $team } gagne, { $first } à { $second }.
}
