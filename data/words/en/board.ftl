# The open board: matches that anyone can watch.

# The setting, in /server setup.
command-server-setup-links = links
command-server-setup-links-about = May anyone with a link watch matches in open channels, and see rankings and tournaments?
wish-links = Links to watch
house-said-links-on = 🔗 Anyone with a link can watch matches in channels that everyone can read, and see rankings and tournaments.
house-said-links-off = 🔗 Matches, rankings and tournaments can only be seen here.
house-links-on = Let anyone watch by link
house-links-off = Stop links to watch
