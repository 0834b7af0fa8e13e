"""The rows of an XLSForm → pages, fields and rules, with a note for whatever does not come along."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from formwork.body import MOST_PAGES, UNNAMED, BodyInvalid, parse_body
from formwork.fields.input_table.grid import MOST_COLUMNS, may_be_column
from formwork.fields.registry import KINDS
from formwork.portable import drawing
from formwork.portable.result import MOST_NOTES, DrawnList, ImportedForm, Note, Unreadable
from formwork.portable.xlsform.cascades import Cascades
from formwork.portable.xlsform.expression import NotCarried, read_expression
from formwork.portable.xlsform.fields import METADATA, Tell, asked, drawn_of, refers, words_of
from formwork.portable.xlsform.formulas import formula_of
from formwork.portable.xlsform.named import Question, Questions
from formwork.portable.xlsform.rules import Later, Within, rules_of, settle
from formwork.portable.xlsform.sheets import Line, XlsForm, sheets_of
from formwork.portable.xlsform.tree import Branch, tree_of

_LONGEST_SUBJECT = 200
_ROWS_OF_A_TABLE = 3
_MOST_ROWS_OF_A_TABLE = 50


def read_xlsform(content: bytes) -> ImportedForm:
    return _Making(sheets_of(content)).form()


@dataclass
class _Making:
    sheets: XlsForm
    notes: list[Note] = field(default_factory=list[Note])
    pages: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    questions: Questions = field(default_factory=Questions)
    later: list[Later] = field(default_factory=list[Later])

    def __post_init__(self) -> None:
        settings = self.sheets.settings
        self.name = settings.get("form_title", settings.get("title", ""))[:120]
        self.ids = drawing.Ids(settings.get("form_id", settings.get("id_string", self.name)))
        self.notes += self.sheets.notes
        self.labels = {line["name"]: line["label"] for line in self.sheets.questions}

    def form(self) -> ImportedForm:
        self._draw_pages(tree_of(self.sheets.questions))
        if not self.pages:
            raise Unreadable("nothingCarried")
        lists = self._cascades()
        self.pages[0]["conditions"] = rules_of(settle(self.later, self.questions, self.tell_at), self.ids)
        try:
            parse_body(self.pages)
        except BodyInvalid as invalid:
            first = invalid.problems[0]
            raise Unreadable("brokenForm", "survey", why=first.words["en"]) from None
        # As they stand in the file, which is how they are looked up there.
        notes = sorted(self.notes, key=lambda note: int(note.place or 0))
        return ImportedForm(self.pages, self.name, notes=notes, lists=lists)

    def _cascades(self) -> Sequence[DrawnList]:
        """Before rules are read: of what is chosen in a list of the company they ask less."""
        waiting = [(each.line, each.question) for each in self.later if each.question is not None]
        cascades = Cascades(waiting, self.sheets.choices, self.ids, self.tell_at)
        # All of its choices come along, however many: a list has more room than a field.
        self.notes = [
            each
            for each in self.notes
            if each.code != "optionsCut" or each.place not in cascades.listed_places
        ]
        return cascades.lists

    def tell_at(self, line: Line) -> Tell:
        def tell(code: str, **params: str | int) -> None:
            if len(self.notes) < MOST_NOTES:
                self.notes.append(Note(code, line.place, params, self._called(line)))

        return tell

    def _called(self, line: Line) -> str:
        return (self._said(line["label"]) or line["name"])[:_LONGEST_SUBJECT]

    def _draw_pages(self, top: Branch) -> None:
        """A group at the top is a page; what stands between groups has a page of its own."""
        loose: list[Line | Branch] = []
        for part in top.parts:
            if isinstance(part, Branch) and not part.repeats and len(self.pages) < MOST_PAGES - 2:
                self._page(UNNAMED if self.pages else self.name, Branch(None, loose))
                loose = []
                self._page(part.name, part)
            else:
                loose.append(part)
        self._page(UNNAMED if self.pages else self.name, Branch(None, loose))

    def _page(self, name: str, group: Branch) -> None:
        page_id, first = self.ids(f"page {group.key}"), len(self.later)
        rows = [*self._rows(group.parts, Within(), group.key)]
        if not rows:
            return
        self.pages.append(drawing.page(page_id, self._said(name)[:500] or UNNAMED, rows))
        if group.line is not None and group.line["relevant"]:
            self.later.insert(first, Later(group.line, page_id=page_id))

    def _rows(self, parts: Sequence[Line | Branch], within: Within, path: str) -> Iterator[dict[str, Any]]:
        for part in parts:
            if isinstance(part, Line):
                made = self._question(part, within, path)
                if made is not None:
                    yield self._row(made.field)
            elif part.repeats:
                table = self._table(part, within)
                if table is not None:
                    yield self._row(table)
            else:
                yield from self._group(part, within, path)

    def _group(self, group: Branch, within: Within, path: str) -> Iterator[dict[str, Any]]:
        """In a page: a heading, then what is in it."""
        assert group.line is not None
        inside = within.also(group.line) if group.line["relevant"] else within
        rows = [*self._rows(group.parts, inside, f"{path}/{group.key}")]
        if rows and group.line["label"]:
            text = self._said(group.line["label"])[:5_000]
            setting = {"label": "", "text": text, "style": "heading"}
            heading = drawing.field(self.ids(f"heading {path}/{group.key}"), "textBlock", setting)
            self.later.append(Later(group.line, fields=[heading], within=within))
            yield self._row(heading)
        yield from rows

    def _question(
        self, line: Line, within: Within, path: str, table_id: str | None = None
    ) -> Question | None:
        tell = self.tell_at(line)
        question = asked(line)
        if question.type in METADATA:
            tell("metadata", type=question.type)
            return None
        if question.type == "calculate":
            return self._calculation(line, within, path, table_id)
        drawn = drawn_of(question, self.sheets.choices.get(question.list_name, ()), tell)
        if drawn is None:
            return None
        for name in ("label", "text", "help"):
            if refers(drawn.setting.get(name, "")):
                tell("answerInText")
                drawn.setting[name] = self._said(drawn.setting[name])
        if line["media"]:
            tell("mediaLeftOut")
        made = drawing.field(
            self.ids(f"{path}/{line['name'] or line.place}"),
            drawn.kind,
            drawn.setting,
            name=line["name"][:500],
            visible=drawn.is_visible,
        )
        return self._named(Question(line["name"], made, drawn.options, table_id), line, within)

    def _calculation(self, line: Line, within: Within, path: str, table_id: str | None) -> Question | None:
        """Of what stands above it, as it is mostly written; else the form could not be published as it is."""
        try:
            formula = formula_of(read_expression(line["calculation"]), self.questions, table_id)
        except NotCarried as not_carried:
            formula, what = line["calculation"][:200], not_carried.what[:60]
            self.tell_at(line)("formulaLeftOut", name=line["name"][:100], what=what, formula=formula)
            return None
        setting = {"label": self._said(line["label"] or line["name"])[:500], "formula": formula}
        made = drawing.field(
            self.ids(f"{path}/{line['name'] or line.place}"), "calculation", setting, name=line["name"][:500]
        )
        return self._named(Question(line["name"], made, {}, table_id), line, within)

    def _named(self, question: Question, line: Line, within: Within) -> Question:
        self.questions.add(question)
        self.later.append(Later(line, question, [question.field], within=within))
        return question

    def _table(self, repeat: Branch, within: Within) -> dict[str, Any] | None:
        assert repeat.line is not None
        line, tell = repeat.line, self.tell_at(repeat.line)
        table_id = self.ids(f"table {repeat.key}")
        columns: list[dict[str, Any]] = []
        for inner in self._lines_in(repeat):
            if len(columns) == MOST_COLUMNS:
                self.tell_at(inner)("columnsCut", most=MOST_COLUMNS)
                break
            if inner["relevant"]:
                self.tell_at(inner)("notInTables", column="relevant")
            made = self._question(inner, Within(), repeat.key, table_id)
            if made is None:
                continue
            if not may_be_column(KINDS[made.kind]):
                self.tell_at(inner)("notInTables", column=inner["type"][:60])
                self.later.pop()
                self.questions.drop(made)
                continue
            columns.append(made.field)
        if not columns:
            tell("repeatLeftOut")
            return None
        label = self._said(line["label"] or line["name"])[:500]
        made = drawing.table(self.ids, table_id, label, columns, self._count_of(repeat.line))
        made["name"] = line["name"][:500]
        question = Question(line["name"], made, {})
        self.questions.add(question)
        self.later.append(Later(line, question, [made], within=within))
        return made

    def _lines_in(self, branch: Branch) -> Iterator[Line]:
        for part in branch.parts:
            if isinstance(part, Line):
                yield part
            elif part.repeats:
                assert part.line is not None
                self.tell_at(part.line)("repeatInRepeat")
            else:
                yield from self._lines_in(part)

    def _count_of(self, line: Line) -> int:
        written = line["repeat_count"]
        if not written:
            return _ROWS_OF_A_TABLE
        if written.isdecimal() and len(written) < 4 and 1 <= int(written) <= _MOST_ROWS_OF_A_TABLE:
            return int(written)
        self.tell_at(line)("columnNotCarried", column="repeat_count", what=written[:60])
        return _ROWS_OF_A_TABLE

    def _row(self, made: dict[str, Any]) -> dict[str, Any]:
        return drawing.row(self.ids(f"row {made['id']}"), made)

    def _said(self, text: str) -> str:
        return words_of(text, self.labels)
