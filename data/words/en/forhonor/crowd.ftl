# Spectators’ calls.

forhonor-call = who loses a hero in this fight?
