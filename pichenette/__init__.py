"""Pichenette as it is installed: the packages of the bot are in this folder, which goes onto the path; in a clone they are beside it."""

import sys
from pathlib import Path

_HERE = Path(__file__).parent
FOLDER = _HERE if (_HERE / "bot").is_dir() else _HERE.parent
"""That of the packages `bot`, `cogs` and `render`, of the data and of the web pages."""

if str(FOLDER) not in sys.path:
    sys.path.insert(0, str(FOLDER))  # before others that may be called the same
