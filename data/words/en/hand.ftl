# Flicking by hand, in a browser.

hand-button = By hand
hand-open = Open
hand-link = Play on the board itself, with your mouse or finger. The link is yours alone and works for 15 minutes.
hand-off = Playing by hand isn’t set up here.
hand-link-old = This link has expired. Press **By hand** again.
hand-link-unknown = This link isn’t valid. Press **By hand** again.
hand-link-answered = You’ve already answered this. Press **By hand** below the latest move.

# The page
hand-play = Play
hand-cancel = Reset
hand-angle = Angle
hand-help = Pull a piece back to aim, then press Flick. Fine-tune with a second finger or the arrow keys.
hand-played = Played
hand-over = The match is over
hand-waiting = Waiting for the others.
hand-lost = No connection. Try again.
hand-help-push = Push a piece the way it should go, then press Flick. Fine-tune with a second finger or the arrow keys.
# hand-sling and hand-push are on the button that changes from one to the other
hand-edge = No room to pull that far? Press “Pull back” to push forward instead.
hand-edge-push = No room to push that far? Press “Push forward” to pull back instead.
hand-sling = Pull back
hand-push = Push forward
hand-keys = Board. Arrow keys: angle and strength; with Shift in larger steps.
hand-piece = Piece
hand-turn = Turn
hand-move = Move it first
hand-placing = Board. Arrow keys move the piece, with Shift in larger steps. Page up and page down choose another; plus and minus turn it.
hand-drag = Drag the pieces. Those drawn in red can’t stay where they are.
hand-lines = Drag from where it starts to where it goes.
hand-places = Tap where to go.
hand-choices = Possible moves
hand-steps = Steps so far
hand-undo = Undo
hand-pick = Choose…
hand-enlarge = Larger board
hand-slow = One moment: the page will try again by itself.
# at most 123 bytes
hand-pages = Too many pages are open. Close one to see previews here.

# Inside Discord
hand-here = Open here
hand-stranger = Discord hasn’t confirmed who you are. Press **Refresh**, and allow it when Discord asks.
hand-elsewhere = You’re not in this activity. Close it and press **Open here** again.
hand-unanswered = Discord isn’t answering. Try again in a moment.
hand-alone = Discord isn’t answering. Close this and open it again.
hand-unreached = The bot isn’t answering. Press **Refresh** in a moment.
hand-none = You’re all caught up: no match is waiting for you.
hand-which = Choose a match
hand-again = Refresh
