"""The pictures and words of For Honor."""
