"""How the fields of a submission look on paper, as HTML. How pages look around them is the pdf service's."""

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup
from pydantic import ValidationError

from formwork.blank import stripped
from formwork.body import UNNAMED, Body, Field, Page, Row
from formwork.body.tree import fields_in
from formwork.fields.kind import FieldSetting, Prints
from formwork.fields.names import name_of
from formwork.fields.print_template import print_field
from formwork.fields.registry import KINDS
from formwork.plain_print import print_plainly
from formwork.print_context import PrintContext

# What is longer is read more easily in one line of the whole width than in several of half of it.
_LONGEST_BESIDE = 90


@dataclass(frozen=True)
class PrintedField:
    type: str
    html: Markup
    prints: Prints
    is_long: bool = False
    """Its words want the whole width."""

    @property
    def may_share(self) -> bool:
        return self.prints != "wide" and not self.is_long


@dataclass(frozen=True)
class PrintedRow:
    fields: tuple[PrintedField, ...]
    prints: Prints
    is_half: bool = False
    """Its only field leaves the place beside it free."""


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
        if _is_shown(page)
    )


def _is_shown(page: Page) -> bool:
    """A page whose fields are all hidden is none."""
    fields = [field for row in page.components for field in row.components]
    return not fields or any(_is_printed(field) for field in fields)


def _is_printed(field: Field) -> bool:
    # A newer kind is printed as far as it is understood.
    if not field.visible or field.type not in KINDS:
        return field.visible
    kind = KINDS[field.type]
    # A panel says nothing of its own: where rules hide all that stands in it there is none, as on the screen.
    return kind.is_read and (not kind.takes_holders or any(map(_is_printed, fields_in(field))))


def _title(paper: PrintContext, number: int) -> str:
    """A page that nobody named is told by its number; the only one needs no title."""
    pages = paper.printout.pages
    name = stripped(pages[number - 1].name)
    if name and name != UNNAMED:
        return name
    return paper.page(number) if len(pages) > 1 else ""


def _rows(rows: list[Row], body: Body, paper: PrintContext) -> Iterator[PrintedRow]:
    """As the form has them; of what stands alone there and is short, two that follow share a row."""
    waits: PrintedField | None = None
    for row in rows:
        fields = tuple(_printed(field, body, paper) for field in row.components if _is_printed(field))
        if not fields:
            continue
        alone = fields[0] if len(fields) == 1 and fields[0].may_share else None
        if waits and alone and waits.prints == alone.prints:
            yield PrintedRow((waits, alone), alone.prints)
            waits = None
            continue
        if waits:
            yield PrintedRow((waits,), waits.prints, is_half=True)
        waits = alone
        if alone is None:
            yield PrintedRow(fields, _prints_together(fields))
    if waits:
        yield PrintedRow((waits,), waits.prints, is_half=True)


def _prints_together(fields: tuple[PrintedField, ...]) -> Prints:
    ways = {field.prints for field in fields}
    return "wide" if "wide" in ways else "block" if "block" in ways else "line"


def _printed(field: Field, body: Body, paper: PrintContext) -> PrintedField:
    value = paper.printout.values.get(field.id)
    if not _is_known(field, body):
        return PrintedField(field.type, print_plainly(field, value, paper), "wide")
    kind, setting = body.kind_of(field.id), body.setting_of(field.id)
    is_filled = value is not None and kind.has_shape(value) and not kind.is_empty(value)
    shown = value if is_filled else None
    label = _label(field, setting, paper)
    inside = {
        each.id: _printed(each, body, paper).html
        for each in (fields_in(field) if kind.holds == "fields" else ())
        if _is_printed(each)
    }
    html = print_field(kind, setting, shown, paper, label=label, inside=inside)
    if setting.alignment:
        html = Markup('<div class="aligned-{}">{}</div>').format(setting.alignment, html)
    text = kind.text(setting, shown) if is_filled and kind.prints == "line" else ""
    return PrintedField(
        field.type,
        html,
        kind.prints,
        _is_long(label, text),
    )


def _label(field: Field, setting: FieldSetting, paper: PrintContext) -> str:
    """Where its author gave it none: its name, else that of its kind."""
    return (
        stripped(setting.label) or stripped(field.name) or name_of(field.type, paper.printout.language)
        if KINDS[field.type].needs_label
        else setting.label
    )


def _is_long(*texts: str) -> bool:
    return any(len(text) > _LONGEST_BESIDE or "\n" in text for text in texts)


def _is_known(field: Field, body: Body) -> bool:
    """Forms may be newer than who prints: then a kind, or a setting of one, is not known here yet."""
    if field.type not in KINDS:
        return False
    # Fields with a value of their own may be unknown one by one.
    columns = fields_in(field) if KINDS[field.type].holds == "columns" else ()
    if not all(each.type in KINDS for each in columns):
        return False
    if not KINDS[field.type].has_right_parts(field, KINDS):
        return False
    try:
        body.setting_of(field.id)
    except ValidationError:
        return False
    return True
