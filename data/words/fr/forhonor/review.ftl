# Pourquoi : For Honor
coach-forhonor-card = L’adversaire peut profiter de cette carte. Le bon dosage ici : épée { $sword } %, charge { $charge } %, bouclier { $shield } %.
coach-forhonor-hero = Un autre héros avait plus à faire.
coach-forhonor-attack = A laissé passer un bon combat.
coach-forhonor-soldiers = A laissé debout des soldats adverses à portée.
coach-forhonor-risk = Ce combat risquait plus qu’il ne pouvait rapporter.
coach-forhonor-zone = A laissé passer une occasion de prendre une zone.
coach-forhonor-stay = Le héros était mieux là où il était.
coach-forhonor-place = Le héros aurait pu finir sur une meilleure case.
