# The house: opponents that the bot plays.

house-level-1 = 1 · beginner
house-level-2 = 2 · easy
house-level-3 = 3 · medium
house-level-4 = 4 · hard
house-level-5 = 5 · expert
# $names: with faces; $count: how many; $level: one of the above
house-member = { $names }: { $count ->
    [one] bot
   *[other] bots
  }, level { $level }
# Below pictures. $name: without a face; $level: 1 to 5
house-plate = { $name } · level { $level }
# $names: as in house-plate, after all that the picture shows
house-plate-alt = Played by the bot: { $names }.
# $names: who; $count: how many
house-thinks = { $names } { $count ->
    [one] is
   *[other] are
  } thinking…
refused-rated-house = Matches with the bot aren’t rated. Leave out `rated`, or challenge someone.
refused-draw-house = { $name } doesn’t accept draws. Play on, or resign.
refused-no-house = The bot doesn’t play { $game } yet.
house-undo = Take back
# $level: with its number, `3 · medium`
house-play-level = Play level { $level }
welcome = ### Hi! I run tabletop games, right here in the chat.
    Flick pucks, push balls, fight for zones: one move at a time, whenever you like.
    -# With friends: `/play`. Another level: `/practice`. Five-step lessons: `/learn`. Rules: `/rules`.
help-map = ### What I do
# Below the games; the commands as the reader’s Discord lists them
help-ways = **Play**
    `/play`: challenge someone, or open a table anyone can join
    `/practice`: a match against me, at five levels
    `/queue join`: find an opponent; `/queue status`: see who’s waiting
    `/turns`: all your matches, those waiting for you first
    `/tournament join`: play for a cup
    {""}**Learn**
    `/learn`: a game in five steps, then exercises
    `/daily`: today’s puzzle, the same for everyone
    `/rules`: ask how a rule works
    {""}**Your way**
    `/settings`: reminders, pictures, language, text only
welcome-manage = -# For server managers: `/server setup` (games, channels, language).
welcome-try = **Try one now.** Pick a game and play against me:
house-hint-button = Hint
# $why, if it costs something: it wins the match, the others lose more or as much, or none
house-hint = 💡 This is what I’d play{ $why ->
    [wins] {": "}it wins the match
    [more] {": "}the other side loses more than you
    [much] {": "}the other side loses as much as you
   *[none] {""}
  }. (Hint { $count })
result-hints = 💡 { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
practice-apart = Your match is in a private thread.
# the name of that thread
practice-thread = { $player } · { $game } · practice
practice-direct = Your match is in our direct messages.
practice-instead = I can’t open a private thread here, so your match is in our direct messages.
# $formation: as on its button
practice-arranged = -# Your pieces are set up: **{ $formation }**. In the match, *Take back* lets you choose another formation.
# $missing: rights
practice-nowhere-right = I can’t open a private thread here: I’m missing { $missing }. Your direct messages are closed to me, too. Open them, or play where everyone can see it.
practice-nowhere = I can’t open a private thread here, and your direct messages are closed to me. Open them, or play where everyone can see it.
practice-in-direct = Try direct messages again
practice-here = Play here, in public
refused-direct = I can’t post here, and your direct messages are closed to me. Open them, then try again.
refused-hint = Hints are for practice matches.
# $user opened the table
table-waits = 🪑 Nobody has joined { $user }’s { $game } table yet. { $user }, play against the bot instead?
house-joined = The bot has joined match #{ $match }.
house-join = Add the bot
house-to-level = Level { $level }
house-level-changed = The bot now plays at level { $level }.
house-level-set = Level { $level } from now on.
refused-level = You can only change the level in practice, against the bot alone.
# $heir: with a face
replace-done = { $heir } takes over for you.
refused-last-person = Only bots would be left at the table. Resign instead.

# Where the bot plays itself. $length: between two moves
watch-on = I’m playing myself here now, { $length } per move. `/watch off` stops it.
watch-off = I’ve stopped playing myself here.
watch-card = 🍿 The bot is playing itself here. To play against it: `/practice`
watch-called-off = The bot has stopped playing itself here.
# $names: who; $count: how many; $when: in how many minutes
watch-next = { $names } { $count ->
    [one] plays
   *[other] play
  } { $when }
watch-every-2 = 2 minutes
watch-every-5 = 5 minutes
watch-every-15 = 15 minutes
watch-every-60 = 1 hour
refused-watch-here = I can only play myself in a text channel, because every match gets a thread.
refused-watch-off = I’m not playing myself in this channel.
refused-watch-many = A server can have { $count } tables like that. Use `/watch off` in another channel first.
# $channel: a channel; $game: one or all; $levels: or “any level”; $length: between two moves
watch-table = { $channel }: { $game }, { $levels }, { $length } per move
watch-all-games = all games in turn
watch-levels-drawn = any level
watch-levels = level { $levels }
