# A commentator’s remarks on a turn. A message has up to four wordings; $say, from 0 to 3, chooses between them.
# $puck, $by, $foe, $other, $own, $one, $two, $guard and $block are labels such as B2 or S1; $team is a side.

## Who fell

# $hour from 1 to 12: where a piece left the arena, as on a clock face.
pitchout-comment-clock = { $hour } o’clock
# $clock: where it fell; $cm: how far beyond the edge it would have stopped.
pitchout-comment-whisker = { $say ->
    [0] { $puck } goes off at { $clock } by { $cm } cm. That’s going to sting.
    [1] { $cm } cm less and { $puck } was safe. { $by } isn’t sorry.
    [2] { $puck } asks for a tape measure: { $cm } cm too far at { $clock }.
   *[3] So long, { $puck }: over the edge by { $cm } cm. Blame { $by }.
}
# $way: the labels of those that pushed one another, $count how many, $puck the last, which fell.
pitchout-comment-chain = { $say ->
    [0] { $way }: a chain of { $count }, and { $puck } gets the bill.
    [1] Dominoes! { $way }, and { $puck } is off.
    [2] { $puck } never even saw the flick coming: { $way }.
   *[3] Pass it on: { $way }. { $puck } had no one left to pass it to.
}
# $block: the label of the block that $by ran into first.
pitchout-comment-bank-out = { $say ->
    [0] Off block { $block } and into { $puck }: { $by } meant that. Probably.
    [1] { $by } takes the scenic route via block { $block }, and { $puck } goes off at { $clock }.
    [2] Assist: block { $block }. { $by } bounces off it and knocks { $puck } off.
   *[3] Bank shot! { $by }, block { $block }, { $puck }, and out at { $clock }.
}
pitchout-comment-knocked = { $say ->
    [0] { $by } shows { $puck } the way out at { $clock }.
    [1] { $puck } leaves at { $clock }. { $by } held the door.
    [2] { $puck } was comfortable there. { $by } disagreed.
   *[3] { $puck } admires the view at { $clock }, briefly. { $by } sends regards.
}
# $puck flicked, $count fell.
pitchout-comment-many-out = { $say ->
    [0] { $count } in one flick! { $puck } clears the table.
    [1] Spring cleaning: { $puck } gets rid of { $count } with one flick.
   *[2] One flick, { $count } pucks fewer. { $puck } can take the rest of the day off.
}
pitchout-comment-two-out = { $say ->
    [0] Double! { $puck } was in a hurry.
    [1] Two for the price of one. { $puck } loves a bargain.
    [2] { $one } and { $two } leave together. { $puck } called the taxi.
   *[3] { $puck } was only aiming at one of them, surely: { $one } and { $two } are both gone.
}
pitchout-comment-trade = { $say ->
    [0] One each: { $foe } is out, and so is { $own }.
    [1] { $own } for { $foe }. Someone will call that a good deal.
    [2] { $foe } goes off and takes { $own } along for company.
   *[3] Was { $foe } worth { $own }? Both are out.
}
pitchout-comment-struck = { $say ->
    [0] { $by } touches { $puck }, and that’s all it takes.
    [1] { $puck } should have kept a safe distance from { $by }.
    [2] No edge needed: { $by } finishes { $puck } on the spot.
   *[3] { $by } says hello. { $puck } won’t be answering.
}
# Both of one side.
pitchout-comment-friendly = { $say ->
    [0] Wrong way, { $by }! { $puck } was on your side.
    [1] With friends like { $by }… { $puck } is out.
    [2] { $puck } goes off at { $clock }, pushed by { $by }. They’re on the same side, by the way.
   *[3] { $by } owes { $puck } an apology.
}
# $cm: how far beyond the edge it would have stopped.
pitchout-comment-overrun = { $say ->
    [0] Too keen: { $puck } runs off at { $clock }, { $cm } cm too far.
    [1] { $puck } forgets to brake. { $cm } cm too far.
    [2] { $puck } would have stopped { $cm } cm past the edge. There’s nothing past the edge.
   *[3] { $cm } cm too hard, and { $puck } flies solo at { $clock }.
}

## Hits, misses and close calls

# $cm to the edge, measured from the middle of the puck.
pitchout-comment-held = { $say ->
    [0] { $puck } brakes { $cm } cm from the edge. Nerves of steel!
    [1] { $puck } stops { $cm } cm from the edge to admire the view.
    [2] { $cm } cm more and { $puck } would have knocked itself off.
   *[3] { $puck } parks { $cm } cm from the edge. No sneezing, please.
}
pitchout-comment-hanging = { $say ->
    [0] { $puck } is hanging on by { $cm } cm.
    [1] { $cm } cm: that’s all the ground { $puck } has left.
    [2] { $puck } wobbles { $cm } cm from the edge, and stays.
   *[3] Nobody breathe: { $puck } is { $cm } cm from the edge.
}
# $count contacts.
pitchout-comment-pinball = { $say ->
    [0] Pinball! { $count } knocks in one flick of { $puck }.
    [1] { $count } knocks! { $puck } has met everyone now.
    [2] { $puck } rattles the whole arena: { $count } knocks.
   *[3] { $count } knocks in one flick. Even { $puck } lost count.
}
# $foe would have been hit.
pitchout-comment-shielded = { $say ->
    [0] Block { $block } takes one for { $foe }. { $puck } can’t get through.
    [1] { $foe } owes block { $block } a drink: it stopped { $puck }.
    [2] { $puck } had { $foe } in its sights. Block { $block } had other plans.
   *[3] Saved by the furniture: block { $block } shields { $foe } from { $puck }.
}
# $cm between them when they were nearest.
pitchout-comment-missed = { $say ->
    [0] { $puck } misses { $foe } by { $cm } cm.
    [1] So close: { $cm } cm between { $puck } and { $foe }.
    [2] { $foe } felt a draught: { $puck } went by at { $cm } cm.
   *[3] { $puck } waves to { $foe } from { $cm } cm away and moves on.
}

## What was decided after a flick

# $guard was sacrificed for $puck.
pitchout-comment-rescued = { $say ->
    [0] { $guard } jumps in: { $puck } stays because its Guard doesn’t.
    [1] What loyalty! { $guard } goes, { $puck } comes back.
    [2] { $puck } was as good as gone. { $guard } went instead.
   *[3] { $guard } does what Guards do, and { $puck } is back.
}

## The round and the match

# $round: the third.
pitchout-comment-decider = { $say ->
    [0] One round each: round { $round } decides it all.
   *[1] All square! Win round { $round } and you win the match.
}
# $count: the pucks left to the winners.
pitchout-comment-few-left = { $say ->
    [0] Only { $count ->
           [one] one puck
          *[other] { $count } pucks
      } left, and the round goes to { $team }!
    [1] No one gave { $team } a chance. It took { $count ->
           [one] one puck
          *[other] { $count } pucks
      }.
   *[2] A round won with { $count ->
           [one] one puck
          *[other] { $count } pucks
      } left: what nerve, { $team }!
}
pitchout-comment-captain-own = { $say ->
    [0] Captain { $puck } is knocked off by their own side. Round to { $team }.
    [1] A present for { $team }: Captain { $puck }, sent off by friends.
    [2] Oh no! Captain { $puck } goes over, and it was a friend. Round to { $team }.
   *[3] With friends like these, a Captain needs no enemies: { $puck } is out, round to { $team }.
}
pitchout-comment-captain-dive = { $say ->
    [0] Captain { $puck } jumps ship and takes the round along: it goes to { $team }.
    [1] The Captain goes too far, literally: { $puck } is off, round to { $team }.
    [2] Captain { $puck } forgot rule number one: stay on board. Round to { $team }.
   *[3] Captain { $puck } dives off at { $clock }. The judges are unimpressed, and the round is lost.
}
# The Captain $puck fell, but the round is not lost yet.
pitchout-comment-captain-overboard = { $say ->
    [0] Captain overboard! { $puck } fell at { $clock }. Only the Guard can help now.
    [1] { $puck } is over the edge! It’s all up to the Guard.
    [2] The Captain is out: will the Guard go in place of { $puck }?
   *[3] Hold your breath: Captain { $puck } is off at { $clock }, and only the Guard can undo it.
}
pitchout-comment-captain-falls = { $say ->
    [0] Captain overboard at { $clock }: { $puck } is out, round to { $team }.
    [1] Got the Captain! { $puck } falls at { $clock }, and the round goes to { $team }.
    [2] Down goes Captain { $puck } at { $clock }. Round to { $team }.
   *[3] Abandon ship! Captain { $puck } is off at { $clock }. Round to { $team }.
}

## Offboard

# $side and $foe: the sides; $target, such as T3, is worth $value points, 1 to 3.
# $score: what $foe has now.
offboard-comment-lodged = { $say ->
    [0] { $target } has a guest: { $value ->
           [one] one point
          *[other] { $value } points
      } for { $foe }.
    [1] Over the rim and into { $target }. { $foe } has { $score } now.
    [2] { $foe } cashes in at { $target }: { $score } now.
   *[3] { $side } leaves a ball in { $target }: { $value ->
           [one] one point
          *[other] { $value } points
      } for { $foe }.
}
offboard-comment-last = { $say ->
    [0] That’s the one: { $target }, { $score } points, and { $foe } wins.
   *[1] { $target } settles it: { $foe } has { $score } points.
}
# $own: what $side has.
offboard-comment-neck = { $say ->
    [0] Neck and neck: { $score } for { $foe }, { $own } for { $side }. The next one could decide it.
   *[1] { $score } for { $foe }, { $own } for { $side }. Nobody blink.
}
offboard-comment-level = { $say ->
    [0] All square: { $target } brings { $foe } to { $score }.
   *[1] { $foe } ties it up at { $score }.
}
offboard-comment-bounced = { $say ->
    [0] No vacancy at { $target }: the ball bounces out, and { $side } gets it back.
    [1] { $target } is full. { $side } picks up the ball and tries not to grin.
    [2] All that pushing for nothing: { $target } is full.
   *[3] Lucky { $side }: { $target } was taken.
}
# $count balls of $side, the last on $cell, pushed $pushed.
offboard-comment-pushed-many = { $say ->
    [0] { $count } against { $pushed }: { $side } moves a whole line.
    [1] { $pushed } at once! { $side } leans on them with { $count }.
    [2] What a shove from { $cell }: { $pushed } balls of { $foe } give way.
   *[3] “Excuse me,” says { $side }, and { $pushed } balls of { $foe } step aside.
}
# $value: the most points that $foe could make with the next move.
offboard-comment-open = { $say ->
    [0] Careless? { $foe } can push a ball off now, for { $value ->
           [one] a point
          *[other] { $value } points
      }.
    [1] { $side } leaves the door open: { $value ->
           [one] one point
          *[other] { $value } points
      } within reach of { $foe }.
    [2] Psst, { $foe }: there’s something to be had. { $value ->
           [one] A point
          *[other] { $value } points
      }, to be exact.
   *[3] A chance for { $foe }, worth { $value ->
           [one] a point
          *[other] { $value } points
      }.
}
offboard-comment-parried = { $say ->
    [0] Just in time: { $side } gets the ball out of danger.
    [1] { $side } slams the door: { $foe } can’t push anything off now.
    [2] { $foe } had hopes. { $side } had other plans.
   *[3] { $side } saw it coming and is safe again.
}
offboard-comment-threat = { $say ->
    [0] { $side } has an eye on { $target }: { $value ->
           [one] a point
          *[other] { $value } points
      } if { $foe } isn’t careful.
    [1] Careful, { $foe }: a ball could end up in { $target }.
    [2] { $side } is up to something around { $target }.
   *[3] { $target } is calling: { $side } could score { $value }.
}
# $count moves of $side would push a ball out.
offboard-comment-threats = { $say ->
    [0] { $count } threats, and { $foe } has one move.
    [1] { $side } sets { $count } traps, the best worth { $value ->
           [one] a point
          *[other] { $value } points
      }.
    [2] Where to look first? { $side } threatens in { $count } ways.
   *[3] { $foe } has a problem. { $count } problems, actually.
}
offboard-comment-again = { $say ->
    [0] Haven’t we been here before? Once more and it’s a draw.
   *[1] Second time in this position. A third would be a draw.
}

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

## For Honor

forhonor-comment-draft-faction = { $say ->
    [0] { $hero } joins the family: { $seat } collects one faction.
    [1] { $seat } takes { $hero } and keeps it in the family.
   *[2] Birds of a feather: { $seat } adds { $hero }.
}
forhonor-comment-idle = { $say ->
    [0] { $hero } stays on { $square } and lets the others work.
    [1] Not a step, not a blow: { $hero } guards { $square }.
    [2] { $hero } is a statue on { $square } now.
   *[3] { $hero } likes it on { $square }. No plans, no hurry.
}
forhonor-comment-dispute = { $say ->
    [0] { $hero } walks into { $zone }. { $foe } was hoping for a quiet turn.
    [1] { $hero } wants { $zone }, and so does { $foe }.
    [2] { $foe } has company in { $zone }: { $hero }.
   *[3] { $hero } and { $foe } in { $zone }: that’s one too many.
}
forhonor-comment-raids = { $say ->
    [0] { $hero } is in { $zone }, deep in enemy land.
    [1] Raid! { $hero } reaches { $zone }.
    [2] No one stopped { $hero } on the way to { $zone }.
   *[3] If { $hero } stays there, { $zone } changes hands.
}
forhonor-comment-between = { $say ->
    [0] { $hero } steps between { $count } enemies. Brave, or bad at counting.
    [1] { $count } enemies around { $hero }. What could go wrong?
    [2] { $hero } has { $count } neighbours, none of them friendly.
   *[3] { $hero } against { $count }. Someone send help.
}
forhonor-comment-escapes = { $say ->
    [0] { $hero } gets away from { $foe }, barely alive.
    [1] Wounded but gone: { $hero } leaves { $foe } behind.
    [2] { $foe } turns round. No { $hero } there.
   *[3] { $hero } limps off. { $foe } didn’t get a goodbye.
}
forhonor-comment-kill-all = { $say ->
    [0] { $hero } sweeps the last soldier of { $team } off the board.
   *[1] Not one soldier left for { $team }: { $hero } was here.
}
forhonor-comment-kill-lane = { $say ->
    [0] Lane { $lane } is clear of { $team }: { $hero } took care of it.
    [1] { $hero } clears lane { $lane }. Nothing left there for { $team }.
   *[2] { $hero } removes the last soldier of { $team } in lane { $lane }.
}
forhonor-comment-shot-fell = { $say ->
    [0] One shot, one fall: { $hero } drops { $foe } from afar.
    [1] { $foe } never got close. { $hero } needed one shot.
   *[2] { $hero } doesn’t miss, and { $foe } is gone.
}
forhonor-comment-shove-out = { $say ->
    [0] Out of { $zone }: { $hero } shoulders { $foe } away.
    [1] { $foe } was in { $zone } until { $hero } came along.
   *[2] { $hero } shows { $foe } the door of { $zone }.
}
forhonor-comment-banner-saved = { $say ->
    [0] { $mate } was nearly done for. { $hero } raises the banner just in time.
   *[1] Back from the brink: { $hero } patches up { $mate }.
}
forhonor-comment-card-sword = the sword
forhonor-comment-card-charge = the charge
forhonor-comment-card-shield = the shield
forhonor-comment-dare-last = { $say ->
    [0] One life left, and { $hero } attacks { $foe }. All or nothing.
    [1] { $hero } has one life and bets it against { $foe }.
   *[2] Desperate or clever? { $hero } attacks { $foe } with one life left.
}
forhonor-comment-tied-hard = { $say ->
    [0] { $hero } and { $foe } both bring { $card }. That hurt.
    [1] Great minds think alike: { $hero } and { $foe } hit each other hard.
   *[2] No one gives way: { $hero } and { $foe } take it full in the face.
}
forhonor-comment-read = { $say ->
    [0] { $hero } saw { $other } coming: everyone knows what { $foe } likes.
    [1] { $foe } played the favourite card. { $hero } was counting on it.
   *[2] With { $card } against { $other }, { $hero } reads { $foe } like a book.
}
forhonor-comment-twice = { $say ->
    [0] Both rounds to { $hero }: { $foe } had no answer.
    [1] { $hero } beats { $foe } twice, and the second one hurts more.
   *[2] Two cards, two hits: { $hero } takes { $foe } apart.
}
forhonor-comment-revenge = { $say ->
    [0] { $hero } pays { $foe } back in the second round.
    [1] One round each: { $hero } answers with { $card }.
   *[2] { $foe } had the first word, { $hero } the last.
}
forhonor-comment-executed = { $say ->
    [0] { $foe } wins twice and executes { $hero }. The field goes quiet.
    [1] No mercy: { $foe } executes { $hero }.
   *[2] { $hero } kneels. { $foe } doesn’t hesitate.
}
forhonor-comment-both-fell = { $say ->
    [0] { $hero } and { $foe } fall together. No one left to brag.
   *[1] Double knockout: { $hero } and { $foe } can talk it over in reserve.
}
forhonor-comment-fell-last = { $say ->
    [0] { $hero } was the last of { $team } on the board.
   *[1] { $hero } was the last of { $team }’s heroes on the board.
}
forhonor-comment-fell = { $say ->
    [0] { $foe } takes down { $hero }.
    [1] That was the last life: { $hero } falls to { $foe }.
   *[2] { $foe } is still standing. { $hero } isn’t.
}
forhonor-comment-centre-hair = { $say ->
    [0] One soldier more, { $most } to { $least }: { $team } takes the centre.
   *[1] By a single pair of boots, { $most } to { $least }: the centre goes to { $team }.
}
forhonor-comment-zone-stolen = { $say ->
    [0] { $side } snatches { $zone } from { $loser }.
    [1] { $side } takes { $zone } while { $loser } looks the other way.
   *[2] A hundred up for { $team }, a hundred down for { $loser }: { $zone } changes hands.
}
forhonor-comment-overtaken = { $say ->
    [0] { $side } takes the lead: { $first }–{ $second }.
    [1] New leader at { $first }–{ $second }: { $team } is smiling.
   *[2] { $side } turns the match around, { $first }–{ $second }.
}
forhonor-comment-comeback = { $say ->
    [0] { $side } was miles behind. Now it’s only { $gap } points.
    [1] Don’t look now: { $team } is only { $gap } points behind.
   *[2] { $side } is back in it, { $gap } points behind.
}
forhonor-comment-locked = { $say ->
    [0] The gate slams shut: no way back for fallen heroes of { $team }.
    [1] { $side } is locked: anyone who falls stays down.
   *[2] From now on, { $team } can’t afford to lose anyone.
}
forhonor-comment-over-wiped = { $say ->
    [0] Not one enemy hero left: the field belongs to { $team }.
   *[1] { $side } locks the gate and checks every room. No one left.
}
forhonor-comment-over-hair = { $say ->
    [0] { $first } to { $second }: { $team } wins by a zone.
   *[1] A hair between them: { $team } wins, { $first } to { $second }.
}
