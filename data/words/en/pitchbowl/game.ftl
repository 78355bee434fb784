# Words of PitchBowl.

pitchbowl-name = PitchBowl
pitchbowl-tagline = Flick your eleven players one by one and bring the ball into the far end zone. First to three touchdowns (or as many as you set).

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
pitchbowl-spot = in { $cell }
pitchbowl-spot-off = off the field

pitchbowl-option-touchdowns = Touchdowns to win
pitchbowl-option-touchdowns-1 = 1
pitchbowl-option-touchdowns-2 = 2
pitchbowl-option-touchdowns-3 = 3
pitchbowl-option-touchdowns-5 = 5
pitchbowl-option-defensive_placement = Defensive placement
pitchbowl-option-defensive_placement-off = off
pitchbowl-option-defensive_placement-on = on
pitchbowl-option-ko_dv = Knockouts
pitchbowl-option-ko_dv-1100 = by hard hits
pitchbowl-option-ko_dv-0 = off
pitchbowl-option-max_turns = Turn limit
pitchbowl-option-max_turns-0 = no limit
pitchbowl-option-max_turns-20 = 20
pitchbowl-option-max_turns-40 = 40
pitchbowl-option-max_turns-80 = 80
pitchbowl-option-hand = Hand
pitchbowl-option-hand-steady = steady: every flick goes exactly where you aim
pitchbowl-option-hand-calm = calm: flicks slip a little, mostly within 1° and 4% of the strength
pitchbowl-option-hand-human = human: flicks slip, mostly within 2° and 8% of the strength
pitchbowl-option-toss = Toss
pitchbowl-option-toss-drawn = the winner receives
pitchbowl-option-toss-chosen = the winner chooses to kick or receive
# $aside: degrees to each side; $weak and $strong: strengths.
pitchbowl-fan = Your hand may slip: 19 flicks out of 20 stay within { $aside }° of your aim, at strength { $weak } to { $strong }.

pitchbowl-ask-toss = You won the toss: kick or receive?
pitchbowl-ask-setup = Set up your eleven players in your half.
pitchbowl-ask-kick = Kick off.
# $left: players that can still be flicked
pitchbowl-ask-action = Flick a player ({ $left } left) or end your turn.
pitchbowl-ask-bonus = { $piece } gets a bonus flick.
pitchbowl-ask-fumble_spot = Fumble! Where does the ball go?
pitchbowl-ask-placement = Move a player without touching anyone?

pitchbowl-choice-kick = Kick
pitchbowl-choice-receive = Receive
pitchbowl-hint-kick = You set up first and kick off; your opponent plays first
pitchbowl-hint-receive = Your opponent kicks off; you play first
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
pitchbowl-verb-setup = Set up
pitchbowl-verb-kick = Kick off
pitchbowl-choice-steal = { $piece }: steal
pitchbowl-choice-pickup = { $piece }: pick up
pitchbowl-choice-handoff = { $piece }: hand off to { $target }
pitchbowl-choice-pass = { $piece }: pass
pitchbowl-announce-none = Plain flick
pitchbowl-announce-steal = Steal
pitchbowl-announce-pickup = Pick up
pitchbowl-announce-handoff = Hand off
pitchbowl-announce-pass = Pass
# $cell: A1 to I16
pitchbowl-player-lies = in { $cell }
pitchbowl-player-holds = in { $cell }, has the ball
pitchbowl-hint-steal = Must hit the ball carrier first, then gets a bonus flick
pitchbowl-hint-pickup = Must hit the ball first, then gets a bonus flick
pitchbowl-hint-handoff = Must hit that teammate first
pitchbowl-hint-placement = A run that touches no one; if it fails, no more placements this turn
pitchbowl-unaimable = { $piece } is off the field. Aim at a player in play.
pitchbowl-hint-pass = Throws the ball; the first player it touches catches it
pitchbowl-choice-end = End the turn
pitchbowl-hint-end = Your opponent plays, and everyone is active again
pitchbowl-choice-spot = Place the ball next to { $piece }
pitchbowl-verb-spot = Place the ball
pitchbowl-choice-decline = No placement
pitchbowl-choice-decline_all = None this turn
pitchbowl-orders-open = Defensive placement
pitchbowl-orders = **Defensive placement.** Should I ask you after each of your opponent’s flicks? You can change this any time.
pitchbowl-order-ask = Ask me
pitchbowl-order-carrier = If the carrier moves
pitchbowl-order-never = Never ask
pitchbowl-last-no = Keep going
pitchbowl-last-yes = End my turn
pitchbowl-dial-last = Then
pitchbowl-dial-last-hint = End your turn with this flick to deny a placement

pitchbowl-refused-over = The match is over.
pitchbowl-refused-ask = This question is already answered.
pitchbowl-refused-seat = It isn’t your turn.
pitchbowl-refused-seats = PitchBowl is for two players, not { $seats }.
pitchbowl-refused-action = That isn’t an option here.
pitchbowl-refused-angle = Choose a direction from 0° to 360°.
pitchbowl-refused-strength = Choose a strength from 1 to 100.
pitchbowl-refused-unknown = There’s no player { $piece }.
pitchbowl-refused-not-yours = { $piece } isn’t yours: choose one of your players.
pitchbowl-refused-out = { $piece } is off the field until the next kick-off.
pitchbowl-refused-passive = { $piece } has already acted this turn: choose another player.
pitchbowl-refused-bonus = { $piece } has a bonus flick: play that first.
pitchbowl-refused-no-steal = No opponent has the ball, so there’s nothing to steal.
pitchbowl-refused-spent-steal = You’ve already tried a steal this turn: announce something else.
pitchbowl-refused-no-pickup = The ball isn’t loose, so it can’t be picked up.
pitchbowl-refused-spent-pickup = You’ve already tried a pick-up this turn: announce something else.
pitchbowl-refused-no-handoff = { $piece } doesn’t have the ball: only the carrier can hand off.
pitchbowl-refused-target = Hand off to a teammate on the field.
pitchbowl-refused-no-pass = Only the ball carrier can pass.
pitchbowl-refused-spent-pass = You’ve already passed this turn: run or hand off instead.
pitchbowl-refused-side = Start the ball at most { $most }° off the direction of the throw.
pitchbowl-refused-no-room = There’s no room for the ball on that side: choose another side or direction.
pitchbowl-refused-no-room-there = There’s no room for the ball there: choose another side.
pitchbowl-refused-kick = Kick at most { $most }° off straight ahead.
pitchbowl-refused-eleven = Set up all eleven players, each once.
pitchbowl-refused-place = A position takes two numbers: x and y.
pitchbowl-refused-lines = { $piece } must be completely inside the lines.
pitchbowl-refused-median = { $piece } is over the median line: move it back.
pitchbowl-refused-close = { $piece } and { $other } are less than half a millimetre apart: move one of them.
pitchbowl-refused-centre = { $count ->
    [0] Nobody is
    [one] Only one player is
   *[other] Only { $count } players are
  } against the middle of the median line: you need { $needed }.
pitchbowl-refused-wing-0 = Too many players on the wing of rows A and B ({ $pieces }): { $most } at most.
pitchbowl-refused-wing-1 = Too many players on the wing of rows H and I ({ $pieces }): { $most } at most.
# two sentences
pitchbowl-refused-and = { $first } { $others }

pitchbowl-event-toss_won = { $side } wins the toss.
pitchbowl-event-side_chosen = { $side } will { $kick ->
    [yes] kick off
   *[no] receive
  }.
pitchbowl-event-team_ready = { $side } is set up.
pitchbowl-event-setup_ready = { $side } has set up in secret.
pitchbowl-event-setup_void = { $side } must set up again: a player is too close to one of the kicker’s.
pitchbowl-event-kicked_off = { $side } kicks off; the ball lands { $spot }.
pitchbowl-event-ball_moved = The ball landed on a player, so it’s moved aside.
pitchbowl-event-given = { $cause ->
    [touch_back] Touchback: { $player } gets the ball.
   *[ball_out] { $player } gets the ball.
  }
pitchbowl-announced-none = {""}
pitchbowl-announced-steal = , to steal the ball
pitchbowl-announced-pickup = , to pick up the ball
pitchbowl-announced-handoff = , to hand off to { $target }
pitchbowl-event-slipped = The hand slips: { $player } was aimed at { $angle }°, strength { $strength }.
pitchbowl-event-flicked = { $bonus ->
    [yes] { $player } is flicked again at { $angle }°, strength { $strength }
   *[no] { $player } is flicked at { $angle }°, strength { $strength }
  }{ $announced }.
pitchbowl-event-thrown = { $player } throws the ball at { $angle }°, strength { $strength }.
pitchbowl-event-met = { $deed ->
    [support] { $player } supports { $other }.
    [block] { $player } blocks { $other }.
   *[ball] { $player } touches the ball.
  }
pitchbowl-event-effort_made = { $player } uses the extra effort.
pitchbowl-event-stolen = { $player } steals the ball from { $other }!
pitchbowl-event-picked_up = { $player } picks up the ball.
pitchbowl-event-handed_off = { $player } hands the ball to { $other }.
pitchbowl-event-caught = { $player } catches the pass from { $other }.
pitchbowl-event-intercepted = { $player } intercepts the pass from { $other }!
pitchbowl-event-failed = { $deed ->
    [steal] { $player } fails to steal the ball.
    [pickup] { $player } fails to pick up the ball.
    [handoff] The hand-off fails: { $player } drops the ball.
   *[pass] The pass from { $player } reaches nobody.
  }
pitchbowl-event-cleared = { $player } touches the loose ball: a clearance.
pitchbowl-event-overshot = { $player } goes too far and falls.
pitchbowl-event-went_out = { $player } leaves the field.
pitchbowl-event-ball_out = The ball is out.
pitchbowl-event-knocked_out = { $player } is knocked out.
pitchbowl-event-ball_put = The ball is placed next to { $player }.
pitchbowl-event-bonus_lost = { $player } ran out of time and loses the bonus flick.
pitchbowl-event-placed = { $player } changes position.
pitchbowl-event-placement_annulled = { $why ->
    [touched] { $player } touched another piece, so goes back. No more placements this turn.
    [far] { $player } went too far, so goes back. No more placements this turn.
   *[other] { $player } touched another piece or went too far, so goes back. No more placements this turn.
  }
pitchbowl-event-placement_declined = { $side } makes no placement.
pitchbowl-event-touchdown = Touchdown! { $player } scores for { $side }: { $red } – { $blue }.
pitchbowl-event-turn_ended = { $ended ->
    [yes] { $side } ends the turn.
   *[no] { $side }’s turn is over: { $reasons }.
  }
pitchbowl-event-kick_off_due = Everyone returns; { $side } kicks off.
pitchbowl-event-unanswered = { $side } ran out of time; a default move was made.
pitchbowl-event-forced = { $side } had only one option; it was played automatically.
pitchbowl-event-gone = { $side } resigns.
pitchbowl-event-match_over = { $drawn ->
    [yes] A draw, { $first } – { $second }.
   *[no] { $side } wins, { $first } – { $second }.
  }

# In messages, without angle and strength. $players: labels in a list; $deeds: several in a list.
pitchbowl-brief-player = { $player }
pitchbowl-brief-ran = { $count ->
    [one] { $players } runs.
   *[other] { $players } run.
  }
pitchbowl-brief-met = { $deeds }.
pitchbowl-brief-deed = { $deed ->
    [support] { $player } supports { $other }
    [block] { $player } blocks { $other }
   *[ball] { $player } touches the ball
  }
pitchbowl-brief-thrown = { $player } throws the ball.

pitchbowl-effort = { $player } uses your team’s extra effort.
pitchbowl-risk = { $reason ->
    [fall] { $player } goes too far and falls: your turn ends.
    [out] { $player } leaves the field: your turn ends.
    [clearance] { $player } touches the loose ball without picking it up: your turn ends.
    [steal] { $player } doesn’t hit the ball carrier first: no steal, your turn ends.
    [pickup] { $player } doesn’t reach the ball first: no pick-up, your turn ends.
    [handoff] { $player } misses that teammate: ball dropped, your turn ends.
    [intercepted] { $player } intercepts the pass: your turn ends.
    [ball_out] The ball leaves the field: your turn ends.
    [conceded] { $player } is pushed into your end zone with the ball: a touchdown for your opponent.
   *[pass] Nobody catches the pass: your turn ends.
  }
pitchbowl-risk-knock-out = { $player } gets knocked out and can’t act this turn.
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
pitchbowl-reason-ALL_PLAYED = everyone has played
pitchbowl-reason-TOUCHDOWN = a touchdown
pitchbowl-reason-END = as announced
pitchbowl-reason-and = { $first }, { $other }

pitchbowl-outcome-touchdowns = { $first ->
    [one] one touchdown to { $second }
   *[other] { $first } touchdowns to { $second }
  }
pitchbowl-outcome-turns = { $first }–{ $second } after the last turn
pitchbowl-outcome-left = by resignation
pitchbowl-outcome-draw = { $red }–{ $blue } after the last turn

pitchbowl-picture-turn = turn { $turn }
pitchbowl-picture-strength = strength { $strength }
pitchbowl-picture-effort = effort
pitchbowl-picture-pass = pass
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
pitchbowl-picture-deed-bonus = { $side } has a bonus flick
pitchbowl-picture-deed-fumble_spot = { $side } to place the ball
pitchbowl-picture-deed-placement = { $side } to place a player
pitchbowl-picture-deed-won = { $side } wins
pitchbowl-picture-deed-drawn = Draw

pitchbowl-late-toss = you receive and your opponent kicks off
pitchbowl-late-setup = the balanced formation is set up
pitchbowl-late-kick = the ball is kicked straight ahead with strength 60
pitchbowl-late-action = your turn ends
pitchbowl-late-bonus = the bonus flick is lost and your turn continues
pitchbowl-late-fumble_spot = the ball is put on the side facing your nearest player
pitchbowl-late-placement = nobody is placed

# Captions of films
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
pitchbowl-film-placement_annulled = The placement doesn’t count
pitchbowl-film-touchdown = { $player } scores

# $left: what the coach can still do once this turn
pitchbowl-tally = Amber { $red } – { $blue } Azure · still available: { $left }
pitchbowl-tally-score = Amber { $red } – { $blue } Azure
pitchbowl-tally-effort = extra effort
pitchbowl-tally-pass = pass
pitchbowl-tally-steal = steal
pitchbowl-tally-pickup = pick-up
pitchbowl-tally-nothing = nothing
pitchbowl-tally-and = { $first }, { $other }
