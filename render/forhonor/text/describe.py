"""Parts of the text boards, details and alt texts of For Honor."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.games.contract.event_phrases import joined
from bot.games.contract.vocabulary import Seat, phrase, seat_phrase
from bot.games.forhonor.rules.asks import power_words
from bot.games.forhonor.rules.board import LANES, ZONES, Square, Zone, column_of, row_of
from bot.games.forhonor.rules.event_text import camp_words, seat_words
from bot.games.forhonor.rules.heroes import ACTIVE, HEROES, HeroId, hero_words
from bot.games.forhonor.rules.movement import points_left
from bot.games.forhonor.rules.reach import Reach, reach
from bot.games.forhonor.rules.scoring import ORDER
from bot.games.forhonor.rules.seating import CAMPS
from bot.games.forhonor.rules.soldiers import supply
from bot.games.forhonor.rules.values import Acting, Combat, Duel, SquareMark
from bot.games.forhonor.rules.view import SeenHero, View, position
from bot.words import Words

_ENDS = ("fell", "executed")


def name(hero: HeroId, words: Words) -> str:
    """A hero's name."""
    return words.say(hero_words(hero))


def the_name(hero: HeroId, words: Words) -> str:
    """A hero's name within a sentence."""
    return words.text("forhonor-the-name", name=name(hero, words))


def power(hero: HeroId, words: Words) -> str:
    """A hero's faction and power in one line."""
    return words.say(power_words(hero))


def camp(side: int, words: Words) -> str:
    """A camp's name."""
    return words.say(camp_words(side))


def seat(one: Seat, words: Words) -> str:
    """A player, by letter and camp."""
    return words.say(seat_words(one))


def seen_hero(view: View, hero: HeroId) -> SeenHero | None:
    """A hero of the match."""
    return next((one for one in view.heroes if one.id == hero), None)


def camp_of(view: View, hero: HeroId) -> int:
    """The camp of a hero; Attack if unknown."""
    one = seen_hero(view, hero)
    return 0 if one is None else one.camp


def camps_of(view: View) -> tuple[int, int]:
    """Both camps, the viewer's own first."""
    own = 0 if view.viewer is None else view.viewer % 2
    return own, 1 - own


def team(view: View, side: int) -> tuple[SeenHero, ...]:
    """The heroes of a camp."""
    return tuple(one for one in view.heroes if one.camp == side)


def reaches(view: View) -> dict[HeroId, Reach]:
    """The reach of every hero on the board."""
    state = position(view)
    return {one.id: reach(state, one.id) for one in view.heroes if one.spot == "board"}


def standing(view: View, words: Words) -> list[str]:
    """Points, turn, cards left, and locks in force or about to be."""
    options = dict(view.options)
    target, most = int(options["target"]), int(options["max_turns"])
    camps = {"one": camp(0, words), "other": camp(1, words)}
    score = words.text("forhonor-board-score", first=view.score[0], second=view.score[1], target=target, **camps)
    turn = words.text("forhonor-board-turn", turn=view.turn, most=most)
    left = words.text("forhonor-board-cards", first=view.cards[0], second=view.cards[1], **camps)
    lines = [f"{score} {turn} {left}"]
    for side in CAMPS:
        if view.locked[side]:
            lines.append(words.text("forhonor-board-locked", side=camp(side, words)))
        elif view.before[1 - side] >= target:
            lines.append(words.text("forhonor-board-nearly", side=camp(1 - side, words), target=target))
    return lines


def zone(view: View, which: Zone, words: Words) -> str:
    """A zone's holder, the heroes in it, and its holder if the turn ended now."""
    index = ORDER.index(which)
    owner, following = view.zones[index], view.would_hold[index]
    inside = [name(one.id, words) for one in view.heroes if one.square in ZONES[which]]
    args = {
        "zone": words.text(f"forhonor-board-zone-{which}"),
        "owner": words.text(f"forhonor-board-held-{'none' if owner is None else owner}"),
        "fate": "stays" if owner == following else "changes",
        "would": words.text(f"forhonor-board-would-{'none' if following is None else following}"),
    }
    if which == "centre":
        return words.text("forhonor-board-centre", first=view.ranks[0], second=view.ranks[1], **args)
    return words.text("forhonor-board-zone", heroes=", ".join(inside), count=len(inside), **args)


def doing(view: View, words: Words) -> list[str]:
    """The acting hero and what it has left, or the combat; players who have chosen in secret."""
    lines = []
    if view.combat is not None:
        lines.append(_combat(view, view.combat, words))
    elif view.acting is not None:
        acting = view.acting
        marks = [words.text("forhonor-board-steps", left=points_left(acting))]
        marks.append(words.text(f"forhonor-board-{'fought' if acting.fought else 'may-fight'}"))
        if HEROES[acting.hero].power in ACTIVE:
            marks.append(words.text(f"forhonor-board-{'used' if acting.used else 'unused'}"))
        lines.append(words.text("forhonor-board-acting", hero=name(acting.hero, words), marks=", ".join(marks)))
    if view.chosen:
        seats = ", ".join(seat(one, words) for one in view.chosen)
        lines.append(words.text("forhonor-board-chosen", seats=seats, count=len(view.chosen)))
    if view.card is not None:
        lines.append(words.text("forhonor-board-card", card=words.text(f"forhonor-card-{view.card}")))
    return lines


def _combat(view: View, combat: Combat, words: Words) -> str:
    both = combat.attacker, combat.target
    first, second = (seen_hero(view, hero) for hero in both)
    lives = {"life": first.life if first else 0, "other": second.life if second else 0}
    one, other = (name(hero, words) for hero in both)
    lines = [words.text("forhonor-board-combat", round=combat.round, first=one, second=other, **lives)]
    if combat.round > 1:
        tied = words.text("forhonor-board-round-tied")
        lines.append(words.text("forhonor-board-round-won", hero=name(combat.won, words)) if combat.won else tied)
        for hero, cards in zip(both, combat.hands, strict=True):
            named = joined([phrase("forhonor-the-name", name=phrase(f"forhonor-card-{card}")) for card in cards])
            lines.append(words.text("forhonor-board-hand", hero=name(hero, words), cards=words.say(named)))
    return " ".join(lines)


def where(view: View, one: SeenHero, words: Words) -> str:
    """A hero's square and life, or location off the board, and whether it has acted."""
    if view.phase == "over" and one.spot in ("waiting", "executed"):
        return words.text(f"forhonor-spot-{one.spot}")
    if one.spot == "waiting":
        return words.text(f"forhonor-board-{'kept' if view.locked[one.camp] else 'waiting'}")
    if one.spot == "executed":
        return words.text("forhonor-board-executed")
    place = one.square or words.text("forhonor-spot-reserve")
    key = "forhonor-board-acted" if one.acted else "forhonor-board-ready"
    return words.text(key, where=place, life=one.life)


def titled(view: View, one: SeenHero, words: Words) -> str:
    """A hero's name, with its player's name, or letter where no name is known, if a camp has several."""
    text = f"**{name(one.id, words)}**"
    if view.seats == len(CAMPS):
        return text
    player = seat_phrase(one.seat, phrase("forhonor-letter", letter="ABCDEFGH"[one.seat]))
    return f"{text} ({words.say(player)})"


def in_reach(could: Reach, words: Words) -> str:
    """The enemies a hero could attack or shoot, and the distance to soldiers, in one sentence."""
    things = []
    for key, foes in (("attacks", could.attacks), ("shots", could.shots)):
        if foes:
            text = ", ".join(after(the_name(foe, words), steps, words) for foe, steps in foes)
            things.append(words.text(f"forhonor-board-{key}", heroes=text))
    if could.soldiers is not None:
        things.append(after(words.text("forhonor-board-soldiers"), could.soldiers, words))
    return words.text("forhonor-board-reach", things=listed(things, words), count=len(things))


def listed(parts: Iterable[str], words: Words) -> str:
    """Parts that may hold commas, one after the other."""
    return words.text("forhonor-board-and").join(parts)


def after(what: str, steps: int, words: Words) -> str:
    """Something in reach now, or after so many steps."""
    return words.text("forhonor-board-after", what=what, steps=steps)


def soldiers(view: View, side: int, words: Words) -> str:
    """The soldiers of a camp, by lane from the median line, and how many count."""
    lanes = []
    for lane in LANES:
        rows = sorted((row_of(one) for one in view.soldiers[side] if one[0] == lane), reverse=side == 0)
        lanes.append(f"{lane} {runs(rows)}")
    counts = {"count": len(view.soldiers[side]), "most": supply(view), "linked": view.ranks[side]}
    return words.text("forhonor-board-ranks", lanes=listed(lanes, words), **counts)


def runs(rows: Sequence[int]) -> str:
    """Rows one after the other, those that follow one another as a range; a dash for none."""
    return ", ".join(_blocks(rows)) or "–"


def _blocks(rows: Sequence[int]) -> list[str]:
    lines = []
    for _, block in groupby(enumerate(rows), lambda item: abs(item[1] - rows[0]) - item[0]):
        numbers = [row for _, row in block]
        lines.append(str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}")
    return lines


def squares(found: Iterable[Square]) -> str:
    """Squares by columns, those that follow one another as a range: `A5–A8, B5, B7`."""
    lines = []
    by_column = sorted(found, key=lambda square: (column_of(square), row_of(square)))
    for column, block in groupby(by_column, lambda square: square[0]):
        lines += [
            "–".join(column + end for end in part.split("–")) for part in _blocks([row_of(square) for square in block])
        ]
    return ", ".join(lines)


def latest(view: View) -> Acting | None:
    """The activation to show: the current one once it has done something, else the one before."""
    now = view.acting
    return now if now is not None and (now.trail or now.deeds or now.duel) else view.last


def done(view: View, words: Words) -> list[str]:
    """The latest activation in one line, if anything was done: its way, its actions, the rounds of its combat."""
    acting = latest(view)
    if acting is None:
        return []
    parts = [words.text("forhonor-done-way", squares=", ".join(acting.trail))] if acting.trail else []
    parts += _deeds([deed for deed in acting.deeds if deed.kind not in _ENDS], words)
    parts += _bouts(acting.duel, words) if acting.duel is not None else []
    parts += [_deed(deed, words) for deed in acting.deeds if deed.kind in _ENDS]
    if not parts:
        return []
    key = "forhonor-done-now" if acting is view.acting else "forhonor-done-last"
    return [words.text(key, hero=name(acting.hero, words), deeds=listed(parts, words))]


def _deeds(done: Sequence[SquareMark], words: Words) -> list[str]:
    """Actions on squares; soldiers removed in a row are grouped."""
    lines = []
    for kind, found in groupby(done, lambda deed: deed.kind):
        deeds = list(found)
        if kind == "killed":
            squares = ", ".join(deed.square for deed in deeds)
            lines.append(words.text("forhonor-done-killed", squares=squares, count=len(deeds)))
        else:
            lines += [_deed(deed, words) for deed in deeds if deed.hero]
    return lines


def _deed(deed: SquareMark, words: Words) -> str:
    hero = name(deed.hero, words)
    return words.text(f"forhonor-done-{deed.kind}", hero=hero, start=deed.start, square=deed.square)


def _bouts(duel: Duel, words: Words) -> list[str]:
    """The rounds of a combat: both cards, and what each lost."""
    names = {"hero": name(duel.attacker, words), "foe": name(duel.target, words)}
    lines = []
    for number, bout in enumerate(duel.bouts, start=1):
        card, other = (words.text(f"forhonor-card-{one}") for one in bout.cards)
        lost, taken = bout.lost
        lines.append(
            words.text("forhonor-done-bout", round=number, card=card, other=other, lost=lost, taken=taken, **names)
        )
    return lines
