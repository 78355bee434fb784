# A commentator’s remarks on a turn. A message has up to four wordings; $say, from 0 to 3, chooses between them.
# $puck, $by, $foe, $other, $own, $one, $two, $guard and $block are labels such as B2 or S1; $team is a side.

## PitchBowl

pitchbowl-comment-kick-stray = { $say ->
    [0] { $cm } cm off target. { $team } blames the wind.
    [1] { $team } was aiming somewhere else: { $cm } cm off.
   *[2] That ball has a mind of its own: { $cm } cm from where { $team } wanted it.
}
pitchbowl-comment-hat-trick = { $say ->
    [0] Three-nil! { $team } sweeps { $foe } off the field.
   *[1] Clean sweep: three for { $team }, none for { $foe }.
}
pitchbowl-comment-caught-point = { $say ->
    [0] { $passer } to { $player }, and { $player } is in the end zone!
    [1] { $player } was waiting there all along. { $passer } finally looked.
   *[2] { $passer } throws, { $player } catches: touchdown!
}
pitchbowl-comment-intercepted-point = { $say ->
    [0] Intercepted by { $player }, in the end zone! { $team } can hardly believe it.
   *[1] Thanks for the pass: { $player } scores for { $team }.
}
pitchbowl-comment-pushed-point = { $say ->
    [0] { $by } pushes, { $player } carries, and over the line they go.
    [1] { $player } didn’t run: { $by } shoved them into the end zone, ball and all.
   *[2] Teamwork: { $by } gives { $player } the final push.
}
pitchbowl-comment-own-goal = { $say ->
    [0] { $by } shoves { $player } over the line. That wasn’t the plan.
   *[1] What was { $by } thinking? { $player } scores off that shove.
}
pitchbowl-comment-dash-point = { $say ->
    [0] { $player } runs { $cm } cm with the ball and stops in the end zone. { $team } cheers.
    [1] { $cm } cm to go, and { $player } eats them all. Touchdown for { $team }!
   *[2] No one stops { $player }: { $cm } cm, and { $team } scores.
}
pitchbowl-comment-run-point = { $say ->
    [0] The last { $cm } cm taste sweetest: { $player } scores for { $team }.
    [1] Only { $cm } cm to go, and { $player } makes no mistake. { $team } scores!
   *[2] { $cm } cm, one flick, one touchdown: { $player } brings it home for { $team }.
}
pitchbowl-comment-steal-line = { $say ->
    [0] { $player } takes the ball off { $victim }, { $cm } cm from the line!
    [1] { $victim } was practising the victory dance, { $cm } cm out. { $player } cuts the music.
   *[2] Saved at the last moment: { $player } robs { $victim } { $cm } cm from the line.
}
pitchbowl-comment-steal-behind = { $say ->
    [0] { $victim } never saw { $player } coming: robbed from behind.
    [1] From behind! { $player } has the ball, { $victim } is still looking for it.
   *[2] { $player } catches up with { $victim } and pockets the ball.
}
pitchbowl-comment-steal = { $say ->
    [0] Face to face, and { $victim } blinks first. { $player } doesn’t.
    [1] { $victim } had it. { $player } has it.
   *[2] Too late, { $victim }: that ball belongs to { $player } now.
}
pitchbowl-comment-pickup-crowd = { $say ->
    [0] { $player } gets there first. { $foe } was only { $cm } cm away.
    [1] Right under the nose of { $foe }, { $cm } cm away, { $player } picks the ball up.
   *[2] { $foe } was { $cm } cm from the ball. { $player } didn’t wait.
}
pitchbowl-comment-pass-gap = { $say ->
    [0] { $passer } threads it past { $foe } with { $cm } cm to spare, and { $player } has it!
   *[1] { $foe } could almost touch it, { $cm } cm away: { $passer } to { $player }.
}
pitchbowl-comment-pass-long = { $say ->
    [0] What a throw: { $cm } cm, { $passer } to { $player }!
    [1] { $passer } throws it { $cm } cm. { $player } had time to tie a shoelace.
   *[2] { $cm } cm through the air, and { $passer } finds { $player }.
}
pitchbowl-comment-intercepted = { $say ->
    [0] { $player } reads it and picks off the pass by { $passer } after { $cm } cm.
    [1] Wrong address: { $passer } sends it { $cm } cm, and { $player } signs for it.
   *[2] { $cm } cm of flight, and the pass by { $passer } lands with { $player }. Wrong shirt.
}
pitchbowl-comment-steal-hair = { $say ->
    [0] { $cm } cm from the ball carrier! { $player } gets a handful of air.
   *[1] { $player } misses the steal by { $cm } cm.
}
pitchbowl-comment-pickup-hair = { $say ->
    [0] { $player } grabs, and misses the ball by { $cm } cm.
    [1] { $cm } cm! { $player } could smell the leather.
   *[2] { $player } runs past the ball at { $cm } cm. It was right there.
}
pitchbowl-comment-pass-present = { $say ->
    [0] { $player } throws, and the ball stops in front of { $foe }. How kind.
   *[1] Free delivery: { $player } throws, and { $foe } is closest to the ball.
}
pitchbowl-comment-fall-line = { $say ->
    [0] { $player } falls with the ball, { $cm } cm from the line!
   *[1] { $cm } cm from glory, and { $player } is eating grass.
}
pitchbowl-comment-fall-hair = { $say ->
    [0] { $cm } cm too far, and { $player } falls.
    [1] { $player } goes { $cm } cm over the limit. Down they go.
   *[2] { $player } runs out of legs: { $cm } cm too far.
}
pitchbowl-comment-last-left = { $say ->
    [0] { $player } is all that { $team } has left on the field.
   *[1] Just { $player } left for { $team }. No pressure.
}
pitchbowl-comment-out-carrier = { $say ->
    [0] Ball and all! { $by } shows { $player } the stands.
   *[1] { $player } leaves the field with the ball. { $by } insisted.
}
pitchbowl-comment-out-foe = { $say ->
    [0] { $by } shoves { $player } off the field and pays for it with the turn.
    [1] { $player } is off, thanks to { $by }. Worth a turn?
   *[2] { $player } was in the way. { $by } fixed that, and it costs the turn.
}
pitchbowl-comment-carry-short = { $say ->
    [0] { $player } stops { $cm } cm from the line. Ouch.
   *[1] { $cm } cm! { $player } could almost fall in.
}
pitchbowl-comment-block-hard = { $say ->
    [0] { $player } sends { $other } flying: { $cm } cm. Now that’s a block.
    [1] { $other } ends up { $cm } cm away. { $player } dusts off both hands.
   *[2] Coming through! { $player } clears { $other } out of the way, { $cm } cm.
}
pitchbowl-comment-slipped-by = { $say ->
    [0] { $player } slips past { $foe } with { $cm } cm to spare.
    [1] { $cm } cm between { $player } and { $foe }. Not a scratch.
   *[2] { $player } squeezes past at { $cm } cm. { $foe } apologises.
}
