# Badges : ce qu’on peut gagner dans une partie ; sur le profil et sous le résultat.

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
