# Badges : ce qu’on peut gagner dans une partie ; sur le profil et sous le résultat.

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
