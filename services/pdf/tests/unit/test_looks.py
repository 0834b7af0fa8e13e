"""What a paper wears and how it is held together, read out of the PDF that comes of it."""

import re
from io import BytesIO
from typing import Any

import pytest
from chassis.ids import new_id
from fontTools.ttLib import TTFont
from formwork.body import Page
from formwork.printout import Printout
from pdf.paper import renderer
from pdf.paper.brand import LOGO, Brand
from pdf.paper.own_fonts import FONTS
from pdf.paper.sheet import file_name_of, lay_out
from PIL import Image
from pypdf import PdfReader

from ..archive import PHOTO, PHOTO_FIELD, described, field, long_printout, printout, stored


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    renderer.warm_up()


def _picture(size: tuple[int, int] = (64, 48)) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, "orange").save(out, "PNG")
    return out.getvalue()


def _paper(of: Printout, brand: Brand = Brand()) -> PdfReader:  # noqa: B008 -- frozen
    pictures = {each: _picture() for each, file in of.files.items() if file.is_picture}
    content, _ = renderer.render(lay_out(of, brand).html, pictures | {LOGO: _picture((300, 80))})
    return PdfReader(BytesIO(content))


def _fonts(paper: PdfReader) -> set[str]:
    found: set[str] = set()
    pages: list[Any] = [*paper.pages]
    for page in pages:
        fonts: dict[str, Any] = page["/Resources"]["/Font"]
        found |= {re.sub(r"^/[A-Z]{6}\+", "", each.get_object()["/BaseFont"]) for each in fonts.values()}
    return found


def _words(paper: PdfReader) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in paper.pages]


def test_it_wears_the_fonts_of_the_screens() -> None:
    assert _fonts(_paper(long_printout(fields=2, text="Slab B"))) == {
        "Atkinson-Hyperlegible-Next",
        "Atkinson-Hyperlegible-Next-Bold",
        "Bricolage-Grotesque-Bold",
    }


@pytest.mark.parametrize(
    ("text", "font"),
    [
        ("混凝土", "Noto-Sans-CJK-SC"),
        ("👷", "Noto-Color-Emoji"),
        ("தமிழ்", "Noto-Sans-Tamil"),
        ("বাংলা", "Noto-Sans-Bengali"),
        ("မြန်မာ", "Noto-Sans-Myanmar"),
        ("ไทย", "Noto-Sans-Thai"),
        ("Łódź, Đà Nẵng", "Noto-Sans"),
    ],
)
def test_no_script_that_people_write_in_is_boxes(text: str, font: str) -> None:
    paper = _paper(long_printout(fields=1, text=text))
    assert font in {name.removesuffix("-Bold") for name in _fonts(paper)}


def test_it_is_tagged_and_says_its_language_and_title() -> None:
    paper = _paper(printout().model_copy(update={"language": "zh-CN", "template_name": "UX: Toolbox Talk"}))
    root: Any = paper.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]
    assert root["/Lang"] == "zh-CN"
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert b"pdfuaid:part" in root["/Metadata"].get_object().get_data()
    assert paper.metadata is not None
    assert paper.metadata.title == "SSI-0042 UX: Toolbox Talk"


def test_a_file_name_lacks_what_the_title_may_have() -> None:
    assert file_name_of(printout().model_copy(update={"template_name": "UX: Talk"})) == "SSI-0042 UX Talk.pdf"


def test_the_company_s_colour_and_logo_are_on_it() -> None:
    of = long_printout(fields=1, text="x")
    plain, branded = _paper(of), _paper(of, Brand("#8a1c4d", has_logo=True))
    assert [len(each.pages[0].images) for each in (plain, branded)] == [0, 1]
    drawn = branded.pages[0].get_contents()
    assert drawn is not None
    # As a PDF writes #8a1c4d.
    assert b"0.541176 0.109804 0.301961" in drawn.get_data()


def test_photos_stand_three_in_a_row() -> None:
    places = _places_of_photos(_paper(_with_photos(4)))
    (left, top), *beside, (below_left, below) = places
    assert [y for _, y in beside] == [top, top]
    assert below_left == left
    assert below < top
    x = [left, *(x for x, _ in beside)]
    assert x[1] - x[0] == x[2] - x[1] > 56 * _POINTS_A_MM
    assert x[2] + 56 * _POINTS_A_MM < _A4_WIDTH


_POINTS_A_MM = 72 / 25.4
_A4_WIDTH = 210 * _POINTS_A_MM


def _places_of_photos(paper: PdfReader) -> list[tuple[int, int]]:
    """The lower left of each, in points from the lower left of its page."""
    found: list[tuple[int, int]] = []

    def look(operator: bytes, _operands: object, matrix: list[float], _text: object) -> None:
        if operator == b"Do":
            found.append((round(matrix[4]), round(matrix[5])))

    for page in paper.pages:
        page.extract_text(visitor_operand_before=look)
    return found


def _with_photos(count: int) -> Printout:
    of = printout()
    ids = [PHOTO, *(str(new_id()) for _ in range(count - 1))]
    added = {"at": "2026-11-21T08:05:00Z", "by": "Tan Bo"}
    files = {each: {**described(f"{each}.jpg", "image/jpeg", is_picture=True), **added} for each in ids}
    photos = [stored(each, f"{each}.jpg", "image/jpeg") for each in ids]
    values = {PHOTO_FIELD: {"files": [], "photos": photos, "description": ""}}
    return Printout.model_validate({**of.model_dump(by_alias=True), "files": files, "values": values})


def test_who_did_what_is_never_alone_on_the_last_page() -> None:
    """However much stands before it: where it no longer fits, what is before it comes along."""
    alone = re.compile("^Who did what")
    for fields in range(30, 60, 2):
        last = _words(_paper(_one_page(fields)))[-1]
        assert not alone.match(last), fields


def test_who_did_what_goes_on_over_the_page_and_leaves_none_half_empty() -> None:
    """Between its entries, never with one of them alone."""
    parted = 0
    for fields in range(24, 60, 4):
        of = _one_page(fields)
        steps = [of.steps[0].model_copy(update={"step_name": f"Check {number}"}) for number in range(14)]
        first, *rest = _paper(of.model_copy(update={"steps": steps})).pages
        entries = [len(re.findall(r"Check \d+", page.extract_text())) for page in (first, *rest)]
        assert sum(entries) == 14
        assert 1 not in entries, fields
        parted += sum(count > 0 for count in entries) > 1
        if rest:
            assert _lowest_words(first) < 48 * _POINTS_A_MM, fields
    assert parted > 2


def _lowest_words(page: Any) -> float:
    """From the lower edge, above what runs along there."""
    heights: list[float] = []

    def look(text: str, _: object, matrix: list[float], *__: object) -> None:
        if text.strip() and matrix[5] > 19 * _POINTS_A_MM:
            heights.append(matrix[5])

    page.extract_text(visitor_text=look)
    return min(heights)


def _one_page(fields: int) -> Printout:
    made = [field(str(new_id()), "shortText", f"Remark {number}") for number in range(fields)]
    rows = [{"id": str(new_id()), "type": "row", "components": [each]} for each in made]
    page = {"id": str(new_id()), "name": "Remarks", "type": "page", "components": rows}
    values = {each["id"]: "Ties checked" for each in made}
    return printout().model_copy(update={"pages": [Page.model_validate(page)], "values": values})


@pytest.mark.parametrize("weight", [400, 700])
def test_a_zero_has_no_slash(weight: int) -> None:
    """On screens neither: in "10 minutes" it only asks for attention."""
    glyphs: Any = TTFont(FONTS / f"atkinson-hyperlegible-next-{weight}.ttf")["glyf"]
    # An outer line and one inner one; a slash parts the inner one in two.
    assert glyphs["zero"].numberOfContours == 2
    assert [part.glyphName for part in glyphs["zero.tf"].components] == ["zero"]
