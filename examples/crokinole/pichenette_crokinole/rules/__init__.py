"""The rules of Crokinole for two, in numbers that players can look up.

CR-1  The board is a square of 690 mm with three rings round a hole. The outer ring is the shooting line.
CR-2  Each player has twelve discs a round and plays them in turn. Who begins changes with every round.
CR-3  A disc is flicked from one of five places on the player's own quarter of the shooting line.
CR-4  While there are opposing discs on the board, the flick has to touch one: with the disc that is flicked, or with any own disc.
CR-5  A flick that does not is a foul: the disc and every own disc it touched go into the ditch.
CR-6  A disc that comes to rest over the hole is taken off and earns its owner 20 points.
CR-7  A disc that leaves the board, or comes to rest on the shooting line or beyond it, goes into the ditch.
CR-8  At the end of a round every disc on the board earns 15, 10 or 5 points. One that touches a line counts for the ring outside.
CR-9  A player whose time runs out loses the disc that was to be flicked. One who leaves loses the match.
CR-10 The higher sum of all rounds wins; equal sums are a draw.
"""
