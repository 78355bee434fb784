# Why: Offboard
coach-offboard-win = Passed up a win.
coach-offboard-lost = Let the opponent force a win.
coach-offboard-push = Passed up a push that scores.
coach-offboard-exposed = Left a ball where it could be pushed off.
coach-offboard-place = Another move would have kept the balls closer together and nearer the centre.
