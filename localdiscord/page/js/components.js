/** Components of messages, at Discord's measures: containers, texts, sections, galleries, rows of buttons and selects. */

import { openBeside } from "./app_page.js";
import { defaultsOf, emojiFace, isSelect, KIND, optionsOf, placeholderOf } from "./choices.js";
import { h, safeAddress } from "./dom.js";
import { fileCard } from "./files.js";
import { fromMedia, gallery } from "./gallery.js";
import { icon } from "./icons.js";
import { markdown, placeInside } from "./markdown/show.js";
import { Select } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

/**
 * The components of `message` as nodes.
 * @param {object[]} components
 * @param {object} message
 * @param {object} context what message.js hands on
 */
export function showComponents(components, message, context) {
  return components.map((component) => show(component, message, context));
}

function show(component, message, context) {
  switch (component.type) {
    case KIND.ROW:
      return h("div", { class: "row" }, showComponents(component.components, message, context));
    case KIND.BUTTON:
      return button(component, message, context);
    case KIND.SECTION:
      return section(component, message, context);
    case KIND.TEXT:
      return markdown(component.content, context);
    case KIND.THUMBNAIL:
      return thumbnail(component, context);
    case KIND.GALLERY:
      return gallery(component.items.map(fromMedia), context);
    case KIND.FILE:
      return fileCard(
        {
          url: component.file.url,
          filename: component.name ?? component.file.url.split("/").at(-1).split("?")[0],
          size: component.size ?? component.file.size,
        },
        context.words,
      );
    case KIND.SEPARATOR:
      return separator(component);
    case KIND.CONTAINER:
      return container(component, message, context);
    default:
      return isSelect(component) ? select(component, message, context) : null;
  }
}

function container(component, message, context) {
  const accent = component.accent_color;
  const box = h(
    "div",
    {
      class: [
        "container",
        accent === null || accent === undefined ? "" : "container-accent",
        component.spoiler ? "container-veiled" : "",
      ].join(" "),
      style: accent === null || accent === undefined ? {} : { "--accent": `#${accent.toString(16).padStart(6, "0")}` },
      dataset: { testid: "container" },
    },
    showComponents(component.components, message, context),
  );
  if (component.spoiler) {
    box.append(
      h(
        "button",
        {
          type: "button",
          class: "veil",
          onclick: (event) => {
            box.classList.remove("container-veiled");
            event.currentTarget.remove();
          },
        },
        context.words.say("spoiler"),
      ),
    );
  }
  return box;
}

function section(component, message, context) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-texts" }, showComponents(component.components, message, context)),
    h("div", { class: "section-accessory" }, show(component.accessory, message, context)),
  );
}

function thumbnail(component, context) {
  const picture = fromMedia(component);
  const open = h(
    "button",
    {
      type: "button",
      class: "thumbnail",
      "aria-label": `${context.words.say("zoom")}: ${picture.alt || context.words.say("picture")}`,
      onclick: () => context.zoom(picture, open),
    },
    h("img", { src: picture.url, alt: picture.alt ?? "", width: 85, height: 85 }),
  );
  return open;
}

function separator({ divider = true, spacing = 1 }) {
  return h(
    "div",
    { class: `separator separator-${spacing}`, role: divider ? "separator" : "presentation" },
    divider ? h("hr") : null,
  );
}

function button(component, message, context) {
  const { interactions, words } = context;
  const style = STYLES[component.style] ?? "secondary";
  const face = [
    component.emoji ? emojiFace(component.emoji) : null,
    component.label ? h("span", { class: "button-label" }, component.label) : null,
  ];
  const marks = {
    testid: "button",
    label: component.label ?? component.emoji?.name ?? "",
    customId: component.custom_id ?? "",
  };
  if (component.url) return linkButton(component, face, marks, context);
  const waiting = interactions.pending(message.id);
  return h(
    "button",
    {
      type: "button",
      class: `button button-${style} ${waiting === component.custom_id ? "waiting" : ""}`.trim(),
      disabled: component.disabled,
      "aria-label": component.label ? null : component.emoji?.name,
      "aria-busy": waiting === component.custom_id ? "true" : null,
      dataset: marks,
      onclick: () => interactions.press(message, component),
    },
    h("span", { class: "button-face" }, face),
    waiting === component.custom_id
      ? h("span", { class: "dots", role: "status", "aria-label": words.say("loading") }, h("i"), h("i"), h("i"))
      : null,
  );
}

function linkButton(component, face, marks, { world, goTo, words }) {
  const place = placeInside(component.url, world);
  const attributes = {
    class: "button button-link",
    href: place ? `#${place.channel}` : safeAddress(component.url),
    dataset: marks,
    "aria-disabled": component.disabled ? "true" : null,
  };
  if (place)
    attributes.onclick = (event) => {
      event.preventDefault();
      goTo(place.channel, place.message);
    };
  else if (world.appPages && component.url.startsWith(`${world.appPages}/`))
    attributes.onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openBeside(component.url, event.currentTarget, words);
    };
  else
    Object.assign(attributes, { target: "_blank", rel: "noopener noreferrer nofollow", title: words.say("linkOut") });
  return h("a", attributes, h("span", { class: "button-face" }, face, icon("out", "button-out")));
}

function select(component, message, context) {
  const { interactions, words, world } = context;
  const waiting = interactions.pending(message.id) === component.custom_id;
  const widget = new Select(optionsOf(component, world, message.channel_id), {
    label: placeholderOf(component, words),
    placeholder: placeholderOf(component, words),
    words,
    customId: component.custom_id,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    filter: component.type !== KIND.STRING_SELECT,
    chosen: interactions.picked(message.id, component.custom_id) ?? defaultsOf(component),
    disabled: component.disabled || waiting,
    commit: (values) => interactions.press(message, component, values),
  });
  if (waiting) widget.element.classList.add("waiting");
  return widget.element;
}
