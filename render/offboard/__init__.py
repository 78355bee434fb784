"""The pictures and words of Offboard."""
