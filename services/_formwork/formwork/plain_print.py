"""A field that is newer than who prints it: label and value as plain text, and that it is so."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from formwork.pages import Field
from formwork.print_context import PrintContext

_TEMPLATE = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "fields"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
).get_template("plain.html")


def print_plainly(field: Field, value: Any, paper: PrintContext) -> Markup:
    html = _TEMPLATE.render(
        label=_label(field),
        text="\n".join(_lines(value, paper)),
        note=paper.say("This field is newer than this PDF's software, which shows it as plain text."),
    )
    return Markup(html)  # noqa: S704 -- autoescaped


def _label(field: Field) -> str:
    label = field.setting.get("label")
    return label if isinstance(label, str) and label else field.name or field.type


def _lines(value: object, paper: PrintContext, name: str = "") -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, inner in cast("Mapping[str, object]", value).items():
            yield from _lines(inner, paper, f"{name} {key}".strip())
    elif isinstance(value, list):
        for inner in cast("list[object]", value):
            yield from _lines(inner, paper, name)
    elif value is not None and value != "":
        # A file is told by the name it has, not by its id.
        file = paper.printout.files.get(value) if isinstance(value, str) else None
        text = file.name if file else _text(value)
        yield f"{name}: {text}" if name else text


def _text(value: object) -> str:
    # As JSON writes it, in any language.
    return str(value).lower() if isinstance(value, bool) else str(value)
