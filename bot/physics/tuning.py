"""The constants of the simulation, each with unit and reason. They are tuning, not rules: no scenario may depend on them."""

import math

import msgspec

__all__ = ["TUNING", "Tuning", "slide_length", "slide_speed"]


class Tuning(msgspec.Struct, frozen=True):
    """How pieces brake, bounce and are watched. Units: mm, g, s."""

    gravity: float = 9810.0  # mm/s2; the table is level and on earth
    friction: float = 0.20  # felt-like wood on wood; the braking is friction x gravity, whatever the mass
    restitution: float = 0.8  # of every pair; wooden pucks bounce well but not wholly
    disc_arm: float = 2 / 3  # of the radius; mean distance to the centre of an evenly pressing disc
