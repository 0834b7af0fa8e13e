"""The names in what is drawn: of pages, fields, choices, steps, buttons. Others read them as any name."""

from typing import Any, cast

from chassis.errors import FieldError
from chassis.http.schema import readable
from chassis.texts import Text

from forms.template.errors import WrongStructure

# The keys of short words that are shown; `tests/unit/test_drawn_names.py` finds one that is missing.
NAMES = frozenset(
    {
        *("name", "label", "listName", "otherLabel", "placeholder", "stepName", "subject", "title", "unit"),
        *("yesLabel", "noLabel", "naLabel", "lowLabel", "highLabel", "description", "button"),
        "templateName",
    }
)


def make_names_readable(drawn: list[dict[str, Any]]) -> None:
    """In place. Of bounded depth, as everything that was parsed."""
    for part in drawn:
        _make_readable(part, str(part.get("id", "")))


def _make_readable(part: Any, subject_id: str) -> None:
    if isinstance(part, list):
        for each in cast("list[Any]", part):
            _make_readable(each, subject_id)
    if not isinstance(part, dict):
        return
    inside = cast("dict[str, Any]", part)
    subject_id = str(inside.get("id", subject_id))
    for key, value in inside.items():
        if not isinstance(value, str):
            _make_readable(value, subject_id)
        # Most are plain: forms are large, and this is done at every save.
        elif key in NAMES and not (value.isascii() and value.isprintable()):
            inside[key] = _readable(value, subject_id)


def _readable(name: str, subject_id: str) -> str:
    try:
        return readable(name)
    except ValueError as error:
        message: Text = error.args[0]
        raise WrongStructure(message, [FieldError(subject_id, message)]) from None
