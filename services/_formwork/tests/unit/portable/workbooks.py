"""XLSForms for tests: rows of texts → a workbook (.xlsx) that every spreadsheet program opens."""

import zipfile
from collections.abc import Mapping, Sequence
from io import BytesIO
from xml.sax.saxutils import escape, quoteattr

_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
# Always the same file of the same rows.
_MOMENT = (2020, 1, 1, 0, 0, 0)


HEADINGS = [
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
    "parameters",
    "repeat_count",
    "read_only",
    "choice_filter",
]
Row = Mapping[str, str]


def row(type_: str, name: str = "", label: str = "", **more: str) -> Row:
    return {"type": type_, "name": name, "label": label, **more}


def workbook(rows: Sequence[Row], choices: Sequence[tuple[str, str, str]] = (), **settings: str) -> bytes:
    columns = list(dict.fromkeys([*HEADINGS, *(key for each in rows for key in each)]))
    survey = [columns, *([each.get(name, "") for name in columns] for each in rows)]
    said = {"form_title": "Concrete pour inspection", **settings}
    return write_workbook(
        {
            "survey": survey,
            "choices": [("list_name", "name", "label"), *choices],
            "settings": [[*said], [*said.values()]],
        }
    )


YES_NO = [("yn", "yes", "Yes"), ("yn", "no", "No")]


def write_workbook(sheets: Mapping[str, Sequence[Sequence[str]]]) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in _parts(sheets).items():
            info = zipfile.ZipInfo(path, _MOMENT)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, _HEAD + content)
    return file.getvalue()


def _parts(sheets: Mapping[str, Sequence[Sequence[str]]]) -> dict[str, str]:
    names = [*sheets]
    numbers = range(1, len(names) + 1)
    types = "".join(
        f'<Override PartName="/xl/worksheets/sheet{at}.xml" ContentType="{_TYPE}.worksheet+xml"/>'
        for at in numbers
    )
    listed = "".join(
        f'<sheet name={quoteattr(name)} sheetId="{at}" r:id="rId{at}"/>'
        for at, name in zip(numbers, names, strict=True)
    )
    related = "".join(
        f'<Relationship Id="rId{at}" Type="{_OFFICE}/worksheet" Target="worksheets/sheet{at}.xml"/>'
        for at in numbers
    )
    return {
        "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types">'
        f'<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPE}.sheet.main+xml"/>{types}</Types>',
        "_rels/.rels": f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Id="rId1" '
        f'Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{_SHEET}" xmlns:r="{_OFFICE}">'
        f"<sheets>{listed}</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
        f"{related}</Relationships>",
        **{
            f"xl/worksheets/sheet{at}.xml": f'<worksheet xmlns="{_SHEET}"><sheetData>{_rows(sheets[name])}'
            "</sheetData></worksheet>"
            for at, name in zip(numbers, names, strict=True)
        },
    }


def _rows(rows: Sequence[Sequence[str]]) -> str:
    return "".join(f'<row r="{at}">{"".join(map(_cell, row))}</row>' for at, row in enumerate(rows, start=1))


def _cell(text: str) -> str:
    # An empty one keeps the others in their columns.
    return f'<c t="inlineStr"><is><t xml:space="preserve">{escape(text)}</t></is></c>' if text else "<c/>"
