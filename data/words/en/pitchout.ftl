# What Pitch Out says.

pitchout-name = Pitch Out
pitchout-tagline = Flick your pucks and knock the rival Captain off an arena without walls. Win two rounds to win the match.

pitchout-team-0 = Amber
pitchout-team-1 = Azure
pitchout-team-2 = Jade
pitchout-team-3 = Rose
# partners: $one and $two are sides
pitchout-pair = { $one } and { $two }
# how a side is known on the table
# $seats: how many play; only of two is it said where they sit.
pitchout-side-0 = Amber (A1, A2, …{ $seats ->
    [2] , at the bottom
   *[other] {""}
  })
pitchout-side-1 = Azure (B1, B2, …{ $seats ->
    [2] , at the top
   *[other] {""}
  })
pitchout-side-2 = Jade (C1, C2, …)
pitchout-side-3 = Rose (D1, D2, …)

pitchout-pitcher-captain = Captain
pitchout-pitcher-guard = Guard
pitchout-pitcher-assassin = Assassin
pitchout-pitcher-runner = Runner
pitchout-pitcher-immortal = Immortal
pitchout-pitcher-major = Major
pitchout-pitcher-commando = Commando
pitchout-pitcher-sapper = Sapper
pitchout-pitcher-infested = Infested
pitchout-pitcher-shadow = Shadow
pitchout-pitcher-shaman = Shaman
pitchout-pitcher-golem = Golem

# What each does, at most 100 characters; $edition: fr2021 or en.
pitchout-power-captain = If he falls, the round is lost. May copy the power of one of your fallen pitchers for a turn.
pitchout-power-guard = When one of your pucks has just fallen, he may go out instead: it returns where he stood.
pitchout-power-assassin = { $edition ->
    [en] Flicked: takes out every opposing puck he touches, however softly.
   *[fr2021] Flicked: takes out the first opposing puck he touches, however softly.
}
pitchout-power-runner = Flicked and touching no puck: may be flicked a second time.
pitchout-power-immortal = Flicked off the arena, he comes back into your zone. Pushed off by others, he is out.
pitchout-power-major = Opposing powers do nothing to him. Only leaving the arena takes him out.
pitchout-power-commando = Flicked and touching at least one puck: may be flicked a second time.
pitchout-power-sapper = { $edition ->
    [en] Flicked against a block: may put it anywhere in the arena.
   *[fr2021] Flicked against a block: may put it down again on any side of himself.
}
pitchout-power-infested = { $edition ->
    [en] The first opponent he touches goes out with him, whosever turn it is.
   *[fr2021] The first opponent touched when he is flicked, or in the opponent’s turn, goes out with him.
}
pitchout-power-shadow = { $edition ->
    [en] Flicked against an opponent: may mount it. Who carries the Shadow cannot be flicked.
   *[fr2021] Flicked against an opponent: mounts it. Who carries the Shadow cannot be flicked.
}
pitchout-power-shaman = { $edition ->
    [en] Flicked and taking out an opponent: a Golem may join you (two at most).
   *[fr2021] Flicked and taking out an opponent: a Golem joins you (two at most).
}

# $label is a letter of the side (A to D) and a number from 1 to 10, $pitcher its pitcher.
pitchout-puck = { $label } { $pitcher }
# $label is the owner’s side and a number (S1, N2, NW1), or C.
pitchout-block = Block { $label }

## Options

pitchout-option-edition = Edition
pitchout-option-edition-fr2021 = French, 2021
pitchout-option-edition-en = English, earlier
pitchout-option-mode = Mode
pitchout-option-mode-initiation = Initiation: the five Alpha pitchers
pitchout-option-mode-complete = Complete: teams, secret lineups, Elite pitchers
pitchout-option-format = Pitchers a side
pitchout-option-format-usual = as usual: seven in the complete game of 2021, else five
pitchout-option-format-7 = seven
pitchout-option-format-5 = five
pitchout-option-antipassive = Penalty for passive play
pitchout-option-antipassive-off = off
pitchout-option-antipassive-on = three passive turns in a row cost a puck
pitchout-option-mirror = Same team for several
pitchout-option-mirror-off = off
pitchout-option-mirror-on = on
pitchout-option-heavy_obstacles = Heavy blocks
pitchout-option-heavy_obstacles-off = off
pitchout-option-heavy_obstacles-on = each eliminated puck weighs down the block that holds it
pitchout-option-sides = Sides
pitchout-option-sides-usual = as usual: two pairs of four, else each for himself
pitchout-option-sides-pairs = two against two
pitchout-option-sides-free = each for himself
pitchout-option-hand = Hand
pitchout-option-hand-steady = steady: every flick goes as it is aimed
pitchout-option-hand-calm = calm: flicks slip a little, mostly within 1° and 4 % of the strength
pitchout-option-hand-human = human: flicks slip, mostly within 2° and 8 % of the strength
pitchout-option-starter = First player
pitchout-option-starter-drawn = drawn by lot
pitchout-option-starter-chosen = the winner of the draw chooses
# How far the hand may slip: $aside degrees to each side, strengths from $weak to $strong.
pitchout-risk = { $captain ->
    [yes] This flick costs you { $pucks }: without your Captain you lose the round.
   *[no] This flick costs you { $pucks }.
  }
pitchout-risk-passive = This flick touches no opponent: your third passive turn in a row costs you a puck.
pitchout-fan = Your hand may slip: 19 flicks of 20 stay within { $aside }° to each side and between strength { $weak } and { $strong }.

## Questions

pitchout-ask-first_player = Who flicks first?
pitchout-ask-next_starter = You lost the round. Who starts the next one?
pitchout-ask-next_starter-several = You were the first to be knocked out. Who starts the next round?
pitchout-ask-team = Which team do you lead?
# $count pitchers are to be picked.
pitchout-ask-lineup = Pick your { $count } pitchers in secret.
pitchout-ask-shootout = Shoot-out: flick your Captain to the far edge.
# $count pucks are to be put down, and $blocks blocks (1 or 2).
pitchout-ask-deploy = { $blocks ->
    [one] Put down your { $count } pucks and your block.
   *[other] Put down your { $count } pucks and two blocks.
}
pitchout-ask-flick = Flick one of your pucks.
# $puck: the puck flicked before.
pitchout-ask-flick_again = Flick { $puck } again, or stop?
# $puck: the Shadow.
pitchout-ask-mount = Who does { $puck } mount?
# $puck: the Sapper; $block: a label.
pitchout-ask-sapper = { $puck } may move block { $block }. Where to?
# $puck: the Shaman.
pitchout-ask-golem = { $puck } wakes a Golem. Where does it go?
pitchout-ask-ban = Which opposing Elite do you ban?
pitchout-ask-change = Change a pitcher in secret?
# $pitcher: the banned one.
pitchout-ask-replace_banned = { $pitcher } is banned. Who replaces them?
# $puck: the puck to be put back.
pitchout-ask-place_restored = Put { $puck } back into your zone.
pitchout-ask-guard = Swap your Guard for a fallen puck?
pitchout-ask-remove_obstacle = Which of your blocks do you remove?
pitchout-ask-penalty = Passive three times: which puck do you lose?

## Choices ($team: a side; $puck: a puck)

# Why a puck cannot be aimed at. $puck: its label, but in the last the puck that is aimed; $mount: who carries.
pitchout-unaimable-rider = { $puck } rides on { $mount }: aim at { $mount }.
pitchout-unaimable-out = { $puck } is out of the game: aim at a puck in play.
pitchout-unaimable-mount = { $puck } starts from the top of { $mount } and can’t be aimed at it.
# what the menu of the Captain’s copied power is about
pitchout-spot-edge = edge
pitchout-spot-middle = middle
pitchout-dial-copy = Captain copies
pitchout-dial-copy-hint = Only with the first flick: the Captain has the power from now on until your next turn begins, whichever puck you flick.
pitchout-choice-citizens = Citizens
pitchout-choice-hoods = Hoods
pitchout-choice-lineup = These pitchers play
pitchout-choice-shoot = Flick the Captain
pitchout-choice-mount = Mount { $puck }
pitchout-hint-mount = It can’t be flicked while it carries her
pitchout-choice-stay = Stay on the ground
# $block: a label.
pitchout-choice-move = Move block { $block }
pitchout-choice-leave = Leave it there
pitchout-choice-golem = Place { $puck }
pitchout-choice-no-golem = No Golem
# $pitcher: an Elite of the opponent.
pitchout-choice-ban = Ban the { $pitcher }
pitchout-choice-no-ban = Ban nobody
# $leaves and $enters: pitchers.
pitchout-choice-change = { $enters } for { $leaves }
pitchout-choice-no-change = Change nothing
unit-rotation = Turned by
pitchout-choice-self = I start ({ $team })
pitchout-choice-other = My opponent starts ({ $team })
pitchout-choice-starts = { $team } starts
pitchout-choice-again = Same again
pitchout-choice-standard = Standard
pitchout-choice-wall = Wall
pitchout-choice-spread = Spread
pitchout-choice-none = No power
pitchout-choice-flick = Flick { $puck } again
pitchout-choice-stop = No second flick
pitchout-choice-place = Put { $puck } back
pitchout-choice-save = Sacrifice Guard for { $puck }
pitchout-choice-decline = Keep the Guard
pitchout-choice-give-up = Give up { $puck }
pitchout-choice-remove = Remove block { $block }
# What comes of it ($puck: a puck)
# What the button says
pitchout-verb-move = Put the block there
pitchout-verb-stop = Stop

## What happened

# $team names the starter.
pitchout-event-chooser_drawn = { $team } won the draw and says who starts.
pitchout-event-starter_drawn = The draw: { $team } starts.
# $team named $starter for round $round; $own: yes if that is $team itself, else no.
pitchout-event-starter_named = { $own ->
    [yes] Round { $round }: { $team } chose to start.
   *[no] Round { $round }: { $team } lets { $starter } start.
}
# $team: a side, $pitchers: the team it leads.
pitchout-event-team_chosen = { $team } leads the { $pitchers }.
pitchout-event-lineup_chosen = { $team } has picked its pitchers.
pitchout-event-shot_ready = { $team } is ready for the shoot-out.
# $team: a side, $distance in mm from the far edge.
pitchout-score = { $team } { $distance } mm
pitchout-score-none = { $team } no score
# $a, $b, $c and $d: the scores of the sides.
pitchout-scores-2 = { $a }, { $b }
pitchout-scores-3 = { $a }, { $b }, { $c }
pitchout-scores-4 = { $a }, { $b }, { $c }, { $d }
# $scores: those of all sides. $decided: yes ($winner, a side, came nearer) or no.
pitchout-event-shot_out = { $decided ->
    [yes] Shoot-out, try { $number }: { $scores }. { $winner } wins it.
   *[no] Shoot-out, try { $number }: { $scores }. Undecided.
}
pitchout-event-shootout_drawn = Three tries decided nothing: { $team } won the draw.
# $team owns the $pitcher.
pitchout-event-banned = The { $pitcher } of { $team } is banned from the match (PO-44).
pitchout-event-not_banned = { $team } bans nobody.
pitchout-event-reconsidered = { $team } has decided on its pitchers.
# $puck is the Shadow, $mount whom it stands on.
pitchout-event-mounted = { $puck } mounted { $mount }.
pitchout-event-stayed_down = { $puck } stayed on the ground.
# $puck is the Sapper, $block a label.
pitchout-event-obstacle_moved = { $puck } moved block { $block }.
pitchout-event-obstacle_left = { $puck } left block { $block } where it is.
pitchout-event-golem_appeared = { $puck } joins { $team }.
pitchout-event-golem_declined = { $team } did without a Golem.
pitchout-event-deployment_ready = { $team } has deployed, in secret for now.
pitchout-event-deployment_void = { $team } must deploy again: a block is too close to one put down before.
pitchout-event-deployed = { $team } has put down its pucks and blocks.
pitchout-event-round_begun = Round { $round } begins: { $team } flicks first.
# $team's Captain took over the power of $pitcher.
pitchout-event-copied = The Captain of { $team } copied the power of the { $pitcher }.
# What was wanted of a flick; the next sentence tells what came of it.
pitchout-event-slipped = The hand slipped; { $puck } was to go { $angle }°, strength { $strength }.
# $team: the side that flicked. $angle in degrees, $strength 1 to 100, $again yes or no.
pitchout-shot = { $label }>{ $angle } s{ $strength }
# $shot: how the flick is written in one line
pitchout-event-flicked = { $again ->
    [yes] { $team } flicked { $puck } again: { $angle }°, strength { $strength } ({ $shot }).
   *[no] { $team } flicked { $puck }: { $angle }°, strength { $strength } ({ $shot }).
}
pitchout-event-touched = { $puck } hit { $other }.
pitchout-event-struck = { $by } struck { $puck }.
# $kind: puck, or block ($piece is then its label).
pitchout-event-fell = { $kind ->
    [block] Block { $piece } fell off the arena.
   *[puck] { $piece } fell off the arena.
}
# $cause: obstacle ($block, a label, pushed the puck) or immortal.
pitchout-event-spared = { $cause ->
    [immortal] { $puck } left the arena; the power of the Immortal brings him back (PO-75).
   *[obstacle] { $puck } was thrown out by block { $block } and comes back (PO-33).
}
# $cause: exit ($by pushed the puck), self (left by its own flick), assassin or infested ($by struck it), paid (the Infested for his victim), sacrifice or penalty.
pitchout-event-eliminated = { $cause ->
    [self] { $puck } slid off the arena and is out.
    [assassin] { $puck } is out, struck by { $by }.
    [infested] { $puck } is out, infected by { $by }.
    [paid] { $puck } is out with his victim (PO-85).
    [sacrifice] { $puck } gave himself up and is out.
    [penalty] { $puck } is out, given up for passive play (PO-51).
   *[exit] { $puck } is out, knocked off by { $by }.
}
# $kind: puck, or block ($piece is then its label).
pitchout-event-shifted = { $kind ->
    [block] Block { $piece } lay on another piece and was shifted aside (PO-29).
   *[puck] { $piece } lay on another piece and was shifted aside (PO-29).
}
pitchout-event-returned = { $puck } is back on the arena.
pitchout-event-guard_saved = { $guard } gave himself up for { $puck }, who now stands in his place.
pitchout-event-guard_declined = The Guard of { $team } saved nobody.
# $team is the side with two pucks left, $foe the other; $block is a label.
pitchout-event-obstacle_removed = { $team } is down to two pucks, so { $foe } took away block { $block } (PO-36).
pitchout-event-stopped = { $puck } was not flicked again.
# $why: blocked or time.
pitchout-event-skipped = { $why ->
    [time] { $team } ran out of time and lost the turn.
   *[blocked] { $team } had no puck that could be flicked; the turn is skipped (PO-19).
}
pitchout-event-unanswered = { $team } did not answer in time.
# $count passive turns in a row.
pitchout-event-passive_turn = A passive turn of { $team }: { $count } of 3 in a row.
# $foe lost. $reason: captain (the loser's is out), alone (nobody else is left) or priority (both lost, the flicking side wins).
pitchout-event-round_won = { $reason ->
    [alone] { $team } won round { $round }: nobody is left beside the Captain of { $foe }.
    [priority] { $team } won round { $round }: both sides were beaten, and the attacker has the last word (PO-39).
   *[captain] { $team } won round { $round }: the Captain of { $foe } is out.
}
# Of three and four sides, $team sits out the rest of the round. $reason: captain (its Captain is out) or alone (nobody is left beside him).
pitchout-event-knocked_out = { $reason ->
    [alone] { $team } is out of this round: nobody is left beside the Captain (V-3).
   *[captain] { $team } is out of this round: the Captain has fallen (V-3).
}
# Of three and four sides, $team (a side or two partners) won. $reason: priority (nobody is left, the flicking side wins), else the last rivals are beaten or have left.
pitchout-event-round_won_by = { $reason ->
    [priority] Round { $round } goes to { $team }: nobody is left, and the attacker has the last word (V-4).
   *[other] Round { $round } goes to { $team }: all rivals are out.
}
# $on: yes where others play on, else no.
pitchout-event-timed_out = { $on ->
    [yes] { $team } let the clock run out three flicks in a row and is out of the match; the others play on (PO-48).
   *[no] { $team } let the clock run out three flicks in a row (PO-48).
}
pitchout-event-left = { $on ->
    [yes] { $team } left the match; the others play on.
   *[no] { $team } gave up the match.
}
# $own and $foe: rounds won.
pitchout-event-match_won = { $own ->
    [2] { $team } won the match { $own }–{ $foe }.
   *[other] { $team } won the match.
}
# Of three and four sides, $team (a side or two partners) won. $score: rounds won, such as 2–0–1.
pitchout-event-match_won_by = The match goes to { $team }. Rounds won: { $score }.

## How it ended

# $score: rounds won, such as 2–1.
pitchout-outcome-rounds = two rounds won, { $score }
pitchout-outcome-left = by resignation
pitchout-outcome-timed_out = the opponent ran out of time

## Refusals ($piece, $other and $block are labels)

pitchout-refused-seats = Pitch Out is played by two, three or four.
pitchout-refused-sides-two = Two play against each other; there are no other sides to choose.
pitchout-refused-sides-pairs = Pairs take four players.
pitchout-refused-format-many = With three or four players each has five pitchers.
pitchout-refused-antipassive = The penalty for passive play is for two players only.
# $option: the name of a match option.
pitchout-refused-edition = The English edition has no such option: { $option }.
pitchout-refused-over = The match is over.
pitchout-refused-ask = That question is no longer open.
pitchout-refused-left = You have left this match already.
pitchout-refused-seat = This question is not yours to answer.
pitchout-refused-action = That does not answer the question.
pitchout-refused-starter = There is no such side.
pitchout-refused-format-initiation = In initiation five pitchers play.
pitchout-refused-format-en = In the English edition five pitchers play.
pitchout-refused-team = There is no such team.
# $count: how many pitchers play.
pitchout-refused-lineup = Pick { $count } different pitchers of your team, the Captain among them.
pitchout-refused-deployment = Put down each of your pucks and blocks, once each.
# $rider: a label.
pitchout-refused-carries = { $piece } carries { $rider } and cannot be flicked.
pitchout-refused-mount = The Shadow can mount only an opposing puck that it touched in this flick and that is free and in play.
pitchout-refused-arena = { $piece } must lie wholly inside the arena.
pitchout-refused-sapper = Only { $piece } is to be moved, to one place.
pitchout-refused-golem = Put { $piece } into your zone, in one place.
pitchout-refused-ban = Ban an Elite of your opponent’s lineup, or nobody.
pitchout-refused-change = Let one of your pitchers, but not the Captain, make room for one that is neither playing nor banned.
pitchout-refused-number = { $piece } needs a place given in numbers.
pitchout-refused-zone = { $piece } must lie wholly in your zone.
pitchout-refused-edge = { $piece } must leave room for a puck (30 mm) along the edge of the arena.
pitchout-refused-overlap = { $piece } would lie on { $other }.
pitchout-refused-gap = { $piece } must leave room for a puck (30 mm) between it and { $other }.
pitchout-refused-put-back = Only { $piece } is to be put back, in one place.
pitchout-refused-unknown = There is no puck { $piece }.
pitchout-refused-not-yours = { $piece } is not your puck.
pitchout-refused-not-in-play = { $piece } is not in play.
pitchout-refused-angle = A direction is a number of degrees, from 0 to 360.
pitchout-refused-strength = A strength is a number from 1 to 100.
pitchout-refused-toward = { $piece } touches block { $block } and may not be flicked toward it.
pitchout-refused-copy = The Captain can copy only a pitcher of yours that is out.
pitchout-refused-rescue = The Guard can save only one of your pucks that has just been eliminated.
pitchout-refused-obstacle = Take away one of your own blocks that is still in play.
pitchout-refused-penalty = Give up one of your own pucks in play, but not the Captain.

# What comes of a question whose time runs out; completes “If nothing comes, …”.
pitchout-late-team = you lead the first team
pitchout-late-lineup = the usual lineup plays: the five Alpha, and of seven the first two Elite
pitchout-late-shootout = no shot is made for you
pitchout-late-first_player = you flick first
pitchout-late-deploy = the standard formation is deployed
pitchout-late-flick = this turn is lost
pitchout-late-flick_again = there is no second flick
pitchout-late-place_restored = the puck goes to the first free spot round the middle of your zone
pitchout-late-guard = the Guard saves the Captain if he has fallen, else nobody
pitchout-late-mount = the Shadow mounts the puck it touched first
pitchout-late-sapper = the block stays where it is
pitchout-late-golem = the Golem goes to the first free spot
pitchout-late-remove_obstacle = the block with the lower number is taken away
pitchout-late-penalty = you give up the last of your pucks in roster order
pitchout-late-ban = nobody is banned
pitchout-late-change = nothing is changed
pitchout-late-next_starter = you start
pitchout-late-replace_banned = the first free pitcher takes the place
