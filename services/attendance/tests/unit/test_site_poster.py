"""The poster of a site, drawn by a reader of PDF and looked at."""

from io import BytesIO
from typing import Any

import pytest
from attendance.label.poster import CODE_BOTTOM, CODE_SIDE, Poster, draw_poster, picture_of
from PIL import Image
from pypdfium2 import PdfDocument

_MM = 72 / 25.4
_SCALE = 2
_RED = (190, 20, 30)
_LONG = "Kaki Bukit Polyclinic and Senior Care Centre, Phase 2 West Wing and Basement Car Park"


def png(mode: str = "RGB", color: Any = _RED, **how: Any) -> bytes:
    written = BytesIO()
    Image.new(mode, (40, 10), color).save(written, "PNG", **how)
    return written.getvalue()


def drawn(project: str = "Jetty 4", company: str = "Northbank Builders", **more: Any) -> Any:
    poster = Poster(
        link="https://work.example/attendance/site/0123456789ABCDEFGHJKMNPQRS",
        code="01234 56789 ABCDE",
        project=project,
        company=company,
        what_for=["Clock in or out here", "在此打卡上下班"],
        how=["Open camera, scan, tap", "打开相机，扫码，打卡"],
        **more,
    )
    document = PdfDocument(draw_poster(poster))
    assert len(document) == 1
    return document[0]


def pixels(page: Any) -> Any:
    return page.render(scale=_SCALE).to_pil().convert("RGB")


class TestAPoster:
    def test_says_it_as_large_and_as_dark_in_the_second_language(self) -> None:
        page = drawn()
        heights = dict[str, float]()
        words = page.get_textpage()
        text = words.get_text_range()
        for line in ("Clock in or out here", "在此打卡上下班", "Open camera", "打开相机"):
            _, bottom, _, top = words.get_charbox(text.index(line))
            heights[line] = (top - bottom) / _MM
        # About a four-hundredth of two metres: what an eye that needs no glasses reads at ease.
        assert min(heights.values()) > 4.5, heights
        assert heights["在此打卡上下班"] > 0.8 * heights["Clock in or out here"]

    def test_says_in_two_languages_what_it_is_for_and_no_address(self) -> None:
        page = drawn()
        assert [round(each / _MM) for each in page.get_size()] == [210, 297]
        shown = page.get_textpage().get_text_range()
        for each in ("Northbank Builders", "Jetty 4", "Clock in or out here", "在此打卡上下班", "scan, tap"):
            assert each in shown
        assert "01234 56789 ABCDE" in shown
        assert "http" not in shown

    def test_has_a_code_that_is_read_from_afar_alone_on_white(self) -> None:
        assert CODE_SIDE >= 90
        image = pixels(drawn())
        unit = _MM * _SCALE
        bottom, left = (297 - CODE_BOTTOM) * unit, (210 - CODE_SIDE) / 2 * unit
        box = left, bottom - CODE_SIDE * unit, left + CODE_SIDE * unit, bottom
        # Its corners are dark, and four squares around it are white.
        for x, y in ((box[0] + 4, box[1] + 4), (box[2] - 4, box[1] + 4), (box[0] + 4, box[3] - 4)):
            assert max(image.getpixel((int(x), int(y)))) < 60
        quiet = int(CODE_SIDE / 37 * 4 * unit) - 2
        whole = [int(box[0] - quiet), int(box[1] - quiet), int(box[2] + quiet), int(box[3] + quiet)]
        for side, inner in enumerate((box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2)):
            strip = [*whole]
            strip[(side + 2) % 4] = int(inner)
            assert image.crop(tuple(strip)).getextrema() == ((255, 255),) * 3, side

    def test_wears_the_colour_and_logo_of_the_company(self) -> None:
        image = pixels(drawn(color="#123abc", logo=png()))
        assert image.getpixel((100, 10)) == (0x12, 0x3A, 0xBC)
        assert image.getpixel((int(25 * _MM * _SCALE), int(25 * _MM * _SCALE))) == _RED

    def test_has_room_for_a_long_name_in_any_script(self) -> None:
        for project in (_LONG, "x" * 120, "加基武吉综合诊所与乐龄护理中心二期西翼及地下停车场" * 2):
            image = pixels(drawn(project, logo=png()))
            width, _ = image.size
            margin = image.crop((width - int(12 * _MM * _SCALE), 90, width, image.size[1] - 60))
            assert margin.getextrema() == ((255, 255),) * 3
        owner = f"{_LONG} Constructors and Partners Private Limited, Joint Venture"
        assert "…" in drawn(company=owner).get_textpage().get_text_range()
        assert _LONG in " ".join(drawn(_LONG).get_textpage().get_text_range().split())


@pytest.mark.parametrize(
    "logo",
    [b"", b"GIF89a", png()[:20], png("RGBA", (1, 2, 3, 4)), png("P", 0), b"\x89PNG\r\n\x1a\n" + b"\0" * 40],
)
def test_a_logo_that_can_t_be_drawn_as_it_is_is_left_out(logo: bytes) -> None:
    assert picture_of(logo) is None
    assert "Northbank Builders" in drawn(logo=logo).get_textpage().get_text_range()
