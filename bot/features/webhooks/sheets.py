"""The panel of a webhook: its state, its buttons and its form."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

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
QUESTIONS = {"secret": "renew", "drop": "remove"}
"""What is asked before it is done, by the arguments of the buttons that ask: those of the button that does it."""
OUTCOMES = frozenset({"timeout", "no-connection", "private", "tls", "no-answer"})  # beside HTTP statuses


async def reminder_settings(
    service: Webhooks, user: int, _: Preferences, __: int, words: Words
) -> ReminderExtras | None:
    """The state and the button in a player's settings; None if the host allows no webhooks."""
    if not service.is_on:
        return None
    hook = await service.one(user, 0)
    line = words.text("webhook-line-none")
    if hook is not None:
        line = words.text("webhook-line", host=_host(hook), last=_last(hook, words))
    return ReminderExtras(line, (Button(Id("hook"), words.text("webhook-open")),))


async def server_list(service: Webhooks, guild: int, words: Words) -> Button | None:
    """The button in the settings of a server, with the host of its webhook; None if the host of the bot allows no webhooks."""
    if not service.is_on:
        return None
    hook = await service.one(0, guild)
    label = words.text("webhook-open-set", host=_host(hook)) if hook else words.text("webhook-open")
    return Button(Id("serverhook"), label)


def webhook_sheet(
    hook: Hook | None, guild: int, words: Words, note: str = "", secret: str = "", typed: str = ""
) -> Sheet:
    """The webhook of a server, or (0) the reader's own, below a note; a `secret` is shown this once.

    A `typed` URL that was refused is in the form when it is reopened; one too long for the id of a button is shown instead.
    """
    whose, verb = ("server", "serverhook") if guild else ("own", "hook")
    again = Id(verb, args=f"{FIELD}.{typed}" if typed else FIELD)
    if typed and not again.fits:
        again, note = Id(verb, args=FIELD), f"{note}\n{_code(typed)}"
    lines = [words.text(f"webhook-title-{whose}"), note, *_state(hook, whose, words)]
    if secret:
        lines.append(words.text("webhook-secret", secret=f"`{secret}`"))
    presses = [Button(again, words.text("webhook-change" if hook else "webhook-set"), MAIN)]
    if hook is not None:
        presses += [
            Button(Id(verb, args="test"), words.text("webhook-test")),
            Button(Id(verb), words.text("webhook-refresh")),
            Button(Id(verb, args="secret"), words.text("webhook-renew")),
            Button(Id(verb, args="drop"), words.text("webhook-drop"), BAD),
        ]
    own = Button(Id("settings", args="remind"), words.text("settings-head-remind"), MAIN)
    back = Button(Id("house"), words.text("webhook-back"), MAIN) if guild else own
    return Sheet(("\n".join(filter(None, lines)), tuple(presses)), ((back,),))


def question_sheet(act: str, guild: int, words: Words) -> Sheet:
    """The question before an act that cannot be undone."""
    verb, done = "serverhook" if guild else "hook", QUESTIONS[act]
    sure = Button(Id(verb, args=done), words.text(f"webhook-{done}-sure"), BAD)
    return Sheet((words.text(f"webhook-{done}-question"), (sure, Button(Id(verb), words.text("sure-back")))))


def own_form(url: str, words: Words) -> Modal:
    """The form for the URL of a user, filled with what was refused, else with the present one."""
    return Modal(Id("hooked"), words.text("webhook-title"), (_field(url, words),))


def server_form(url: str, words: Words) -> Modal:
    """The same for a server."""
    return Modal(Id("serverhooked"), words.text("webhook-title"), (_field(url, words),))


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
    return [_code(cut(hook.url, SHOWN)), _last(hook, words)]


def _last(hook: Hook, words: Words) -> str:
    """The last delivery in a sentence."""
    if not hook.outcome:
        return words.text("webhook-untried")
    lost = "webhook-failed" if hook.failures else "webhook-lost"
    key = "webhook-off" if hook.off else "webhook-arrived" if hook.arrived else lost
    when, outcome = f"<t:{hook.answered // SECOND}:R>", outcome_words(hook.outcome, words)
    return words.text(key, count=hook.failures, outcome=outcome, when=when)


def _host(hook: Hook) -> str:
    return urlsplit(hook.url).hostname or ""


def _code(url: str) -> str:
    return f"`{url.replace('`', '%60')}`"


def _field(url: str, words: Words) -> TextInput:
    return TextInput(
        FIELD, words.text("webhook-url"), url, hint=words.text("webhook-url-hint", most=LONGEST), most=LONGEST
    )
