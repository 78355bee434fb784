"""The pictures and texts of PitchBowl."""
