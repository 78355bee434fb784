"""The bot in a bottle: bot, store, workers, local Discord and people in one process, on virtual time, from one seed."""
