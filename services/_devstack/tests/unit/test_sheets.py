"""All variants of a screen are on its sheet, wide ones above phones."""

from pathlib import Path

from devstack.sheets import sheet_of
from PIL import Image

RED, BLUE = (200, 0, 0), (0, 0, 200)


def _pictures(folder: Path) -> list[Path]:
    files: list[Path] = []
    for number in range(8):
        is_wide = number < 4
        file = folder / f"{number}.png"
        Image.new("RGB", (1280, 800) if is_wide else (360, 5_000), RED if is_wide else BLUE).save(file)
        files.append(file)
    return files


def test_wide_screens_stand_two_in_a_row_and_phones_below_them(tmp_path: Path) -> None:
    sheet = sheet_of(_pictures(tmp_path))
    assert sheet.width == 1_440
    colours = [sheet.getpixel((x, y)) for y in (100, 600) for x in (300, 1_100)]
    assert colours == [RED] * 4
    assert [sheet.getpixel((x, 1_000)) for x in (100, 500, 900, 1_300)] == [BLUE] * 4


def test_a_long_page_does_not_make_a_long_sheet(tmp_path: Path) -> None:
    assert sheet_of(_pictures(tmp_path)).height < 2_600
