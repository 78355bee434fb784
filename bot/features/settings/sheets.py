"""The panel of `/server setup`: an overview, and a page for each group of settings."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

import msgspec
from babel import Locale

from bot.answers.custom_id import Id
from bot.features.settings.switches import switches_of
from bot.games import GAMES
from bot.games.contract.preview import Assist
from bot.matches.matchmaking.match_defaults import RequestedTerms, agreed
from bot.matches.settings.preferences import ROLES, EffectiveSettings, Look, ServerSettings
from bot.matches.timing.paces import LIMITS, USUAL, terms_phrase
from bot.matches.timing.time_parser import folded
from bot.screens.latest_first import FIRST
from bot.screens.settings_text import Tongues, channels_words, clock_words, singles_words, value_words
from bot.screens.sheet import MAIN, Button, EntitySelect, MenuOption, Part, Row, SelectMenu, Sheet, rows
from bot.text import escape_markdown
from bot.words import Catalogue, Words

SINGLE = "single"  # the page of one channel
PAGES = ("play", SINGLE, "terms", "style", "posts", "ladders", "care")
POSTS = ("lobby", "daily", "news", "forum", "results")
PLACED = {**dict.fromkeys(POSTS, "posts"), "players": "ladders", "log": "care", "moderators": "care"}
"""The settings that are a channel, a forum or a role, and the page of each."""

HERE, NOT_HERE, EVERYWHERE = "here", "away", "all"
ON, OFF = "on", "off"  # arguments of a switch
AS_DISCORD = "discord"  # the language of a server whose managers have chosen none
AS_SERVER = "server"  # likewise of a channel


@dataclass(frozen=True)
class ServerSettingsView:
    """The contents of the panel: settings, its channel (a thread's parent), and the chosen channels and roles that still exist.

    `written` is a clock that was refused, `lists` are the buttons of the server's lists, `bans` is the number of users who are banned,
    `channel` the one whose own settings are shown, `silent` the chosen roles that a mention does not notify.
    """

    settings: ServerSettings
    here: int
    known: Collection[int]
    words: Words
    tongues: Tongues
    written: str = ""
    lists: Sequence[Button] = ()
    channel: int = 0
    bans: int = 0
    silent: Collection[int] = ()

    def value_text(self, wish: str) -> str:
        """A setting in words."""
        value = msgspec.to_builtins(getattr(self.settings, wish))
        return value_words(wish, value, self.words, self.tongues)


def language_names(catalogue: Catalogue, words: Words) -> Mapping[str, frozenset[str]]:
    """The folded names by which each language can be typed: its code, its own name, its names in the other languages."""
    spoken = catalogue.languages
    names = {
        code: {code, one.text("language-name"), *(Locale(code).get_language_name(other) or "" for other in spoken)}
        for code, one in spoken.items()
    }
    names[AS_DISCORD] = {AS_DISCORD, words.text("settings-language-discord"), words.text("wish-language-discord")}
    names[AS_SERVER] = {AS_SERVER, words.text("settings-language-server")}
    return {code: frozenset(map(folded, called)) for code, called in names.items()}


def server_settings_sheet(
    house: ServerSettingsView, page: str, note: str = "", presses: Sequence[Button] = ()
) -> Sheet:
    """A page of the panel, or its overview, with a note and buttons about it."""
    controls = {
        "play": _play,
        SINGLE: _single,
        "terms": _terms,
        "style": _style,
        "posts": _posts,
        "ladders": _ladders,
        "care": _care,
    }
    show = controls.get(page)
    entries = [line for one in PAGES for line in lines(house, one, brief=True)] if show is None else lines(house, page)
    parts: list[Part] = ["\n".join((house.words.text(f"house-title-{page if show else FIRST}"), *entries))]
    if note:
        parts.extend((note, *rows(presses)))
    if show is not None:
        parts.extend(show(house))
    return Sheet(tuple(parts), _ways(page if show else FIRST, house))


def lines(house: ServerSettingsView, page: str, *, brief: bool = False) -> tuple[str, ...]:
    """The settings of a page, a line each; `brief`: of single channels the first few."""
    words, settings = house.words, house.settings
    match page:
        case "play":
            return (
                words.text("house-said-games", known=house.value_text("unwanted")),
                words.text("house-said-channels", known=channels_words(settings.channels, words)),
                *([f"⚠ {words.text('house-closed')}"] if settings.is_closed else []),
                *([words.text("house-said-watches", known=house.value_text("watches"))] if settings.watches else ()),
            )
        case "single":
            own = msgspec.to_builtins(settings.by_channel)
            known = singles_words(own, words, house.tongues) if brief else house.value_text("by_channel")
            return (words.text("house-said-single", known=known),) if own else ()
        case "terms":
            terms = agreed(RequestedTerms(), EffectiveSettings(server=settings))
            known = ", ".join(escape_markdown(one.name) for one in settings.presets) or words.text("wish-none")
            parts = [words.say(terms_phrase(terms))]
            parts += _switch_lines(house, page)
            return (
                words.text("house-said-terms", terms=" · ".join(parts)),
                words.text("house-said-presets", known=known),
            )
        case "style":
            return (
                words.text("house-said-style", look=house.value_text("look"), language=house.value_text("language")),
            )
        case "posts" | "care":
            fields = POSTS if page == "posts" else ("log",)
            banned = (words.text("house-said-bans", count=house.bans),) if page == "care" and house.bans else ()
            roles = _role_lines(house, "moderators") if page == "care" else ()
            return (
                *(words.text(f"house-said-{one}", channel=house.value_text(one)) for one in fields),
                *roles,
                *banned,
            )
        case _:
            return tuple(_switch_lines(house, page))


def _switch_lines(house: ServerSettingsView, page: str) -> Iterator[str]:
    """The states of a page's switches, with the roles that are mentioned for them."""
    for switch in switches_of(page):
        if key := switch.text_key(on=switch.is_on(house.settings)):
            yield house.words.text(key)
        if switch.role:
            yield from _role_lines(house, switch.role)


def _role_lines(house: ServerSettingsView, wish: str) -> tuple[str, ...]:
    """The role that is mentioned, if one is chosen, and that it is not notified."""
    words, role = house.words, getattr(house.settings, wish)
    if not role:
        return ()
    silent = (words.text("house-role-silent", role=f"<@&{role}>"),) if role in house.silent else ()
    return (words.text(f"house-said-{wish}", channel=house.value_text(wish)), *silent)


def _game_options(words: Words, played: Collection[str]) -> tuple[MenuOption, ...]:
    return tuple(
        MenuOption(key, words.text(f"{key}-name"), chosen=key in played, icon=words.icon(f"{key}-name"))
        for key in GAMES
    )


def _language_options(house: ServerSettingsView, usual: str, chosen: str) -> tuple[MenuOption, ...]:
    codes = {usual: house.words.text(f"settings-language-{usual}")} | dict(house.tongues)
    return tuple(MenuOption(code, name, chosen=code == (chosen or usual)) for code, name in codes.items())


def _play(house: ServerSettingsView) -> tuple[Part, ...]:
    settings, words, here = house.settings, house.words, house.here
    played = tuple(key for key in GAMES if key not in settings.unwanted)
    games = _game_options(words, played)
    way = NOT_HERE if here in settings.channels else HERE
    label = f"house-{way}" if settings.channels else "house-only"
    presses = [Button(Id("housespots", args=way), words.text(label))]
    parts: list[Part] = [
        SelectMenu(Id("housegames", args=".".join(played)), words.text("house-games"), games, hi=len(games)),
        EntitySelect(Id("housefound"), words.text("house-find"), "settable"),
    ]
    if settings.channels:
        presses.append(Button(Id("housespots", args=EVERYWHERE), words.text("house-all")))
        parts.append(EntitySelect(Id("houselost"), words.text("house-lose"), "settable"))
    return (*parts, tuple(presses), f"-# {words.text('house-running')}")


def _single(house: ServerSettingsView) -> tuple[Part, ...]:
    settings, words, channel = house.settings, house.words, house.channel
    own = settings.of_channel(channel)
    games = _game_options(words, [key for key in GAMES if settings.plays(key, channel)])
    tongues = _language_options(house, AS_SERVER, own.language)
    return (
        words.text("house-single-shown", channel=f"<#{channel}>"),
        *([f"⚠ {words.text('house-single-shut')}"] if not settings.is_open(channel) else []),
        EntitySelect(
            Id("housein"), words.text("house-single-find"), "settable", channel if channel in house.known else 0
        ),
        SelectMenu(Id("houseingames", args=str(channel)), words.text("house-single-games"), games, hi=len(games)),
        SelectMenu(Id("houseintongue", args=str(channel)), words.text("house-language"), tongues),
        f"-# {words.text('house-single-hint')}",
    )


def _terms(house: ServerSettingsView) -> tuple[Part, ...]:
    settings, words = house.settings, house.words
    clock = settings.clock or USUAL.value
    paces = [MenuOption(pace.value, words.text(f"pace-{pace.value}"), chosen=pace.value == clock) for pace in LIMITS]
    if not any(entry.chosen for entry in paces):
        paces.append(MenuOption(clock, clock_words(clock, words), chosen=True))
    assists = tuple(
        MenuOption(one.value, words.text(f"settings-assist-{one.value}"), chosen=one is settings.assist)
        for one in Assist
    )
    presses = (
        Button(Id("houseother", args=house.written), words.text("house-clock-other")),
        *_switches(house, "terms"),
    )
    return (
        SelectMenu(Id("houseclock"), words.text("house-clock"), tuple(paces)),
        SelectMenu(Id("houseassist"), words.text("house-assist"), assists),
        presses,
        f"-# {words.text('house-terms-hint')}",
    )


def _style(house: ServerSettingsView) -> tuple[Part, ...]:
    settings, words = house.settings, house.words
    looks = tuple(
        MenuOption(look, words.text(f"settings-look-{look}"), chosen=look == settings.look) for look in get_args(Look)
    )
    tongues = _language_options(house, AS_DISCORD, settings.language)
    return (
        SelectMenu(Id("houselook"), words.text("house-look"), looks),
        SelectMenu(Id("housetongue"), words.text("house-language"), tongues),
        f"-# {words.text('house-style-hint')}",
    )


def _posts(house: ServerSettingsView) -> tuple[Part, ...]:
    return (*_places(house, *POSTS), f"-# {house.words.text('house-posts-hint')}")


def _care(house: ServerSettingsView) -> tuple[Part, ...]:
    banned = ((_bans(house),),) if house.bans else ()
    return (*_places(house, "log", "moderators"), *banned, f"-# {house.words.text('house-care-hint')}")


def _bans(house: ServerSettingsView) -> Button:
    """The button that lists the banned users."""
    return Button(Id("bans"), house.words.text("house-bans", count=house.bans))


def _places(house: ServerSettingsView, *names: str) -> tuple[Part, ...]:
    """The menus of these channels and roles, each below its name (a filled menu hides its label), and buttons that clear the settings."""
    menus: list[Part] = []
    for one in names:
        chosen = getattr(house.settings, one)
        menus.append(f"-# {house.words.text(f'wish-{one}')}")
        menus.append(
            EntitySelect(
                Id(f"house{one}"),
                house.words.text(f"house-{one}"),
                "forums" if one == "forum" else "roles" if one in ROLES else "channels",
                chosen if chosen in house.known else 0,
            )
        )
    return (*menus, *_stops(house, names))


def _stops(house: ServerSettingsView, names: Sequence[str]) -> tuple[Row, ...]:
    chosen = [one for one in names if getattr(house.settings, one)]
    return rows([Button(Id(f"houseno{one}"), house.words.text(f"house-no-{one}")) for one in chosen])


def _ladders(house: ServerSettingsView) -> tuple[Part, ...]:
    hint = f"-# {house.words.text('house-ladders-hint')}"
    return (*rows(_switches(house, "ladders")), *_places(house, "players"), hint)


def _switches(house: ServerSettingsView, page: str) -> tuple[Button, ...]:
    """The buttons that turn a page's switches on and off."""
    states = ((switch.name, OFF if switch.is_on(house.settings) else ON) for switch in switches_of(page))
    return tuple(
        Button(Id("houseswitch", args=f"{name}.{way}"), house.words.text(f"house-{name}-{way}")) for name, way in states
    )


def _ways(page: str, house: ServerSettingsView) -> tuple[Row, ...]:
    """The buttons that lead to other pages and lists."""
    words = house.words

    def leads(to: str, label: str) -> Button:
        return Button(Id("house", args=to), label)

    if page == FIRST:
        families = rows(leads(one, words.text(f"house-to-{one}")) for one in PAGES)
        checks = (Button(Id("housecheck"), words.text("house-check")), Button(Id("audit"), words.text("house-audit")))
        return (*families, *rows((*checks, *house.lists, *((_bans(house),) if house.bans else ()))))
    back = leads(FIRST, words.text("house-back"))
    later = PAGES[PAGES.index(page) + 1 :]
    if not later:
        return ((back,),)
    to = words.text("house-next", name=words.text(f"house-to-{later[0]}"))
    return ((back, Button(Id("house", args=later[0]), to, MAIN)),)
