"""The three sheets of an XLSForm, with their many spellings of one heading made one."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from workbook import BrokenWorkbook, SheetRow, Sheets, TooLargeWorkbook, TooManyRows, read_sheets

from formwork.portable.result import MOST_NOTES, Note, Unreadable

NOT_CARRIED = "not carried"
"""What one of our own forms lost when it was written: of others no program has such a sheet."""

_WANTED = frozenset({"survey", "choices", "settings", NOT_CARRIED})

_SAME = {
    "caption": "label",
    "relevance": "relevant",
    "calculate": "calculation",
    "readonly": "read_only",
    "constraint_msg": "constraint_message",
    "list": "list_name",
    "value": "name",
    "command": "type",
    "skip_logic": "relevant",
}
_TRANSLATED = frozenset({"label", "hint", "constraint_message", "required_message", "guidance_hint"})
_KNOWN = frozenset(
    [
        "type",
        "name",
        "label",
        "hint",
        "required",
        "relevant",
        "constraint",
        "constraint_message",
        "calculation",
        "default",
        "appearance",
        "read_only",
        "parameters",
        "choice_filter",
        "repeat_count",
        "list_name",
        "trigger",
    ]
)
# Of no meaning for who fills in a form.
_SILENT = frozenset(("note", "notes", "comment", "comments", "disabled", "order", "required_message"))
_PARTS = re.compile(r"\s*::?\s*")


@dataclass(frozen=True)
class _Heading:
    name: str
    language: str = ""


@dataclass(frozen=True)
class Line:
    """A row of a sheet: what it says by heading, in the language of the form."""

    number: int
    cells: Mapping[str, str]

    def __getitem__(self, name: str) -> str:
        return self.cells.get(name, "")

    @property
    def place(self) -> str:
        return str(self.number)


@dataclass(frozen=True)
class XlsForm:
    questions: Sequence[Line]
    choices: Mapping[str, Sequence[Line]]
    settings: Mapping[str, str]
    notes: Sequence[Note]


def sheets_of(content: bytes) -> XlsForm:
    try:
        return _form_of(read_sheets(content, _WANTED))
    except BrokenWorkbook as broken:
        raise Unreadable("damagedWorkbook", broken.part) from None
    except TooLargeWorkbook as too_large:
        raise Unreadable("workbookTooLarge", too_large.part) from None
    except TooManyRows as too_many:
        raise Unreadable("tooManyRows", most=too_many.most) from None


def _form_of(sheets: Sheets) -> XlsForm:
    if not sheets.get("survey"):
        raise Unreadable("noSurvey")
    settings = next(_lines(sheets.get("settings", [])[:2], ""), Line(0, {})).cells
    headings = _headings(sheets["survey"][0])
    languages = list(dict.fromkeys(each.language for each in headings.values() if each.name == "label"))
    wanted = settings.get("default_language", "")
    language = wanted if wanted in languages else (languages or [""])[0]
    lost = _lines(sheets.get(NOT_CARRIED, [])[: MOST_NOTES + 1], "")
    notes = [*_of_languages(language, languages), *_of_columns(headings), *_of_losses(lost)]
    questions = [line for line in _lines(sheets["survey"], language) if line["type"]]
    choices: dict[str, list[Line]] = {}
    for line in _lines(sheets.get("choices", []), language):
        if line["list_name"]:
            choices.setdefault(line["list_name"], []).append(line)
    return XlsForm(questions, choices, settings, notes)


def _headings(row: SheetRow) -> dict[int, _Heading]:
    return {column: _heading(text) for column, text in row.cells.items()}


def heading_name(written: str) -> str:
    return written.lower().replace(" ", "_").replace("-", "_")


def _heading(text: str) -> _Heading:
    first, *others = _PARTS.split(text.strip())
    name = heading_name(first)
    if name in ("bind", "body", "control") and others:
        name, others = others[0].lower(), others[1:]
    if name in ("media", "image", "audio", "video", "big_image"):
        return _Heading("media")
    name = _SAME.get(name, name)
    return _Heading(name, others[0] if others and name in _TRANSLATED else "")


def _lines(rows: Sequence[SheetRow], language: str) -> Iterator[Line]:
    if not rows:
        return
    headings = _headings(rows[0])
    for row in rows[1:]:
        said: dict[str, str] = {}
        own: set[str] = set()
        for column, text in row.cells.items():
            heading = headings.get(column)
            if heading is None:
                continue
            # The form's language, else what is said in any.
            if heading.language == language and heading.name not in own:
                said[heading.name] = text
                own.add(heading.name)
            else:
                said.setdefault(heading.name, text)
        if said:
            yield Line(row.number, said)


def _of_languages(language: str, languages: Sequence[str]) -> Iterator[Note]:
    others = [each for each in languages if each and each != language]
    if others:
        params = {"used": language or "—", "others": ", ".join(others)[:300]}
        yield Note("otherLanguages", "", params)


def _of_columns(headings: Mapping[int, _Heading]) -> Iterator[Note]:
    names = dict.fromkeys(each.name for each in headings.values())
    for name in names:
        if name not in _KNOWN | _SILENT and name not in ("media", "guidance_hint"):
            yield Note("columnLeftOut", "", {"column": name[:100]})


def _of_losses(lines: Iterator[Line]) -> Iterator[Note]:
    for line in lines:
        if why := line["why"][:500]:
            yield Note("leftOutOfFile", "", {"why": why}, line["question"][:200])
