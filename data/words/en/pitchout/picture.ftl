# What pictures, their descriptions and text boards say.

pitchout-picture-deed-flick = { $side } to flick
pitchout-picture-deed-flick_again = { $side } may flick again
pitchout-picture-deed-deploy = { $side } deploys
pitchout-picture-deed-first_player = { $side } chooses who starts
pitchout-picture-deed-next_starter = { $side } chooses who starts
pitchout-picture-deed-place_restored = { $side } puts a puck back
pitchout-picture-deed-guard = { $side }: sacrifice the Guard?
pitchout-picture-deed-remove_obstacle = { $side } removes a block
pitchout-picture-deed-penalty = { $side } gives up a puck
pitchout-picture-deed-team = { $side } picks a team
pitchout-picture-deed-lineup = { $side } picks pitchers
pitchout-picture-deed-shootout = { $side }: shoot-out
pitchout-picture-deed-mount = { $side }: mount which puck?
pitchout-picture-deed-sapper = { $side } may move a block
pitchout-picture-deed-golem = { $side } places a Golem
pitchout-picture-deed-ban = { $side } may ban an Elite
pitchout-picture-deed-change = { $side } may swap a pitcher
pitchout-picture-deed-replace_banned = { $side } replaces a pitcher
# $winners: how many sides win, partners together.
pitchout-picture-deed-over = { $side } { $winners ->
    [1] wins
   *[other] win
  }
# asked of two sides, and of more
pitchout-picture-deed-all-deploy = Both sides deploy
pitchout-picture-deed-all-lineup = Both sides pick pitchers
pitchout-picture-deed-several-deploy = Everyone deploys
pitchout-picture-deed-several-team = Everyone picks a team
pitchout-picture-deed-several-lineup = Everyone picks pitchers
pitchout-picture-deed-all-shootout = Captains’ shoot-out

pitchout-picture-headline = { $deed } · round { $round } · Amber { $south } –⁠ { $north } Azure
# $score: rounds won by three and four sides, such as 1–0–0.
pitchout-picture-headline-several = { $deed } · round { $round } · { $score }
pitchout-picture-headline-over = { $deed } the match { $verdict }
pitchout-picture-headline-given-up = { $deed } { $verdict }

pitchout-picture-round = round { $round }
pitchout-picture-turn = turn { $turn }
pitchout-picture-passive = passive { $count }/3
pitchout-picture-score = { $first } – { $second }
pitchout-picture-given-up = by resignation
pitchout-picture-strength = strength { $strength }

pitchout-picture-block = Block
pitchout-picture-picked = { $count } of { $needed } picked
pitchout-picture-both = Both teams
pitchout-picture-lineup-picked = has picked
pitchout-picture-lineup-picking = is picking
pitchout-picture-lineup-choosing = to choose
pitchout-picture-lineup-waiting = is waiting
pitchout-picture-lineup-gone = has left
pitchout-picture-lineup-key-secret = Picks stay secret until deployment.
pitchout-picture-lineup-key-played = Bright: last lineup · pale: didn’t play · crossed out: banned

pitchout-picture-alt-out = Out of this round: { $sides }.
pitchout-picture-alt-aim = { $puck } aims at { $angle }°, strength { $strength }.
pitchout-picture-alt-last = Last flick: { $puck } at { $angle }°, strength { $strength }.
pitchout-picture-alt-moved = Moved: { $pieces }.
pitchout-picture-alt-fell = Off the arena: { $pieces }.
pitchout-picture-alt-clear = Clear shots between opponents: { $ways }.
pitchout-picture-alt-way = { $puck }–{ $foe } { $gap } cm
pitchout-picture-alt-edge = Near an edge: { $pieces }.
pitchout-picture-alt-near = { $puck } { $gap } cm { $edge }
pitchout-picture-alt-puck = { $puck } { $pitcher } in { $tile }
pitchout-picture-alt-picked = Picked ({ $count } of { $needed }): { $names }.
pitchout-picture-alt-not-picked = Not picked: { $names }.
pitchout-picture-alt-portrait = { $name }: { $hint }
pitchout-picture-alt-choosing = Still to choose: { $sides }.
pitchout-picture-alt-team = **{ $team }**, the Elites:
pitchout-picture-alt-team-led = **{ $team }**, led by { $sides }, the Elites:
pitchout-picture-alt-both = In both teams: { $names }.
pitchout-picture-alt-lineup = **{ $side } ({ $letter })**, { $team }: { $state }.
pitchout-picture-alt-lineup-none = **{ $side } ({ $letter })**: { $state }.
pitchout-picture-alt-lineup-played = Played: { $names }.
pitchout-picture-alt-lineup-bench = Didn’t play: { $names }.
pitchout-picture-alt-lineup-banned = Banned: { $names }.
pitchout-picture-score-gap = { $gap } cm to the edge
pitchout-picture-alt-shots = Shoot-out, distance to the far edge: { $scores }.
pitchout-picture-alt-shot = { $side } { $gap } cm
pitchout-picture-alt-shot-off = { $side } no score
pitchout-board-rides = on { $mount }

pitchout-board-side = **{ $side } ({ $letter })**
pitchout-board-puck = **{ $puck }** { $pitcher }, { $tile }, { $hour }, { $gap } cm from the { $edge } edge
pitchout-board-sees = Sees { $foes }.
pitchout-board-foe = { $foe } at { $angle }°, { $gap } cm, clear
pitchout-board-foe-behind = { $foe } at { $angle }°, { $gap } cm, behind { $between }
pitchout-board-copy = copying the { $pitcher }
pitchout-board-hand = **{ $puck }** { $pitcher }: in hand
pitchout-board-return = **{ $puck }** { $pitcher }: coming back
pitchout-board-out = **{ $puck }** { $pitcher }: out
pitchout-board-held = **{ $puck }** { $pitcher }: out, kept in block { $block }
pitchout-board-edge-south = south
pitchout-board-edge-north = north
pitchout-board-edge-west = west
pitchout-board-edge-east = east
pitchout-board-key = Directions are in degrees: 0° is north, 90° east. `/board detail:A3` tells you more about a piece.
pitchout-board-blocks = **Blocks:** { $blocks }
pitchout-board-block = { $angle ->
    [0] { $block } in { $tile }
   *[other] { $block } in { $tile }, turned { $angle }°
}

# More of the text boards, and details of single pieces ($gap and $way in cm, $angle a direction in degrees).
pitchout-board-hour = { $hour } o’clock
pitchout-board-middle = in the middle
pitchout-board-counts = In play: { $counts }.
pitchout-board-count = { $side } { $count }{ $out ->
    [0] {""}
   *[other] {" "}({ $out } out)
  }
pitchout-detail-place = x { $x } cm, y { $y } cm. Edges: north { $north } cm, east { $east } cm, south { $south } cm, west { $west } cm.
pitchout-detail-foes = **Opponents:** { $seen }.
pitchout-detail-mates = **On your side:** { $seen }.
pitchout-detail-blocks = **Blocks:** { $seen }.
pitchout-detail-block = **Block { $block }**, { $tile }, { $hour }, turned { $angle }°.
pitchout-detail-block-hand = **Block { $block }** isn’t placed yet.
pitchout-detail-block-out = **Block { $block }** is out for this round.
pitchout-detail-holds = It holds { $pucks }.

# Previews ($side: where the puck is hit, full, left or right of its middle)
pitchout-preview-puck = { $side ->
    [full] Hits { $puck } first, dead centre
    [left] Hits { $puck } first, { $percent }% left
   *[right] Hits { $puck } first, { $percent }% right
  }
pitchout-preview-block = Hits block { $block } first
pitchout-preview-something = Hits something at once.
# continues one of the two hits above
# for $piece, a block that was just named
pitchout-preview-it = it
pitchout-preview-leaves = ; { $piece } goes about { $far } cm towards { $angle }°.
pitchout-preview-leaves-off = ; { $piece } heads off the { $edge } edge.
pitchout-preview-nothing = Hits nothing and stops in square { $tile }, { $gap } cm from the { $edge } edge.
pitchout-preview-off = Hits nothing and slides off the { $edge } edge.
pitchout-preview-ends = At rest: { $pieces }.
pitchout-preview-rests = { $piece } in square { $tile }
pitchout-preview-falls = { $piece } falls off the { $edge } edge
pitchout-preview-placed = { $piece } in square { $tile } ({ $x }, { $y } cm){ $angle ->
    [0] {""}
   *[other] , turned { $angle }°
  }.

# How a turn went
pitchout-account-flicked = { $puck } is flicked at { $angle }°, strength { $strength }.
pitchout-account-met = { $piece } hits { $other } after { $way } cm.
pitchout-account-block = block { $block }
pitchout-account-fell = { $piece } falls off the { $edge } edge at { $hour }.
pitchout-account-more = { $count ->
    [one] One more pair of pieces touches.
   *[other] { $count } more pairs of pieces touch.
  }
pitchout-account-rests = At rest: { $pieces }.
pitchout-account-rest = { $piece } in square { $tile }, { $way } cm from its start
