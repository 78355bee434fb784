"""The panel of a webhook: its state, its buttons and its form."""

from __future__ import annotations

from typing import Any

from bot.answers.custom_id import Id
from bot.features.contract import ReminderExtras
from bot.features.webhooks.addresses import LONGEST
from bot.features.webhooks.service import Webhooks
from bot.features.webhooks.values import Hook
from bot.matches.settings.preferences import Preferences
from bot.matches.timing.paces import SECOND
from bot.screens.sheet import BAD, MAIN, Button, Modal, Sheet, TextInput
from bot.text import cut
from bot.words import Words

FIELD = "url"
SHOWN = 200  # characters of a URL
OUTCOMES = frozenset({"timeout", "no-connection", "private", "tls", "no-answer"})  # beside HTTP statuses


def reminder_settings(service: Webhooks, _: Preferences, __: int, words: Words) -> ReminderExtras | None:
    """The button in a player's settings; None if the host allows no webhooks."""
    if not service.is_on:
        return None
    return ReminderExtras(words.text("webhook-line"), (Button(Id("hook"), words.text("webhook-open")),))


async def server_list(service: Webhooks, _: int, words: Words) -> Button | None:
    """The button in the settings of a server; None if the host allows no webhooks."""
    return Button(Id("serverhook"), words.text("webhook-open")) if service.is_on else None


def webhook_sheet(hook: Hook | None, guild: int, words: Words, note: str = "", secret: str = "") -> Sheet:
    """The webhook of a server, or (0) the reader's own, below a note; a `secret` is shown this once."""
    whose = "server" if guild else "own"
    lines = [words.text(f"webhook-title-{whose}"), note, *_state(hook, whose, words)]
    if secret:
        lines.append(words.text("webhook-secret", secret=f"`{secret}`"))
    verb = "serverhook" if guild else "hook"
    presses = [Button(Id(verb, args="url"), words.text("webhook-change" if hook else "webhook-set"), MAIN)]
    if hook is not None:
        presses += [
            Button(Id(verb, args="test"), words.text("webhook-test")),
            Button(Id(verb), words.text("webhook-refresh")),
            Button(Id(verb, args="secret"), words.text("webhook-renew")),
            Button(Id(verb, args="drop"), words.text("webhook-drop"), BAD),
        ]
    back = Button(Id("house") if guild else Id("settings", args="remind"), words.text("webhook-back"))
    return Sheet(("\n".join(filter(None, lines)), tuple(presses)), ((back,),))


def own_form(words: Words) -> Modal:
    """The form for the URL of a user."""
    return Modal(Id("hooked"), words.text("webhook-title"), (_field(words),))


def server_form(words: Words) -> Modal:
    """The form for the URL of a server."""
    return Modal(Id("serverhooked"), words.text("webhook-title"), (_field(words),))


def off_sheet(hook: Hook, mark: Id, words: Words) -> Sheet:
    """The message to a user whose webhook was switched off, with the button by which it is known."""
    key = "webhook-ended-server" if hook.guild else "webhook-ended-own"
    text = words.text(key, outcome=outcome_words(hook.outcome, words))
    return Sheet((text,), ((Button(mark, words.text("webhook-open")),),))


def audit_text(before: Any, after: Any, words: Words) -> str:
    """The entry of the audit log for a server's webhook."""
    if not after:
        return words.text("audit-webhook-gone", host=str(before))
    return words.text("audit-webhook", host=str(after))


def outcome_words(outcome: str, words: Words) -> str:
    """The outcome of a delivery in words; an HTTP status as it is."""
    return words.text(f"webhook-outcome-{outcome}") if outcome in OUTCOMES else outcome


def _state(hook: Hook | None, whose: str, words: Words) -> list[str]:
    if hook is None:
        return [words.text(f"webhook-none-{whose}")]
    url = cut(hook.url, SHOWN).replace("`", "%60")
    if not hook.outcome:
        last = words.text("webhook-untried")
    else:
        key = "webhook-off" if hook.off else "webhook-failed" if hook.failures else "webhook-last"
        when, outcome = f"<t:{hook.answered // SECOND}:R>", outcome_words(hook.outcome, words)
        last = words.text(key, count=hook.failures, outcome=outcome, when=when)
    return [f"`{url}`", last]


def _field(words: Words) -> TextInput:
    return TextInput(FIELD, words.text("webhook-url"), hint=words.text("webhook-url-hint", most=LONGEST), most=LONGEST)
