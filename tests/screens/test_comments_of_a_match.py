"""The comments that a match's messages make: none of their wordings comes back within ten turns."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest

from bot.content import WORDS, catalogue
from bot.games import GAMES
from bot.matches.core.models import Match
from bot.matches.history.history import events_of
from bot.matches.work.turn_context import TurnContext, answer_context
from bot.panel.remarks import Remarks
from bot.panel.turn_message import with_comment
from bot.storage.stores.sqlite import SqliteStore
from bot.words import Catalogue, Words
from bot.workers.films import Taken
from bot.workers.paint import LastTurn, Paint, Painted
from bot.workers.studio import Studio, standard_tools
from render import PAINTERS
from tests.support.matches.played import Evening
from tests.support.samples import sample

pytestmark = pytest.mark.asyncio
OPTIONS = {
    "pitchout": {"mode": "complete"},
    "pitchbowl": {"max_turns": "20"},
    "forhonor": {"max_turns": "10"},
    "offboard": {},
}
ANSWERS = 120
APART = 10  # turns in which no wording comes back


def naming_wordings(language: str) -> Catalogue:
    """The words of a language, but a comment says which of its wordings it is."""
    words = catalogue().of(language)

    def text(key: str, args: tuple[tuple[str, object], ...]) -> str:
        named = dict(args)
        return f"{key} {named['say']}" if "-comment-" in key and "say" in named else words.text(key, **named)

    made = catalogue()
    naming = Words(language, words._texts, text=text)
    made.languages[language] = naming
    return made


async def comments(
    store: SqliteStore, match: Match, tools: Studio, language: str, remarks: Remarks | None = None
) -> AsyncIterator[tuple[int, str]]:
    """The comments on the turns of a match, in the order of the messages; with `remarks` what is known of each is kept."""
    turns = await store.turns(match.id)
    for turn, following in zip(turns, (*turns[1:], None), strict=True):
        if turn.revision and (following is None or following.key != turn.key):
            context = await answer_context(store, match, turn)
            job = Paint(match.game, turn.state, language, picture=False)
            painted = (await with_comment(store, context, job, remarks)).run(tools)
            if remarks is not None:
                remarks.keep(context, painted)
            yield turn.revision, painted.comment


@pytest.mark.parametrize("language", sample(catalogue().languages, 3))  # all have as many wordings, see below
@pytest.mark.parametrize("game", OPTIONS)
async def test_no_wording_comes_back_within_ten_turns(tmp_path, game: str, language: str):
    store = await SqliteStore.open(tmp_path / "m.db")
    tools = Studio(GAMES, PAINTERS, naming_wordings(language))
    last: dict[str, int] = {}
    try:
        for seed in ("one", "two"):
            evening = Evening(store, f"comments {seed}")
            match = await evening.play(await evening.begin(game, **OPTIONS[game]), ANSWERS)
            last.clear()
            made = 0
            async for revision, comment in comments(store, match, tools, language):
                if comment:
                    made += 1
                    assert revision - last.get(comment, revision - APART - 1) > APART, comment
                    last[comment] = revision
            assert made or game == "offboard"
    finally:
        await store.close()


async def test_a_turn_is_always_commented_on_alike(tmp_path):
    store = await SqliteStore.open(tmp_path / "m.db")
    try:
        evening = Evening(store, "alike")
        match = await evening.play(await evening.begin("pitchout", mode="complete"), 60)
        once, again = [[one async for one in comments(store, match, standard_tools(), "en")] for _ in range(2)]
        assert once == again
        assert any(comment for _, comment in once)
    finally:
        await store.close()


@pytest.mark.parametrize("game", OPTIONS)
async def test_what_is_known_of_turns_before_changes_no_comment(tmp_path, game: str):
    store = await SqliteStore.open(tmp_path / "m.db")
    try:
        evening, remarks, tools = Evening(store, "comments one"), Remarks(), standard_tools()
        match = await evening.play(await evening.begin(game, **OPTIONS[game]), ANSWERS)
        found = [one async for one in comments(store, match, tools, "en")]
        assert [one async for one in comments(store, match, tools, "en", remarks)] == found
        assert any(comment for _, comment in found) or game == "offboard"
        last = (await store.turns(match.id))[-1]
        context = await answer_context(store, match, last)
        job = await with_comment(store, context, Paint(game, last.state, "en"), remarks)
        assert all(isinstance(one, str) for one in job.turn.former)  # and none of them has been read
    finally:
        await store.close()


@pytest.mark.parametrize("game", OPTIONS)
async def test_all_languages_have_as_many_wordings_of_a_comment(game: str):
    languages = catalogue().languages.values()
    text = (WORDS / "en" / game / "commentary.ftl").read_text(encoding="utf-8")
    keys = re.findall(rf"^({game}-comment-[a-z-]+) =", text, re.MULTILINE)
    counts = {key: {words.wordings(key) for words in languages} for key in keys}
    assert all(len(count) == 1 and count <= {0, 2, 3, 4} for count in counts.values()), counts
    assert sum(count != {0} for count in counts.values()) > 4


async def painted_as(store: SqliteStore, context: TurnContext, tools: Studio) -> Painted:
    """The painted turn with its context, as the message has it."""
    job = Paint(context.match.game, context.turn.state, "en", picture=False, turn=LastTurn(events_of(context.answer)))
    return (await with_comment(store, context, job)).run(tools)


async def test_a_flick_with_the_forced_answer_after_it_is_commented_on_as_the_flick(tmp_path):
    store, tools = await SqliteStore.open(tmp_path / "m.db"), Studio(GAMES, PAINTERS, naming_wordings("en"))
    try:
        evening = Evening(store, "forced 9")
        match = await evening.play(await evening.begin("pitchout", mode="complete", format="5"), ANSWERS)
        turns = await store.turns(match.id)
        both = [(one, other) for one, other in pairwise(turns) if one.key == other.key and one.trace]
        assert both
        for flick, forced in both:
            assert not forced.trace
            alone, whole = [
                await painted_as(store, await answer_context(store, match, turn), tools) for turn in (flick, forced)
            ]
            assert alone.comment_on
            assert whole.comment_on == alone.comment_on
            assert set(alone.account) <= set(whole.account)
            job = await with_comment(
                store, await answer_context(store, match, turns[forced.revision + 1]), Paint("pitchout", b"", "en")
            )
            assert flick.trace in [one.trace for one in job.turn.former if isinstance(one, Taken)]
    finally:
        await store.close()
