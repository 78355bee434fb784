# Matches written down: handed over, and read again.

export-form-text = text
export-form-json = JSON
export-text = As a text file
export-json = As JSON
export-told = Match { $match }, written down up to turn { $turns }.
export-under-way = It is still being played: its seed, and what others have chosen in secret, stand in its record once it is over.
export-rated = It is rated: its present position, and what led to it, stand in its record once it is over.

refused-export-failed = Match { $match } could not be written down. The match is fine; try again later.
record-strange = This is no record of a match that I could read. I read the files that `/match export` makes: a JSON file, or a text whose first line is `Pichenette match 1`.
record-later = This record was written in a later form ({ $version }) than I know.
record-field = This record is not as it must be: { $why }.
record-broken = This file is no JSON that can be read: line { $line }. It may have been cut off.
record-line = Line { $line } cannot be read: `{ $given }`.
record-large = I read records of up to { $most } MiB.
record-long = I read records of up to { $most } turns.
record-time = `{ $given }` is no time such as `2026-11-21T20:30:00+00:00`.
record-seed = The seed of this record is not made of hexadecimal digits.
record-seed-other = The seed of this record is not the one whose hash it tells.
record-game = I know no game `{ $given }`. Those I know: { $known }.
record-players = The players of this record cannot be: seats are lettered from A on, and there must be as many as the game takes.
record-setup = A match like this cannot be begun: { $why }
record-no-seed =
    { $turn ->
        [0] Luck has a part in how this match began, and its record does not tell the seed: it was written down while the match was going on. Once a match is over its record tells it.
       *[other] Luck has a part in turn { $turn }, and this record does not tell the seed: it was written down while the match was going on. Once a match is over its record tells it.
    }
record-secret = Turn { $turn } was a secret when this record was written down, so it ends before it.
record-gap = Turn { $turn } stands where turn { $expected } should.
record-turn-empty = Turn { $turn } does not tell what was done.
record-wrong-turn = Turn { $turn }: { $why }
record-wrong-line = Line { $line }, turn { $turn }: { $why }
record-unplayable = this cannot have been played.
record-differs = what this record says happened is not what the rules make of it.
record-elsewhere = Played again, this record leads to another position than it says.
record-move = what was done cannot be read.
record-takeback = there is no turn { $to } to go back to.
record-trace = what is said of how the pieces moved cannot have been seen.
record-not-asked = { $seat } is not asked anything here.
record-not-open = nothing of the kind `{ $ask }` is asked here.
record-unreadable = `{ $given }` cannot be read as an answer.

# $record: "R3"
study-read = Record { $record } is read, and here is where it ends. It is yours alone. I keep your last { $most }, for { $days } days, and none of the names in them.
study-list =
    { $count ->
        [0] You have read in no record. `/match import file:` takes a file that `/match export` has made.
        [one] **The record you have read in.** Only you see it.
       *[other] **The { $count } records you have read in.** Only you see them.
    } I keep the last { $most }, for { $days } days.
# $what: "Offboard · 30 turns"
study-line = **{ $record }** · { $what } · { $when }
study-what =
    { $game } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
study-hint = Open a record
dropstudy-hint = Delete a record
study-all = My records
study-gone = This record is no longer kept, or it is not yours. `/match import` lists yours.
study-busy = I am still reading your last file. One after the other.
study-crowded = Others are having records read at the moment. Try again in a minute.
study-unread = The file could not be fetched from Discord. Try again.
study-slow = This record takes too long to be played again.
