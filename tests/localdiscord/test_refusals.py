"""Bodies, written by hand, that Discord refuses and discord.py does not check."""

from typing import Any

import pytest

from localdiscord.config import Rate
from localdiscord.people import PersonError
from tests.localdiscord.by_hand import Rest

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.parametrize("local", [{"message_rate": Rate(500, 1.0), "attachment_bytes": 2000}], indirect=True),
]

V2 = 1 << 15
LENGTH, MOST = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH"


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def button(custom_id: str = "go", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | more


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def select(options: int = 3, **more: Any) -> dict[str, Any]:
    listed = [{"label": f"o{n}", "value": f"v{n}"} for n in range(options)]
    return {"type": 3, "custom_id": "pick", "options": listed} | more


def gallery(*urls: str, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}} | more for url in urls]}


def legacy(*rows: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": list(rows)}


def layout(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)} | more


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "content of 2001": ({"content": "x" * 2001}, MOST),
    "six rows": (legacy(*(row(button(f"b{n}")) for n in range(6))), LENGTH),
    "six buttons in a row": (legacy(row(*(button(f"b{n}") for n in range(6)))), LENGTH),
    "an empty row": (legacy(row()), LENGTH),
    "button and select in a row": (legacy(row(button(), select())), "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "two selects in a row": (legacy(row(select(), select(custom_id="b"))), "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "a button without a row": (legacy(button()), "BASE_TYPE_CHOICES"),
    "26 options": (legacy(row(select(26))), LENGTH),
    "no options": (legacy(row(select(0))), LENGTH),
    "twice the same value": (
        legacy(row(select(0) | {"options": [{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]})),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "min over max": (legacy(row(select(min_values=3, max_values=2))), "SELECT_COMPONENT_INVALID_MIN_MAX_VALUES"),
    "max over options": (legacy(row(select(max_values=4))), "SELECT_COMPONENT_INVALID_MAX_VALUES"),
    "a placeholder of 151": (legacy(row(select(placeholder="p" * 151))), MOST),
    "an option label of 101": (legacy(row(select(0) | {"options": [{"label": "l" * 101, "value": "v"}]})), LENGTH),
    "a label of 81": (legacy(row(button(label="l" * 81))), MOST),
    "a custom id of 101": (legacy(row(button("c" * 101))), LENGTH),
    "no custom id": (legacy(row({"type": 2, "style": 1, "label": "Go"})), "BASE_TYPE_REQUIRED"),
    "neither label nor emoji": (legacy(row(button(label=None))), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    "custom id and url": (
        legacy(row(button(url="https://example.org"))),
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "a link without url": (legacy(row({"type": 2, "style": 5, "label": "Go"})), "BUTTON_COMPONENT_INVALID"),
    "twice the same custom id": (legacy(row(button()), row(button())), "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "41 components": (layout(*(text("x") for _ in range(41))), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "41 components, nested": (
        layout({"type": 17, "components": [text("x") for _ in range(40)]}),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters together": (
        layout(text("x" * 2000), text("y" * 2001)),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": (layout(text("")), "BASE_TYPE_REQUIRED"),
    "content beside a layout": (
        layout(text("x"), content="y"),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embeds beside a layout": (
        layout(text("x"), embeds=[{"title": "t"}]),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a layout without the flag": ({"components": [text("x")]}, "BASE_TYPE_CHOICES"),
    "a container within a container": (
        layout({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        "BASE_TYPE_CHOICES",
    ),
    "11 pictures": (layout(gallery(*["https://example.org/p.png"] * 11)), LENGTH),
    "a picture that was not sent": (layout(gallery("attachment://none.png")), "ATTACHMENT_NOT_FOUND"),
    "a picture by a strange scheme": (layout(gallery("ftp://example.org/p.png")), "URL_TYPE_INVALID_SCHEME"),
    "an alt text of 1025": (layout(gallery("https://example.org/p.png", description="d" * 1025)), MOST),
    "a section without accessory": (layout({"type": 9, "components": [text("x")]}), "BASE_TYPE_REQUIRED"),
    "a section of four texts": (
        layout({"type": 9, "components": [text("x")] * 4, "accessory": button()}),
        LENGTH,
    ),
    "an embed picture that was not sent": (
        {"embeds": [{"title": "t", "image": {"url": "attachment://none.png"}}]},
        "ATTACHMENT_NOT_FOUND",
    ),
    "embeds of 6001": (
        {"embeds": [{"description": "d" * 3000}, {"description": "d" * 3001}]},
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "an embed title of 257": ({"embeds": [{"title": "t" * 257}]}, MOST),
    "11 embeds": ({"embeds": [{"title": "t"}] * 11}, MOST),
    "an empty field": ({"embeds": [{"fields": [{"name": "", "value": "v"}]}]}, "BASE_TYPE_REQUIRED"),
    "both kinds of allowed mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "101 allowed mentions": ({"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}}, MOST),
    "a nonce of 26": ({"content": "x", "nonce": "n" * 26}, "NONCE_TYPE_TOO_LONG"),
    "a reply to nothing": ({"content": "x", "message_reference": {"message_id": "1"}}, "REPLIES_UNKNOWN_MESSAGE"),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_bad_message_is_refused(rest: Rest, name: str):
    body, fault = BAD[name]
    response = await rest.send("lobby", body)
    assert (response.status, response.code) == (400, 50035)
    assert response.faults == [fault]
    assert rest.local.person("ada").messages("lobby") == []


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        legacy(*(row(*(button(f"{r}.{b}") for b in range(5))) for r in range(5))),
        legacy(row(select(25, max_values=25))),
        layout(text("x" * 4000)),
        layout({"type": 17, "components": [text("x") for _ in range(39)]}),
        {"embeds": [{"description": "d" * 4000}, {"description": "d" * 2000}]},
        {"content": "x", "nonce": "n" * 25},
    ],
)
async def test_a_message_at_the_limit_passes(rest: Rest, body: dict[str, Any]):
    assert (await rest.send("lobby", body)).status == 200


async def test_an_empty_message_is_refused(rest: Rest):
    for body in ({}, {"content": ""}, {"flags": V2}, {"content": None, "embeds": []}):
        assert (await rest.send("lobby", body)).code == 50006


async def test_files_too_large_or_too_many(rest: Rest):
    assert (await rest.send("lobby", {}, {"a.txt": b"x" * 2001})).code == 40005
    assert (await rest.send("lobby", {}, {f"{n}.txt": b"x" for n in range(11)})).faults == [MOST]
    response = await rest.send("lobby", {}, {"a.txt": b"x" * 2000})
    assert [file["size"] for file in response.body["attachments"]] == [2000]


async def test_an_edit_keeps_what_it_does_not_name(rest: Rest):
    sent = (await rest.send("lobby", {"content": "x"}, {"a.txt": b"aa", "b.txt": b"bb"})).body
    path = f"{rest.channel('lobby')}/messages/{sent['id']}"
    edited = (await rest("PATCH", path, {"content": "y"})).body
    assert [file["filename"] for file in edited["attachments"]] == ["a.txt", "b.txt"]
    kept = sent["attachments"][1]["id"]
    edited = (await rest("PATCH", path, {"attachments": [{"id": kept}, {"id": 0}]}, files={"c.txt": b"cc"})).body
    assert [file["filename"] for file in edited["attachments"]] == ["b.txt", "c.txt"]
    assert edited["content"] == "y"
    more = {f"{n}.txt": b"x" for n in range(9)}
    assert (await rest("PATCH", path, {}, files=more)).faults == [MOST]
    edited = (await rest("PATCH", path, {"attachments": []})).body
    assert edited["attachments"] == []


async def test_an_edit_may_not_lose_the_picture_it_shows(rest: Rest):
    body = layout(gallery("attachment://a.png"))
    sent = (await rest.send("lobby", body, {"a.png": b"not really"})).body
    path = f"{rest.channel('lobby')}/messages/{sent['id']}"
    assert (await rest("PATCH", path, {"attachments": []})).faults == ["ATTACHMENT_NOT_FOUND"]
    shown_again = [{key: value for key, value in part.items() if key != "id"} for part in sent["components"]]
    assert (await rest("PATCH", path, {"components": shown_again})).status == 200


async def test_components_v2_cannot_be_taken_back(rest: Rest):
    sent = (await rest.send("lobby", layout(text("x")))).body
    path = f"{rest.channel('lobby')}/messages/{sent['id']}"
    response = await rest("PATCH", path, {"flags": 0, "content": "plain"})
    assert response.faults == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]


async def test_unknown_things(rest: Rest):
    lobby = rest.channel("lobby")
    for method, path, code in (
        ("POST", "/channels/1/messages", 10003),
        ("GET", f"{lobby}/messages/1", 10008),
        ("PATCH", f"{lobby}/messages/1", 10008),
        ("DELETE", f"{lobby}/messages/1", 10008),
        ("GET", "/users/1", 10013),
        ("GET", "/guilds/1", 10004),
        ("GET", f"/guilds/{rest.local.world.guild.id}/members/1", 10013),
        ("POST", "/interactions/1/nonsense/callback", 10062),
        ("POST", f"/webhooks/{rest.local.world.state.application_id}/nonsense", 10015),
        ("GET", "/nowhere", 0),
    ):
        response = await rest(method, path, None if method in ("GET", "DELETE") else {"content": "x"})
        assert (response.status, response.code) == (404, code), path


async def test_a_strange_token_and_a_broken_body(rest: Rest):
    response = await rest("GET", "/users/@me", token="other")  # noqa: S106 - opens nothing
    assert (response.status, response.body["message"]) == (401, "401: Unauthorized")
    assert (await rest("POST", f"{rest.channel('lobby')}/messages", [{}])).code == 50109
    assert (await rest("GET", "/channels/lobby")).faults == ["NUMBER_TYPE_COERCE"]


async def test_an_ephemeral_message_is_unknown_to_the_channel_routes(rest: Rest):
    assert (await rest.send("lobby", {"content": "x"})).status == 200
    message = rest.local.world.messages_in(rest.local.world.find_channel("lobby").id)[0]
    message.only_for = rest.local.person("ada").id
    assert (await rest("GET", f"{rest.channel('lobby')}/messages/{message.id}")).code == 10008
    assert (await rest("PATCH", f"{rest.channel('lobby')}/messages/{message.id}", {"content": "y"})).code == 10008


async def test_history_pages(rest: Rest):
    ids = [(await rest.send("lobby", {"content": str(n)})).body["id"] for n in range(5)]
    path = f"{rest.channel('lobby')}/messages"
    for query, wanted in (
        ("?limit=2", ids[:2:-1]),
        (f"?before={ids[2]}", ids[1::-1]),
        (f"?after={ids[2]}&limit=1", [ids[3]]),
        (f"?around={ids[2]}&limit=3", ids[3:0:-1]),
    ):
        assert [message["id"] for message in (await rest("GET", path + query)).body] == wanted
    assert (await rest("GET", f"{path}?limit=101")).faults == ["NUMBER_TYPE_MAX"]


async def test_a_person_is_refused_too(rest: Rest):
    ada, dai = rest.local.person("ada"), rest.local.person("dai")
    with pytest.raises(PersonError, match="empty"):
        ada.send("lobby", " ")
    with pytest.raises(PersonError, match="2000"):
        ada.send("lobby", "x" * 2001)
    sent = ada.send("lobby", "hello")
    with pytest.raises(PersonError, match="permission") as refused:
        dai.delete_message(sent)
    assert refused.value.code == 50013
    with pytest.raises(PersonError, match="permission"):
        dai.delete_channel("lobby")
    with pytest.raises(PersonError, match="n’existe plus"):
        dai.send("cellar", "hello")
    ada.delete_message(sent)
    with pytest.raises(PersonError, match="gone"):
        ada.message(sent)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"content": 5}, "STRING_TYPE_CONVERT"),
        ({"components": 5}, "LIST_TYPE_CONVERT"),
        ({"components": [5]}, "MODEL_TYPE_CONVERT"),
        ({"embeds": [{"title": ["t"]}]}, "STRING_TYPE_CONVERT"),
        ({"content": "x", "flags": "many"}, "NUMBER_TYPE_COERCE"),
        ({"content": "x", "allowed_mentions": []}, "MODEL_TYPE_CONVERT"),
        (layout(gallery("https://example.org/p.png") | {"items": [{"media": "p.png"}]}), "MODEL_TYPE_CONVERT"),
    ],
)
async def test_fields_of_a_wrong_kind(rest: Rest, body: dict[str, Any], fault: str):
    assert (await rest.send("lobby", body)).faults == [fault]


@pytest.mark.parametrize(
    ("embed", "code"),
    [
        ({"title": "x", "url": "javascript:alert(1)"}, "URL_TYPE_INVALID_SCHEME"),
        ({"title": "x", "image": {"url": "ftp://example.org/a.png"}}, "URL_TYPE_INVALID_SCHEME"),
        ({"title": "x", "footer": {"text": "y", "icon_url": "no address"}}, "URL_TYPE_INVALID_SCHEME"),
        ({"title": "x", "timestamp": "tomorrow"}, "DATE_TIME_TYPE_PARSE"),
        ({"author": {"url": "https://example.org"}}, "BASE_TYPE_REQUIRED"),
    ],
)
async def test_embeds_with_bad_parts(rest: Rest, embed: dict[str, Any], code: str):
    response = await rest.send("lobby", {"embeds": [embed]})
    assert (response.status, response.faults) == (400, [code])
