# Badges : ce qu’on peut gagner dans une partie ; sur le profil et sous le résultat.

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
