"""The panel of `/settings`: a page for each group of a player's settings, and the form for quiet hours."""

from dataclasses import dataclass
from datetime import datetime

from bot.answers.custom_id import Id
from bot.answers.pages import MENU_LIMIT
from bot.features.contract import ReminderExtras
from bot.games.contract.preview import Assist
from bot.matches.core.models import Player
from bot.matches.settings.preferences import By, Look, Preferences, Quiet
from bot.matches.settings.zones import zone_of, zone_shown
from bot.matches.timing.paces import HOUR, SECOND
from bot.matches.timing.time_parser import hour_text
from bot.screens.settings_text import Tongues, value_words
from bot.screens.sheet import MAIN, PLAIN, Button, EntitySelect, MenuOption, Modal, Part, SelectMenu, Sheet, TextInput
from bot.words import Words

REMIND, SHOW, PLAY, MEET = PAGES = ("remind", "show", "play", "meet")
EVERY = (0, 1, 2, 3, 4, 6, 8, 12, 24, 48, 72)  # hours between further reminders; 0: none
LINES = {"begin": 10, "end": 10, "zone": 50}  # fields of the form, and how many characters of each fit in a button's id
LOOKS: dict[str, Look | None] = {"server": None, "dark": "dark", "light": "light"}
AS_SERVER = "server"  # the option of players who follow the server's default
ASSISTS: dict[str, Assist | None] = {AS_SERVER: None} | {one.value: one for one in Assist}
AS_DISCORD = "discord"  # the option of players who have chosen no language
ON, OFF = "on", "off"  # arguments of a switch
BETWEEN = "|"  # separates them there


@dataclass(frozen=True)
class SettingsView:
    """The data shown by the panel: settings, blocked users, the time (ms since 1970), whether it is on a server, additions of features."""

    preferences: Preferences
    blocked: tuple[Player, ...]
    now: int
    words: Words
    tongues: Tongues
    here: bool = True
    extras: tuple[ReminderExtras, ...] = ()


def settings_sheet(shelf: SettingsView, page: str, *, note: str = "", written: str = "") -> Sheet:
    """A page of the panel: its settings in words with their controls, and the way to the other pages.

    `written` is input of the form that was refused.
    """
    words = shelf.words
    match page:
        case "show":
            lines, *controls = _display_parts(shelf)
        case "play":
            lines, *controls = _play_parts(shelf)
        case "meet":
            lines, *controls = _block_parts(shelf)
        case _:
            lines, *controls = _reminder_parts(shelf, written)
    title = words.text("settings-title", page=words.text(f"settings-head-{page}"))
    tabs = tuple(
        Button(Id("settings", args=one), words.text(f"settings-head-{one}"), MAIN if one == page else PLAIN)
        for one in PAGES
    )
    return Sheet(("\n".join(filter(None, (title, note, str(lines)))), *controls), (tabs,))


def _reminder_parts(shelf: SettingsView, written: str) -> tuple[Part, ...]:
    """The delivery, frequency and quiet hours of reminders."""
    preferences, words = shelf.preferences, shelf.words
    direct = preferences.by in {By.DIRECT, By.BOTH} or preferences.digest is not None
    closed = f"⚠ {words.text('settings-closed')}" if preferences.closed and direct else ""
    lines = (
        reminded_words(preferences, words),
        *(extras.line for extras in shelf.extras),
        closed,
        quiet_words(preferences.quiet, shelf.now, words),
    )
    ways = tuple(MenuOption(by.value, words.text(f"settings-by-{by.value}"), chosen=by is preferences.by) for by in By)
    often = tuple(
        MenuOption(str(hours), words.text("settings-every", count=hours), chosen=hours * HOUR == preferences.every)
        for hours in EVERY
    )
    presses = [Button(Id("quiet", args=written), words.text("settings-quiet"))]
    presses += [Button(Id("loud"), words.text("settings-loud"))] if preferences.quiet else []
    own = [extras.buttons for extras in shelf.extras if extras.buttons]
    return (
        "\n".join(filter(None, lines)),
        SelectMenu(Id("setby"), words.text("settings-by"), ways),
        SelectMenu(Id("setevery"), words.text("settings-every-hint"), often),
        tuple(presses),
        *own,
    )


def _display_parts(shelf: SettingsView) -> tuple[Part, ...]:
    """The look of pictures, text or pictures first, and the language."""
    preferences, words = shelf.preferences, shelf.words
    looks = tuple(
        MenuOption(code, words.text(f"settings-look-{code}"), chosen=look == preferences.look)
        for code, look in LOOKS.items()
    )
    codes = {AS_DISCORD: words.text("settings-language-discord")} | dict(shelf.tongues)
    tongues = tuple(
        MenuOption(code, name, chosen=code == (preferences.language or AS_DISCORD)) for code, name in codes.items()
    )
    lines = (
        words.text(f"settings-said-look-{preferences.look or 'server'}"),
        words.text(f"settings-said-first-{ON if preferences.text_first else OFF}"),
        words.text(
            "settings-said-language", language=value_words("language", preferences.language, words, shelf.tongues)
        ),
    )
    first = OFF if preferences.text_first else ON
    return (
        "\n".join(lines),
        SelectMenu(Id("setlook"), words.text("settings-look"), looks),
        SelectMenu(Id("settongue"), words.text("settings-language"), tongues),
        (Button(Id("setfirst", args=first), words.text(f"settings-first-{first}")),),
    )


def _play_parts(shelf: SettingsView) -> tuple[Part, ...]:
    """Confirmation of flicks, defaults of challenges, comments by the house, and use of matches for puzzles."""
    preferences, words = shelf.preferences, shelf.words
    chosen = preferences.assist.value if preferences.assist else AS_SERVER
    assists = tuple(MenuOption(code, words.text(f"settings-assist-{code}"), chosen=code == chosen) for code in ASSISTS)
    lines = (
        words.text(f"settings-said-sure-{ON if preferences.confirm else OFF}"),
        words.text(f"settings-said-assist-{chosen}"),
        words.text(f"settings-said-talk-{ON if preferences.house_talk else OFF}"),
        words.text(f"settings-said-puzzles-{ON if preferences.puzzles else OFF}"),
    )
    sure, talk, puzzles = (
        OFF if on else ON for on in (preferences.confirm, preferences.house_talk, preferences.puzzles)
    )
    return (
        "\n".join(lines),
        SelectMenu(Id("setassist"), words.text("settings-assist"), assists),
        (
            Button(Id("setsure", args=sure), words.text(f"settings-sure-{sure}")),
            Button(Id("settalk", args=talk), words.text(f"settings-talk-{talk}")),
            Button(Id("setpuzzles", args=puzzles), words.text(f"settings-puzzles-{puzzles}")),
        ),
    )


def _block_parts(shelf: SettingsView) -> tuple[Part, ...]:
    """Blocked users."""
    blocked, words = shelf.blocked, shelf.words
    parts: list[Part] = [words.text("settings-blocked" if blocked else "settings-blocked-none", count=len(blocked))]
    if shelf.here:  # elsewhere the menu would find only the bot
        parts.append(EntitySelect(Id("setblock"), words.text("settings-block"), "people"))
    if blocked:
        entries = tuple(MenuOption(str(one.user), one.name) for one in blocked[:MENU_LIMIT])
        parts.append(SelectMenu(Id("unblock"), words.text("settings-unblock"), entries, hi=len(entries)))
    return tuple(parts)


def reminded_words(preferences: Preferences, words: Words) -> str:
    """The delivery and frequency of reminders, in one sentence."""
    hours = preferences.every // HOUR
    times = words.text("settings-times-often" if hours else "settings-times", count=hours)
    if preferences.has_digest:
        times = words.text("settings-times-last")
    return words.text(f"settings-said-{preferences.by.value}", times=times)


def quiet_words(quiet: Quiet | None, now: int, words: Words) -> str:
    """Quiet hours with the present time there, which reveals a wrong time zone."""
    if quiet is None:
        return words.text("settings-no-quiet")
    there = datetime.fromtimestamp(now / SECOND, zone_of(quiet.zone))
    return words.text(
        "settings-said-quiet",
        begin=hour_text(quiet.begin),
        end=hour_text(quiet.end),
        zone=zone_shown(quiet.zone).replace("_", " "),
        now=hour_text(there.hour * 60 + there.minute),
    )


def quiet_form(preferences: Preferences, written: str, words: Words) -> Modal:
    """The form for quiet hours, filled with refused input, else with the present hours."""
    quiet = preferences.quiet
    known = (hour_text(quiet.begin), hour_text(quiet.end), zone_shown(quiet.zone)) if quiet else ("22:00", "8:00", "")
    lines = written.split(BETWEEN) if written.count(BETWEEN) == len(LINES) - 1 else known
    fields = tuple(
        TextInput(name, words.text(f"settings-{name}"), line, words.text(f"settings-{name}-hint"))
        for name, line in zip(LINES, lines, strict=True)
    )
    return Modal(Id("quieted"), words.text("settings-quiet-title"), fields)


def form_values(written: dict[str, str]) -> list[str]:
    """The fields of a form, cut to fit a button's id."""
    return [written[name].replace(BETWEEN, " ")[:length] for name, length in LINES.items()]
