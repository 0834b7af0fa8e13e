from collections.abc import AsyncGenerator

import pytest
from pdf.paper.render_pool import RenderLimits, RenderPool
from PIL import ImageChops
from PIL.Image import Image
from pypdfium2 import PdfDocument
from weasyprint import HTML

CHINESE = "混凝土浇筑，三层楼板：“合格”。"
STYLE = "<style>html { font: 11pt 'DejaVu Sans', 'Noto Sans CJK SC' }</style>"
# Edges of letters may be drawn a shade lighter; a letter that is another one is far beyond this.
A_SHADE = 24


@pytest.fixture
async def pool() -> AsyncGenerator[RenderPool]:
    pool = RenderPool(RenderLimits(processes=1, seconds=20, memory=1024**3))
    yield pool
    await pool.close()


def pictures(pdf: bytes) -> list[Image]:
    with PdfDocument(pdf) as document:
        return [page.render(scale=2).to_pil().convert("L") for page in document]


def text(pdf: bytes) -> str:
    with PdfDocument(pdf) as document:
        return "".join(page.get_textpage().get_text_range() for page in document)


@pytest.mark.parametrize(
    "html",
    [
        f"<p>{CHINESE}</p><p><b>{CHINESE}</b></p><p>Slab B, level 3</p>",
        f"<p>Ωμέγα Бетон かな 繁體字 {CHINESE} 👷 \ue000 \U0002a6d6</p>",
        f"<p style='font-family: Noto Serif CJK SC'>{CHINESE} fi ffl 2½ m²</p>",
    ],
    ids=["Chinese and Latin", "many scripts and characters that no font has", "another face"],
)
async def test_a_paper_looks_and_reads_as_the_library_makes_it(pool: RenderPool, html: str) -> None:
    paper = await pool.print((STYLE + html).encode(), {})
    plain = HTML(string=STYLE + html).write_pdf()
    assert plain is not None
    assert text(paper.content) == text(plain)
    for ours, theirs in zip(pictures(paper.content), pictures(plain), strict=True):
        darkest = ImageChops.difference(ours, theirs).getextrema()[1]
        assert isinstance(darkest, int)
        assert darkest < A_SHADE


async def test_a_chinese_font_is_as_large_as_what_is_written_in_it(pool: RenderPool) -> None:
    paper = await pool.print(f"{STYLE}<p>{CHINESE}</p>".encode(), {})
    assert b"/CIDFontType0C" in paper.content
    assert len(paper.content) < 20_000
