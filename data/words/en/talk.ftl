# Comments of the house on turns.

# What the house says about a turn: $name with a face, $line one of the lines below; $say, from 0 to 3, chooses between their wordings.
house-line = { $name }: “{ $line }”
house-says-hello = { $say ->
    [0] Nice to see you. Have fun!
    [1] Good luck. I’ll need some too.
    [2] Ready when you are.
   *[3] Let’s play!
}
house-says-pleased = { $say ->
    [0] I’ve been practising that one.
    [1] That felt good.
    [2] Just as I planned. More or less.
   *[3] Did you see that?
}
house-says-sorry = { $say ->
    [0] That looked better in my head.
    [1] Let’s pretend that didn’t happen.
    [2] Well. That was a gift.
   *[3] I meant the other one.
}
house-says-impressed = { $say ->
    [0] Ouch. Nicely done.
    [1] I didn’t see that coming.
    [2] Fine, that was good.
   *[3] You’ve done this before.
}
house-says-relieved = { $say ->
    [0] Phew.
    [1] That was close.
    [2] I won’t complain.
   *[3] I was already saying goodbye.
}
house-says-won = { $say ->
    [0] Good game! Another one?
    [1] That was fun. Your turn to win next.
    [2] Thanks for the company. Again?
   *[3] Thanks for the match!
}
house-says-lost = { $say ->
    [0] Well played. I want a rematch.
    [1] You earned that. Congratulations!
    [2] I’ll blame the table. Well played!
   *[3] Too good for me today.
}
house-says-drawn = { $say ->
    [0] Fair enough.
    [1] Nobody loses, I like that.
    [2] Let’s settle it next time.
   *[3] Well fought!
}
