# What every game may say.

# $name: the option as typed; $value: the value as typed.
refused-option = There is no option “{ $name }” with the value “{ $value }”.

# A player whose name is not known. $otherwise: as the game calls his seat
seat-called = { $otherwise }
