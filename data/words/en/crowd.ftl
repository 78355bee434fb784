# Spectators’ calls.

# Buttons. $name: a player, a side or nobody
call-answer = 🔮 Crowd: { $name }
call-other = 🔮 { $name }
call-winner = 🔮 Crowd: { $name } wins
call-nobody = Nobody
# What the buttons below a turn ask. $question: <game>-call
call-move = 🔮 Spectators: { $question }
# Private. $name: what was called; $question: <game>-call; after the move, the last of several counts
called-move = 🔮 Your call – { $question } **{ $name }**. Secret until the move is made; your last press counts.
called-winner = 🔮 Your call: **{ $name }** wins. Secret until the match ends; your last press counts.
# The same line once it is decided. $right: yes or no
settled-move = 🔮 Your call – { $question } **{ $name }**. { $right ->
    [yes] ✅ Right!
   *[no] ❌ Wrong.
  }
settled-winner = 🔮 Your call: **{ $name }** wins. { $right ->
    [yes] ✅ Right!
   *[no] ❌ Wrong.
  }
# After it. $points: with their sign
settled-points = { $points } points
refused-call-plays = You’re playing in this match: only spectators call.
refused-call-played = You’ve played in this match, so you can’t call in it.
refused-call-off = Calls have been switched off on this server. Yours wasn’t counted.
refused-call-closed = Too late: this can’t be called any more. Your call wasn’t counted.
# Below a turn. $said: one or both of the next two, with a dot between them
crowd = 🔮 Crowd: { $said }
# $right of $count calls
crowd-move = { $right } of { $count } saw it coming
crowd-winner = { $right } of { $count } called the winner
crowd-winner-named = { $right } of { $count } called the winner: { $names }

oracles-name = Oracles (spectators’ calls)
# $season: a season, or all time
oracles-title = ### 🔮 Oracles · { $season }
# $place: a medal or a number; $points may be below 0; $right of $count calls, $share percent
oracle-line = { $place } **{ $points }** { $name } · { $right } of { $count } right ({ $share }%)
oracle-line-own = ▶ { $place } **{ $points }** **{ $name }** · { $right } of { $count } right ({ $share }%)
oracles-empty = Nobody has called anything yet. Watch a match here and press a 🔮 button.
oracles-none = You haven’t called anything yet.
oracles-foot = The less likely a right call was, the more it earns; a wrong one costs points. Guessing at random, you’d end up at 0.

# The setting, in /server setup.
command-server-setup-calls = calls
command-server-setup-calls-about = Are spectators asked to call moves and winners?
wish-calls = Spectators’ calls
house-said-calls-on = 🔮 Spectators can call moves and winners.
house-said-calls-off = 🔮 Spectators aren’t asked to call anything.
house-calls-on = Let spectators call
house-calls-off = Stop spectators’ calls
