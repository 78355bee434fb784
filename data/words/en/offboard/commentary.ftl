# A commentator’s remarks on a turn. A message has up to four wordings; $say, from 0 to 3, chooses between them.
# $puck, $by, $foe, $other, $own, $one, $two, $guard and $block are labels such as B2 or S1; $team is a side.

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
