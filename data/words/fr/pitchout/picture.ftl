# Ce que disent les images, leurs descriptions et les plateaux en texte.

pitchout-picture-deed-flick = { $side } joue
pitchout-picture-deed-flick_again = { $side } peut rejouer
pitchout-picture-deed-deploy = { $side } se déploie
pitchout-picture-deed-first_player = { $side } choisit qui commence
pitchout-picture-deed-next_starter = { $side } choisit qui commence
pitchout-picture-deed-place_restored = { $side } replace un palet
pitchout-picture-deed-guard = { $side } : sacrifier le Garde ?
pitchout-picture-deed-remove_obstacle = { $side } retire un bloc
pitchout-picture-deed-penalty = { $side } retire un palet
pitchout-picture-deed-team = { $side } choisit son équipe
pitchout-picture-deed-lineup = { $side } choisit ses palets
pitchout-picture-deed-shootout = { $side } : tir d’engagement
pitchout-picture-deed-mount = { $side } : monter sur qui ?
pitchout-picture-deed-sapper = { $side } peut déplacer un bloc
pitchout-picture-deed-golem = { $side } place un Golem
pitchout-picture-deed-ban = { $side } peut bannir une Élite
pitchout-picture-deed-change = { $side } peut changer un palet
pitchout-picture-deed-replace_banned = { $side } remplace un palet
# $winners : combien de camps gagnent, les partenaires ensemble.
pitchout-picture-deed-over = { $side } { $winners ->
    [1] gagne
   *[other] gagnent
  }
# à deux, et à plus
pitchout-picture-deed-all-deploy = Les deux camps se déploient
pitchout-picture-deed-all-lineup = Les deux camps choisissent leurs palets
pitchout-picture-deed-several-deploy = Tout le monde se déploie
pitchout-picture-deed-several-team = Chacun choisit son équipe
pitchout-picture-deed-several-lineup = Chacun choisit ses palets
pitchout-picture-deed-all-shootout = Tir d’engagement des Capitaines

pitchout-picture-headline = { $deed } · manche { $round } · Ambre { $south } –⁠ { $north } Azur
# $score : les manches gagnées par trois et quatre camps, comme 1–0–0.
pitchout-picture-headline-several = { $deed } · manche { $round } · { $score }
pitchout-picture-headline-over = { $deed } la partie { $verdict }
pitchout-picture-headline-given-up = { $deed } { $verdict }

pitchout-picture-round = manche { $round }
pitchout-picture-turn = tour { $turn }
pitchout-picture-passive = passif { $count }/3
pitchout-picture-score = { $first } – { $second }
pitchout-picture-given-up = par abandon
pitchout-picture-strength = force { $strength }

pitchout-picture-block = Bloc
pitchout-picture-picked = { $count } sur { $needed } choisis
pitchout-picture-both = En commun
pitchout-picture-lineup-picked = a choisi
pitchout-picture-lineup-picking = choisit
pitchout-picture-lineup-choosing = doit choisir
pitchout-picture-lineup-waiting = attend
pitchout-picture-lineup-gone = a abandonné
pitchout-picture-lineup-key-secret = Les choix restent secrets jusqu’au déploiement.
pitchout-picture-lineup-key-played = Vifs : dernière composition · pâles : n’ont pas joué · barrés : bannis

pitchout-picture-alt-out = Hors de cette manche : { $sides }.
pitchout-picture-alt-aim = { $puck } vise à { $angle }°, force { $strength }.
pitchout-picture-alt-last = Dernière pichenette : { $puck } à { $angle }°, force { $strength }.
pitchout-picture-alt-moved = Déplacés : { $pieces }.
pitchout-picture-alt-fell = Hors de l’arène : { $pieces }.
pitchout-picture-alt-clear = Tirs dégagés entre adversaires : { $ways }.
pitchout-picture-alt-way = { $puck }–{ $foe } { $gap } cm
pitchout-picture-alt-edge = Près d’un bord : { $pieces }.
pitchout-picture-alt-near = { $puck } { $gap } cm { $edge }
pitchout-picture-alt-puck = { $puck } { $pitcher } en { $tile }
pitchout-picture-alt-picked = Choisis ({ $count } sur { $needed }) : { $names }.
pitchout-picture-alt-not-picked = Non choisis : { $names }.
pitchout-picture-alt-portrait = { $name } : { $hint }
pitchout-picture-alt-choosing = Restent à choisir : { $sides }.
pitchout-picture-alt-team = **{ $team }**, les Élites :
pitchout-picture-alt-team-led = **{ $team }**, équipe menée par { $sides }, les Élites :
pitchout-picture-alt-both = Dans les deux équipes : { $names }.
pitchout-picture-alt-lineup = **{ $side } ({ $letter })**, { $team } : { $state }.
pitchout-picture-alt-lineup-none = **{ $side } ({ $letter })** : { $state }.
pitchout-picture-alt-lineup-played = Ont joué : { $names }.
pitchout-picture-alt-lineup-bench = N’ont pas joué : { $names }.
pitchout-picture-alt-lineup-banned = Bannis : { $names }.
pitchout-picture-score-gap = à { $gap } cm du bord
pitchout-picture-alt-shots = Tir d’engagement, distance au bord opposé : { $scores }.
pitchout-picture-alt-shot = { $side } { $gap } cm
pitchout-picture-alt-shot-off = { $side } sans résultat
pitchout-board-rides = sur { $mount }

pitchout-board-side = **{ $side } ({ $letter })**
pitchout-board-puck = **{ $puck }** { $pitcher }, { $tile }, { $hour }, à { $gap } cm du bord { $edge }
pitchout-board-sees = Voit { $foes }.
pitchout-board-foe = { $foe } à { $angle }°, { $gap } cm, tir dégagé
pitchout-board-foe-behind = { $foe } à { $angle }°, { $gap } cm, derrière { $between }
pitchout-board-copy = pouvoir copié : { $pitcher }
pitchout-board-hand = **{ $puck }** { $pitcher } : en main
pitchout-board-return = **{ $puck }** { $pitcher } : revient en jeu
pitchout-board-out = **{ $puck }** { $pitcher } : hors jeu
pitchout-board-held = **{ $puck }** { $pitcher } : hors jeu, dans le bloc { $block }
pitchout-board-edge-south = sud
pitchout-board-edge-north = nord
pitchout-board-edge-west = ouest
pitchout-board-edge-east = est
pitchout-board-key = Les directions sont en degrés : 0° au nord, 90° à l’est. `/plateau détail:A3` en dit plus sur une pièce.
pitchout-board-blocks = **Blocs :** { $blocks }
pitchout-board-block = { $angle ->
    [0] { $block } en { $tile }
   *[other] { $block } en { $tile }, tourné de { $angle }°
}

pitchout-board-hour = côté { $hour } h
pitchout-board-middle = au centre
pitchout-board-counts = En jeu : { $counts }.
pitchout-board-count = { $side } { $count }{ $out ->
    [0] {""}
    [one] {" "}({ $out } éliminé)
   *[other] {" "}({ $out } éliminés)
  }
pitchout-detail-place = x { $x } cm, y { $y } cm. Bords : nord { $north } cm, est { $east } cm, sud { $south } cm, ouest { $west } cm.
pitchout-detail-foes = **Adversaires :** { $seen }.
pitchout-detail-mates = **De son camp :** { $seen }.
pitchout-detail-blocks = **Blocs :** { $seen }.
pitchout-detail-block = **Bloc { $block }**, { $tile }, { $hour }, tourné de { $angle }°.
pitchout-detail-block-hand = Le **bloc { $block }** n’est pas encore posé.
pitchout-detail-block-out = Le **bloc { $block }** est éliminé pour cette manche.
pitchout-detail-holds = Il contient { $pucks }.

pitchout-preview-puck = { $side ->
    [full] Touche d’abord { $puck }, plein centre
    [left] Touche d’abord { $puck }, { $percent } % à gauche
   *[right] Touche d’abord { $puck }, { $percent } % à droite
  }
pitchout-preview-block = Touche d’abord le bloc { $block }
pitchout-preview-something = Touche aussitôt quelque chose.
# pour $piece, un bloc qui vient d’être nommé
pitchout-preview-it = il
pitchout-preview-leaves = {""} ; { $piece } avance d’environ { $far } cm, vers { $angle }°.
pitchout-preview-leaves-off = {""} ; { $piece } file par-dessus le bord { $edge }.
pitchout-preview-nothing = Ne touche rien et s’arrête dans la case { $tile }, à { $gap } cm du bord { $edge }.
pitchout-preview-off = Ne touche rien et sort de l’arène par le bord { $edge }.
pitchout-preview-ends = À l’arrêt : { $pieces }.
pitchout-preview-rests = { $piece } dans la case { $tile }
pitchout-preview-falls = { $piece } tombe par le bord { $edge }
pitchout-preview-placed = { $piece } dans la case { $tile } ({ $x } ; { $y } cm){ $angle ->
    [0] {""}
   *[other] , tourné de { $angle }°
  }.

pitchout-account-flicked = { $puck } part à { $angle }°, force { $strength }.
pitchout-account-met = { $piece } touche { $other } après { $way } cm.
pitchout-account-block = le bloc { $block }
pitchout-account-fell = { $piece } tombe par le bord { $edge }, { $hour }.
pitchout-account-more = { $count ->
    [one] Un autre contact entre deux pièces.
   *[other] { $count } autres contacts entre pièces.
  }
pitchout-account-rests = À l’arrêt : { $pieces }.
pitchout-account-rest = { $piece } dans la case { $tile }, à { $way } cm de son départ
