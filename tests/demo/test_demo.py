from pathlib import Path

from tests.demo.__main__ import UNUSABLE, main


def test_a_demo_does_not_touch_what_is_not_its_own(tmp_path: Path, capsys):
    diary = tmp_path / "diary"
    diary.write_text("mine", encoding="utf-8")
    assert main(["--mode", "complete", "--out", str(tmp_path)]) == UNUSABLE
    assert capsys.readouterr().err.startswith(f"demo: {tmp_path} holds something else than an earlier demo")
    assert diary.read_text() == "mine"
