"""Overrides of the tuning, for tests that an outcome does not depend on it."""

from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec

from bot.physics.flick import flick
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace
from bot.physics.tuning import TUNING, Tuning

Positive: TypeAlias = Annotated[float, msgspec.Meta(gt=0.0, le=1e6)]
Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class Overrides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Differences from `TUNING` and from the game's masses; None = unchanged.

    `mu` is the friction with the table, `contact_friction` that of two pieces; `delta` (mm) is how far before contact two pieces
    may be taken to touch; `disc_mass` and `block_mass` (g) are those of every disc and every block.
    """

    mu: Positive | None = None
    restitution: Share | None = None
    contact_friction: Share | None = None
    delta: Positive | None = None
    disc_mass: Positive | None = None
    block_mass: Positive | None = None

    def tuning(self) -> Tuning:
        """The tuning with these overrides; constants proportional to `delta` are scaled with it."""
        scale = 1.0 if self.delta is None else self.delta / TUNING.touching
        return msgspec.structs.replace(
            TUNING,
            friction=TUNING.friction if self.mu is None else self.mu,
            restitution=TUNING.restitution if self.restitution is None else self.restitution,
            contact_friction=TUNING.contact_friction if self.contact_friction is None else self.contact_friction,
            near=TUNING.near * scale,
            touching=TUNING.touching * scale,
            together=TUNING.together * scale,
        )

    def simulator(self) -> Callable[[Table, tuple[Launch, ...]], Trace]:
        """Simulate a flick under these overrides, without film."""
        tuning = self.tuning()
        return lambda table, launches: flick(self._weighed(table), launches, tuning=tuning)

    def _weighed(self, table: Table) -> Table:
        discs, blocks = table.discs, table.blocks
        if self.disc_mass is not None:
            discs = tuple(msgspec.structs.replace(disc, mass=self.disc_mass) for disc in discs)
        if self.block_mass is not None:
            blocks = tuple(msgspec.structs.replace(block, mass=self.block_mass) for block in blocks)
        return msgspec.structs.replace(table, discs=discs, blocks=blocks)
