"""Waits in seconds, and how they compare."""

LOOKED = 0.15  # s that a player looks at a picture before the next press; the quickest thumb takes longer


def p99(waits: list[float]) -> float:
    """The wait that one in a hundred exceeds."""
    return sorted(waits)[int(len(waits) * 0.99)]


def ratio(wait: float, usual: float) -> str:
    """How many times the usual wait one is, with both in ms."""
    return f"{wait / usual:.2f} x ({wait * 1000:.0f} ms over {usual * 1000:.0f} ms)"
