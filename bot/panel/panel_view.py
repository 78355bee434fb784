"""View model of a panel: an ask, the draft of an answer and its preview."""

from dataclasses import dataclass
from typing import Any

from bot.answers.custom_id import Id
from bot.answers.draft import (
    Draft,
    chosen,
)
from bot.games.contract.base import Ask, Choice
from bot.games.contract.preview import Assist
from bot.matches.core.positions import PlannedPosition
from bot.screens.sheet import Media, Row
from render.presenter import STANDARD, Menu, Presenter, no_menu


@dataclass(frozen=True)
class PanelView:
    """The contents of a panel: an ask, the draft of an answer and its preview."""

    match: int
    ask: Ask[Any]
    draft: Draft
    turn: float
    """The direction the game's picture faces, degrees."""
    picture: Media | None
    """The preview; without it the panel describes the draft, and arrow buttons have words."""
    foretold: tuple[str, ...] = ()
    """The preview in words."""
    hints: tuple[str, ...] = ()
    risk: str = ""
    """The hint that names the cost of the answer."""
    remarks: tuple[str, ...] = ()
    met: str = ""
    """The code of the first piece that the flicked one touches."""
    assist: Assist = Assist.STANDARD
    note: str = ""
    """A note shown directly above the controls."""
    game: str = ""
    reach: float = 0.0
    """Sliding distance of strength 100, mm."""
    rule: str = ""
    """The rule that the preview breaks."""
    clock: str = ""
    spoken: bool = False
    """Whether buttons have words even beside a picture."""
    planned: PlannedPosition | None = None
    """Planned steps, listed below the question."""
    presenter: Presenter = STANDARD
    menu: Menu = no_menu
    beside: Row = ()
    """Buttons that features add, above all links."""

    @property
    def at(self) -> Id:
        """The match and the ask, as ids name them."""
        return Id("panel", self.match, self.ask.id)

    @property
    def choice(self) -> Choice[Any] | None:
        """The choice picked."""
        return chosen(self.ask, self.draft)
