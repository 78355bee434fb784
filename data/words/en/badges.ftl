# Badges: what players can earn in a match; shown on the profile and below the result.

badge-earned = 🏅 { $user } earned { $badge }: { $how }
badges-earned = 🏅 { $user } earned { $badges }
# $signs: one emoji for each badge they have
badges-line = { $count ->
    [0] 🏅 No badges yet: { $all } to earn
    [one] 🏅 { $signs } · 1 badge of { $all }
   *[other] 🏅 { $signs } · { $count } badges of { $all }
  }
badges-show = Badges
badges-back = Profile
badges-title = ### 🏅 { $user } · { $game }
badge-match = #{ $match }
# $match: badge-match, with a link where there is one
badge-kept = { $badge }: { $how } · { $match }, { $when }
badges-missing = **Still to earn**
badge-missing = { $badge }: { $how }

badge-pitchout-double = Double
badge-pitchout-double-how = two opposing pucks with one flick
badge-pitchout-triple = Triple
badge-pitchout-triple-how = three opposing pucks with one flick
badge-pitchout-relay = Relay
badge-pitchout-relay-how = a puck knocked off by another puck than the one you flicked
badge-pitchout-tightrope = Tightrope
badge-pitchout-tightrope-how = pushed to within 0.1 cm of the edge, and still in the arena
badge-pitchout-flawless = Flawless
badge-pitchout-flawless-how = a round won without losing a puck
badge-pitchout-comeback = Comeback
badge-pitchout-comeback-how = a round won from three pucks behind
badge-pitchout-own-goal = Own goal
badge-pitchout-own-goal-how = your own Captain knocked off, and nothing else

badge-pitchbowl-pass = Touchdown pass
badge-pitchbowl-pass-how = a pass caught and carried into the end zone in the same turn
badge-pitchbowl-interception = Interception
badge-pitchbowl-interception-how = an opponent’s pass caught
badge-pitchbowl-strip = Strip and score
badge-pitchbowl-strip-how = the ball stolen and carried into the end zone in the same turn
badge-pitchbowl-strike = Strike
badge-pitchbowl-strike-how = two opponents knocked out with one flick
badge-pitchbowl-hat-trick = Hat-trick
badge-pitchbowl-hat-trick-how = three touchdowns by the same player
badge-pitchbowl-comeback = Comeback
badge-pitchbowl-comeback-how = a match won from two touchdowns behind
badge-pitchbowl-shutout = Shutout
badge-pitchbowl-shutout-how = at least two touchdowns, and none conceded

badge-forhonor-sweep = Clean sweep
badge-forhonor-sweep-how = all three zones held at the end of a turn
badge-forhonor-execution = Execution
badge-forhonor-execution-how = both rounds of a fight won
badge-forhonor-twofold = Two at once
badge-forhonor-twofold-how = two enemy heroes down in one activation
badge-forhonor-reaper = Reaper
badge-forhonor-reaper-how = six soldiers removed in one activation
badge-forhonor-last-hero = Last hero standing
badge-forhonor-last-hero-how = the enemy wiped out with one hero left
badge-forhonor-comeback = Comeback
badge-forhonor-comeback-how = a match won from 300 points behind

badge-offboard-streak = On a roll
badge-offboard-streak-how = points in two of your turns in a row
badge-offboard-two-shots = Two for six
badge-offboard-two-shots-how = six points with two balls
badge-offboard-whitewash = Six-nil
badge-offboard-whitewash-how = six points to none
badge-offboard-brink = On the brink
badge-offboard-brink-how = a match won when your opponent needed one more point
badge-offboard-comeback = Comeback
badge-offboard-comeback-how = a match won from three points behind

badge-giant = Dragon slayer
badge-giant-how = the bot beaten at its highest level
badge-crowd = One against all
badge-crowd-how = a match won alone against at least two others
