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
