# Ce qu’un commentateur dit d’un tour. Un message a jusqu’à quatre tournures ; $say, de 0 à 3, choisit entre elles.
# $puck, $by, $foe, $other, $own, $one, $two, $guard et $block sont des étiquettes comme B2 ou S1 ; $team est un camp.

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
