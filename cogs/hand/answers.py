"""Answers to pages: as JSON, in the language that a browser asks for."""

from __future__ import annotations

from typing import Any

import msgspec
from aiohttp import web

from bot.words import Catalogue, Words


def words_of(request: web.Request, catalogue: Catalogue) -> Words:
    """The words of the language that a browser asks for first."""
    first = request.headers.get("Accept-Language", "").partition(",")[0]
    return catalogue.of(first.partition(";")[0].strip().lower())


def json_answer(answer: Any, status: int = 200) -> web.Response:
    """An answer as JSON."""
    return web.Response(body=msgspec.json.encode(answer), content_type="application/json", status=status)
