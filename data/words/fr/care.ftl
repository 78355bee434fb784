# Ce que le responsable du bot fait d’une partie, et ce qui arrive quand son code échoue.
care-set-aside = ⚠ Un problème est survenu de notre côté et cette partie a dû être mise de côté. Sa pendule est arrêtée, personne ne perd rien. Le responsable du bot la retrouve sous le code **{ $incident }**.
care-stopped = ⚠ Le responsable du bot a mis cette partie de côté : { $reason }. Sa pendule est arrêtée, personne ne perd rien (code **{ $incident }**).
care-void = ⚠ Le responsable du bot a mis fin à cette partie : { $reason }. Elle ne compte pas.
care-revived = ▶ La partie continue. Chacun retrouve tout son temps.
refused-not-live = La partie { $match } n’est pas en cours ({ $status }).
refused-not-aside = La partie { $match } ne peut pas être reprise : seule une partie mise de côté après avoir commencé le peut ({ $status }).
