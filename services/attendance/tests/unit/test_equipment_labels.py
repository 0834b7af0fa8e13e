"""Sheets of labels, drawn by a reader of PDF and looked at."""

from collections.abc import Sequence
from typing import Any

import segno
from attendance.label.codes import grouped
from attendance.label.sheets import Label, LabelSize, bind, by_sheet, draw_sheet
from pypdfium2 import PdfDocument

_SCALE = 4
_LINK = "https://work.example/attendance/code/0123456789ABCDEFGHJKMNPQRS"


def label(name: str) -> Label:
    return Label(link=_LINK, lines=[name, "SN 4711"], code=["01234", "56789"])


def sheets(labels: Sequence[Label], size: LabelSize, skip: int) -> bytes:
    return bind([draw_sheet(each, size.grid) for each in by_sheet(labels, size.grid, skip)])


def text_of(document: PdfDocument, page: int) -> str:
    return str(document[page].get_textpage().get_text_range())


class TestASheet:
    def test_has_as_many_labels_as_its_grid_and_goes_on_overleaf(self) -> None:
        for size in LabelSize:
            on_a_page = size.grid.on_a_page
            document = PdfDocument(sheets([label("Crane")] * (on_a_page + 1), size, 0))
            assert len(document) == 2
            assert text_of(document, 0).count("Crane") == on_a_page
            assert text_of(document, 1).count("Crane") == 1

    def test_leaves_out_what_is_gone_of_the_first(self) -> None:
        document = PdfDocument(sheets([label("Crane")] * 2, LabelSize.LARGE, 7))
        assert [text_of(document, page).count("Crane") for page in range(len(document))] == [1, 1]

    def test_says_how_many_objects_it_has_as_printers_ask(self) -> None:
        file = sheets([label("Crane")], LabelSize.LARGE, 0)
        assert b"/Size %d " % (file.count(b" obj\n") + 1) in file

    def test_says_names_of_any_script(self) -> None:
        document = PdfDocument(
            sheets([label("塔式起重机 7 号"), label("Grue à tour (Nº 7) \\")], LabelSize.LARGE, 0)
        )
        shown = text_of(document, 0)
        assert "塔式起重机" in shown
        assert "à tour (Nº 7) \\" in shown

    def test_says_its_code_in_lines_that_can_be_typed_from(self) -> None:
        code = grouped("4EWP9EFQN9PFZ02301SMQGZPV0").split(" ")
        for size in LabelSize:
            document = PdfDocument(sheets([Label(link=_LINK, lines=["Crane"], code=code)], size, 0))
            _, *lines = text_of(document, 0).splitlines()
            assert " ".join(lines).split() == code
            assert min(map(len, lines)) >= 6

    def test_has_the_squares_of_its_code(self) -> None:
        """Each is looked at where it lies: a reader of QR codes sees nothing else."""
        page: Any = PdfDocument(sheets([label("Crane")], LabelSize.LARGE, 0))[0]
        bitmap = page.render(scale=_SCALE, grayscale=True)
        grey, stride = bytes(bitmap.buffer), bitmap.stride
        grid = LabelSize.LARGE.grid
        side = min(grid.height - 6, grid.width * 0.5 - 3)
        matrix = [[bool(dark) for dark in row] for row in segno.make(_LINK, error="m", micro=False).matrix]
        millimetre = 72 / 25.4 * _SCALE
        left, top = 3 * millimetre, (grid.height - side) / 2 * millimetre
        each = side * millimetre / len(matrix)
        seen: list[list[bool]] = [
            [
                grey[int(top + (y + 0.5) * each) * stride + int(left + (x + 0.5) * each)] < 128
                for x in range(len(matrix))
            ]
            for y in range(len(matrix))
        ]
        assert seen == matrix
