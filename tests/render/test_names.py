"""Names in pictures: no box is ever painted for a sign that the typefaces lack."""

import struct
import unicodedata
from functools import lru_cache
from pathlib import Path

import fontpkg_barlow_condensed
import fontpkg_inter
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pairing.event import Form
from bot.pairing.standings import standings
from bot.words import Catalogue
from render.drawing.canvas import label
from render.drawing.fonts import Face, extent, font, runs
from render.drawing.names import painted_name, readable
from render.tournaments.chart import Contender
from render.tournaments.summary import alt, celebration, painted, state
from tests.support.tournaments.tournament_charts import chart, event

WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words")
FILES: dict[str, tuple[str, Face]] = {
    "Barlow Condensed": (f"{fontpkg_barlow_condensed.ROOT}/files/BarlowCondensed-Bold.ttf", "headline"),
    "Barlow Condensed SemiBold": (f"{fontpkg_barlow_condensed.ROOT}/files/BarlowCondensed-SemiBold.ttf", "secondary"),
    "Inter": (f"{fontpkg_inter.ROOT}/files/Inter[opsz,wght].ttf", "digits"),
}


@lru_cache
def signs_of(family: str, style: str = "") -> frozenset[str]:
    """The signs of a typeface, as its own table of characters lists them (OpenType `cmap`, formats 4 and 12)."""
    named = "Barlow Condensed SemiBold" if style == "SemiBold" else family
    data = Path(FILES[named][0]).read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    entries = (struct.unpack_from(">4s4xI", data, 12 + 16 * nth) for nth in range(tables))
    start = next(offset for tag, offset in entries if tag == b"cmap")
    (count,) = struct.unpack_from(">H", data, start + 2)
    found: set[str] = set()
    for nth in range(count):
        at = start + struct.unpack_from(">4xI", data, start + 4 + 8 * nth)[0]
        match struct.unpack_from(">H", data, at)[0]:
            case 4:
                segments = struct.unpack_from(">H", data, at + 6)[0] // 2
                lasts = struct.unpack_from(f">{segments}H", data, at + 14)
                firsts = struct.unpack_from(f">{segments}H", data, at + 16 + 2 * segments)
                pairs = zip(firsts, lasts, strict=True)
            case 12:
                groups = struct.unpack_from(">I", data, at + 12)[0]
                pairs = (struct.unpack_from(">II", data, at + 16 + 12 * one) for one in range(groups))
            case _:
                continue
        found |= {chr(code) for first, last in pairs for code in range(first, last + 1)}
    return frozenset(found) - {"\uffff"}


def boxes(text: str, face: Face) -> list[str]:
    """The pieces of a line with a sign that their font has not."""
    return [piece for _, letters, piece in runs(text, face, 32) if not set(piece) <= signs_of(*letters.getname())]


@given(st.text(st.characters(codec="utf-8"), max_size=12), st.sampled_from(("headline", "secondary")))
def test_no_box_is_painted_for_any_name(name: str, face: Face):
    written = painted_name(name, 5, WORDS.of("en"))
    assert written.strip()
    assert boxes(written, face) == []
    assert {unicodedata.bidirectional(sign) for sign in written}.isdisjoint({"R", "AL", "AN", "NSM"})


@pytest.mark.thorough
def test_no_box_is_painted_for_any_letter_or_emoji():
    written = (*range(0x3000), *range(0xF900, 0xFFFE), *range(0x1D400, 0x1FB00))  # letters, styled ones, emoji
    assert [sign for sign in map(chr, written) if (text := readable(f"Ada{sign}")) and boxes(text, "headline")] == []


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("RookRunner_2000", "RookRunner_2000"),
        ("Zoë 🎲 日本 O’Neill", "Zoë O’Neill"),
        ("𝓐𝓭𝓪 ℭ𝔩𝔲𝔟", "Ada Club"),
        ("Ａｄａ Ⓑⓞⓑ", "Ada Bob"),
        ("Zoe\u0308", "Zoë"),
        ("A̷d̷a̷", "Ada"),
        ("Ольга", "Ольга"),
        ("Ελένη 🏆", "Ελένη"),
        ("???", "???"),
        ("🏆", "No. 5"),
        ("❤️", "No. 5"),
        ("محمد 2", "No. 5"),
        ("שרה", "No. 5"),
        ("สมชาย", "No. 5"),
        ("山田", "No. 5"),
        ("\u202e\u200b", "No. 5"),
        ("", "No. 5"),
    ],
)
def test_a_name_is_painted_in_letters_or_as_a_number(name: str, written: str):
    assert painted_name(name, 5, WORDS.of("en")) == written


def test_a_french_number_is_french():
    assert painted_name("🏆", 5, WORDS.of("fr")) == "N° 5"


def test_letters_of_two_faces_stand_side_by_side():
    both, first, second = (extent(text, "headline", 48) for text in ("Ada Ольга", "Ada ", "Ольга"))
    assert both == (first[0], font("headline", 48).getlength("Ada ") + second[1])
    sprite = label("Ada Ольга", "headline", 48, (255, 255, 255))
    assert sprite.mask.getbbox()[2] <= sprite.size[0]
    assert sprite.mask.crop((0, 0, 8, sprite.size[1])).getbbox()
    assert sprite.mask.crop((sprite.size[0] - 8, 0, *sprite.size)).getbbox()


def test_tournaments_name_entrants_by_number_wherever_they_are_named():
    shown = chart(event(Form.SWISS, 8), finished=True, title="🏆")
    nameless = msgspec.structs.replace(
        shown, contenders=tuple(Contender(one.number, (("🏆", 0), ("Ada", 0))) for one in shown.contenders)
    )
    best = standings(nameless.event)[0].number
    as_painted = painted(nameless, WORDS.of("en"))
    assert as_painted.title == "Swiss"
    assert state(as_painted, WORDS.of("en")) == f"Winner: No. {best} & Ada"
    first = celebration(nameless, WORDS.of("en")).steps[0]
    assert (first.name, first.painted) == ("🏆 & Ada", f"No. {best} & Ada")
    assert "🏆" in alt(nameless, WORDS.of("en"))
