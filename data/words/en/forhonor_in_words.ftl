# For Honor for those who read instead of looking.
# $hero and $foe are names of heroes, $side, $one and $other of camps, $square and $where squares such as B7.

## The text board

# stands between the parts of a list
forhonor-board-and = {"; "}
forhonor-board-nobody = nobody
# $first and $second: the points of $one and $other; $target: what is to be reached
forhonor-board-score = Points: { $one } { $first }, { $other } { $second } (goal { $target }).
# $most: how many turns there may be, 0 for any number
forhonor-board-turn = { $most ->
    [0] Turn { $turn }.
   *[other] Turn { $turn } of { $most }.
  }
# $first and $second: the initiative cards of $one and $other that are still to be drawn
forhonor-board-cards = Initiative cards left: { $one } { $first }, { $other } { $second }.
forhonor-board-locked = { $side } is locked: its waiting heroes do not come back.
forhonor-board-nearly = { $side } ended the last turn with { $target } points or more; if it does so again, it locks the other camp.
forhonor-board-zone-attack = Attack zone, A5–C8
forhonor-board-zone-defence = Defence zone, L11–N14
forhonor-board-zone-centre = Centre, F6–I13
# $owner: a camp or nobody; $fate: stays, or changes as $would tells if the turn ended now; $heroes: the $count of them in it
forhonor-board-zone = { $zone }: { $owner }{ $fate ->
    [changes] , { $would }
   *[stays] {""}
  }{ $count ->
    [0] {""}
   *[other] ; in it { $heroes }
  }.
# $first and $second: the linked soldiers of Attack and of Defence
forhonor-board-centre = { $zone }: { $owner }{ $fate ->
    [changes] , { $would }
   *[stays] {""}
  }; linked soldiers { $first } to { $second }.
forhonor-board-would-0 = would go to Attack
forhonor-board-would-1 = would go to Defence
forhonor-board-would-none = would be nobody’s
# $marks: what is left to him
forhonor-board-acting = { $hero } acts: { $marks }.
forhonor-board-steps = { $left ->
    [0] no step left
    [one] one step left
   *[other] { $left } steps left
  }
forhonor-board-may-fight = may fight
forhonor-board-fought = has fought
forhonor-board-unused = power not used
forhonor-board-used = power used
# $first attacks with $life, $second has $other
forhonor-board-combat = Combat, round { $round }: { $first } (life { $life }) against { $second } (life { $other }).
forhonor-board-round-won = Round 1 went to { $hero }.
forhonor-board-round-tied = Round 1 was tied.
forhonor-board-hand = { $hero } has left: { $cards }.
# $seats: the $count of them
forhonor-board-chosen = { $count ->
    [one] { $seats } has chosen.
   *[other] Have chosen: { $seats }.
  }
forhonor-board-card = You have chosen: { $card }.
# $own: own, the reader’s camp, or other; $row: where it enters
forhonor-board-camp = **{ $side }**{ $own ->
    [own] , your camp
   *[other] {""}
  }, enters by row { $row }
forhonor-board-hero = { $hero }: { $where }.
forhonor-board-ready = { $where }, life { $life }
forhonor-board-acted = { $where }, life { $life }, has acted
forhonor-board-waiting = waiting, back in reserve next turn
forhonor-board-kept = waiting, kept out by the lock
forhonor-board-executed = executed, waits from next turn on
# $things: the $count things that he could attack, shoot at or remove
forhonor-board-reach = { $count ->
    [0] In reach: nobody.
   *[other] In reach: { $things }.
  }
forhonor-board-attacks = attack { $heroes }
forhonor-board-shots = shot at { $heroes }
forhonor-board-soldiers = soldiers
forhonor-board-after = { $steps ->
    [0] { $what } (now)
    [one] { $what } (1 step)
   *[other] { $what } ({ $steps } steps)
  }
# $lanes: lane by lane the rows on which they stand; $linked: how many count for the centre
forhonor-board-ranks = Soldiers, { $count } of { $most }: { $lanes }. Linked: { $linked }.
forhonor-board-row = Order: { $heroes }.
forhonor-board-packet = Your packet:
forhonor-board-offered = **{ $hero }**: { $power }.
forhonor-board-picked = { $count ->
    [0] { $seat }: nobody yet.
   *[other] { $seat }: { $heroes }.
  }

## What is told of one hero, zone, lane or square

forhonor-detail-zone-attack = Attack zone
forhonor-detail-zone-defence = Defence zone
forhonor-detail-zone-centre = Centre
forhonor-detail-lane = Lane { $lane }
forhonor-detail-hero = Played by { $seat }: { $where }.
# $squares: the $count squares he could go to
forhonor-detail-squares = { $count ->
    [0] Can go nowhere.
    [one] Can go to one square: { $squares }.
   *[other] Can go to { $count } squares: { $squares }.
  }
forhonor-detail-entering = { $count ->
    [0] Can enter nowhere.
   *[other] Can enter and get to { $count } squares: { $squares }.
  }
# $later: yes, he has acted and can do so in the next turn at the soonest
forhonor-detail-attacked = { $later ->
    [yes] attack by { $hero }, who has acted
   *[no] attack by { $hero }
  }
forhonor-detail-shot = { $later ->
    [yes] shot by { $hero }, who has acted
   *[no] shot by { $hero }
  }
# $threats: $count of them
forhonor-detail-threats = { $count ->
    [0] Threatened by nobody.
   *[other] Threats: { $threats }.
  }
# $first and $second: the rows with soldiers of $one and $other; $heroes: the $count of them in the lane
forhonor-detail-in-lane = { $lane }: { $one } { $first }, { $other } { $second }{ $count ->
    [0] {""}
   *[other] ; heroes: { $heroes }
  }.
forhonor-detail-soldier = a soldier of { $side }
# $on: who stands there; $free: yes, nobody
forhonor-detail-square = { $free ->
    [yes] **{ $square }**: free.
   *[no] **{ $square }**: { $on }.
  }
forhonor-detail-part = Part of: { $zone }.
# $heroes: the $count of them that could come there
forhonor-detail-near = { $count ->
    [0] { $side }: nobody else can get there.
   *[other] { $side } can get there: { $heroes }.
  }

## What a preview comes to

forhonor-foretold-there = { $hero } would stand on { $square }
# $there: where a hero would stand, perhaps with the steps it takes
forhonor-foretold-put = { $there }.
# $left: the life that would be left
forhonor-foretold-shot = { $left ->
    [0] { $hero } on { $square } would fall.
   *[other] { $hero } on { $square } would have { $left } life left.
  }
# $gone: the square of the one that would fall
forhonor-foretold-soldier = Aimed at { $square }: the soldier on { $gone } would fall.
forhonor-foretold-nobody = Nobody stands on { $square }.
# $hero has $life, $foe $other
forhonor-foretold-attack = Combat: { $hero }, life { $life }, against { $foe }, life { $other }.
# $heroes: friends of the attacker beside $foe
forhonor-foretold-outnumbered = { $foe } would lose a life at once, outnumbered with { $heroes } near by.
forhonor-foretold-rush = { $foe } would lose a life to the rush.

## A turn, and the picture after it

# $way: square by square
forhonor-account-moved = { $hero } goes from { $start } by { $way }.
forhonor-alt-places = { $side }: { $heroes }.
forhonor-alt-threatened = { $hero } is in danger: { $threats }.

## Camps as sentences have them: at the beginning, and within

forhonor-the-camp-0 = Attack
forhonor-the-camp-1 = Defence
forhonor-the-team-0 = Attack
forhonor-the-team-1 = Defence

## What an activation has done

# $deeds: way, deeds and rounds of a combat
forhonor-done-now = { $hero } so far: { $deeds }.
forhonor-done-last = Before: { $hero }: { $deeds }.
forhonor-done-way = from { $squares }
forhonor-done-killed = { $count ->
    [one] soldier on { $squares } removed
   *[other] soldiers on { $squares } removed
  }
# The keys that follow are told $hero, $square and $start, where he or the shot came from.
forhonor-done-shot = { $hero } on { $square } shot at from { $start }
forhonor-done-shoved = { $hero } shoved from { $start } to { $square }
forhonor-done-healed = a life for { $hero } on { $square }
forhonor-done-fell = { $hero } fallen on { $square }
forhonor-done-executed = { $hero } executed on { $square }
# $hero plays $card and loses $lost, $foe plays $other and loses $taken
forhonor-done-bout = round { $round }: { $hero } { $card }{ $lost ->
    [0] {""}
   *[other] { " " }(−{ $lost })
  }, { $foe } { $other }{ $taken ->
    [0] {""}
   *[other] { " " }(−{ $taken })
  }
