"""For Honor in words: how it stands, the text board and the alt text."""

from __future__ import annotations

from bot.games.forhonor.heroes import hero_words
from bot.games.forhonor.scoring import ORDER
from bot.games.forhonor.seen import SeenHero, View
from bot.games.forhonor.telling import camp_words
from bot.games.vocabulary import Phrase, phrase
from bot.words import Words

_ALT = 1024  # characters that Discord allows


def deed(view: View) -> Phrase:
    """What is being done, or who has won."""
    if view.phase == "over":
        if view.winner is None:
            return phrase("forhonor-picture-deed-drawn")
        return phrase("forhonor-picture-deed-won", side=camp_words(view.winner))
    if view.acting is not None:
        return phrase("forhonor-picture-deed-acts", hero=hero_words(view.acting.hero))
    return phrase(f"forhonor-picture-deed-{view.phase}")


def headline(view: View) -> Phrase:
    """What is being done, the turn and the score in one line."""
    return phrase(
        "forhonor-picture-headline", deed=deed(view), turn=view.turn, first=view.score[0], second=view.score[1]
    )


def board(view: View, words: Words) -> str:
    """The board in words: score, zones, every hero, the soldiers."""
    said = [words.say(headline(view)), _zones(view, words)]
    for camp in (0, 1):
        said += ["", words.text("forhonor-board-team", side=words.say(camp_words(camp)))]
        said += [_hero(one, words) for one in view.heroes if one.camp == camp]
        squares = ", ".join(view.soldiers[camp]) or "–"
        said.append(words.text("forhonor-board-soldiers", squares=squares))
    return "\n".join(said)


def alt(view: View, words: Words) -> str:
    """What the picture shows, at most 1024 characters."""
    heroes = "; ".join(_hero(one, words) for one in view.heroes)
    return "\n".join([words.say(headline(view)), _zones(view, words), heroes])[:_ALT]


def _zones(view: View, words: Words) -> str:
    held = (
        words.text(
            "forhonor-board-zone",
            zone=words.text(f"forhonor-zone-{zone}"),
            side="–" if camp is None else words.say(camp_words(camp)),
        )
        for zone, camp in zip(ORDER, view.zones, strict=True)
    )
    return ", ".join(held)


def _hero(one: SeenHero, words: Words) -> str:
    where = one.square or words.text(f"forhonor-spot-{one.spot}")
    key = "forhonor-board-acted" if one.acted else "forhonor-board-hero"
    return words.text(key, hero=words.say(hero_words(one.id)), where=where, life=one.life)
