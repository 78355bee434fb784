# Por qué: For Honor
coach-forhonor-card = Tu rival puede aprovecharse de esta carta. Mejor mezcla aquí: espada { $sword } %, carga { $charge } %, escudo { $shield } %.
coach-forhonor-hero = Otro héroe tenía más que hacer.
coach-forhonor-attack = Dejó pasar un buen combate.
coach-forhonor-soldiers = Dejó en pie soldados enemigos que tenía al alcance.
coach-forhonor-risk = Este combate arriesgaba más de lo que podía ganar.
coach-forhonor-zone = Dejó pasar una ocasión de tomar una zona.
coach-forhonor-stay = El héroe estaba mejor donde estaba.
coach-forhonor-place = El héroe podía acabar en una casilla mejor.
