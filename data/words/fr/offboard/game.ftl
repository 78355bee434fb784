# Les mots d’Offboard.

offboard-name = Offboard
offboard-tagline = Poussez les billes adverses hors du plateau, dans des cibles de 1 à 3 points. À six points, c’est gagné.

offboard-team-0 = Rouge
offboard-team-1 = Jaune
# $seats : le nombre de joueurs, toujours deux
offboard-side-0 = Rouge (rangées A à C ; commence{ $seats ->
   *[other] {""}
  })
offboard-side-1 = Jaune (rangées G à I{ $seats ->
   *[other] {""}
  })

offboard-ask-move = Avancez d’une case une ligne de vos billes.
offboard-ask-air = Remettre votre bille ou l’écarter ?

offboard-choice-way = { $direction } : { $does }
offboard-choice-only = { $direction }
offboard-choice-move = { $cell } { $direction } : { $does }
offboard-choice-plain = { $cell } { $direction }
offboard-choice-cell = { $cell }
offboard-choice-reenter = La remettre en { $cell }
offboard-choice-discard = L’écarter pour de bon, puis jouer
offboard-verb-move = Jouer { $cell }
offboard-reenter = La remettre
offboard-row-A = Rangée A
offboard-row-B = Rangée B
offboard-row-C = Rangée C
offboard-row-D = Rangée D
offboard-row-E = Rangée E
offboard-row-F = Rangée F
offboard-row-G = Rangée G
offboard-row-H = Rangée H
offboard-row-I = Rangée I
offboard-way-E = → est
offboard-way-NE = ↗ nord-est
offboard-way-NW = ↖ nord-ouest
offboard-way-W = ← ouest
offboard-way-SW = ↙ sud-ouest
offboard-way-SE = ↘ sud-est
# dans une phrase
offboard-toward-E = vers l’est
offboard-toward-NE = vers le nord-est
offboard-toward-NW = vers le nord-ouest
offboard-toward-W = vers l’ouest
offboard-toward-SW = vers le sud-ouest
offboard-toward-SE = vers le sud-est
# $count : billes à soi, $pushed : billes adverses
offboard-does-slide = { $count ->
    [one] déplace une bille
   *[other] déplace { $count } billes
  }
offboard-does-push = { $count } contre { $pushed } : en pousse { $pushed }
# $target : T1 à T12, $value : ses points
offboard-does-eject = en pousse { $pushed }, la dernière dans { $target } : { $value } { $value ->
    [one] point
   *[other] points
  }
offboard-does-air = en pousse { $pushed }, la dernière dans { $target }, déjà pleine : en l’air
offboard-brief-slide = { $count } billes
offboard-brief-push = pousse { $pushed }
offboard-brief-eject = marque { $value }
offboard-brief-air = en l’air

# $why : une phrase ; $near : les coups peut-être voulus
offboard-refused = { $why } { $near }
offboard-near = Essayez { $moves }.
offboard-near-none = {""}
offboard-refused-cell = { $move } : cette case n’existe pas.
offboard-refused-direction = { $move } : cette direction n’existe pas.
offboard-refused-not-yours = { $move } : commencez par une de vos billes.
offboard-refused-over-the-rim = { $move } pousserait votre propre bille hors du plateau.
offboard-refused-too-weak = { $move } : { $length } ne peut pas pousser { $pushed } ; seule une ligne plus longue pousse.
offboard-refused-own-behind = { $move } : votre propre bille en { $blocker } bloque le passage.
offboard-refused-taken = { $move } : choisissez une case libre.
offboard-refused-no-air = Vous n’avez pas de bille en l’air : avancez une ligne.
offboard-refused-air-first = Votre bille en l’air passe d’abord. Saisissez « rentrer » et une case, ou « écarter ».
offboard-refused-over = La partie est terminée.
offboard-refused-ask = On a déjà répondu à cette question.
offboard-refused-seat = Ce n’est pas à vous de jouer.
offboard-refused-seats = Offboard se joue à deux, pas à { $seats }.
offboard-unreadable-empty = Saisissez une case et une direction, par exemple C4 NE.
offboard-unreadable-no-cell = Il manque la case. Commencez par elle, par exemple C4.
offboard-unreadable-cell = La case { $given } n’existe pas. Rangées A à I, colonnes 1 à 9.
offboard-unreadable-direction = « { $given } » n’est pas une direction. Utilisez E, NE, NO, O, SO ou SE.
offboard-unreadable-more = « { $given } » est de trop : un coup, c’est une case et une direction.

# $side : Rouge ou Jaune
offboard-told-moved = { $side } avance { $count ->
    [one] { $cell }
   *[other] { $count } billes depuis { $cell }
  } { $direction }.
offboard-told-pushed = { $side } pousse { $pushed ->
    [one] une bille
   *[other] { $pushed } billes
  } depuis { $cell } { $direction }.
offboard-told-lodged = { $scorer } marque { $value } ({ $target }) : { $score } sur 6.
offboard-told-bounced = { $target } est pleine : la bille de { $side } est en l’air.
offboard-told-reentered = { $side } remet la bille en { $cell }.
offboard-told-discarded = { $side } écarte la bille en l’air.
offboard-told-passed = { $side } n’a aucun coup permis et passe.
offboard-told-unanswered = Temps écoulé pour { $side } : un coup par défaut est joué.
offboard-told-forced = { $side } n’avait qu’un coup permis : il est joué d’office.
offboard-told-won = { $side } gagne.
offboard-told-drawn = Partie nulle.

# $foe : les points de l’autre camp.
offboard-outcome-goal = six points à { $foe }
offboard-outcome-cleared = l’adversaire n’a plus de billes
offboard-outcome-discarded = l’adversaire a écarté sa dernière bille
offboard-outcome-left = par abandon
offboard-outcome-repetition = la même position pour la troisième fois
offboard-outcome-no-progress = cent tours sans progrès
offboard-outcome-blocked = aucun camp ne peut jouer

offboard-picture-deed-move = À { $side } de jouer
offboard-picture-deed-air = { $side } : une bille en l’air
offboard-picture-deed-won = { $side } gagne
offboard-picture-deed-drawn = Partie nulle
offboard-picture-headline = { $deed } · tour { $turn } · { $red } – { $yellow }
offboard-picture-turn = tour { $turn }
offboard-picture-quiet = { $quiet } tours calmes sur 100
offboard-picture-air = en l’air
offboard-board-targets = Cibles et leurs points, dans le sens horaire à partir d’en haut à gauche : { $targets }
offboard-board-score = Rouge { $red } points sur 6, Jaune { $yellow } sur 6
offboard-board-air = En l’air : une bille de { $side }
offboard-board-pushes = { $side } peut pousser : { $moves }
offboard-board-no-pushes = { $side } ne peut rien pousser
offboard-board-moves = Coups permis : { $moves }
offboard-board-last = Dernier coup : { $move } par { $side }
offboard-board-repeated = Cette position s’est présentée { $count ->
    [one] une fois
   *[other] { $count } fois
  } ; à la troisième, la partie est nulle
offboard-alt-balls = { $side } : { $balls }.
offboard-alt-none = aucune bille
offboard-alt-preview = Ensuite : { $balls }.
offboard-alt-ghost = { $side } en { $cells }
offboard-detail = **{ $cell }** : { $holds }.
offboard-detail-free = libre
offboard-detail-rim = { $way } le bord
offboard-detail-beside = { $way } { $cell } : { $holds }
offboard-detail-moves = Coups permis : { $moves }.

# Ce qui arrive si le temps s’écoule ; complète « Sans réponse, … ».
offboard-late-move = le coup qui vous coûte le moins est joué
offboard-late-air = votre bille va sur la case libre la plus proche du milieu
