# Ce qu’un commentateur dit d’un tour. Un message a jusqu’à quatre tournures ; $say, de 0 à 3, choisit entre elles.
# $puck, $by, $foe, $other, $own, $one, $two, $guard et $block sont des étiquettes comme B2 ou S1 ; $team est un camp.

## Qui est tombé

# $hour de 1 à 12 : où une pièce a quitté l’arène, comme sur un cadran ; se lit « côté 7 h ».
pitchout-comment-clock = { $hour } h
# $clock : où il est tombé ; $cm : de combien il aurait dépassé le bord avant de s’arrêter.
pitchout-comment-whisker = { $say ->
    [0] { $puck } tombe côté { $clock } pour { $cm } cm. Ça fait mal.
    [1] { $cm } cm de moins et { $puck } restait. { $by } ne s’excuse pas.
    [2] { $puck } demande à vérifier au mètre : { $cm } cm de trop côté { $clock }.
   *[3] Adieu, { $puck } : { $cm } cm de trop. Les réclamations sont à adresser à { $by }.
}
# $way : les étiquettes de ceux qui se sont poussés, $count leur nombre, $puck le dernier, tombé.
pitchout-comment-chain = { $say ->
    [0] { $way } : une chaîne de { $count }, et l’addition est pour { $puck }.
    [1] Dominos ! { $way }, et { $puck } est dehors.
    [2] { $puck } n’a rien vu venir : { $way }.
   *[3] Faites passer : { $way }. { $puck } n’avait plus personne à qui passer.
}
# $block : le bloc que $by a touché d’abord.
pitchout-comment-bank-out = { $say ->
    [0] Le bloc { $block }, puis { $puck } : { $by } dira que c’était voulu.
    [1] { $by } prend le chemin des écoliers par le bloc { $block }, et { $puck } sort côté { $clock }.
    [2] Passe décisive du bloc { $block } : { $by } rebondit et éjecte { $puck }.
   *[3] Par la bande ! { $by }, bloc { $block }, { $puck }, et dehors côté { $clock }.
}
pitchout-comment-knocked = { $say ->
    [0] { $by } montre la sortie à { $puck }, côté { $clock }.
    [1] { $puck } s’en va côté { $clock }. { $by } lui a tenu la porte.
    [2] { $puck } se trouvait bien là. Ce n’était pas l’avis de { $by }.
   *[3] { $puck } admire la vue côté { $clock }, un instant. { $by } lui fait signe.
}
# $puck a joué, $count sont tombés.
pitchout-comment-many-out = { $say ->
    [0] { $count } d’un coup ! { $puck } débarrasse la table.
    [1] Grand ménage : { $puck } en sort { $count } d’une seule pichenette.
   *[2] Une pichenette, { $count } palets de moins. { $puck } peut prendre sa journée.
}
pitchout-comment-two-out = { $say ->
    [0] Coup double ! { $puck } était pressé.
    [1] Deux pour le prix d’un. { $puck } aime les bonnes affaires.
    [2] { $one } et { $two } partent ensemble. { $puck } avait appelé le taxi.
   *[3] { $puck } n’en visait sûrement qu’un : { $one } et { $two } sont dehors.
}
pitchout-comment-trade = { $say ->
    [0] Un partout : { $foe } sort, { $own } aussi.
    [1] { $own } contre { $foe } : il y en a pour appeler ça une affaire.
    [2] { $foe } sort et emmène { $own } pour ne pas partir seul.
   *[3] { $foe } valait bien { $own } ? Les deux sont dehors.
}
pitchout-comment-struck = { $say ->
    [0] { $by } touche { $puck }, et ça suffit.
    [1] { $puck } aurait dû garder ses distances avec { $by }.
    [2] Pas besoin du bord : { $by } élimine { $puck } sur place.
   *[3] { $by } dit bonjour. { $puck } ne répond plus.
}
# Tous deux du même camp.
pitchout-comment-friendly = { $say ->
    [0] Mauvais sens, { $by } ! { $puck } était de votre camp.
    [1] Avec des amis comme { $by }… { $puck } est dehors.
    [2] { $puck } tombe côté { $clock }, poussé par { $by }. Ils jouent ensemble, au fait.
   *[3] { $by } doit des excuses à { $puck }.
}
# $cm : de combien il aurait dépassé le bord avant de s’arrêter.
pitchout-comment-overrun = { $say ->
    [0] Trop d’élan : { $puck } sort tout seul côté { $clock }, pour { $cm } cm.
    [1] { $puck } a oublié de freiner : { $cm } cm de trop.
    [2] { $puck } se serait arrêté { $cm } cm après le bord. Après le bord, il n’y a rien.
   *[3] { $cm } cm de trop, et { $puck } s’élimine tout seul côté { $clock }.
}

## Qui est touché ou manqué, et qui est où

# $cm jusqu’au bord, mesurés du centre du palet.
pitchout-comment-held = { $say ->
    [0] { $puck } freine à { $cm } cm du bord. Des nerfs d’acier !
    [1] { $puck } s’arrête à { $cm } cm du bord pour admirer la vue.
    [2] { $cm } cm de plus et { $puck } se sortait tout seul.
   *[3] { $puck } se gare à { $cm } cm du vide. Prière de ne pas éternuer.
}
pitchout-comment-hanging = { $say ->
    [0] { $puck } ne tient plus qu’à { $cm } cm.
    [1] { $cm } cm : c’est tout ce qu’il reste de sol à { $puck }.
    [2] { $puck } vacille à { $cm } cm du bord, et reste.
   *[3] Que personne ne respire : { $puck } est à { $cm } cm du bord.
}
# $count contacts.
pitchout-comment-pinball = { $say ->
    [0] Un vrai flipper : { $count } chocs pour { $puck }.
    [1] { $count } chocs ! { $puck } a fait connaissance avec tout le monde.
    [2] { $puck } réveille toute l’arène : { $count } chocs.
   *[3] { $count } chocs d’une pichenette. Même { $puck } a perdu le compte.
}
# $foe aurait été touché.
pitchout-comment-shielded = { $say ->
    [0] Le bloc { $block } encaisse pour { $foe } : { $puck } ne passe pas.
    [1] { $foe } doit un verre au bloc { $block }, qui arrête { $puck }.
    [2] { $puck } visait { $foe }. Le bloc { $block } n’était pas d’accord.
   *[3] Sauvé par les meubles : le bloc { $block } protège { $foe } de { $puck }.
}
# $cm entre eux au plus près.
pitchout-comment-missed = { $say ->
    [0] { $puck } rate { $foe } de { $cm } cm.
    [1] Si près : { $cm } cm entre { $puck } et { $foe }.
    [2] { $foe } a senti un courant d’air : c’était { $puck }, à { $cm } cm.
   *[3] { $puck } salue { $foe } à { $cm } cm et passe son chemin.
}

## Ce qui se décide après une pichenette

# $guard s’est sacrifié pour $puck.
pitchout-comment-rescued = { $say ->
    [0] { $guard } s’interpose : { $puck } reste, mais le Garde s’en va.
    [1] Quelle loyauté ! { $guard } s’en va, { $puck } revient.
    [2] { $puck } était perdu. { $guard } est parti à sa place.
   *[3] { $guard } fait son métier de Garde, et { $puck } est de retour.
}

## Où en sont la manche et la partie

# $round : la troisième.
pitchout-comment-decider = { $say ->
    [0] Une manche partout : tout se joue à la manche { $round }.
   *[1] Égalité ! Gagnez la manche { $round }, et la partie est à vous.
}
# $count : les palets qui restent aux vainqueurs.
pitchout-comment-few-left = { $say ->
    [0] Avec { $count ->
           [one] un palet
          *[other] { $count } palets
      } à peine, la manche est pour { $team } !
    [1] Personne ne misait sur { $team }. Il a suffi de { $count ->
           [one] un palet
          *[other] { $count } palets
      }.
   *[2] Une manche gagnée avec { $count ->
           [one] un palet
          *[other] { $count } palets
      } : quel sang-froid, { $team } !
}
pitchout-comment-captain-own = { $say ->
    [0] Le Capitaine { $puck }, éjecté par les siens ! Manche pour { $team }.
    [1] Cadeau pour { $team } : le Capitaine { $puck }, éjecté par ses amis.
    [2] Aïe ! Le Capitaine { $puck } tombe, poussé par un ami. Manche pour { $team }.
   *[3] Avec des amis pareils, pas besoin d’ennemis : le Capitaine { $puck } est dehors, manche pour { $team }.
}
pitchout-comment-captain-dive = { $say ->
    [0] Le Capitaine { $puck } quitte le navire et emporte la manche : elle est pour { $team }.
    [1] Le Capitaine va trop loin, au sens propre : { $puck } est dehors, manche pour { $team }.
    [2] Le Capitaine { $puck } a oublié la règle numéro un : rester à bord. Manche pour { $team }.
   *[3] Beau plongeon du Capitaine { $puck } côté { $clock }. Le jury n’apprécie pas : manche perdue.
}
# Le Capitaine $puck est tombé, mais la manche n’est pas encore perdue.
pitchout-comment-captain-overboard = { $say ->
    [0] Capitaine à la mer ! { $puck } tombe côté { $clock }. Seul le Garde peut encore aider.
    [1] { $puck } a passé le bord ! Tout dépend du Garde.
    [2] Le Capitaine est dehors : le Garde partira-t-il à la place de { $puck } ?
   *[3] On retient son souffle : le Capitaine { $puck } sort côté { $clock }, et seul le Garde peut le sauver.
}
pitchout-comment-captain-falls = { $say ->
    [0] Capitaine à la mer côté { $clock } : { $puck } est dehors, manche pour { $team }.
    [1] Touché, coulé ! Le Capitaine { $puck } tombe côté { $clock }, manche pour { $team }.
    [2] Le Capitaine { $puck } tombe côté { $clock }. Manche pour { $team }.
   *[3] Sauve qui peut ! Le Capitaine { $puck } tombe côté { $clock }, manche pour { $team }.
}

## Offboard

# $side et $foe : les camps ; $target, comme T3, vaut $value points, de 1 à 3.
# $score : les points de $foe, maintenant.
offboard-comment-lodged = { $say ->
    [0] { $target } a de la visite : { $value ->
           [one] un point
          *[other] { $value } points
      } pour { $foe }.
    [1] Par-dessus bord, droit dans { $target }. { $foe } en est à { $score }.
    [2] { $foe } passe à la caisse en { $target } : { $score } maintenant.
   *[3] { $side } laisse une bille dans { $target } : { $value ->
           [one] un point
          *[other] { $value } points
      } pour { $foe }.
}
offboard-comment-last = { $say ->
    [0] C’est la bonne : { $target }, { $score } points, et { $foe } gagne.
   *[1] { $target } règle l’affaire : { $foe } a ses { $score } points.
}
# $own : les points de $side.
offboard-comment-neck = { $say ->
    [0] Au coude à coude : { $score } pour { $foe }, { $own } pour { $side }. La prochaine peut tout décider.
   *[1] { $score } pour { $foe }, { $own } pour { $side }. Interdit de cligner des yeux.
}
offboard-comment-level = { $say ->
    [0] Égalité : { $target } amène { $foe } à { $score }.
   *[1] { $foe } revient à { $score } partout.
}
offboard-comment-bounced = { $say ->
    [0] Complet en { $target } : la bille rebondit, { $side } la récupère.
    [1] { $target } est pleine. { $side } reprend sa bille et cache son sourire.
    [2] Tant d’efforts pour rien : { $target } est pleine.
   *[3] { $side } a de la chance : { $target } était prise.
}
# $count billes de $side, la dernière en $cell, en ont poussé $pushed.
offboard-comment-pushed-many = { $say ->
    [0] { $count } contre { $pushed } : { $side } pousse toute une ligne.
    [1] { $pushed } d’un coup ! { $side } s’y met à { $count }.
    [2] Quelle poussée depuis { $cell } : { $pushed } billes de { $foe } reculent.
   *[3] « Pardon », dit { $side }, et { $pushed } billes de { $foe } se poussent.
}
# $value : les points que $foe pourrait marquer au mieux au prochain coup.
offboard-comment-open = { $say ->
    [0] Imprudence ? { $foe } peut éjecter une bille, pour { $value ->
           [one] un point
          *[other] { $value } points
      }.
    [1] { $side } laisse la porte ouverte : { $value ->
           [one] un point
          *[other] { $value } points
      } à portée de { $foe }.
    [2] Psst, { $foe } : il y a quelque chose à prendre. { $value ->
           [one] Un point
          *[other] { $value } points
      }, pour être précis.
   *[3] Une occasion pour { $foe }, qui vaut { $value ->
           [one] un point
          *[other] { $value } points
      }.
}
offboard-comment-parried = { $say ->
    [0] Juste à temps : { $side } met sa bille à l’abri.
    [1] { $side } claque la porte : { $foe } n’a plus rien à éjecter.
    [2] { $foe } avait de l’espoir. C’était compter sans { $side }.
   *[3] { $side } a vu venir le coup et respire.
}
offboard-comment-threat = { $say ->
    [0] { $side } lorgne { $target } : { $value ->
           [one] un point
          *[other] { $value } points
      } si { $foe } s’endort.
    [1] Attention, { $foe } : une bille pourrait finir en { $target }.
    [2] { $side } prépare quelque chose du côté de { $target }.
   *[3] { $target } tend les bras : { $side } pourrait marquer { $value ->
           [one] un point
          *[other] { $value } points
      }.
}
# $count coups de $side éjecteraient une bille.
offboard-comment-threats = { $say ->
    [0] { $count } menaces, et { $foe } n’a qu’un coup.
    [1] { $side } tend { $count } pièges, dont le meilleur vaut { $value ->
           [one] un point
          *[other] { $value } points
      }.
    [2] Où regarder d’abord ? { $side } menace de { $count } façons.
   *[3] { $foe } a un problème. Plus exactement, { $count }.
}
offboard-comment-again = { $say ->
    [0] On n’est pas déjà passés par là ? Encore une fois et c’est la nulle.
   *[1] Deuxième fois dans cette position. À la troisième, c’est la nulle.
}

## PitchBowl

pitchbowl-comment-kick-stray = { $say ->
    [0] { $cm } cm à côté. { $team } accuse le vent.
    [1] { $team } visait ailleurs : { $cm } cm d’écart.
   *[2] Le ballon n’en fait qu’à sa tête : à { $cm } cm de ce que voulait { $team }.
}
pitchbowl-comment-hat-trick = { $say ->
    [0] Trois à zéro ! { $team } balaie { $foe }.
   *[1] Sans appel : trois pour { $team }, rien pour { $foe }.
}
pitchbowl-comment-caught-point = { $say ->
    [0] De { $passer } à { $player }, et { $player } est dans l’en-but !
    [1] { $player } attendait là depuis un moment. { $passer } a fini par regarder.
   *[2] { $passer } lance, { $player } attrape : essai !
}
pitchbowl-comment-intercepted-point = { $say ->
    [0] Interception de { $player }, dans l’en-but ! { $team } n’en revient pas.
   *[1] Merci pour la passe : { $player } marque pour { $team }.
}
pitchbowl-comment-pushed-point = { $say ->
    [0] { $by } pousse, { $player } porte, et la ligne est passée.
    [1] { $player } n’a pas couru : { $by } l’a poussé dans l’en-but, ballon compris.
   *[2] Travail d’équipe : { $by } donne à { $player } la dernière poussée.
}
pitchbowl-comment-own-goal = { $say ->
    [0] { $by } pousse { $player } derrière la ligne. Ce n’était pas le plan.
   *[1] Mais que fait { $by } ? { $player } marque sur sa poussée.
}
pitchbowl-comment-dash-point = { $say ->
    [0] { $player } court { $cm } cm, ballon en main, et s’arrête dans l’en-but. { $team } exulte.
    [1] Restaient { $cm } cm : { $player } les avale tous. Essai pour { $team } !
   *[2] Personne n’arrête { $player } : { $cm } cm, et { $team } marque.
}
pitchbowl-comment-run-point = { $say ->
    [0] Les { $cm } derniers cm sont les meilleurs : { $player } marque pour { $team }.
    [1] Plus que { $cm } cm, et { $player } ne tremble pas. { $team } marque !
   *[2] { $cm } cm, une pichenette, un essai : { $player } conclut pour { $team }.
}
pitchbowl-comment-steal-line = { $say ->
    [0] À { $cm } cm de la ligne, { $player } arrache le ballon à { $victim } !
    [1] { $victim } répétait déjà sa danse de la victoire, à { $cm } cm. { $player } coupe la musique.
   *[2] Sauvé in extremis : { $player } dépouille { $victim } à { $cm } cm de la ligne.
}
pitchbowl-comment-steal-behind = { $say ->
    [0] { $victim } n’a pas vu venir { $player } : dépouillé par-derrière.
    [1] Par-derrière ! { $player } a le ballon, { $victim } le cherche encore.
   *[2] { $player } rattrape { $victim } et se sert.
}
pitchbowl-comment-steal = { $say ->
    [0] Les yeux dans les yeux, c’est { $victim } qui cède. Pas { $player }.
    [1] { $victim } l’avait. { $player } l’a.
   *[2] Trop tard, { $victim } : le ballon est à { $player }.
}
pitchbowl-comment-pickup-crowd = { $say ->
    [0] { $player } arrive le premier. { $foe } n’était qu’à { $cm } cm.
    [1] Sous le nez de { $foe }, à { $cm } cm, { $player } ramasse le ballon.
   *[2] { $foe } était à { $cm } cm du ballon. { $player } n’a pas attendu.
}
pitchbowl-comment-pass-gap = { $say ->
    [0] { $passer } glisse le ballon à { $cm } cm de { $foe }, et { $player } l’a !
   *[1] { $foe } a failli le toucher, à { $cm } cm : de { $passer } à { $player }.
}
pitchbowl-comment-pass-long = { $say ->
    [0] Quelle passe : { $cm } cm, de { $passer } à { $player } !
    [1] { $passer } lance à { $cm } cm. { $player } a eu le temps de refaire ses lacets.
   *[2] { $cm } cm de vol, et { $passer } trouve { $player }.
}
pitchbowl-comment-intercepted = { $say ->
    [0] { $player } a tout lu et intercepte { $passer } après { $cm } cm.
    [1] Erreur d’adresse : { $passer } expédie à { $cm } cm, { $player } signe le reçu.
   *[2] { $cm } cm de vol, et la passe de { $passer } arrive chez { $player }. Mauvais maillot.
}
pitchbowl-comment-steal-hair = { $say ->
    [0] À { $cm } cm du porteur ! { $player } n’attrape que du vent.
   *[1] { $player } rate l’arraché de { $cm } cm.
}
pitchbowl-comment-pickup-hair = { $say ->
    [0] { $player } tend la main et rate le ballon de { $cm } cm.
    [1] { $cm } cm ! { $player } en a senti le cuir.
   *[2] { $player } passe à { $cm } cm du ballon. Il était pourtant là.
}
pitchbowl-comment-pass-present = { $say ->
    [0] { $player } lance, et le ballon s’arrête devant { $foe }. Trop aimable.
   *[1] Livraison gratuite : { $player } lance, et { $foe } est au plus près.
}
pitchbowl-comment-fall-line = { $say ->
    [0] { $player } tombe avec le ballon, à { $cm } cm de la ligne !
   *[1] À { $cm } cm de la gloire, { $player } goûte le gazon.
}
pitchbowl-comment-fall-hair = { $say ->
    [0] { $cm } cm de trop, et { $player } tombe.
    [1] { $player } dépasse sa limite de { $cm } cm. Au tapis.
   *[2] { $player } n’a plus de jambes : { $cm } cm de trop.
}
pitchbowl-comment-last-left = { $say ->
    [0] { $team } n’a plus que { $player } sur le terrain.
   *[1] Plus que { $player } pour { $team }. Pas de pression.
}
pitchbowl-comment-out-carrier = { $say ->
    [0] Ballon compris ! { $by } montre les tribunes à { $player }.
   *[1] { $player } quitte le terrain avec le ballon. { $by } a insisté.
}
pitchbowl-comment-out-foe = { $say ->
    [0] { $by } sort { $player } du terrain et y laisse son tour.
    [1] { $player } est dehors, merci { $by }. Ça valait un tour ?
   *[2] { $player } gênait. { $by } a réglé ça, et son tour avec.
}
pitchbowl-comment-carry-short = { $say ->
    [0] { $player } s’arrête à { $cm } cm de la ligne. Rageant.
   *[1] { $cm } cm ! { $player } n’avait plus qu’à tomber dedans.
}
pitchbowl-comment-block-hard = { $say ->
    [0] { $player } envoie { $other } à { $cm } cm. Ça, c’est un blocage.
    [1] { $other } se retrouve { $cm } cm plus loin. { $player } s’époussette.
   *[2] Chaud devant ! { $player } écarte { $other } de { $cm } cm.
}
pitchbowl-comment-slipped-by = { $say ->
    [0] { $player } se faufile à { $cm } cm de { $foe }.
    [1] { $cm } cm entre { $player } et { $foe }. Pas une égratignure.
   *[2] { $player } passe à { $cm } cm. { $foe } s’excuse.
}

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
