"""The page of `/server setup` with the terms that challenges have by default: clock, rated or not, assist level, team threads."""

from collections.abc import Callable

from bot.answers.custom_id import Id
from bot.app import GameBot
from bot.games.preview import Assist
from bot.matches.core.errors import Refused
from bot.matches.core.models import Pace
from bot.matches.settings.preferences import ServerSettings
from bot.matches.timing.paces import MINUTE, USUAL, read_terms
from bot.screens.option_labels import clock_meant
from bot.screens.sheet import Modal, TextInput
from bot.words import Catalogue
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import check_manager, choose, set_values, show_house

PAGE = "terms"
LINE = "length"
KEPT = 50  # characters of it in a button's id
HELP = {one.value: one for one in Assist}


async def choose_clock(call: InteractionContext) -> None:
    """Set the default clock."""
    check_manager(call)
    await choose(call, set_terms(clock=stored_clock(call.value, call.bot.catalogue)), PAGE)


async def ask_length(call: InteractionContext) -> None:
    """Open the form for another length, filled with refused input."""
    check_manager(call)
    await call.ask(length_form(call))


async def write_clock(call: InteractionContext) -> None:
    """Set the typed length as the default clock; refused input stays in the form."""
    check_manager(call)
    written = call.fields.get(LINE, "").strip()
    try:
        await choose(call, set_terms(clock=stored_clock(written, call.bot.catalogue)), PAGE)
    except Refused as refusal:
        await show_house(call, PAGE, f"⚠ {call.refusal(refusal)}", written[:KEPT])


async def choose_assist(call: InteractionContext) -> None:
    """Set the default assist level."""
    check_manager(call)
    await choose(call, set_terms(assist=call.one_of(HELP)), PAGE)


def stored_clock(written: str, catalogue: Catalogue) -> str:
    """A clock as it is stored: a pace by its name, nothing for the usual one, else whole minutes. Raises Refused."""
    terms = read_terms(clock_meant(written, catalogue))
    if terms.pace is USUAL:
        return ""
    return f"{round(terms.limit / MINUTE)}m" if terms.pace is Pace.CUSTOM else terms.pace.value


def length_form(call: InteractionContext) -> Modal:
    """The form for a length."""
    words = call.words
    line = TextInput(LINE, words.text("house-clock-line"), call.id.args, words.text("house-clock-hint"))
    return Modal(Id("houselength"), words.text("house-clock"), (line,))


def set_terms(**chosen: object) -> Callable[[ServerSettings], ServerSettings]:
    """The change to these terms. It raises Refused if they contradict the others."""

    def change(wishes: ServerSettings) -> ServerSettings:
        wanted = set_values(**chosen)(wishes)
        read_terms(wanted.clock, rated=wanted.rated, assist=wanted.assist)
        return wanted

    return change


async def setup(bot: GameBot) -> None:
    """Answer the page's menus and buttons."""
    bot.answerers.update(
        houseclock=choose_clock, houseother=ask_length, houselength=write_clock, houseassist=choose_assist
    )
