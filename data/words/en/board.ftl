# The open board: matches that anyone can watch.

# The setting, in /server setup.
command-server-setup-links = links
command-server-setup-links-about = May anyone with a link watch matches and tournaments in open channels, and see the rankings?
wish-links = Watch links
house-said-links-on = 🔗 Anyone with a link can watch matches and tournaments in channels that everyone can read, and see the rankings.
house-said-links-off = 🔗 Matches, rankings and tournaments can only be seen here.
house-links-on = Let anyone watch with a link
house-links-off = Turn off watch links

# The pages
board-watch = Watch
board-moves = Moves
board-first = Starting position
board-back = Previous move
board-next = Next move
board-last = Latest move
board-again = Replay
board-at = Move { $turn } of { $last }
board-earlier = Earlier moves
board-share = Share
board-copied = Link copied
board-discord = Open in Discord
board-light = Light
board-dark = Dark
board-until = until { $when }
board-gone = This match isn’t public, or there’s no such match.
# of a server or a tournament
board-gone-page = This page isn’t public, or it doesn’t exist.
board-lost = That didn’t load. Check your connection and try again.
board-list = Public matches
board-none = No matches to watch right now.
board-older = More
# a match
board-over = over
# a tournament
board-ended = over
# above the list of them
board-tournaments = Tournaments
# above the list of them
board-puzzles = Daily puzzles
# this language to sites that show what a link leads to, as OpenGraph names it
board-locale = en_GB
