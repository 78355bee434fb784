"""The tables of webhooks: one of each player and server that has set one, and what is to be delivered."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    delete,
    null,
    select,
    text,
    update,
)

from bot.matches.timing.paces import DAY
from bot.storage.core.schema.columns import ID, given, metadata
from bot.storage.core.schema.players import UNTIL_DELETED
from bot.storage.core.schema.privacy import BEFORE, PLAYER, SERVER, Kept, Section, Stays, declare, moment

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), index=True),  # who set it; none for a server's once erased
    Column("guild", BigInteger, nullable=False),  # 0: the player's own
    *given(Text, "url", "secret"),
    *given(BigInteger, "made", "due", "lease"),  # when the next delivery is due at the earliest
    Column("owner", Text, nullable=False),  # the process that delivers, until the lease expires
    Column("failures", Integer, nullable=False),  # in a row
    *given(BigInteger, "failing", "hour"),  # since when they do; when the hour began in which `sent` were sent
    Column("sent", Integer, nullable=False),
    Column("outcome", Text, nullable=False),  # of the last delivery
    *given(BigInteger, "answered", "off"),  # when that was; when it was switched off (0: it is on)
    Column("told", SmallInteger, nullable=False),  # whether its player knows
    sqlite_autoincrement=True,  # part of the names of deliveries
)
OWN, OF_SERVER = text("guild = 0"), text("guild != 0")
Index("ix_webhooks_own", webhooks.c.player, unique=True, sqlite_where=OWN, postgresql_where=OWN)
Index("ix_webhooks_guild", webhooks.c.guild, unique=True, sqlite_where=OF_SERVER, postgresql_where=OF_SERVER)
declare(
    webhooks,
    person=[
        delete(webhooks).where(webhooks.c.player == PLAYER, webhooks.c.guild == 0),
        update(webhooks).where(webhooks.c.player == PLAYER).values(player=null()),
    ],
    server=[delete(webhooks).where(webhooks.c.guild == SERVER)],
    exported=[
        Section(
            250,
            "webhooks",
            {
                "server": (webhooks.c.guild, str),
                "url": webhooks.c.url,
                "made": (webhooks.c.made, moment),
                "last_outcome": webhooks.c.outcome,
                "last_delivery": (webhooks.c.answered, moment),
                "switched_off": (webhooks.c.off, moment),
            },
            webhooks.c.player == PLAYER,
            order=[webhooks.c.id],
        )
    ],
    kept=UNTIL_DELETED,
)

deliveries = Table(
    "webhook_deliveries",
    metadata,
    Column("id", ID, primary_key=True),
    Column("hook", BigInteger, ForeignKey("webhooks.id"), nullable=False),
    Column("kind", Text, nullable=False),  # of bot.features.webhooks.values
    Column("match", BigInteger, nullable=False),  # 0: none
    Column("about", Text, nullable=False),  # the ask, the status, or the time of a test
    Column("made", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("done", SmallInteger, nullable=False),  # delivered, given up or of no use: kept so that it is added once
    UniqueConstraint("hook", "match", "kind", "about"),
    sqlite_autoincrement=True,
)
declare(
    deliveries,
    person=[
        delete(deliveries).where(
            deliveries.c.hook.in_(select(webhooks.c.id).where(webhooks.c.player == PLAYER, webhooks.c.guild == 0))
        )
    ],
    server=[delete(deliveries).where(deliveries.c.hook.in_(select(webhooks.c.id).where(webhooks.c.guild == SERVER)))],
    exported=Stays("says which turns and results of matches were delivered"),
    kept=Kept(7 * DAY, delete(deliveries).where(deliveries.c.made < BEFORE)),
)
