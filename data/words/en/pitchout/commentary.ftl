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
