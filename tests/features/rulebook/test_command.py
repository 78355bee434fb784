"""`pichenette rules`: the answer on a terminal, in either language."""

import pytest

from bot.__main__ import main


def test_the_section_that_answers_is_told_and_others_are_named(capsys: pytest.CaptureFixture[str]):
    assert main(["rules", "--language", "fr", "seconde pichenette", "du Runner"]) == 0
    output = capsys.readouterr().out
    assert output.startswith(
        "PO-73\u00a0: Runner\u00a0: il rejoue s’il n’a touché personne\nPitch Out · Les palets Alpha\n"
    )
    assert "\nAutres résultats\n  PO-" in output
    assert "\n  PO-74\u00a0: Runner\u00a0: jamais de troisième pichenette\n" in output
    assert not any(mark in output for mark in ("*", "`", "### ", "-# ", "\n> "))
    assert max(map(len, output.splitlines())) <= 100


def test_a_number_is_answered_with_questions_and_editions(capsys: pytest.CaptureFixture[str]):
    assert main(["rules", "po", "57"]) == 0
    output = capsys.readouterr().out
    assert output.startswith("PO-57: Assassin and Infested take the first opponent only\n")
    assert "Is the Assassin's power wasted on a Major?\nIn the French edition yes" in output
    assert "two editions: the French one of 2021" in output


def test_a_search_may_be_for_one_game_alone(capsys: pytest.CaptureFixture[str]):
    assert main(["rules", "--game", "offboard", "how do I win"]) == 0
    assert capsys.readouterr().out.startswith("OB-1: ")


def test_what_nothing_answers_is_said(capsys: pytest.CaptureFixture[str]):
    assert main(["rules", "zzzzzzzz", "\udcff"]) == 1
    assert capsys.readouterr().out.startswith("I found nothing in the rules.")
