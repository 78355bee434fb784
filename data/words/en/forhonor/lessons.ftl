# Lessons: a game in five steps, on a table that only the learner sees.

## For Honor

lesson-forhonor-walk-title = walk
lesson-forhonor-walk-about = You’re Attack, at the left edge. Each turn, a hero has 7 steps (Vikings 9), diagonals included; entering is one. *Quick plans…* has the likeliest moves, the other menus have every step; nothing is played until you end the activation. A zone is taken at the end of the turn by a camp that alone has heroes in it: 100 points at once, and 100 more each turn.
lesson-forhonor-walk-task = Bring the Warden onto the board and into the Attack zone, on any of its squares.
lesson-forhonor-walk-done = The Warden was the last to act, so the turn ended: the zone is yours, and 200 points. There’s another one at the other end, and the centre, where soldiers fight.
lesson-forhonor-walk-edge = The Warden entered but stayed at the edge. Pick *Move to…* A5, B5 or C5 as well before you end the activation.
lesson-forhonor-walk-elsewhere = The Warden isn’t in the Attack zone. Enter at A1, B1 or C1, then move to column 5 or beyond.

lesson-forhonor-soldiers-title = soldiers
lesson-forhonor-soldiers-about = Each turn soldiers march towards the dashed line in the middle. Soldiers count if an unbroken chain of their own links them to that line; the camp with more of these holds the centre. A hero next to an enemy soldier can remove soldiers of that group, a step each, the rear ones first. Walk, then fight, or the other way round; a hero fights only once.
lesson-forhonor-soldiers-task = Bring the Raider next to the enemy soldiers and remove three or more.
lesson-forhonor-soldiers-done = Five against three or fewer: the centre is yours. Fallen soldiers come back later, so the fight for it continues.
lesson-forhonor-soldiers-few = Too few fell. Try again, and remove three or more.
lesson-forhonor-soldiers-none = No soldier fell. *Move to…* E9 brings the Raider next to them, then *Act on…* offers how many.

lesson-forhonor-power-title = powers
lesson-forhonor-power-about = Each hero has a power. The Orochi’s longbow takes a life from an enemy in a straight line (diagonals too), 2 to 4 squares away, once per activation and without risk. The number on a figure is the life it has left.
lesson-forhonor-power-task = The Nobushi on D11 has one life left: shoot.
lesson-forhonor-power-done = The Nobushi fell and waits outside until the next turn. A hero who comes back has full life again.
lesson-forhonor-power-other = You hit someone who survives. The Nobushi is on D11: D8, three squares away, is a good place to shoot from.
lesson-forhonor-power-fight = That’s a combat, and it can hurt you, too. From two squares away or more, the bow is safe.
lesson-forhonor-power-none = You didn’t hit anyone. *Move to…* D8, then *Act on…* the Nobushi on D11.

lesson-forhonor-cards-title = combat
lesson-forhonor-cards-about = A hero next to an enemy can attack. Both choose a card in secret: sword beats charge, charge beats shield, shield beats sword; the loser of the round loses life. A second round follows with the two cards left. You won the first with the shield.
lesson-forhonor-cards-task = Win the second round. Which of your two cards can’t lose to what the Berserker has left?
lesson-forhonor-cards-done = Right: the charge beats the shield and ties with the charge. Win both rounds and you hit for one more, and a hero who falls to that is executed.
lesson-forhonor-cards-lost = The shield beats your sword. The Berserker has the charge and the shield left: the charge beats one and ties with the other.

lesson-forhonor-win-title = winning
lesson-forhonor-win-about = Stay at 1000 points for two turns, and the other camp is locked: its fallen heroes don’t come back. You’ve done that; only the Shugoki on D11 is left. Two against one: attack an enemy with another of your heroes next to them, and they lose a life before the first card.
lesson-forhonor-win-task = Win the match with the Warden.
lesson-forhonor-win-done = You win the match. A match starts with a hero draft; then each turn brings soldiers, heroes in the order of the cards, and points.
lesson-forhonor-win-none = The Shugoki is still there. Move the Warden next to them, to D10 for instance, close to the Orochi, and attack.
