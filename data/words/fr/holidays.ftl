# Vacances.
holiday-begun = 🏖️ { $user } est en vacances jusqu’au { $when } ; sa pendule est arrêtée.
card-away = 🏖️ { $user } est en vacances jusqu’au { $when }.
holiday-ended = 👋 { $user } est de retour de vacances.
refused-holiday-days = Les vacances durent de 1 à { $most } jours.
refused-holiday-shorter = Vos vacances vont jusqu’au { $when }. On peut seulement les prolonger ; pour revenir plus tôt : `/vacances fin:Vrai`.
refused-holiday-spent = { $count ->
    [0] Vous avez pris tous vos { $most } jours de vacances de { $year }.
    [one] Il ne vous reste qu’un jour de vacances sur { $most } en { $year }.
   *[other] Il ne vous reste que { $count } jours de vacances sur { $most } en { $year }.
  }
refused-holiday-none = Vous n’êtes pas en vacances.
vacation-away = 🏖️ Vous êtes en vacances jusqu’au { $when }. Vos pendules sont arrêtées dans toutes vos parties, et vos adversaires le savent. Vous n’êtes plus dans aucune file, et ne pouvez pas commencer de partie avec d’autres avant votre retour.
refused-on-vacation = Vous êtes en vacances jusqu’au { $when } : vos adversaires seraient obligés de vous attendre. Mettez d’abord fin à vos vacances.
vacation-end = Mettre fin à mes vacances
tournament-while-away = 🏖️ Vous êtes en vacances jusqu’au { $when } : si une ronde commence avant, vos adversaires attendront. Pour y mettre fin : `/vacances fin:Vrai`.
vacation-here = Vous n’êtes pas en vacances. `/vacances jours:3` arrête vos pendules pour trois jours.
vacation-over = 👋 Bon retour ! Vos pendules tournent de nouveau.
vacation-left = { $count ->
    [0] Il ne vous reste aucun jour de vacances sur { $most } en { $year }.
    [one] Il vous reste 1 jour de vacances sur { $most } en { $year }.
   *[other] Il vous reste { $count } jours de vacances sur { $most } en { $year }.
  } Les jours réservés comptent, même si vous revenez plus tôt.
