/** Building document nodes: text always goes in as text, never as markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an element. Keys starting with "on" are listeners, `dataset` and `style` are maps, `class` is the class list,
 * true and false switch an attribute on and off, null and undefined leave it away.
 * @param {string} tag
 * @param {Object<string, any>} [props]
 * @param {...(Node|string|number|null|undefined|false|Array)} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

/**
 * Make an SVG element.
 * @param {string} tag
 * @param {Object<string, any>} [props]
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

/**
 * Put `children` in place of whatever `parent` held.
 * @param {Element} parent
 * @param {...any} children
 */
export function replace(parent, ...children) {
  parent.replaceChildren(...nodes(children));
}

/**
 * Make `parent` hold exactly `wanted`, moving as little as possible so that focus and scroll stay.
 * @param {Element} parent
 * @param {Element[]} wanted
 */
export function reconcile(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
  wanted.forEach((child, at) => {
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
  });
}

/** An address a link may lead to, or null: a bot's text must not become a script. */
export function safeAddress(url) {
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol) ? url : null;
}

/** A new id for `aria-` references. */
export function freshId(prefix) {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

function fill(element, props, children) {
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else if (key === "style") for (const [name, v] of Object.entries(value)) element.style.setProperty(name, v);
    else if (key === "class") element.setAttribute("class", value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...nodes(children));
  return element;
}

function nodes(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));
}
