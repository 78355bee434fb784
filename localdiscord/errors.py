"""Discord's errors: an HTTP status, Discord's own error code, its sentence, and for a form error the field.

ApiError
 └── RateLimited      429, with the seconds to wait
"""

from collections.abc import Sized

from localdiscord.records import Json

_REFUSALS: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (400, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    10087: (404, "Unknown Tag"),
    10124: (404, "Unknown Activity Instance"),  # not verified against Discord
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30033: (400, "Maximum number of thread participants has been reached (1000)"),
    30034: (400, "Maximum number of daily application command creates has been reached (200)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    30046: (400, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40061: (400, "Tag names must be unique"),
    40066: (400, "There are no tags available that can be set by non-moderators"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    40094: (400, "This interaction has hit the maximum number of follow up messages"),  # its status is not verified
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50106: (403, "You do not have access to launch this activity"),  # not verified against Discord
    50109: (400, "The request body contains invalid JSON."),
    50240: (  # not verified against Discord
        400,
        "You cannot remove this app's Entry Point command in a bulk update operation.",
    ),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    180000: (400, "Cannot update a finished event"),
}


class ApiError(Exception):
    """An error response of Discord's API."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The JSON body of the answer."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body

    def words(self) -> str:
        """The sentence shown to a user: the first error of a form, else the message."""
        return _first_fault(self.errors) if self.errors else self.message


class RateLimited(ApiError):
    """Too many calls; `retry_after` seconds until the next may come."""

    def __init__(self, retry_after: float, *, everywhere: bool) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.retry_after = retry_after
        self.everywhere = everywhere

    def body(self) -> Json:
        """The JSON body with the time to wait, in seconds."""
        return {
            "message": self.message,
            "code": 0,
            "retry_after": round(self.retry_after, 3),
            "global": self.everywhere,
        }


def refuse(code: int, status: int | None = None, message: str | None = None) -> ApiError:
    """The error with this code, in Discord's words unless others are given."""
    known_status, known_message = _REFUSALS.get(code, (400, "Unknown error"))
    return ApiError(status or known_status, code, message or known_message)


class FormErrors:
    """Collects the errors of a request body and raises them together (50035)."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def fault(self, path: str, code: str, message: str) -> None:
        """Add an error at a dotted path such as `components.0.label`."""
        place = self.errors
        for step in path.split(".") if path else []:
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: str, low: int, high: int) -> None:
        """Add an error unless the text has `low` to `high` characters."""
        if low == 1 and not value:
            self.fault(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not low <= len(value) <= high:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def at_most(self, path: str, held: Sized | None, most: int) -> None:
        """Add an error if there are more than `most` characters or members."""
        if held and len(held) > most:
            self.fault(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def finish(self) -> None:
        """Raise if there are errors."""
        if self.errors:
            raise ApiError(400, 50035, "Invalid Form Body", self.errors)


def invalid(path: str, code: str, message: str) -> ApiError:
    """The error of a request body with a single fault."""
    form = FormErrors()
    form.fault(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", form.errors)


def _first_fault(errors: Json) -> str:
    for key, value in errors.items():
        if key == "_errors":
            return str(value[0]["message"])
        return _first_fault(value)
    return "Invalid Form Body"
