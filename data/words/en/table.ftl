# What the table says whatever is played: challenges, cards, panels, refusals.

refused-by-rule = { $said } (rule { $rule })
too-slow-for-a-form = That took too long for a form to open. Please press again.
control-unknown = This button belongs to something that is no longer played here. `/turns` shows what waits for you.
command-outdated = This command has changed. Please restart Discord and try again.
slow-down = That was a lot at once. Try again in { $seconds } s.
incident = Something went wrong on our side; nothing was changed. If it happens again, tell the bot’s owner the code **{ $code }**.

# Challenges
accept = Accept
decline = Decline
cancel = Cancel
card-challenge = ### { $game } · challenge { $match }
card-challenged = { $challenger } challenges { $opponent }.
card-said-yes = ✅ { $user } has accepted
card-said-no = ❌ { $user } has declined
card-said-nothing = ⏳ { $user } has not answered yet
card-expires = Expires { $when }.
card-title = ### { $game } · match { $match }
seated = { $user } ({ $side })
# $players: each with the letter the picture gives them
picture-letters = In the picture: { $players }
introduced = { $users }: { $side }
card-running = Being played.
card-finished = Finished.
card-declined = Declined by { $opponent }.
card-cancelled = Cancelled by { $challenger }.
card-expired = Expired: { $opponent } did not answer in time.
card-set_aside = Set aside because something went wrong. The bot’s owner finds it under the code **{ $incident }**.
# $count: how many win together.
card-won = { $winner } { $count ->
    [one] beats
   *[other] beat
  } { $loser }: { $reason }.
card-ranked = { $winner } { $count ->
    [one] wins
   *[other] win
  }: { $reason }.
card-place = { $place }. { $players }
card-draw = A draw: { $reason }.
option-line = { $name }: { $value }
option-hint = { $name }: { $value }
open = Open
refused-no-option = “{ $given }” is no option of this game. Write `name=value`; there are: { $known }.
refused-option-value = “{ $name }” cannot be “{ $given }”. It can be: { $known }.
refused-here = A match can only be begun in a server: in a text channel, in a thread, or in the chat of a voice channel.
refused-permissions = I cannot play here: I lack { $missing }. Someone who manages the server can give it to me.
note-permissions = ⚠ I cannot post here: I lack { $missing }. Your answer is kept, but nobody sees it until that is mended.
listed = { $before }, { $last }
together = { $before } and { $last }
permission-view_channel = “View Channel”
permission-send_messages = “Send Messages”
permission-send_messages_in_threads = “Send Messages in Threads”
permission-create_public_threads = “Create Public Threads”
permission-attach_files = “Attach Files”
permission-read_message_history = “Read Message History”

# Matches
thread-name = { $game } { $match }: { $players }
thread-lost = The thread of this match is gone; it goes on here.
more = More
resign = Resign
text-board = Text
# buttons of what is shown in words: the whole board, and the way back to the picture
text-whole = Board
text-picture = Picture
text-detail-unknown = There is nothing called “{ $given }” here. There are: { $known }.
text-detail-none = { $game } tells nothing more of single pieces.
describe-nothing = This message shows no match. Choose it on the message of a turn.
open-aim = Aim
# while one's turn goes on
open-next = Next flick
open-deploy = Deploy
open-arrange = Arrange…
open-place = Place
open-run = Move a player
open-act = Act
open-choose = Choose
more-title = **Match { $match }**
# $others: who else plays
resign-question = Resign { $game } #{ $match }? { $others } wins.
resign-question-several = Leave { $game } #{ $match } with { $others }? They play on without you, and you can’t come back.
resign-question-last = Leave { $game } #{ $match } with { $others }? That ends it, and your opponents win.
resign-which = Which match do you want to resign?
resign-sure = Yes, I resign
resign-not = No, play on
resign-kept = Good: the match goes on.
resign-cannot = Only those who play a match can give it up, and only while it is played.
resigned = You resigned { $game } #{ $match }.
resigned-several = You left { $game } #{ $match }; the others play on.
match-which = Which match? You play several: { $known }. Use the option `match`, or the command in the match’s thread.
match-choice = { $match } · { $game } { $count ->
    [one] against
   *[other] with
  } { $others }
match-none = You play no match at present. `/play` begins one.
turns-title = ### Waiting for you: { $count }
# $count: how many others play.
turns-line = **{ $game } { $match }** { $count ->
    [one] against
   *[other] with
  } { $others }: { $ask }
turns-none = Nothing waits for you. `/play` begins a match, `/learn` teaches a game.
turns-others = **Waiting for others**
turns-others-line = [{ $game } { $match }]({ $address }): { $others } to play
turns-others-more = and { $count } more: `/history`
turns-jump = Go there
turns-challenge = **{ $game } { $match }**: { $challenger } has challenged you
turns-more = What else waits?
turns-since = asked { $when }
turns-offer-draw = **{ $game } { $match }**: { $user } offers a draw
turns-offer-takeback = **{ $game } { $match }**: { $user } asks to take a move back
turns-offer-pause = **{ $game } { $match }**: { $user } would like to pause for { $count ->
    [one] one day
   *[other] { $count } days
  }
turns-offer-rematch = **{ $game } { $match }**: { $user } wants a rematch
turns-offer-replace = **{ $game } { $match }**: you are offered the seat of { $user }
stale = That has been decided already. This is what is asked now.
went-on = The match has gone on since; this is what you are asked now.
already-played = That has been played already; here is how it stands.
moved-elsewhere = This answer was changed elsewhere meanwhile; here is how it is now. Look at it and confirm again.
choice-gone = That can no longer be chosen.
value-unusable = A value of this answer cannot be used. Please set it again.

# Panels
rule-titled = { $rule }: { $title }
why = Why?
why-nothing = No rule decided this.
why-in-english = This rule is not translated yet; here it is in English.
panel-rule = rule { $rule }
choice-hint = Choose
page = page { $page } of { $pages }
# buttons that turn pages; $page: the page shown
page-back = Back
page-on = Next
page-onward = Next ({ $page })
subset-hint = { $lo ->
    [one] Choose at least one, at most { $hi }
   *[other] Choose at least { $lo }, at most { $hi }
}
# $count are picked, $lo (at least) to $hi are needed, $missing are still to come.
subset-few = ⚠ { $count } picked, { $lo } needed: { $missing } to go.
# $lo and $hi: how many are needed.
subset-enough = { $count } picked of { $hi }.
hint-line = **{ $name }**: { $hint }
confirm = Confirm
# $choice: what the button of a choice says
confirm-choice = Confirm: { $choice }
confirm-flick = Flick
confirm-flicks = Flick all { $count }
confirm-deploy = Deploy
confirm-place = Put it there
close = Close
sure-wanted = Play this flick?
sure-touches-nothing = This flick touches nothing. Flick anyway?
sure-flick = Flick anyway
sure-aim = Aim again
sure-given = Submit this?
sure-back = Back
type-it = Type it
type-shot = Whole shot
type-shot-hint = A3>B2 l30 s62: piece, aim, strength; what you leave out stays. Also @c4, edge, same, reach
type-shots = Flicks, one a line
type-shots-hint = A3>B2 l30 s62 !steal: piece, aim, strength, announcement. Also ball, goal, @c4, edge, reach
type-aim = Aim
type-aim-hint = B2, B2 l30 (30 % left of its middle), B2 r30, 125 (degrees), 7:30, nw, or +2.5 to turn
type-contradiction = “{ $shot }” and “{ $line }” say different things. Fill in only one of them.
type-side = On which side
type-side-hint = 125 (degrees, 0 is up), 7:30, nw, or +15 to turn
type-number = { $unit }, { $lo } to { $hi }
type-strength-hint = A number, or tap (15), soft (30), firm (60), hard (80), max (100)
type-places = Places, one piece a line
finer = Finer: { $step }
coarser = Coarser: { $step }
step-millimetres = { $step } mm
# The same where one aims: the picture comes nearer, or shows the whole arena again.
finer-aim = Closer: ± { $step }
coarser-aim = Wider: ± { $step }
played = Played: { $what }
deployed = Deployed: { $what }
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
aim-no-target = a direction
aim-target = { $target } · { $distance } cm
aim-yours = { $target } (yours)
aim-away = { $target } is { $distance } cm away
aim-meets = Hits { $what } first.
aim-blocked = Something stands in the way of { $what }.
aim-short = Doesn’t reach { $what }.
aim-far = out of reach
slip-risk = If your hand slips: { $what }
aim-clear = clear shot
aim-behind = behind { $what }
aim-direction = { $clock } ({ $degrees }°)
aim-full = full at { $target }, { $direction }
aim-full-short = full
aim-beside-short = { $side ->
    [left] { $percent } % left
   *[right] { $percent } % right
}
# the buttons that turn an aim, for whoever wants words first; $step: a figure, with its ° if it is one of degrees
aim-left = left { $step }
aim-right = right { $step }
# the same for all others
aim-arrow-left = ◀ { $step }
aim-arrow-right = { $step } ▶
aim-arrow-beside = { $side ->
    [left] ◀ { $percent } %
   *[right] { $percent } % ▶
}
# the draft in one line: what is flicked, at what
aim-brief = { $what } → { $aim }
aim-brief-beside = { $side ->
    [left] { $target }, { $percent } % left
   *[right] { $target }, { $percent } % right
}
aim-letter-left = l
aim-letter-right = r
aim-beside = { $side ->
    [left] { $percent } % left of { $target }, { $direction }
   *[right] { $percent } % right of { $target }, { $direction }
}
aim-kept = The game has moved on; your aim is kept.
aim-piece-gone = The piece you had chosen cannot be flicked any more; here is another, flicked as hard.
aim-target-gone = What you aimed at is gone; the angle is kept.
aim-target-moved = { $target } no longer lies where you aimed at it; the angle is kept.
aim-unknown-target = There is no “{ $given }” to aim at. You may aim at: { $known }.
aim-unreadable = “{ $given }” is no aim. Write a piece (`B2`, or `B2 l30` for 30 % left of its middle), degrees (`125`), a clock (`7:30`), a compass point (`nw`) or a turn (`+2.5`).
aim-ambiguous = “{ $given }” may be { $known }. Which one do you mean?
aim-offset-out-of-range = “{ $given }”: beside the middle, 0 to 100 % is possible; at 100 the pieces only graze.
aim-angle-out-of-range = “{ $given }”: an angle lies between 0 and 360 degrees.
aim-clock-out-of-range = “{ $given }” is no time on a clock face. Write one between `1:00` and `12:59`.
aim-nothing-to-turn = “{ $given }” turns an aim, but there is none yet. Write a piece, degrees or a clock.
number-unreadable = “{ $given }” is no number. Write one between { $lo } and { $hi }.
number-out-of-range = “{ $given }” is out of range. Write a number between { $lo } and { $hi }.
move-unknown = “{ $given }” is no answer to this question. Nearest: { $near }.
shot-empty = Nothing is written. A shot looks like this: `A3>B2 l30 s62`.
shot-ambiguous = “{ $given }” may mean several things. Which one?
shot-reaches-nothing = “{ $given }” needs a piece to reach: write for instance `B2 reach`.
shot-out-of-reach = Even the hardest flick does not reach that.
shot-unknown-announcement = { $piece } cannot announce “{ $given }” now. Possible: { $known }.
shot-unread = No flick is ready: your last line couldn’t be read. Aim, or type it again.
shot-meant = Did you mean …
several-line = Line { $number }, `{ $line }`: { $why }
several-many = { $count } flicks in one message are too many; { $most } are possible.
several-long = A flick is written in { $most } characters at most.
several-no-piece = Each line begins with the piece to flick, such as `A3>`.
several-twice = { $piece } stands in a line above already, and acts once a turn.
several-bonus = { $piece } gets a bonus flick right after that. Put it in the next line.
several-not-here = Here one flick is played at a time.
several-then = { $count ->
    [one] One flick follows
   *[other] { $count } flicks follow
  } at once, as long as your turn goes on:
several-alone = Only this one
several-played = Played: { $count } of { $all }
several-stopped = Not played: { $why }
several-kept = They wait in your next panel.
rest-waits = { $count ->
    [one] This flick is played
   *[other] These { $count } flicks are played
  } as soon as the other side has answered:
rest-cancel = Cancel the rest
rest-cancelled = { $count ->
    [0] Nothing was waiting.
    [one] The waiting flick is cancelled.
   *[other] The { $count } waiting flicks are cancelled.
  }
rest-stopped = This flick needs a second look.
rest-check = Your line stopped before `{ $line }`. Check it, then play on.
rest-unread = Your line stopped before `{ $line }`: { $why }
order-kept = Saved. Nobody else sees it.
flick-unknown-piece = There is no “{ $given }” that you may flick now. You may flick: { $known }.
flick-nothing = Nothing is to be flicked now: { $ask }
flick-unsure = Here’s the preview. Press **{ $button }** to play it.
flicks-unsure = Here’s the first flick; later ones are aimed from the new positions. Press **{ $button }** to play them.

# Placing
mine-save = Save as mine
mine-saved = Saved. It is offered as **Mine** among the formations of every later deployment of as many pieces, whichever side you sit at.
mine-none = You haven’t saved a formation for so many pieces. Arrange one here and press **Save as mine**.
place-mine = Mine
place-formation = Formation
place-piece = Piece
place-own = Your own arrangement
place-at = { $tile } · { $x }, { $y }
place-left = left
place-up = up
place-down = down
place-right = right
place-twist = turn
place-move = Move { $piece }
place-type-all = Type places
place-title = Where does { $piece } go?
place-label = Place of { $piece }
# $lies: whether the game’s picture lies upright or turned by a right angle
place-hint = C2, or mm { $lies ->
    [turned] from the top and from the left
   *[upright] from the left and from the bottom
  }: 300, 60
place-hint-angle = C2, or mm { $lies ->
    [turned] from the top and from the left
   *[upright] from the left and from the bottom
  }: 300, 60; blocks also an angle: 300, 60, 45
place-unreadable = “{ $given }” is no place. Write a tile (`C4`) or x and y in mm (`300, 60`), with an angle in degrees for what can be turned (`300, 60, 45`).
place-no-angle = “{ $given }” holds three numbers, but a round piece has no angle. Write a tile (`C4`) or x and y in mm: `300, 60`, with decimals `300.5, 60` or `300,5; 60`.
place-off-grid = “{ $given }” is off the board: tiles go from A1 to { $last }.
place-unknown-piece = There is no “{ $given }” to be put down. There are: { $known }.

# Secret choices. $digest: the first characters of a hash, or all of it; $text: what was hashed
sealed-chosen = ✓ { $user } has chosen · 🔒 `{ $digest }`
sealed-shown = 🔒 What was chosen in secret is shown; *Why?* says how to check it.
sealed-title = 🔒 Chosen in secret
sealed-hash = { $user }: `{ $digest }`
sealed-opened = ↳ shown: `{ $text }`
sealed-how = -# The hash was told when the choice was made. It is the SHA-256 of what is shown, so that nobody can have changed his mind: `printf %s 'text' | sha256sum` gives the same.
# Steps that are laid out before they are given.
steps-none = Nothing is laid out yet. Nobody sees what you pick below, and you can undo it, until you play it.
# $count: how many steps are laid out
steps-private = { $count ->
    [one] One action is
   *[other] { $count } actions are
  } laid out. Nobody sees that, and you can undo it, until you play it.
steps-final = { $count ->
    [0] Once you play it, this cannot be undone.
    [one] Once you play it, the action above is played with it; neither can be undone.
   *[other] Once you play it, the { $count } actions above are played with it; none can be undone.
  }
steps-gone = { $count ->
    [one] An action that you had laid out can no longer be taken.
   *[other] { $count } actions that you had laid out can no longer be taken.
  }
steps-deeds = Quick plans…
steps-undo = Undo last
type-steps-title = Type your actions
type-steps = Actions, one after another
type-steps-hint = With ; between them, such as: move F6; kill 2; end
steps-ended = Nothing comes after what ends the activation.
steps-empty = No action is written there.
# $count: how many steps were written, $most: how many may be
steps-many = { $count } actions are too many for one line; { $most } are the most.
steps-none-left = No action is left to be undone.
# $number: of the step, $part: as it was written, $why: what is wrong
steps-part = Action { $number }, `{ $part }`: { $why }
# $given: what was written, $near: the codes it may mean
steps-several = “{ $given }” may mean several things: { $near }.
# Words of a step that say nothing, and what else is said to undo one: each parted by commas, without accents.
steps-needless = to, at, on, onto, the, a, by, from, soldier, soldiers
steps-typed-undo = undo, back, u
sealed-yours = ✓ You have chosen. Nobody else sees it until everyone has. Waiting for { $names }.
sealed-until = Nobody else sees it until everyone has chosen. Waiting for { $names }.
