"""The judgement of Standard Webhooks' own library: it verifies deliveries, and none that are altered, old or of another secret."""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module

from bot.features.webhooks.values import SECRET, Delivery, Hook, Kind, body_of, secret_of, signed
from bot.matches.work.clock import machine_ms

DELIVERIES = 200
OLD = 6 * 60_000  # ms; the library takes five minutes


def judge() -> int:
    """Have deliveries verified; returns how many. Raises AssertionError or what the library raises."""
    library = import_module("standardwebhooks.webhooks")
    luck = random.Random("webhooks")
    now = machine_ms()
    for nth in range(1, DELIVERIES + 1):
        secret, other = (secret_of(luck.randbytes(SECRET)) for _ in range(2))
        hook = Hook(nth, 1, 0, "https://example.org/", secret, failures=0, outcome="", answered=0, off=0)
        delivery = Delivery(nth, hook, Kind.TEST, 0, str(now), now, 1)
        body, webhook = body_of(delivery), library.Webhook(secret)
        headers = signed(secret, delivery.name, now, body)
        assert webhook.verify(body, headers) == json.loads(body)
        for wrong, under in (
            (body + b" ", headers),
            (body, headers | {"webhook-id": f"{delivery.name}0"}),
            (body, signed(other, delivery.name, now, body)),
            (body, signed(secret, delivery.name, now - OLD, body)),
        ):
            try:
                webhook.verify(wrong, under)
            except library.WebhookVerificationError:
                continue
            raise AssertionError(f"{under} was taken for {wrong!r}")
    return DELIVERIES


if __name__ == "__main__":
    print(f"{judge()} deliveries verified, four forgeries of each refused")
    sys.exit(0)
