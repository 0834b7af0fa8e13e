"""The pages of a paper as pictures and words, drawn in a render process: phones show no PDF inside a page."""

from io import BytesIO
from typing import cast

from PIL.Image import Image
from pypdfium2 import PdfDocument

from pdf.paper.printed import PagePicture

# Sharp on a phone that shows three dots a pixel, and readable when made twice as large on a desk.
_WIDTH = 1240
_QUALITY = 80
_MOST_PICTURED = 40
_MOST_WORDS = 20_000


def draw_pages(pdf: bytes) -> list[PagePicture]:
    with PdfDocument(pdf) as document:
        return [_draw(document, index) for index in range(min(len(document), _MOST_PICTURED))]


def _draw(document: PdfDocument, index: int) -> PagePicture:
    page = document[index]
    width, _ = page.get_size()
    picture = cast(Image, page.render(scale=_WIDTH / width).to_pil())
    out = BytesIO()
    picture.save(out, "WEBP", quality=_QUALITY, method=2)
    text = page.get_textpage().get_text_range()[:_MOST_WORDS]
    return PagePicture(out.getvalue(), picture.width, picture.height, text)
