# Insignias: lo que se puede ganar en una partida; salen en el perfil y debajo del resultado.

badge-earned = 🏅 { $user } gana { $badge }: { $how }
badges-earned = 🏅 { $user } gana { $badges }
# $signs: un emoji por cada insignia que tiene
badges-line = { $count ->
    [0] 🏅 Aún sin insignias: { $all } por ganar
    [one] 🏅 { $signs } · 1 insignia de { $all }
   *[other] 🏅 { $signs } · { $count } insignias de { $all }
  }
badges-show = Insignias
badges-back = Perfil
badges-title = ### 🏅 { $user } · { $game }
badge-match = n.º { $match }
# $match: badge-match, con un enlace donde lo hay
badge-kept = { $badge }: { $how } · { $match }, { $when }
badges-missing = **Por ganar**
badge-missing = { $badge }: { $how }

badge-giant = Matadragones
badge-giant-how = el bot vencido en su nivel más alto
badge-crowd = Contra todo el mundo
badge-crowd-how = una partida ganada en solitario contra dos rivales o más
