"""Validates components of messages and modals as Discord does."""

from localdiscord.component_payloads import walk
from localdiscord.errors import FormErrors
from localdiscord.records import Json

ROWS = 5
ROW_BUTTONS = 5
OPTIONS = 25
V2_COMPONENTS = 40
V2_TEXT = 4000
GALLERY_ITEMS = 10
SECTION_TEXTS = 3
ALT_TEXT = 1024
MODAL_COMPONENTS = 5
SELECTS = (3, 5, 6, 7, 8)
_TOP_V2 = (1, 9, 10, 12, 13, 14, 17)
_IN_CONTAINER = (1, 9, 10, 12, 13, 14)
_IN_LABEL = (3, 4, 5, 6, 7, 8, 19, 21, 22, 23)


def check_components(form: FormErrors, path: str, components: list[Json], *, v2: bool) -> None:
    """Collect the errors of a message's components."""
    if v2:
        _check_v2_sums(form, path, components)
    elif len(components) > ROWS:
        form.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROWS} in length.")
    for number, component in enumerate(components):
        allowed = _TOP_V2 if v2 else (1,)
        _check(form, f"{path}.{number}", component, allowed)
    _check_unique(form, path, components)


def check_modal(data: Json) -> None:
    """Refuse a modal that Discord would not open."""
    form = FormErrors()
    form.length("data.custom_id", str(data.get("custom_id") or ""), 1, 100)
    form.length("data.title", str(data.get("title") or ""), 1, 45)
    components = data.get("components") or []
    if not 1 <= len(components) <= MODAL_COMPONENTS:
        form.fault("data.components", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MODAL_COMPONENTS} in length.")
    for number, component in enumerate(components):
        _check_modal_part(form, f"data.components.{number}", component)
    _check_unique(form, "data.components", components)
    form.finish()


def _check(form: FormErrors, path: str, component: Json, allowed: tuple[int, ...]) -> None:
    kind = component.get("type")
    if kind not in allowed:
        form.fault(f"{path}.type", "BASE_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
    elif kind == 1:
        _check_row(form, path, component)
    elif kind == 9:
        _check_section(form, path, component)
    elif kind == 10:
        form.length(f"{path}.content", str(component.get("content") or ""), 1, V2_TEXT)
    elif kind == 12:
        _check_gallery(form, path, component)
    elif kind == 13:
        _check_media(form, path, {"media": component.get("file")})
    elif kind == 17:
        for number, inner in enumerate(component.get("components") or []):
            _check(form, f"{path}.components.{number}", inner, _IN_CONTAINER)


def _check_row(form: FormErrors, path: str, row: Json) -> None:
    inner = row.get("components") or []
    kinds = {component.get("type") for component in inner}
    if not inner:
        form.fault(f"{path}.components", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROW_BUTTONS} in length.")
    elif kinds == {2}:
        if len(inner) > ROW_BUTTONS:
            form.fault(f"{path}.components", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROW_BUTTONS} in length.")
        for number, button in enumerate(inner):
            _check_button(form, f"{path}.components.{number}", button)
    elif len(inner) == 1 and kinds <= set(SELECTS):
        check_select(form, f"{path}.components.0", inner[0])
    else:
        form.fault(
            f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The maximum width of an action row was exceeded"
        )


def _check_button(form: FormErrors, path: str, button: Json) -> None:
    style = button.get("style")
    form.at_most(f"{path}.label", button.get("label"), 80)
    if style not in (1, 2, 3, 4, 5):
        form.fault(f"{path}.style", "BASE_TYPE_CHOICES", 'Value of field "style" must be one of (1, 2, 3, 4, 5).')
    elif style == 5:
        if button.get("custom_id") or not button.get("url"):
            form.fault(path, "BUTTON_COMPONENT_INVALID", "A link button must have a url and no custom id")
        elif len(button["url"]) > 512:
            form.fault(f"{path}.url", "BASE_TYPE_MAX_LENGTH", "Must be 512 or fewer in length.")
    else:
        form.length(f"{path}.custom_id", str(button.get("custom_id") or ""), 1, 100)
        if button.get("url"):
            form.fault(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    if not button.get("label") and not button.get("emoji"):
        form.fault(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji")


def check_select(form: FormErrors, path: str, select: Json) -> None:
    """Collect the errors of a select menu."""
    form.length(f"{path}.custom_id", str(select.get("custom_id") or ""), 1, 100)
    form.at_most(f"{path}.placeholder", select.get("placeholder"), 150)
    options = select.get("options") or []
    least, most = select.get("min_values"), select.get("max_values")
    least = 1 if least is None else least
    most = 1 if most is None else most
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        form.fault(
            f"{path}.min_values",
            "SELECT_COMPONENT_INVALID_MIN_MAX_VALUES",
            "Must be between 0 and max_values, 25 at most",
        )
    if select.get("type") != 3:
        return
    if not 1 <= len(options) <= OPTIONS:
        form.fault(f"{path}.options", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {OPTIONS} in length.")
    elif most > len(options):
        form.fault(
            f"{path}.max_values", "SELECT_COMPONENT_INVALID_MAX_VALUES", "max_values exceeds the number of options"
        )
    _check_options(form, path, options)
    if sum(bool(option.get("default")) for option in options) > most:
        form.fault(
            f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More options are default than may be chosen"
        )


def _check_options(form: FormErrors, path: str, options: list[Json]) -> None:
    seen: set[str] = set()
    for number, option in enumerate(options):
        where = f"{path}.options.{number}"
        value = str(option.get("value") or "")
        form.length(f"{where}.label", str(option.get("label") or ""), 1, 100)
        form.length(f"{where}.value", value, 1, 100)
        form.at_most(f"{where}.description", option.get("description"), 100)
        if value in seen:
            form.fault(
                f"{where}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(value)


def _check_section(form: FormErrors, path: str, section: Json) -> None:
    texts = section.get("components") or []
    if not 1 <= len(texts) <= SECTION_TEXTS:
        form.fault(f"{path}.components", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {SECTION_TEXTS} in length.")
    for number, text in enumerate(texts):
        _check(form, f"{path}.components.{number}", text, (10,))
    accessory = section.get("accessory") or {}
    if accessory.get("type") == 2:
        _check_button(form, f"{path}.accessory", accessory)
    elif accessory.get("type") == 11:
        _check_media(form, f"{path}.accessory", accessory)
    else:
        form.fault(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")


def _check_gallery(form: FormErrors, path: str, gallery: Json) -> None:
    items = gallery.get("items") or []
    if not 1 <= len(items) <= GALLERY_ITEMS:
        form.fault(f"{path}.items", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {GALLERY_ITEMS} in length.")
    for number, item in enumerate(items):
        _check_media(form, f"{path}.items.{number}", item)


def _check_media(form: FormErrors, path: str, holder: Json) -> None:
    url = str((holder.get("media") or {}).get("url") or "")
    if not url.startswith(("attachment://", "http://", "https://")):
        form.fault(
            f"{path}.media.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment')."
        )
    form.at_most(f"{path}.description", holder.get("description"), ALT_TEXT)


def _check_v2_sums(form: FormErrors, path: str, components: list[Json]) -> None:
    everything = list(walk(components))
    if len(everything) > V2_COMPONENTS:
        form.fault(
            path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"The total number of components exceeds {V2_COMPONENTS}"
        )
    shown = sum(len(str(c.get("content") or "")) for c in everything if c.get("type") == 10)
    if shown > V2_TEXT:
        form.fault(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Displayable text exceeds {V2_TEXT} characters")


def _check_unique(form: FormErrors, path: str, components: list[Json]) -> None:
    seen: set[str] = set()
    numbers: set[int] = set()
    for component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            form.fault(path, "COMPONENT_CUSTOM_ID_DUPLICATED", f"Component custom id cannot be duplicated: {custom_id}")
        elif custom_id is not None:
            seen.add(custom_id)
        number = component.get("id")
        if number and number in numbers:
            form.fault(path, "COMPONENT_ID_DUPLICATED", f"Component id cannot be duplicated: {number}")
        elif number:
            numbers.add(number)


def _check_modal_part(form: FormErrors, path: str, component: Json) -> None:
    kind = component.get("type")
    if kind == 1:
        inner = component.get("components") or []
        if len(inner) != 1 or inner[0].get("type") != 4:
            form.fault(f"{path}.components", "BASE_TYPE_BAD_LENGTH", "An action row of a modal holds one text input")
        else:
            form.length(f"{path}.components.0.label", str(inner[0].get("label") or ""), 1, 45)
            _check_text_input(form, f"{path}.components.0", inner[0])
    elif kind == 18:
        form.length(f"{path}.label", str(component.get("label") or ""), 1, 45)
        form.at_most(f"{path}.description", component.get("description"), 100)
        _check_input(form, f"{path}.component", component.get("component") or {})
    elif kind != 10:
        form.fault(f"{path}.type", "BASE_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')


def _check_input(form: FormErrors, path: str, component: Json) -> None:
    kind = component.get("type")
    if kind not in _IN_LABEL:
        form.fault(f"{path}.type", "BASE_TYPE_CHOICES", f'Value of field "type" must be one of {_IN_LABEL}.')
    elif kind == 4:
        _check_text_input(form, path, component)
    elif kind in SELECTS:
        check_select(form, path, component)
    else:
        form.length(f"{path}.custom_id", str(component.get("custom_id") or ""), 1, 100)
        if kind in (21, 22):
            least = 2 if kind == 21 else 1
            if not least <= len(component.get("options") or []) <= 10:
                form.fault(f"{path}.options", "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and 10 in length.")
            _check_options(form, path, component.get("options") or [])


def _check_text_input(form: FormErrors, path: str, field: Json) -> None:
    form.length(f"{path}.custom_id", str(field.get("custom_id") or ""), 1, 100)
    least, most = field.get("min_length"), field.get("max_length")
    low = 0 if least is None else least
    high = 4000 if most is None else most
    if not 0 <= low <= 4000 or not 1 <= high <= 4000 or low > high:
        form.fault(
            f"{path}.min_length",
            "TEXT_INPUT_COMPONENT_INVALID_LENGTHS",
            "Must be between 0 and max_length, 4000 at most",
        )
    if len(field.get("value") or "") > min(high, 4000):
        form.fault(f"{path}.value", "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    form.at_most(f"{path}.placeholder", field.get("placeholder"), 100)
