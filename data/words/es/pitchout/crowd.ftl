# Pronósticos del público.

pitchout-call = ¿quién pierde un disco con este tiro?
