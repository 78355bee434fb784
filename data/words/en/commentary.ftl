# What a commentator says of a turn. A message has up to four wordings; $say, from 0 to 3, chooses between them.
# $puck, $by, $foe, $other, $own, $one, $two, $guard and $block are labels such as B2 or S1; $team is a side.

## Who fell

# $hour from 1 to 12, where a piece left the arena as on the face of a clock.
pitchout-comment-clock = { $hour } o’clock
# $puck and $by are labels; $clock where it fell; $mm how far beyond the edge it would have come to rest.
pitchout-comment-whisker = { $say ->
    [0] { $puck } fell at { $clock }, by a whisker: { $mm } mm.
    [1] { $mm } mm too far: { $puck } slips over the edge at { $clock }.
    [2] { $puck } nearly stayed; { $mm } mm were what { $by } had to spare.
   *[3] At { $clock } { $puck } tips over. { $mm } mm less, and it would still be in play.
}
# $way: the labels of those who pushed one another, $count how many, $puck the last, who fell.
pitchout-comment-chain = { $say ->
    [0] { $way }: a chain of { $count }, and { $puck } pays for it.
    [1] Like dominoes: { $way }, and { $puck } is over the edge.
    [2] { $puck } never saw it coming: { $way }.
   *[3] One pushes the next: { $way }. The last one falls.
}
# $block: the label of the block that $by ran into first.
pitchout-comment-bank-out = { $say ->
    [0] Off block { $block } and into { $puck }: { $by } plays it by the cushion.
    [1] { $by } takes the way round by block { $block }, and { $puck } falls at { $clock }.
    [2] Block { $block } lends a hand: { $by } bounces off it and knocks { $puck } over the edge.
   *[3] A bank shot! { $by }, block { $block }, { $puck }, and out at { $clock }.
}
pitchout-comment-knocked = { $say ->
    [0] { $by } sends { $puck } over the edge at { $clock }.
    [1] { $puck } goes overboard at { $clock }; { $by } did it.
    [2] Exit { $puck } at { $clock }, with regards from { $by }.
   *[3] Clean work by { $by }: { $puck } is off at { $clock }.
}
# $puck flicked, $count fell.
pitchout-comment-many-out = { $say ->
    [0] { $count } at one stroke! { $puck } sweeps the arena.
    [1] { $puck } clears the table: { $count } are gone with one flick.
   *[2] One flick, { $count } fewer. { $puck } has outdone itself.
}
pitchout-comment-two-out = { $say ->
    [0] A double! { $puck } gets rid of { $one } and { $two } with one flick.
    [1] Two at one blow: { $one } and { $two }, both by { $puck }.
    [2] { $one } and { $two } leave together; { $puck } could not have asked for more.
   *[3] { $puck } takes two for the price of one: { $one } and { $two }.
}
pitchout-comment-trade = { $say ->
    [0] An exchange: { $foe } is out, but so is { $own }.
    [1] { $own } for { $foe }: one each.
    [2] { $foe } falls and takes { $own } along.
   *[3] Was { $foe } worth { $own }? Both are out.
}
pitchout-comment-struck = { $say ->
    [0] { $by } strikes, and { $puck } is no more.
    [1] Whoever { $by } touches is lost; this time it is { $puck }.
    [2] A textbook strike: { $by } found { $puck }.
   *[3] No edge is needed: { $by } finishes { $puck } where it lies.
}
# Both of one side.
pitchout-comment-friendly = { $say ->
    [0] An own goal: { $by } pushes { $puck } over the edge at { $clock }.
    [1] With friends like { $by } … { $puck } is out.
    [2] { $puck } falls at { $clock }, pushed by { $by }: its own side!
   *[3] { $by } did not mean that: { $puck } of its own side is gone.
}
# $mm: how far beyond the edge it would have come to rest.
pitchout-comment-overrun = { $say ->
    [0] { $mm } mm too hard: { $puck } runs over the edge by itself at { $clock }.
    [1] { $puck } cannot stop in time: { $mm } mm were missing.
    [2] So close to staying: { $puck } overran the edge by { $mm } mm.
   *[3] { $puck } brakes too late, { $mm } mm too late, and falls at { $clock }.
}

## Who was hit or missed, and who lies where

# $mm to the edge, measured from the middle of the puck.
pitchout-comment-held = { $say ->
    [0] { $puck } brakes { $mm } mm before the void. Nerves of steel!
    [1] That was close: { $puck } stops { $mm } mm from the edge.
    [2] { $mm } mm more, and { $puck } would have sent itself off.
   *[3] { $puck } looks over the edge; { $mm } mm still hold it.
}
pitchout-comment-hanging = { $say ->
    [0] { $puck } hangs on the edge by { $mm } mm.
    [1] { $mm } mm: that is all { $puck } has left under its feet.
    [2] { $puck } totters, { $mm } mm from the fall, and stays.
   *[3] A breath would do it now: { $puck } lies { $mm } mm from the edge.
}
# $count contacts.
pitchout-comment-pinball = { $say ->
    [0] Like pinball: { $count } knocks in one flick of { $puck }.
    [1] { $count } contacts! { $puck } wakes the whole arena.
    [2] { $puck } sets everything rattling: { $count } knocks.
   *[3] Who can follow that? { $count } knocks after one flick of { $puck }.
}
# $foe would have been met.
pitchout-comment-shielded = { $say ->
    [0] Block { $block } stands in for { $foe }: { $puck } does not get through.
    [1] { $foe } can thank block { $block }, which was in the way of { $puck }.
    [2] { $puck } had { $foe } in its sights, but block { $block } came between.
   *[3] Saved by the furniture: block { $block } shields { $foe } from { $puck }.
}
# $mm between them when they were nearest.
pitchout-comment-missed = { $say ->
    [0] { $puck } misses { $foe } by { $mm } mm.
    [1] So near: { $mm } mm between { $puck } and { $foe }.
    [2] { $foe } feels the wind of { $puck }: { $mm } mm.
   *[3] { $puck } whistles past { $foe }. { $mm } mm!
}

## What was decided after a flick

# $guard gave himself up for $puck; labels.
pitchout-comment-rescued = { $say ->
    [0] { $guard } jumps in: { $puck } lives because its Guard does not.
    [1] What loyalty! { $guard } goes, { $puck } comes back.
    [2] { $puck } was gone already; { $guard } takes its place out there.
   *[3] { $guard } does what Guards are for, and { $puck } is back.
}

## How the round and the match stand

# $round: the third.
pitchout-comment-decider = { $say ->
    [0] One all: round { $round } decides everything.
   *[1] Level! Whoever wins round { $round } wins the match.
}
# $count: the pucks left to the winners.
pitchout-comment-few-left = { $say ->
    [0] With { $count } pucks left the round is turned around! It goes to { $team }.
    [1] Nobody gave a penny for { $team }, but { $count } pucks were enough.
   *[2] A round won with { $count } pucks left: what nerve, { $team }!
}
pitchout-comment-captain-own = { $say ->
    [0] The Captain undone by his own side: { $puck } falls, and the round goes to { $team }.
    [1] A present for { $team }: Captain { $puck } was sent off by his own side.
    [2] Oh no! The Captain goes overboard by his own side’s flick: { $puck } is lost, and the round.
   *[3] With such friends a Captain needs no enemies: { $puck } is out, the round goes to { $team }.
}
pitchout-comment-captain-dive = { $say ->
    [0] Captain { $puck } throws himself off, and the round with him: it goes to { $team }.
    [1] The Captain goes too far, quite literally: { $puck } is gone, and the round goes to { $team }.
    [2] { $puck } forgets that a Captain must stay aboard. The round goes to { $team }.
   *[3] A leap no Captain should dare: { $puck } is out at { $clock }, and the round is lost.
}
# The Captain $puck fell, but the round is not lost yet.
pitchout-comment-captain-overboard = { $say ->
    [0] The Captain is overboard: { $puck } fell at { $clock }. Only the Guard can help now.
    [1] { $puck } is over the edge! Everything depends on the Guard.
    [2] A Captain in the void: will the Guard jump after { $puck }?
   *[3] Hold your breath: Captain { $puck } is out at { $clock }, and only the Guard can bring him back.
}
pitchout-comment-captain-falls = { $say ->
    [0] The Captain goes overboard at { $clock }: { $puck } is out, and the round goes to { $team }.
    [1] Got him! { $puck } falls at { $clock }, and with the Captain the round.
    [2] Down goes the Captain: { $puck } is over the edge at { $clock }. The round goes to { $team }.
   *[3] Man overboard at { $clock }: { $puck }, the Captain himself. The round goes to { $team }.
}

## Offboard

# $side and $foe: the sides; $target, such as T3, is worth $value points, 1 to 3.
# $score: what $foe has now.
offboard-comment-lodged = { $say ->
    [0] { $target } has a guest: { $value ->
           [one] one point
          *[other] { $value } points
      } for { $foe }.
    [1] Over the rim and into { $target }. { $foe } has { $score }.
    [2] { $foe } cashes in at { $target } and stands at { $score }.
   *[3] { $side } loses a ball to { $target }: { $value ->
           [one] a point
          *[other] { $value } points
      } for { $foe }.
}
offboard-comment-last = { $say ->
    [0] That is the one: { $target }, { $score } points, and { $foe } is home.
   *[1] { $target } settles it. { $foe } has its { $score } points.
}
# $own: what $side has.
offboard-comment-neck = { $say ->
    [0] Neck and neck: { $foe } has { $score }, { $side } has { $own }. The next one may decide.
   *[1] { $score } for { $foe }, { $own } for { $side }: nobody dares to breathe.
}
offboard-comment-level = { $say ->
    [0] Level again: { $target } brings { $foe } to { $score }.
   *[1] { $foe } draws level at { $score }.
}
offboard-comment-bounced = { $say ->
    [0] { $target } is taken, and the ball of { $side } jumps into the air.
    [1] No room in { $target }: { $side } gets its ball back, or throws it away.
    [2] Pushed out for nothing: { $target } was full, the ball of { $side } is in the air.
   *[3] { $side } is lucky, { $target } was taken.
}
# $count balls of $side, the last on $cell, pushed $pushed.
offboard-comment-pushed-many = { $say ->
    [0] { $count } against { $pushed }: { $side } heaves a whole line.
    [1] { $pushed } at once! { $side } leans on them with { $count }.
    [2] What a shove from { $cell }: { $pushed } balls of { $foe } have to give way.
   *[3] { $foe } is driven back by { $pushed } balls.
}
# $value: the most points that $foe could make with the next move.
offboard-comment-open = { $say ->
    [0] Careless? { $foe } can now push a ball out, for { $value ->
           [one] a point
          *[other] { $value } points
      }.
    [1] { $side } leaves a door open: { $value ->
           [one] one point
          *[other] { $value } points
      } within reach of { $foe }.
    [2] Does { $foe } see it? There { $value ->
           [one] is a point
          *[other] are { $value } points
      } to be had.
   *[3] That gives { $foe } a chance worth { $value ->
           [one] a point
          *[other] { $value } points
      }.
}
offboard-comment-parried = { $say ->
    [0] Just in time: { $side } takes its ball out of danger.
    [1] { $side } parries; { $foe } can push nothing out now.
    [2] { $foe } had hopes, and { $side } has dashed them.
   *[3] The door is shut: { $side } is safe again.
}
offboard-comment-threat = { $say ->
    [0] { $side } takes aim at { $target }: { $value ->
           [one] a point
          *[other] { $value } points
      } if { $foe } sleeps.
    [1] Beware, { $foe }: a ball can go into { $target }.
    [2] { $side } threatens to push a ball into { $target }.
   *[3] { $target } beckons: { $side } could score { $value }.
}
# $count moves of $side would push a ball out.
offboard-comment-threats = { $say ->
    [0] { $count } threats at once! { $foe } cannot parry them all easily.
    [1] { $side } sets { $count } traps, the best worth { $value ->
           [one] a point
          *[other] { $value } points
      }.
    [2] Where to look first? { $side } threatens { $count } times.
   *[3] { $foe } has a problem: { $side } could push a ball out in { $count } ways.
}
offboard-comment-again = { $say ->
    [0] Haven’t we seen this before? Once more, and it is a draw.
   *[1] The position has come up twice. A third time would be a draw.
}

## PitchBowl

pitchbowl-comment-kick-stray = { $say ->
    [0] The wind takes that kick { $cm } cm away from where { $team } wanted it.
    [1] { $team } aimed elsewhere: the ball strays by { $cm } cm.
   *[2] { $cm } cm off. { $team } will blame the weather.
}
pitchbowl-comment-hat-trick = { $say ->
    [0] Three to nothing! { $team } sweeps { $foe } off the field.
   *[1] A clean sweep: { $team } scores three, { $foe } none.
}
pitchbowl-comment-caught-point = { $say ->
    [0] { $passer } to { $player }, and { $player } is in the end zone!
    [1] { $player } was waiting there; { $passer } had only to find him.
   *[2] { $passer } sees { $player } behind everybody, and that is a touchdown.
}
pitchbowl-comment-intercepted-point = { $say ->
    [0] Intercepted by { $player }, in the end zone! { $team } can hardly believe it.
   *[1] The wrong hands in the wrong place: { $player } scores for { $team } off their pass.
}
pitchbowl-comment-pushed-point = { $say ->
    [0] { $by } pushes, { $player } carries, and over the line they go.
    [1] { $player } did not run: { $by } shoved him into the end zone, ball and all.
   *[2] Teamwork: { $by } gives { $player } the last push.
}
pitchbowl-comment-own-goal = { $say ->
    [0] { $by } pushes { $player } over his own line. That was not the plan.
   *[1] What has { $by } done? { $player } scores off his shove.
}
pitchbowl-comment-dash-point = { $say ->
    [0] { $player } runs { $cm } cm with the ball and does not stop before the end zone. { $team } cheers.
    [1] { $cm } cm to go, and { $player } goes them all. Touchdown for { $team }!
   *[2] Nobody stops { $player }: { $cm } cm, over the line, and { $team } scores.
}
pitchbowl-comment-run-point = { $say ->
    [0] The last { $cm } cm are the sweetest: { $player } scores for { $team }.
    [1] { $player } only had { $cm } cm left, and takes them for { $team }.
   *[2] { $cm } cm, one flick, one point: { $player } brings it home for { $team }.
}
pitchbowl-comment-steal-line = { $say ->
    [0] { $cm } cm from the goal line { $player } takes the ball off { $victim }!
    [1] { $victim } could already see himself scoring, { $cm } cm away. { $player } had other ideas.
   *[2] Saved at the last moment: { $player } robs { $victim } { $cm } cm from the line.
}
pitchbowl-comment-steal-behind = { $say ->
    [0] { $victim } never saw { $player } coming: robbed from behind.
    [1] From behind! { $player } has the ball, { $victim } wonders where it went.
   *[2] { $player } catches up with { $victim } and helps himself.
}
pitchbowl-comment-steal = { $say ->
    [0] { $player } takes the ball from { $victim }, face to face.
    [1] { $victim } had it, { $player } has it.
   *[2] Not yours any more, { $victim }: { $player } steals the ball.
}
pitchbowl-comment-pickup-crowd = { $say ->
    [0] { $player } gets there first; { $foe } was only { $mm } mm from the ball.
    [1] Under the nose of { $foe }, { $mm } mm away, { $player } picks the ball up.
   *[2] { $mm } mm more, and { $foe } would have had it. { $player } is quicker.
}
pitchbowl-comment-pass-gap = { $say ->
    [0] The pass of { $passer } goes by { $foe } at { $mm } mm, and { $player } has it!
   *[1] { $mm } mm past { $foe }: { $passer } threads it through to { $player }.
}
pitchbowl-comment-pass-long = { $say ->
    [0] A throw of { $cm } cm! { $passer } to { $player }, who could have waited all day for it.
    [1] { $cm } cm through the air of the match: { $passer } finds { $player }.
   *[2] { $passer } throws, everybody turns, and { $cm } cm further on { $player } has it.
}
pitchbowl-comment-intercepted = { $say ->
    [0] { $player } reads it and picks the pass of { $passer } off after { $cm } cm.
    [1] Wrong address: { $passer } throws { $cm } cm, and { $player } signs for it.
   *[2] { $player } steps in. { $cm } cm of flight, and { $passer } has lost the ball.
}
pitchbowl-comment-steal-hair = { $say ->
    [0] { $mm } mm past the holder! { $player } clutches at air.
   *[1] { $player } misses the steal by { $mm } mm.
}
pitchbowl-comment-pickup-hair = { $say ->
    [0] { $player } grabs, and misses the ball by { $mm } mm.
    [1] { $mm } mm! { $player } could smell the leather.
   *[2] So near: { $player } passes the ball at { $mm } mm.
}
pitchbowl-comment-pass-present = { $say ->
    [0] { $player } throws, and the ball comes to lie before { $foe }. How kind.
   *[1] Nobody caught it, but { $foe } is nearest. Well thrown, { $player }?
}
pitchbowl-comment-fall-line = { $say ->
    [0] { $player } falls with the ball, { $mm } mm from the goal line!
   *[1] { $mm } mm! So near the line, and { $player } lies on his nose.
}
pitchbowl-comment-fall-hair = { $say ->
    [0] { $mm } mm too hard, and { $player } falls.
    [1] { $player } would have been { $mm } mm over. He falls all the same.
   *[2] By { $mm } mm: { $player } steps over his limit.
}
pitchbowl-comment-last-left = { $say ->
    [0] { $player } is the last of { $team } on the field.
   *[1] Only { $player } still stands for { $team }.
}
pitchbowl-comment-out-carrier = { $say ->
    [0] { $by } pushes { $player } off the field, ball and all.
   *[1] Over the line with the ball: { $player } did not see { $by } coming.
}
pitchbowl-comment-out-foe = { $say ->
    [0] { $by } clears { $player } off the field, and pays with the initiative.
    [1] { $player } is out, by { $by }. It costs the turn; was it worth it?
   *[2] Off with { $player }! { $by } had no other way.
}
pitchbowl-comment-carry-short = { $say ->
    [0] { $player } stops { $mm } mm before the line. So near!
   *[1] { $mm } mm! { $player } can touch the end zone, but not with his feet.
}
pitchbowl-comment-block-hard = { $say ->
    [0] { $player } sends { $other } { $cm } cm away. That was a block.
    [1] { $other } finds himself { $cm } cm further on; { $player } dusts his hands.
   *[2] Make room! { $player } clears { $other } out of the way, { $cm } cm.
}
pitchbowl-comment-slipped-by = { $say ->
    [0] { $player } slips by { $foe } with { $mm } mm to spare.
    [1] { $mm } mm between { $player } and { $foe }, and they do not touch.
   *[2] { $foe } could have counted the buttons of { $player }, { $mm } mm away.
}

## For Honor

forhonor-comment-draft-faction = { $say ->
    [0] { $hero } joins the like-minded: { $seat } collects a whole people.
    [1] { $seat } takes { $hero } and speaks one language in the whole camp.
   *[2] { $seat } knows what goes together: { $hero } as well.
}
forhonor-comment-idle = { $say ->
    [0] { $hero } stays on { $square } and lets the others work.
    [1] Not a step, not a blow: { $hero } keeps { $square }.
    [2] { $hero } on { $square } has decided to be a statue.
   *[3] { $square } suits { $hero }, who does nothing at all.
}
forhonor-comment-dispute = { $say ->
    [0] { $hero } walks into { $zone }, where { $foe } thought to be alone.
    [1] A dispute over { $zone }: { $hero } against { $foe }.
    [2] { $foe } has company in { $zone }: { $hero }.
   *[3] Two in { $zone } is one too many: { $hero } and { $foe }.
}
forhonor-comment-raids = { $say ->
    [0] { $hero } is in { $zone }, deep in enemy land.
    [1] A raid: { $hero } reaches { $zone }.
    [2] Nobody stopped { $hero } on the way to { $zone }.
   *[3] If { $hero } stays there, { $zone } changes hands.
}
forhonor-comment-between = { $say ->
    [0] { $hero } steps between { $count } enemies. Brave, or tired of it all.
    [1] { $count } enemies around { $hero } now.
    [2] { $hero } has { $count } neighbours, none of them friendly.
   *[3] In the thick of it: { $hero } against { $count }.
}
forhonor-comment-escapes = { $say ->
    [0] { $hero } gets away from { $foe }, barely alive.
    [1] Wounded, but gone: { $hero } leaves { $foe } behind.
    [2] { $foe } looks about: where is { $hero }?
   *[3] { $hero } limps off, and { $foe } lets it happen.
}
forhonor-comment-kill-all = { $say ->
    [0] { $hero } sweeps the last soldier of { $team } off the board.
   *[1] Not one soldier of { $team } is left: { $hero } was here.
}
forhonor-comment-kill-lane = { $say ->
    [0] Lane { $lane } is empty of { $team }: { $hero } has seen to it.
    [1] { $hero } clears lane { $lane }; { $team } has nobody there now.
   *[2] The last of { $team } in lane { $lane } falls to { $hero }.
}
forhonor-comment-shot-fell = { $say ->
    [0] A shot, a fall: { $hero } brings { $foe } down from afar.
    [1] { $foe } never came near: { $hero } ends it with one shot.
   *[2] { $hero } does not miss, and { $foe } is gone.
}
forhonor-comment-shove-out = { $say ->
    [0] Out of { $zone }: { $hero } shoulders { $foe } away.
    [1] { $foe } held { $zone } until { $hero } came along.
   *[2] { $hero } shows { $foe } the door of { $zone }.
}
forhonor-comment-banner-saved = { $say ->
    [0] { $mate } was nearly done for; { $hero } raises the banner in time.
   *[1] From the brink: { $hero } gives { $mate } a second life.
}
forhonor-comment-card-sword = the sword
forhonor-comment-card-charge = the charge
forhonor-comment-card-shield = the shield
forhonor-comment-dare-last = { $say ->
    [0] With a single life { $hero } attacks { $foe }. All or nothing.
    [1] { $hero } has one life and spends it on { $foe }.
   *[2] Desperate or clever? { $hero }, life 1, attacks { $foe }.
}
forhonor-comment-tied-hard = { $say ->
    [0] Both know how to use { $card }: that hurt { $hero } and { $foe }.
    [1] { $hero } and { $foe } strike with what they love most. Two lives each.
   *[2] Nobody gives way: { $hero } and { $foe } take it full in the face.
}
forhonor-comment-read = { $say ->
    [0] { $hero } saw { $other } coming: everybody knows what { $foe } likes.
    [1] { $foe } played the favourite card once too often for { $hero }.
   *[2] With { $card } against { $other }, { $hero } reads { $foe } like a book.
}
forhonor-comment-twice = { $say ->
    [0] Both rounds to { $hero }: { $foe } had no answer.
    [1] { $hero } beats { $foe } twice, and the second blow is the heavy one.
   *[2] Two cards, two hits: { $hero } takes { $foe } apart.
}
forhonor-comment-revenge = { $say ->
    [0] { $hero } pays { $foe } back in the second round.
    [1] One all: { $hero } answers with { $card }.
   *[2] { $foe } had the first round; { $hero } has the last word.
}
forhonor-comment-executed = { $say ->
    [0] { $foe } wins twice and executes { $hero }. Silence on the field.
    [1] No mercy: { $hero } is executed by { $foe }.
   *[2] { $hero } kneels, { $foe } does not hesitate.
}
forhonor-comment-both-fell = { $say ->
    [0] { $hero } and { $foe } fall together. Nobody is left to boast.
   *[1] Two blows, two bodies: { $hero } and { $foe }.
}
forhonor-comment-fell-last = { $say ->
    [0] { $hero } was the last of { $team } on the board.
   *[1] With { $hero } falls the last hero of { $team } out there.
}
forhonor-comment-fell = { $say ->
    [0] { $hero } falls to { $foe }.
    [1] That was the last life: { $foe } brings { $hero } down.
   *[2] { $foe } stands, { $hero } does not.
}
forhonor-comment-centre-hair = { $say ->
    [0] One soldier more, { $most } to { $least }: the centre goes to { $team }.
   *[1] By a single boot: { $team } takes the centre, { $most } to { $least }.
}
forhonor-comment-zone-stolen = { $say ->
    [0] { $side } snatches { $zone } from { $loser }.
    [1] A change of hands in { $zone }: { $loser } was not at home.
   *[2] A hundred for { $team }, a hundred from { $loser }: { $zone } is taken.
}
forhonor-comment-overtaken = { $say ->
    [0] { $side } goes ahead: { $first } to { $second }.
    [1] The lead changes hands: { $first } to { $second }, and { $team } smiles.
   *[2] { $side } has turned the match, { $first } to { $second }.
}
forhonor-comment-comeback = { $say ->
    [0] { $side } was far behind and is within { $gap } now.
    [1] Look at { $team }: only { $gap } points to go.
   *[2] { $side } is back in the match, { $gap } points behind.
}
forhonor-comment-locked = { $say ->
    [0] The gate falls shut: no fallen hero of { $team } comes back now.
    [1] { $side } is locked out. Whoever falls stays down.
   *[2] From now on every fall counts for { $team }.
}
forhonor-comment-over-wiped = { $say ->
    [0] Not one enemy hero is left standing: the field belongs to { $team }.
   *[1] { $side } shuts the gate and wipes them out. Honour satisfied.
}
forhonor-comment-over-hair = { $say ->
    [0] { $first } to { $second }: { $team } wins by the breadth of a zone.
   *[1] A hair between them: { $team } wins, { $first } to { $second }.
}
