# Words of Pitch Out.

pitchout-name = Pitch Out
pitchout-tagline = Flick your pucks and knock the enemy Captain off an arena without walls. First to win two rounds.

pitchout-team-0 = Amber
pitchout-team-1 = Azure
pitchout-team-2 = Jade
pitchout-team-3 = Rose
# Partners: $one and $two are sides.
pitchout-pair = { $one } and { $two }
# A side on the table. $seats: the number of players; only two are given their place.
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
pitchout-power-captain = If it falls, you lose the round. Can copy the power of one of your fallen pitchers for a turn.
pitchout-power-guard = Sacrifice it to bring back one of your pucks that has just fallen, in the Guard’s place.
pitchout-power-assassin = { $edition ->
    [en] When flicked, eliminates every enemy puck it touches, however softly.
   *[fr2021] When flicked, eliminates the first enemy puck it touches, however softly.
}
pitchout-power-runner = Flicked without touching a puck, it gets a second flick.
pitchout-power-immortal = Flicked off the arena, it comes back into your zone. Knocked off by others, it’s out.
pitchout-power-major = Enemy powers don’t affect it. It’s out only if it leaves the arena.
pitchout-power-commando = Flicked into a puck, it gets a second flick.
pitchout-power-sapper = { $edition ->
    [en] Flicked into a block, it may move that block anywhere in the arena.
   *[fr2021] Flicked into a block, it may move that block to any side of itself.
}
pitchout-power-infested = { $edition ->
    [en] Eliminates the first enemy puck it touches, and itself, in any turn.
   *[fr2021] Flicked or in your opponent’s turn, eliminates the first enemy puck it touches, and itself.
}
pitchout-power-shadow = { $edition ->
    [en] Flicked into an enemy puck, it may mount it. The mount can’t be flicked.
   *[fr2021] Flicked into an enemy puck, it mounts it. The mount can’t be flicked.
}
pitchout-power-golem = It has no power of its own.
pitchout-power-shaman = { $edition ->
    [en] If its flick eliminates an enemy puck, it may bring you a Golem (two at most).
   *[fr2021] If its flick eliminates an enemy puck, it brings you a Golem (two at most).
}

# $label is a letter of the side (A to D) and a number from 1 to 10, $pitcher its pitcher.
pitchout-puck = { $label } { $pitcher }
# $label is the owner’s side and a number (S1, N2, NW1), or C.
pitchout-block = Block { $label }

## Options

pitchout-option-edition = Edition
pitchout-option-edition-fr2021 = French (2021)
pitchout-option-edition-en = English (older)
pitchout-option-mode = Mode
pitchout-option-mode-initiation = initiation: the five Alpha pitchers
pitchout-option-mode-complete = complete: teams, secret lineups, Elite pitchers
pitchout-option-format = Pitchers a side
pitchout-option-format-usual = usual: seven in the complete game of 2021, otherwise five
pitchout-option-format-7 = seven
pitchout-option-format-5 = five
pitchout-option-antipassive = Penalty for passive play
pitchout-option-antipassive-off = off
pitchout-option-antipassive-on = three passive turns in a row cost a puck
pitchout-option-mirror = Same team allowed
pitchout-option-mirror-off = off
pitchout-option-mirror-on = on
pitchout-option-heavy_obstacles = Heavy blocks
pitchout-option-heavy_obstacles-off = off
pitchout-option-heavy_obstacles-on = each eliminated puck makes the block that holds it heavier
pitchout-option-sides = Sides
pitchout-option-sides-usual = usual: four play two against two, three each for themselves
pitchout-option-sides-pairs = two against two
pitchout-option-sides-free = each for themselves
pitchout-option-hand = Hand
pitchout-option-hand-steady = steady: every flick goes exactly where you aim
pitchout-option-hand-calm = calm: flicks slip a little, mostly within 1° and 4% of the strength
pitchout-option-hand-human = human: flicks slip, mostly within 2° and 8% of the strength
pitchout-option-starter = First player
pitchout-option-starter-drawn = drawn at random
pitchout-option-starter-chosen = the winner of the toss chooses
pitchout-risk = { $captain ->
    [yes] This flick costs you { $pucks }. Without your Captain you lose the round.
   *[no] This flick costs you { $pucks }.
  }
pitchout-risk-passive = This flick touches no enemy puck: a third passive turn in a row costs you a puck.
# $aside: degrees to each side; $weak and $strong: strengths.
pitchout-fan = Your hand may slip: 19 flicks out of 20 stay within { $aside }° of your aim, at strength { $weak } to { $strong }.

## Questions

pitchout-ask-first_player = Who flicks first?
pitchout-ask-next_starter = You lost the round. Who starts the next one?
pitchout-ask-next_starter-several = You were knocked out first. Who starts the next round?
pitchout-ask-team = Which team do you play?
# $count: pitchers to pick.
pitchout-ask-lineup = Pick your { $count } pitchers in secret.
pitchout-ask-shootout = Shoot-out: flick your Captain as close to the far edge as you can.
# $count: pucks to place; $blocks: blocks (1 or 2).
pitchout-ask-deploy = { $blocks ->
    [one] Place your { $count } pucks and your block.
   *[other] Place your { $count } pucks and 2 blocks.
}
pitchout-ask-flick = Flick one of your pucks.
# $puck: the puck flicked before.
pitchout-ask-flick_again = Flick { $puck } again, or stop?
# $puck: the Shadow.
pitchout-ask-mount = Who does { $puck } mount?
# $puck: the Sapper; $block: a label.
pitchout-ask-sapper = { $puck } can move block { $block }. Where to?
# $puck: the Shaman.
pitchout-ask-golem = { $puck } brings you a Golem. Where does it go?
pitchout-ask-ban = Ban one of your opponent’s Elite pitchers?
pitchout-ask-change = Swap a pitcher in secret?
# $pitcher: the banned one.
pitchout-ask-replace_banned = { $pitcher } is banned. Who replaces it?
# $puck: the puck that comes back.
pitchout-ask-place_restored = Put { $puck } back in your zone.
pitchout-ask-guard = Sacrifice your Guard to save a puck?
pitchout-ask-remove_obstacle = An opponent is down to two pucks: which of your blocks do you remove?
pitchout-ask-penalty = Three passive turns: which puck do you give up?

## Choices ($team: a side; $puck: a puck)

# Why a puck can’t be aimed at. $puck: its label, in the last one that of the puck that is flicked; $mount: the puck it is on.
pitchout-unaimable-rider = { $puck } rides on { $mount }: aim at { $mount }.
pitchout-unaimable-out = { $puck } is out: aim at a puck in play.
pitchout-unaimable-mount = { $puck } is on top of { $mount } and can’t be aimed at it.
pitchout-spot-edge = edge
pitchout-spot-middle = middle
pitchout-dial-copy = Captain copies
pitchout-dial-copy-hint = Choose with your first flick, with any puck. A power lasts until your next turn.
pitchout-choice-citizens = Citizens
pitchout-choice-hoods = Hoods
pitchout-choice-lineup = Play these pitchers
pitchout-hint-shoot = The harder you flick, the farther it slides; off the edge is out
pitchout-choice-shoot = Flick the Captain
pitchout-choice-mount = Mount { $puck }
pitchout-hint-mount = It can’t be flicked while it’s mounted
pitchout-choice-stay = Stay on the ground
# $block: a label.
pitchout-choice-move = Move block { $block }
pitchout-choice-leave = Leave it there
pitchout-choice-golem = Place { $puck }
pitchout-choice-no-golem = No Golem
# $pitcher: an Elite of the opponent.
pitchout-choice-ban = Ban the { $pitcher }
pitchout-choice-no-ban = No ban
# $leaves and $enters: pitchers.
pitchout-choice-change = { $enters } for { $leaves }
pitchout-choice-no-change = No swap
unit-rotation = Rotation
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
pitchout-choice-save = Sacrifice the Guard to save { $puck }
pitchout-hint-guard = The Guard goes out for the rest of the round; the saved puck takes its place
pitchout-choice-decline = Keep the Guard
pitchout-choice-give-up = Give up { $puck }
pitchout-choice-remove = Remove block { $block }
# Buttons
pitchout-verb-move = Place the block
pitchout-verb-stop = Stop

## What happened

pitchout-event-chooser_drawn = { $team } wins the toss and chooses who starts.
pitchout-event-starter_drawn = { $team } wins the toss and starts.
# $own: yes if $team starts itself, otherwise no.
pitchout-event-starter_named = { $own ->
    [yes] Round { $round }: { $team } chooses to start.
   *[no] Round { $round }: { $team } lets { $starter } start.
}
# $team: a side; $pitchers: its team.
pitchout-event-team_chosen = { $team } plays the { $pitchers }.
pitchout-event-lineup_chosen = { $team } has picked a lineup.
pitchout-event-shot_ready = { $team } is ready for the shoot-out.
# $team: a side, $distance in cm from the far edge.
pitchout-score = { $team } { $distance } cm
pitchout-score-none = { $team } no score
# $a, $b, $c and $d: the scores of the sides.
pitchout-scores-2 = { $a }, { $b }
pitchout-scores-3 = { $a }, { $b }, { $c }
pitchout-scores-4 = { $a }, { $b }, { $c }, { $d }
# $scores: those of all sides. $decided: yes ($winner, a side, came nearer) or no.
pitchout-event-shot_out = { $decided ->
    [yes] Shoot-out, try { $number }: { $scores }. { $winner } wins.
   *[no] Shoot-out, try { $number }: { $scores }. No winner.
}
pitchout-event-shootout_drawn = No winner after three tries: { $team } wins the toss.
# $team owns the $pitcher.
pitchout-event-banned = { $team }’s { $pitcher } is banned for the rest of the match.
pitchout-event-not_banned = { $team } bans nobody.
pitchout-event-reconsidered = { $team } has settled on a lineup.
# $puck: the Shadow; $mount: the puck under it.
pitchout-event-mounted = { $puck } mounts { $mount }.
pitchout-event-stayed_down = { $puck } stays on the ground.
# $puck is the Sapper, $block a label.
pitchout-event-obstacle_moved = { $puck } moves block { $block }.
pitchout-event-obstacle_left = { $puck } leaves block { $block } where it is.
pitchout-event-golem_appeared = { $puck } joins { $team }.
pitchout-event-golem_declined = { $team } doesn’t take a Golem.
pitchout-event-deployment_ready = { $team } has deployed in secret.
pitchout-event-deployment_void = { $team } must deploy again: a block is too close to one placed before.
pitchout-event-deployed = { $team } has deployed.
pitchout-event-round_begun = Round { $round } begins: { $team } flicks first.
pitchout-event-copied = { $team }’s Captain copies the { $pitcher }.
# The aim before the hand slipped; the next sentence has the flick.
pitchout-event-slipped = The hand slips: { $puck } was aimed at { $angle }°, strength { $strength }.
# $team: the side that flicks; $again: yes or no.
pitchout-event-flicked = { $again ->
    [yes] { $team } flicks { $puck } again.
   *[no] { $team } flicks { $puck }.
}
pitchout-event-touched = { $puck } hits { $other }.
pitchout-event-struck = { $by } strikes { $puck }.
# $kind: puck, or block ($piece is then its label).
pitchout-event-fell = { $kind ->
    [block] Block { $piece } falls off the arena.
   *[puck] { $piece } falls off the arena.
}
# $cause: obstacle ($block, a label, pushed the puck) or immortal.
pitchout-event-spared = { $cause ->
    [immortal] { $puck } leaves the arena, but the Immortal’s power brings it back.
   *[obstacle] { $puck } is knocked off by block { $block }, so it comes back.
}
# $cause: exit ($by pushed the puck), self (left by its own flick), assassin or infested ($by struck it), paid (the Infested for its victim), sacrifice or penalty.
pitchout-event-eliminated = { $cause ->
    [self] { $puck } slides off the arena and is out.
    [assassin] { $puck } is out, struck by { $by }.
    [infested] { $puck } is out, infected by { $by }.
    [paid] { $puck } is out with its victim.
    [sacrifice] { $puck } is sacrificed.
    [penalty] { $puck } is out, given up for passive play.
   *[exit] { $puck } is out, knocked off by { $by }.
}
# $kind: puck, or block ($piece is then its label).
pitchout-event-shifted = { $kind ->
    [block] Block { $piece } stopped on another piece and is moved aside.
   *[puck] { $piece } stopped on another piece and is moved aside.
}
pitchout-event-returned = { $puck } is back in the arena.
pitchout-event-guard_saved = { $guard } is sacrificed for { $puck }, which takes its place.
pitchout-event-guard_declined = { $team } keeps its Guard.
# $team is the side with two pucks left, $foe the other; $block is a label.
pitchout-event-obstacle_removed = { $team } is down to two pucks, so { $foe } removes block { $block }.
pitchout-event-stopped = { $puck } isn’t flicked again.
# $why: blocked or time.
pitchout-event-skipped = { $why ->
    [time] { $team } ran out of time and loses the turn.
   *[blocked] { $team } can’t flick any puck: the turn is skipped.
}
pitchout-event-unanswered = { $team } ran out of time; a default move was made.
pitchout-event-forced = { $team } had only one option; it was played automatically.
pitchout-event-forced_several = { $team } each had only one option; it was played automatically.
# $count passive turns in a row.
pitchout-event-passive_turn = Passive turn for { $team }: { $count } of 3 in a row.
# $foe lost. $reason: captain (the loser's is out), alone (nobody else is left) or priority (both lost, the flicking side wins).
pitchout-event-round_won = { $reason ->
    [alone] { $team } wins round { $round }: { $foe }’s Captain is alone.
    [priority] { $team } wins round { $round }: both sides are beaten, so the one that flicked wins.
   *[captain] { $team } wins round { $round }: { $foe }’s Captain is out.
}
# Of three and four sides, $team sits out the rest of the round. $reason: captain (its Captain is out) or alone (nobody else is left).
pitchout-event-knocked_out = { $reason ->
    [alone] { $team } is out of this round: its Captain is alone.
   *[captain] { $team } is out of this round: its Captain has fallen.
}
# Of three and four sides, $team (a side or two partners) won. $reason: priority (nobody is left, the flicking side wins), else the last rivals are beaten or have left.
pitchout-event-round_won_by = { $reason ->
    [priority] Round { $round } goes to { $team }: nobody is left, so the side that flicked wins.
   *[other] Round { $round } goes to { $team }: all rivals are out.
}
# $on: yes where others play on, else no.
pitchout-event-timed_out = { $on ->
    [yes] { $team } ran out of time on three flicks in a row and is out of the match; the others play on.
   *[no] { $team } ran out of time on three flicks in a row.
}
pitchout-event-left = { $on ->
    [yes] { $team } leaves the match; the others play on.
   *[no] { $team } resigns.
}
# $own and $foe: rounds won.
pitchout-event-match_won = { $own ->
    [2] { $team } wins the match { $own }–{ $foe }.
   *[other] { $team } wins the match.
}
# Of three and four sides, $team (a side or two partners) won. $score: rounds won, such as 2–0–1.
pitchout-event-match_won_by = The match goes to { $team }. Rounds won: { $score }.

## How it ended

# $score: rounds won, such as 2–1.
pitchout-outcome-rounds = { $score } in rounds
# Of two players: $own and $foe: the rounds won, the winner’s first.
pitchout-outcome-duel = { $own }–{ $foe } in rounds
pitchout-outcome-left = by resignation
pitchout-outcome-timed_out = by timeout

## Refusals ($piece, $other and $block are labels)

pitchout-refused-seats = Pitch Out is for two to four players.
pitchout-refused-sides-two = With two players there are no sides to choose: leave this option out.
pitchout-refused-sides-pairs = Two against two takes four players.
pitchout-refused-format-many = Choose five pitchers a side: with three or four players nobody has more.
pitchout-refused-antipassive = The penalty for passive play is for two players only: turn it off.
# $option: the name of a match option.
pitchout-refused-edition = The English edition doesn’t have this option: { $option }. Turn it off or choose the French edition.
pitchout-refused-over = The match is over.
pitchout-refused-ask = This question is already answered.
pitchout-refused-left = You already left this match.
pitchout-refused-seat = It isn’t your turn to choose.
pitchout-refused-action = That isn’t an option here.
pitchout-refused-starter = There’s no such side.
pitchout-refused-format-initiation = Choose five pitchers a side: initiation has no more.
pitchout-refused-format-en = Choose five pitchers a side: the English edition has no more.
pitchout-refused-team = There’s no such team.
# $count: how many pitchers play.
pitchout-refused-lineup = Pick { $count } different pitchers from your team, including the Captain.
pitchout-refused-deployment = Place each of your pucks and blocks once.
# $rider: a label.
pitchout-refused-carries = { $piece } carries { $rider } and can’t be flicked: choose another puck.
pitchout-refused-mount = Choose an enemy puck that the Shadow touched in this flick, in play and with no Shadow on top.
pitchout-refused-arena = { $piece } must be completely inside the arena.
pitchout-refused-sapper = You can only move { $piece }, to one place.
pitchout-refused-golem = Place { $piece } once, in your zone.
pitchout-refused-ban = Ban an Elite pitcher from your opponent’s lineup, or nobody.
pitchout-refused-change = Swap one of your pitchers, but not the Captain, for one that is neither playing nor banned.
pitchout-refused-number = { $piece } needs a position in numbers: x and y.
pitchout-refused-zone = { $piece } must be completely inside your zone.
pitchout-refused-edge = { $piece } is too close to the edge of the arena: leave room for a puck (3 cm).
pitchout-refused-overlap = { $piece } would overlap { $other }: choose another place.
pitchout-refused-gap = { $piece } is too close to { $other }: leave room for a puck (3 cm).
pitchout-refused-put-back = Place only { $piece }, once.
pitchout-refused-unknown = There’s no puck { $piece }.
pitchout-refused-not-yours = { $piece } isn’t yours: choose one of your pucks.
pitchout-refused-not-in-play = { $piece } isn’t in play: choose another puck.
pitchout-refused-angle = Choose a direction from 0° to 360°.
pitchout-refused-strength = Choose a strength from 1 to 100.
pitchout-refused-toward = { $piece } touches block { $block }: flick it along the block or away from it.
pitchout-refused-copy = The Captain can only copy one of your eliminated pitchers.
pitchout-refused-rescue = The Guard can only save one of your pucks that has just been eliminated.
pitchout-refused-obstacle = Remove one of your own blocks that is still in play.
pitchout-refused-penalty = Give up one of your pucks in play, but not the Captain.

# What happens if the time runs out; completes “Miss it and…”.
pitchout-late-team = you play the first team
pitchout-late-lineup = your five Alphas play, plus your first two Elites in a team of seven
pitchout-late-shootout = your Captain doesn’t shoot
pitchout-late-first_player = you flick first
pitchout-late-deploy = the standard formation is deployed
pitchout-late-flick = you lose this turn
pitchout-late-flick_again = there’s no second flick
pitchout-late-place_restored = the puck goes to the first free spot around the middle of your zone
pitchout-late-guard = the Guard saves the Captain if it fell, otherwise nobody
pitchout-late-mount = the Shadow mounts the puck it touched first
pitchout-late-sapper = the block stays where it is
pitchout-late-golem = the Golem goes to the first free spot
pitchout-late-remove_obstacle = the block with the lower number is removed
pitchout-late-penalty = you give up your last puck in the order of the pitchers
pitchout-late-ban = nobody is banned
pitchout-late-change = your lineup stays as it is
pitchout-late-next_starter = you start
pitchout-late-replace_banned = the first free pitcher replaces it
