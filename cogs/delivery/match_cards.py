"""Cards of matches that have not begun, with the terms that are a server's defaults."""

from bot.client.app import GameBot
from bot.games import GAMES
from bot.games.contract.preview import Assist
from bot.matches.core.models import Match, Status
from bot.matches.house.members import is_person
from bot.matches.matchmaking.match_defaults import RequestedTerms, agreed
from bot.matches.settings.preferences import EffectiveSettings, Preset, ServerSettings
from bot.matches.timing.paces import clock_code, length_words
from bot.screens.cards import match_card, punctuality_words
from bot.screens.deadlines import when
from bot.screens.sheet import Sheet
from bot.text import escape_markdown
from bot.words import Words


async def card_of(bot: GameBot, match: Match, reader: Words | None = None) -> Sheet:
    """The card of a match that has not begun or was called off, with the terms that are the server's defaults.

    It is in the match's language, or for one reader in theirs.
    """
    words = reader or bot.catalogue.of(match.locale)
    extra = await bot.services.features.card_lines(match, words)
    if match.status not in {Status.CHALLENGE, Status.OPEN}:
        return match_card(match, words, extra=extra)
    store = bot.services.store
    settings = await store.server_settings(match.guild)
    users = [one.user for one in match.holders if is_person(one.user)]
    now = bot.services.clock.now_ms()
    known = await store.punctuality(users, now)
    away = {user: (await store.vacation_of(user)).present(now) for user in users}
    notes = (
        *(words.text("card-away", user=f"<@{user}>", when=when(one.ended, "f")) for user, one in away.items() if one),
        preset_name(match, settings, words),
        words.text("card-punctual", least=match.punctual) if match.punctual else "",
        punctuality_words(known, words),
        house_words(match, settings, words),
    )
    return match_card(match, words, extra=extra, notes="\n".join(filter(None, notes)))


def preset_name(match: Match, settings: ServerSettings, words: Words) -> str:
    """Names the server's preset that a match follows in everything, the most detailed one of several; "" if there is none."""
    fitting = [one for one in settings.presets if follows(match, one)]
    best = max(fitting, key=lambda one: one.stated, default=None)
    return "" if best is None else words.text("card-preset", name=escape_markdown(best.name))


def follows(match: Match, preset: Preset) -> bool:
    """Whether a match has all the terms of a preset."""
    if match.terms.weekdays != preset.weekdays or match.game != preset.game:
        return False
    if dict(match.options) != GAMES[match.game].spec.complete({}) | dict(preset.options):
        return False
    terms, seats = match.terms, match.places or len(match.holders)
    pairs = (
        (preset.clock or None, clock_code(terms)),
        (preset.rated, terms.rated),
        (preset.assist, terms.assist),
        (preset.threads, terms.threads),
        (preset.seats or None, seats),
        (preset.punctual or None, match.punctual if match.places else preset.punctual),
    )
    return all(wanted in {None, present} for wanted, present in pairs)


def house_words(match: Match, settings: ServerSettings, words: Words) -> str:
    """Which terms of a match are the server's defaults; "" if none is."""
    terms, known = match.terms, []
    proposed = agreed(RequestedTerms(), EffectiveSettings(server=settings))
    if settings.clock and (proposed.pace, proposed.limit) == (terms.pace, terms.limit):
        known.append(words.say(length_words(terms.limit)))
    if settings.rated and terms.rated:
        known.append(words.text("house-known-rated"))
    if settings.assist is terms.assist is not Assist.STANDARD:
        known.append(words.text(f"wish-assist-{terms.assist.value}"))
    if settings.threads and terms.threads:
        known.append(words.text("house-known-threads"))
    return words.text("card-house", known=", ".join(known)) if known else ""
