"""A form of questions one below the other, without rules: what most files of other builders come to."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from formwork.blank import stripped
from formwork.body import UNNAMED, parse_body
from formwork.fields.drag_area import MOST_ROWS
from formwork.fields.input_table.grid import MOST_COLUMNS
from formwork.fields.registry import KINDS
from formwork.fields.selection import MOST_OPTIONS
from formwork.portable import drawing
from formwork.portable.result import MOST_NOTES, ImportedForm, Note, Unreadable
from formwork.problems import Invalid

PICTURES = ("jpg", "jpeg", "png", "gif", "webp")
MOST_QUESTIONS = 2_000
MOST_PAGES = 100
_MANY = 8
"""More options than these open when they are needed."""
_LONGEST_LABEL, _LONGEST_HELP, _LONGEST_TEXT = 500, 2_000, 5_000
_LONGEST_NAME = 120
CHOICE = "choice"
"""Of one option: a list of them, or a box that opens, as many as there are."""


@dataclass(frozen=True)
class Asked:
    """A question as its file puts it, in our kinds."""

    kind: str
    label: str
    place: str
    help: str = ""
    is_required: bool = False
    options: Sequence[str] = ()
    setting: Mapping[str, Any] = field(default_factory=dict[str, Any])
    # Of a table; of a panel the questions in it.
    columns: Sequence["Asked"] = ()


def as_panel(title: Asked, inner: Sequence[Asked]) -> Iterator[Asked]:
    """A panel with what stands in it; below its title, where that is more than one takes."""
    if not inner or not stripped(title.label):
        yield from inner
    elif len(inner) <= MOST_ROWS:
        yield replace(title, kind="dragArea", columns=inner)
    else:
        yield replace(title, kind="textBlock", setting={})
        yield from inner


@dataclass(frozen=True)
class AskedPage:
    name: str
    questions: Sequence[Asked]


class Making:
    """One form. The same file again makes the same ids."""

    def __init__(self, key: str) -> None:
        self._ids = drawing.Ids(key)
        self._notes: list[Note] = []

    def tell(self, code: str, place: str, subject: str = "", **params: str | int) -> None:
        if len(self._notes) < MOST_NOTES:
            self._notes.append(Note(code, place, params, stripped(subject)[:_LONGEST_NAME]))

    def form(self, name: str, pages: Sequence[AskedPage]) -> ImportedForm:
        drawn = [page for at, each in enumerate(pages) if (page := self._page(at, each))]
        if not drawn:
            raise Unreadable("nothingCarried")
        try:
            parse_body(drawn)
        except Invalid as invalid:
            raise Unreadable("brokenForm", why=invalid.problems[0].words["en"]) from None
        return ImportedForm(drawn, stripped(name)[:_LONGEST_NAME], notes=self._notes)

    def _page(self, at: int, page: AskedPage) -> dict[str, Any] | None:
        rows = [
            drawing.row(self._ids(f"row {each.label}"), field)
            for each in page.questions
            if (field := self._field(each))
        ]
        name = stripped(page.name)[:_LONGEST_LABEL] or UNNAMED
        return drawing.page(self._ids(f"page {at}"), name, rows) if rows else None

    def _field(self, asked: Asked) -> dict[str, Any] | None:
        field_id = self._ids(f"question {asked.label}")
        if asked.kind == "textBlock":
            text = "\n\n".join(each for each in (asked.label, asked.help) if each)[:_LONGEST_TEXT]
            return drawing.field(field_id, "textBlock", {"label": "", "text": text}) if text else None
        if asked.kind == "inputTable":
            return self._table(field_id, asked)
        if asked.kind == "dragArea":
            return self._panel(field_id, asked)
        kind, setting = self._named(asked)
        required = {"required": True} if asked.is_required else {}
        return drawing.field(field_id, kind, setting, **required)

    def _panel(self, field_id: str, asked: Asked) -> dict[str, Any] | None:
        fields = [field for each in asked.columns if (field := self._field(each))]
        setting = {"label": self._cut(asked), "help": asked.help[:_LONGEST_HELP], **asked.setting}
        return drawing.panel(self._ids, field_id, setting, fields) if fields else None

    def _table(self, field_id: str, asked: Asked) -> dict[str, Any] | None:
        fitting = [each for each in asked.columns if _fits_column(each)]
        for each in asked.columns:
            if not _fits_column(each):
                self.tell("typeLeftOut", each.place, each.label, type=each.kind)
        if len(fitting) > MOST_COLUMNS:
            self.tell("columnsCut", fitting[MOST_COLUMNS].place, asked.label, most=MOST_COLUMNS)
        columns = [column for each in fitting[:MOST_COLUMNS] if (column := self._field(each))]
        if not columns:
            self.tell("repeatLeftOut", asked.place, asked.label)
            return None
        return drawing.table(self._ids, field_id, self._cut(asked), columns, rows=1)

    def _named(self, asked: Asked) -> tuple[str, dict[str, Any]]:
        setting = {"label": self._cut(asked), "help": asked.help[:_LONGEST_HELP], **asked.setting}
        if asked.kind not in (CHOICE, "singleSelection", "multipleSelection", "dropdown"):
            return asked.kind, setting
        said = (stripped(each)[:_LONGEST_LABEL] for each in asked.options)
        options = [*dict.fromkeys(filter(None, said))]
        if not options:
            self.tell("optionsMissing", asked.place, asked.label)
        if len(options) > MOST_OPTIONS:
            self.tell("optionsCut", asked.place, asked.label, most=MOST_OPTIONS, count=len(options))
        listed = [{"id": at, "label": each} for at, each in enumerate(options[:MOST_OPTIONS], start=1)]
        one = "dropdown" if len(options) > _MANY else "singleSelection"
        return one if asked.kind == CHOICE else asked.kind, {**setting, "options": listed}

    def _cut(self, asked: Asked) -> str:
        label = stripped(asked.label)
        if len(label) <= _LONGEST_LABEL:
            return label
        self.tell("textCut", asked.place, label, most=_LONGEST_LABEL)
        return label[: _LONGEST_LABEL - 1] + "…"


def _fits_column(asked: Asked) -> bool:
    kind = KINDS.get("singleSelection" if asked.kind == CHOICE else asked.kind)
    return kind is not None and kind.fits_column and kind.holds == "nothing" and kind.is_entered
