"""A small bot of discord.py's own making, for trying the local Discord."""

import asyncio
import io
from typing import Any

import aiohttp
import discord
from discord import app_commands
from PIL import Image


def picture(colour: str = "navy", size: tuple[int, int] = (60, 40)) -> discord.File:
    made = io.BytesIO()
    Image.new("RGB", size, colour).save(made, "PNG")
    made.seek(0)
    return discord.File(made, "table.png", description="a table")


class Form(discord.ui.Modal, title="Aim"):
    angle: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Angle", custom_id="angle", max_length=5)
    puck: discord.ui.Label[Any] = discord.ui.Label(
        text="Puck",
        component=discord.ui.Select(
            custom_id="puck", options=[discord.SelectOption(label="A1", default=True), discord.SelectOption(label="A2")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        select = self.puck.component
        assert isinstance(select, discord.ui.Select)
        text = f"{select.values[0]} at {self.angle.value}"
        if interaction.message is not None:
            await interaction.response.edit_message(view=Card(text), attachments=[picture("green")])
            return
        await interaction.response.send_message(text)


class Card(discord.ui.LayoutView):
    """A message of components: words, a picture, buttons, two selects."""

    def __init__(self, words: str = "ready") -> None:
        super().__init__(timeout=None)
        shown = discord.ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://table.png", description="a table"))
        container = discord.ui.Container[Any](discord.ui.TextDisplay(words), shown, accent_colour=0x00FF00)
        labels = ("Turn", "Whisper", "Ask", "Later", "Think")
        row = discord.ui.ActionRow[Any]()
        for label in labels:
            button: discord.ui.Button[Any] = discord.ui.Button(label=label, custom_id=f"card:{label.lower()}")
            button.callback = getattr(self, label.lower())  # type: ignore[method-assign]  # discord.py's own way
            row.add_item(button)
        container.add_item(row)
        section = discord.ui.Section[Any](
            "a section", accessory=discord.ui.Thumbnail("attachment://table.png", description="small")
        )
        container.add_item(discord.ui.Separator()).add_item(section)
        self.add_item(container)
        select = discord.ui.Select[Any](
            custom_id="card:pick", options=[discord.SelectOption(label=f"option {n}", value=str(n)) for n in range(5)]
        )
        select.callback = self.pick  # type: ignore[method-assign]  # discord.py's own way
        self.add_item(discord.ui.ActionRow(select))
        people = discord.ui.UserSelect[Any](custom_id="card:who", max_values=2)
        people.callback = self.pick  # type: ignore[method-assign]  # discord.py's own way
        self.add_item(discord.ui.ActionRow(people))

    async def turn(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Card("turned"), attachments=[picture("red")])

    async def whisper(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("only you", ephemeral=True, file=picture("grey"))

    async def ask(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form(custom_id="card:form"))

    async def later(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=Card("later"), attachments=[picture("blue")])

    async def think(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.followup.send("thought", ephemeral=True)
        extra = await interaction.followup.send("and more", wait=True)
        await extra.edit(content="and much more")

    async def pick(self, interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        values = ",".join(interaction.data.get("values", []))
        await interaction.response.edit_message(view=Card(f"picked {values}"), attachments=[picture("red")])


class TrialBot(discord.Client):
    """Commands for every way of answering; what happens to it is kept in `noted`."""

    def __init__(
        self,
        intents: int = discord.Intents(guilds=True, guild_messages=True, dm_messages=True).value,
        connector: aiohttp.TCPConnector | None = None,
    ) -> None:
        super().__init__(
            connector=connector,
            intents=discord.Intents._from_value(intents),
            guild_ready_timeout=0.05,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.noted: list[str] = []
        self.handled: list[int] = []
        self.became_ready = asyncio.Event()
        self._news = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: the library rests for five seconds before it does so again."""

    def note(self, what: str) -> None:
        self.noted.append(what)
        self._news.set()

    async def heard(self, what: str) -> None:
        """Returns once this was noted."""
        async with asyncio.timeout(60):
            while what not in self.noted:
                self._news.clear()
                await self._news.wait()

    async def setup_hook(self) -> None:
        add_commands(self.tree)
        self.tree.error(self.refused)
        self.add_view(Card())
        await self.tree.sync()

    async def refused(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.__cause__
        if not isinstance(cause, discord.HTTPException):
            raise error
        self.note(f"refused {cause.code}")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.handled.append(interaction.id)

    async def on_resumed(self) -> None:
        self.note("resumed")

    async def on_ready(self) -> None:
        self.note("ready")
        self.became_ready.set()

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.note(f"thread {thread.name}")

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        self.note(f"thread {event.thread_id} gone")

    async def on_message(self, message: discord.Message) -> None:
        self.note(f"message {message.content!r} by {message.author.name}")


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    add_plain(tree)
    add_strike(tree)
    add_group(tree)
    add_portable(tree)


def add_plain(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Say it again")
    @app_commands.describe(text="what to say", private="to you alone")
    async def echo(interaction: discord.Interaction, text: str, private: bool = False) -> None:  # noqa: FBT001, FBT002 - an option of the command
        await interaction.response.send_message(text, ephemeral=private)

    @tree.command(description="Show the card")
    async def card(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Card(), file=picture())

    @tree.command(description="Show the card, but not at once")
    async def slowcard(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(view=Card("slow"), attachments=[picture()])

    @tree.command(description="Open the form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form(custom_id="command:form"))

    @tree.command(description="Open the Activity")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.launch_activity()

    @tree.command(description="Read a file")
    @app_commands.describe(file="what to read")
    async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
        text = (await file.read()).decode()
        fields = (file.filename, file.size, file.ephemeral, file.content_type, text)
        await interaction.response.send_message(" ".join(map(str, fields)))

    @tree.command(description="Name a channel")
    @app_commands.describe(channel="which")
    async def where(interaction: discord.Interaction, channel: discord.TextChannel) -> None:
        await interaction.response.send_message(channel.mention)

    @tree.command(description="Say nothing")
    async def silence(interaction: discord.Interaction) -> None:
        interaction.extras["heard"] = True

    @tree.command(description="For those who manage the server")
    @app_commands.default_permissions(manage_guild=True)
    async def setup(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("set up")


def add_strike(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Strike")
    @app_commands.describe(strength="how hard", puck="which", target="whom")
    async def strike(
        interaction: discord.Interaction,
        puck: str,
        strength: app_commands.Range[int, 1, 100],
        target: discord.Member | None = None,
    ) -> None:
        whom = "nobody" if target is None else target.name
        await interaction.response.send_message(f"{puck} strikes {whom} with {strength}")

    @strike.autocomplete("puck")
    async def pucks(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        assert interaction.namespace.strength in (None, 40)
        return [app_commands.Choice(name=f"Puck {p}", value=p) for p in ("A1", "A2", "B1") if p.startswith(current)]


def add_group(tree: app_commands.CommandTree[Any]) -> None:
    group = app_commands.Group(name="match", description="About a match")

    @group.command(description="Give up")
    async def resign(interaction: discord.Interaction, why: str = "tired") -> None:
        embed = discord.Embed(title="Resigned", description=why).set_image(url="attachment://table.png")
        embed.add_field(name="turns", value="12")
        await interaction.response.send_message(embed=embed, file=picture())

    tree.add_command(group)


def add_portable(tree: app_commands.CommandTree[Any]) -> None:
    """Commands that users take along, everywhere or only where there are people."""

    @tree.command(description="Show the card, wherever you are")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def deal(interaction: discord.Interaction, private: bool = False) -> None:  # noqa: FBT001, FBT002 - an option of the command
        await interaction.response.send_message(view=Card(), file=picture(), ephemeral=private)

    @tree.command(description="Answer, and go on")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def chat(interaction: discord.Interaction, times: int, defer: bool = False) -> None:  # noqa: FBT001, FBT002 - an option of the command
        if defer:
            await interaction.response.defer(thinking=True)
        else:
            await interaction.response.send_message("0")
        for number in range(1, times + 1):
            await interaction.followup.send(str(number))
        tree.client.note(f"chatted {times} times")

    @tree.command(description="Only on servers, for their users")
    @app_commands.allowed_installs(guilds=False, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def away(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("away")

    @tree.command(description="Only where the bot is, in all conversations")
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def home(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("home")

    @tree.context_menu(name="Greet")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def greet(interaction: discord.Interaction, user: discord.User) -> None:
        await interaction.response.send_message(f"hello {user.name}")
