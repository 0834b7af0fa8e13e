"""Which of the formats a file is of: told by its content, not by its name."""

import codecs
from typing import Literal

from workbook import is_workbook

from formwork.portable.own import read_own
from formwork.portable.result import ImportedForm, Unreadable
from formwork.portable.xlsform import read_xlsform

FileFormat = Literal["own", "xlsform"]


def read_file(content: bytes) -> tuple[FileFormat, ImportedForm]:
    """Raises `Unreadable` and nothing else, whatever the file."""
    if not content:
        raise Unreadable("emptyFile")
    # Some programs put a mark before what they save as UTF-8.
    content = content.removeprefix(codecs.BOM_UTF8)
    if content.lstrip()[:1] == b"{":
        return "own", read_own(content)
    if is_workbook(content):
        return "xlsform", read_xlsform(content)
    raise Unreadable("unknownFormat")
