# Records: matches exported to a file, and imported again.

export-form-text = text
export-form-json = JSON
export-text = As a text file
export-json = As JSON
export-told = Match #{ $match } up to move { $turns }.
export-under-way = It’s still running: export it again once it’s over to get the seed and the secret choices too.
export-rated = It’s rated: export it again once it’s over to get the current position and the moves that led to it too.

refused-export-failed = I couldn’t export match #{ $match }. The match itself is fine; try again later.
record-strange = I can’t read this file. I read what `/match export` makes: JSON, or a text that starts with `Pichenette match 2`.
record-later = This record’s format ({ $version }) is newer than any I know.
record-field = This record has a mistake: { $why }.
record-broken = This file isn’t valid JSON (line { $line }). It may have been cut off.
record-line = I can’t read line { $line }: `{ $given }`.
record-cut-short = This file is cut short. Download or export it again.
record-large = This record is too big. The limit is { $most } MiB.
record-long = This record is too long. The limit is { $most } moves.
record-time = `{ $given }` isn’t a time such as `2026-11-21T20:30:00+00:00`.
record-seed = The seed of this record isn’t hexadecimal.
record-seed-other = The seed of this record doesn’t match its hash.
record-game = I don’t know the game `{ $given }`. Available: { $known }.
record-players = The players in this record don’t fit the game: seats are lettered from A, and the game sets how many there are.
record-setup = A match can’t start like this: { $why }
record-no-seed =
    { $turn ->
        [0] The start of this match was random, and the record has no seed: it was exported while the match was running. Export it again once it’s over.
       *[other] Move { $turn } was random, and the record has no seed: it was exported while the match was running. Export it again once it’s over.
    }
record-secret = Move { $turn } was still secret when this record was exported, so it ends before that.
record-gap = Move { $turn } comes where move { $expected } should.
record-turn-empty = Move { $turn } doesn’t say what was played.
record-wrong-turn = Move { $turn }: { $why }
record-wrong-line = Line { $line }, move { $turn }: { $why }
record-unplayable = this can’t have been played.
record-differs = the rules lead to something other than what this record says.
record-elsewhere = Replayed, this record leads to a different position from the one in it.
record-move = I can’t read what was played.
record-takeback = there’s no move { $to } to go back to.
record-trace = the pieces can’t have moved as this record says.
record-not-asked = { $seat } has nothing to decide here.
record-not-open = there’s no decision `{ $ask }` here.
record-unreadable = I can’t read `{ $given }` as an answer.

# $record: "R3"
study-read = This is where record { $record } ends. Only you see it. I keep your last { $most } records for { $days } days, without the names in them.
study-list =
    { $count ->
        [0] You haven’t imported any records. `/match import file:` takes a file that `/match export` made.
        [one] **The record you imported.** Only you see it.
       *[other] **The { $count } records you imported.** Only you see them.
    } I keep the last { $most }, for { $days } days.
# $what: "Offboard · 30 moves"
study-line = **{ $record }** · { $what } · { $when }
study-what =
    { $game } · { $turns ->
        [one] one move
       *[other] { $turns } moves
    }
study-hint = Open a record
dropstudy-hint = Delete a record
study-all = My records
study-gone = This record has been deleted, or it isn’t yours. `/match import` lists yours.
study-busy = I’m still reading your last file. One at a time, please.
study-crowded = Too many records are being imported right now. Try again in a minute.
study-unread = I couldn’t get the file from Discord. Try again.
study-slow = This record takes too long to replay.
