# `/rules`: the books, looked up.

rules-place = { $game } · { $chapter }
rules-editions = Two editions can be played: fr2021 is the French one of 2021, the usual one; en the earlier English one. The match says which (option *Edition*).
rules-before = ◀ { $rule }
rules-after = { $rule } ▶
rules-related = Related rules
rules-found = Also found
rules-chapters = Chapters
rules-show = Show to everyone
rules-shown = { $user } shows a rule:
rules-shown-to = { $user } shows { $to } a rule:
rules-open = Rules
rules-read = Read on
rules-which = Of which game?
rules-nothing = Nothing in the rules answers that. Try other words, or fewer; or choose a chapter.
rules-unknown = There is no such rule, or no longer. `/rules` finds what there is.
