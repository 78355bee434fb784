"""The version of the program, from which the package takes it."""

VERSION = "1.0.0"
