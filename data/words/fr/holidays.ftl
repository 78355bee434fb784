# Vacances des joueurs.
holiday-begun = 🏖️ { $user } est en vacances jusqu’au { $when } ; d’ici là, la pendule de { $user } attend.
holiday-ended = 👋 { $user } est de retour de vacances : sa pendule tourne de nouveau.
refused-holiday-days = Des vacances durent entre un jour et { $most } jours.
refused-holiday-shorter = Vous avez annoncé vos vacances jusqu’au { $when }. On peut les prolonger ; pour revenir plus tôt : `/vacances fin:Vrai`.
refused-holiday-spent = { $count ->
    [0] Les { $most } jours de vacances de { $year } sont tous pris.
    [one] Il ne reste qu’un des { $most } jours de vacances de { $year }.
   *[other] Il ne reste que { $count } des { $most } jours de vacances de { $year }.
  }
refused-holiday-none = Vous n’êtes pas en vacances.
vacation-away = 🏖️ Vous êtes en vacances jusqu’au { $when }. Vos pendules attendent dans toutes vos parties, et tout le monde y est prévenu.
vacation-here = Vous n’êtes pas en vacances : vos pendules tournent.
vacation-left = { $count ->
    [0] Il ne reste aucun des { $most } jours de { $year }.
    [one] Il reste un jour sur les { $most } de { $year }.
   *[other] Il reste { $count } jours sur les { $most } de { $year }.
  } Les jours annoncés comptent, même si vous revenez plus tôt.
