"""Settings of players and servers in words: names, values, changes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.games import GAMES
from bot.matches.core.errors import Refused
from bot.matches.core.models import Pace
from bot.matches.settings.preferences import NOWHERE, POSTED, ROLES, Chosen, Preset, changed
from bot.matches.settings.zones import zone_shown
from bot.matches.timing.paces import HOUR, length_words, read_terms
from bot.matches.timing.time_parser import hour_text
from bot.screens.option_labels import options_words
from bot.text import cut, escape_markdown
from bot.words import Catalogue, Words
from render.text import in_series

NAMED = 5  # channels named in a line
PRESET_LENGTH = 150  # characters; a server's presets fit in one message

Tongues = Mapping[str, str]
"""The languages' own names, by code."""


def own_names(catalogue: Catalogue) -> Tongues:
    """The languages' own names, by code."""
    return {code: words.text("language-name") for code, words in catalogue.languages.items()}


def kept_words(before: Chosen, after: Chosen, words: Words, tongues: Tongues) -> str:
    """Confirms a change with old and new values, so that a user who saw another value notices."""
    found = changed(before, after)
    if not found:
        return f"✅ {words.text('settings-kept-same')}"
    return "\n".join(f"✅ {change_words(*change, words, tongues)}" for change in found)


def replaced_words(before: Chosen, after: Chosen, words: Words, tongues: Tongues) -> str:
    """Confirms a change beside the new values, with the old ones."""
    found = changed(before, after)
    if not found:
        return f"✅ {words.text('settings-kept-same')}"
    texts = (
        (wish, value_words(wish, _parted(wish, was, became)[0] or was, words, tongues)) for wish, was, became in found
    )
    return "\n".join(f"✅ {words.text('wish-was', wish=words.text(f'wish-{wish}'), before=was)}" for wish, was in texts)


def change_words(wish: str, before: Any, after: Any, words: Words, tongues: Tongues) -> str:
    """The old and new value of a setting; both as in JSON."""
    parts = _parted(wish, before, after)
    was, became = (value_words(wish, value, words, tongues) for value in parts)
    for part, rest, key, other in ((parts[0], before, "wish-added", became), (parts[1], after, "wish-removed", was)):
        if not part and rest and isinstance(rest, list):
            return words.text(key, wish=words.text(f"wish-{wish}"), value=other)
    return words.text("wish-became", wish=words.text(f"wish-{wish}"), before=was, after=became)


def _parted(wish: str, before: Any, after: Any) -> tuple[Any, Any]:
    """Two values; of long lists only what differs."""
    if wish not in {"presets", "by_channel"}:
        return before, after
    return [one for one in before if one not in after], [one for one in after if one not in before]


def value_words(wish: str, value: Any, words: Words, tongues: Tongues) -> str:
    """A value, as in JSON, in words."""
    if isinstance(value, bool):
        return words.text("wish-yes" if value else "wish-no")
    if wish == "language":
        return tongues.get(value, value) or words.text("wish-language-discord")
    if wish == "by_channel":
        return singles_words(value, words, tongues, len(value)) or words.text("wish-none")
    if wish in {"look", "assist"}:
        return words.text(f"wish-{wish}-{value or 'server'}")
    return VALUE_TEXTS[wish](value, words)


def singles_words(known: Sequence[Mapping[str, Any]], words: Words, tongues: Tongues, most: int = NAMED) -> str:
    """The channels with settings of their own, as in JSON, the first few with those."""
    named = in_series((f"<#{one['channel']}> ({own_words(one, words, tongues)})" for one in known[:most]), words)
    rest = len(known) - most
    return named if rest <= 0 else words.text("wish-and-more", known=named, count=rest)


def own_words(own: Mapping[str, Any], words: Words, tongues: Tongues) -> str:
    """The language and games of a channel that are not the server's."""
    games = ", ".join(words.text(f"{game}-name") for game in own["games"])
    only = words.text("wish-games-only", known=games) if games else ""
    return " · ".join(filter(None, (tongues.get(own["language"], own["language"]), only)))


def games_words(unwanted: Sequence[str], words: Words) -> str:
    """The games that are played, given those that are not."""
    return ", ".join(words.text(f"{game}-name") for game in GAMES if game not in unwanted)


def channels_words(channels: Sequence[int], words: Words, most: int = NAMED) -> str:
    """Channels, the first few by name."""
    if not channels:
        return words.text("wish-everywhere")
    if tuple(channels) == (NOWHERE,):
        return words.text("wish-nowhere")
    named = ", ".join(f"<#{one}>" for one in channels[:most])
    rest = len(channels) - most
    return named if rest <= 0 else words.text("wish-and-more", known=named, count=rest)


def watches_words(watches: Sequence[Mapping[str, Any]], words: Words) -> str:
    """The tables at which the house plays itself."""
    return in_series((_watch_words(one, words) for one in watches), words) or words.text("wish-none")


def _watch_words(watch: Mapping[str, Any], words: Words) -> str:
    levels = "–".join(map(str, watch["levels"]))
    return words.text(
        "watch-table",
        channel=f"<#{watch['channel']}>",
        game=words.text(f"{watch['game']}-name" if watch["game"] else "watch-all-games"),
        levels=words.text("watch-levels", levels=levels) if levels else words.text("watch-levels-drawn"),
        length=words.say(length_words(watch["every"])),
    )


def preset_words(preset: Preset, words: Words) -> str:
    """The terms of a preset, without its name."""
    terms = (
        clock_words(preset.clock, words) if preset.clock else "",
        "" if preset.rated is None else words.text(f"preset-{'rated' if preset.rated else 'unrated'}"),
        words.text(f"settings-assist-{preset.assist}") if preset.assist else "",
        "" if preset.threads is None else words.text(f"preset-threads-{'on' if preset.threads else 'off'}"),
        words.text("preset-seats", count=preset.seats) if preset.seats else "",
        words.text("preset-weekdays") if preset.weekdays else "",
        words.text("preset-punctual", least=preset.punctual) if preset.punctual else "",
        options_words(preset.game, preset.options, words, short=True),
    )
    return cut(" · ".join(filter(None, (words.text(f"{preset.game}-name"), *terms))), PRESET_LENGTH)


def presets_words(presets: Sequence[Mapping[str, Any]], words: Words) -> str:
    """Presets by name, with their terms."""
    known = (msgspec.convert(one, Preset) for one in presets)
    texts = (f"{escape_markdown(one.name)} ({preset_words(one, words)})" for one in known)
    return in_series(texts, words) or words.text("wish-none")


def clock_words(clock: str, words: Words) -> str:
    """A server's default clock."""
    try:
        terms = read_terms(clock)
    except Refused:  # of a later version
        return clock
    return words.text("pace-friendly") if terms.pace is Pace.FRIENDLY else words.say(length_words(terms.limit))


def _quiet_words(quiet: Mapping[str, Any] | None, words: Words) -> str:
    if quiet is None:
        return words.text("wish-none")
    begin, end = (hour_text(quiet[one]) for one in ("begin", "end"))
    return f"{begin}–{end} ({zone_shown(quiet['zone']).replace('_', ' ')})"


def _digest_words(digest: Mapping[str, Any] | None, words: Words) -> str:
    if digest is None:
        return words.text("wish-none")
    return f"{hour_text(digest['minute'])} ({zone_shown(digest['zone']).replace('_', ' ')})"


VALUE_TEXTS: Mapping[str, Callable[[Any, Words], str]] = {
    "unwanted": games_words,
    "channels": channels_words,
    "watches": watches_words,
    "presets": presets_words,
    **dict.fromkeys(
        POSTED,
        lambda channel, words: f"<#{channel}>" if channel else words.text("wish-nowhere"),
    ),
    **dict.fromkeys(ROLES, lambda role, words: f"<@&{role}>" if role else words.text("wish-nobody")),
    "clock": clock_words,
    "quiet": _quiet_words,
    "digest": _digest_words,
    "by": lambda by, words: words.text(f"settings-by-{by}"),
    "every": lambda every, words: words.text("settings-every", count=every // HOUR),
}


def parted_words(matches: Sequence[int], words: Words) -> str:
    """The challenges and open tables that a block has ended; "" without one."""
    numbers = ", ".join(words.text("badge-match", match=str(one)) for one in matches)
    return words.text("block-parted", matches=numbers) if matches else ""
