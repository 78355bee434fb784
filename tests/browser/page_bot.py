"""A small discord.py bot that shows the page everything a bot can show."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image

ALT = "A square table, empty."


def picture(colour: str = "#23405e", side: int = 800) -> discord.File:
    """A square picture with a description."""
    made = io.BytesIO()
    Image.new("RGB", (side, side), colour).save(made, "PNG")
    made.seek(0)
    return discord.File(made, "table.png", description=ALT)


class Form(discord.ui.Modal, title="Every input"):
    """A form with every kind of input that fits into five places."""

    puck: discord.ui.Label[Any] = discord.ui.Label(
        text="Puck",
        description="One of yours",
        component=discord.ui.TextInput(custom_id="puck", min_length=2, max_length=4, placeholder="A3"),
    )
    formation: discord.ui.Label[Any] = discord.ui.Label(
        text="Formation",
        component=discord.ui.Select(
            custom_id="formation",
            options=[discord.SelectOption(label="Balanced", value="b"), discord.SelectOption(label="Deep", value="d")],
        ),
    )
    mode: discord.ui.Label[Any] = discord.ui.Label(
        text="Mode",
        component=discord.ui.RadioGroup(
            custom_id="mode",
            options=[
                discord.RadioGroupOption(label="Friendly", value="f"),
                discord.RadioGroupOption(label="Rated", value="r", description="Counts for the ladder"),
            ],
        ),
    )
    extras: discord.ui.Label[Any] = discord.ui.Label(
        text="Extras",
        component=discord.ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            options=[
                discord.CheckboxGroupOption(label="Grid", value="g"),
                discord.CheckboxGroupOption(label="Rings", value="r", default=True),
            ],
        ),
    )
    now: discord.ui.Label[Any] = discord.ui.Label(text="Play now", component=discord.ui.Checkbox(custom_id="now"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was filled in."""
        puck, formation, mode, extras, now = (
            label.component for label in (self.puck, self.formation, self.mode, self.extras, self.now)
        )
        assert isinstance(puck, discord.ui.TextInput)
        assert isinstance(formation, discord.ui.Select)
        assert isinstance(mode, discord.ui.RadioGroup)
        assert isinstance(extras, discord.ui.CheckboxGroup)
        assert isinstance(now, discord.ui.Checkbox)
        parts = (puck.value, *formation.values, mode.value, "".join(sorted(extras.values)), now.value)
        await interaction.response.send_message(f"filled {parts}", ephemeral=True)


class Panel(discord.ui.LayoutView):
    """A message of components: a container with picture and buttons, two selects."""

    def __init__(self, words: str = "# Panel\nready") -> None:
        super().__init__(timeout=None)
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(words),
                discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description=ALT)),
                discord.ui.ActionRow(
                    self._button("Turn", self.turn, discord.ButtonStyle.primary),
                    self._button("Whisper", self.whisper),
                    self._button("Form", self.form, discord.ButtonStyle.success),
                    self._button("Silence", self.silence, discord.ButtonStyle.danger),
                    discord.ui.Button(label="Closed", custom_id="panel:closed", disabled=True),
                ),
                accent_colour=0xF2A33A,
            )
        )
        options = [discord.SelectOption(label=f"Block {n}", value=str(n), emoji="🧱") for n in range(1, 5)]
        blocks = discord.ui.Select[Any](
            custom_id="panel:blocks", placeholder="Two blocks", min_values=2, max_values=2, options=options
        )
        blocks.callback = self.pick  # type: ignore[method-assign]  # discord.py's own way
        people = discord.ui.UserSelect[Any](custom_id="panel:who")
        people.callback = self.pick  # type: ignore[method-assign]  # discord.py's own way
        self.add_item(discord.ui.ActionRow(blocks))
        self.add_item(discord.ui.ActionRow(people))

    def _button(
        self, label: str, act: Any, style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> discord.ui.Button[Any]:
        made = discord.ui.Button[Any](label=label, custom_id=f"panel:{label.lower()}", style=style)
        made.callback = act  # type: ignore[method-assign]  # discord.py's own way
        return made

    async def turn(self, interaction: discord.Interaction) -> None:
        """Change the message and its picture."""
        await interaction.response.edit_message(view=Panel("turned"), attachments=[picture("#5e2b23")])

    async def whisper(self, interaction: discord.Interaction) -> None:
        """Say something to one person, after `thought`."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert isinstance(interaction.client, PageBot)
        await interaction.client.thought.wait()
        await interaction.followup.send("between us", ephemeral=True)

    async def form(self, interaction: discord.Interaction) -> None:
        """Open the form."""
        await interaction.response.send_modal(Form(custom_id="panel:filled"))

    async def silence(self, interaction: discord.Interaction) -> None:
        """Never answer."""

    async def pick(self, interaction: discord.Interaction) -> None:
        """Say what was chosen."""
        assert interaction.data is not None
        chosen = ",".join(interaction.data.get("values", []))
        await interaction.response.send_message(f"picked {chosen}", allowed_mentions=discord.AllowedMentions.none())


class PageBot(discord.Client):
    """Connects, registers its commands, and answers."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, chunk_guilds_at_startup=False)
        self.tree = app_commands.CommandTree(self)
        self.awake = asyncio.Event()
        self.thought = asyncio.Event()  # set by a test that has seen the bot think or write

    async def setup_hook(self) -> None:
        """Register the commands and the components of old messages."""
        _add_commands(self.tree)
        _add_portable(self.tree)
        _add_menus(self.tree)
        self.add_view(Panel())
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Everything can be tried now."""
        self.awake.set()


def everything() -> discord.Embed:
    """An embed with all that an embed may have."""
    shown = discord.Embed(
        title="Standings",
        description="After **three** evenings",
        url="https://example.org/standings",
        colour=0xF2A33A,
        timestamp=discord.utils.utcnow(),
    )
    shown.set_author(name="The Referee", icon_url="attachment://table.png").set_footer(
        text="Counted by hand", icon_url="attachment://table.png"
    )
    shown.set_thumbnail(url="attachment://table.png").set_image(url="attachment://table.png")
    for name, points in (("Ada", "7 points"), ("Bruno", "5 points"), ("Chloe", "4 points")):
        shown.add_field(name=name, value=points)
    return shown.add_field(name="Next", value="Friday at eight", inline=False)


def _add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Say it again")
    @app_commands.describe(text="what to say", private="to you alone")
    async def echo(interaction: discord.Interaction, text: str, private: bool = False) -> None:  # noqa: FBT001, FBT002 - how discord.py declares a boolean option
        await interaction.response.send_message(text, ephemeral=private)

    @tree.command(description="Show the panel")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Panel(), file=picture())

    @tree.command(description="Read a file")
    @app_commands.describe(file="what to read")
    async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
        await interaction.response.send_message(f"{file.filename}: {(await file.read()).decode()}")

    @tree.command(description="Never answer")
    async def silence(interaction: discord.Interaction) -> None:
        del interaction

    @tree.command(description="Strike a puck")
    @app_commands.describe(puck="which", strength="how hard", target="whom", style="how")
    @app_commands.choices(style=[app_commands.Choice(name="Soft hand", value="soft")])
    async def strike(
        interaction: discord.Interaction,
        puck: str,
        strength: app_commands.Range[int, 1, 100],
        target: discord.Member | None = None,
        style: str = "plain",
    ) -> None:
        whom = "nobody" if target is None else target.name
        await interaction.response.send_message(f"{puck} strikes {whom}, {strength}, {style}")

    @strike.autocomplete("puck")
    async def pucks(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        del interaction
        known = ("A1", "A2", "B1")
        return [app_commands.Choice(name=f"{p} by the edge", value=p) for p in known if p.startswith(current.upper())]

    @tree.command(description="Write for a while")
    async def ponder(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("let me see", ephemeral=True)
        assert isinstance(interaction.client, PageBot)
        async with interaction.channel.typing():
            await interaction.client.thought.wait()
        await interaction.channel.send("seen")

    @tree.command(description="Show an embed")
    async def embed(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(embed=everything(), file=picture(side=200))

    @tree.command(description="Open a thread")
    async def thread(interaction: discord.Interaction, name: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        opened = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await opened.send(f"{interaction.user.mention} this is {name}")
        await interaction.response.send_message(opened.mention, ephemeral=True)


def _add_portable(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Show the panel anywhere")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def share(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Panel(), file=picture())


def _add_menus(tree: app_commands.CommandTree[Any]) -> None:
    @tree.context_menu(name="Read aloud")
    async def read(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"read {len(message.attachments)} files by {message.author.name}")

    @tree.context_menu(name="Wave")
    async def wave(interaction: discord.Interaction, user: discord.Member) -> None:
        await interaction.response.send_message(f"{user.display_name} waves back")
