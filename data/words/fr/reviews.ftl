# Analyses de parties : /partie analyse
review = Analyse
review-title = Analyse de la partie nº { $match }
review-progress = { $percent ->
    [0] Début de l’analyse de la partie nº { $match }…
   *[other] Analyse de la partie nº { $match } : { $percent } %
  }
review-later = Vous pouvez fermer ce message. L’analyse continue et reste avec la partie.
review-ready = ✅ L’analyse de la partie nº { $match } est prête, ci-dessus.
# Au-dessus de la courbe. $name : le camp du bas
review-axes = Sous la ligne : les chances de victoire de { $name }
review-axes-several = Plus la bande d’un camp est large, plus il a de chances de gagner
# Dans l’image de la courbe : son titre, et ce qui va de gauche à droite
review-picture-title = Chances de victoire
review-picture-moves = Coup
review-look = Actualiser
review-curve = Qui menait. Chances de { $name } : { $values }.
review-curve-leaders = Qui menait : { $values }.
review-percent = { $value } %
review-at = { $value } après le coup { $turn }
review-accuracy = { $user } : précision **{ $accuracy }** sur 100
review-accuracy-about = Une précision de 100 : aucune décision n’a réduit les chances de victoire du joueur.
review-unjudged = { $user } : aucune décision à juger
review-empty = Il n’y a rien à analyser : la partie s’est terminée avant le premier vrai choix.
review-none = Aucune décision ne se détache : rien n’était nettement meilleur.
review-moments = { $count ->
    [one] **Le moment décisif**
   *[other] **Les { $count } moments décisifs**
}
review-listed = **{ $number }.** Coup { $turn }, { $user } : { $why } Chances de gagner : −{ $lost } points.
review-moment = { $number } · Coup { $turn }
review-moment-title = Moment { $number } : coup { $turn }, par { $user }
review-moment-alt = Coup { $turn }. { $what }
review-played = Joué : { $what }
review-better = Mieux : { $what }
review-chances = Chances de gagner : { $played } % tel que joué, { $best } % avec le meilleur choix
review-share = Meilleur dans { $share } % des simulations, avec de petits écarts de visée et de hasard
review-try = Essayer
review-back = ◀ Analyse
review-gone = Ce moment n’est pas dans l’analyse. Rouvrez-la avec *Analyse* sous le dernier coup de la partie.

refused-review = La partie nº { $match } ne peut pas être analysée. Seules les parties jouées jusqu’au bout le peuvent.
refused-review-running = La partie nº { $match } n’est pas terminée. Vous pourrez l’analyser ensuite.
refused-review-record = Les parties importées ne peuvent pas être analysées. Essayez plutôt un coup avec **Et si ?**
