# Names and descriptions of the commands. The English ones are also those of the code; a test keeps them the same.

command-play = play
command-play-about = Challenge somebody to a match
command-play-game = game
command-play-game-about = What to play
command-play-with = with
command-play-with-about = Whom to challenge
command-play-options = options
command-play-options-about = Options of the game, name=value separated by spaces
command-board = board
command-board-about = Show how a match stands
command-board-match = match
command-board-match-about = Number of the match; needed only if you play several
command-board-form = form
command-board-form-about = As a picture or in words
command-turns = turns
command-turns-about = List every match that waits for you
command-resign = resign
command-resign-about = Give up a match
command-resign-match = match
command-resign-match-about = Number of the match; needed only if you play several
command-flick = flick
command-flick-about = Flick a piece
command-flick-puck = puck
command-flick-puck-about = The piece to flick, such as A3
command-flick-aim = aim
command-flick-aim-about = B2, B2 l30, 125, 7:30, nw
command-flick-strength = strength
command-flick-strength-about = 1 to 100
command-flick-now = now
command-flick-now-about = Play at once, without a preview
command-flick-match = match
command-flick-match-about = Number of the match; needed only if you play several
form-picture = picture
form-text = text
