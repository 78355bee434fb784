"""The panel of *Play*: menus and buttons that do what the options of `/play` do."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.answers.custom_id import Id
from bot.answers.pages import MENU_LIMIT
from bot.features.lobby.wanted_match import WantedMatch
from bot.games import GAMES
from bot.games.contract.player import LEVELS
from bot.matches.settings.preferences import ServerSettings
from bot.matches.timing.paces import LIMITS, USUAL
from bot.screens.option_labels import option_value
from bot.screens.settings_text import clock_words, preset_words
from bot.screens.sheet import GOOD, Button, EntitySelect, MenuOption, Part, SelectMenu, Sheet
from bot.text import cut
from bot.words import Words
from render.text import together

ABOUT = 100  # characters below the name of a preset


@dataclass(frozen=True)
class PlayPanel:
    """A panel: the match so far, the games that may be chosen, the server's settings, the bot's user id, a level, a language, a note."""

    wanted: WantedMatch
    games: Sequence[str]
    settings: ServerSettings
    bot: int
    level: int  # at which the house plays if none is named
    words: Words
    note: str = ""

    @property
    def house(self) -> bool:
        """Whether the bot is among the opponents."""
        return self.bot in self.wanted.people

    @property
    def rated(self) -> bool:
        """Whether the match is meant to count."""
        return not self.house and (self.settings.rated if self.wanted.rated is None else self.wanted.rated)

    def id(self, verb: str) -> Id:
        """The id of a control, which has the match so far."""
        return Id(verb, args=self.wanted.code)

    def sheet(self) -> Sheet:
        """The message."""
        text = "\n".join(filter(None, (self.words.text("lobby-new"), self._meant(), self.note)))
        parts: list[Part] = [text]
        if len(self.games) > 1:
            parts.append(self._games())
        parts += [self._caption("opponents"), self._people(), self._caption("clock"), self._clocks()]
        if self.wanted.more:
            parts += self._more()
        go = "start" if self.wanted.people == (self.bot,) else "challenge" if self.wanted.people else "table"
        more = "less" if self.wanted.more else "more"
        presses = (
            Button(self.id("playgo"), self.words.text(f"lobby-{go}"), GOOD),
            Button(self.id("playmore"), self.words.text(f"lobby-{more}")),
        )
        return Sheet(tuple(parts), (presses,))

    def _meant(self) -> str:
        """The match that a press would begin, in words."""
        if self.wanted.people == (self.bot,):
            return self.words.text("lobby-new-house")
        people = together([f"<@{one}>" for one in self.wanted.people], self.words)
        text = self.words.text("lobby-new-people", people=people) if people else self.words.text("lobby-new-open")
        return f"{text} {self.words.text('lobby-counts')}" if self.rated else text

    def _caption(self, name: str) -> str:
        return f"-# {self.words.text(f'lobby-{name}')}"

    def _games(self) -> SelectMenu:
        words = self.words
        entries = (
            MenuOption(
                game, words.text(f"{game}-name"), chosen=game == self.wanted.game, icon=words.icon(f"{game}-name")
            )
            for game in self.games
        )
        return SelectMenu(self.id("playgame"), words.text("lobby-game"), tuple(entries))

    def _people(self) -> EntitySelect:
        hint = self.words.text("lobby-anyone")
        return EntitySelect(self.id("playwith"), hint, "people", people=self.wanted.people, lo=0, hi=self.wanted.most)

    def _clocks(self) -> SelectMenu:
        usual = self.settings.clock or USUAL.value
        chosen = self.wanted.clock or usual
        entries = [
            MenuOption(one.value, self.words.text(f"pace-{one.value}"), chosen=one.value == chosen) for one in LIMITS
        ]
        paces = {one.value for one in LIMITS}
        if usual not in paces:  # the server has a length of its own
            entries.insert(0, MenuOption("usual", clock_words(usual, self.words), chosen=usual == chosen))
        if chosen not in {*paces, usual}:
            entries.append(MenuOption(chosen, clock_words(chosen, self.words), chosen=True))
        return SelectMenu(self.id("playclock"), self.words.text("lobby-clock"), tuple(entries))

    def _more(self) -> tuple[Part, ...]:
        """The menus of presets, options, terms, seats and level, as far as there are any, and buttons for another clock and to rate the match."""
        clock = Button(self.id("playlength"), self.words.text("house-clock-other"))
        rated = Button(self.id("playrated"), self.words.text("lobby-unrate" if self.rated else "lobby-rate"))
        level = self._level() if self.house else ()
        return (
            *self._presets(),
            *self._options(),
            *self._terms(),
            *self._seats(),
            *level,
            (clock,) if self.house else (clock, rated),
        )

    def _presets(self) -> tuple[Part, ...]:
        """The menu of the server's presets, which fills in what they say; nothing on a server without one for a game played here."""
        entries = tuple(
            MenuOption(one.name, one.name, cut(preset_words(one, self.words), ABOUT))
            for one in self.settings.presets
            if one.game in self.games
        )[:MENU_LIMIT]
        if not entries:
            return ()
        return (SelectMenu(self.id("playpreset"), self.words.text("lobby-preset"), entries),)

    def _terms(self) -> tuple[Part, ...]:
        """The menu of the terms that have no menu of their own."""
        entries = tuple(
            MenuOption(f"{name}={value}", self._term(name, value), chosen=(name, value) in self.wanted.terms)
            for name, value in self.wanted.possible
        )
        hint = self.words.text("lobby-terms-usual")
        return (
            self._caption("terms"),
            SelectMenu(self.id("playterms"), hint, entries, lo=0, hi=len(entries)),
        )

    def _term(self, name: str, value: str) -> str:
        key = {"assist": f"settings-assist-{value}", "threads": f"preset-threads-{value}"}.get(name, f"preset-{name}")
        label = self.words.text(key, least=int(value)) if name == "punctual" else self.words.text(key)
        return label[:1].upper() + label[1:]

    def _options(self) -> tuple[Part, ...]:
        """The menu of the values that are not the defaults of the game; nothing in a game without options."""
        game, words = self.wanted.game, self.words
        entries = [
            MenuOption(
                f"{name}={value}",
                words.text(
                    "option-hint",
                    name=words.text(f"{game}-option-{name}"),
                    value=option_value(game, name, value, words),
                ),
                chosen=(name, value) in self.wanted.options,
            )
            for name, value in self.wanted.choosable
        ][:MENU_LIMIT]
        if not entries:
            return ()
        hint = words.text("lobby-options-usual")
        return (
            self._caption("options"),
            SelectMenu(self.id("playoptions"), hint, tuple(entries), lo=0, hi=len(entries)),
        )

    def _seats(self) -> tuple[Part, ...]:
        """The menu of the numbers of players at an open table, or with the bot, which takes the free seats."""
        least = len(self.wanted.people) + 1
        sizes = [one for one in GAMES[self.wanted.game].spec.seats if one >= least]
        if len(sizes) < 2 or (self.wanted.people and not self.house):
            return ()
        usual = least if self.house else max(sizes)
        chosen = self.wanted.seats if self.wanted.seats in sizes else usual
        entries = (
            MenuOption(str(one), self.words.text("preset-seats", count=one), chosen=one == chosen) for one in sizes
        )
        return self._caption("seats"), SelectMenu(self.id("playseats"), self.words.text("lobby-seats"), tuple(entries))

    def _level(self) -> tuple[Part, ...]:
        level, words = self.wanted.level or self.level, self.words
        entries = (MenuOption(str(one), words.text(f"house-level-{one}"), chosen=one == level) for one in LEVELS)
        return self._caption("level"), SelectMenu(self.id("playlevel"), words.text("lobby-level"), tuple(entries))
