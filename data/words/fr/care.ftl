# Parties suspendues ou terminées par le responsable du bot ou une erreur.
care-set-aside = ⚠ Une erreur s’est produite de notre côté : cette partie est suspendue. Ses pendules sont arrêtées ; personne ne perd rien. Pour le responsable du bot : code **{ $incident }**.
care-game-gone = ⏸ Cette partie est suspendue : je n’ai plus le jeu { $game } pour l’instant, ou pas dans la version du début. Ses pendules sont arrêtées ; personne ne perd rien. Elle reprendra dès que le jeu sera revenu.
care-stopped = ⚠ Le responsable du bot a suspendu cette partie : { $reason }. Ses pendules sont arrêtées ; personne ne perd rien (code **{ $incident }**).
care-void = ⚠ Le responsable du bot a mis fin à cette partie : { $reason }. Elle ne compte pas.
care-revived = ▶ La partie continue. Tout le monde retrouve son temps complet.
refused-not-live = La partie nº { $match } n’est pas en cours ({ $status }).
refused-not-aside = La partie nº { $match } ne peut pas reprendre ({ $status }). Il faut qu’elle ait commencé et qu’elle soit suspendue.
