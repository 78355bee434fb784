# Shared by all games.

# $name: the option as typed; $value: the value as typed.
refused-option = “{ $name }” can’t be “{ $value }”.

# A player without a known name. $otherwise: the game’s name for the seat
seat-called = { $otherwise }
