"""Deliveries are signed as Standard Webhooks says; `outside/standardwebhooks_signatures.py` has its own library verify them."""

import json
from base64 import b64decode

from bot.features.webhooks.values import (
    JITTER,
    PAUSES,
    Delivery,
    Hook,
    Kind,
    body_of,
    pause_after,
    secret_of,
    signed,
)
from bot.matches.timing.paces import DAY, HOUR

HOOK = Hook(3, 1, 0, "https://example.org/hook", "", failures=0, outcome="", answered=0, off=0)
TEST = Delivery(4, HOOK, Kind.TEST, 0, "5", 1_700_000_000_000, 1)


def test_the_example_of_the_specification_comes_out():
    body = b'{"test": 2432232314}'
    headers = signed("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330_999, body)
    assert headers == {
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "webhook-timestamp": "1614265330",
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }


def test_secrets_are_base64():
    assert b64decode(secret_of(bytes(range(32))).removeprefix("whsec_")) == bytes(range(32))


def test_a_test_says_nothing_more():
    assert json.loads(body_of(TEST)) == {"type": "test", "timestamp": "2023-11-14T22:13:20Z", "data": {}}


def test_names_have_no_dot_which_separates_them_in_what_is_signed():
    assert TEST.name.startswith("msg_3_4_")
    assert "." not in TEST.name


def test_six_tries_take_a_day_and_receivers_are_asked_at_different_times():
    assert 0.9 * DAY < sum(PAUSES) < DAY
    again = {pause_after(Delivery(nth, HOOK, Kind.TEST, 0, "5", 1_700_000_000_000, 1)) for nth in range(50)}
    assert len(again) == 50
    assert all(PAUSES[0] <= one <= PAUSES[0] * (1 + JITTER) for one in again)
    assert PAUSES[-1] > HOUR
