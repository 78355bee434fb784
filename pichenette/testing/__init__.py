"""Tests for games by others, as a plug-in of pytest: `pytest --pichenette-game KEY` holds an installed game to the contract of games."""
