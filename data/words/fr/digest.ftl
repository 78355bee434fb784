# Le résumé quotidien : un message par jour, avec tout ce qui attend un joueur.
digest-title = Résumé quotidien
digest-hour = Heure
digest-hour-hint = 8:00, 8h ou 19h30
digest-choose = Résumé quotidien…
digest-stop = Plus de résumé quotidien
digest-none = 📬 Pas de résumé quotidien.
digest-chosen = 📬 Chaque jour à { $hour } ({ $zone }, où il est { $now }), je vous envoie un seul message privé avec tout ce qui vous attend.
digest-replaces = Il remplace le rappel à 50 % du temps.
digest-open = Ce qui m’attend maintenant
digest-more = { $count ->
    [one] et une autre : `/tours`
   *[other] et { $count } autres : `/tours`
  }
digest-foot = Votre résumé quotidien. `/réglages` en change l’heure ou l’arrête.
