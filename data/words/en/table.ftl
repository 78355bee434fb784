# Shared by all games: challenges, cards, panels, refusals.

refused-by-rule = { $said } (rule { $rule })
too-slow-to-open = That took too long to open. Press again.
control-unknown = This button no longer works. `/turns` shows what’s waiting for you.
command-outdated = This command has changed. Restart Discord and try again.
slow-down = Slow down a little. Try again in { $seconds } s.
file-too-large = Discord didn’t take { $file }: it’s too large to send here.
incident = Something went wrong on our side; nothing has changed. If it happens again, give the bot’s owner the code **{ $code }**.

# Challenges
accept = Accept
decline = Decline
# $user: the only one who can
cancel = Cancel ({ $user } only)
card-challenge = ### { $game } · challenge #{ $match }
card-challenged = { $challenger } challenges { $opponent }.
card-said-yes = ✅ { $user } accepted
card-said-no = ❌ { $user } declined
card-said-nothing = ⏳ { $user } hasn’t answered yet
card-expires = Expires { $when }.
card-title = ### { $game } #{ $match }
# $said: the players, or who won
card-line = **{ $game } #{ $match }** · { $said }
# $mark: the emoji of the side
seated = { $user } { $mark }({ $side })
# $players: names with their letters in the picture
picture-letters = In the picture: { $players }
# $number: of an entrant, a place or a seat, for a name that cannot be drawn
picture-nameless = No. { $number }
introduced = { $users }: { $side }
# $goal: what the game is about, and how it is won.
goal-of-game = 🎯 { $goal }
card-running = In progress.
card-finished = Finished.
card-declined = Declined by { $opponent }.
card-cancelled = Closed.
card-expired = Expired: no answer from { $opponent } in time.
card-set_aside = Suspended after an error. The bot’s owner can look it up: code **{ $incident }**.
card-game-gone = Suspended until I have { $game } again
# $count: the number of winners. $way: yes if $reason goes on with the sentence, such as “by resignation”.
card-won = { $winner } { $count ->
    [one] beats
   *[other] beat
  } { $loser }{ $way ->
    [yes] {""}
   *[no] :
  } { $reason }.
card-ranked = { $winner } { $count ->
    [one] wins
   *[other] win
  }{ $way ->
    [yes] {""}
   *[no] :
  } { $reason }.
card-place = { $place }. { $players }
card-draw = Draw{ $way ->
    [yes] {""}
   *[no] :
  } { $reason }.
option-line = { $name }: { $value }
option-hint = { $name }: { $value }
open = Open
refused-options = { $game } has no options.
refused-no-option = Unknown option “{ $given }”. Enter `name=value`. Available: { $known }.
refused-option-bare = Which value? Enter `{ $name }=` and one of these: { $known }.
refused-option-value = “{ $name }” can’t be “{ $given }”. Available: { $known }.
refused-option-line = { $why } To keep the rest, enter `{ $line }`.
refused-here = You can only start a match on a server: in a text channel, a thread or the chat of a voice channel.
refused-hidden-here = Apps can’t post for everyone here, so nobody else would see the match. Play in your direct messages with them, in a group, or on a server that has added me.
refused-only-server = Ranked matches and team threads need a server that has added me. Leave those options out to play here.
# in direct messages with the bot
play-alone-here = Only you and I are here. To play with friends, use `/play` in your direct messages with them or in a group: they don’t have to install anything. Or add me to a server.
# on buttons
play-the-bot = { $game } against me
add-to-server = Add me to a server
refused-private-thread = I’m not in this private thread. Mention me here to add me, then try again.
refused-permissions = I can’t play here: I’m missing { $missing }. Ask someone who manages the server to grant { $count ->
    [one] it
   *[other] them
  }.
note-permissions = ⚠ I can’t post in <#{ $place }>: I’m missing { $missing }. Your answer is saved, but nobody sees it until that’s fixed.
note-lost = ⚠ The channel of match #{ $match } was deleted. Your answer is saved, but nobody sees it until the match is moved: use `/match here` in another channel.
note-lost-unseen = ⚠ The channel of match #{ $match } was deleted. You can answer, but nobody sees it until the match is moved: use `/match here` in another channel.
note-unseen = ⚠ I can’t post in <#{ $place }>: I’m missing { $missing }. You can answer, but nobody sees it until that’s fixed.
note-goes-on = ⚠ I can’t post in <#{ $place }>: I’m missing { $missing }. The match continues in <#{ $channel }>.
listed = { $before }, { $last }
series = { $before }; { $last }
together = { $before } and { $last }
permission-view_channel = “View Channel”
permission-send_messages = “Send Messages”
permission-send_messages_in_threads = “Send Messages in Threads”
permission-create_public_threads = “Create Public Threads”
permission-attach_files = “Attach Files”
permission-read_message_history = “Read Message History”

# Matches
thread-name = { $players } · { $game } #{ $match }
thread-lost = This match’s thread was deleted; the match continues here.
thread-locked = This match’s thread is locked; the match continues here.
thread-closed = I can no longer post in this match’s thread; the match continues here.
more = More
resign = Resign
text-board = Text
# buttons of a text view: the whole board, and back to the picture
text-whole = Board
text-picture = Picture
text-detail-unknown = There’s no “{ $given }” here. Available: { $known }.
text-detail-none = There are no details about single pieces in { $game }.
describe-nothing = There’s no match in this message. Try the message of a move.
open-aim = Aim
# later in the same turn
open-next = Next flick
open-deploy = Deploy
open-arrange = Arrange…
open-place = Place
open-run = Move a player
open-plan = Plan…
open-choose = Choose
# $choice: what is opened beside ready-made answers, such as a hero to plan for
open-other = Activate { $choice }
more-title = **Match #{ $match }**
# $others: the other players
resign-question = Resign { $game } #{ $match }? { $others } wins.
resign-question-several = Leave { $game } #{ $match } with { $others }? They play on without you, and you can’t come back.
resign-question-last = Leave { $game } #{ $match } with { $others }? That ends it, and your opponents win.
resign-which = Which match do you want to resign?
resign-sure = Yes, resign
resign-not = No, keep playing
resign-kept = OK, the match continues.
resign-cannot = Only its players can resign a match, and only while it’s running.
resigned = You resigned { $game } #{ $match }.
resigned-several = You left { $game } #{ $match }; the others play on.
match-which = Which match? Add `match:` to the command, or use it in the match’s thread. You’re in:
  { $known }
match-choice = { $game } #{ $match } { $count ->
    [one] against
   *[other] with
  } { $others }
match-none = You’re not in a match. `/play` starts one.
turns-title = ### Waiting for you: { $count }
# $count: the number of other players.
turns-line = **{ $game } #{ $match }** { $count ->
    [one] against
   *[other] with
  } { $others }: { $ask }
turns-none = You’re all caught up. `/play` starts a match, `/learn` teaches you a game.
turns-others = **Your other matches**
turns-others-line = [{ $game } #{ $match }]({ $address }): { $others } to play
turns-paused-line = [{ $game } #{ $match }]({ $address }): ⏸ paused until { $when }
turns-others-more = and { $count } more: `/history`
turns-jump = Go to match
turns-challenge = **{ $game } #{ $match }**: { $challenger } challenges you
turns-more = My other turns
turns-since = asked { $when }
turns-offer-draw = **{ $game } #{ $match }**: { $user } offers a draw
turns-offer-takeback = **{ $game } #{ $match }**: { $user } wants to take a move back
turns-offer-pause = **{ $game } #{ $match }**: { $user } wants to pause for { $count ->
    [one] one day
   *[other] { $count } days
  }
turns-offer-rematch = **{ $game } #{ $match }**: { $user } wants a rematch
turns-offer-replace = **{ $game } #{ $match }**: { $user } asks you to take over
stale = Already answered. Here’s the current decision.
went-on = The match has moved on. Here’s the current decision.
already-played = You’ve already played that. Here’s the match now.
moved-elsewhere = You changed this answer somewhere else. Here it is; check it and confirm again.
choice-gone = That’s no longer possible. Choose again.
value-unusable = Part of this answer can’t be used. Set it again.

# Panels
rule-titled = { $rule }: { $title }
bot-name = The bot
rules-open = Rules
rules-read = Read on
why = Why?
why-nothing = No rule applied here.
# Below the sentences about a resignation
why-resigned = You can resign at any time. A side with no players left is out, and the last side left wins; until then the others play on.
why-in-english = This rule hasn’t been translated yet; here it is in English.
panel-rule = rule { $rule }
choice-hint = Choose
page = page { $page } of { $pages }
# page buttons; $page: the page shown
page-back = Back
page-on = Next
page-onward = Next ({ $page })
subset-hint = { $lo ->
    [one] Pick at least one, at most { $hi }
   *[other] Pick at least { $lo }, at most { $hi }
}
subset-exact = Pick { $count }
# $count: picked; $lo, $hi: at least and at most; $missing: still to pick.
subset-few = ⚠ { $count } picked, { $lo } needed: { $missing } to go.
subset-enough = { $count } of { $hi } picked.
hint-line = **{ $name }**: { $hint }
confirm = Confirm
# $choice: the label of the choice’s button
confirm-choice = Confirm: { $choice }
confirm-flick = Flick
confirm-flicks = Flick all { $count }
confirm-deploy = Deploy
confirm-place = Place
press-plays = Press a move to play it.
close = Close
sure-wanted = Play this flick?
sure-touches-nothing = This flick hits nothing. Flick anyway?
sure-flick = Flick anyway
sure-aim = Aim again
sure-given = Submit this?
sure-back = Back
type-it = Type it
type-shot = Full shot
type-shot-hint = A3>B2 l30 s62: piece, aim, strength; anything you omit stays the same. Also @c4, edge, same, reach
type-shots = Flicks, one per line
type-shots-hint = A3>B2 l30 s62 !steal: piece, aim, strength, announcement. Also ball, goal, @c4, edge, reach
type-aim = Aim
type-aim-hint = B2, B2 l30 (30% left of centre), B2 r30, 125 (degrees), 7:30, nw, or +2.5 to turn
type-contradiction = “{ $shot }” and “{ $line }” don’t match. Fill in only one of them.
type-side = Which side
type-side-hint = 125 (degrees, 0 is up), 7:30, nw, or +15 to turn
type-number = { $unit }, { $lo } to { $hi }
type-strength-hint = A number, or tap (15), soft (30), firm (60), hard (80), max (100)
type-places = Positions, one piece per line
finer = Finer
coarser = Coarser
# The same while aiming: the picture zooms in, or shows the whole arena.
finer-aim = Closer
coarser-aim = Wider
played = Played: { $what }
chosen = You chose: { $what }

# Aiming
decimal-mark = .
unit-strength = Strength
strength-15 = tap
strength-30 = soft
strength-60 = firm
strength-80 = hard
strength-100 = max
number-value = { $unit } { $value }
number-slides = { $unit } { $value } = slides { $distance } cm
number-flies = { $unit } { $value } = flies { $distance } cm
aim-hint = Aim at
aim-no-target = A direction
aim-target = { $target } · { $distance } cm
aim-yours = { $target }, yours
aim-away = { $target } is { $distance } cm away
aim-meets = Hits { $what } first.
aim-blocked = Something is in front of { $what }.
aim-short = Doesn’t reach { $what }.
aim-far = out of reach
slip-risk = If your hand slips: { $what }
aim-clear = clear shot
aim-behind = behind { $what }
aim-direction = { $degrees }°
aim-full = dead centre on { $target }, { $direction }
# $target: a place, such as a line
aim-toward = straight at { $target }, { $direction }
aim-full-short = centre
aim-beside-short = { $side ->
    [left] { $percent }% left
   *[right] { $percent }% right
}
# buttons that turn an aim, with settings “Words first”; $step: a number, with ° for degrees
aim-left = left { $step }
aim-right = right { $step }
# the same for everyone else: which way the aim turns on the picture, whichever side it comes from
aim-arrow-left = ↺ { $step }
aim-arrow-right = { $step } ↻
aim-arrow-beside = { $side ->
    [left] ↺ { $percent }%
   *[right] { $percent }% ↻
}
# the draft in one line: piece and target
aim-brief = { $what } → { $aim }
aim-brief-beside = { $side ->
    [left] { $target }, { $percent }% left
   *[right] { $target }, { $percent }% right
}
aim-letter-left = l
aim-letter-right = r
aim-beside = { $side ->
    [left] { $percent }% left of { $target }, { $direction }
   *[right] { $percent }% right of { $target }, { $direction }
}
aim-kept = The match has moved on; your aim is saved.
aim-piece-gone = Your piece can’t be flicked any more. Here’s another, at the same strength.
aim-target-gone = Your target is gone; the angle is still set.
aim-target-moved = { $target } has moved; the angle is still set.
aim-unknown-target = You can’t aim at “{ $given }”. Available: { $known }.
aim-itself = { $piece } can’t be aimed at itself. Pick another target.
aim-unreadable = I can’t read “{ $given }” as an aim. Try a piece (`B2`, or `B2 l30` for 30% left of centre), degrees (`125`), a clock time (`7:30`), a compass point (`nw`) or a turn (`+2.5`).
aim-ambiguous = “{ $given }” could be { $known }. Which one?
aim-offset-out-of-range = “{ $given }” is too far off centre. Use 0 to 100%; at 100, the pieces only graze.
aim-angle-out-of-range = “{ $given }” is out of range. Use 0 to 360 degrees.
aim-clock-out-of-range = “{ $given }” isn’t a time on a clock. Use `1:00` to `12:59`.
aim-nothing-to-turn = “{ $given }” turns an aim, but there isn’t one yet. Try a piece, degrees or a clock time.
number-unreadable = “{ $given }” isn’t a number. Enter one from { $lo } to { $hi }.
number-out-of-range = “{ $given }” is out of range. Enter a number from { $lo } to { $hi }.
move-unknown = I don’t understand “{ $given }”. Closest: { $near }.
# $shot: a shot in the position
move-no-shot = I don’t understand “{ $given }”. For a flick, write for example `{ $shot }`.
shot-empty = Enter a shot, such as `A3>B2 l30 s62`.
shot-ambiguous = “{ $given }” could mean several things. Which one?
shot-reaches-nothing = “{ $given }” needs a piece to reach. Try `B2 reach`.
shot-out-of-reach = Even the hardest flick doesn’t reach that far.
shot-unknown-announcement = { $piece } can’t announce “{ $given }” now. Available: { $known }.
shot-unread = No flick is ready: I couldn’t read your last line. Aim, or type it again.
shot-meant = Did you mean…
several-line = Line { $number }, `{ $line }`: { $why }
several-many = { $count } flicks are too many for one message; the limit is { $most }.
several-long = That flick is too long. Use { $most } characters at most.
several-no-piece = Start each line with the piece to flick, such as `A3>`.
several-twice = { $piece } is already used above; each player acts once per turn.
several-bonus = { $piece } gets a bonus flick right after that. Put it on the next line.
several-not-here = You can only play one flick at a time here.
several-then = Then, while your turn lasts: { $flicks }
several-alone = Just this one
several-played = Played: { $count } of { $all }
several-stopped = Not played: { $why }
several-kept = You’ll find them in your next panel.
rest-waits = { $count ->
    [one] This flick follows
   *[other] These { $count } flicks follow
  } once the other side has answered:
rest-cancel = Cancel the rest
rest-cancelled = { $count ->
    [0] Nothing was waiting.
    [one] Waiting flick cancelled.
   *[other] { $count } waiting flicks cancelled.
  }
rest-stopped = Check this flick before you play it.
# $why: a sentence, what the flick would cost
rest-danger = { $why } Check it before you play it.
rest-check = Your line stopped before `{ $line }`. Check it, then keep playing.
rest-unread = Your line stopped before `{ $line }`: { $why }
order-kept = Saved. Only you can see it.
flick-unknown-piece = You can’t flick “{ $given }”. Available: { $known }.
flick-nothing = You can’t flick yet. First: { $ask }
previewed = Here’s the preview. Press **{ $button }** to play it.
previewed-flicks = Here’s the first flick; later ones start from the new positions. Press **{ $button }** to play them.

# Placing
mine-save = Save formation
mine-saved = Saved. You can pick it as **Mine** next time, on either side.
mine-none = You haven’t saved a formation for this many pieces. Arrange one, then press **Save formation**.
place-mine = Mine
place-formation = Formation
place-piece = Piece
place-own = Your own formation
place-at = { $tile } · { $place }
place-left = left { $step }
place-up = up { $step }
place-down = down { $step }
place-right = right { $step }
place-steps = Each press moves the piece { $cm } cm.
place-twist = turn { $step }
place-move = Move { $piece }
place-type-all = Type positions
place-title = Where does { $piece } go?
place-label = Position of { $piece }
# $lies: the orientation of the game’s picture; $tile, $place and $angled: examples
place-hint = { $tile }, or x and y { $lies ->
    [turned] from the top and left
   *[upright] from the left and bottom
  }: { $place }
place-hint-angle = { $tile }, or x and y { $lies ->
    [turned] from the top and left
   *[upright] from the left and bottom
  }: { $place }; blocks also take an angle: { $angled }
place-unreadable = I can’t read “{ $given }” as a position. Try a square (`C4`) or x and y in cm (`35, 5`); blocks also take an angle in degrees (`35 cm, 5 cm, 45°`).
place-no-angle = “{ $given }” has three numbers, but a round piece has no angle. Try a square (`C4`) or x and y in cm: `35, 5`, with decimals `35.5, 5` or `35,5; 5`.
place-off-board = “{ $given }” is off the board: positions are in cm, and the board is { $wide } cm wide and { $high } cm high.
place-off-grid = “{ $given }” is off the board. Squares go from A1 to { $last }.
place-unknown-piece = You have no “{ $given }” to place. Available: { $known }.

# Secret choices. $digest: a hash or its first characters; $text: what was hashed
sealed-chosen = ✓ { $user } has chosen · 🔒 `{ $digest }`
sealed-shown = 🔒 Choices revealed; tap *Why?* to verify.
sealed-title = 🔒 Secret choices
sealed-hash = { $user }: `{ $digest }`
sealed-opened = ↳ revealed: `{ $text }`
sealed-how = -# The hash was posted when the choice was made, so no one could have switched. It’s the SHA-256 of the revealed text: `printf %s 'text' | sha256sum` gives the same.
# Actions planned before they are played.
steps-unfinished = Plan your actions in private; none is played yet.
# $count: the number of planned actions, $button: the button that plays them
steps-private = { $count ->
    [0] Plan your actions in private; none is final until you press **{ $button }**.
    [one] One action planned. Only you see it until you press **{ $button }**.
   *[other] { $count } actions planned. Only you see them until you press **{ $button }**.
  }
steps-final = { $count ->
    [0] This can’t be undone.
    [one] This also plays the action above. Neither can be undone.
   *[other] This also plays the { $count } actions above. None can be undone.
  }
steps-gone = { $count ->
    [one] One of your planned actions is no longer possible.
   *[other] { $count } of your planned actions are no longer possible.
  }
steps-deeds = Quick plans…
steps-undo = Undo last
type-steps-title = Type your actions
type-steps = Actions, in order
type-steps-hint = Separate them with a semicolon. Example: move F6; kill 2; end
steps-ended = Nothing can follow the action that ends the activation.
steps-empty = There’s no action there.
# $count: actions typed, $most: the limit
steps-many = { $count } actions are too many for one line; the limit is { $most }.
steps-none-left = There’s no action left to undo.
# $number: of the action, $part: as typed, $why: what is wrong
steps-part = Action { $number }, `{ $part }`: { $why }
# $given: as typed, $near: the codes it may mean
steps-several = “{ $given }” could mean several things: { $near }.
# Words ignored in a typed action, and words that undo one: comma-separated, without accents.
steps-needless = to, at, on, onto, the, a, by, from, soldier, soldiers
steps-typed-undo = undo, back, u
sealed-yours = ✓ You’ve chosen. It stays secret until everyone has. Waiting for { $names }.
sealed-until = It stays secret until everyone has chosen. Waiting for { $names }.

# Panels of lessons and puzzles.

# $task: what to do.
lesson-task = 🎯 **{ $task }**
lesson-show = Show me
lesson-mine = Try it myself
lesson-retry = Try again
