// A bot made with discord.js. It answers commands, buttons, menus and forms, and prints what it reads: a JSON object a line.
// Ends with its standard input.
"use strict";

const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, ContainerBuilder, GatewayIntentBits, LabelBuilder,
  MediaGalleryBuilder, MessageFlags, ModalBuilder, Partials, SectionBuilder, SlashCommandBuilder, StringSelectMenuBuilder,
  TextDisplayBuilder, TextInputBuilder, TextInputStyle, ThumbnailBuilder, UserSelectMenuBuilder,
} = require("discord.js");

const [url, token] = process.argv.slice(2);
const PIXEL = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const client = new Client({
  intents: [
    GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent,
    GatewayIntentBits.GuildMessageReactions, GatewayIntentBits.GuildMessageTyping, GatewayIntentBits.DirectMessages,
    GatewayIntentBits.GuildScheduledEvents,
  ],
  partials: [Partials.Channel],
  rest: { api: `${url}/api`, retries: 0 },
});

const note = (event, read = {}) => console.log(JSON.stringify({ event, ...read }, (_, value) => (typeof value === "bigint" ? String(value) : value)));
const kinds = (components) => components.flatMap((one) => [one.constructor.name, ...kinds(one.components ?? [])]);
const channel = (one) => ({
  id: one.id,
  name: one.name,
  type: one.type,
  kind: one.constructor.name,
  parent: one.parentId,
  topic: one.topic,
  viewable: one.viewable,
});
const message = (one) => ({
  id: one.id,
  author: one.author.username,
  content: one.content,
  kinds: kinds(one.components),
  files: one.attachments.map((file) => [file.name, file.width, file.height, file.contentType]),
  mentions: one.mentions.users.map((user) => user.username),
});

const COMMANDS = [
  new SlashCommandBuilder()
    .setName("strike").setDescription("Strike")
    .addStringOption((option) => option.setName("puck").setDescription("which").setRequired(true).setAutocomplete(true))
    .addIntegerOption((option) => option.setName("strength").setDescription("how hard").setMinValue(1).setMaxValue(100))
    .addUserOption((option) => option.setName("target").setDescription("whom"))
    .addChannelOption((option) => option.setName("place").setDescription("where")),
  new SlashCommandBuilder().setName("card").setDescription("Show the card").setContexts(0, 1, 2).setIntegrationTypes(0, 1),
];

function card(words) {
  const picture = new AttachmentBuilder(PIXEL, { name: "table.png", description: "a table" });
  const container = new ContainerBuilder()
    .setAccentColor(0x00ff00)
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(words))
    .addMediaGalleryComponents(new MediaGalleryBuilder().addItems({ media: { url: "attachment://table.png" }, description: "a table" }))
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent("a section"))
        .setThumbnailAccessory(new ThumbnailBuilder().setURL("attachment://table.png")))
    .addActionRowComponents(new ActionRowBuilder().addComponents(
      ...["turn", "whisper", "ask", "think"].map((verb) => new ButtonBuilder().setCustomId(verb).setLabel(verb).setStyle(ButtonStyle.Primary))))
    .addActionRowComponents(new ActionRowBuilder().addComponents(
      new StringSelectMenuBuilder().setCustomId("pick").addOptions({ label: "one", value: "1" }, { label: "two", value: "2" })))
    .addActionRowComponents(new ActionRowBuilder().addComponents(new UserSelectMenuBuilder().setCustomId("who").setMaxValues(2)));
  return { flags: MessageFlags.IsComponentsV2, components: [container], files: [picture] };
}

const form = () => new ModalBuilder().setCustomId("form").setTitle("Aim").addLabelComponents(
  new LabelBuilder().setLabel("Angle").setTextInputComponent(new TextInputBuilder().setCustomId("angle").setStyle(TextInputStyle.Short)),
  new LabelBuilder().setLabel("Puck").setStringSelectMenuComponent(
    new StringSelectMenuBuilder().setCustomId("puck").addOptions({ label: "A1", value: "a1" }, { label: "A2", value: "a2" })));

const ANSWERS = {
  turn: (press) => press.update(card("turned")),
  whisper: (press) => press.reply({ content: "only you", flags: MessageFlags.Ephemeral }),
  ask: (press) => press.showModal(form()),
  think: async (press) => {
    await press.deferReply();
    await press.editReply("thought");
    await (await press.followUp("and more")).edit("and much more");
  },
  pick: (press) => press.update(card(`picked ${press.values}`)),
  who: (press) => press.update(card(`picked ${press.users.map((user) => user.username)}`)),
};

client.on("interactionCreate", async (interaction) => {
  const seen = {
    user: interaction.user.username,
    locale: interaction.locale,
    guild: interaction.guild?.name,
    place: interaction.channel?.name,
    rights: interaction.memberPermissions?.bitfield,
    own: interaction.appPermissions.bitfield,
    context: interaction.context,
    owners: interaction.authorizingIntegrationOwners,
    channel: interaction.channel?.type,
    kind: interaction.constructor.name,
  };
  if (interaction.isAutocomplete()) {
    note("autocomplete", { ...seen, typed: interaction.options.getFocused() });
    await interaction.respond([{ name: "Puck A1", value: "a1" }]);
  } else if (interaction.isChatInputCommand() && interaction.commandName === "strike") {
    const options = interaction.options;
    note("command", {
      ...seen,
      puck: options.getString("puck"),
      strength: options.getInteger("strength"),
      target: options.getMember("target")?.displayName,
      where: options.getChannel("place")?.name,
    });
    await interaction.reply("struck");
    note("reply", message(await interaction.fetchReply()));
  } else if (interaction.isChatInputCommand()) {
    note("card", seen);
    await interaction.reply(card("ready"));
  } else if (interaction.isModalSubmit()) {
    note("form", { ...seen, angle: interaction.fields.getTextInputValue("angle"), puck: interaction.fields.getStringSelectValues("puck") });
    await interaction.update(card("aimed"));
  } else {
    note("press", { ...seen, id: interaction.customId, on: kinds(interaction.message.components) });
    await ANSWERS[interaction.customId](interaction);
  }
});

client.on("messageCreate", async (one) => {
  note("message", message(one));
  if (one.content === "a thread, please") {
    const thread = await one.startThread({ name: "a thread" });
    await thread.send("in it");
    await thread.setArchived(true);
    note("thread made", { ...channel(thread), archived: thread.archived, owner: thread.ownerId });
  } else if (one.content === "look around") {
    const [pins, recent, event, posts] = [
      await one.channel.messages.fetchPins(),
      await one.channel.messages.fetch({ limit: 2 }),
      await one.guild.scheduledEvents.create({
        name: "Cup", scheduledStartTime: Date.now() + 3600e3, scheduledEndTime: Date.now() + 7200e3, privacyLevel: 2, entityType: 3, entityMetadata: { location: "here" },
      }),
      await one.guild.channels.fetchActiveThreads(),
    ];
    note("looked", {
      pins: pins.items.map((pin) => pin.message.id),
      recent: recent.map((found) => found.id),
      scheduled: event.name,
      threads: posts.threads.map((thread) => thread.name),
    });
  }
});
client.on("messageUpdate", (_, after) => note("edit", message(after)));
client.on("messageDelete", (one) => note("deletion", { id: one.id }));
client.on("messageReactionAdd", (reaction, user) => note("reaction", { emoji: reaction.emoji.name, user: user.username }));
client.on("typingStart", (typing) => note("typing", { user: typing.user.username }));
client.on("channelPinsUpdate", (place) => note("pins", { place: place.name }));
client.on("channelDelete", (place) => note("channel deleted", { name: place.name }));
client.on("guildMemberAdd", (member) => note("joined", { name: member.displayName }));
client.on("guildMemberRemove", (member) => note("left", { name: member.displayName }));
client.on("shardResume", () => note("resumed"));
for (const trouble of ["error", "warn", "invalidated", "shardError"]) {
  client.on(trouble, (what) => note("trouble", { trouble, what: String(what?.stack ?? what) }));
}
process.on("unhandledRejection", (what) => {
  note("trouble", { what: String(what?.stack ?? what), errors: what?.rawError });
});

client.once("clientReady", async () => {
  const known = await client.application.commands.set(COMMANDS);
  note("ready", {
    user: client.user.username,
    commands: known.map((command) => command.name),
    guilds: client.guilds.cache.map((guild) => ({
      name: guild.name,
      locale: guild.preferredLocale,
      owner: guild.ownerId,
      members: guild.memberCount,
      roles: guild.roles.cache.map((role) => [role.name, role.permissions.bitfield, role.color]),
      channels: guild.channels.cache.map(channel),
    })),
  });
});
client.login(token);
process.stdin.resume().on("end", () => process.exit()); // the judge has ended
