# Pronósticos del público.

pitchbowl-call = ¿quién sufre un KO, pierde el balón o permite un touchdown?
