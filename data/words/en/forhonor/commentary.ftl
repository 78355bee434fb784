# A commentator’s remarks on a turn. A message has up to four wordings; $say, from 0 to 3, chooses between them.
# $puck, $by, $foe, $other, $own, $one, $two, $guard and $block are labels such as B2 or S1; $team is a side.

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
