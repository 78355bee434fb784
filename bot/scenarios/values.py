"""The structure of a scenario file; see `docs/decisions/0011-scenarios.md`."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from bot.games.contract.vocabulary import Seat
from bot.physics.overrides import Overrides
from bot.physics.trace import Contact, Fall, Passage, Rest, Trace

Table: TypeAlias = dict[str, Any]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1)]
Number: TypeAlias = Annotated[float, msgspec.Meta(ge=-1e9, le=1e9)]

SHOVE = 1e9  # share of a push on a piece that lay still


class WrittenContact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A written contact, by default a firm push on a resting piece; the pieces in any order."""

    t: Number
    a: Word
    b: Word
    pusher: str = ""
    impulse: Number = 4000.0
    dv: Number = 500.0
    share: Number = SHOVE
    other_share: Number | None = None

    def contact(self) -> Contact:
        """The contact as physics would record it."""
        back = (0.0 if self.pusher else self.share) if self.other_share is None else self.other_share
        if self.a < self.b:
            return Contact(self.t, self.a, self.b, self.pusher, self.impulse, self.dv, self.share, back)
        turned = (self.share, back) if self.pusher else (back, self.share)
        return Contact(self.t, self.b, self.a, self.pusher, self.impulse, self.dv, *turned)


class WrittenPassage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A written gate passage; the place, and which of several areas, matters to few rules."""

    t: Number
    gate: Word
    piece: Word
    x: Number = 0.0
    y: Number = 0.0
    into: bool = True
    by: str = ""
    area: int = 0

    def passage(self) -> Passage:
        """The passage as physics would record it."""
        return Passage(self.t, self.gate, self.piece, self.x, self.y, self.into, self.by, self.area)


class WrittenTrace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A written trace: `rest` has x, y (and angle) per piece; other pieces do not move."""

    contacts: tuple[WrittenContact, ...] = ()
    falls: tuple[Fall, ...] = ()
    rest: dict[str, Annotated[list[Number], msgspec.Meta(min_length=2, max_length=3)]] = {}
    riding: str | None = None
    passages: tuple[WrittenPassage, ...] = ()

    def trace(self) -> Trace:
        """The trace that takes the place of a simulation, in time order."""
        return Trace(
            contacts=tuple(sorted((one.contact() for one in self.contacts), key=lambda one: (one.t, one.a, one.b))),
            falls=tuple(sorted(self.falls, key=lambda one: (one.t, one.id))),
            rest=tuple(Rest(piece, *(*place, 0.0)[:3]) for piece, place in sorted(self.rest.items())),
            riding=self.riding,
            duration=max(
                (*(one.t for one in self.contacts), *(one.t for one in self.falls), *(one.t for one in self.passages)),
                default=0.0,
            ),
            passages=tuple(one.passage() for one in sorted(self.passages, key=lambda one: one.t)),
        )


class AskExpected(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An open ask; `choices` are the codes it offers, in order."""

    seat: Seat | None = None
    kind: str | None = None
    id: str | None = None
    rule: str | None = None
    secret: bool | None = None
    choices: list[str] | None = None


class Hides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that a view must not contain, neither as bytes nor on its text board in any language."""

    hides: Annotated[list[Word], msgspec.Meta(min_length=1)]


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The expected result of a step. `refused` excludes all others; `view` is by seat, or `spectator`."""

    refused: Word | None = None
    events: list[Table] | None = None
    no_events: list[Table] | None = None
    asks: list[AskExpected] | None = None
    state: Table | None = None
    outcome: Literal["none"] | list[list[Seat]] | None = None
    view: dict[str, Hides] | None = None


class Whose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat whose clock runs out or who leaves; `ask` is the kind of ask where several are open for it."""

    seat: Seat
    ask: str | None = None


class StepTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: `seat` answers with `action`, or a clock runs out (`timeout`), or a seat leaves (`left`)."""

    seat: Seat | None = None
    action: Table | None = None
    ask: str | None = None
    trace: WrittenTrace | None = None
    timeout: Whose | None = None
    left: Whose | None = None
    expect: Expect = Expect()


class ScenarioTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario: a position, steps, and expectations."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9-]*$")]
    game: Word
    rules: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=3)]
    step: list[StepTable] = []
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)] = 2
    options: dict[str, str] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    repeat: list[Annotated[int, msgspec.Meta(ge=0, le=2**53)]] = []
    position: str = "start"
    unset: list[Word] = []
    state: Table = {}
    physics: Overrides = Overrides()

    @property
    def seeds(self) -> list[int]:
        """The seeds it is run under."""
        return self.repeat or [self.seed]


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of scenarios."""

    scenario: Annotated[list[ScenarioTable], msgspec.Meta(min_length=1)]
