# The daily digest: one message a day with all that waits for a player.
digest-title = Daily digest
digest-hour = Hour
digest-hour-hint = 8:00, 8h or 7:30 pm
digest-choose = Daily digest…
digest-stop = No daily digest
digest-none = 📬 No daily digest.
digest-chosen = 📬 Every day at { $hour } ({ $zone }, now { $now }) I send you one direct message with everything that’s waiting for you.
digest-replaces = It replaces the reminder at 50% of your time.
digest-open = What’s waiting now
digest-more = { $count ->
    [one] and one more: `/turns`
   *[other] and { $count } more: `/turns`
  }
digest-foot = Your daily digest. `/settings` changes its hour or stops it.
