# Pronósticos del público.

offboard-call = ¿quién pierde una bola con esta jugada?
