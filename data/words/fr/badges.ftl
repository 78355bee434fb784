# Badges : ce qu’on peut gagner dans une partie ; sur le profil et sous le résultat.

badge-earned = 🏅 { $user } gagne { $badge } : { $how }
badges-earned = 🏅 { $user } gagne { $badges }
badges-line = { $count ->
    [0] 🏅 Aucun badge pour l’instant : { $all } à gagner
    [one] 🏅 { $signs } · 1 badge sur { $all }
   *[other] 🏅 { $signs } · { $count } badges sur { $all }
  }
badges-show = Badges
badges-back = Profil
badges-title = ### 🏅 { $user } · { $game }
badge-match = nº { $match }
badge-kept = { $badge } : { $how } · { $match }, { $when }
badges-missing = **Encore à gagner**
badge-missing = { $badge } : { $how }

badge-pitchout-double = Doublé
badge-pitchout-double-how = deux palets adverses d’une seule pichenette
badge-pitchout-triple = Triplé
badge-pitchout-triple-how = trois palets adverses d’une seule pichenette
badge-pitchout-relay = Carambolage
badge-pitchout-relay-how = un palet éjecté par un autre que celui que vous avez joué
badge-pitchout-tightrope = Funambule
badge-pitchout-tightrope-how = un palet poussé à moins de 0,1 cm du bord, et toujours dans l’arène
badge-pitchout-flawless = Sans faute
badge-pitchout-flawless-how = une manche gagnée sans perdre un palet
badge-pitchout-comeback = Grand retour
badge-pitchout-comeback-how = une manche gagnée après trois palets de retard
badge-pitchout-own-goal = Contre son camp
badge-pitchout-own-goal-how = votre propre Capitaine éjecté, et rien d’autre

badge-pitchbowl-pass = Passe décisive
badge-pitchbowl-pass-how = une passe reçue et portée dans l’en-but pendant le même tour
badge-pitchbowl-interception = Interception
badge-pitchbowl-interception-how = une passe adverse attrapée
badge-pitchbowl-strip = Vol à l’arraché
badge-pitchbowl-strip-how = le ballon volé et porté dans l’en-but pendant le même tour
badge-pitchbowl-strike = Doublé assommant
badge-pitchbowl-strike-how = deux adversaires sonnés d’une seule pichenette
badge-pitchbowl-hat-trick = Coup du chapeau
badge-pitchbowl-hat-trick-how = trois essais du même joueur
badge-pitchbowl-comeback = Grand retour
badge-pitchbowl-comeback-how = une partie gagnée après deux essais de retard
badge-pitchbowl-shutout = Verrou
badge-pitchbowl-shutout-how = au moins deux essais, et aucun encaissé

badge-forhonor-sweep = Razzia
badge-forhonor-sweep-how = les trois zones tenues à la fin d’un tour
badge-forhonor-execution = Exécution
badge-forhonor-execution-how = les deux manches d’un combat gagnées
badge-forhonor-twofold = D’une pierre deux coups
badge-forhonor-twofold-how = deux héros adverses abattus en une activation
badge-forhonor-reaper = Moisson
badge-forhonor-reaper-how = six soldats retirés en une activation
badge-forhonor-last-hero = Dernier debout
badge-forhonor-last-hero-how = l’autre camp éliminé alors qu’il vous reste un seul héros
badge-forhonor-comeback = Grand retour
badge-forhonor-comeback-how = une partie gagnée après 300 points de retard

badge-offboard-streak = En série
badge-offboard-streak-how = des points pendant deux de vos tours de suite
badge-offboard-two-shots = Six en deux
badge-offboard-two-shots-how = six points avec deux billes
badge-offboard-whitewash = Six à zéro
badge-offboard-whitewash-how = six points à zéro
badge-offboard-brink = Sur le fil
badge-offboard-brink-how = une partie gagnée alors qu’il manquait un point à l’adversaire
badge-offboard-comeback = Grand retour
badge-offboard-comeback-how = une partie gagnée après trois points de retard

badge-giant = Tueur de dragons
badge-giant-how = le bot battu à son plus haut niveau
badge-crowd = Seul contre tous
badge-crowd-how = une partie gagnée contre deux adversaires ou plus, sans partenaire
