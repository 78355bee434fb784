"""Spectators' predictions: buttons, lines, and the table of the best."""

from dataclasses import replace
from types import SimpleNamespace

import msgspec
import pytest

from bot.features.crowd.feature import card_rows
from bot.features.crowd.sheets import (
    LONGEST,
    answer_words,
    called_words,
    crowd_words,
    may_call,
    move_buttons,
    oracles_sheet,
    settled_words,
    turn_lines,
    winner_buttons,
)
from bot.features.crowd.values import NOBODY, WINNER, CallResult, Crowd, Oracle, OraclePage
from bot.games import GAMES
from bot.games.contract.base import Ask, Choice
from bot.games.contract.vocabulary import phrase
from bot.games.offboard.rules.asks import PUSHES_OFF
from bot.matches.core.models import Match, Player, Status
from bot.matches.house.members import user_of
from bot.matches.settings.preferences import ServerSettings
from bot.panel.turn_message import TurnMessage, turn_card
from bot.screens.cards import match_card
from bot.screens.sheet import ROW_LIMIT, Button, Sheet
from bot.words import Catalogue
from tests.support.discord.scene import WORDS

CATALOGUE = Catalogue(WORDS)
EN, FR = CATALOGUE.of("en-GB"), CATALOGUE.of("fr")
KINDS = {"pitchout": "flick", "offboard": "move", "pitchbowl": "action", "forhonor": "card"}
NAMES = ("Ada", "Bruno", "Chloe", "Dai", "Eli")


def match(game: str = "pitchout", seats: int = 2) -> Match:
    holders = tuple(Player(seat, 11 + seat, NAMES[seat]) for seat in range(seats))
    return Match(7, 1, 2, 3, 4, game, (), Status.RUNNING, 3, holders, b"{}", b"", 0, 0, 0, 0, "en")


def ask(game: str, seat: int = 0, kind: str = "", worth: int = PUSHES_OFF) -> Ask[None]:
    kind = kind or KINDS[game]
    choices = (Choice("go", phrase("open"), None, worth=worth),)
    return Ask(f"{kind}.{seat}.9", kind, seat, phrase(f"{game}-ask-{kind}"), "", choices)


def labels(row: object) -> list[str]:
    assert isinstance(row, tuple)
    return [one.label for one in row]


def text(sheet: Sheet) -> str:
    return "\n".join(part for part in sheet.parts if isinstance(part, str))


@pytest.mark.parametrize("game", GAMES)
def test_a_button_a_side_and_nobody(game: str):
    row = move_buttons(match(game), [ask(game)], EN)
    assert labels(row)[-1] == "🔮 Nobody"  # players see it too
    assert len(labels(row)) == (2 if game == "offboard" else 3)  # there nobody can lose a ball of their own
    assert [one.id.args for one in row if isinstance(one, Button)][-1] == "3.9.x"
    assert move_buttons(match(game), [ask(game, kind="setup")], EN) == ()
    for words in (EN, FR):
        asked = words.text(f"{game}-call")
        assert asked.endswith("?")


def test_nothing_is_asked_where_no_choice_costs_anything():
    assert move_buttons(match("offboard"), [ask("offboard", worth=PUSHES_OFF - 1)], EN) == ()


def test_teams_are_called_by_their_side_and_long_names_are_cut():
    five = match("forhonor", 5)
    assert labels(move_buttons(five, [ask("forhonor"), ask("forhonor", 1)], EN)) == [
        "🔮 Crowd: Attack",
        "🔮 Defence",
        "🔮 Nobody",
    ]
    assert labels(winner_buttons(five, EN)[0]) == ["🔮 Crowd: Attack wins", "🔮 Crowd: Defence wins"]
    long = Player(0, 11, "Wilhelmina the Undefeated")
    name = answer_words("pitchout", [long], 0, EN, most=LONGEST)
    assert len(name) == LONGEST
    assert name.endswith("…")
    four = match(seats=4)
    assert len(move_buttons(four, [ask("pitchout")], EN)) == ROW_LIMIT
    assert labels(winner_buttons(four, FR)[0]) == [f"🔮 Public\u00a0: {name} gagne" for name in NAMES[:4]]


def test_where_nobody_is_asked():
    assert may_call(match(), wanted=True)
    assert not may_call(match(), wanted=False)
    assert not may_call(msgspec.structs.replace(match(), guild=0), wanted=True)
    assert not may_call(msgspec.structs.replace(match(), status=Status.FINISHED), wanted=True)
    practice = msgspec.structs.replace(match(), holders=(Player(0, 11, "Ada"), Player(1, user_of(0, 1), "Gus")))
    assert not may_call(practice, wanted=True)
    house = tuple(Player(seat, user_of(seat, 1), "Gus") for seat in (0, 1))
    assert may_call(msgspec.structs.replace(match(), holders=house), wanted=True)


@pytest.mark.asyncio
@pytest.mark.parametrize("closed", [False, True])
async def test_a_card_has_the_buttons_until_the_winner_is_closed(*, closed: bool):
    async def is_closed(number: int) -> bool:
        assert number == match().id
        return closed

    rows = await card_rows(SimpleNamespace(is_closed=is_closed), match(), ServerSettings(), EN)  # type: ignore[arg-type]
    assert rows == (() if closed else winner_buttons(match(), EN))
    assert await card_rows(SimpleNamespace(), match(), ServerSettings(calls=False), EN) == ()  # type: ignore[arg-type, call-arg]


def test_what_is_said_of_calls():
    holders = (Player(0, 11, "*Ada*"), Player(1, 12, "Bruno"))
    assert called_words("pitchout", holders, 4, 0, EN) == (
        "🔮 Your call – who loses a puck on this flick? **\\*Ada\\***. Secret until the move is made; your last press counts."
    )
    assert "Personne" in called_words("pitchout", holders, 4, NOBODY, FR)
    assert called_words("pitchout", holders, WINNER, 1, EN).startswith("🔮 Your call: **Bruno** wins.")
    right, wrong = CallResult(1, WINNER, 1, 50, counts=True), CallResult(1, 4, NOBODY, -60, counts=True)
    assert settled_words("pitchout", holders, right, EN) == "🔮 Your call: **Bruno** wins. ✅ Right! +50 points"
    assert settled_words("pitchout", holders, wrong, EN).endswith("**Nobody**. ❌ Wrong. −60 points")
    fun = msgspec.structs.replace(right, counts=False)
    assert settled_words("pitchout", holders, fun, FR).replace("\xa0", " ").endswith("**Bruno** gagne. ✅ Bien vu !")
    assert crowd_words(Crowd(), EN) == ""
    assert crowd_words(Crowd(9, 12), EN) == "-# 🔮 Crowd: 9 of 12 saw it coming"
    named = crowd_words(Crowd(0, 0, 4, 9, ("Ada", "Dai", "Eve")), EN)
    assert named == "-# 🔮 Crowd: 4 of 9 called the winner: Ada, Dai, Eve …"
    assert crowd_words(Crowd(9, 12, 1, 2), EN) == "-# 🔮 Crowd: 9 of 12 saw it coming · 1 of 2 called the winner"
    assert crowd_words(Crowd(0, 0, 1, 2), FR).endswith("1 sur 2 avait trouvé le vainqueur")
    assert crowd_words(Crowd(0, 0, 2, 2), FR).endswith("2 sur 2 avaient trouvé le vainqueur")
    assert crowd_words(Crowd(0, 3, 1, 4, ("Ada",)), FR) == (
        "-# 🔮 Public\u00a0: 0 sur 3 l’avait vu venir · 1 sur 4 avait trouvé le vainqueur\u00a0: Ada"
    )


def test_a_turn_has_the_question_above_its_own_row_of_buttons():
    now = match()
    message = TurnMessage(now, 3, [ask("pitchout")], "story", "head")
    plain = turn_card(message, EN, 0)
    row = move_buttons(now, [ask("pitchout")], EN)
    lines = turn_lines(now, Crowd(9, 12), EN, asked=True)
    asked = turn_card(replace(message, below=(lines,), added=(row,)), EN, 0)
    assert asked.controls[:-1] == plain.controls
    assert asked.controls[-1] == row
    assert text(asked).endswith(f"{crowd_words(Crowd(9, 12), EN)}\n-# 🔮 Spectators: who loses a puck on this flick?")
    assert turn_lines(now, Crowd(9, 12), EN, asked=False) == crowd_words(Crowd(9, 12), EN)
    assert turn_lines(now, Crowd(), EN, asked=False) == ""


def test_a_card_has_the_winners_row_below_the_others():
    plain = match_card(match(), EN, "0 – 0", jump="https://discord.com/x")
    row = winner_buttons(match(), EN)
    assert match_card(match(), EN, "0 – 0", jump="https://discord.com/x", added=row).controls == (*plain.controls, *row)


def line(nth: int, points: int) -> Oracle:
    return Oracle(nth, 100 + nth, f"*user {nth}*", points, 1, 3)


def test_the_table_shows_a_page_and_the_readers_own_line():
    page = OraclePage(tuple(line(nth, 50 - nth) for nth in range(1, 11)), 0, 23, line(15, -20))
    sheet = oracles_sheet(page, 7, 20264, "title", EN, shared=True)
    lines = text(sheet).splitlines()
    assert lines[:2] == ["title", "🥇 **49** \\*user 1\\* · 1 of 3 right (33%)"]
    assert lines[4].startswith("4 · **46**")
    assert lines[11:13] == ["…", "▶ 15 · **\u221220** **\\*user 15\\*** · 1 of 3 right (33%)"]
    assert "Guessing at random" in lines[-1]
    ids = [one.id.args for one in sheet.controls[0] if isinstance(one, Button)]
    assert ids == ["7.20264.2.back", "7.20264.0.now", "7.20264.1.on"]


def test_no_medal_is_won_below_chance():
    below = line(1, 0)
    assert "🥇" not in text(oracles_sheet(OraclePage((below,), 0, 1, below), 7, 0, "title", EN))


def test_a_table_of_one_page_has_no_pages_and_an_empty_one_says_so():
    own = line(1, 50)
    sheet = oracles_sheet(OraclePage((own,), 0, 1, own), 7, 0, "title", FR)
    assert labels(sheet.controls[0]) == ["Actualiser", "Montrer à tous"]
    sheet = oracles_sheet(OraclePage((own,), 0, 1, own), 7, 0, "title", FR, shared=True)
    assert "▶" not in text(sheet)
    assert labels(sheet.controls[0]) == ["Actualiser"]
    empty = text(oracles_sheet(OraclePage((), 0, 0), 7, 0, "title", EN))
    assert "Nobody has called anything yet" in empty
    assert "You haven’t called anything yet" in empty
