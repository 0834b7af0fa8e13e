"""How the fields of a submission look on paper, as HTML. How pages look around them is the pdf service's."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from formwork.blank import stripped
from formwork.body import UNNAMED, Body, Field, Row
from formwork.fields.registry import KINDS
from formwork.print_context import PrintContext


@dataclass(frozen=True)
class PrintedField:
    type: str
    html: Markup


@dataclass(frozen=True)
class PrintedRow:
    fields: tuple[PrintedField, ...]


@dataclass(frozen=True)
class PrintedPage:
    title: str
    """Empty where nothing is to stand above it."""
    rows: tuple[PrintedRow, ...]


def render_pages(paper: PrintContext) -> tuple[PrintedPage, ...]:
    """Every visible field by its kind's `print.html`; escaped, so that no value becomes markup."""
    pages = paper.printout.pages
    body = Body(pages)
    return tuple(
        PrintedPage(_title(paper, number), tuple(_rows(page.components, body, paper)))
        for number, page in enumerate(pages, start=1)
    )


def _title(paper: PrintContext, number: int) -> str:
    """A page that nobody named is told by its number; the only one needs no title."""
    pages = paper.printout.pages
    name = stripped(pages[number - 1].name)
    if name and name != UNNAMED:
        return name
    return paper.page(number) if len(pages) > 1 else ""


def _rows(rows: list[Row], body: Body, paper: PrintContext) -> Iterator[PrintedRow]:
    for row in rows:
        fields = tuple(_printed(field, body, paper) for field in row.components if field.visible)
        if fields:
            yield PrintedRow(fields)


def _printed(field: Field, body: Body, paper: PrintContext) -> PrintedField:
    kind, setting = body.kind_of(field.id), body.setting_of(field.id)
    value = paper.printout.values.get(field.id)
    is_filled = value is not None and kind.has_shape(value) and not kind.is_empty(value)
    shown = value if is_filled else None
    html = _template(field.type).render(kind.print_view(setting, shown, paper), label=setting.label)
    return PrintedField(field.type, Markup(html))  # noqa: S704 -- autoescaped


@cache
def _template(field_type: str) -> Template:
    module = import_module(type(KINDS[field_type]).__module__)
    folder = Path(str(module.__file__)).parent
    environment = Environment(
        # Its own, else the one that shows a line of text.
        loader=FileSystemLoader([folder, folder.parent]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("print.html")
