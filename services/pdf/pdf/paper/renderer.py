"""HTML to PDF, in a render process: it opens no address and no file."""

import gc
from io import BytesIO
from pathlib import Path

from weasyprint import HTML
from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from pdf.paper.own_fonts import with_own_fonts
from pdf.paper.subsetting import name_bare_fonts, use_cut_fonts

_SCHEME = "picture:"
_SHEET = Path(__file__).with_name("sheet.css")
_OBJECTS_BETWEEN_WALKS = 400_000

_fonts: FontConfiguration | None = None


class OnlyItsPictures(URLFetcher):
    """Knows the pictures it was given and nothing else: no file, no address, no redirect is ever opened."""

    def __init__(self, images: dict[str, bytes]) -> None:
        super().__init__(allowed_protocols=())
        self._images = images

    def fetch(self, url: str, headers: dict[str, str] | None = None) -> URLFetcherResponse:
        del headers
        image = self._images.get(url.removeprefix(_SCHEME)) if url.startswith(_SCHEME) else None
        if image is None:
            raise ValueError("not one of this paper's pictures")
        return URLFetcherResponse(url, image)


def warm_up() -> None:
    """Once a process: the fonts are read and the libraries loaded before the first paper is waited for."""
    global _fonts
    use_cut_fonts()
    _fonts = with_own_fonts()
    # In the fonts of every paper, thin and bold.
    words = "<h1>Ready 就绪</h1><p>Ready 就绪 <b>Ready 就绪</b></p>"
    render(f"<html lang=en><title>Ready</title><style>{_SHEET.read_text()}</style>{words}", {})
    # A paper is half a million small objects that live until it is done: the collector walks them rarely.
    gc.freeze()
    gc.set_threshold(_OBJECTS_BETWEEN_WALKS)


def render(html: str, images: dict[str, bytes]) -> tuple[bytes, int]:
    """The PDF, and how many pages it has."""
    document = HTML(string=html, url_fetcher=OnlyItsPictures(images)).render(font_config=_fonts)
    out = BytesIO()
    document.write_pdf(out, finisher=name_bare_fonts, pdf_variant="pdf/ua-1")
    return out.getvalue(), len(document.pages)  # pyright: ignore[reportUnknownArgumentType]
