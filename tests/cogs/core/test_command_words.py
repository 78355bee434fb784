"""Commands in every language: named, described, within Discord's limits, and the code's English is that of the words."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from tests.support.discord.scene import WORDS, Scene
from tests.support.words.fluent_files import LANGUAGES
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
LOCALES = {one.value for one in discord.Locale if one.value.partition("-")[0] in LANGUAGES}
TRANSLATED = {one for one in LOCALES if not one.startswith("en")}
NAME = re.compile(r"[-_'\w]{1,32}")


def named(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return options + [inner for option in options for inner in named(option.get("options", []))]


def keys(before: str, options: list[dict[str, Any]]) -> Iterator[str]:
    for one in options:
        yield f"{before}-{one['name']}"
        yield f"{before}-{one['name']}-about"
        yield from keys(f"{before}-{one['name']}", one.get("options", []))


SLASH = 1


async def payload(table: Scene) -> list[dict[str, Any]]:
    return [one for one in await table.bot._payload() if one.get("type", SLASH) == SLASH]


async def test_every_menu_has_its_name_in_every_language(table: Scene):
    menus = [one for one in await table.bot._payload() if one.get("type", SLASH) != SLASH]
    assert {"Describe board", "Replay this move"} <= {one["name"] for one in menus}
    for one in menus:
        said = one["name_localizations"]
        assert said["en-US"] == one["name"]
        assert set(said) == LOCALES
        assert all(1 <= len(name) <= 32 for name in said.values())
        assert all(said[locale] != one["name"] for locale in TRANSLATED)


async def test_every_name_and_description_is_in_every_language(table: Scene):
    for one in named(await payload(table)):
        for kind in ("name", "description"):
            said = one[f"{kind}_localizations"]
            assert set(said) == LOCALES, one["name"]
            assert said["en-US"] == one[kind]
            assert all(1 <= len(text) <= 100 for text in said.values()), one["name"]
        for name in one["name_localizations"].values():
            assert NAME.fullmatch(name)
            assert name == name.lower()


async def test_no_two_options_of_a_command_have_the_same_name(table: Scene):
    commands = await payload(table)
    for options in [commands, *(one.get("options", []) for one in named(commands))]:
        for locale in LOCALES:
            names = [one["name_localizations"][locale] for one in options]
            assert len(names) == len(set(names)), names


async def test_choices_are_in_every_language(table: Scene):
    choices = [choice for one in named(await payload(table)) for choice in one.get("choices", [])]
    assert choices
    for choice in choices:
        assert set(choice["name_localizations"]) == LOCALES


async def test_no_command_has_words_that_nothing_uses(table: Scene):
    words = "\n".join(file.read_text(encoding="utf-8") for file in (WORDS / "en").glob("*.ftl"))
    written = set(re.findall(r"^(command-\S+) =", words, flags=re.MULTILINE)) - {"command-outdated"}
    assert written == set(keys("command", await payload(table)))


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_a_command_is_named_in_the_texts_as_its_reader_types_it(table: Scene, locale: str):
    language = locale.partition("-")[0]
    commands, found = await payload(table), []
    for file in [*(WORDS / language).rglob("*.ftl"), *(WORDS.parent / "rules" / language).iterdir()]:
        for mention in re.findall(r"`/([^`]+)`", file.read_text(encoding="utf-8")):
            found.append(mention)
            assert is_typed(mention.split(), commands, locale), f"{file.name}: /{mention}"
    assert len(found) > 15


def is_typed(words: list[str], options: list[dict[str, Any]], locale: str) -> bool:
    """Whether there is a command so called, with such subcommands and options (`name:` or `name:value`)."""
    if not words:
        return True
    name, colon, _ = words[0].partition(":")
    one = next((one for one in options if one["name_localizations"][locale] == name), None)
    return one is not None and is_typed(words[1:], options if colon else one.get("options", []), locale)


async def test_commands_are_told_again_only_when_they_changed(table: Scene):
    table.local.faults.fail_next("PUT", "/applications/{application.id}/commands", status=403)
    await table.bot._sync()
    table.bot.tree.remove_command("resign")
    with pytest.raises(discord.Forbidden):
        await table.bot._sync()
    await table.bot._sync()
    assert "resign" not in [command.name for command in await table.bot.tree.fetch_commands()]


async def test_a_command_that_is_gone_is_answered(table: Scene):
    table.bot.tree.remove_command("turns")
    reply = await table.ada.command("arena", "turns")
    assert reply.message is not None
    assert says(reply.message.text, "command-outdated")
