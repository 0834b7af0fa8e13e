"""Workbooks of strangers: read, or refused in words; never unpacked beyond their bounds."""

import random
import zipfile
from collections.abc import Mapping
from io import BytesIO

import pytest
from formwork.portable import Unreadable, read_file

from services._formwork.tests.unit.portable.workbooks import YES_NO, row, workbook


class TestHostileWorkbooks:
    SOUND = workbook([row("text", "a", "A"), row("select_one yn", "b", "B", relevant="${a} != ''")], YES_NO)

    def test_2000_mutated_ones_are_read_or_refused_in_words(self) -> None:
        dice = random.Random(113)
        parts = _unpacked(self.SOUND)
        refusals = 0
        for at in range(2_000):
            content = _packed(_mutated(dice, parts)) if at % 2 else _cut(dice, self.SOUND)
            try:
                read_file(content)
            except Unreadable as unreadable:
                refusals += bool(unreadable.note.words["en"])
        assert refusals > 500

    def test_a_bomb_is_not_unpacked(self) -> None:
        parts = {**_unpacked(self.SOUND), "xl/worksheets/sheet1.xml": b" " * 200_000_000}
        assert _refusal(_packed(parts)) == "workbookTooLarge"

    def test_entities_are_refused(self) -> None:
        sheet = b'<!DOCTYPE a [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>'
        assert (
            _refusal(_packed({**_unpacked(self.SOUND), "xl/worksheets/sheet1.xml": sheet}))
            == "damagedWorkbook"
        )

    def test_rows_and_parts_are_counted(self) -> None:
        assert _refusal(workbook([row("note", str(at), "x") for at in range(6_000)])) == "tooManyRows"
        assert _refusal(workbook([row("text", str(at), "x") for at in range(1_500)])) == "brokenForm"
        many = {f"x{at}": b"" for at in range(3_000)}
        assert _refusal(_packed({**_unpacked(self.SOUND), **many})) == "workbookTooLarge"

    def test_deep_and_long_expressions_are_not_carried(self) -> None:
        for relevant in ("(" * 900 + "1", "not(" * 400, "${a} = 1 or " * 150 + "${a} = 1", "-" * 900):
            _, form = read_file(
                workbook([row("integer", "a", "A"), row("text", "b", "B", relevant=relevant)])
            )
            assert [each.code for each in form.notes] == ["columnNotCarried"]

    @pytest.mark.parametrize("column", ["label", "relevant", "calculation", "choice_filter"])
    def test_thousands_of_spaces_are_looked_through_once(self, column: str) -> None:
        """Where each number of them is tried, reading this takes minutes."""
        asked = {"label": "A", column: "${" + " " * 30_000 + "x"}
        read_file(workbook([row("select_one yn", f"a{at}", **asked) for at in range(40)], YES_NO))


def _refusal(content: bytes) -> str:
    with pytest.raises(Unreadable) as caught:
        read_file(content)
    return caught.value.note.code


def _unpacked(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _packed(parts: Mapping[str, bytes]) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return file.getvalue()


def _mutated(dice: random.Random, parts: dict[str, bytes]) -> dict[str, bytes]:
    name = dice.choice([*parts])
    content = parts[name]
    at = dice.randrange(len(content))
    put_in = dice.choice(
        [b"", b"<", b"</c>", b'r="ZZZ99999999"', b't="s"', b"9" * 400, b"\xff", b"<c><v>1e999</v></c>"]
    )
    return {**parts, name: content[:at] + put_in + content[at + dice.randrange(30) :]}


_PUT_IN = [b"", b"<", b"</c>", b'r="ZZZ99999999"', b't="s"', b"9" * 400, b"\xff", b"<c><v>1e999</v></c>"]


def _cut(dice: random.Random, content: bytes) -> bytes:
    at = dice.randrange(4, len(content))
    return content[:at] + dice.randbytes(dice.randrange(5)) + content[at + dice.randrange(50) :]
