# Webhooks: a program of the player's or the server's hears of turns and results.
# $host: of its URL; $last: a sentence on the last delivery.
webhook-line = 🔗 Webhook: { $host }. { $last }
webhook-line-none = 🔗 Webhook: none. A program of yours can hear of your turns and results.
webhook-open = Webhook…
webhook-open-set = Webhook: { $host }…
webhook-title = Webhook
webhook-title-own = ## 🔗 Your webhook
webhook-title-server = ## 🔗 This server’s webhook
webhook-none-own = Enter a URL, and I’ll send it a request each time it’s your turn and when one of your matches ends.
webhook-none-server = Enter a URL, and I’ll send it a request for each turn and result of the matches here, if everyone can read their channel.
webhook-url = URL
webhook-url-hint = with https, at most { $most } characters
webhook-set = Set URL…
webhook-change = Change URL…
webhook-test = Test
webhook-refresh = Refresh
webhook-renew = New secret
webhook-renew-question = Replace the secret? The present one stops working at once.
webhook-renew-sure = Replace it
webhook-drop = Remove
webhook-remove-question = Remove the webhook? Anything still waiting to be sent is dropped.
webhook-remove-sure = Remove it
webhook-back = Settings
webhook-kept = Saved.
webhook-testing = The test is on its way. *Refresh* shows how it went.
webhook-renewed = The old secret is no longer used.
webhook-dropped = Removed.
webhook-secret = Secret: { $secret }
  Copy it before you press anything: it’s shown only this once.
  With it your program checks that a request is from me.
webhook-untried = No delivery yet.
# $outcome: an HTTP status or a few words; $when: a time as Discord shows it.
webhook-arrived = Last delivery arrived { $when } ({ $outcome }).
webhook-lost = ⚠ Last delivery failed { $when }: { $outcome }.
webhook-failed = { $count ->
    [one] ⚠ Failed once
   *[other] ⚠ Failed { $count } times in a row
  }, last { $when }: { $outcome }. I’ll try again.
webhook-off = ⛔ Switched off { $when }: { $outcome }. *Test* switches it on again.
webhook-outcome-timeout = no answer within 10 seconds
webhook-outcome-no-connection = no connection
webhook-outcome-private = not a public address
webhook-outcome-tls = no valid certificate
webhook-outcome-no-answer = unreadable answer
webhook-ended-own = ⛔ I’ve switched your webhook off: { $outcome }. Once your program can be reached, press *Webhook…*, then *Test*.
webhook-ended-server = ⛔ I’ve switched off the webhook you set for a server: { $outcome }. Once your program can be reached, open `/server setup` there, press *Webhook…*, then *Test*.
audit-webhook = webhook set ({ $host })
audit-webhook-gone = webhook removed ({ $host })
refused-webhook-off = This bot’s owner has switched webhooks off.
refused-webhook-none = There’s no webhook any more. Set a URL first.
refused-webhook-url = I can’t read that as a URL. Enter one like https://example.org/hook
refused-webhook-credentials = Enter the URL without a user name and password.
refused-webhook-https = The URL must begin with https://
refused-webhook-http = The URL must begin with http:// or https://
refused-webhook-port-unknown = There’s no such port: they go from 0 to 65535.
refused-webhook-port = Use port 443 or 8443.
refused-webhook-private = That’s not a public address.
