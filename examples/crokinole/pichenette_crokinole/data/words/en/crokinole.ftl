# What Crokinole says.

crokinole-name = Crokinole
crokinole-tagline = Flick discs towards the middle of the board. The higher sum wins.
crokinole-team-0 = South
crokinole-team-1 = North
crokinole-side-0 = South (discs A1 to A12; begins the first round{ $seats ->
   *[other] {""}
  })
crokinole-side-1 = North (discs B1 to B12{ $seats ->
   *[other] {""}
  })
crokinole-disc = { $disc } ({ $side })
crokinole-hole = the hole

crokinole-option-rounds = Rounds
crokinole-option-rounds-1 = 1
crokinole-option-rounds-2 = 2
crokinole-option-discs = Discs each
crokinole-option-discs-12 = 12
crokinole-option-discs-8 = 8
crokinole-option-discs-4 = 4
crokinole-option-hand = Hand
crokinole-option-hand-steady = steady: every flick goes as it is aimed
crokinole-option-hand-calm = calm: flicks slip a little
crokinole-option-hand-human = human: flicks slip

crokinole-ask-flick = Flick { $disc }; { $left ->
    [one] it is your last disc
   *[other] you have { $left } discs left
  } in this round.
crokinole-spot-P1 = P1 far left
crokinole-spot-P2 = P2 left
crokinole-spot-P3 = P3 middle
crokinole-spot-P4 = P4 right
crokinole-spot-P5 = P5 far right
crokinole-late-flick = the disc is lost

crokinole-refused-seats = Crokinole is for two, not for { $seats }.
crokinole-refused-over = The match is over.
crokinole-refused-ask = That is no longer asked.
crokinole-refused-seat = It is not your turn.
crokinole-refused-angle = That is no direction: give 0 to 360 degrees.
crokinole-refused-strength = Strength goes from 1 to 100.

crokinole-headline = Round { $round }: South { $south }, North { $north }; { $left ->
    [one] one disc
   *[other] { $left } discs
  } left
crokinole-board-hole = In the hole: South { $south }, North { $north }
crokinole-board-ring = { $points } points: { $discs }

crokinole-event-flicked = { $disc } was flicked from { $spot } at { $angle }°, strength { $strength }.
crokinole-event-foul = Foul: { $side } touched no opposing disc.
crokinole-event-twenty = { $disc } is in the hole: 20 points!
crokinole-event-ditched = { $disc } went into the ditch.
crokinole-event-unanswered = { $side } ran out of time and loses the disc.
crokinole-event-forced = { $side } had only one option; it was played automatically.
crokinole-event-gone = { $side } left.
crokinole-event-round = Round { $round }: South { $south }, North { $north }.
crokinole-event-over = { $drawn ->
    [yes] A draw at { $first } points each.
   *[no] { $side } wins { $first } to { $second }.
  }
crokinole-outcome-played = { $first } points to { $second }
crokinole-outcome-left = the other side left
crokinole-outcome-draw = level at { $points } points
crokinole-fan = Your hand may slip: 19 flicks of 20 stay within { $aside }° to each side and between strength { $weak } and { $strong }.

lesson-crokinole-takeout-title = take-out
lesson-crokinole-takeout-about = While there is an opposing disc on the board, you have to touch one. If you do not, your disc goes into the ditch.
lesson-crokinole-takeout-task = Knock B1 into the ditch.
lesson-crokinole-takeout-done = B1 is gone, and no foul: that is how points are taken from the other side.
lesson-crokinole-takeout-foul = You touched nothing: a foul. Choose B1 in the menu *Aim at*.
lesson-crokinole-takeout-soft = You touched B1, but it stayed. Strength 60 is enough.
