# What For Honor says.

forhonor-name = For Honor
forhonor-tagline = Two camps of four heroes hold zones for points; with enough of them, wipe out the other camp. For 2 to 8.

forhonor-team-0 = Attack
forhonor-team-1 = Defence
# $letter: of the seat, $side: its camp
forhonor-seat = { $letter } ({ $side })
# a player whose name is not known, as the picture names them
forhonor-letter = { $letter }
forhonor-side-0 = Attack, entering from row 1
forhonor-side-1 = Defence, entering from row 18

forhonor-hero-warden = Warden
forhonor-hero-conqueror = Conqueror
forhonor-hero-peacekeeper = Peacekeeper
forhonor-hero-lawbringer = Lawbringer
forhonor-hero-raider = Raider
forhonor-hero-warlord = Warlord
forhonor-hero-berserker = Berserker
forhonor-hero-valkyrie = Valkyrie
forhonor-hero-kensei = Kensei
forhonor-hero-shugoki = Shugoki
forhonor-hero-orochi = Orochi
forhonor-hero-nobushi = Nobushi
forhonor-hero-hint = { $faction }. { $power }
forhonor-faction-knight = Knight, strikes harder with the shield
forhonor-faction-viking = Viking, strikes harder with the sword, 9 steps
forhonor-faction-samurai = Samurai, strikes harder with the charge
forhonor-power-guard = Attacked, loses nothing in a tied round
forhonor-power-bulwark = Once in a combat he loses 1 less
forhonor-power-shot = Shoots 2 to 4 squares far
forhonor-power-banner = Banner: friends near by regain a life
forhonor-power-shove = Shoves a neighbour by 1 or 2 squares
forhonor-power-rush = After 5 steps his attack takes a life
forhonor-power-skin = Is never executed
forhonor-power-reach = Attacks from 2 squares away
forhonor-power-name-guard = Superior guard
forhonor-power-name-bulwark = Bulwark
forhonor-power-name-skin = Stone skin
forhonor-card-sword = Sword
forhonor-card-charge = Charge
forhonor-card-shield = Shield
forhonor-hint-card = { $wins ->
    [yes] beats { $beats } −{ $takes }
   *[no] can’t win
  } · { $loses ->
    [yes] loses to { $by } −{ $lost }
   *[no] can’t lose
  }{ $ties ->
    [yes] {" "}· tie −{ $given }/−{ $taken }
   *[no] {""}
  }
forhonor-soldier = a soldier
forhonor-square = { $square }
# $square: a square
forhonor-choice-aside = Step aside to { $square }
forhonor-spot-reserve = in reserve
forhonor-zone-attack = the Attack zone
forhonor-zone-defence = the Defence zone
forhonor-zone-centre = the centre

forhonor-option-fixed_order = Order of heroes
forhonor-option-fixed_order-off = chosen card by card
forhonor-option-fixed_order-on = laid out before the match
forhonor-option-random = Heroes
forhonor-option-random-off = drafted
forhonor-option-random-on = dealt at random
forhonor-option-target = Points to reach
forhonor-option-target-1000 = 1000
forhonor-option-target-800 = 800
forhonor-option-target-600 = 600
forhonor-option-target-400 = 400
forhonor-option-soldiers = Soldiers of a camp
forhonor-option-soldiers-16 = 16
forhonor-option-soldiers-12 = 12
forhonor-option-soldiers-8 = 8
forhonor-option-max_turns = Most turns
forhonor-option-max_turns-30 = 30
forhonor-option-max_turns-10 = 10
forhonor-option-max_turns-20 = 20
forhonor-option-max_turns-0 = no limit

forhonor-ask-draft = Pick a hero and pass the rest.
forhonor-ask-order = In which order do your heroes act?
forhonor-ask-displace = Where does { $hero } step aside to?
forhonor-ask-pick_hero = { $side }’s card: which hero acts?
forhonor-ask-instead = { $ask } (The hero’s player has left.)
forhonor-ask-enter = Where does { $hero } enter?
forhonor-ask-step = { $hero } acts; { $left ->
    [0] no step is
    [one] one step is
   *[other] { $left } steps are
  } left.
forhonor-ask-card = Round { $round } vs { $foe }: which card?

forhonor-choice-order = { $a }, { $b }, { $c }, { $d }
forhonor-choice-enter = Enter by { $square }
forhonor-choice-move = Move to { $square } ({ $steps ->
    [one] one step
   *[other] { $steps } steps
  })
forhonor-choice-attack = Attack { $hero }
forhonor-choice-kill = Remove { $count ->
    [one] one soldier
   *[other] { $count } soldiers
  }
forhonor-choice-shoot = Shoot at { $at } on { $square }
forhonor-choice-banner = Raise the banner: { $count ->
    [one] one friend regains a life
   *[other] { $count } friends regain a life
  }
forhonor-choice-shove = Shove { $hero } to { $square }
forhonor-deed-attack = Attack { $hero } ({ $steps ->
    [0] right where you enter
    [one] one step
   *[other] { $steps } steps
  })
forhonor-deed-kill = Remove { $count ->
    [one] one soldier
   *[other] { $count } soldiers
  } from { $square } ({ $steps ->
    [0] right where you enter
    [one] one step
   *[other] { $steps } steps
  })
forhonor-deed-zone-attack = Go into the Attack zone ({ $steps ->
    [one] one step
   *[other] { $steps } steps
  })
forhonor-deed-zone-defence = Go into the Defence zone ({ $steps ->
    [one] one step
   *[other] { $steps } steps
  })
forhonor-menu-move = Move to…
forhonor-menu-act = Act on…
forhonor-menu-enter = Enter by…
forhonor-choice-end = End the activation
# What else is written for the first word of a step, parted by commas, without accents.
forhonor-typed-enter = in
forhonor-typed-take = zone, capture
forhonor-typed-move = go, walk, go to, m
forhonor-typed-kill = remove, k
forhonor-typed-attack = fight, combat, a
forhonor-typed-shoot = shot, javelin, crossbow, longbow, bow, s
forhonor-typed-banner = rally, vigour
forhonor-typed-shove = push
forhonor-typed-end = done, stop, finish

forhonor-hint-end = The next initiative card is drawn
forhonor-hint-hero = { $life } life, { $where } · { $power }
# $power: that guards whom he attacks, $before: what costs life before the first round, $last: whether no step follows, nor a shot
forhonor-hint-attack = { $life } life{ $power ->
    [guard] ; loses nothing in a tied round
    [bulwark] ; loses 1 less once
    [skin] ; cannot be executed
   *[none] {""}
  }{ $before ->
    [outnumbered] ; outnumbered, loses 1 before round 1
    [rush] ; rushed, loses 1 before round 1
    [both] ; outnumbered and rushed, loses 2 before round 1
   *[none] {""}
  }{ $last ->
    [last] ; no step after it
    [shot] ; no step or shot after it
   *[no] {""}
  }
# $squares: of the soldiers that fall, $left: points left after it, $last: whether no step follows, nor a shot
forhonor-hint-kill = { $squares }{ $last ->
    [last] ; no step after it
    [shot] ; no step or shot after it
   *[no] { $left ->
        [0] {""}
        [one] ; one step may follow
       *[other] ; { $left } steps may follow
      }
  }
forhonor-hint-shot = { $life } life, loses 1
forhonor-hint-shot-soldier = the rearmost of the group falls, on { $square }
forhonor-hint-beside = beside { $hero }
forhonor-hint-zone-attack = in the Attack zone
forhonor-hint-zone-defence = in the Defence zone
forhonor-hint-soldiers = beside enemy soldiers

forhonor-late-draft = the first card of your packet is taken
forhonor-late-order = your heroes act in the order of your camp
forhonor-late-displace = the hero steps to the square closest to your edge
forhonor-late-pick_hero = the first hero of your camp acts
forhonor-late-step = the activation ends; a hero in reserve enters first
forhonor-late-card = a card is played by luck

forhonor-refused-over = The match is over.
forhonor-refused-ask = That is no longer asked.
forhonor-refused-seat = You are not asked.
forhonor-refused-seats = For Honor is for two to eight, not { $seats }.
forhonor-refused-action = That is not what is asked now.
forhonor-refused-packet = That hero is not in your packet.
forhonor-refused-order = All four heroes of your camp must be in the row, each once.
forhonor-refused-aside = The hero cannot step aside to that square.
forhonor-refused-hero = That hero cannot act now.
forhonor-refused-enter-first = The hero must come onto the board first.
forhonor-refused-enter = That square is not a free one of your edge.
forhonor-refused-entered = The hero is on the board already, on { $square }; his next action goes on from there.
forhonor-refused-move = { $square } cannot be reached with the points left.
forhonor-refused-no-square = There is no square { $square } to stand on.
forhonor-refused-taken = Somebody stands on { $square }.
forhonor-refused-frozen = No step follows a fight that came after a step: { $square } is out of reach.
forhonor-refused-kill = { $most ->
    [0] No soldier is in reach: stand next to one with a point left.
    [one] One soldier can be removed.
   *[other] From 1 to { $most } soldiers can be removed.
  }
forhonor-refused-attack = That hero is out of reach: move next to it first.
forhonor-refused-second-fight = This hero has already fought. There is one fight per activation.
forhonor-refused-shot = That square cannot be shot at: a shot goes 2 to 4 squares in a straight line, once, and not after a fight that ended the steps.
forhonor-refused-banner = Nobody near by would regain a life.
forhonor-refused-shove = That hero cannot be shoved so far.
forhonor-refused-card = That card is not in your hand.

forhonor-event-drafted = { $clock ->
    [yes] { $seat } did not answer in time: the clock takes { $hero }.
   *[no] { $seat } takes { $hero }.
  }
forhonor-event-dealt = { $seat } is dealt { $hero }.
forhonor-event-committed = { $seat } has chosen.
forhonor-event-order_laid = { $clock ->
    [yes] { $seat } did not answer in time: the clock lays out the order of the camp.
   *[no] { $seat } has laid out the order of the camp.
  }
forhonor-event-turn_begun = Turn { $turn } begins.
forhonor-event-soldiers_came = { $count ->
    [one] { $side } gets a new soldier on { $squares }.
   *[other] { $side } gets new soldiers on { $squares }.
  }
forhonor-event-displaced = { $hero } steps aside to { $square }.
forhonor-event-returned = { $hero } is back in reserve.
forhonor-event-recovered = { $hero } has been executed and waits from now on.
forhonor-event-card_drawn = { $side } acts.
forhonor-event-card_lost = An initiative card of { $side } is lost.
forhonor-event-activated = { $hero } acts.
forhonor-event-kept_out = { $hero } finds no free square to enter by.
forhonor-event-entered = { $hero } enters by { $square }.
forhonor-event-moved = { $hero } goes to { $square } ({ $steps ->
    [one] one step
   *[other] { $steps } steps
  }).
forhonor-event-soldiers_killed = { $count ->
    [one] { $hero } removes the soldier on { $squares }.
   *[other] { $hero } removes the soldiers on { $squares }.
  }
forhonor-event-combat_begun = { $hero } attacks { $target }!
forhonor-event-cards_shown = Round { $round }: { $first } plays { $card }, { $second } plays { $other }; { $won }.{ $clock ->
    [first] {" "}The clock chose for { $first }.
    [second] {" "}The clock chose for { $second }.
    [both] {" "}The clock chose both cards.
   *[no] {""}
  }
forhonor-round-tied = nobody wins the round
forhonor-round-won = { $hero } wins the round
forhonor-event-life_lost = { $hero } loses { $life ->
    [one] a life
   *[other] { $life } lives
  } { $why }; { $left ->
    [0] none is left
   *[other] { $left } left
  }.
forhonor-blow-combat = to { $by }
forhonor-blow-outnumbered = to { $by }, being outnumbered
forhonor-blow-rush = to the rush of { $by }
forhonor-blow-shot = to the shot of { $by }
forhonor-event-spared = { $power } helps { $hero }.
forhonor-event-fell = { $executed ->
    [yes] { $hero } is executed.
   *[no] { $hero } has fallen.
  }
forhonor-event-shot = { $hero } shoots at { $target } on { $square }.
forhonor-event-healed = The banner of { $by } gives { $hero } a life back; { $life } now.
forhonor-event-shoved = { $by } shoves { $hero } to { $square }.
forhonor-event-activation_ended = { $hero } has acted.
forhonor-event-zone_taken = { $taken ->
    [yes] { $side } takes { $zone } from { $loser }.
    [free] { $side } takes { $zone }.
   *[no] Nobody holds { $zone } any more.
  }
forhonor-event-scored = { $side }: { $change } points, { $score } now{ $cause ->
    [gained] { " " }(a zone gained)
    [lost] { " " }(a zone lost)
   *[held] {""}
  }.
forhonor-event-lock_changed = { $locked ->
    [yes] { $side } is locked: its fallen heroes do not come back.
   *[no] { $side } is locked no more.
  }
forhonor-event-turn_ended = Turn { $turn } is over: { $first } to { $second }.
forhonor-event-match_over = { $drawn ->
    [yes] A draw, { $first } to { $second }.
   *[no] { $side } wins, { $first } to { $second }.
  }
forhonor-event-unanswered = { $seat } did not answer in time.
forhonor-event-gone = { $seat } gave up; the camp decides for the heroes.

forhonor-outcome-wiped_out = the other camp has no hero left, { $first } to { $second }
forhonor-outcome-turns = ahead { $first } to { $second } when the last turn was over
forhonor-outcome-left = the other camp left at { $first } to { $second }
forhonor-outcome-draw = level at { $first } to { $second }

forhonor-picture-headline = { $deed } · turn { $turn } · { $first }–{ $second }
forhonor-picture-deed-draft = Heroes are drafted
forhonor-picture-deed-order = Orders are laid
forhonor-picture-deed-displace = { $hero } steps aside
forhonor-picture-deed-pick_hero = { $side } picks a hero
forhonor-picture-deed-step = { $hero } acts
forhonor-picture-deed-card = { $hero } against { $foe }
forhonor-picture-deed-won = { $side } wins
forhonor-picture-deed-drawn = Draw
forhonor-spot-waiting = waiting
forhonor-spot-executed = executed

forhonor-picture-team-0 = Attack
forhonor-picture-team-1 = Defence
forhonor-picture-turn = turn { $turn }
forhonor-picture-points = { $left ->
    [0] no point
    [one] one point
   *[other] { $left } points
  }
forhonor-picture-reserve = reserve
forhonor-picture-waiting = fallen
forhonor-picture-executed = executed
forhonor-picture-faction-knight = Knight
forhonor-picture-faction-viking = Viking
forhonor-picture-faction-samurai = Samurai
forhonor-picture-card-sword = Sword
forhonor-picture-card-charge = Charge
forhonor-picture-card-shield = Shield
forhonor-picture-card-chosen = has chosen
forhonor-picture-card-choosing = chooses
forhonor-picture-round = round { $round }
forhonor-picture-ambush = Felled before round 1: −{ $life }
forhonor-picture-how-wiped_out = no hero left to the enemy
forhonor-picture-how-turns = after the last turn
forhonor-picture-how-left = the other camp has left
forhonor-picture-name-warden = Warden
forhonor-picture-name-conqueror = Conqueror
forhonor-picture-name-peacekeeper = Peacekeeper
forhonor-picture-name-lawbringer = Lawbringer
forhonor-picture-name-raider = Raider
forhonor-picture-name-warlord = Warlord
forhonor-picture-name-berserker = Berserker
forhonor-picture-name-valkyrie = Valkyrie
forhonor-picture-name-kensei = Kensei
forhonor-picture-name-shugoki = Shugoki
forhonor-picture-name-orochi = Orochi
forhonor-picture-name-nobushi = Nobushi

# Told briefly in messages. $attack and $defence: the points each camp gained, with their sign; $soldiers: where new ones stand
forhonor-brief-dealt = { $seat } is dealt { $heroes }.
forhonor-brief-scored = Turn { $turn } is over: Attack { $attack }, Defence { $defence }. It stands { $first } to { $second }.
forhonor-brief-turn = Turn { $turn } begins; new soldiers: { $soldiers }.
forhonor-brief-soldiers = { $side } { $squares }
forhonor-brief-returned = Back in reserve: { $heroes }.
forhonor-brief-recovered = { $heroes } { $count ->
    [one] has been executed and waits
   *[other] have been executed and wait
  } from now on.
forhonor-brief-cards = { $side } { $count }
# $cards: how many of each camp; $count: how many in all
forhonor-brief-lost-cards = Initiative { $count ->
    [one] card
   *[other] cards
  } lost: { $cards }.
# $lost: who lost life to whom; $why: what made it more or less
forhonor-brief-lost = { $lost } ({ $why })
forhonor-brief-harder = card of the faction +1
forhonor-brief-twice = powerful strike +1
forhonor-brief-braced = Bulwark −1
