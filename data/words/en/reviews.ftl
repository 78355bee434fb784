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
review-gone = That moment isn’t in the review. Reopen the review with *Review* below the match’s last move.

refused-review = Match #{ $match } can’t be reviewed. Only matches played to the end have a review.
refused-review-running = Match #{ $match } isn’t over yet. You can review it once it’s finished.
refused-review-record = Imported records can’t be reviewed. Try a move with **What if?** instead.
