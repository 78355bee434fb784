"""The privacy notice, and what deletion takes and leaves."""

from __future__ import annotations

from typing import TypeAlias

from bot.answers.custom_id import Id
from bot.matches.core.models import KEPT_DAYS, Match, Status
from bot.screens.sheet import BAD, Button, Modal, Part, Sheet, TextInput
from bot.words import Words

FIELD = "word"
LISTED = 15  # matches listed one by one
Matches: TypeAlias = tuple[Match, ...]


def privacy_sheet(words: Words) -> Sheet:
    """The privacy notice: the data stored, its purpose and how long it is kept."""
    chapters = ("what", "not", "who", "long", "discord", "rights")
    text = "\n\n".join(words.text(f"data-privacy-{chapter}", days=str(KEPT_DAYS)) for chapter in chapters)
    presses = (
        Button(Id("export"), words.text("data-export-button")),
        Button(Id("erasing"), words.text("data-delete-button"), BAD),
    )
    return Sheet((f"{words.text('data-privacy-title')}\n{text}", presses))


def delete_sheet(matches: Matches, words: Words, *, banned: bool = False) -> Sheet:
    """The consequences of deletion for the caller, with the matches given up and the confirmation button."""
    goes, stays = words.text("data-delete-goes", days=str(KEPT_DAYS)), words.text("data-delete-stays")
    if banned:
        stays += f" {words.text('data-delete-bans')}"
    parts: list[Part] = [f"{words.text('data-delete-title')}\n{goes}\n\n{stays}", _given_up(matches, words)]
    parts.append(words.text("data-delete-final"))
    parts.append(
        (
            Button(Id("export"), words.text("data-export-button")),
            Button(Id("erase"), words.text("data-delete-sure"), BAD),
        )
    )
    return Sheet(tuple(parts))


def delete_form(words: Words) -> Modal:
    """The form in which the caller types the confirmation word."""
    word = words.text("data-word")
    line = TextInput(FIELD, words.text("data-form-line", word=word), "", words.text("data-form-hint"))
    return Modal(Id("erased"), words.text("data-form-title"), (line,))


def _given_up(matches: Matches, words: Words) -> str:
    if not matches:
        return words.text("data-delete-free")
    lines = [words.text("data-delete-gives-up", count=len(matches))]
    for match in matches[:LISTED]:
        way = "resign" if match.status is Status.RUNNING else "leave"
        game = words.text(f"{match.game}-name")
        lines.append(words.text(f"data-delete-{way}", match=str(match.id), game=game))
    if len(matches) > LISTED:
        lines.append(words.text("data-delete-more", count=len(matches) - LISTED))
    return "\n".join(lines)
