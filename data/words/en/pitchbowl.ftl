# What PitchBowl says.

pitchbowl-name = PitchBowl
pitchbowl-tagline = Flick eleven players one after the other, and bring the ball into the far end zone.

pitchbowl-team-0 = Amber
pitchbowl-team-1 = Azure
# $seats: how many play, always two
pitchbowl-side-0 = Amber (A1 to A11, attacks to the right{ $seats ->
   *[other] {""}
  })
pitchbowl-side-1 = Azure (B1 to B11, attacks to the left{ $seats ->
   *[other] {""}
  })

pitchbowl-ball = the ball
pitchbowl-goal = the end zone
pitchbowl-edge = the nearest line
pitchbowl-three-quarter = three-quarter
pitchbowl-runner = runner
pitchbowl-piece = { $label } ({ $kind })
# $cell: a cell, A1 to I16
pitchbowl-spot = on cell { $cell }
pitchbowl-spot-off = outside the field

pitchbowl-option-touchdowns = Touchdowns to win
pitchbowl-option-touchdowns-1 = 1
pitchbowl-option-touchdowns-2 = 2
pitchbowl-option-touchdowns-3 = 3
pitchbowl-option-touchdowns-5 = 5
pitchbowl-option-defensive_placement = Defensive placement
pitchbowl-option-defensive_placement-off = off
pitchbowl-option-defensive_placement-on = on
pitchbowl-option-ko_dv = Knock-outs
pitchbowl-option-ko_dv-1100 = by hard hits
pitchbowl-option-ko_dv-0 = off
pitchbowl-option-max_turns = Most turns
pitchbowl-option-max_turns-0 = no limit
pitchbowl-option-max_turns-20 = 20
pitchbowl-option-max_turns-40 = 40
pitchbowl-option-max_turns-80 = 80
pitchbowl-option-hand = Hand
pitchbowl-option-hand-steady = steady: every flick goes as it is aimed
pitchbowl-option-hand-calm = calm: flicks slip a little, mostly within 1° and 4 % of the strength
pitchbowl-option-hand-human = human: flicks slip, mostly within 2° and 8 % of the strength
pitchbowl-option-toss = Toss
pitchbowl-option-toss-drawn = the winner receives
pitchbowl-option-toss-chosen = the winner chooses to kick or receive
# How far the hand may slip: $aside degrees to each side, strengths from $weak to $strong.
pitchbowl-fan = Your hand may slip: 19 flicks of 20 stay within { $aside }° to each side and between strength { $weak } and { $strong }.

pitchbowl-ask-toss = You won the toss: kick or receive?
pitchbowl-ask-setup = Set up your eleven in your half.
pitchbowl-ask-kick = Kick off.
# $left: players that may still be flicked
pitchbowl-ask-action = Flick a player ({ $left } left) or end your turn.
pitchbowl-ask-bonus = { $piece } gets a bonus flick.
pitchbowl-ask-fumble_spot = Fumble! Where does the ball go?
pitchbowl-ask-placement = Move a player, touching no one?

pitchbowl-choice-kick = Kick
pitchbowl-choice-receive = Receive
pitchbowl-hint-kick = You set up first and kick off; the other side has the first turn
pitchbowl-hint-receive = The other side kicks off; the first turn is yours
pitchbowl-formation-again = Same again
pitchbowl-formation-balanced = Balanced
pitchbowl-formation-deep = Deep
# $turn: degrees off straight ahead
pitchbowl-choice-kick-off = { $turn ->
    [0] Straight ahead
   *[other] { $side ->
        [left] { $turn }° to the left
       *[right] { $turn }° to the right
      }
  }
pitchbowl-verb-kick = Kick off
pitchbowl-choice-steal = { $piece }: steal
pitchbowl-choice-pickup = { $piece }: pick up
pitchbowl-choice-handoff = { $piece }: hand off to { $target }
pitchbowl-choice-pass = { $piece }: pass
pitchbowl-announce-none = No announcement
pitchbowl-announce-steal = Steal
pitchbowl-announce-pickup = Pick up
pitchbowl-announce-handoff = Hand off to { $target }
pitchbowl-announce-pass = Pass
# $cell: A1 to I16
pitchbowl-player-lies = on { $cell }
pitchbowl-player-holds = on { $cell }, has the ball
pitchbowl-hint-steal = Must touch the enemy holder first; then he acts again
pitchbowl-hint-pickup = Must touch the ball first; then he acts again
pitchbowl-hint-handoff = Must touch that team-mate first
pitchbowl-hint-placement = Runs within reach, touching no one; otherwise goes back, and nobody else moves this turn
pitchbowl-hint-pass = The ball is thrown; the first player it meets has it
pitchbowl-choice-end = End the turn
pitchbowl-hint-end = Everybody turns active, the other side plays
pitchbowl-choice-spot = Put the ball beside { $piece }
pitchbowl-verb-spot = Put it there
pitchbowl-choice-decline = Move nobody
pitchbowl-choice-decline_all = Nobody this turn
pitchbowl-orders-open = Defensive placement
pitchbowl-orders = **Defensive placement.** After each flick of the other side, should I ask whether you want to move a player? You can change this any time.
pitchbowl-order-ask = Ask me
pitchbowl-order-carrier = Only if the carrier moves
pitchbowl-order-never = Never ask
pitchbowl-last-no = The turn goes on
pitchbowl-last-yes = The turn ends after it
pitchbowl-dial-last = Afterwards
pitchbowl-dial-last-hint = If the turn ends after this flick, the other side gets no placement

pitchbowl-refused-over = The match is over.
pitchbowl-refused-ask = That is no longer asked.
pitchbowl-refused-seat = It is not your turn.
pitchbowl-refused-seats = PitchBowl is for two, not { $seats }.
pitchbowl-refused-action = That is not what is asked now.
pitchbowl-refused-angle = That is no direction.
pitchbowl-refused-strength = A strength lies between 1 and 100.
pitchbowl-refused-unknown = There is no player { $piece }.
pitchbowl-refused-not-yours = { $piece } is not yours.
pitchbowl-refused-out = { $piece } is off the field until the next kick-off.
pitchbowl-refused-passive = { $piece } has acted in this turn already.
pitchbowl-refused-bonus = { $piece } must act now.
pitchbowl-refused-no-steal = Nobody of the other side has the ball: there is nothing to steal.
pitchbowl-refused-spent-steal = There has been a steal in this turn already.
pitchbowl-refused-no-pickup = The ball does not lie loose.
pitchbowl-refused-spent-pickup = There has been a pick-up in this turn already.
pitchbowl-refused-no-handoff = { $piece } does not have the ball.
pitchbowl-refused-target = A hand-off goes to a team-mate on the field.
pitchbowl-refused-no-pass = Only the holder can pass.
pitchbowl-refused-spent-pass = There has been a pass in this turn already.
pitchbowl-refused-side = The ball lies at most { $most } degrees off the throw.
pitchbowl-refused-no-room = There is no room for the ball on that side; put it on another, or throw elsewhere.
pitchbowl-refused-no-room-there = The ball cannot lie there.
pitchbowl-refused-kick = A kick-off goes at most { $most } degrees off straight ahead.
pitchbowl-refused-eleven = All eleven must be set up, each once.
pitchbowl-refused-place = A place is given by two numbers.
pitchbowl-refused-lines = { $piece } is not wholly within the lines.
pitchbowl-refused-median = { $piece } stands over the median line.
pitchbowl-refused-close = { $piece } and { $other } are less than half a millimetre apart.
pitchbowl-refused-centre = { $count ->
    [0] Nobody stands
    [one] Only one player stands
   *[other] Only { $count } players stand
  } against the middle of the median line; { $needed } must.
pitchbowl-refused-wing-0 = More than { $most } players on the wing of columns A and B: { $pieces }.
pitchbowl-refused-wing-1 = More than { $most } players on the wing of columns H and I: { $pieces }.
# two sentences
pitchbowl-refused-and = { $first } { $others }

pitchbowl-event-toss_won = { $side } won the toss.
pitchbowl-event-side_chosen = { $side } { $kick ->
    [yes] kicks
   *[no] receives
  }.
pitchbowl-event-team_ready = { $side } is set up.
pitchbowl-event-setup_ready = { $side } has set up, in secret for now.
pitchbowl-event-setup_void = { $side } must set up again: a puck is too close to one of the kicker’s.
pitchbowl-event-kicked_off = { $side } kicked off; the ball landed { $spot }.
pitchbowl-event-ball_moved = It had landed on a player and was moved clear.
pitchbowl-event-given = { $cause ->
    [touch_back] Touch back: { $player } has the ball.
   *[ball_out] { $player } gets the ball.
  }
pitchbowl-announced-none = {""}
pitchbowl-announced-steal = , announcing a steal
pitchbowl-announced-pickup = , announcing a pick-up
pitchbowl-announced-handoff = , announcing a hand-off to { $target }
pitchbowl-event-slipped = The hand slipped: the flick of { $player } was to go { $angle }°, strength { $strength }.
pitchbowl-event-flicked = { $bonus ->
    [yes] { $player } was flicked again at { $angle }°, strength { $strength }
   *[no] { $player } was flicked at { $angle }°, strength { $strength }
  }{ $announced }.
pitchbowl-event-thrown = { $player } threw the ball at { $angle }°, strength { $strength }.
pitchbowl-event-met = { $deed ->
    [support] { $player } came to the support of { $other }.
    [block] { $player } blocked { $other }.
   *[ball] { $player } met the ball.
  }
pitchbowl-event-effort_made = { $player } made the extra effort.
pitchbowl-event-stolen = { $player } stole the ball from { $other }!
pitchbowl-event-picked_up = { $player } picked the ball up.
pitchbowl-event-handed_off = { $player } handed the ball to { $other }.
pitchbowl-event-caught = { $player } caught the pass of { $other }.
pitchbowl-event-intercepted = { $player } intercepted the pass of { $other }!
pitchbowl-event-failed = { $deed ->
    [steal] The steal failed.
    [pickup] The pick-up failed.
    [handoff] The hand-off failed: { $player } drops the ball.
   *[pass] The pass of { $player } reached nobody.
  }
pitchbowl-event-cleared = { $player } touched the loose ball and cleared it.
pitchbowl-event-overshot = { $player } went too far and fell.
pitchbowl-event-went_out = { $player } left the field.
pitchbowl-event-ball_out = The ball was out.
pitchbowl-event-knocked_out = { $player } was knocked out.
pitchbowl-event-ball_put = The ball lies beside { $player }.
pitchbowl-event-bonus_lost = { $player } did not act again in time.
pitchbowl-event-placed = { $player } took up another place.
pitchbowl-event-placement_annulled = { $why ->
    [touched] { $player } touched another piece, so goes back. No more placements this turn.
    [far] { $player } went too far, so goes back. No more placements this turn.
   *[other] { $player } touched another piece or went too far, so goes back. No more placements this turn.
  }
pitchbowl-event-placement_declined = { $side } moved nobody.
pitchbowl-event-touchdown = Touchdown! { $player } scores for { $side }: { $red } – { $blue }.
pitchbowl-event-turn_ended = { $ended ->
    [yes] { $side } ended its turn.
   *[no] { $side }’s turn is over: { $reasons }.
  }
pitchbowl-event-kick_off_due = Everybody returns; { $side } kicks off.
pitchbowl-event-unanswered = { $side } did not answer in time.
pitchbowl-event-gone = { $side } gave up.
pitchbowl-event-match_over = { $drawn ->
    [yes] A draw, { $first } – { $second }.
   *[no] { $side } won, { $first } – { $second }.
  }

pitchbowl-effort = { $player } uses your team’s extra effort.
pitchbowl-risk = { $reason ->
    [fall] { $player } goes too far and falls: your turn ends.
    [out] { $player } leaves the field: your turn ends.
    [clearance] { $player } touches the loose ball without picking it up: your turn ends.
    [steal] { $player } doesn’t hit the ball carrier first: the steal fails and your turn ends.
    [pickup] { $player } doesn’t reach the ball first: the pick-up fails and your turn ends.
    [handoff] { $player } doesn’t reach that team-mate first: the ball is dropped and your turn ends.
    [intercepted] { $player } intercepts the pass: your turn ends.
    [ball_out] The ball leaves the field: your turn ends.
    [conceded] { $player } would be pushed into the end zone with the ball: a touchdown for the other side.
   *[pass] Nobody catches the pass: your turn ends.
  }
pitchbowl-risk-knock-out = { $player } would be knocked out and couldn’t act this turn.
pitchbowl-risk-placement = { $reason ->
    [touches] { $player } touches another piece: the placement fails.
   *[far] { $player } goes too far: the placement fails.
  }

pitchbowl-reason-FUMBLE = a fumble
pitchbowl-reason-FALL = a fall
pitchbowl-reason-PLAYER_OUT = a player out
pitchbowl-reason-CLEARANCE = a clearance
pitchbowl-reason-BALL_OUT = the ball out
pitchbowl-reason-INTERCEPTION = an interception
pitchbowl-reason-ALL_PLAYED = all have played
pitchbowl-reason-TOUCHDOWN = a touchdown
pitchbowl-reason-END = by choice
pitchbowl-reason-and = { $first }, { $other }

pitchbowl-outcome-touchdowns = { $first ->
    [one] one touchdown to { $second }
   *[other] { $first } touchdowns to { $second }
  }
pitchbowl-outcome-turns = ahead { $first } to { $second } when the last turn was over
pitchbowl-outcome-left = the other side left
pitchbowl-outcome-draw = level at { $red }–{ $blue } when the last turn was over

pitchbowl-picture-turn = turn { $turn }
pitchbowl-picture-strength = strength { $strength }
pitchbowl-picture-effort = effort
pitchbowl-picture-passing = pass
pitchbowl-picture-steal = steal
pitchbowl-picture-pickup = pick-up
pitchbowl-picture-touchdown = Touchdown!
pitchbowl-picture-score = { $red } – { $blue }
pitchbowl-picture-headline = { $deed } · Amber { $red } – { $blue } Azure
pitchbowl-picture-deed-toss = { $side } to choose
pitchbowl-picture-deed-setup = { $side } to set up
pitchbowl-picture-deed-both = Both sides to set up
pitchbowl-picture-deed-kick = { $side } to kick off
pitchbowl-picture-deed-action = { $side } to play
pitchbowl-picture-deed-bonus = { $side } to act again
pitchbowl-picture-deed-fumble_spot = { $side } to place the ball
pitchbowl-picture-deed-placement = { $side } to place a player
pitchbowl-picture-deed-won = { $side } wins
pitchbowl-picture-deed-drawn = Draw

pitchbowl-late-toss = you receive, the other side kicks off
pitchbowl-late-setup = your eleven take up the balanced formation
pitchbowl-late-kick = the ball is kicked straight ahead with strength 60
pitchbowl-late-action = your turn ends
pitchbowl-late-bonus = the second action is lost, your turn goes on
pitchbowl-late-fumble_spot = the ball is put on the side of your nearest player
pitchbowl-late-placement = you move nobody

# films, in capital letters
pitchbowl-film-stolen = { $player } takes the ball from { $other }
pitchbowl-film-picked_up = { $player } picks up the ball
pitchbowl-film-handed_off = { $player } hands the ball to { $other }
pitchbowl-film-caught = Caught by { $player }
pitchbowl-film-intercepted = Intercepted by { $player }
pitchbowl-film-cleared = { $player } clears the ball
pitchbowl-film-overshot = { $player } falls
pitchbowl-film-went_out = { $player } is out
pitchbowl-film-ball_out = The ball is out
pitchbowl-film-knocked_out = { $player } is knocked out
pitchbowl-film-given = The ball goes to { $player }
pitchbowl-film-failed-steal = { $player } fails to steal
pitchbowl-film-failed-pickup = { $player } misses the ball
pitchbowl-film-failed-handoff = { $player } drops the ball
pitchbowl-film-failed-pass = Incomplete pass
pitchbowl-film-placement_annulled = The placement does not count
pitchbowl-film-touchdown = { $player } scores

# $left: what the coach may still do once in this turn
pitchbowl-tally = Amber { $red } – { $blue } Azure · still to be used: { $left }
pitchbowl-tally-score = Amber { $red } – { $blue } Azure
pitchbowl-tally-effort = extra effort
pitchbowl-tally-pass = pass
pitchbowl-tally-steal = steal
pitchbowl-tally-pickup = pick-up
pitchbowl-tally-nothing = nothing
pitchbowl-tally-and = { $first }, { $other }
