# The private threads of camps.

# $side: the camp, $match: the match's number
camp-thread = { $side }, match { $match }
# $users: who plays for the camp
camp-title = **{ $side } · match { $match }**
    -# For { $users }. Anyone who manages this server’s threads can read along.
# $users: who of the other camp can read the thread
camp-overheard = ⚠️ { $users } of the other camp can read this thread.
# $users: whom the match waits for instead
camp-others = The others decide: { $users }.
camp-over = The match is over.
camp-none = The camps get no thread of their own: I may not create private threads here. The match goes on without; `/server check` says what is missing.
# $camps: the players of each
card-camps = Camps: { $camps }
card-camps-order = Every second one who sits down plays for the same camp: the first with the third, the second with the fourth …
