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
review-gone = Ce moment n’est pas dans l’analyse. Rouvrez-la avec `/partie analyse`.

refused-review = La partie nº { $match } ne peut pas être analysée. Seules les parties jouées jusqu’au bout le peuvent.
refused-review-running = La partie nº { $match } n’est pas terminée. Vous pourrez l’analyser ensuite.
refused-review-record = Les parties importées ne peuvent pas être analysées. Essayez plutôt un coup avec **Et si ?**

# Pourquoi : Pitch Out
coach-pitchout-captain-lost = A mis son propre Capitaine en danger.
coach-pitchout-own = A mis ses propres palets en danger.
coach-pitchout-captain-shot = A manqué un tir sur le Capitaine adverse.
coach-pitchout-shot = A manqué un bon tir sur un palet adverse.
coach-pitchout-captain = A laissé son Capitaine près du bord.
coach-pitchout-edge = A laissé ses palets près du bord.
coach-pitchout-pushed = Aurait pu pousser des palets adverses vers le bord.
coach-pitchout-passive = N’a touché aucun palet adverse.

# Pourquoi : PitchBowl
coach-pitchbowl-score = A laissé passer une occasion d’essai.
coach-pitchbowl-players = Aurait pu sortir un joueur adverse, ou protéger l’un des siens.
coach-pitchbowl-ball = A laissé passer le ballon, ou l’a perdu.
coach-pitchbowl-tempo = Le ballon ou les joueurs auraient pu être mieux placés.

# Pourquoi : Offboard
coach-offboard-win = A laissé passer une victoire.
coach-offboard-lost = A laissé à l’adversaire une victoire forcée.
coach-offboard-push = A laissé passer une poussée qui marque.
coach-offboard-exposed = A laissé une bille où elle pouvait être éjectée.
coach-offboard-place = Un autre coup aurait gardé les billes plus groupées et plus près du centre.

# Pourquoi : For Honor
coach-forhonor-card = L’adversaire peut profiter de cette carte. Le bon dosage ici : épée { $sword } %, charge { $charge } %, bouclier { $shield } %.
coach-forhonor-hero = Un autre héros avait plus à faire.
coach-forhonor-attack = A laissé passer un bon combat.
coach-forhonor-soldiers = A laissé debout des soldats adverses à portée.
coach-forhonor-risk = Ce combat risquait plus qu’il ne pouvait rapporter.
coach-forhonor-zone = A laissé passer une occasion de prendre une zone.
coach-forhonor-stay = Le héros était mieux là où il était.
coach-forhonor-place = Le héros aurait pu finir sur une meilleure case.
