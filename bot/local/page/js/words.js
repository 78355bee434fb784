/** The page's own words, in English and French. */

const EN = {
  local: "Local table · not Discord",
  localLong: "A local table on this machine, not Discord. Nothing you do here leaves it.",
  channels: "Channels", threads: "Threads", members: "Members", bots: "Bots", people: "People", direct: "Direct messages",
  openChannels: "Open the channel list", closeChannels: "Close the channel list", toggleMembers: "Member list",
  skip: "Skip to the message box",
  switchUser: "Switch person", playing: "You play as {name}", newTab: "Open {name} in a new tab", owner: "Owner of the server",
  toLight: "Light colours", toDark: "Dark colours", language: "Language",
  write: "Message {channel}", writeHint: "Type / for commands", send: "Send",
  welcome: "Welcome to {channel}!", welcomeText: "This is the beginning of {channel}.",
  threadStart: "This is the beginning of the thread.",
  startedThread: "{name} started a thread:", seeThread: "See thread", allThreads: "Threads of this channel",
  archived: "archived", noThreads: "No threads here yet.", active: "Active", archivedThreads: "Archived",
  used: "used", usedUnknown: "used a command", only: "Only you can see this", dismiss: "Dismiss message",
  thinking: "{name} is thinking…", sending: "Sending command…", app: "APP", edited: "(edited)", pinned: "{name} pinned a message.",
  botOffline: "The bot is not connected. Commands and buttons will fail until it is back.",
  lineDown: "The connection to the local table is lost. Trying again…", unknown: "unknown",
  failed: "This interaction failed", noResponse: "The application did not respond", wentWrong: "Something went wrong. Try again.",
  notSent: "Your message could not be sent.", offline: "No connection to the local table.",
  typing1: "{a} is typing…", typing2: "{a} and {b} are typing…", typing3: "Several people are typing…",
  newMessages: "New", jumpDown: "Jump to the newest message", newBelow: { one: "{n} new message", other: "{n} new messages" },
  unread: { one: "{n} unread message", other: "{n} unread messages" },
  today: "Today at {time}", yesterday: "Yesterday at {time}", older: "Load earlier messages",
  zoom: "Enlarge the picture", close: "Close", original: "Open the original", alt: "ALT", altLabel: "Description of the picture",
  spoiler: "Spoiler", reveal: "Show the spoiler", download: "Download {name}", picture: "Picture without description",
  commandsTitle: "Commands", noCommands: "No command of that name.", noCommandsYet: "The bot has not registered any commands.",
  optionsTitle: "Options", optional: "optional", required: "This option is required. Give it a value.",
  badInteger: "Give a whole number.", badNumber: "Give a number.", tooSmall: "Must be at least {n}.", tooBig: "Must be at most {n}.",
  tooShort: { one: "Must have at least {n} character.", other: "Must have at least {n} characters." },
  tooLong: { one: "Must have at most {n} character.", other: "Must have at most {n} characters." },
  badUser: "Choose a person from the list.", badChannel: "Choose a channel from the list.", badChoice: "Choose one of the list.",
  matching: "Matching “{text}”", noMatch: "Nothing matches.", loading: "Loading…", noOptionsMatch: "No options match your search.",
  autocompleteFailed: "Loading options failed.", more: { one: "+{n} more", other: "+{n} more" },
  yes: "True", no: "False", commandHelp: "Tab: next option. Enter: send. Escape: leave the command.", sendCommand: "Send the command",
  choose: "Make a selection", chooseUser: "Choose a person", chooseChannel: "Choose a channel", chooseRole: "Choose a role", search: "Search",
  atLeast: { one: "Choose at least {n}.", other: "Choose at least {n}." }, done: "Done", remove: "Remove {name}", clear: "Clear the selection",
  submit: "Submit", cancel: "Cancel", fieldRequired: "This is required.", discard: "Throw away what you typed?", keep: "Keep editing", throwAway: "Throw away",
  noUpload: "Files cannot be sent from this page.", leaveTitle: "Leave the local table?", conversation: "Messages in {channel}",
  jumped: "That message is not here any more.", composer: "Message box", server: "Server", me: "you", copyCode: "Copy", copied: "Copied",
  offlineMark: "not connected", linkOut: "opens in a new tab", memberCount: { one: "{n} member", other: "{n} members" },
};

const FR = {
  local: "Table locale · pas Discord",
  localLong: "Une table locale sur cette machine, pas Discord. Rien de ce que vous faites ici n’en sort.",
  channels: "Salons", threads: "Fils", members: "Membres", bots: "Bots", people: "Personnes", direct: "Messages privés",
  openChannels: "Ouvrir la liste des salons", closeChannels: "Fermer la liste des salons", toggleMembers: "Liste des membres",
  skip: "Aller à la zone de message",
  switchUser: "Changer de personne", playing: "Vous jouez {name}", newTab: "Ouvrir {name} dans un nouvel onglet", owner: "Propriétaire du serveur",
  toLight: "Couleurs claires", toDark: "Couleurs sombres", language: "Langue",
  write: "Envoyer un message dans {channel}", writeHint: "Tapez / pour les commandes", send: "Envoyer",
  welcome: "Bienvenue dans {channel} !", welcomeText: "C’est le début de {channel}.",
  threadStart: "C’est le début du fil.",
  startedThread: "{name} a commencé un fil :", seeThread: "Voir le fil", allThreads: "Fils de ce salon",
  archived: "archivé", noThreads: "Pas encore de fil ici.", active: "Actifs", archivedThreads: "Archivés",
  used: "a utilisé", usedUnknown: "a utilisé une commande", only: "Visible par vous seul", dismiss: "Rejeter le message",
  thinking: "{name} réfléchit…", sending: "Envoi de la commande…", app: "APP", edited: "(modifié)", pinned: "{name} a épinglé un message.",
  botOffline: "Le bot n’est pas connecté. Les commandes et les boutons échoueront jusqu’à son retour.",
  lineDown: "La connexion à la table locale est perdue. Nouvel essai…", unknown: "inconnu",
  failed: "Échec de l’interaction", noResponse: "L’application ne répond pas", wentWrong: "Un problème est survenu. Réessayez.",
  notSent: "Votre message n’a pas pu être envoyé.", offline: "Pas de connexion à la table locale.",
  typing1: "{a} écrit…", typing2: "{a} et {b} écrivent…", typing3: "Plusieurs personnes écrivent…",
  newMessages: "Nouveau", jumpDown: "Aller au dernier message", newBelow: { one: "{n} nouveau message", other: "{n} nouveaux messages" },
  unread: { one: "{n} message non lu", other: "{n} messages non lus" },
  today: "Aujourd’hui à {time}", yesterday: "Hier à {time}", older: "Charger les messages plus anciens",
  zoom: "Agrandir l’image", close: "Fermer", original: "Ouvrir l’original", alt: "ALT", altLabel: "Description de l’image",
  spoiler: "Spoiler", reveal: "Montrer le spoiler", download: "Télécharger {name}", picture: "Image sans description",
  commandsTitle: "Commandes", noCommands: "Aucune commande de ce nom.", noCommandsYet: "Le bot n’a enregistré aucune commande.",
  optionsTitle: "Options", optional: "facultatif", required: "Cette option est obligatoire. Donnez-lui une valeur.",
  badInteger: "Donnez un nombre entier.", badNumber: "Donnez un nombre.", tooSmall: "Au moins {n}.", tooBig: "Au plus {n}.",
  tooShort: { one: "Au moins {n} caractère.", other: "Au moins {n} caractères." },
  tooLong: { one: "Au plus {n} caractère.", other: "Au plus {n} caractères." },
  badUser: "Choisissez une personne de la liste.", badChannel: "Choisissez un salon de la liste.", badChoice: "Choisissez dans la liste.",
  matching: "Correspondant à « {text} »", noMatch: "Rien ne correspond.", loading: "Chargement…", noOptionsMatch: "Aucune option ne correspond à votre recherche.",
  autocompleteFailed: "Les options n’ont pas pu être chargées.", more: { one: "+{n} autre", other: "+{n} autres" },
  yes: "Vrai", no: "Faux", commandHelp: "Tab : option suivante. Entrée : envoyer. Échap : quitter la commande.", sendCommand: "Envoyer la commande",
  choose: "Faites un choix", chooseUser: "Choisissez une personne", chooseChannel: "Choisissez un salon", chooseRole: "Choisissez un rôle", search: "Rechercher",
  atLeast: { one: "Choisissez-en au moins {n}.", other: "Choisissez-en au moins {n}." }, done: "Terminé", remove: "Retirer {name}", clear: "Effacer le choix",
  submit: "Envoyer", cancel: "Annuler", fieldRequired: "C’est obligatoire.", discard: "Jeter ce que vous avez écrit ?", keep: "Continuer", throwAway: "Jeter",
  noUpload: "Cette page n’envoie pas de fichiers.", leaveTitle: "Quitter la table locale ?", conversation: "Messages de {channel}",
  jumped: "Ce message n’est plus là.", composer: "Zone de message", server: "Serveur", me: "vous", copyCode: "Copier", copied: "Copié",
  offlineMark: "non connecté", linkOut: "s’ouvre dans un nouvel onglet", memberCount: { one: "{n} membre", other: "{n} membres" },
};

const TABLES = { en: EN, fr: FR };

/** The languages the page speaks, as their speakers name them, with the locale told to the server. */
export const LANGUAGES = [
  { code: "en", locale: "en-US", name: "English" },
  { code: "fr", locale: "fr", name: "Français" },
];

/** What Discord says, as the server words it, and our key for it. */
const DISCORD_WORDS = {
  "This interaction failed": "failed",
  "The application did not respond": "noResponse",
  "Something went wrong. Try again.": "wentWrong",
  "Loading options failed": "autocompleteFailed",
  offline: "offline",
};

/**
 * Words for one language.
 * @param {string} locale such as "en-US" or "fr"
 * @returns {{locale: string, code: string, say: function(string, object=): string, failure: function(string): string}}
 */
export function speak(locale) {
  const code = locale?.startsWith("fr") ? "fr" : "en";
  const plural = new Intl.PluralRules(code);
  const say = (key, values = {}) => {
    const entry = TABLES[code][key];
    const text = typeof entry === "string" ? entry : entry[plural.select(values.n)] ?? entry.other;
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  };
  const failure = (words) => (words in DISCORD_WORDS ? say(DISCORD_WORDS[words]) : words || say("failed"));
  return { locale: locale ?? "en-US", code, say, failure };
}
