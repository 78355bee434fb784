# Les pronostics du public.

# Boutons. $name : un joueur, un camp ou personne
call-answer = 🔮 Public : { $name }
call-other = 🔮 { $name }
call-winner = 🔮 Public : { $name } gagne
call-nobody = Personne
# Ce que demandent les boutons sous un coup. $question : <jeu>-call
call-move = 🔮 Public : { $question }
# En privé. $name : le pronostic
called-move = 🔮 Votre pronostic – { $question } **{ $name }**. Il reste secret jusqu’au coup ; seul le dernier compte.
called-winner = 🔮 Votre pronostic : **{ $name }** gagne. Il reste secret jusqu’à la fin de la partie ; seul le dernier compte.
# La même ligne une fois tranché. $right : yes ou no
settled-move = 🔮 Votre pronostic – { $question } **{ $name }**. { $right ->
    [yes] ✅ Bien vu !
   *[no] ❌ Raté.
  }
settled-winner = 🔮 Votre pronostic : **{ $name }** gagne. { $right ->
    [yes] ✅ Bien vu !
   *[no] ❌ Raté.
  }
# Ensuite. $points : avec leur signe
settled-points = { $points } points
refused-call-plays = Vous jouez cette partie : les pronostics sont pour le public.
refused-call-played = Vous avez joué cette partie : vous ne pouvez pas y faire de pronostic.
refused-call-off = Les pronostics ont été désactivés sur ce serveur. Le vôtre n’a pas été compté.
refused-call-closed = Trop tard : les pronostics sont clos. Le vôtre n’a pas été compté.
# Sous un coup. $said : l’une des deux lignes suivantes, ou les deux avec un point entre elles
crowd = 🔮 Public : { $said }
# $right pronostics justes sur $count
crowd-move = { $right } sur { $count } { $right ->
    [one] l’avait vu venir
   *[other] l’avaient vu venir
  }
crowd-winner = { $right } sur { $count } { $right ->
    [one] avait trouvé le vainqueur
   *[other] avaient trouvé le vainqueur
  }
crowd-winner-named = { $right } sur { $count } { $right ->
    [one] avait trouvé le vainqueur
   *[other] avaient trouvé le vainqueur
  } : { $names }

oracles-name = Oracles (pronostics du public)
# $season : une saison, ou toutes
oracles-title = ### 🔮 Oracles · { $season }
# $place : une médaille ou un rang ; $points peut être négatif ; $right pronostics justes sur $count, soit $share %
oracle-line = { $place } **{ $points }** { $name } · { $right } sur { $count } ({ $share } %)
oracle-line-own = ▶ { $place } **{ $points }** **{ $name }** · { $right } sur { $count } ({ $share } %)
oracles-empty = Personne n’a encore fait de pronostic. Regardez une partie de ce serveur et appuyez sur un bouton 🔮.
oracles-none = Vous n’avez pas encore fait de pronostic.
oracles-foot = Moins un pronostic juste était probable, plus il rapporte ; un faux coûte des points. En jouant au hasard, on finit à 0.

# The setting, in /server setup.
command-server-setup-calls = pronostics
command-server-setup-calls-about = Demander au public des pronostics sur les coups et le vainqueur ?
wish-calls = Pronostics du public
house-said-calls-on = 🔮 Le public peut faire des pronostics sur les coups et le vainqueur.
house-said-calls-off = 🔮 Aucun pronostic n’est demandé au public.
house-calls-on = Ouvrir les pronostics
house-calls-off = Arrêter les pronostics
