# What a commentator says of a turn. A message has up to four wordings; $say, from 0 to 3, chooses between them.
# $puck, $by, $foe, $other, $own, $one, $two, $guard, $mount and $block are labels such as B2 or S1; $team is a side.

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
# $cm: how much further it would have slid.
pitchout-comment-rocket = { $say ->
    [0] { $puck } flies off at { $clock } like a cork; { $by } did not hold back.
    [1] What a blow: { $puck } would have slid { $cm } cm further, had there been any arena left.
    [2] { $by } hits { $puck } so hard that { $cm } cm more of arena would not have saved it.
   *[3] { $puck } is gone at { $clock } before anybody could blink.
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
# $mm: how far it lay from the edge.
pitchout-comment-nudged = { $say ->
    [0] { $puck } lay { $mm } mm from the edge, and { $by } helps it over.
    [1] { $mm } mm from the edge is no place to rest: { $by } sees { $puck } off.
    [2] { $puck } had been asking for it at { $clock }, { $mm } mm from the edge; { $by } obliges.
   *[3] A nudge was all it took: { $puck } had only { $mm } mm left.
}
# $cm: how far $puck slid.
pitchout-comment-driven = { $say ->
    [0] { $by } drives { $puck } before it for { $cm } cm and over the edge at { $clock }.
    [1] A long last journey: { $puck } slides { $cm } cm and falls at { $clock }.
    [2] { $cm } cm to the edge, and { $puck } does not stop in time.
   *[3] { $by } sends { $puck } on a trip of { $cm } cm. No return.
}
# $cm: from how far away $by hit it.
pitchout-comment-sniped = { $say ->
    [0] From { $cm } cm away { $by } picks { $puck } off at { $clock }.
    [1] What an eye: { $by } finds { $puck } at { $cm } cm.
    [2] { $cm } cm between them, and { $by } still hits { $puck } over the edge.
   *[3] { $puck } felt safe { $cm } cm away. { $by } disagrees.
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
pitchout-comment-own-out = { $say ->
    [0] { $puck } costs its own side { $count } pucks. That one will be talked about.
    [1] { $count } gone, and all its own: { $puck } aimed at the wrong side.
   *[2] What a mishap: with one flick { $puck } loses its side { $count } pucks.
}
pitchout-comment-trade = { $say ->
    [0] An exchange: { $foe } is out, but so is { $own }.
    [1] { $own } for { $foe }: one each.
    [2] { $foe } falls and takes { $own } along.
   *[3] Was { $foe } worth { $own }? Both are out.
}
pitchout-comment-again-out = { $say ->
    [0] The second flick does it: { $puck } gets { $foe }.
    [1] { $puck } insists, and { $foe } is out.
   *[2] Twice in one turn, and the second time { $puck } finishes { $foe }.
}
pitchout-comment-struck-softly = { $say ->
    [0] It was hardly a touch, but { $by } needs no more: { $puck } is out.
    [1] { $by } just brushes { $puck }. For an Assassin that is enough.
   *[2] The lightest of touches, and { $puck } is no more.
}
pitchout-comment-struck = { $say ->
    [0] { $by } strikes, and { $puck } is no more.
    [1] Whoever { $by } touches is lost; this time it is { $puck }.
    [2] A textbook strike: { $by } found { $puck }.
   *[3] No edge is needed: { $by } finishes { $puck } where it lies.
}
pitchout-comment-infected = { $say ->
    [0] { $by } infects { $puck }, and neither will see the next turn.
    [1] { $puck } met { $by }; that ends badly for both.
   *[2] Keep away from { $by }, they said. { $puck } did not listen.
}
pitchout-comment-paid = { $say ->
    [0] { $puck } pays for its victim.
    [1] { $puck } leaves with its victim.
   *[2] The price of infection: { $puck } goes as well.
}
pitchout-comment-walked-into = { $say ->
    [0] { $puck } should have kept away from { $by }.
    [1] { $by } did not have to move: { $puck } came by itself.
   *[2] A deadly meeting: { $puck } ran into { $by }.
}
# $puck was pushed out by $by of its own side or of another enemy.
pitchout-comment-betrayed = { $say ->
    [0] { $puck } is pushed out by { $by }, which was only passing on the blow.
    [1] The blow comes round by { $by }, and { $puck } is the one that falls.
   *[2] { $by } is driven into { $puck }, and { $puck } goes over the edge.
}
# Both of one side.
pitchout-comment-friendly = { $say ->
    [0] An own goal: { $by } pushes { $puck } over the edge at { $clock }.
    [1] With friends like { $by } … { $puck } is out.
    [2] { $puck } falls at { $clock }, pushed by { $by }: its own side!
   *[3] { $by } did not mean that: { $puck } of its own side is gone.
}
# $by: an enemy, driven into $puck by the flick of its own side.
pitchout-comment-recoil = { $say ->
    [0] A boomerang: the blow comes back by { $by }, and { $puck } is out at { $clock }.
    [1] { $by } passes the blow on, to { $puck } of the side that dealt it.
   *[2] Backfired! { $by } is hit, and it is { $puck } that falls at { $clock }.
}
# $mm: how far beyond the edge it would have come to rest.
pitchout-comment-overrun = { $say ->
    [0] { $mm } mm too hard: { $puck } runs over the edge by itself at { $clock }.
    [1] { $puck } cannot stop in time: { $mm } mm were missing.
    [2] So close to staying: { $puck } overran the edge by { $mm } mm.
   *[3] { $puck } brakes too late, { $mm } mm too late, and falls at { $clock }.
}
pitchout-comment-overbalanced = { $say ->
    [0] { $puck } meets { $foe }, but it is { $puck } that falls.
    [1] { $foe } stands its ground; { $puck } goes over the edge at { $clock }.
    [2] The hit on { $foe } cost more than it brought: { $puck } is out.
   *[3] { $puck } hits { $foe } and cannot hold itself: out at { $clock }.
}
# $strength from 1 to 100.
pitchout-comment-dive = { $say ->
    [0] { $puck } meets nobody and dives off at { $clock }.
    [1] Strength { $strength } was too much: { $puck } sails over the edge untouched.
    [2] A leap into the void: { $puck } leaves at { $clock } without a touch.
   *[3] Nobody asked { $puck } to go. It is gone all the same, at { $clock }.
}
pitchout-comment-left = { $say ->
    [0] { $puck } throws itself away at { $clock }.
    [1] { $puck } does not come back from that: out at { $clock }.
    [2] Too much of a good thing: { $puck } is over the edge at { $clock }.
   *[3] { $puck } ends beyond the edge at { $clock }, by its own flick.
}
pitchout-comment-immortal = { $say ->
    [0] { $puck } falls at { $clock } and shrugs: an Immortal comes back.
    [1] Over the edge and back again: { $puck } cannot be killed like that.
    [2] Death is a detail to { $puck }: out at { $clock }, and back at once.
   *[3] { $puck } takes the short cut by the void. An Immortal may.
}
# $block threw it out.
pitchout-comment-spared = { $say ->
    [0] Thrown out by block { $block }, { $puck } is spared and comes back.
    [1] Lucky { $puck }: it was block { $block } that pushed it out, so it returns.
    [2] { $puck } falls at { $clock }, but a block is no puck: it comes back.
   *[3] So much for nothing: block { $block } pushed { $puck } out, and that does not count.
}
pitchout-comment-spared-own = { $say ->
    [0] Block { $block } throws { $puck } out, and saves its life by doing so.
    [1] { $puck } goes over the edge at { $clock }; thanks to block { $block } it may come back.
   *[2] That could have gone wrong: { $puck } falls, but by block { $block }, and returns.
}
pitchout-comment-block-out = { $say ->
    [0] Even block { $block } goes: over the edge at { $clock }.
    [1] There goes block { $block }, at { $clock }, until the next round.
   *[2] Block { $block } is pushed off at { $clock }; the arena grows wider.
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
pitchout-comment-hanging-own = { $say ->
    [0] Careful with one’s own: { $puck } is left { $mm } mm from the edge.
    [1] { $puck } is pushed to the brink by a friend: { $mm } mm left.
   *[2] { $mm } mm more, and that would have been an own goal on { $puck }.
}
pitchout-comment-captain-edge = { $say ->
    [0] The Captain feels the draught: { $puck } stands { $mm } mm from the edge.
    [1] { $mm } mm from the edge is no place for a Captain such as { $puck }.
   *[2] All eyes on { $puck }: the Captain has only { $mm } mm left.
}
pitchout-comment-edge-stop = { $say ->
    [0] { $puck } comes to rest { $mm } mm from the edge; a tempting target.
    [1] { $puck } stops with { $mm } mm to go to the edge.
    [2] Not much room behind { $puck } now: { $mm } mm.
   *[3] { $puck } takes a seat by the edge, { $mm } mm away from it.
}
pitchout-comment-bank-hit = { $say ->
    [0] Off block { $block } and into { $foe }: { $puck } likes billiards.
    [1] { $puck } takes the long way, by block { $block }, and finds { $foe }.
    [2] Block { $block } passes { $puck } on to { $foe }.
   *[3] A ricochet: { $puck } meets block { $block }, then { $foe }.
}
# $mm: how far $foe was moved.
pitchout-comment-kiss = { $say ->
    [0] A mere kiss: { $foe } is moved by { $mm } mm.
    [1] { $puck } arrives at { $foe } with its last breath: { $mm } mm.
    [2] { $puck } knocks at the door of { $foe }. Politely: { $mm } mm.
   *[3] { $foe } hardly notices { $puck }: { $mm } mm.
}
# $cm: how far $foe lies from the edge now.
pitchout-comment-favour = { $say ->
    [0] { $puck } does { $foe } a favour: { $cm } cm from the edge, it can breathe again.
    [1] { $foe } was near the edge; { $puck } pushes it back into safety.
   *[2] Thank you, says { $foe }: { $puck } has brought it { $cm } cm away from the edge.
}
# $mm: how far $foe is from the edge now.
pitchout-comment-shoved-edge = { $say ->
    [0] { $puck } pushes { $foe } to the brink: { $mm } mm left.
    [1] { $foe } stops { $mm } mm from the edge. Next time, perhaps.
    [2] Not enough, but nearly: { $foe } has { $mm } mm left.
   *[3] { $puck } prepares the ground: { $foe } stands { $mm } mm from the edge.
}
pitchout-comment-shoved-far = { $say ->
    [0] { $puck } sends { $foe } { $cm } cm across the arena.
    [1] A good crack: { $foe } ends up { $cm } cm away.
    [2] { $foe } is sent packing, { $cm } cm, but stays in play.
   *[3] That must have hurt: { $puck } drives { $foe } { $cm } cm away.
}
pitchout-comment-shoved = { $say ->
    [0] { $puck } pushes { $foe } back by { $mm } mm.
    [1] { $foe } gives way by { $mm } mm, no more.
    [2] { $puck } finds { $foe } and moves it { $mm } mm.
   *[3] A firm handshake: { $puck } shifts { $foe } by { $mm } mm.
}
# $block was moved by $cm.
pitchout-comment-heaved = { $say ->
    [0] { $puck } rearranges the furniture: block { $block } moves by { $cm } cm.
    [1] Block { $block } makes room, { $cm } cm of it.
    [2] { $puck } puts its back into it and shifts block { $block } by { $cm } cm.
   *[3] There is a new view from block { $block }: { $puck } has moved it by { $cm } cm.
}
pitchout-comment-own-hit = { $say ->
    [0] { $puck } runs into { $other }: same side, no harm done.
    [1] A family meeting: { $puck } bumps into { $other }.
    [2] { $other } is in the way, and { $puck } is of its own side.
   *[3] { $puck } gives { $other } of its own side a push.
}
# $count contacts.
pitchout-comment-pinball = { $say ->
    [0] Like pinball: { $count } knocks in one flick of { $puck }.
    [1] { $count } contacts! { $puck } wakes the whole arena.
    [2] { $puck } sets everything rattling: { $count } knocks.
   *[3] Who can follow that? { $count } knocks after one flick of { $puck }.
}
# $puck stands on $mount.
pitchout-comment-mounted = { $say ->
    [0] { $puck } settles on { $mount }, who carries a Shadow now.
    [1] { $mount } has a Shadow on its back: { $puck }.
   *[2] { $puck } jumps on { $mount } and will not let go.
}
# $foe would have been met.
pitchout-comment-shielded = { $say ->
    [0] Block { $block } stands in for { $foe }: { $puck } does not get through.
    [1] { $foe } can thank block { $block }, which was in the way of { $puck }.
    [2] { $puck } had { $foe } in its sights, but block { $block } came between.
   *[3] Saved by the furniture: block { $block } shields { $foe } from { $puck }.
}
pitchout-comment-block-hit = { $say ->
    [0] { $puck } talks to block { $block }. It does not answer.
    [1] Nobody there but block { $block }, and { $puck } finds it.
    [2] { $puck } bangs into block { $block } and meets no one else.
   *[3] Block { $block } is the only one to feel { $puck }.
}
# $mm between them when they were nearest.
pitchout-comment-missed = { $say ->
    [0] { $puck } misses { $foe } by { $mm } mm.
    [1] So near: { $mm } mm between { $puck } and { $foe }.
    [2] { $foe } feels the wind of { $puck }: { $mm } mm.
   *[3] { $puck } whistles past { $foe }. { $mm } mm!
}
# $cm: how far $puck slid.
pitchout-comment-long = { $say ->
    [0] What a journey: { $puck } slides { $cm } cm.
    [1] { $puck } crosses the arena, { $cm } cm in one go.
    [2] { $cm } cm! { $puck } sees the whole arena.
   *[3] A long way for { $puck }: { $cm } cm.
}
# $mm: how far $puck slid.
pitchout-comment-tap = { $say ->
    [0] A timid tap: { $puck } moves by { $mm } mm.
    [1] { $puck } clears its throat: { $mm } mm.
    [2] { $mm } mm. { $puck } is in no hurry.
   *[3] { $puck } shifts its weight, { $mm } mm, and waits.
}
# $mm: from the Captain, who flicked himself, to the edge.
pitchout-comment-captain-walks = { $say ->
    [0] The Captain goes in person: { $puck } ends { $mm } mm from the edge.
    [1] A Captain on foot: { $puck } stretches his legs.
    [2] { $puck } shows himself. A Captain must know what he does.
   *[3] Boss on tour: { $puck } stands { $mm } mm from the edge now.
}
# $cm: how far $puck is from the edge now.
pitchout-comment-saved-self = { $say ->
    [0] { $puck } leaves the brink for safer ground, { $cm } cm from the edge.
    [1] Enough of living dangerously: { $puck } moves inland.
    [2] { $puck } brings itself to safety: { $cm } cm to the nearest edge.
   *[3] { $puck } prefers solid ground, { $cm } cm from the edge.
}
# $mm between them.
pitchout-comment-close = { $say ->
    [0] { $puck } stops { $mm } mm from { $foe }, breathing down its neck.
    [1] { $puck } and { $foe } stand face to face, { $mm } mm apart.
    [2] { $mm } mm lie between { $puck } and { $foe }. Who flinches first?
   *[3] { $puck } closes in on { $foe }: { $mm } mm.
}
# $captain: a label.
pitchout-comment-beside = { $say ->
    [0] { $puck } takes its place beside the Captain, { $captain }.
    [1] { $puck } stands guard by { $captain }.
    [2] { $captain } has company: { $puck } is right beside its Captain.
   *[3] { $puck } covers { $captain }; a Captain likes that.
}
# $hour: where a piece lies, as on the face of a clock; 0: in the middle.
pitchout-comment-place = { $hour ->
       [0] in the middle
      *[other] at { $hour } o’clock
  }
# $place: where $puck lies, such as “at 2 o’clock”.
pitchout-comment-quiet = { $say ->
    [0] { $puck } slides { $cm } cm and waits { $place }.
    [1] A quiet flick: { $puck } settles { $place }.
    [2] { $puck } moves on by { $cm } cm and disturbs nobody { $place }.
   *[3] { $cm } cm for { $puck }, and all is calm { $place }.
}
# $cm to the nearest enemy, $foe.
pitchout-comment-far = { $say ->
    [0] { $puck } keeps its distance: { $foe } is { $cm } cm away.
    [1] The nearest to { $puck } is { $foe }, at { $cm } cm. For now.
    [2] { $puck } eyes { $foe } from { $cm } cm.
   *[3] Between { $puck } and { $foe } there are { $cm } cm of empty arena.
}

## What was decided after a flick

# $guard gave himself up for $puck; labels.
pitchout-comment-rescued = { $say ->
    [0] { $guard } jumps in: { $puck } lives because its Guard does not.
    [1] What loyalty! { $guard } goes, { $puck } comes back.
    [2] { $puck } was gone already; { $guard } takes its place out there.
   *[3] { $guard } does what Guards are for, and { $puck } is back.
}
# $team: a side.
pitchout-comment-not-rescued = { $say ->
    [0] The Guard of { $team } looks the other way.
    [1] { $team } keeps its Guard: what is lost is lost.
    [2] No rescue: { $team } has other plans for its Guard.
   *[3] The Guard of { $team } stays at his post. Cold, but wise?
}
pitchout-comment-golem = { $say ->
    [0] Out of the dust rises { $puck }: { $team } has a Golem.
    [1] { $team } grows: { $puck }, a Golem, joins in.
    [2] One falls, another rises: { $puck } fights for { $team }.
   *[3] Clay comes to life: { $puck } stands up for { $team }.
}
pitchout-comment-no-golem = { $say ->
    [0] { $team } wants no Golem. Too proud?
   *[1] The clay stays clay: { $team } does without a Golem.
}
# $puck: the Sapper.
pitchout-comment-block-moved = { $say ->
    [0] { $puck } moves house: block { $block } stands elsewhere now.
    [1] Where was block { $block } again? { $puck } has carried it off.
   *[2] { $puck } picks up block { $block } and puts it where it hurts.
}
pitchout-comment-block-stays = { $say ->
    [0] { $puck } thinks it over and leaves block { $block } alone.
   *[1] Block { $block } may stay; { $puck } likes it there.
}
# $puck: the Shadow.
pitchout-comment-stays-down = { $say ->
    [0] { $puck } prefers to walk.
   *[1] No ride for { $puck }: it stays on the ground.
}
pitchout-comment-stopped = { $say ->
    [0] { $puck } could have gone on, and lets it be.
    [1] Once is enough for { $puck }.
    [2] { $puck } knows when to stop.
   *[3] No encore from { $puck }.
}
# $place: where $puck lies, such as “at 2 o’clock”; $mm from there to the edge.
pitchout-comment-returned = { $say ->
    [0] { $puck } is back, { $place }, { $mm } mm from the edge.
    [1] { $puck } climbs back { $place } as if nothing had happened.
    [2] Welcome back: { $puck } stands { $place }.
   *[3] A second life for { $puck }, beginning { $place }.
}
# $team is down to two pucks.
pitchout-comment-block-taken = { $say ->
    [0] Two pucks left to { $team }, so block { $block } has to go: fair is fair.
    [1] Block { $block } leaves the arena to give { $team } some air.
    [2] The weaker side gets some room: { $team } is rid of block { $block }.
   *[3] { $team } has two pucks left and one obstacle less: block { $block } goes.
}
# $pitcher: whose power the Captain of $team took over.
pitchout-comment-copied = { $say ->
    [0] The Captain of { $team } plays the { $pitcher } this turn.
    [1] In memory of a fallen { $pitcher }: the Captain of { $team } takes over the power.
    [2] { $team } lets its Captain act as { $pitcher }.
   *[3] A borrowed trick: the Captain of { $team } does as the { $pitcher } did.
}
# $pitcher of $team.
pitchout-comment-banned = { $say ->
    [0] { $team } will have to do without: the { $pitcher } is banned.
    [1] One less to fear: the { $pitcher } of { $team } watches from the stands now.
   *[2] The red card goes to the { $pitcher } of { $team }.
}
pitchout-comment-skipped-time = { $say ->
    [0] The clock beats { $team }: no flick this turn.
    [1] { $team } let the turn slip away.
   *[2] Time is up for { $team }, and the turn is gone.
}
pitchout-comment-skipped-blocked = { $say ->
    [0] { $team } is stuck: not one puck can be flicked.
   *[1] Walled in: { $team } has to let the turn pass.
}
# $count of 3 passive turns in a row.
pitchout-comment-passive = { $say ->
    [0] { $team } is biding its time: passive turn { $count } of 3.
    [1] Where is the fight? { $team } counts { $count } of 3 passive turns.
   *[2] { $count } of 3: { $team } had better touch somebody soon.
}
pitchout-comment-penalty = { $say ->
    [0] Waiting has its price: { $team } gives up { $puck }.
   *[1] { $puck } pays for the patience of { $team }.
}

## How the round and the match stand

# $team: the winners of the round.
pitchout-comment-last-word = { $say ->
    [0] Both sides fall, and the attacker has the last word. The round goes to { $team }!
   *[1] Everybody is beaten, the attacker a little less: the round goes to { $team }.
}
pitchout-comment-alone = { $say ->
    [0] A Captain without a crew: round { $round } goes to { $team }.
    [1] Nobody is left but the Captain, and so round { $round } goes to { $team }.
   *[2] It is lonely at the top: round { $round } goes to { $team }.
}
# $team sits out; $count sides are left.
pitchout-comment-knocked-out = { $say ->
    [0] { $team } has to watch from now on; { $count } sides are left.
    [1] Lights out for { $team }. { $count } sides left in this round.
    [2] The curtain falls for { $team }; { $count } play on.
   *[3] And then there were { $count }: { $team } is out of the round.
}
# $round: the third.
pitchout-comment-decider = { $say ->
    [0] One all: round { $round } decides everything.
   *[1] Level! Whoever wins round { $round } wins the match.
}
# $team has won a round.
pitchout-comment-match-point = { $say ->
    [0] One more round, and the match goes to { $team }.
    [1] Match point for { $team }.
   *[2] From now on it may be over quickly: match point for { $team }.
}
# $count: the pucks left to the winners.
pitchout-comment-few-left = { $say ->
    [0] With { $count } pucks left the round is turned around! It goes to { $team }.
    [1] Nobody gave a penny for { $team }, but { $count } pucks were enough.
   *[2] A round won with { $count } pucks left: what nerve, { $team }!
}
# $puck: the fallen Captain; $mm how far beyond the edge he would have come to rest.
pitchout-comment-captain-whisker = { $say ->
    [0] By { $mm } mm the Captain falls: without { $puck } the round goes to { $team }.
   *[1] { $mm } mm! So little parted Captain { $puck } from staying. The round goes to { $team }.
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
# $by struck him.
pitchout-comment-captain-struck = { $say ->
    [0] { $by } reaches the Captain: { $puck } is struck down, and the round goes to { $team }.
    [1] No Captain is safe from { $by }: { $puck } is out, and with him the round.
   *[2] A blow to the head: { $by } takes out { $puck }. The round goes to { $team }.
}
pitchout-comment-two-left = { $say ->
    [0] It is getting thin for { $team }: a Captain and one more.
    [1] Only two left: { $team } has its back to the wall.
    [2] { $team } is down to two pucks. One more, and it is over.
   *[3] Two against the rest: it is getting tight for { $team }.
}

## Before the first flick

pitchout-comment-deployed-standard = { $say ->
    [0] { $team } lines up by the book.
    [1] Nothing fancy: { $team } takes up the standard formation.
    [2] { $team } trusts what is tried and true: the standard formation.
   *[3] { $team } opens with the standard formation, as thousands before.
}
pitchout-comment-deployed-wall = { $say ->
    [0] { $team } builds a wall and stands behind it.
    [1] In front the blocks, heads down behind: { $team } walls itself in.
    [2] A wall of blocks for { $team }. Who will get round it?
   *[3] { $team } shuts the door and stays in.
}
pitchout-comment-deployed-spread = { $say ->
    [0] { $team } spreads out: no flick will easily get two at once.
    [1] { $team } fills its whole zone; elbow room for everybody.
    [2] Wide apart: { $team } offers many targets, but never two together.
   *[3] { $team } leaves plenty of air between its pucks.
}
# $mm from the Captain to the edge.
pitchout-comment-deployed-edge = { $say ->
    [0] { $team } likes to live dangerously: its Captain stands { $mm } mm from the edge.
   *[1] Only { $mm } mm behind the Captain of { $team }. Brave!
}
pitchout-comment-deployed-bold = { $say ->
    [0] { $team } puts its Captain in the front row. Brave, or mad?
   *[1] The Captain leads from the front: { $team } hides nothing.
}
# $puck: a label.
pitchout-comment-deployed-front = { $say ->
    [0] { $puck } stands foremost for { $team }.
    [1] { $team } sends { $puck } to the front.
    [2] The point of { $team }’s spear is { $puck }.
   *[3] If somebody has to go first for { $team }, it is { $puck }.
}
pitchout-comment-deployed-hidden = { $say ->
    [0] The Captain of { $team } takes cover behind block { $block }.
    [1] Behind block { $block } somebody feels safe: the Captain of { $team }.
    [2] { $team } hides its Captain behind block { $block }.
   *[3] First things first: block { $block } goes before the Captain of { $team }.
}
# $cm from the first to the last puck.
pitchout-comment-deployed-tight = { $say ->
    [0] { $team } huddles together: { $cm } cm from first to last.
   *[1] Shoulder to shoulder on { $cm } cm: { $team } sticks together.
}
pitchout-comment-deployed-wide = { $say ->
    [0] { $team } takes all the room there is: { $cm } cm.
   *[1] { $cm } cm from wing to wing: { $team } stretches out.
}
pitchout-comment-no-guard = { $say ->
    [0] { $team } plays without a Guard: whoever falls stays down.
    [1] No Guard for { $team }. That takes courage.
   *[2] { $team } leaves its Guard at home; nobody will be rescued.
}
# $pitcher does not play.
pitchout-comment-benched = { $say ->
    [0] The one who has to watch for { $team }: the { $pitcher }.
    [1] { $team } brings everybody but one: the { $pitcher } sits on the bench.
    [2] On the bench of { $team }: the { $pitcher }.
   *[3] No { $pitcher } this time: { $team } has made its choice.
}
# $count Elites among $all pitchers.
pitchout-comment-elites = { $say ->
    [0] { $team } brings { $count ->
           [0] no Elite at all
           [one] one Elite
          *[other] { $count } Elites
      } among its { $all }.
    [1] { $count ->
           [0] No Elites
           [one] One Elite
          *[other] { $count } Elites
      } in a lineup of { $all }: { $team } shows its hand.
   *[2] The curtain rises on { $team }: { $count ->
           [0] none of the { $all } is an Elite
           [one] one Elite of { $all }
          *[other] { $count } Elites of { $all }
      }.
}
pitchout-comment-shot-none = { $say ->
    [0] All overboard: nobody has a score.
   *[1] Too much of everything: all Captains are off the arena.
}
# $mm from the far edge.
pitchout-comment-shot-tie = { $say ->
    [0] Both at { $mm } mm from the edge: no ruler can part them!
   *[1] Would you believe it? Level at { $mm } mm. Again!
}
pitchout-comment-shot = { $say ->
    [0] { $team } comes nearest: { $mm } mm from the far edge.
    [1] { $mm } mm are good enough: { $team } wins the shoot-out.
   *[2] The better touch is { $team }’s: { $mm } mm.
}
pitchout-comment-shot-great = { $say ->
    [0] What a touch: { $team } stops { $mm } mm from the far edge.
   *[1] Only { $mm } mm to the far edge: { $team } makes it look easy.
}
pitchout-comment-shot-alone = { $say ->
    [0] Only { $team } keeps its Captain on the arena, and that is enough.
   *[1] The competition flies off; { $team } stays and wins.
}
# $mm between $team and $loser.
pitchout-comment-shot-close = { $say ->
    [0] { $mm } mm decide it: { $team } before { $loser }.
   *[1] By a hair: { $team } is { $mm } mm nearer than { $loser }.
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
# $left: what $foe still needs.
offboard-comment-near = { $say ->
    [0] { $foe } needs { $left ->
           [one] a single point
          *[other] { $left } points
      } more after { $target }.
   *[1] { $target }, and { $foe } can smell it: { $left ->
           [one] one point
          *[other] { $left } points
      } to go.
}
offboard-comment-bounced = { $say ->
    [0] { $target } is taken, and the ball of { $side } jumps into the air.
    [1] No room in { $target }: { $side } gets its ball back, or throws it away.
    [2] Pushed out for nothing: { $target } was full, the ball of { $side } is in the air.
   *[3] { $side } is lucky, { $target } was taken.
}
offboard-comment-back = { $say ->
    [0] { $side } lets its ball land on { $cell }.
    [1] Back from the air: { $side } chooses { $cell }.
   *[2] A soft landing for { $side }, on { $cell }.
}
offboard-comment-back-middle = { $say ->
    [0] Right into the middle: { $side } lands on { $cell }.
   *[1] From the air into the heart of the board: { $cell } for { $side }.
}
# $count: the balls that $side has left.
offboard-comment-discarded = { $say ->
    [0] { $side } parts with a ball and goes on with { $count }.
   *[1] One less to carry: { $side } has { $count } left.
}
offboard-comment-passed = { $say ->
    [0] { $side } is tied hand and foot.
   *[1] Not a single move for { $side }.
}
# $count balls of $side, the last on $cell, pushed $pushed.
offboard-comment-pushed-many = { $say ->
    [0] { $count } against { $pushed }: { $side } heaves a whole line.
    [1] { $pushed } at once! { $side } leans on them with { $count }.
    [2] What a shove from { $cell }: { $pushed } balls of { $foe } have to give way.
   *[3] { $foe } is driven back by { $pushed } balls.
}
offboard-comment-pushed = { $say ->
    [0] { $side } gives { $foe } a push.
    [1] { $foe } has to give way to { $count }.
    [2] { $count } against one: { $side } gains ground.
   *[3] A step back for { $foe }, pushed from { $cell }.
}
offboard-comment-pushed-hard = { $say ->
    [0] { $side } brings { $count } balls to move one. Better safe than sorry.
    [1] With { $count } from { $cell }, { $side } takes no chances.
   *[2] A sledgehammer for a nut: { $count } balls push one.
}
offboard-comment-long = { $say ->
    [0] A whole train sets off: { $count } balls of { $side }.
    [1] { $side } moves { $count } at once from { $cell }.
   *[2] { $count } in step: { $side } is on the march.
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
offboard-comment-still-open = { $say ->
    [0] { $side } does not look to its own: { $foe } can still push a ball out.
    [1] The danger stays for { $side }: up to { $value ->
           [one] one point
          *[other] { $value } points
      } at stake.
    [2] { $side } lets it come: { $foe } may take { $value ->
           [one] a point
          *[other] { $value } points
      } now.
   *[3] Nerves, or an oversight? A ball of { $side } can still be pushed out.
}
# $count threats are gone.
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
offboard-comment-middle = { $say ->
    [0] { $side } takes the middle.
    [1] E5 belongs to { $side } now: the best seat in the house.
   *[2] { $side } settles in the heart of the board.
}
offboard-comment-contact = { $say ->
    [0] First contact! { $side } comes face to face with { $foe }.
    [1] { $side } makes contact: now it can begin.
   *[2] The lines meet: { $side } stands up against { $foe }.
}
# $count balls of $side touch one of $foe.
offboard-comment-closer = { $say ->
    [0] { $side } presses closer, with { $count } balls touching.
    [1] The gap is closing: { $side } has { $count } balls in contact.
    [2] { $side } seeks the scuffle: { $count } balls at the front.
   *[3] It is getting crowded: { $count } balls of { $side } touch { $foe }.
}
offboard-comment-apart = { $say ->
    [0] { $side } lets go a little.
    [1] { $side } steps out of the scuffle.
    [2] A little distance does no harm, thinks { $side }.
   *[3] { $side } draws back from { $foe }.
}
# $count balls of $side on the rim.
offboard-comment-rim = { $say ->
    [0] { $side } goes to the rim, where it is windy.
    [1] { $side } now has { $count } on the rim. A good idea?
    [2] Close to the edge: { $side } has a ball to lose there.
   *[3] The rim is dangerous ground, and { $side } steps onto it.
}
offboard-comment-inwards = { $say ->
    [0] { $side } leaves the rim for safer cells.
    [1] Away from the rim, says { $side }.
    [2] { $side } comes in from the cold.
   *[3] { $side } moves a ball out of the wind.
}
# $count cells between the nearest balls of both.
offboard-comment-gap = { $say ->
    [0] Only { $count ->
           [one] one cell
          *[other] { $count } cells
      } between them now: { $side } comes nearer.
    [1] { $side } advances; { $count ->
           [one] one cell
          *[other] { $count } cells
      } to go until they meet.
   *[2] The sides approach each other: { $count ->
           [one] one free cell is
          *[other] { $count } free cells are
      } left between them.
}
# $cell: where the ball came from.
offboard-comment-lonely = { $say ->
    [0] A ball of { $side } goes it alone.
    [1] { $side } sends a scout away from { $cell }.
    [2] Who goes there, all by itself? A ball of { $side }.
   *[3] Without friends around, that ball of { $side } is easy to push.
}
offboard-comment-joined = { $say ->
    [0] { $side } closes its ranks: all balls stand together.
    [1] United we stand: { $side } is one group again.
   *[2] Not one left alone: { $side } gathers all its balls.
}
# $count groups.
offboard-comment-split = { $say ->
    [0] { $side } is in { $count } pieces now.
    [1] Here and there: { $side } stands in { $count } groups.
   *[2] { $side } splits up into { $count } groups. Can they help each other?
}
# $count balls of $side within two cells of E5.
offboard-comment-centre = { $say ->
    [0] { $side } has { $count ->
           [one] one ball
          *[other] { $count } balls
      } around the middle, more than { $foe }.
   *[1] The middle turns to { $side }: { $count ->
           [one] one ball
          *[other] { $count } balls
      } there.
}
offboard-comment-again = { $say ->
    [0] Haven’t we seen this before? Once more, and it is a draw.
   *[1] The position has come up twice. A third time would be a draw.
}
# $count turns without a ball in a target.
offboard-comment-quiet = { $say ->
    [0] { $count } turns without a ball in a target: who dares?
   *[1] The targets are waiting. { $count } turns already.
}

## PitchBowl: how a match is opened

# $team, $foe are sides; $player, $mate, $victim, $passer, $by, $other are labels such as A3, or the ball.
# $place: an end zone, a wing ($side: upper or lower in the picture), or a half
pitchbowl-comment-in-zone = in the end zone of { $team }
pitchbowl-comment-on-wing = { $side ->
    [upper] on the upper wing
   *[lower] on the lower wing
}
pitchbowl-comment-in-half = in the half of { $team }
pitchbowl-comment-chose-kick = { $say ->
    [0] { $team } would rather kick than catch.
    [1] The ball goes to the others: { $team } kicks off.
   *[2] { $team } starts by giving the ball away. Confident.
}
pitchbowl-comment-chose-ball = { $say ->
    [0] { $team } wants the ball at once.
    [1] { $team } won the toss and takes the ball, thank you.
   *[2] No hesitation: { $team } receives.
}
# $count players near the median line
pitchbowl-comment-line-up = { $say ->
    [0] { $team } puts { $count } players in the front line.
    [1] { $count } in front: { $team } means to meet the others at the line.
   *[2] Shoulder to shoulder: { $team } has { $count } at the median line.
}
pitchbowl-comment-wings = { $say ->
    [0] { $team } spreads out: { $count } players on the wings.
    [1] { $count } on the wings; { $team } keeps the field wide.
   *[2] Who looks at the wings finds { $count } players of { $team } there.
}
pitchbowl-comment-backs = { $say ->
    [0] { $team } keeps { $count } players far back, just in case.
    [1] { $count } stay at home: { $team } does not trust the peace.
   *[2] { $team } has an eye on its own end zone, { $count } in fact.
}
pitchbowl-comment-kick-true = { $say ->
    [0] { $team } kicks, and the ball comes down { $mm } mm from where it was meant.
    [1] On the button: only { $mm } mm off the mark for { $team }.
   *[2] { $team } has read the wind; { $mm } mm off, no more.
}
pitchbowl-comment-kick-stray = { $say ->
    [0] The wind takes that kick { $cm } cm away from where { $team } wanted it.
    [1] { $team } aimed elsewhere: the ball strays by { $cm } cm.
   *[2] { $cm } cm off. { $team } will blame the weather.
}
pitchbowl-comment-kick-deep = { $say ->
    [0] Deep, very deep: { $team } kicks { $cm } cm beyond the median line.
    [1] { $team } sends them all the way back, { $cm } cm into their half.
   *[2] That kick by { $team } will have to be fetched, { $cm } cm behind the line.
}
pitchbowl-comment-kick = { $say ->
    [0] { $team } kicks off; { $player } is nearest, { $cm } cm away.
    [1] The ball is down, { $cm } cm from { $player }. { $team } has done its part.
    [2] { $team } kicks, and { $player } looks at a ball { $cm } cm away.
   *[3] Kick-off by { $team }: { $player } has { $cm } cm to go for it.
}
pitchbowl-comment-kick-place = { $say ->
    [0] { $team } drops it { $place }.
    [1] Down it comes { $place }, courtesy of { $team }.
   *[2] { $team } has kicked, and the ball lies { $place }.
}
pitchbowl-comment-kick-head = { $say ->
    [0] Right on somebody’s head! The ball bounces clear.
    [1] It came down on a player, who did not even look up.
   *[2] Heads up! Too late.
}
pitchbowl-comment-touch-back = { $say ->
    [0] That kick goes nowhere; { $player } may have the ball for nothing.
    [1] A touch back, and { $player } need not run for it.
   *[2] { $player } gets the ball handed on a plate.
}
pitchbowl-comment-deserted = { $say ->
    [0] Nobody is left to take the ball. { $team } kicks off, everybody comes back.
   *[1] An empty field! { $team } will have to start again with a kick.
}

## PitchBowl: what is let go

pitchbowl-comment-ball-put = { $say ->
    [0] The ball lies at the feet of { $player }, who would rather not look.
    [1] { $player } has to watch where the others put the ball.
   *[2] Out of the hands of { $player }, and placed with care by the other side.
}
pitchbowl-comment-bonus-lost = { $say ->
    [0] { $player } had another go and nobody told him.
   *[1] { $player } waits, and waits. The second action is gone.
}
pitchbowl-comment-annulled = { $say ->
    [0] That was no placement. { $player } returns as if nothing had happened.
   *[1] Back you go, { $player }.
}
pitchbowl-comment-declined = { $say ->
    [0] { $team } stays as it is.
    [1] { $team } likes what it sees and moves nobody.
   *[2] No placement; { $team } waits.
}
pitchbowl-comment-gone = { $say ->
    [0] { $team } leaves the field. The match is over.
   *[1] { $team } has seen enough.
}
pitchbowl-comment-idle = { $say ->
    [0] { $team } does nothing at all, and does it with conviction.
    [1] Not one flick: { $team } lets the turn go by.
   *[2] { $team } keeps its hands in its pockets this turn.
}
# $count players that might still have acted
pitchbowl-comment-end-ball = { $say ->
    [0] { $team } keeps the ball and stops there, with { $count } still to go.
    [1] Enough for now: { $team } has the ball and leaves { $count } unused.
    [2] With { $count } to spare and the ball in hand, { $team } calls it a turn.
   *[3] { $team } hands over the turn, not the ball; { $count } might have gone on.
}
pitchbowl-comment-end-without = { $say ->
    [0] { $team } lets the others come, with { $count } still on their feet.
    [1] No ball, no hurry: { $team } stops with { $count } to spare.
    [2] { $team } stops here, { $count } unused. The ball is somebody else’s worry.
   *[3] With { $count } to go, { $team } would rather defend.
}
pitchbowl-comment-end-loose = { $say ->
    [0] The ball lies about, and { $team } stops with { $count } to go.
    [1] { $team } leaves the ball alone, { $count } players unused.
   *[2] Nobody has the ball; { $team } leaves { $count } where they are.
}
pitchbowl-comment-all-played = { $say ->
    [0] { $team } has used everybody. A full turn, and no fault.
    [1] Eleven or not, all of { $team } have had their go.
   *[2] { $team } leaves nobody out: the whole side has played.
}

## PitchBowl: touchdowns

pitchbowl-comment-hat-trick = { $say ->
    [0] Three to nothing! { $team } sweeps { $foe } off the field.
   *[1] A clean sweep: { $team } scores three, { $foe } none.
}
# $count points each
pitchbowl-comment-level = { $say ->
    [0] { $player } levels it: { $count } all between { $team } and { $foe }.
   *[1] All square again! { $player } makes it { $count } all for { $team }; { $foe } must start anew.
}
pitchbowl-comment-leads = { $say ->
    [0] { $player } puts { $team } in front, and { $foe } has to follow.
   *[1] Now { $team } leads, thanks to { $player }. What does { $foe } say?
}
pitchbowl-comment-gift-point = { $say ->
    [0] { $player } is given the ball in the very end zone. { $team } says thank you.
   *[1] A gift with a ribbon: { $player } gets the ball where it counts for { $team }.
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
pitchbowl-comment-stolen-point = { $say ->
    [0] { $player } takes it off { $victim } in the end zone itself. Touchdown!
   *[1] { $victim } carried it just far enough for { $player } to score with it.
}
pitchbowl-comment-placed-point = { $say ->
    [0] Out of turn and into the end zone: { $player } scores by a placement!
   *[1] Nobody was watching { $player }. A placement, a touchdown.
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
pitchbowl-comment-ahead = { $say ->
    [0] Time is up, and { $team } is ahead by { $margin }.
   *[1] The last turn is over: { $team } wins by { $margin }.
}
# $count points each
pitchbowl-comment-drawn = { $say ->
    [0] The last turn is over, and it is { $count } all.
   *[1] Nobody wins: { $count } all at the end.
}

## PitchBowl: deeds with the ball

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
pitchbowl-comment-steal-graze = { $say ->
    [0] { $player } hardly grazes { $victim }, but the ball changes hands.
   *[1] A fingertip of { $player }, and { $victim } is without the ball.
}
pitchbowl-comment-steal-far = { $say ->
    [0] From { $cm } cm away { $player } goes for { $victim } and gets the ball.
   *[1] A run-up of { $cm } cm, and { $victim } is robbed by { $player }.
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
pitchbowl-comment-pickup-feet = { $say ->
    [0] { $player } takes the ball from the feet of { $foe }.
    [1] It lay right beside { $foe }, and { $player } has it.
   *[2] { $foe } dropped it or lost it, whatever: { $player } says thank you.
}
pitchbowl-comment-pickup-far = { $say ->
    [0] { $player } goes { $cm } cm for the ball, and has it.
    [1] { $cm } cm are nothing to { $player }: the ball is his.
   *[2] What a reach: { $player } picks it up from { $cm } cm away.
}
pitchbowl-comment-pickup-line = { $say ->
    [0] { $player } picks it up { $cm } cm from the goal line. This smells of a touchdown.
   *[1] { $cm } cm from the line, and { $player } has the ball. Watch out!
}
pitchbowl-comment-pickup = { $say ->
    [0] { $player } has the ball.
    [1] { $player } bends down, and up comes the ball.
    [2] A clean pick-up by { $player }.
   *[3] The ball is in the hands of { $player }.
}
pitchbowl-comment-handoff-forward = { $say ->
    [0] { $player } to { $mate }: the ball comes { $cm } cm forward.
   *[1] { $cm } cm gained, and nobody had to throw: { $player } hands it to { $mate }.
}
pitchbowl-comment-handoff-close = { $say ->
    [0] { $mate } stood so near that { $player } had only to hold it out.
   *[1] From hand to hand: { $player } and { $mate } hardly had to move.
}
pitchbowl-comment-handoff = { $say ->
    [0] { $player } finds { $mate }, and the ball goes on.
    [1] Now it is { $mate } who carries the ball; { $player } has done his share.
   *[2] A safe pair of hands: { $mate } takes over from { $player }.
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
pitchbowl-comment-pass-short = { $say ->
    [0] Short and safe: { $passer } to { $player }.
   *[1] { $passer } drops it into the hands of { $player }.
}
pitchbowl-comment-pass-back = { $say ->
    [0] Backwards, but to a friend: { $passer } to { $player }.
   *[1] { $passer } looks behind him and finds { $player }.
}
pitchbowl-comment-pass = { $say ->
    [0] { $passer } to { $player }, { $cm } cm. Caught!
    [1] { $player } takes the pass of { $passer } after { $cm } cm.
   *[2] It is there: { $cm } cm from { $passer } to { $player }.
}
pitchbowl-comment-intercepted-near = { $say ->
    [0] { $passer } throws straight at { $player }, who is happy to help.
   *[1] That was never going to get past { $player }, was it, { $passer }?
}
pitchbowl-comment-intercepted-line = { $say ->
    [0] Intercepted, and { $player } is { $cm } cm from the line! { $passer } hides his face.
   *[1] { $passer } gives it to { $player }, { $cm } cm from a touchdown. Ouch.
}
pitchbowl-comment-intercepted = { $say ->
    [0] { $player } reads it and picks the pass of { $passer } off after { $cm } cm.
    [1] Wrong address: { $passer } throws { $cm } cm, and { $player } signs for it.
   *[2] { $player } steps in. { $cm } cm of flight, and { $passer } has lost the ball.
}
pitchbowl-comment-floored = { $say ->
    [0] { $by } flattens { $player }, who sees stars.
   *[1] That must have hurt: { $player } is knocked out by { $by }.
}
pitchbowl-comment-floored-mate = { $say ->
    [0] { $by } knocks { $player } out, and he is on his own side.
   *[1] With friends like { $by }, { $player } needs no foes.
}

## PitchBowl: what fails

pitchbowl-comment-steal-mate = { $say ->
    [0] { $player } wants the ball but finds { $other } of his own side in the way.
   *[1] { $other }, move over! { $player } runs into his own man.
}
pitchbowl-comment-steal-barred = { $say ->
    [0] { $other } stands guard: { $player } does not get near the holder.
   *[1] { $player } is stopped by { $other }. A holder has friends.
}
pitchbowl-comment-steal-hair = { $say ->
    [0] { $mm } mm past the holder! { $player } clutches at air.
   *[1] { $player } misses the steal by { $mm } mm.
}
pitchbowl-comment-steal-fell = { $say ->
    [0] { $player } goes for the ball, goes too far, and falls { $cm } cm from it.
   *[1] { $cm } cm from the holder { $player } lies flat. No steal.
}
pitchbowl-comment-steal-wide = { $say ->
    [0] { $player } announces a steal and runs { $cm } cm wide of it.
   *[1] Where was { $player } going? The holder stood { $cm } cm aside.
}
pitchbowl-comment-steal-short = { $say ->
    [0] { $player } stops { $cm } cm short of the holder, who shrugs.
   *[1] Too soft: { $player } is still { $cm } cm from the ball.
}
pitchbowl-comment-pickup-mate = { $say ->
    [0] { $player } trips over { $other }, his own man. The ball stays where it is.
    [1] { $other } of all people stands between { $player } and the ball.
   *[2] First { $other }, then the ball? That does not count, { $player }.
}
pitchbowl-comment-pickup-barred = { $say ->
    [0] { $other } is in the way, and { $player } gets no ball.
    [1] { $player } meets { $other } instead of the ball.
   *[2] { $other } keeps { $player } off the ball without moving a finger.
}
pitchbowl-comment-pickup-hair = { $say ->
    [0] { $player } grabs, and misses the ball by { $mm } mm.
    [1] { $mm } mm! { $player } could smell the leather.
   *[2] So near: { $player } passes the ball at { $mm } mm.
}
pitchbowl-comment-pickup-fell = { $say ->
    [0] { $player } overruns himself and falls, the ball still { $cm } cm away.
    [1] Flat on the grass, { $cm } cm from the ball: { $player } wanted too much.
   *[2] The ball lies { $cm } cm further on; { $player } just lies.
}
pitchbowl-comment-pickup-wide = { $say ->
    [0] { $player } goes for the ball and leaves it { $cm } cm aside.
    [1] The ball is over there, { $player }, { $cm } cm from your way.
   *[2] { $player } runs past the ball at { $cm } cm, looking straight ahead.
}
pitchbowl-comment-pickup-short = { $say ->
    [0] { $player } stops { $cm } cm short of the ball.
    [1] A little more courage, { $player }: the ball is { $cm } cm away.
   *[2] The ball is still { $cm } cm off when { $player } stops.
}
pitchbowl-comment-handoff-mate = { $say ->
    [0] { $player } wanted somebody else, but { $other } was nearer. Dropped!
   *[1] { $player } runs into { $other }, the wrong friend, and loses the ball.
}
pitchbowl-comment-handoff-barred = { $say ->
    [0] { $other } gets between, and { $player } drops the ball.
   *[1] { $player } meets { $other } on the way, and the ball slips out.
}
pitchbowl-comment-handoff-hair = { $say ->
    [0] { $mm } mm past the hands held out: { $player } drops the ball.
   *[1] { $player } misses his mate by { $mm } mm, and down goes the ball.
}
pitchbowl-comment-handoff-fell = { $say ->
    [0] { $player } falls { $cm } cm from his mate, and the ball falls with him.
   *[1] Too fast: { $player } goes down { $cm } cm away, ball and all.
}
pitchbowl-comment-handoff-wide = { $say ->
    [0] { $player } runs { $cm } cm past his mate and is left without the ball.
   *[1] Nobody there! { $player } hands the ball to a gap { $cm } cm wide of his mate.
}
pitchbowl-comment-handoff-short = { $say ->
    [0] { $player } stops { $cm } cm short of his mate and drops the ball.
   *[1] { $cm } cm are missing: { $player } cannot reach his mate, and the ball is loose.
}
pitchbowl-comment-pass-out = { $say ->
    [0] { $player } throws the ball clean off the field.
   *[1] Too much arm: the pass of { $player } goes out.
}
pitchbowl-comment-pass-missed = { $say ->
    [0] The pass of { $player } ends { $cm } cm from { $mate }, who can only look.
   *[1] { $mate } stretches, but { $cm } cm are missing. { $player } threw it too well or not enough.
}
pitchbowl-comment-pass-present = { $say ->
    [0] { $player } throws, and the ball comes to lie before { $foe }. How kind.
   *[1] Nobody caught it, but { $foe } is nearest. Well thrown, { $player }?
}
pitchbowl-comment-pass-lost = { $say ->
    [0] The pass of { $player } finds nobody; the ball lies { $place }.
   *[1] { $player } throws it { $place }, and nobody is there.
}
pitchbowl-comment-cleared-far = { $say ->
    [0] { $player } sends the ball { $cm } cm away, on purpose or not.
    [1] Off it rolls, { $cm } cm, with a kick from { $player }.
   *[2] { $player } clears it by { $cm } cm. His coach would have preferred it in his hands.
}
pitchbowl-comment-cleared = { $say ->
    [0] { $player } touches the ball without a word, and that costs the initiative.
    [1] Hands off, { $player }! Unannounced is a clearance.
   *[2] { $player } bumps into the ball. It hardly moves, the turn is over all the same.
}
pitchbowl-comment-cleared-present = { $say ->
    [0] { $player } knocks the ball to { $foe }, { $cm } cm away. Merry Christmas.
   *[1] A present from { $player }: the ball lies { $cm } cm from { $foe }.
}
pitchbowl-comment-fall-line = { $say ->
    [0] { $player } falls with the ball, { $mm } mm from the goal line!
   *[1] { $mm } mm! So near the line, and { $player } lies on his nose.
}
pitchbowl-comment-fall-holder = { $say ->
    [0] { $player } runs out of breath with the ball, { $cm } cm from the line.
    [1] Down goes the holder: { $player } falls, { $cm } cm to the goal line.
   *[2] { $player } keeps the ball, but not his feet. { $cm } cm to go.
}
pitchbowl-comment-fall-hair = { $say ->
    [0] { $mm } mm too hard, and { $player } falls.
    [1] { $player } would have been { $mm } mm over. He falls all the same.
   *[2] By { $mm } mm: { $player } steps over his limit.
}
pitchbowl-comment-fall-hard = { $say ->
    [0] { $player } wanted { $cm } cm more than his legs allow.
    [1] Too much of everything: { $player } falls with { $cm } cm still in him.
    [2] { $player } takes off like a rocket. { $cm } cm before landing he falls.
   *[3] Somebody tell { $player } that a field has cells: { $cm } cm too far.
}
pitchbowl-comment-fall-after = { $say ->
    [0] First { $other }, then the grass: { $player } falls.
    [1] { $player } meets { $other } and stumbles on, too far.
   *[2] { $player } gets past { $other } but not past his limit.
}
pitchbowl-comment-fall-runner = { $say ->
    [0] Even a runner has his limit: { $player } falls { $place }.
    [1] { $player } runs, runs, and falls { $place }.
   *[2] Too fast for his own good: { $player } goes down { $place }.
}
pitchbowl-comment-fall = { $say ->
    [0] { $player } falls { $place }, out of breath.
    [1] One cell too many, and { $player } lies on the grass { $place }.
    [2] { $player } overreaches himself { $place }.
   *[3] Down goes { $player } { $place }. Nobody touched him.
}
pitchbowl-comment-fall-spent = { $say ->
    [0] The extra effort was gone already; { $player } had not kept count.
   *[1] { $player } asks for one more cell. There is none left.
}
pitchbowl-comment-last-left = { $say ->
    [0] { $player } is the last of { $team } on the field.
   *[1] Only { $player } still stands for { $team }.
}
# $count players
pitchbowl-comment-few-left = { $say ->
    [0] { $team } is down to { $count } players.
    [1] { $count } left: it gets lonely around { $team }.
   *[2] { $team } counts heads, and finds { $count }.
}
pitchbowl-comment-many-out = { $say ->
    [0] { $count } at one stroke over the line, thanks to { $by }.
   *[1] { $by } sends { $count } players off the field in one go.
}
pitchbowl-comment-out-holder = { $say ->
    [0] { $player } runs off the field with the ball. Off you go, { $by }!
   *[1] The ball was safe with { $player }, until { $by } forgot where the field ends.
}
pitchbowl-comment-out-carrier = { $say ->
    [0] { $by } pushes { $player } off the field, ball and all.
   *[1] Over the line with the ball: { $player } did not see { $by } coming.
}
pitchbowl-comment-out-bounced = { $say ->
    [0] { $player } goes off { $other } and off the field.
    [1] After { $other } there was no stopping: { $player } is out.
   *[2] { $other } stays, { $player } leaves.
}
pitchbowl-comment-out-dive = { $say ->
    [0] { $player } was { $place }, and now he is among the spectators.
    [1] From { $place } to nowhere: { $player } runs off the field.
   *[2] { $player } leaves us { $place }. We shall see him at the next kick-off.
}
pitchbowl-comment-out-hard = { $say ->
    [0] Strength { $strength } was too much: { $player } is off the field.
    [1] { $player } off the field by himself, at strength { $strength }.
   *[2] Did it have to be { $strength }? { $player } slides off into the crowd.
}
pitchbowl-comment-out-mate = { $say ->
    [0] { $by } pushes { $player } of his own side off the field.
   *[1] With a friend like { $by } one is soon out: { $player } leaves.
}
pitchbowl-comment-out-foe = { $say ->
    [0] { $by } clears { $player } off the field, and pays with the initiative.
    [1] { $player } is out, by { $by }. It costs the turn; was it worth it?
   *[2] Off with { $player }! { $by } had no other way.
}
pitchbowl-comment-ball-out = { $say ->
    [0] The ball leaves the field after a push by { $by }; { $team } will have it.
   *[1] Out! { $by } sees it go, and { $team } holds out its hands.
}
pitchbowl-comment-gift = { $say ->
    [0] { $player } gets the ball without lifting a finger, { $cm } cm from the line.
   *[1] The ball comes to { $player } by post; { $cm } cm to the goal line.
}

## PitchBowl: runs, blocks, supports

pitchbowl-comment-carry-short = { $say ->
    [0] { $player } stops { $mm } mm before the line. So near!
   *[1] { $mm } mm! { $player } can touch the end zone, but not with his feet.
}
pitchbowl-comment-carry = { $say ->
    [0] { $player } brings the ball { $cm } cm forward; { $left } cm to go.
    [1] { $cm } cm for { $player } and the ball. The line is { $left } cm away.
   *[2] { $player } carries on: { $cm } cm gained, { $left } cm left.
}
pitchbowl-comment-carry-back = { $say ->
    [0] { $player } goes { $cm } cm back with the ball to look for a way.
   *[1] Backwards? { $player } gives away { $cm } cm with the ball in his hands.
}
pitchbowl-comment-carry-aside = { $say ->
    [0] { $player } keeps the ball and looks for a way round, { $left } cm from the line.
    [1] Neither forward nor back: { $player } has the ball, { $left } cm to go.
   *[2] { $player } takes his time with the ball; the line is { $left } cm away.
}
pitchbowl-comment-support-holder = { $say ->
    [0] { $player } pushes { $other } and the ball { $cm } cm forward.
   *[1] { $other } carries, { $player } pushes: { $cm } cm nearer.
}
pitchbowl-comment-support-forward = { $say ->
    [0] { $player } gives { $other } a hand: { $cm } cm forward.
    [1] On you go, { $other }! { $player } pushes him { $cm } cm ahead.
   *[2] { $player } moves { $other } up by { $cm } cm.
}
pitchbowl-comment-support = { $say ->
    [0] { $player } puts a shoulder to { $other }.
    [1] { $other } feels { $player } at his side.
    [2] { $player } moves { $other } out of somebody’s way.
   *[3] { $player } and { $other } sort themselves out.
}
pitchbowl-comment-block-holder = { $say ->
    [0] { $player } shakes { $other }, but the ball stays in his arms.
   *[1] { $other } is hit by { $player } and holds on to the ball.
}
pitchbowl-comment-block-hard = { $say ->
    [0] { $player } sends { $other } { $cm } cm away. That was a block.
    [1] { $other } finds himself { $cm } cm further on; { $player } dusts his hands.
   *[2] Make room! { $player } clears { $other } out of the way, { $cm } cm.
}
pitchbowl-comment-block-soft = { $say ->
    [0] { $player } leans on { $other }, who hardly notices.
    [1] { $player } blocks { $other }, very politely.
   *[2] { $other } does not budge for { $player }.
}
pitchbowl-comment-block-back = { $say ->
    [0] { $player } drives { $other } back by { $cm } cm.
    [1] { $player } blocks { $other }: { $cm } cm of ground gained.
    [2] { $other } gives way, { $cm } cm, to { $player }.
   *[3] { $cm } cm: { $player } makes { $other } step back.
}
pitchbowl-comment-block-aside = { $say ->
    [0] { $player } shoves { $other } aside by { $cm } cm.
    [1] { $other } has to sidestep, { $cm } cm, for { $player }.
    [2] { $player } opens a door: { $other } is { $cm } cm further aside.
   *[3] Move over, { $other }! { $player } makes { $cm } cm of room.
}
pitchbowl-comment-block-on = { $say ->
    [0] { $player } helps { $other } on by { $cm } cm. Was that wanted?
    [1] { $other } is pushed { $cm } cm the way he was going; thank you, { $player }.
   *[2] { $cm } cm nearer to the goal line for { $other }, courtesy of { $player }.
}
# $count players
pitchbowl-comment-pile = { $say ->
    [0] A scrum! { $player } sets { $count } players moving.
    [1] { $player } runs into the crowd, and { $count } of them are pushed about.
   *[2] One flick of { $player }, and { $count } others have to find their feet.
}
pitchbowl-comment-effort = { $say ->
    [0] { $player } gives it all he has: { $cm } cm, one cell more than he should.
    [1] An extra effort by { $player }, { $cm } cm in all.
   *[2] { $player } digs deep and comes { $cm } cm.
}
pitchbowl-comment-slipped-by = { $say ->
    [0] { $player } slips by { $foe } with { $mm } mm to spare.
    [1] { $mm } mm between { $player } and { $foe }, and they do not touch.
   *[2] { $foe } could have counted the buttons of { $player }, { $mm } mm away.
}
pitchbowl-comment-run-ball = { $say ->
    [0] { $player } gets close to the ball: { $cm } cm.
    [1] Now { $player } stands over the ball, { $cm } cm from it.
   *[2] { $player } takes up a place by the ball, { $cm } cm off.
}
pitchbowl-comment-run-holder = { $say ->
    [0] { $player } closes in on { $other }: { $cm } cm.
    [1] { $other } feels the breath of { $player }, { $cm } cm away.
   *[2] { $cm } cm between { $player } and the ball in the hands of { $other }.
}
pitchbowl-comment-run-escort = { $say ->
    [0] { $player } comes to the side of { $other }, { $cm } cm away.
   *[1] { $other } is not alone any more: { $player } is { $cm } cm off.
}
pitchbowl-comment-run-tiny = { $say ->
    [0] { $player } takes a step, all of { $mm } mm.
   *[1] { $mm } mm. { $player } is not in a hurry.
}
pitchbowl-comment-run-forward = { $say ->
    [0] { $player } moves up { $cm } cm and stands { $place }.
    [1] { $cm } cm forward for { $player }, now { $place }.
   *[2] { $player } goes ahead, { $cm } cm, and waits { $place }.
}
pitchbowl-comment-run-back = { $say ->
    [0] { $player } drops back { $cm } cm and stands { $place }.
    [1] { $cm } cm backwards: { $player } looks after things { $place }.
   *[2] { $player } falls back by { $cm } cm, { $place }.
}
pitchbowl-comment-run-aside = { $say ->
    [0] { $player } shifts a little { $place }.
    [1] { $player } looks for a better place { $place }.
   *[2] A step aside by { $player }, { $place }.
}

# For Honor. $hero, $foe, $mate, $last are heroes, $side is a camp at the beginning of a sentence, $team and $loser one within it,
# $seat a player, $square a square, $zone one of the two zones for heroes, $card and $other combat cards.

## For Honor: the draft

forhonor-comment-dealt = { $say ->
    [0] { $hero } falls to { $seat }.
    [1] Luck gives { $seat } { $hero }.
    [2] { $seat } looks at the card: { $hero }.
   *[3] No choice for { $seat }: it is { $hero }.
}
forhonor-comment-draft-faction = { $say ->
    [0] { $hero } joins the like-minded: { $seat } collects a whole people.
    [1] { $seat } takes { $hero } and speaks one language in the whole camp.
   *[2] { $seat } knows what goes together: { $hero } as well.
}
forhonor-comment-draft-again = { $say ->
    [0] { $seat } wants more of the same and takes { $hero }.
    [1] { $hero } as well: { $seat } has a plan, or a habit.
   *[2] Twice the same trick for { $seat }: now { $hero }.
}
forhonor-comment-draft-guard = { $say ->
    [0] { $seat } takes { $hero }: whoever attacks there had better win.
    [1] { $hero } for { $seat }. A wall with good manners.
   *[2] With { $hero }, { $seat } can afford to be attacked.
}
forhonor-comment-draft-bulwark = { $say ->
    [0] { $seat } takes { $hero }: the first blow will hardly be felt.
    [1] { $hero } for { $seat }, who likes thick shields.
   *[2] Whoever fights { $seat } must strike twice now: { $hero }.
}
forhonor-comment-draft-shot = { $say ->
    [0] { $seat } takes { $hero }: nobody is safe at four squares.
    [1] { $hero } for { $seat }. Straight lines will be dangerous.
   *[2] { $seat } likes to keep a distance and takes { $hero }.
}
forhonor-comment-draft-banner = { $say ->
    [0] { $seat } takes { $hero }: a banner to gather round.
    [1] { $hero } for { $seat }, and wounds will count for less.
   *[2] { $seat } thinks of the others and takes { $hero }.
}
forhonor-comment-draft-shove = { $say ->
    [0] { $seat } takes { $hero }: nobody stands where { $seat } does not want it.
    [1] { $hero } for { $seat }. Zones will be cleared by the shoulder.
   *[2] { $seat } picks somebody with elbows: { $hero }.
}
forhonor-comment-draft-rush = { $say ->
    [0] { $seat } takes { $hero }: give nobody five steps of a run-up.
    [1] { $hero } for { $seat }. Somebody is going to be run over.
   *[2] { $seat } wants speed and takes { $hero }.
}
forhonor-comment-draft-skin = { $say ->
    [0] { $seat } takes { $hero }, who cannot be finished for good.
    [1] { $hero } for { $seat }: no executioner needed.
   *[2] { $seat } picks somebody made of stone: { $hero }.
}
forhonor-comment-draft-reach = { $say ->
    [0] { $seat } takes { $hero }: two squares away is still too near.
    [1] { $hero } for { $seat }, with a long arm.
   *[2] { $seat } keeps enemies at a spear’s length: { $hero }.
}
forhonor-comment-order = { $say ->
    [0] { $side } puts { $hero } first and keeps { $last } for the end.
    [1] The row of { $team } is known: from { $hero } to { $last }.
   *[2] { $hero } opens for { $team }, { $last } closes.
}

## For Honor: who comes and goes

forhonor-comment-picked-reserve = { $say ->
    [0] { $hero } is called up from reserve.
    [1] Now { $hero } straps on the armour.
    [2] Fresh forces: { $hero } is due.
   *[3] { $hero } has waited long enough.
}
forhonor-comment-picked-wounded = { $say ->
    [0] One life left, and { $hero } gets up again.
    [1] { $hero } can hardly stand, and acts all the same.
    [2] With a single life { $hero } must choose well.
   *[3] A scratch would do, and yet it is the turn of { $hero }.
}
forhonor-comment-picked-beside = { $say ->
    [0] { $hero } looks { $foe } in the eye.
    [1] { $foe } stands right there, and it is the turn of { $hero }.
    [2] An arm’s length between { $hero } and { $foe }.
   *[3] { $hero } acts, with { $foe } next door.
}
forhonor-comment-picked-hunter = { $say ->
    [0] { $hero } acts; { $foe } is within reach, { $steps ->
        [one] one step
       *[other] { $steps } steps
      } away.
    [1] { $hero } could get at { $foe }.
    [2] { $foe } had better watch { $hero } now.
   *[3] From here { $hero } gets to { $foe }, who knows it.
}
forhonor-comment-picked-crowd = { $say ->
    [0] { $count } enemies within reach: { $hero } may choose.
    [1] { $hero } has { $count } targets and one fight.
    [2] Which of the { $count } will it be for { $hero }?
   *[3] { $count } of them look at { $hero } and hope for another.
}
forhonor-comment-picked-raider = { $say ->
    [0] { $hero } could be in { $zone } at once.
    [1] The way to { $zone } lies open for { $hero }.
    [2] { $hero } looks across to { $zone }.
   *[3] Nobody bars { $hero } the way to { $zone }.
}
forhonor-comment-picked-shooter = { $say ->
    [0] { $hero } counts the squares to { $foe }.
    [1] { $foe } might be in somebody’s sights: { $hero } acts.
    [2] { $hero } is looking for a straight line to { $foe }.
   *[3] One arrow, one target: { $hero } thinks of { $foe }.
}
forhonor-comment-picked-soldiers = { $say ->
    [0] No hero near { $hero }, but soldiers enough.
    [1] { $hero } might thin out the ranks.
    [2] For { $hero } there are only soldiers to be had.
   *[3] { $hero } acts, and the soldiers close up.
}
forhonor-comment-picked-nobody = { $say ->
    [0] { $hero } acts, far from everything.
    [1] Nobody is within reach of { $hero }. There is time to walk.
    [2] { $hero } has the choice of the way and no one to meet.
   *[3] A quiet moment for { $hero }.
}
forhonor-comment-idle = { $say ->
    [0] { $hero } stays on { $square } and lets the others work.
    [1] Not a step, not a blow: { $hero } keeps { $square }.
    [2] { $hero } on { $square } has decided to be a statue.
   *[3] { $square } suits { $hero }, who does nothing at all.
}
forhonor-comment-spares = { $say ->
    [0] { $hero } stands beside { $foe } and does not strike.
    [1] { $foe } is spared by { $hero }, this time.
    [2] { $hero } looks at { $foe } and thinks better of it.
   *[3] No blow against { $foe }: { $hero } has other plans.
}
forhonor-comment-stops = { $say ->
    [0] { $hero } stops with { $left } steps to spare.
    [1] { $left } steps left, and { $hero } leaves it at that.
    [2] { $hero } could go on for { $left } steps and does not.
   *[3] Far enough for { $hero }, { $left } steps early.
}
forhonor-comment-card-lost = { $say ->
    [0] Nobody of { $team } is left to act: the card goes to waste.
    [1] { $side } draws a card and has no use for it.
   *[2] A card for { $team }, and everybody has acted already.
}
forhonor-comment-card-nobody = { $say ->
    [0] A card for { $team }, and nobody to lead it: they have all fallen.
    [1] { $side } is called, and nobody answers.
   *[2] The card names { $team }; the board is empty of its heroes.
}
forhonor-comment-kept-out = { $say ->
    [0] Every square of the edge is taken: { $hero } stands outside the gate.
   *[1] No way in for { $hero }, the row is full.
}
forhonor-comment-back = { $say ->
    [0] { $hero } is back with all lives, as if nothing had happened.
    [1] Patched up and ready: { $hero } returns to reserve.
   *[2] { $hero } has slept it off and waits to be called.
}
forhonor-comment-recovered = { $say ->
    [0] { $hero } survived the execution, more or less, and waits.
    [1] A turn of rest for { $hero }, then we shall see.
   *[2] Even after that blow { $hero } will come again, later.
}
forhonor-comment-late = { $say ->
    [0] { $seat } thought for too long; the game went on alone.
    [1] The clock decided for { $seat }.
   *[2] { $seat } is elsewhere, and the game does the usual thing.
}
forhonor-comment-gone = { $say ->
    [0] { $seat } leaves the field; { $team } fights on with one head fewer.
    [1] { $seat } has had enough of this war.
   *[2] Without { $seat }, from now on. { $side } closes ranks.
}
forhonor-comment-aside = { $say ->
    [0] { $hero } makes room for the foot soldiers and steps to { $square }.
    [1] Even a hero gives way to marching boots: { $hero } to { $square }.
   *[2] The ranks come through; { $hero } hops over to { $square }.
}
forhonor-comment-aside-foe = { $say ->
    [0] Pushed out of the lane, and straight to the side of { $foe }: { $hero }.
    [1] { $hero } makes room for soldiers and ends up beside { $foe }.
   *[2] From the boots into the arms of { $foe }: poor { $hero }.
}
forhonor-comment-wall = { $say ->
    [0] { $side } has every soldier on the board: the wall is complete.
    [1] No boot is left in the barracks of { $team }.
   *[2] A full wall for { $team }. Who is going to get through there?
}
forhonor-comment-few = { $say ->
    [0] Only { $count } fresh { $count ->
        [one] soldier
       *[other] soldiers
      } for { $team }: the barracks are nearly empty.
    [1] { $side } scrapes together the last { $count }.
   *[2] Not many more will come: { $count } for { $team }.
}
forhonor-comment-first-soldiers = { $say ->
    [0] Four lanes, four soldiers: { $team } marches off.
    [1] The boots of { $team } are on their way.
   *[2] { $side } opens with soldiers, as everybody does.
}
forhonor-comment-enters = { $say ->
    [0] { $hero } comes in by { $square }.
    [1] By { $square } { $hero } joins the battle.
    [2] { $hero } sets foot on { $square }.
   *[3] Here is { $hero }, on { $square }.
}
forhonor-comment-enters-alone = { $say ->
    [0] { $hero } is the only one of { $team } out there.
    [1] { $side } sends { $hero }, alone for now.
    [2] { $hero } comes in, and nobody else of { $team } is in sight.
   *[3] All that { $team } has out there is { $hero }.
}
forhonor-comment-enters-foe = { $say ->
    [0] { $hero } steps in, and { $foe } is waiting { $gap } squares away.
    [1] { $foe } welcomes { $hero }, { $gap } squares from the edge.
   *[2] Hardly inside, { $hero } has { $foe } { $gap } squares ahead.
}
forhonor-comment-enters-own = { $say ->
    [0] { $hero } comes in by { $square }, on the way to the own zone.
    [1] { $square }: { $hero } heads for the zone at home.
    [2] { $hero } chooses { $square }, the side where points are near.
   *[3] The short way to points: { $hero } by { $square }.
}
forhonor-comment-enters-far = { $say ->
    [0] { $hero } takes { $square }, below the enemy’s zone.
    [1] By { $square }, with an eye on the far zone: { $hero }.
    [2] { $hero } comes in on the far side, { $square }. A raid?
   *[3] A long road ahead from { $square }: { $hero }.
}
forhonor-comment-enters-lane = { $say ->
    [0] { $hero } comes in by { $square }, behind the soldiers.
    [1] { $square }: { $hero } marches in with the ranks.
    [2] In the lane from the first step: { $hero } on { $square }.
   *[3] The soldiers have company: { $hero } on { $square }.
}
forhonor-comment-dispute = { $say ->
    [0] { $hero } walks into { $zone }, where { $foe } thought to be alone.
    [1] A dispute over { $zone }: { $hero } against { $foe }.
    [2] { $foe } has company in { $zone }: { $hero }.
   *[3] Two in { $zone } is one too many: { $hero } and { $foe }.
}
forhonor-comment-guards = { $say ->
    [0] { $hero } takes post in { $zone }.
    [1] A guard for { $zone }: { $hero }.
    [2] { $hero } comes to look after { $zone }.
   *[3] Home, and useful there: { $hero } in { $zone }.
}
forhonor-comment-raids = { $say ->
    [0] { $hero } is in { $zone }, deep in enemy land.
    [1] A raid: { $hero } reaches { $zone }.
    [2] Nobody stopped { $hero } on the way to { $zone }.
   *[3] If { $hero } stays there, { $zone } changes hands.
}
forhonor-comment-joins = { $say ->
    [0] { $hero } comes to { $zone }, where nothing changes by it.
    [1] One more for { $zone }: { $hero }.
    [2] { $hero } has a seat in { $zone }.
   *[3] It gets crowded in { $zone }: { $hero } is there too.
}
forhonor-comment-leaves = { $say ->
    [0] { $hero } leaves { $zone } without a guard.
    [1] Nobody is left in { $zone }: { $hero } has gone.
    [2] { $hero } has seen enough of { $zone }.
   *[3] Behind { $hero } { $zone } stands empty.
}
forhonor-comment-between = { $say ->
    [0] { $hero } steps between { $count } enemies. Brave, or tired of it all.
    [1] { $count } enemies around { $hero } now.
    [2] { $hero } has { $count } neighbours, none of them friendly.
   *[3] In the thick of it: { $hero } against { $count }.
}
forhonor-comment-gang = { $say ->
    [0] { $hero } comes to help { $mate }: { $foe } is outnumbered.
    [1] Two against one: { $hero } and { $mate } have { $foe } between them.
    [2] { $foe } counts the blades: { $mate }, and now { $hero }.
   *[3] { $mate } was not alone for long: { $hero } closes in on { $foe }.
}
forhonor-comment-hunts = { $say ->
    [0] { $hero } smells blood: { $foe } has { $life } life left.
    [1] { $foe } is weak, and { $hero } is there.
    [2] { $hero } has come for { $foe }, { $life } life left.
   *[3] Bad news for { $foe }: { $hero } next door.
}
forhonor-comment-faces = { $say ->
    [0] { $hero } steps up to { $foe }.
    [1] { $hero } and { $foe }, nose to nose.
    [2] Now { $hero } stands before { $foe }.
   *[3] { $foe } hears steps: { $hero } is there.
}
forhonor-comment-escapes = { $say ->
    [0] { $hero } gets away from { $foe }, barely alive.
    [1] Wounded, but gone: { $hero } leaves { $foe } behind.
    [2] { $foe } looks about: where is { $hero }?
   *[3] { $hero } limps off, and { $foe } lets it happen.
}
forhonor-comment-slips = { $say ->
    [0] { $hero } has no time for { $foe } and walks off.
    [1] { $foe } is left standing by { $hero }.
    [2] { $hero } slips away from { $foe }.
   *[3] Another day, { $foe }: { $hero } is gone.
}
forhonor-comment-lines-up = { $say ->
    [0] A straight line from { $hero } to { $foe }.
    [1] { $hero } has { $foe } in sight.
    [2] { $foe } stands where { $hero } can shoot.
   *[3] { $hero } takes aim at { $foe }.
}
forhonor-comment-spear = { $say ->
    [0] { $hero } keeps { $foe } at a spear’s length.
    [1] Two squares are enough: { $hero } can reach { $foe }.
    [2] { $foe } is not near, but near enough for { $hero }.
   *[3] The spear of { $hero } points at { $foe }.
}
forhonor-comment-alone = { $say ->
    [0] { $hero } on { $square }: { $gap } squares to the nearest enemy.
    [1] It is lonely round { $square }, { $hero } finds.
    [2] Nobody within { $gap } squares of { $hero } on { $square }.
   *[3] { $hero } has { $square } to enjoy in peace.
}
forhonor-comment-watches = { $say ->
    [0] { $hero } keeps { $foe } in view, { $gap } squares off.
    [1] { $gap } squares between { $hero } and { $foe }.
    [2] { $hero } prowls, { $foe } { $gap } squares away.
   *[3] { $foe } sees { $hero } come within { $gap } squares.
}
forhonor-comment-run-up = { $say ->
    [0] { $steps } steps: { $hero } has the run-up for a rush.
    [1] { $hero } runs { $steps } steps to { $square }. That is going to hurt somebody.
    [2] At full speed to { $square }: { $hero }, { $steps } steps.
   *[3] { $hero } storms up to { $square }, { $steps } steps and no breath left.
}
forhonor-comment-long-legs = { $say ->
    [0] { $steps } steps to { $square }: Vikings walk far, { $hero } knows how.
    [1] { $hero } covers { $steps } squares and is on { $square }.
    [2] Nobody else goes that far: { $hero }, { $steps } steps to { $square }.
   *[3] { $hero } strides to { $square }, all { $steps } steps of it.
}
forhonor-comment-march = { $say ->
    [0] { $hero } uses every step there is and comes to { $square }.
    [1] A long march for { $hero }, all the way to { $square }.
    [2] { $square } at last: { $hero } is out of breath.
   *[3] { $steps } steps, not one left: { $hero } on { $square }.
}
forhonor-comment-step = { $say ->
    [0] A single step: { $hero } to { $square }.
    [1] { $hero } shifts a little, to { $square }.
    [2] { $square }, says { $hero }, not an inch further.
   *[3] { $hero } creeps to { $square }.
}
forhonor-comment-crosses = { $say ->
    [0] { $hero } crosses the median line to { $square }.
    [1] Into the other half: { $hero } on { $square }.
    [2] { $hero } leaves home and stands on { $square }.
   *[3] Behind the enemy’s line: { $hero }, { $square }.
}
forhonor-comment-goes-home = { $say ->
    [0] { $hero } goes back to the own half, to { $square }.
    [1] Home again: { $hero } on { $square }.
    [2] { $hero } has seen the other side and returns to { $square }.
   *[3] Back behind the line: { $hero }, { $square }.
}
forhonor-comment-through = { $say ->
    [0] { $hero } pushes through the own ranks to { $square }.
    [1] Make way: { $hero } walks through the soldiers to { $square }.
    [2] The soldiers let { $hero } pass to { $square }.
   *[3] Past helmets and elbows: { $hero } on { $square }.
}
forhonor-comment-near-soldiers = { $say ->
    [0] { $hero } stands before the enemy’s soldiers on { $square }.
    [1] The ranks are within reach: { $hero } on { $square }.
    [2] { $hero } and a row of spears meet at { $square }.
   *[3] Soldiers, look up: { $hero } is on { $square }.
}
forhonor-comment-forward = { $say ->
    [0] { $hero } pushes on, { $rows } rows to { $square }.
    [1] { $rows } rows forward: { $hero } on { $square }.
    [2] { $hero } advances to { $square }.
   *[3] On to { $square }: { $hero } does not look back.
}
forhonor-comment-backward = { $say ->
    [0] { $hero } falls back { $rows } rows to { $square }.
    [1] Back by { $rows } rows: { $hero } on { $square }.
    [2] { $hero } gives ground and takes { $square }.
   *[3] Discretion first: { $hero } withdraws to { $square }.
}
forhonor-comment-sideways = { $say ->
    [0] { $hero } moves along to { $square }.
    [1] Along the line: { $hero } on { $square }.
    [2] { $hero } looks for a better place and finds { $square }.
   *[3] Sideways to { $square }: { $hero } tries another door.
}

## For Honor: soldiers, shots, banners, shoves

forhonor-comment-kill-all = { $say ->
    [0] { $hero } sweeps the last soldier of { $team } off the board.
   *[1] Not one soldier of { $team } is left: { $hero } was here.
}
forhonor-comment-kill-lane = { $say ->
    [0] Lane { $lane } is empty of { $team }: { $hero } has seen to it.
    [1] { $hero } clears lane { $lane }; { $team } has nobody there now.
   *[2] The last of { $team } in lane { $lane } falls to { $hero }.
}
forhonor-comment-kill-centre = { $say ->
    [0] { $hero } cuts down { $count }, and the centre tips: { $first } to { $second }.
    [1] { $first } to { $second } in the centre now, thanks to { $hero }.
   *[2] The scales of the centre move: { $hero } took { $count } away.
}
forhonor-comment-kill-cut = { $say ->
    [0] { $hero } removes { $count } and cuts { $cut } more off the line.
    [1] { $count ->
           [one] One soldier falls
          *[other] { $count } soldiers fall
      } to { $hero }, and { $cut ->
           [one] one more behind no longer counts
          *[other] { $cut } more behind no longer count
      }.
   *[2] A gap in the ranks: { $hero } leaves { $cut } out on their own.
}
forhonor-comment-kill-many = { $say ->
    [0] { $count } at a stroke: { $hero } mows down the ranks of { $team }.
    [1] { $hero } goes through { $team } like a scythe, { $count } gone.
   *[2] { $count } soldiers fewer for { $team }: { $hero } did not stop for breath.
}
forhonor-comment-kill-one = { $say ->
    [0] { $hero } picks off the soldier on { $square }.
    [1] One soldier less: { $hero }, { $square }.
    [2] The soldier on { $square } will not come home, says { $hero }.
   *[3] { $square } is free again. { $hero } shrugs.
}
forhonor-comment-kill = { $say ->
    [0] { $hero } thins the ranks by { $count }.
    [1] { $count } soldiers fall to { $hero }.
    [2] { $hero } counts: { $count }.
   *[3] { $count } helmets on the ground, and { $hero } over them.
}
forhonor-comment-shot-soldier = { $say ->
    [0] A shot by { $hero }, and { $square } is empty.
    [1] { $hero } lets fly; the soldier on { $square } is gone.
   *[2] From afar { $hero } takes the rearmost, on { $square }.
}
forhonor-comment-shot-fell = { $say ->
    [0] A shot, a fall: { $hero } brings { $foe } down from afar.
    [1] { $foe } never came near: { $hero } ends it with one shot.
   *[2] { $hero } does not miss, and { $foe } is gone.
}
forhonor-comment-shot-long = { $say ->
    [0] Four squares, and { $hero } hits { $foe } all the same.
    [1] At the very end of the range: { $hero } against { $foe }.
   *[2] { $foe } felt safe at four squares. { $hero } disagrees.
}
forhonor-comment-shot = { $say ->
    [0] { $hero } shoots, { $foe } bleeds: { $left } left.
    [1] { $foe } is hit by { $hero }, life { $left }.
   *[2] A straight line costs { $foe } a life: { $hero } shot.
}
forhonor-comment-shove-out = { $say ->
    [0] Out of { $zone }: { $hero } shoulders { $foe } away.
    [1] { $foe } held { $zone } until { $hero } came along.
   *[2] { $hero } shows { $foe } the door of { $zone }.
}
forhonor-comment-shove-trap = { $say ->
    [0] { $hero } shoves { $foe } right into the arms of { $mate }.
    [1] { $mate } only has to wait: { $hero } delivers { $foe }.
   *[2] A push by { $hero }, and { $foe } stands beside { $mate }.
}
forhonor-comment-shove-off = { $say ->
    [0] { $hero } keeps { $foe } off with a push.
    [1] No closer, { $foe }: { $hero } pushes hard.
   *[2] A shove, and there is air between { $hero } and { $foe }.
}
forhonor-comment-shove = { $say ->
    [0] { $hero } moves { $foe } to { $square }, without asking.
    [1] { $foe } finds out where { $square } is: { $hero } pushed.
   *[2] A push by { $hero } sends { $foe } to { $square }.
}
forhonor-comment-banner-many = { $say ->
    [0] The banner of { $hero } goes up, and { $count } friends breathe again.
   *[1] { $count } wounds closed at once: { $hero } raises the banner.
}
forhonor-comment-banner-saved = { $say ->
    [0] { $mate } was nearly done for; { $hero } raises the banner in time.
   *[1] From the brink: { $hero } gives { $mate } a second life.
}
forhonor-comment-banner = { $say ->
    [0] { $hero } raises the banner, and { $mate } stands at { $life } again.
    [1] { $mate } feels better: the banner of { $hero } is up.
   *[2] A life for { $mate }, with regards from { $hero }.
}

## For Honor: combats

forhonor-comment-card-sword = the sword
forhonor-comment-card-charge = the charge
forhonor-comment-card-shield = the shield
forhonor-comment-dare = { $say ->
    [0] { $hero } draws on { $foe }. Cards, please.
    [1] { $hero } against { $foe }: now it is about nerves.
    [2] { $foe } is challenged by { $hero }.
   *[3] Steel on steel: { $hero } attacks { $foe }.
}
forhonor-comment-dare-reach = { $say ->
    [0] { $hero } strikes from two squares away; { $foe } did not see it coming.
    [1] Too far? Not for { $hero }: { $foe } must fight.
   *[2] The long spear finds { $foe }: { $hero } attacks.
}
forhonor-comment-dare-last = { $say ->
    [0] With a single life { $hero } attacks { $foe }. All or nothing.
    [1] { $hero } has one life and spends it on { $foe }.
   *[2] Desperate or clever? { $hero }, life 1, attacks { $foe }.
}
forhonor-comment-dare-weak = { $say ->
    [0] { $life } against { $other }: { $hero } attacks { $foe } against the odds.
    [1] { $hero } is the weaker one and attacks { $foe } anyway.
   *[2] { $foe } has more to lose with, and { $hero } knows it.
}
forhonor-comment-dare-easy = { $say ->
    [0] { $foe } has one life left, and { $hero } comes to fetch it.
    [1] { $hero } against a wounded { $foe }: not fair, but war.
   *[2] One blow would do: { $hero } attacks { $foe }.
}
forhonor-comment-dare-same = { $say ->
    [0] { $hero } and { $foe } went to the same school. Now they fight.
    [1] A family quarrel: { $hero } attacks { $foe }.
   *[2] { $hero } and { $foe } love the same card, and both know it.
}
forhonor-comment-struck-outnumbered = { $say ->
    [0] { $hero } is surrounded, and the first life is gone before a card is played.
    [1] Blades on all sides: { $hero } pays for standing alone.
   *[2] { $foe } did not come alone. { $hero } feels it.
}
forhonor-comment-struck-rush = { $say ->
    [0] { $foe } comes at a run, and { $hero } is hit before a card is played.
    [1] What a rush: { $hero } had no time to raise an arm.
   *[2] { $hero } is run down by { $foe }.
}
forhonor-comment-struck-thread = { $say ->
    [0] { $hero } hangs by a thread: one life left.
    [1] One life: { $hero } has { $foe } to thank for it.
   *[2] { $hero } is still standing. Only just.
}
forhonor-comment-tied = { $say ->
    [0] Twice { $card }: { $hero } and { $foe } both bleed.
    [1] Two minds, one thought: { $hero } and { $foe } show the same.
   *[2] { $hero } and { $foe } know each other too well.
}
forhonor-comment-tied-hard = { $say ->
    [0] Both know how to use { $card }: that hurt { $hero } and { $foe }.
    [1] { $hero } and { $foe } strike with what they love most. Two lives each.
   *[2] Nobody gives way: { $hero } and { $foe } take it full in the face.
}
forhonor-comment-tied-twice = { $say ->
    [0] Tied again. { $hero } and { $foe } could do this all day.
    [1] Twice the same thought: { $hero } and { $foe } have hurt each other enough.
   *[2] No winner between { $hero } and { $foe }, only bruises.
}
forhonor-comment-tied-late = { $say ->
    [0] The second round is tied; the first remains.
    [1] { $hero } and { $foe } end it with the same card.
   *[2] Once more { $card } from both: { $hero } and { $foe } end it even.
}
forhonor-comment-read = { $say ->
    [0] { $hero } saw { $other } coming: everybody knows what { $foe } likes.
    [1] { $foe } played the favourite card once too often for { $hero }.
   *[2] With { $card } against { $other }, { $hero } reads { $foe } like a book.
}
forhonor-comment-favourite = { $say ->
    [0] Nobody handles { $card } like { $hero }, and { $foe } learns why.
    [1] { $hero } strikes with the card of the house, and { $foe } feels it.
   *[2] Against { $card } in those hands { $other } is no use to { $foe }.
}
forhonor-comment-round-attacker = { $say ->
    [0] With { $card } against { $other } the first round goes to { $hero }.
    [1] { $hero } came, saw, and { $foe } bleeds.
   *[2] First blood to { $hero }: { $foe } had { $other }.
}
forhonor-comment-round-target = { $say ->
    [0] Attacked, { $hero } hits back: { $card } beats { $other }.
    [1] { $foe } should have stayed away: { $hero } wins the first round.
   *[2] A bad idea, { $foe }: { $hero } had { $card }.
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
forhonor-comment-second = { $say ->
    [0] After a tie { $hero } finds the right card: { $card }.
    [1] The second round decides: { $hero } over { $foe }.
   *[2] { $hero } had { $card } left, and { $foe } did not think of it.
}
forhonor-comment-spared-guard = { $say ->
    [0] A tie, and { $hero } does not have a scratch: superior guard.
    [1] { $hero } parries what nobody parries.
   *[2] Good guard: { $hero } loses nothing.
}
forhonor-comment-spared-bulwark = { $say ->
    [0] The bulwark holds: { $hero } hardly feels it.
    [1] { $hero } lets the shield take the first blow.
   *[2] That was meant to hurt more: { $hero } stands like a tower.
}
forhonor-comment-spared-skin = { $say ->
    [0] No execution for { $hero }: the blade only finds stone.
   *[1] { $hero } falls, and will be back sooner than planned.
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
forhonor-comment-fell-attacker = { $say ->
    [0] { $hero } attacked { $foe } and falls in the attempt.
    [1] That was a mistake: { $foe } strikes the attacker down.
   *[2] { $hero } went to fetch { $foe } and will not come back this turn.
}
forhonor-comment-fell-outnumbered = { $say ->
    [0] { $hero } falls without a card being played: too many blades.
   *[1] No duel needed: they bring { $hero } down together.
}
forhonor-comment-fell-rush = { $say ->
    [0] { $foe } runs { $hero } down before a card is played.
   *[1] Five steps of run-up and { $hero } is gone: { $foe } does not stop.
}
forhonor-comment-fell-last = { $say ->
    [0] { $hero } was the last of { $team } on the board.
   *[1] With { $hero } falls the last hero of { $team } out there.
}
forhonor-comment-fell-fresh = { $say ->
    [0] { $life } lives in one go: { $foe } leaves nothing of { $hero }.
   *[1] { $hero } was in good health a moment ago. Then came { $foe }.
}
forhonor-comment-fell = { $say ->
    [0] { $hero } falls to { $foe }.
    [1] That was the last life: { $foe } brings { $hero } down.
   *[2] { $foe } stands, { $hero } does not.
}

## For Honor: zones, points and the end

forhonor-comment-centre-lost = { $say ->
    [0] The ranks are level: nobody has the centre any more.
    [1] { $side } loses the centre; both lines count { $count }.
   *[2] Soldier for soldier: the centre is free again.
}
forhonor-comment-centre-taken = { $say ->
    [0] The soldiers of { $team } push forward: the centre is theirs.
    [1] { $side } has the longer line, and the centre.
   *[2] Boots decide: the centre goes to { $team }.
}
forhonor-comment-centre-hair = { $say ->
    [0] One soldier more, { $most } to { $least }: the centre goes to { $team }.
   *[1] By a single boot: { $team } takes the centre, { $most } to { $least }.
}
forhonor-comment-centre = { $say ->
    [0] { $most } linked soldiers to { $least }: { $team } takes the centre.
    [1] { $side } wins the pushing match in the middle, { $most } to { $least }.
   *[2] The line of { $team } holds: centre taken, { $most } to { $least }.
}
forhonor-comment-zone-thread = { $say ->
    [0] With one life left { $hero } takes { $zone }.
   *[1] { $hero } can hardly stand, but stands in { $zone }.
}
forhonor-comment-zone-odds = { $say ->
    [0] { $count } enemies out there, and { $hero } takes { $zone } all the same.
   *[1] Against the odds: { $hero } holds { $zone }, { $count } enemies notwithstanding.
}
forhonor-comment-zone-alone = { $say ->
    [0] All alone { $hero } takes { $zone }, in enemy land.
    [1] Nobody was looking: { $zone } belongs to { $hero } now.
   *[2] { $hero } walked in and { $zone } was free.
}
forhonor-comment-zone-stolen = { $say ->
    [0] { $side } snatches { $zone } from { $loser }.
    [1] A change of hands in { $zone }: { $loser } was not at home.
   *[2] A hundred for { $team }, a hundred from { $loser }: { $zone } is taken.
}
forhonor-comment-zone-own = { $say ->
    [0] { $side } puts { $zone } in order.
    [1] Now { $zone } is in the hands of { $team }, as it should be.
   *[2] { $side } takes what lies at its own door: { $zone }.
}
forhonor-comment-zone-far = { $say ->
    [0] { $side } takes { $zone }, on the far side.
    [1] A flag of { $team } over { $zone }.
   *[2] And { $zone } goes to { $team }: that was a long way.
}
forhonor-comment-target = { $say ->
    [0] { $side } is at { $points }: once more, and the gate falls shut.
    [1] { $points } for { $team }. The others are told to hurry.
   *[2] { $side } has what it takes, { $points }. Now it must hold on.
}
forhonor-comment-harvest = { $say ->
    [0] { $points } points in one turn for { $team }.
    [1] { $side } brings in the harvest: { $points } points.
   *[2] What a turn for { $team }: { $points }.
}
forhonor-comment-all-zones = { $say ->
    [0] { $side } holds all three zones. The others hold a grudge.
    [1] Everything belongs to { $team }: both zones and the centre.
   *[2] All three for { $team }. That cannot go on.
}
forhonor-comment-overtaken = { $say ->
    [0] { $side } goes ahead: { $first } to { $second }.
    [1] The lead changes hands: { $first } to { $second }, and { $team } smiles.
   *[2] { $side } has turned the match, { $first } to { $second }.
}
forhonor-comment-level = { $say ->
    [0] Level at { $points }. All that for nothing?
    [1] { $points } each: the war begins anew.
   *[2] { $points } to { $points }, and nobody gives in.
}
forhonor-comment-comeback = { $say ->
    [0] { $side } was far behind and is within { $gap } now.
    [1] Look at { $team }: only { $gap } points to go.
   *[2] { $side } is back in the match, { $gap } points behind.
}
forhonor-comment-nothing = { $say ->
    [0] Turn { $turn } changes nothing at all.
    [1] Not a point in turn { $turn }. Everybody is waiting.
   *[2] Turn { $turn }: much marching, no points.
}
forhonor-comment-far-ahead = { $say ->
    [0] { $side } is { $gap } points ahead.
    [1] { $gap } points between them, and { $team } is in front.
    [2] { $side } runs away: { $gap } points.
   *[3] That is a long way to catch up: { $gap } behind { $team }.
}
forhonor-comment-close = { $say ->
    [0] { $side } leads by { $gap }; nothing is decided.
    [1] { $gap } points: { $team } would not bet on it yet.
    [2] A narrow lead for { $team }, { $gap } points.
   *[3] { $gap } points, and { $team } hears steps behind.
}
forhonor-comment-turn = { $say ->
    [0] Turn { $turn } ends at { $first } to { $second }.
    [1] After { $turn } turns: { $first } to { $second }.
    [2] { $first } to { $second }. On to the next turn.
   *[3] The horns sound: { $first } to { $second } after turn { $turn }.
}
forhonor-comment-locked = { $say ->
    [0] The gate falls shut: no fallen hero of { $team } comes back now.
    [1] { $side } is locked out. Whoever falls stays down.
   *[2] From now on every fall counts for { $team }.
}
forhonor-comment-unlocked = { $say ->
    [0] The gate opens again: { $team } may bring back the fallen.
    [1] { $side } breathes: the lock is gone.
   *[2] Fresh air for { $team }: the fallen come home.
}
forhonor-comment-over-draw = { $say ->
    [0] { $first } to { $second }: after all that, nobody has won.
   *[1] A draw. Both camps bury their dead and go home.
}
forhonor-comment-over-left = { $say ->
    [0] The other camp has left; { $team } keeps the field.
   *[1] { $side } wins against empty benches.
}
forhonor-comment-over-wiped = { $say ->
    [0] Not one enemy hero is left standing: the field belongs to { $team }.
   *[1] { $side } shuts the gate and wipes them out. Honour satisfied.
}
forhonor-comment-over-hair = { $say ->
    [0] { $first } to { $second }: { $team } wins by the breadth of a zone.
   *[1] A hair between them: { $team } wins, { $first } to { $second }.
}
forhonor-comment-over-turns = { $say ->
    [0] The last turn is over, and { $team } is ahead, { $first } to { $second }.
   *[1] Time is up: { $team } wins, { $first } to { $second }.
}
