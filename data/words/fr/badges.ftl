# Badges : ce qu’on peut gagner dans une partie ; sur le profil et sous le résultat.

badge-earned = 🏅 { $user } gagne { $badge } : { $how }
badges-earned = 🏅 { $user } gagne { $badges }
badges-line = { $count ->
    [0] 🏅 Aucun badge pour l’instant : { $all } à gagner
    [one] 🏅 { $signs } · 1 badge sur { $all }
   *[other] 🏅 { $signs } · { $count } badges sur { $all }
  }
badges-show = Badges
badges-back = Profil
badges-title = ### 🏅 { $user } · { $game }
badge-match = nº { $match }
badge-kept = { $badge } : { $how } · { $match }, { $when }
badges-missing = **Encore à gagner**
badge-missing = { $badge } : { $how }

badge-giant = Tueur de dragons
badge-giant-how = le bot battu à son plus haut niveau
badge-crowd = Seul contre tous
badge-crowd-how = une partie gagnée contre deux adversaires ou plus, sans partenaire
