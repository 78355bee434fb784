# Reported problems.

menu-report = Report a problem
command-server-reports = reports
command-server-reports-about = Problems that players reported on this server
house-reports = Reports ({ $count })
report-title = Report a problem
report-field = What’s wrong?
report-hint = For this server’s moderators and this bot’s owner, with your name, the message and its match.
report-hint-direct = For this bot’s owner, with your name, the message and its match.
report-thanks = Thank you! This is report **{ $number }**. This server’s moderators and this bot’s owner can read it.
report-thanks-direct = Thank you! This is report **{ $number }**. This bot’s owner can read it.
refused-report-not-mine = I only take reports about my own messages. To report someone else’s, ask this server’s moderators or use Discord’s own report.
refused-report-empty = The report was empty. Say in a few words what’s wrong.
refused-report-many = You can send { $most } reports a day. Add to this one tomorrow, or tell this server’s moderators.
reports-title = ### Reported problems
reports-empty = No reports on this server. Players report a problem from the menu of any of my messages (Apps › Report a problem).
# $number: of the report; $when: a time; $user: a mention; $address: of the message
reports-line = **{ $number }** · { $when } · { $user } · [message]({ $address })
reports-match = match #{ $match }
reports-turn = match #{ $match }, move { $turn }
reports-incident = code { $code }
# Under the list; $days: how long this bot’s owner can still read them
reports-hint = -# *Done* takes a report off this list. This bot’s owner can read it until it’s { $days } days old.
# On a button; $number: of the report
reports-done = Done: { $number }
log-report-hint = The open ones are in `/server reports`.
audit-report = Report { $number } was marked as done
