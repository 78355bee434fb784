# The open board: matches that anyone can watch.

# The setting, in /server setup.
command-server-setup-links = links
command-server-setup-links-about = May anyone with the link watch matches in channels that everyone can read?
wish-links = Links to watch
house-said-links-on = 🔗 Anyone with the link can watch matches in channels that everyone can read.
house-said-links-off = 🔗 Matches can only be watched here.
house-links-on = Let anyone watch by link
house-links-off = Stop links to watch
