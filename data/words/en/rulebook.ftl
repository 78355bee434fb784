# `/rules`

bot-name = The bot
rules-place = { $game } · { $chapter }
rules-editions = There are two editions: the French one of 2021, which is the default, and the earlier English one. Each match names its own (option *Edition*).
rules-before = ◀ { $rule }
rules-after = { $rule } ▶
rules-related = Related rules
rules-found = Also found
rules-chapters = Chapters
rules-show = Show everyone
rules-shown = { $user } shows a rule:
rules-shown-to = { $user } shows { $to } a rule:
rules-open = Rules
rules-read = Read on
rules-which = Which game?
rules-nothing = I found nothing in the rules. Try other words, or fewer; or pick a chapter.
rules-unknown = That rule doesn’t exist any more. Look it up with `/rules`.
