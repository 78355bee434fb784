/** The client around the Activity: the handshake of Discord's SDK, its commands, and the question who may know who you are. */

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const INVALID_PAYLOAD = 4000;
const INVALID_COMMAND = 4002;
const NOT_AUTHENTICATED = 4006;
const CANCELLED = 5000;

const WORDS = {
  en: { question: "{name} wants to know who you are.", allow: "Authorize", cancel: "Cancel", title: "Activity" },
  fr: { question: "{name} veut savoir qui vous êtes.", allow: "Autoriser", cancel: "Annuler", title: "Activité" },
  es: { question: "{name} quiere saber quién eres.", allow: "Autorizar", cancel: "Cancelar", title: "Actividad" },
};

class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const state = await (await fetch("state")).json();
const words = WORDS[state.locale.split("-")[0]] ?? WORDS.en;
const view = document.getElementById("view");
const page = new URL(state.src);
let ready = false;

const post = (opcode, data) => view.contentWindow.postMessage([opcode, data], page.origin);
const dispatch = (evt, data) => post(FRAME, { cmd: "DISPATCH", evt, nonce: null, data });
const tellParent = (what) => parent.postMessage(what, state.parent);

/** Let the person decide, as Discord's own dialog does. */
function consent() {
  const dialog = document.getElementById("consent");
  document.getElementById("question").textContent = words.question.replace("{name}", state.application);
  document.getElementById("allow").textContent = words.allow;
  document.getElementById("cancel").textContent = words.cancel;
  dialog.showModal();
  return new Promise((resolve) => {
    document.getElementById("allow").onclick = () => dialog.close("yes");
    document.getElementById("cancel").onclick = () => dialog.close();
    dialog.onclose = () => resolve(dialog.returnValue === "yes");
  });
}

async function code(asked) {
  const answer = await fetch("authorize", { method: "POST", body: JSON.stringify({ asked }) });
  return (await answer.json()).code;
}

const COMMANDS = {
  async AUTHORIZE(args) {
    if (args?.client_id !== state.client_id || args.response_type !== "code") throw new Refusal(INVALID_PAYLOAD, "Invalid client");
    if (args.scope?.length !== 1 || args.scope[0] !== "identify") throw new Refusal(INVALID_PAYLOAD, "Invalid scope");
    const known = await code(false);
    if (known) return { code: known };
    if (!(await consent())) throw new Refusal(CANCELLED, "OAuth2 Authorization was cancelled");
    return { code: await code(true) };
  },
  SUBSCRIBE: (args, evt) => ({ evt }),
  UNSUBSCRIBE: (args, evt) => ({ evt }),
  CAPTURE_LOG: () => null,
  USER_SETTINGS_GET_LOCALE() {
    throw new Refusal(NOT_AUTHENTICATED, "Not authenticated"); // AUTHENTICATE would bring the page an access token
  },
};

async function run({ cmd, args, evt, nonce }) {
  try {
    if (!Object.hasOwn(COMMANDS, cmd)) throw new Refusal(INVALID_COMMAND, `Invalid command: ${cmd}`);
    post(FRAME, { cmd, evt: null, nonce, data: await COMMANDS[cmd](args, evt) });
  } catch (error) {
    post(FRAME, { cmd, evt: "ERROR", nonce, data: { code: error.code ?? 1000, message: error.message } });
  }
}

function greet(hello) {
  const fits = hello?.v === 1 && hello.encoding === "json" && hello.client_id === state.client_id;
  if (!fits || hello.frame_id !== page.searchParams.get("frame_id"))
    return post(CLOSE, { code: INVALID_PAYLOAD, message: "Invalid handshake" });
  ready = true;
  dispatch("READY", { v: 1, config: { cdn_host: location.host, api_endpoint: `//${location.host}/api`, environment: "local" } });
}

addEventListener("message", ({ source, origin, data }) => {
  if (source === parent && origin === state.parent && data?.layout !== undefined)
    return dispatch("ACTIVITY_LAYOUT_MODE_UPDATE", { layout_mode: data.layout });
  if (source !== view.contentWindow || origin !== page.origin || !Array.isArray(data)) return;
  const [opcode, payload] = data;
  if (opcode === HANDSHAKE) greet(payload);
  else if (opcode === CLOSE) tellParent("close");
  else if (opcode === FRAME && ready) run(payload);
});
document.documentElement.lang = state.locale;
view.title = words.title;
view.src = state.src;
