"""Which of the formats a file is of: told by its content, not by its name."""

import codecs
from typing import Literal

from workbook import BrokenWorkbook, TooLargeWorkbook, TooManyRows, is_workbook, read_first_sheet

from formwork.json_guard import is_plain
from formwork.portable.acroform import is_pdf, read_acroform
from formwork.portable.formio import is_formio, read_formio
from formwork.portable.listed import is_listed, read_listed, rows_of_csv
from formwork.portable.own import FORMAT, json_of, read_own
from formwork.portable.questions import MOST_QUESTIONS
from formwork.portable.result import ImportedForm, Unreadable
from formwork.portable.surveyjs import is_surveyjs, read_surveyjs
from formwork.portable.xlsform import read_xlsform

FileFormat = Literal["own", "xlsform", "surveyjs", "formio", "acroform", "list"]


def read_file(content: bytes) -> tuple[FileFormat, ImportedForm]:
    """Raises `Unreadable` and nothing else, whatever the file."""
    if not content:
        raise Unreadable("emptyFile")
    # Some programs put a mark before what they save as UTF-8.
    content = content.removeprefix(codecs.BOM_UTF8)
    if content.lstrip()[:1] == b"{":
        return _read_json(content)
    if is_pdf(content):
        return "acroform", read_acroform(content)
    if is_workbook(content):
        return _read_workbook(content)
    return "list", read_listed(rows_of_csv(content))


def _read_json(content: bytes) -> tuple[FileFormat, ImportedForm]:
    file = json_of(content)
    if file.get("format") == FORMAT:
        return "own", read_own(file)
    # Where it is kept with what belongs to it, the form itself is in here.
    form = file["form"] if isinstance(file.get("form"), dict) else file
    if not is_plain(form):
        raise Unreadable("brokenFile", "/")
    if is_surveyjs(form):
        return "surveyjs", read_surveyjs(form)
    if is_formio(form):
        return "formio", read_formio(form)
    raise Unreadable("unknownFormat")


def _read_workbook(content: bytes) -> tuple[FileFormat, ImportedForm]:
    try:
        return "xlsform", read_xlsform(content)
    except Unreadable as unreadable:
        if unreadable.note.code != "noSurvey":
            raise
        try:
            rows = read_first_sheet(content, MOST_QUESTIONS + 2)
        except (BrokenWorkbook, TooLargeWorkbook, TooManyRows):
            raise unreadable from None
        listed = [[row.cells.get(at, "") for at in range(max(row.cells, default=-1) + 1)] for row in rows]
        if not listed or not is_listed(listed[0]):
            raise
        return "list", read_listed(listed)
