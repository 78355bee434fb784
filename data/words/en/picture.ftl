# What pictures, their descriptions and text boards say.

# Shown in place of the current task, in any game.
picture-stopped-void = Voided
picture-stopped-aborted = Called off
picture-stopped-finished = Draw
picture-stopped-set_aside = Suspended

# Tries at a puzzle
tries-picture = The position, with the way of each try:
# $places: such as 1–3; $start, $end: places on the board
tries-picture-way = { $places }: from { $start } to { $end }.
tries-picture-off = { $places }: from { $start } off the board.
# $way: one of the above
tries-picture-own = { $way } (yours)

# The podium
podium-step = { $place }. { $name }, { $points }
# without points
podium-name = { $place }. { $name }
# $steps: several of the above
podium-alt = The podium: { $steps }
