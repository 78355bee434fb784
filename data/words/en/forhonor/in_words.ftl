# For Honor for people who read the board instead of seeing it.
# $hero and $foe are names of heroes, $side, $one and $other of camps, $square and $where squares such as B7.

## The text board

# between the parts of a list
forhonor-board-and = {"; "}
# $first and $second: the points of $one and $other; $target: the points to reach
forhonor-board-score = Points: { $one } { $first }, { $other } { $second } (goal { $target }).
# $most: the turn limit, 0 for none
forhonor-board-turn = { $most ->
    [0] Turn { $turn }.
   *[other] Turn { $turn } of { $most }.
  }
# $first and $second: the initiative cards of $one and $other that are still to be drawn
forhonor-board-cards = Initiative cards left: { $one } { $first }, { $other } { $second }.
forhonor-board-locked = { $side } is locked: its waiting heroes don’t come back.
forhonor-board-nearly = { $side } ended the last turn with { $target } points or more; doing so again locks the other camp.
forhonor-board-zone-attack = Attack zone, A5–C8
forhonor-board-zone-defence = Defence zone, L11–N14
forhonor-board-zone-centre = Centre, F6–I13
# $owner: who holds it; $fate: stays, or changes to $would if the turn ended now; $heroes: the $count heroes in it
forhonor-board-zone = { $zone }: { $owner }{ $count ->
    [0] {""}
   *[other] ; { $heroes } inside
  }{ $fate ->
    [changes] ; { $would }
   *[stays] {""}
  }.
# $first and $second: the linked soldiers of Attack and of Defence
forhonor-board-centre = { $zone }: { $owner }; linked soldiers { $first } to { $second }{ $fate ->
    [changes] ; { $would }
   *[stays] {""}
  }.
forhonor-board-held-0 = held by Attack
forhonor-board-held-1 = held by Defence
forhonor-board-held-none = held by nobody
forhonor-board-would-0 = would go to Attack
forhonor-board-would-1 = would go to Defence
forhonor-board-would-none = would be nobody’s
# $marks: what the hero has left
forhonor-board-acting = { $hero } acts: { $marks }.
forhonor-board-steps = { $left ->
    [0] no steps left
    [one] one step left
   *[other] { $left } steps left
  }
forhonor-board-may-fight = can fight
forhonor-board-fought = has fought
forhonor-board-unused = power not used
forhonor-board-used = power used
# $first attacks with $life, $second has $other
forhonor-board-combat = Combat, round { $round }: { $first } ({ $life } life) vs { $second } ({ $other } life).
forhonor-board-round-won = Round 1 went to { $hero }.
forhonor-board-round-tied = Round 1 was tied.
forhonor-board-hand = { $hero } still has { $cards }.
# $seats: the $count of them
forhonor-board-chosen = { $count ->
    [one] { $seats } has chosen.
   *[other] { $seats } have chosen.
  }
forhonor-board-card = Your card: { $card }.
# $own: own, the reader’s camp, or other; $column: where it enters
forhonor-board-camp = **{ $side }**{ $own ->
    [own] , your camp
   *[other] {""}
  }, enters from column { $column }
forhonor-board-hero = { $hero }: { $where }.
forhonor-board-ready = { $where }, { $life } life
forhonor-board-acted = { $where }, { $life } life, has acted
forhonor-board-waiting = waiting, back in reserve next turn
forhonor-board-kept = waiting, kept out by the lock
forhonor-board-executed = executed, starts waiting next turn
# $things: the $count things the hero could attack, shoot or remove
forhonor-board-reach = { $count ->
    [0] In reach: nobody.
   *[other] In reach: { $things }.
  }
forhonor-board-attacks = attack { $heroes }
forhonor-board-shots = shoot { $heroes }
forhonor-board-soldiers = soldiers
forhonor-board-after = { $steps ->
    [0] { $what } (now)
    [one] { $what } (1 step)
   *[other] { $what } ({ $steps } steps)
  }
# $lanes: lane by lane the columns on which they stand; $linked: how many count for the centre
forhonor-board-ranks = Soldiers, { $count } of { $most }: { $lanes }. Linked: { $linked }.
forhonor-board-row = Order: { $heroes }.
forhonor-board-packet = Your packet:
forhonor-board-offered = **{ $hero }**: { $power }.
forhonor-board-picked = { $count ->
    [0] { $seat }: nobody yet.
   *[other] { $seat }: { $heroes }.
  }

## Details of one hero, zone, lane or square

forhonor-detail-zone-attack = Attack zone
forhonor-detail-zone-defence = Defence zone
forhonor-detail-zone-centre = Centre
forhonor-detail-lane = Lane { $lane }
forhonor-detail-hero = Played by { $seat }: { $where }.
# $squares: the $count squares the hero could go to
forhonor-detail-squares = { $count ->
    [0] Can’t move.
    [one] Can move to one square: { $squares }.
   *[other] Can move to { $count } squares: { $squares }.
  }
forhonor-detail-entering = { $count ->
    [0] Can’t enter.
   *[other] Can enter and get to { $count } squares: { $squares }.
  }
# $later: yes, the hero has acted and can do this next turn at the earliest
forhonor-detail-attacked = { $later ->
    [yes] attack by { $hero } next turn
   *[no] attack by { $hero }
  }
forhonor-detail-shot = { $later ->
    [yes] shot by { $hero } next turn
   *[no] shot by { $hero }
  }
# $threats: $count of them
forhonor-detail-threats = { $count ->
    [0] No threats.
   *[other] Threats: { $threats }.
  }
# $first and $second: the columns with soldiers of $one and $other; $heroes: the $count of them in the lane
forhonor-detail-in-lane = { $lane }: { $one } { $first }, { $other } { $second }{ $count ->
    [0] {""}
   *[other] ; heroes: { $heroes }
  }.
forhonor-detail-soldier = a soldier of { $side }
# $on: who is there; $free: yes, no one
forhonor-detail-square = { $free ->
    [yes] **{ $square }**: free.
   *[no] **{ $square }**: { $on }.
  }
forhonor-detail-part = Part of: { $zone }.
# $heroes: the $count of them that could come there
forhonor-detail-near = { $count ->
    [0] { $side }: no one else can get there.
   *[other] { $side } can get there: { $heroes }.
  }

## Previews

forhonor-preview-there = { $hero } on { $square }
# $there: where a hero would be, perhaps with the steps it takes
forhonor-preview-put = { $there }.
# $left: the life that would be left
forhonor-preview-shot = { $left ->
    [0] { $hero } on { $square } falls.
   *[other] { $hero } on { $square } has { $left } life left.
  }
# $gone: the square of the soldier that would fall
forhonor-preview-soldier = Shot at { $square }: the soldier on { $gone } falls.
forhonor-preview-nobody = No one is on { $square }.
# $hero has $life, $foe $other
forhonor-preview-attack = Combat: { $hero } ({ $life } life) vs { $foe } ({ $other } life).
# $heroes: friends of the attacker beside $foe
forhonor-preview-outnumbered = { $foe } is outnumbered (also close: { $heroes }) and loses a life first.
forhonor-preview-rush = { $foe } loses a life to the rush first.

## A turn, and the picture after it

# $way: square by square
forhonor-account-moved = { $hero } moves from { $start } through { $way }.
forhonor-alt-packet = Your packet: { $heroes }.
forhonor-alt-places = { $side }: { $heroes }.
forhonor-alt-threatened = { $hero } is in danger: { $threats }.

## Camps in a sentence: at the start, and within

forhonor-the-camp-0 = Attack
forhonor-the-camp-1 = Defence
forhonor-the-team-0 = Attack
forhonor-the-team-1 = Defence

## What an activation has done

# $deeds: way, deeds and rounds of a combat
forhonor-done-now = { $hero } so far: { $deeds }.
forhonor-done-last = { $hero }’s activation: { $deeds }.
forhonor-done-way = path { $squares }
forhonor-done-killed = { $count ->
    [one] soldier on { $squares } removed
   *[other] soldiers on { $squares } removed
  }
# The next keys have $hero, $square and $start, where the hero or the shot came from.
forhonor-done-shot = { $hero } on { $square } shot from { $start }
forhonor-done-shoved = { $hero } shoved from { $start } to { $square }
forhonor-done-healed = { $hero } healed on { $square }
forhonor-done-fell = { $hero } fell on { $square }
forhonor-done-executed = { $hero } executed on { $square }
# $hero plays $card and loses $lost, $foe plays $other and loses $taken
forhonor-done-bout = round { $round }: { $hero } { $card }{ $lost ->
    [0] {""}
   *[other] { " " }(−{ $lost })
  }, { $foe } { $other }{ $taken ->
    [0] {""}
   *[other] { " " }(−{ $taken })
  }
