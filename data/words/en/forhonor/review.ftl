# Why: For Honor
coach-forhonor-card = The opponent can take advantage of this card. Best mix here: sword { $sword }%, charge { $charge }%, shield { $shield }%.
coach-forhonor-hero = Another hero had more to do.
coach-forhonor-attack = Passed up a good combat.
coach-forhonor-soldiers = Left enemy soldiers standing that were in reach.
coach-forhonor-risk = This combat risked more than it could win.
coach-forhonor-zone = Passed up a chance to take a zone.
coach-forhonor-stay = The hero was better off staying there.
coach-forhonor-place = The hero could have ended on a better square.
