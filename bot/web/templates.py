"""Pages that are filled in before they are sent: everything in them is escaped."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import lru_cache

from aiohttp import web

from bot.web.server import PAGES

_PLACE = re.compile(r"\{([a-z]+)\}")
_CARD = "<!-- card -->\n"
NO_CARD: Mapping[str, str] = {}


def filled(name: str, values: Mapping[str, str], card: Mapping[str, str] = NO_CARD, status: int = 200) -> web.Response:
    """A page with values in the places that name them, and a `card` in its head: what sites show of a link to it (OpenGraph)."""
    page = _PLACE.sub(lambda found: html.escape(values[found[1]]), _read(name))
    shown = "".join(f'<meta property="{html.escape(of)}" content="{html.escape(what)}">\n' for of, what in card.items())
    return web.Response(text=page.replace(_CARD, shown), content_type="text/html", status=status)


@lru_cache(8)
def _read(name: str) -> str:
    return (PAGES / name).read_text(encoding="utf-8")
