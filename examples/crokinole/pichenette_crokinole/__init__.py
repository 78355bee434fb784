"""Crokinole, a game for Pichenette: rules, painter, words, rules for players and a lesson."""
