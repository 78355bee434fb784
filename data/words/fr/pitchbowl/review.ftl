# Pourquoi : PitchBowl
coach-pitchbowl-score = A laissé passer une occasion d’essai.
coach-pitchbowl-players = Aurait pu sortir un joueur adverse, ou protéger l’un des siens.
coach-pitchbowl-ball = A laissé passer le ballon, ou l’a perdu.
coach-pitchbowl-tempo = Le ballon ou les joueurs auraient pu être mieux placés.
