"""The board of Crokinole in pictures and in words."""
