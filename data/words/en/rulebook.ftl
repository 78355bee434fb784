# `/rules`

command-rules = rules
command-rules-about = Look up the rules: ask a question, or enter a word or a number
command-rules-game = game
command-rules-game-about = Which game; all, if left out, starting with the one played here
command-rules-topic = topic
command-rules-topic-about = What do you want to know?
command-rules-to = to
command-rules-to-about = Show it to everyone here, mentioning this person

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
rules-which = Which game?
rules-nothing = I found nothing in the rules. Try other words, or fewer; or pick a chapter.
rules-unknown = That rule doesn’t exist any more. Look it up with `/rules`.
