"""Answers to pages: as JSON, in the language that a browser asks for."""

from __future__ import annotations

from typing import Any

import msgspec
from aiohttp import web

from bot.web.server import language_of
from bot.words import Catalogue, Words


def words_of(request: web.Request, catalogue: Catalogue) -> Words:
    """The words of the language that a browser asks for first."""
    return catalogue.of(language_of(request))


def json_answer(answer: Any, status: int = 200) -> web.Response:
    """An answer as JSON."""
    return web.Response(body=msgspec.json.encode(answer), content_type="application/json", status=status)
