# Better words that players suggest.

menu-suggest = Suggest better words
suggest-title = Suggest better words
suggest-shown = What it says
suggest-better = Better words
suggest-language = Language
suggest-hint = For this bot’s owner, with your name.
# $keys: the texts it is about, as code
suggest-thanks = Thank you! This is suggestion **{ $number }**, about { $keys }. This bot’s owner can read it.
suggest-thanks-unknown = Thank you! This is suggestion **{ $number }**. I couldn’t tell which of my texts it’s about, but this bot’s owner can read it.
refused-suggest-not-mine = I only take better words for my own messages.
refused-suggest-empty = There are no better words in it. Write what the text should say.
refused-suggest-many = You can send { $most } suggestions a day. Send more tomorrow.
refused-suggest-language = I don’t know this language. Available: { $known }.
