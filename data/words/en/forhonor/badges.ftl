# Badges: what players can earn in a match; shown on the profile and below the result.

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
