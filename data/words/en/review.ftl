# Reviews of matches: /match review
review = Review
review-title = Review of match #{ $match }
review-progress = { $percent ->
    [0] Starting the review of match #{ $match }…
   *[other] Reviewing match #{ $match }: { $percent }%
  }
review-later = You can close this. The review continues and is kept with the match.
review-ready = ✅ The review of match #{ $match } is ready, above.
# Above the picture of the curve. $name: the side at the bottom
review-axes = Below the line: { $name }’s chance of winning
review-axes-several = The wider a side’s band, the better its chance of winning
# In the picture of the curve: its title, and what runs from left to right
review-picture-title = Chance of winning
review-picture-moves = Move
review-look = Refresh
review-curve = Who was ahead. Chances of { $name }: { $values }.
review-curve-leaders = Who was ahead: { $values }.
review-percent = { $value }%
review-at = { $value } after move { $turn }
review-accuracy = { $user }: accuracy **{ $accuracy }** of 100
review-accuracy-about = An accuracy of 100 means that no decision lowered the player’s chance of winning.
review-unjudged = { $user }: no decision to judge
review-empty = There’s nothing to review: the match ended before anyone had a real choice to make.
review-none = No decision stands out: nothing was clearly better.
review-moments = { $count ->
    [one] **The moment that mattered most**
   *[other] **The { $count } moments that mattered most**
}
review-listed = **{ $number }.** Move { $turn }, { $user }: { $why } Chance of winning: −{ $lost } points.
review-moment = { $number } · Move { $turn }
review-moment-title = Moment { $number }: move { $turn } by { $user }
review-moment-alt = Move { $turn }. { $what }
review-played = Played: { $what }
review-better = Better: { $what }
review-chances = Chances of winning: { $played }% as played, { $best }% with the better choice
review-share = Better in { $share }% of replays with slightly different luck and aim
review-try = Try it
review-back = ◀ Review
review-gone = That moment isn’t in the review. Reopen the review with `/match review`.

refused-review = Match #{ $match } can’t be reviewed. Only matches played to the end have a review.
refused-review-running = Match #{ $match } isn’t over yet. You can review it once it’s finished.
refused-review-record = Imported records can’t be reviewed. Try a move with **What if?** instead.

# Why: Pitch Out
coach-pitchout-captain-lost = Captain put at risk.
coach-pitchout-own = Own pucks put at risk.
coach-pitchout-captain-shot = Missed a shot at the opposing Captain.
coach-pitchout-shot = Missed a good shot at an opposing puck.
coach-pitchout-captain = Captain left near the edge.
coach-pitchout-edge = Own pucks left near the edge.
coach-pitchout-pushed = Could have pushed opposing pucks closer to the edge.
coach-pitchout-passive = Touched no opposing puck.

# Why: PitchBowl
coach-pitchbowl-score = Passed up a chance at a touchdown.
coach-pitchbowl-players = Could have taken an opposing player out, or kept one safe.
coach-pitchbowl-ball = Didn’t go for the ball, or lost it.
coach-pitchbowl-tempo = There was a better place for the ball or the players.

# Why: Offboard
coach-offboard-win = Passed up a win.
coach-offboard-lost = Let the opponent force a win.
coach-offboard-push = Passed up a push that scores.
coach-offboard-exposed = Left a ball where it could be pushed off.
coach-offboard-place = Another move would have kept the balls closer together and nearer the centre.

# Why: For Honor
coach-forhonor-card = The opponent can take advantage of this card. Best mix here: sword { $sword }%, charge { $charge }%, shield { $shield }%.
coach-forhonor-hero = Another hero had more to do.
coach-forhonor-attack = Passed up a good combat.
coach-forhonor-soldiers = Left enemy soldiers standing that were in reach.
coach-forhonor-risk = This combat risked more than it could win.
coach-forhonor-zone = Passed up a chance to take a zone.
coach-forhonor-stay = The hero was better off staying there.
coach-forhonor-place = The hero could have ended on a better square.
