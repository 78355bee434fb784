"""The digest in `/settings`: its line, buttons and form."""

from datetime import datetime

from bot.answers.custom_id import Id
from bot.features.contract import ReminderExtras
from bot.matches.settings.preferences import SECOND, By, Preferences
from bot.matches.settings.zones import zone_of, zone_shown
from bot.matches.timing.time_parser import hour_text
from bot.screens.sheet import MAIN, Button, Modal, Row, Sheet, TextInput
from bot.words import Words

USUAL = "8:00"  # the hour that the form proposes
FIELDS = {"hour": 10, "zone": 50}  # of the form, and how many characters of each fit in a button's id
BETWEEN = "|"  # separates them there


async def reminder_settings(_: object, __: int, preferences: Preferences, now: int, words: Words) -> ReminderExtras:
    """The hour of the digest, and the buttons that change it; with the present time there, which reveals a wrong time zone."""
    return ReminderExtras(_line(preferences, now, words), _buttons(preferences, words))


def chosen_sheet(preferences: Preferences, note: str, now: int, words: Words, written: str = "") -> Sheet:
    """The present choice, below a note, with the way back to the settings; `written` is input of the form that was refused."""
    back = Button(Id("settings", args="remind"), words.text("settings-head-remind"), MAIN)
    return Sheet((f"{note}\n{_line(preferences, now, words)}",), (_buttons(preferences, words, written), (back,)))


def form(preferences: Preferences, written: str, words: Words) -> Modal:
    """The form for the hour, filled with refused input, else with the present choice, else with the zone of the quiet hours."""
    digest, quiet = preferences.digest, preferences.quiet
    known = (hour_text(digest.minute), digest.zone) if digest else (USUAL, quiet.zone if quiet else "")
    values = written.split(BETWEEN) if written.count(BETWEEN) == 1 else (known[0], zone_shown(known[1]))
    hour, zone = values
    return Modal(
        Id("digested"),
        words.text("digest-title"),
        (
            TextInput("hour", words.text("digest-hour"), hour, words.text("digest-hour-hint")),
            TextInput("zone", words.text("settings-zone"), zone, words.text("settings-zone-hint")),
        ),
    )


def written_in(fields: dict[str, str]) -> str:
    """The fields of a form, cut to fit a button's id."""
    return BETWEEN.join(fields[name].replace(BETWEEN, " ")[:length] for name, length in FIELDS.items())


def _line(preferences: Preferences, now: int, words: Words) -> str:
    digest = preferences.digest
    if digest is None:
        return words.text("digest-none")
    there = datetime.fromtimestamp(now / SECOND, zone_of(digest.zone))
    text = words.text(
        "digest-chosen",
        hour=hour_text(digest.minute),
        zone=zone_shown(digest.zone).replace("_", " "),
        now=hour_text(there.hour * 60 + there.minute),
    )
    return text if preferences.by is By.NONE else f"{text} {words.text('digest-replaces')}"


def _buttons(preferences: Preferences, words: Words, written: str = "") -> Row:
    choose = Button(Id("digest", args=written), words.text("digest-choose"))
    return (choose,) if preferences.digest is None else (choose, Button(Id("nodigest"), words.text("digest-stop")))
