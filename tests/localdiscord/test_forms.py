"""Every input a form or a select menu can hold, from the person's choice to what discord.py reads."""

from typing import Any

import discord
import pytest
import pytest_asyncio

from localdiscord.people import PersonError
from localdiscord.server import LocalDiscord
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio


class Choices(discord.ui.Modal, title="Choices"):
    note: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label="Note", custom_id="note", required=False, default="as it was", min_length=2
    )
    way: discord.ui.Label[Any] = discord.ui.Label(
        text="Way",
        component=discord.ui.RadioGroup(
            custom_id="way",
            options=[discord.RadioGroupOption(label=word, value=word) for word in ("near", "far")],
        ),
    )
    extras: discord.ui.Label[Any] = discord.ui.Label(
        text="Extras",
        component=discord.ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label=word, value=word) for word in ("spin", "steal", "wait")],
        ),
    )
    sure: discord.ui.Label[Any] = discord.ui.Label(text="Sure", component=discord.ui.Checkbox(custom_id="sure"))
    plain: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("Read me")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        way, extras, sure = self.way.component, self.extras.component, self.sure.component
        assert isinstance(way, discord.ui.RadioGroup)
        assert isinstance(extras, discord.ui.CheckboxGroup)
        assert isinstance(sure, discord.ui.Checkbox)
        text = f"{self.note.value!r} {way.value} {sorted(extras.values)} {sure.value}"
        await interaction.response.send_message(text)


class Names(discord.ui.Modal, title="Names"):
    who: discord.ui.Label[Any] = discord.ui.Label(
        text="Who", component=discord.ui.UserSelect(custom_id="who", required=True)
    )
    role: discord.ui.Label[Any] = discord.ui.Label(text="Role", component=discord.ui.RoleSelect(custom_id="role"))
    place: discord.ui.Label[Any] = discord.ui.Label(
        text="Place", component=discord.ui.ChannelSelect(custom_id="place", required=False, min_values=0)
    )
    any: discord.ui.Label[Any] = discord.ui.Label(
        text="Any", component=discord.ui.MentionableSelect(custom_id="any", max_values=2)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        parts = []
        for label in (self.who, self.role, self.place, self.any):
            select = label.component
            assert isinstance(
                select,
                discord.ui.UserSelect | discord.ui.RoleSelect | discord.ui.ChannelSelect | discord.ui.MentionableSelect,
            )
            parts.append("+".join(chosen.name for chosen in select.values))
        await interaction.response.send_message(" / ".join(parts))


class Menus(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(cls=discord.ui.ChannelSelect, custom_id="place")
    async def place(self, interaction: discord.Interaction, select: discord.ui.ChannelSelect[Any]) -> None:
        await interaction.response.edit_message(content=select.values[0].name)

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="role")
    async def role(self, interaction: discord.Interaction, select: discord.ui.RoleSelect[Any]) -> None:
        await interaction.response.edit_message(content=select.values[0].name)

    @discord.ui.select(cls=discord.ui.MentionableSelect, custom_id="any", max_values=2)
    async def any(self, interaction: discord.Interaction, select: discord.ui.MentionableSelect[Any]) -> None:
        await interaction.response.edit_message(content="+".join(sorted(chosen.name for chosen in select.values)))


@pytest_asyncio.fixture
async def odd_bot(trial_bot: TrialBot) -> TrialBot:
    @trial_bot.tree.command(description="Choices")
    async def choices(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Choices(custom_id="choices"))

    @trial_bot.tree.command(description="Names")
    async def names(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Names(custom_id="names"))

    @trial_bot.tree.command(description="Menus")
    async def menus(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("choose", view=Menus())

    @trial_bot.tree.command(description="Every kind of option")
    @discord.app_commands.choices(way=[discord.app_commands.Choice(name="near", value=1)])
    async def kinds(
        interaction: discord.Interaction,
        sure: bool,  # noqa: FBT001 - an option of the command
        ratio: discord.app_commands.Range[float, 0.0, 1.0],
        place: discord.TextChannel,
        role: discord.Role,
        word: discord.app_commands.Range[str, 2, 5],
        way: discord.app_commands.Choice[int],
    ) -> None:
        await interaction.response.send_message(f"{sure} {ratio} {place} {role} {word} {way.value}")

    await trial_bot.tree.sync()
    return trial_bot


@pytest.mark.usefixtures("odd_bot")
async def test_texts_radios_and_checkboxes(local: LocalDiscord):
    ada = local.person("ada")
    opened = await ada.command("lobby", "choices")
    reply = await ada.submit(opened, {"way": "far", "extras": ["wait", "spin"], "sure": True})
    assert reply.shown.text == "'as it was' far ['spin', 'wait'] True"
    opened = await ada.command("lobby", "choices")
    reply = await ada.submit(opened, {"way": ["near"], "note": ""})
    assert reply.shown.text == "'' near [] False"
    opened = await ada.command("lobby", "choices")
    for values, words in (
        ({}, "required: Way"),
        ({"way": "away"}, "valid selection"),
        ({"way": "near", "extras": ["fly"]}, "valid selection"),
        ({"way": "near", "extras": ["spin", "spin"]}, "valid selection"),
        ({"way": "near", "note": "x"}, "between 2 and 4000"),
    ):
        with pytest.raises(PersonError, match=words):
            await ada.submit(opened, values)


@pytest.mark.usefixtures("odd_bot")
async def test_users_roles_and_channels_in_a_form(local: LocalDiscord):
    ada = local.person("ada")
    opened = await ada.command("lobby", "names")
    reply = await ada.submit(opened, {"who": "dai", "role": "Moderator", "any": ["bruno", "Member"]})
    assert reply.shown.text == "dai / Moderator /  / bruno+Member"
    opened = await ada.command("lobby", "names")
    reply = await ada.submit(opened, {"who": "dai", "role": "Member", "place": "general", "any": "dai"})
    assert reply.shown.text == "dai / Member / general / dai"
    opened = await ada.command("lobby", "names")
    with pytest.raises(PersonError, match="required: Who"):
        await ada.submit(opened, {})
    with pytest.raises(PersonError, match="valid selection"):
        await ada.submit(opened, {"who": "zoe", "role": "Member", "any": "dai"})


@pytest.mark.usefixtures("odd_bot")
async def test_select_menus_of_every_kind(local: LocalDiscord):
    ada = local.person("ada")
    menus = (await ada.command("lobby", "menus")).shown
    assert [select["type"] for select in menus.selects] == [8, 6, 7]
    assert (await ada.select(menus, custom_id="place", values=["general"])).shown.text == "general"
    assert (await ada.select(menus, custom_id="role", values=["Moderator"])).shown.text == "Moderator"
    both = await ada.select(menus, custom_id="any", values=["Moderator", "bruno"])
    assert both.shown.text == "Moderator+bruno"


@pytest.mark.usefixtures("odd_bot")
async def test_options_of_every_kind(local: LocalDiscord):
    ada = local.person("ada")
    good = {"sure": "true", "ratio": "0.5", "place": "general", "role": "Member", "word": "flick", "way": 1}
    assert (await ada.command("lobby", "kinds", good)).shown.text == "True 0.5 general Member flick 1"
    assert (await ada.command("lobby", "kinds", good | {"sure": False})).shown.text.startswith("False")
    for name, bad in (
        ("sure", "perhaps"),
        ("ratio", "1.5"),
        ("place", "cellar"),
        ("role", "King"),
        ("word", "flicked"),
        ("way", 2),
    ):
        with pytest.raises(PersonError, match=f"{name} is not valid"):
            await ada.command("lobby", "kinds", good | {name: bad})
