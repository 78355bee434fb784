"""The floor under the branch coverage of the rooms where a missed line is a wrong result."""

import json
import subprocess
import sys
from pathlib import Path

FLOOR = 95.0
ROOMS = ("bot/features", "bot/games", "bot/physics", "bot/matches", "bot/storage", "bot/ratings", "bot/rules")


def main() -> int:
    """Print the coverage of each room; 1 if one is below the floor."""
    report = Path("out/coverage.json")
    report.parent.mkdir(exist_ok=True)
    subprocess.run([sys.executable, "-m", "coverage", "json", "-q", "-o", str(report)], check=True)
    files = json.loads(report.read_text())["files"]
    low = False
    for room in ROOMS:
        sums = [entry["summary"] for name, entry in files.items() if name.startswith(f"{room}/")]
        whole = sum(s["num_statements"] + s["num_branches"] for s in sums)
        covered = sum(s["covered_lines"] + s["covered_branches"] for s in sums)
        share = 100 * covered / whole if whole else 0.0
        print(f"{room}: {share:.1f} % of lines and branches covered (floor {FLOOR} %)")
        low |= share < FLOOR
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
