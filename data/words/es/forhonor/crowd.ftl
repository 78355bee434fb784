# Pronósticos del público.

forhonor-call = ¿quién pierde un héroe en este combate?
