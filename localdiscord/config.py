"""The configuration of a local Discord; times and limits default to Discord's own."""

import ssl
from dataclasses import dataclass, field
from pathlib import Path

from localdiscord.faults import InteractionDelivery, RestFault
from localdiscord.fixtures import Fixtures, default_fixtures


@dataclass(frozen=True)
class Rate:
    """A number of calls within a number of seconds."""

    calls: int
    seconds: float


@dataclass(frozen=True)
class ActivityConfig:
    """The Activity of the application: its page at `url`, the secret of its OAuth, and the port of the client that frames it."""

    url: str
    secret: str = "local.table.not-a-client-secret"  # noqa: S105 - opens nothing but this server
    port: int = 3333  # Discord's SDK takes messages from Discord's own addresses and http://localhost:3333


@dataclass(frozen=True)
class LocalConfig:
    """The settings of one local Discord."""

    host: str = "127.0.0.1"
    port: int = 0  # 0 takes any free port
    token: str = "local.table.not-a-discord-token"  # noqa: S105 - opens nothing but this server
    tls: ssl.SSLContext | None = (
        None  # with a certificate for `tls_proxy.NAMES` it is also served under Discord's names
    )
    ack_seconds: float = 3.0  # time to answer an interaction at all
    token_seconds: float = 900.0  # life of an interaction's token
    patience_seconds: float = 30.0  # how long a person in a test waits for an answer promised by a defer
    log_path: Path | None = (
        None  # REST calls as JSON lines; gateway events go to the same name with .events before the suffix
    )
    log_kept: int | None = None  # calls and frames kept in memory, all of them if None
    fixtures: Fixtures = field(default_factory=default_fixtures)  # the world at the start, unless one is kept
    obfuscation: bool = (
        True  # a channel the bot may not view reaches it without name and details; False: as before 16 November 2026
    )
    hidden_tags_null: bool = (
        False  # `available_tags` of a hidden forum: null, or an empty list; which Discord sends is not known
    )
    keep: Path | None = None  # the world is read from this file at start and written to it as it changes
    app_pages: str = ""  # the address of the bot's own pages, which open beside the chat; "": all links open a new tab
    activity: ActivityConfig | None = None  # None: the application has none
    page_dir: Path = field(default_factory=lambda: Path(__file__).with_name("page"))
    heartbeat_seconds: float = 41.25
    resume_seconds: float = 300.0  # how long a lost session may be resumed
    shard_servers: int = 2500  # servers that one session may have
    session_starts: int = 1000  # IDENTIFYs a day
    max_concurrency: int = 1  # buckets of shards, each of which may IDENTIFY once in `identify_seconds`
    identify_seconds: float = 0.0  # Discord's is 5; 0: as often as it likes
    privileged_intents: int = (
        0  # bits of members (1<<1), presences (1<<8) and message content (1<<15) the application was granted
    )
    attachment_bytes: int = 10 * 1024 * 1024
    request_bytes: int = 25 * 1024 * 1024
    emoji_bytes: int = 256 * 1024
    application_emojis: int = 2000
    active_threads: int = 1000
    old_edits: int = 30  # edits of one message more than an hour old before 30046; Discord does not publish its number
    nonce_seconds: float = 300.0  # how long enforce_nonce remembers a message
    rates_enforced: bool = True
    global_rate: Rate = Rate(50, 1.0)
    default_rate: Rate = Rate(50, 1.0)
    message_rate: Rate = Rate(5, 5.0)  # sending, per channel
    edit_rate: Rate = Rate(5, 5.0)  # editing, per channel
    rename_rate: Rate = Rate(2, 600.0)  # changing a channel's or thread's name
    webhook_rate: Rate = Rate(5, 2.0)  # followups and edits, per interaction
    troubles: tuple[RestFault, ...] = ()  # what goes wrong with calls from the start
    deliveries: tuple[InteractionDelivery, ...] = ()  # what goes wrong with interactions from the start
    fault_seed: int = 0  # the chance of both is drawn from it
    invalid_requests: int = 10_000  # 401, 403 and 429 answers within ten minutes before the address is banned
