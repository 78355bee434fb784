# What For Honor says.

forhonor-name = For Honor
forhonor-tagline = Two camps of four heroes. Hold zones to score, then wipe out the other camp.

forhonor-team-0 = Attack
forhonor-team-1 = Defence
# $letter: of the seat, $side: its camp
forhonor-seat = { $letter } ({ $side })
# a player whose name is unknown, as in the picture
forhonor-letter = { $letter }
forhonor-side-0 = Attack, entering from column 1
forhonor-side-1 = Defence, entering from column 18

# where a camp has several players; $player: a name, or a letter as in the picture
forhonor-hero-of = { $hero } ({ $player })
# a hero or a card within a sentence
forhonor-the-name = { $name }
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
forhonor-faction-knight = Knight, hits harder with the shield
forhonor-faction-viking = Viking, hits harder with the sword, 9 steps
forhonor-faction-samurai = Samurai, hits harder with the charge
forhonor-power-guard = Loses nothing in a tied round when attacked
forhonor-power-bulwark = Loses one life less, once per combat
forhonor-power-shot = Shoots from 2 to 4 squares away
forhonor-power-banner = Banner: heals nearby friends by 1
forhonor-power-shove = Shoves a neighbour 1 or 2 squares
forhonor-power-rush = An attack after 5 steps takes a life
forhonor-power-skin = Ignores powerful strikes, can’t be executed
forhonor-power-reach = Attacks from 2 squares away
forhonor-power-name-guard = Superior guard
forhonor-power-name-bulwark = Bulwark
forhonor-power-name-skin = Stone skin
forhonor-card-sword = Sword
forhonor-card-charge = Charge
forhonor-card-shield = Shield
forhonor-hint-card = { $wins ->
    [yes] beats { $beats } for { $takes }
   *[no] can’t win
  } · { $loses ->
    [yes] loses to { $by } for { $lost }
   *[no] can’t lose
  }{ $ties ->
    [even] {" "}· tie for { $given }
    [yes] {" "}· tie { $given }{"\u2060"}–{"\u2060"}{ $taken }
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

forhonor-option-fixed_order = Hero order
forhonor-option-fixed_order-off = chosen card by card
forhonor-option-fixed_order-on = set before the match
forhonor-option-random = Heroes
forhonor-option-random-off = drafted
forhonor-option-random-on = dealt at random
forhonor-option-target = Points to reach
forhonor-option-target-1000 = 1000
forhonor-option-target-800 = 800
forhonor-option-target-600 = 600
forhonor-option-target-400 = 400
forhonor-option-soldiers = Soldiers per camp
forhonor-option-soldiers-16 = 16
forhonor-option-soldiers-12 = 12
forhonor-option-soldiers-8 = 8
forhonor-option-max_turns = Turn limit
forhonor-option-max_turns-30 = 30
forhonor-option-max_turns-10 = 10
forhonor-option-max_turns-20 = 20
forhonor-option-max_turns-0 = none

forhonor-ask-draft = Pick a hero and pass the rest.
forhonor-ask-order = In which order do your heroes act?
forhonor-ask-displace = { $hero } must make room for a soldier. Where to?
forhonor-ask-pick_hero = { $side }’s card: which hero acts?
forhonor-ask-instead = { $ask } (This hero’s player has left.)
forhonor-ask-enter = Where does { $hero } enter?
forhonor-ask-step = { $left ->
    [0] { $hero } has no steps left. Act from here or end.
    [one] { $hero } has one step left.
   *[other] { $hero } has { $left } steps left.
  }
forhonor-ask-card = Round { $round } vs { $foe }: which card?

forhonor-choice-order = { $a }, { $b }, { $c }, { $d }
forhonor-choice-enter = Enter at { $square }
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
forhonor-choice-banner = Raise the banner: heal { $count ->
    [one] one friend
   *[other] { $count } friends
  }
forhonor-choice-shove = Shove { $hero } to { $square }
forhonor-deed-attack = { $steps ->
    [0] Enter and attack { $hero }
    [one] Attack { $hero } (one step)
   *[other] Attack { $hero } ({ $steps } steps)
  }
forhonor-deed-kill = { $steps ->
    [0] Enter at { $square }
    [one] Go to { $square } (one step)
   *[other] Go to { $square } ({ $steps } steps)
  } and remove { $count ->
    [one] one soldier
   *[other] { $count } soldiers
  }
forhonor-deed-zone-attack = Go to the Attack zone ({ $steps ->
    [one] one step
   *[other] { $steps } steps
  })
forhonor-deed-zone-defence = Go to the Defence zone ({ $steps ->
    [one] one step
   *[other] { $steps } steps
  })
forhonor-deed-hero = { $hero }: { $deed }
forhonor-menu-move = Move to…
forhonor-menu-act = Act on…
forhonor-menu-enter = Enter at…
forhonor-choice-end = End activation
# Other first words for a typed step, separated by commas, without accents.
forhonor-typed-enter = in
forhonor-typed-take = zone, capture
forhonor-typed-move = go, walk, go to, m
forhonor-typed-kill = remove, k
forhonor-typed-attack = fight, combat, a
forhonor-typed-shoot = shot, javelin, crossbow, longbow, bow, s
forhonor-typed-banner = rally, vigour
forhonor-typed-shove = push
forhonor-typed-end = done, stop, finish

forhonor-hint-end = Draws the next initiative card
forhonor-hint-hero = { $life } life, { $where } · { $power }
# $power: of the target, $before: what takes life before the first round, $last: whether no step, or no step and no shot, can follow
forhonor-hint-attack = { $life } life{ $power ->
    [guard] ; loses nothing in a tied round
    [bulwark] ; loses 1 less once
    [skin] ; can’t be executed
   *[none] {""}
  }{ $before ->
    [outnumbered] ; outnumbered, loses 1 before round 1
    [rush] ; rushed, loses 1 before round 1
    [both] ; outnumbered and rushed, loses 2 before round 1
   *[none] {""}
  }{ $last ->
    [last] ; no steps after this
    [shot] ; no steps or shot after this
   *[no] {""}
  }
# $squares: of the soldiers that fall, $left: steps left after it, $last: whether no step, or no step and no shot, can follow
forhonor-hint-kill = { $squares }{ $last ->
    [last] ; no steps after this
    [shot] ; no steps or shot after this
   *[no] { $left ->
        [0] {""}
        [one] ; one step left after this
       *[other] ; { $left } steps left after this
      }
  }
forhonor-hint-shot = { $life } life, loses 1
forhonor-hint-shot-soldier = removes the rearmost soldier of the group, on { $square }
forhonor-hint-beside = beside { $hero }
forhonor-hint-zone-attack = in the Attack zone
forhonor-hint-zone-defence = in the Defence zone
forhonor-hint-soldiers = beside enemy soldiers

forhonor-late-draft = you get the first card of your packet
forhonor-late-order = your heroes act in your camp’s order
forhonor-late-displace = your hero steps to the square closest to your edge
forhonor-late-pick_hero = your camp’s first hero acts
forhonor-late-step = the activation ends (a hero in reserve enters first)
forhonor-late-card = a random card is played

forhonor-refused-over = The match is over.
forhonor-refused-ask = This question is already answered.
forhonor-refused-seat = It isn’t your turn to choose.
forhonor-refused-seats = For Honor is for two to eight players, not { $seats }.
forhonor-refused-action = That isn’t an option here.
forhonor-refused-packet = That hero isn’t in your packet. Pick one that is.
forhonor-refused-order = Name all four heroes of your camp, each once.
forhonor-refused-aside = The hero can’t step to that square. Pick another.
forhonor-refused-hero = That hero can’t act now. Pick another.
forhonor-refused-enter-first = The hero is still in reserve. Enter the board first.
forhonor-refused-enter = That isn’t a free square on your edge. Pick another.
forhonor-refused-entered = The hero is already on { $square }. Plan from there.
forhonor-refused-move = You can’t reach { $square } with the steps left.
forhonor-refused-no-square = You can’t be on { $square }. Pick a square on the board that isn’t a gap.
forhonor-refused-taken = { $square } is taken. Pick a free square.
forhonor-refused-frozen = You can’t go to { $square }: no steps after a fight that followed a step.
forhonor-refused-kill = { $most ->
    [0] No soldier is in reach. Get next to one with a step left.
    [one] You can remove one soldier.
   *[other] You can remove 1 to { $most } soldiers.
  }
forhonor-refused-attack = That hero is out of reach. Move next to them first.
forhonor-refused-second-fight = This hero has already fought: one fight per activation.
forhonor-refused-shot = You can’t shoot there. A shot goes 2 to 4 squares in a straight line, once, and not after a fight that ended the steps.
forhonor-refused-banner = The banner would heal no one nearby.
forhonor-refused-shove = You can’t shove that hero that far.
forhonor-refused-card = You don’t have that card. Play another.

forhonor-event-drafted = { $clock ->
    [yes] { $seat } ran out of time and gets { $hero }.
   *[no] { $seat } picks { $hero }.
  }
forhonor-event-dealt = { $seat } is dealt { $hero }.
forhonor-event-committed = { $seat } has chosen.
forhonor-event-order_laid = { $clock ->
    [yes] { $seat } ran out of time: their camp acts in the default order.
   *[no] { $seat } has set their camp’s order.
  }
forhonor-event-turn_begun = Turn { $turn } begins.
forhonor-event-soldiers_came = { $count ->
    [one] { $side } gets a new soldier on { $squares }.
   *[other] { $side } gets new soldiers on { $squares }.
  }
forhonor-event-displaced = { $hero } steps aside to { $square }.
forhonor-event-returned = { $hero } is back in reserve.
forhonor-event-recovered = { $hero } was executed and now waits.
forhonor-event-card_drawn = { $side } acts.
forhonor-event-card_lost = { $side } loses an initiative card.
forhonor-event-activated = { $hero } acts.
forhonor-event-kept_out = { $hero } can’t enter: no free square on the edge.
forhonor-event-entered = { $hero } enters at { $square }.
forhonor-event-moved = { $hero } moves to { $square } ({ $steps ->
    [one] one step
   *[other] { $steps } steps
  }).
forhonor-event-soldiers_killed = { $count ->
    [one] { $hero } removes the soldier on { $squares }.
   *[other] { $hero } removes the soldiers on { $squares }.
  }
forhonor-event-combat_begun = { $hero } attacks { $target }!
forhonor-event-cards_shown = Round { $round }: { $first } plays { $card }, { $second } plays { $other }. { $won }.{ $clock ->
    [first] {" "}{ $first } ran out of time: a random card.
    [second] {" "}{ $second } ran out of time: a random card.
    [both] {" "}Both ran out of time: random cards.
   *[no] {""}
  }
forhonor-round-tied = Tied
forhonor-round-won = { $hero } wins the round
forhonor-event-life_lost = { $why } { $hero } for { $life }; { $left ->
    [0] no life left
   *[other] { $left } left
  }.
forhonor-blow-combat = { $by } hits
forhonor-blow-outnumbered = { $by } outnumbers and hits
forhonor-blow-rush = { $by }’s rush hits
forhonor-blow-shot = { $by }’s shot hits
forhonor-event-spared = { $power } protects { $hero }.
forhonor-event-fell = { $executed ->
    [yes] { $hero } is executed.
   *[no] { $hero } falls.
  }
forhonor-event-shot = { $hero } shoots at { $target } on { $square }.
forhonor-event-healed = { $by }’s banner heals { $hero }: { $life } life now.
forhonor-event-shoved = { $by } shoves { $hero } to { $square }.
forhonor-event-activation_ended = { $hero } has acted.
forhonor-event-zone_taken = { $taken ->
    [yes] { $side } takes { $zone } from { $loser }.
    [free] { $side } takes { $zone }.
   *[no] No one holds { $zone } now.
  }
forhonor-event-scored = { $side }: { $change } points, { $score } now{ $cause ->
    [gained] { " " }(zone gained)
    [lost] { " " }(zone lost)
   *[held] {""}
  }.
forhonor-event-lock_changed = { $locked ->
    [yes] { $side } is locked: its fallen heroes don’t come back.
   *[no] { $side } is no longer locked: its fallen heroes come back.
  }
forhonor-event-turn_ended = Turn { $turn } is over. Attack { $first }, Defence { $second }.
forhonor-event-match_over = { $drawn ->
    [yes] It’s a draw.
   *[no] { $side } wins!
  } Attack { $first }, Defence { $second }.
forhonor-event-unanswered = { $seat } ran out of time.
forhonor-event-forced = { $seat } had only one option; it was played automatically.
forhonor-event-forced_several = { $seat } each had only one option; it was played automatically.
forhonor-event-gone = { $seat } resigned; their camp decides for their heroes.

forhonor-outcome-wiped_out = the other camp is wiped out, { $first }–{ $second }
forhonor-outcome-turns = ahead { $first }–{ $second } after the last turn
forhonor-outcome-left = by resignation at { $first }–{ $second }
forhonor-outcome-draw = tied at { $first }–{ $second }

forhonor-picture-headline = { $deed } · turn { $turn } · { $first }–{ $second }
forhonor-picture-deed-draft = Hero draft
forhonor-picture-deed-order = Hero order
forhonor-picture-deed-displace = { $hero } steps aside
forhonor-picture-deed-pick_hero = { $side } picks a hero
forhonor-picture-deed-step = { $hero } acts
forhonor-picture-deed-card = { $hero } vs { $foe }
forhonor-picture-deed-won = { $side } wins
forhonor-picture-deed-drawn = Draw
forhonor-spot-waiting = waiting
forhonor-spot-executed = executed

forhonor-picture-team-0 = Attack
forhonor-picture-team-1 = Defence
forhonor-picture-zone-attack = Attack
forhonor-picture-zone-centre = Centre
forhonor-picture-zone-defence = Defence
forhonor-picture-turn = turn { $turn }
forhonor-picture-points = { $left ->
    [0] no steps
    [one] one step
   *[other] { $left } steps
  }
forhonor-picture-faction-knight = Knight
forhonor-picture-faction-viking = Viking
forhonor-picture-faction-samurai = Samurai
forhonor-picture-card-sword = Sword
forhonor-picture-card-charge = Charge
forhonor-picture-card-shield = Shield
forhonor-picture-card-chosen = has chosen
forhonor-picture-card-choosing = is choosing
forhonor-picture-round = round { $round }
forhonor-picture-ambush = Fell before round 1: −{ $life }
forhonor-picture-how-wiped_out = other camp wiped out
forhonor-picture-how-turns = after the last turn
forhonor-picture-how-left = by resignation
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

# Short forms for messages. $attack and $defence: the points each camp gained, with their sign; $soldiers: where the new ones are
forhonor-brief-gone = { $seat } resigned.
forhonor-brief-dealt = { $seat } is dealt { $heroes }.
forhonor-brief-scored = Turn { $turn } is over: Attack { $attack }, Defence { $defence }. Score: { $first }–{ $second }.
forhonor-brief-came = { $hero } enters at { $entry } and moves to { $square } ({ $steps ->
    [one] one step
   *[other] { $steps } steps
  }).
forhonor-brief-turn = Turn { $turn } begins. New soldiers: { $soldiers }.
forhonor-brief-soldiers = { $side } { $squares }
forhonor-brief-returned = Back in reserve: { $heroes }.
forhonor-brief-recovered = { $count ->
    [one] { $heroes } was executed and now waits.
   *[other] { $heroes } were executed and now wait.
  }
forhonor-brief-cards = { $side } { $count }
# $cards: how many of each camp; $count: how many in all
forhonor-brief-lost-cards = Initiative { $count ->
    [one] card
   *[other] cards
  } lost: { $cards }.
# $why: what made the loss larger or smaller; $left: the life left
forhonor-brief-lost = { $by } hits { $hero } for { $life } ({ $why }); { $left ->
    [0] no life left
   *[other] { $left } left
  }.
forhonor-brief-harder = faction bonus +1
forhonor-brief-twice = powerful strike +1
forhonor-brief-braced = Bulwark −1
