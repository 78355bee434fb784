"""Round robins, in which everybody meets everybody once, by the circle method."""

from collections.abc import Sequence

from bot.pairing.event import Event, Pairing, Round
from bot.pairing.seating import seated


def schedule(numbers: Sequence[int]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The pairs of each round; with an odd number of entrants, one is paired with 0, which is a bye."""
    circle = [*numbers, *([0] if len(numbers) % 2 else [])]
    rounds = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        rounds.append(tuple(zip(circle[:half], reversed(circle[half:]), strict=True)))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return tuple(rounds)


def robin_round(event: Event, numbers: Sequence[int] = (), stage: str = "") -> Round:
    """The next round among some entrants, or all; nothing after the last."""
    rounds = schedule(numbers or [one.number for one in event.entrants])
    pairs = rounds[len(event.rounds)] if len(event.rounds) < len(rounds) else ()
    return tuple(
        seated(event, one, two, stage=stage, board=board) if one and two else Pairing(one or two, stage=stage)
        for board, (one, two) in enumerate(pairs)
    )
