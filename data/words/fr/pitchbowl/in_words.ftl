# PitchBowl en mots.
# $player et $piece sont des noms tels que A3 (ou le ballon), $cell une case telle que D4, $angle une direction en degrés.

# $turn : le numéro du tour ; $most : combien il peut y en avoir, 0 pour sans limite
pitchbowl-board-turn = { $most ->
    [0] Tour { $turn }.
   *[other] Tour { $turn } sur { $most }.
  }
pitchbowl-board-left = Il reste à { $side } ce tour-ci : { $things }.
pitchbowl-left-players = { $count ->
    [0] aucun joueur actif
    [one] un joueur actif
   *[other] { $count } joueurs actifs
  }
pitchbowl-board-bonus = { $player } a une pichenette bonus.
pitchbowl-board-clumsy = { $player } a lâché le ballon.
pitchbowl-left-effort = un effort
pitchbowl-left-pass = une passe
pitchbowl-left-steal = un arraché
pitchbowl-left-pickup = un ramassage
# $gap : cm jusqu’à la ligne d’en-but qu’il attaque
pitchbowl-board-held = { $gap ->
    [0] { $player } a le ballon en { $cell }, dans l’en-but.
   *[other] { $player } a le ballon en { $cell }, à { $gap } cm de la ligne d’en-but.
  }
pitchbowl-board-loose = Le ballon est libre en { $cell }.
pitchbowl-board-nearest = Les plus proches : { $players }.
pitchbowl-board-near = { $player } à { $gap } cm
pitchbowl-board-no-ball = Le ballon n’est pas sur le terrain.
pitchbowl-board-flicked = Dernière pichenette : { $player } à { $angle }°, force { $strength }.
# $player : le ballon
pitchbowl-board-thrown = Dernier lancer : { $angle }°, force { $strength }.
pitchbowl-board-gone = Hors du terrain : { $pieces }.
pitchbowl-board-moved = Déplacés : { $pieces }.
pitchbowl-board-side-0 = **{ $side } ({ $letter })**, attaque vers la droite
pitchbowl-board-side-1 = **{ $side } ({ $letter })**, attaque vers la gauche
pitchbowl-board-team = **{ $side } :** { $players }
pitchbowl-board-at = { $player } en { $cell }
pitchbowl-board-player = **{ $player }** en { $cell }, { $marks }.
pitchbowl-board-runner = coureur
pitchbowl-board-holds = a le ballon
pitchbowl-board-active = actif
pitchbowl-board-passive = a déjà joué
pitchbowl-board-off = hors du terrain : { $players }
pitchbowl-board-out = { $player } : hors du terrain jusqu’au prochain engagement
pitchbowl-board-nobody = personne sur le terrain
pitchbowl-board-sees = Voit { $things }.
pitchbowl-sight-ball = le ballon
pitchbowl-sight-goal = la ligne d’en-but
# $gap : cm de bord à bord ; $between : ce qui barre le chemin ; $reach : s’il peut aller jusque-là
pitchbowl-board-sight = { $target } à { $angle }°, { $gap } cm, { $way ->
    [clear] voie libre
   *[hidden] derrière { $between }
  }, { $reach ->
    [within] à portée
    [effort] avec un effort
   *[beyond] trop loin
  }
pitchbowl-board-threat = { $player } peut marquer : { $sight }.
pitchbowl-board-key = Les directions sont en degrés : 0° en haut, 90° à droite. `/plateau détail:A3` en dit plus.

pitchbowl-detail-player = **{ $player }**, { $face }, en { $cells }.
pitchbowl-detail-place = x { $x } cm, y { $y } cm.
pitchbowl-detail-reach = { $count ->
    [0] Ne peut plus être joué ce tour-ci.
    [one] Peut avancer d’une case.
   *[other] Peut avancer de { $count } cases, effort compris.
  }
pitchbowl-detail-goal = **Voit** { $seen }.
pitchbowl-detail-ball = x { $x } cm, y { $y } cm.
pitchbowl-detail-loose = **Voit** { $seen }.
pitchbowl-detail-foes = **Adversaires :** { $seen }.
pitchbowl-detail-mates = **Partenaires :** { $seen }.
pitchbowl-detail-near = { $player } : { $sight }
pitchbowl-detail-side = **{ $side } :** { $seen }.

pitchbowl-alt-aim = Visée de { $player } : { $angle }°, force { $strength }.
# $player : le ballon
pitchbowl-alt-throw = Visée du ballon : { $angle }°, force { $strength }.

# $percent : de combien il est touché à côté du milieu
pitchbowl-preview-first = { $side ->
    [full] Touche d’abord { $piece }, plein centre
    [left] Touche d’abord { $piece }, { $percent } % à gauche
   *[right] Touche d’abord { $piece }, { $percent } % à droite
  }
pitchbowl-preview-leaves = {""} ; { $piece } avance d’environ { $far } cm, vers { $angle }°.
pitchbowl-preview-something = Touche aussitôt quelque chose.
pitchbowl-preview-nothing = Ne touche personne.
pitchbowl-preview-stops = Ne touche personne et s’arrête dans la case { $cell }.
pitchbowl-preview-off = Ne touche personne et quitte le terrain par { $edge }.
pitchbowl-preview-limit = { $player } atteint sa limite après { $way } cm et tombe.
pitchbowl-preview-ends = À l’arrêt : { $pieces }.
pitchbowl-preview-rests = { $piece } dans la case { $cell }
pitchbowl-preview-goes-out = { $piece } sort par { $edge }
pitchbowl-preview-placed = { $piece } dans la case { $cell } ({ $x } ; { $y } cm)
pitchbowl-preview-beside = Le ballon à côté de { $player }, à { $angle }°, dans la case { $cell } ({ $x } ; { $y } cm)
pitchbowl-preview-caught = { $player } a le ballon après { $way } cm.
pitchbowl-preview-ball-stops = Le ballon n’atteint personne et s’arrête dans la case { $cell } après { $way } cm.
pitchbowl-preview-ball-out = Le ballon n’atteint personne et quitte le terrain par { $edge } après { $way } cm.
# $along, $across : cm dont le hasard peut l’écarter
pitchbowl-preview-kick = { $good ->
    [yes] Vise la case { $cell }, dans l’autre moitié ; le hasard peut l’écarter de { $along } cm en longueur et de { $across } cm en travers.
   *[no] Vise la case { $cell }, en deçà de la ligne médiane : c’est un renvoi ; le hasard peut l’écarter de { $along } cm en longueur et de { $across } cm en travers.
  }
pitchbowl-preview-kick-off = Visé hors du terrain, au-delà de { $edge }.

pitchbowl-account-flicked = { $player } part à { $angle }°, force { $strength }{ $announced }.
pitchbowl-account-thrown = { $player } lance le ballon à { $angle }°, force { $strength }.
pitchbowl-account-met = { $piece } touche { $other } après { $way } cm.
pitchbowl-account-limit = { $falls ->
    [no] { $player } atteint sa limite après { $way } cm.
   *[yes] { $player } atteint sa limite après { $way } cm et tombe.
  }
pitchbowl-account-effort = { $player } fait un effort après { $way } cm.
pitchbowl-account-goal = { $player } entre dans l’en-but après { $way } cm.
pitchbowl-account-pickup = { $player } atteint le ballon après { $way } cm.
pitchbowl-account-caught = Le ballon atteint { $player } après { $way } cm.
pitchbowl-account-out = { $piece } quitte le terrain par { $edge } en { $cell }.
pitchbowl-account-more = { $count ->
    [one] Un autre choc suit.
   *[other] { $count } autres chocs suivent.
  }
pitchbowl-account-rests = À l’arrêt : { $pieces }.
pitchbowl-account-rest = { $piece } dans la case { $cell }, à { $way } cm de son départ

pitchbowl-line-up = la ligne de touche du haut
pitchbowl-line-down = la ligne de touche du bas
pitchbowl-line-left = la ligne de fond de gauche
pitchbowl-line-right = la ligne de fond de droite
