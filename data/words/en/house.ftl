# The house: opponents that the bot plays.

house-level-1 = 1 · beginner
house-level-2 = 2 · easy
house-level-3 = 3 · medium
house-level-4 = 4 · hard
house-level-5 = 5 · expert
# $name: with a face; $level: one of the above
house-member = { $name }: bot, level { $level }
# $names: who; $count: how many
house-thinks = { $names } { $count ->
    [one] is
   *[other] are
  } thinking…
refused-rated-house = Matches with the bot aren’t rated. Leave out “rated”, or challenge someone.
refused-draw-house = { $name } doesn’t accept draws. Play on, or resign.
refused-no-house = The bot doesn’t play { $game } yet.
house-try-again = Try again
# $level: with its number, `3 · medium`
house-play-level = Play level { $level }
welcome = ### Hi! I run tabletop games, right here in the chat.
    Flick pucks, push balls, fight for zones: one move at a time, whenever you like.
    { "" }**Try one now.** Pick a game and play against me:
    -# With friends: `/play`. Another level: `/practice`. Five-step lessons: `/learn`. Rules: `/rules`.
house-hint-button = Hint
house-hint = 💡 This is what I’d play.
refused-hint = Hints are for practice matches.
house-join = Add the bot
house-to-level = Level { $level }
house-level-changed = The bot plays on at level { $level }.
house-level-set = Level { $level } from now on.
refused-level = You can only change the level in practice, against the bot alone.
# $heir: with a face
replace-done = { $heir } plays on in your place.
refused-last-person = Nobody would be left to play. Resign instead.
