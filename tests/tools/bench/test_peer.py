import hashlib
from pathlib import Path

import pytest

from tools.bench import peer


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(peer, "PLACE", tmp_path)
    monkeypatch.setattr(peer, "PINS", tmp_path / "pins.txt")
    return tmp_path


def test_a_peer_that_cannot_be_installed_has_a_reason(place: Path):
    (place / "pins.txt").write_text("./there-is-no-such-package\n")
    folder, reason = peer.installed()
    assert folder is None
    assert reason.startswith("the peer cannot be installed: ")
    assert [file.name for file in place.iterdir()] == ["pins.txt"]


def test_a_peer_that_is_there_is_not_installed_again_until_its_pins_change(place: Path):
    (place / "pins.txt").write_text("./there-is-no-such-package\n")
    there = place / hashlib.sha256((place / "pins.txt").read_bytes()).hexdigest()[:16]
    there.mkdir()
    assert peer.installed() == (there, "")
    (place / "pins.txt").write_text("./there-is-no-such-package-either\n")
    assert peer.installed()[0] is None
