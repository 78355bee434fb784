"""Which tests measure the coverage floor; watching every line in the others would only cost time."""

from pathlib import Path

TESTS = Path(__file__).parent.parent
MEASURED = {
    *("features", "games", "physics", "matches", "storage", "upkeep", "ratings", "rules"),
    *("scenarios", "test_scenarios.py", "tools/simulations"),
}
"""Where they stand."""
REPEATED = {
    *("games/test_counted.py", "games/test_losses.py", "games/test_saves.py"),
    *("games/forhonor/test_deeds.py", "games/forhonor/test_forhonor_greedy.py"),
    *("games/forhonor/test_forhonor_kept_secrets.py", "games/pitchbowl/test_pitchbowl_invariants.py"),
    *("games/pitchbowl/test_risks.py", "games/pitchout/test_bad_input.py", "games/pitchout/test_fine_print.py"),
    *("games/pitchout/test_refusals_of_every_ask.py", "physics/test_flick_properties.py"),
    *("features/board/test_secrets.py", "features/hand/test_activity.py", "features/hand/test_trouble.py"),
    *("features/test_contract.py", "matches/test_forced_answers.py"),
    *(
        "features/rulebook/test_players_words.py",
        "tools/simulations/test_simulate_command.py",
        "storage/test_migrations.py",
    ),
}
"""Long ones among them that reach next to no line alone, as `coverage` tells with a context for each test."""


def measured(path: Path) -> bool:
    """Whether the lines that the tests of a file reach count for the floor."""
    if not path.is_relative_to(TESTS):
        return False
    name = path.relative_to(TESTS)
    around = {name.as_posix(), *(folder.as_posix() for folder in name.parents)}
    in_discord = name.name.endswith("in_discord.py")
    return bool(around & MEASURED) and name.as_posix() not in REPEATED and not in_discord
