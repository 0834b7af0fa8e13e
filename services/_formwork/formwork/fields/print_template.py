"""A kind's `print.html`, else the one that shows a line of text."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from formwork.fields.kind import FieldKind, FieldSetting
from formwork.print_context import PrintContext

NOTHING: Mapping[str, Markup] = MappingProxyType({})


def print_field(
    kind: FieldKind[Any],
    setting: FieldSetting,
    value: Any,
    paper: PrintContext,
    *,
    label: str,
    inside: Mapping[str, Markup] = NOTHING,
) -> Markup:
    """Of a value that says something, or of None. `inside`: the fields in it as printed, by their ids."""
    html = _template(kind).render(kind.print_view(setting, value, paper), label=label, inside=inside)
    return Markup(html)  # noqa: S704 -- autoescaped


@cache
def _template(kind: FieldKind[Any]) -> Template:
    module = import_module(type(kind).__module__)
    folder = Path(str(module.__file__)).parent
    environment = Environment(
        loader=FileSystemLoader([folder, folder.parent]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("print.html")
