# Ce qu’un commentateur dit d’un tour. Un message a jusqu’à quatre tournures ; $say, de 0 à 3, choisit entre elles.
# $puck, $by, $foe, $other, $own, $one, $two, $guard et $block sont des étiquettes comme B2 ou S1 ; $team est un camp.

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
