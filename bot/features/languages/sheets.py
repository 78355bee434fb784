"""The form for better words, and the answer to it."""

from bot.answers.custom_id import Id
from bot.features.languages.service import LONGEST
from bot.features.languages.values import Suggestion
from bot.screens.sheet import Modal, TextInput
from bot.text import cut
from bot.words import Words

SHOWN, BETTER, LANGUAGE = "shown", "better", "language"


def suggestion_form(shown: str, words: Words) -> Modal:
    """The form, with what the message says and the language of its reader."""
    fields = (
        TextInput(SHOWN, words.text("suggest-shown"), cut(shown, LONGEST), long=True, most=LONGEST),
        TextInput(BETTER, words.text("suggest-better"), hint=words.text("suggest-hint"), long=True, most=LONGEST),
        TextInput(LANGUAGE, words.text("suggest-language"), words.text("language-name")),
    )
    return Modal(Id("suggested"), words.text("suggest-title"), fields)


def thanks_text(kept: Suggestion, words: Words) -> str:
    """The answer to a suggestion, with the texts that it is taken to be about."""
    if not kept.keys:
        return words.text("suggest-thanks-unknown", number=str(kept.number))
    keys = ", ".join(f"`{key}`" for key in kept.keys)
    return words.text("suggest-thanks", number=str(kept.number), keys=keys)
