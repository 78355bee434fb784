"""The version of the program, from which the package takes it."""

VERSION = "0.2.0.dev0"
