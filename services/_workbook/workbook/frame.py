"""What a workbook is made of beside the rows of its sheets."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from xml.sax.saxutils import quoteattr


class Style(IntEnum):
    """By its place among `cellXfs`."""

    PLAIN = 0
    HEADING = 1
    DAY = 2


# Of numbers with so many decimals: grouped as the reader's country does.
_FORMATS = ("#,##0", "#,##0.0", "#,##0.00", "#,##0.000", "#,##0.0000", "#,##0.00000", "#,##0.000000")
PLACES = tuple(range(len(Style), len(Style) + len(_FORMATS)))

_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
# The numbers below it belong to the formats that programs know by themselves.
_FIRST_OWN_FORMAT = 164


def _relationship(at: int, kind: str, target: str) -> str:
    return f'<Relationship Id="rId{at}" Type="{_OFFICE}/{kind}" Target="{target}"/>'


def _relationships(*each: str) -> str:
    return f'{_HEAD}<Relationships xmlns="{_PACKAGE}/relationships">{"".join(each)}</Relationships>'


def _override(path: str, kind: str) -> str:
    return f'<Override PartName="/{path}" ContentType="{_TYPE}.{kind}+xml"/>'


def _style(format_: int, font: int = 0) -> str:
    marks = ' applyNumberFormat="1"' * bool(format_) + ' applyFont="1"' * bool(font)
    return f'<xf numFmtId="{format_}" fontId="{font}" fillId="0" borderId="0" xfId="0"{marks}/>'


def _styles() -> str:
    own = enumerate(("yyyy-mm-dd", *_FORMATS), start=_FIRST_OWN_FORMAT)
    formats = "".join(f'<numFmt numFmtId="{at}" formatCode="{code}"/>' for at, code in own)
    count = len(_FORMATS) + 1
    cells = [_style(0), _style(0, font=1), *(_style(_FIRST_OWN_FORMAT + at) for at in range(count))]
    font = '<sz val="11"/><name val="Calibri"/><family val="2"/>'
    return (
        f'{_HEAD}<styleSheet xmlns="{_SHEET}"><numFmts count="{count}">{formats}</numFmts>'
        f'<fonts count="2"><font>{font}</font><font><b/>{font}</font></fonts>'
        '<fills count="2"><fill><patternFill patternType="none"/></fill>'
        '<fill><patternFill patternType="gray125"/></fill></fills>'
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
        f'<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
        f'<cellXfs count="{len(cells)}">{"".join(cells)}</cellXfs>'
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
    )


def sheet_path(number: int) -> str:
    """From 1."""
    return f"xl/{_sheet(number)}"


def _sheet(number: int) -> str:
    return f"worksheets/sheet{number}.xml"


_STYLES = _styles()


def frame(names: Sequence[str]) -> Mapping[str, str]:
    """Every part but the sheets of these names."""
    numbered = [*enumerate(names, start=1)]
    sheets = [f'<sheet name={quoteattr(name)} sheetId="{at}" r:id="rId{at}"/>' for at, name in numbered]
    related = [_relationship(at, "worksheet", _sheet(at)) for at, _ in numbered]
    return {
        "[Content_Types].xml": f'{_HEAD}<Types xmlns="{_PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f"{_override('xl/workbook.xml', 'sheet.main')}{_override('xl/styles.xml', 'styles')}"
        f"{''.join(_override(sheet_path(at), 'worksheet') for at, _ in numbered)}</Types>",
        "_rels/.rels": _relationships(_relationship(1, "officeDocument", "xl/workbook.xml")),
        "xl/workbook.xml": f'{_HEAD}<workbook xmlns="{_SHEET}" xmlns:r="{_OFFICE}"><sheets>'
        f"{''.join(sheets)}</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": _relationships(
            *related, _relationship(len(numbered) + 1, "styles", "styles.xml")
        ),
        "xl/styles.xml": _STYLES,
    }
