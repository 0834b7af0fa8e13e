import asyncio
import http.server
import os
import signal
import subprocess
import threading
from collections.abc import AsyncGenerator, Generator
from io import BytesIO
from pathlib import Path

import pytest
from chassis.testing.stalls import MOST_SECONDS, watching_stalls
from pdf.paper.render_pool import PaperFailed, RenderLimits, RenderPool
from pdf.paper.size import MOST
from PIL import Image
from pypdf import PdfReader

from ..archive import printout

MEGABYTE = 1024**2


@pytest.fixture(scope="module")
async def pool() -> AsyncGenerator[RenderPool]:
    pool = RenderPool(RenderLimits(processes=1, seconds=20, memory=1024 * MEGABYTE))
    yield pool
    await pool.close()


@pytest.fixture
def canary() -> Generator[tuple[str, list[str]]]:
    """A server that writes down whoever calls it."""
    hits: list[str] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            hits.append(self.path)
            self.send_response(302)
            self.send_header("Location", "file:///etc/hostname")
            self.end_headers()

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", hits
    server.shutdown()
    server.server_close()
    thread.join()


def picture(color: str = "red") -> bytes:
    out = BytesIO()
    Image.new("RGB", (40, 30), color).save(out, "JPEG")
    return out.getvalue()


async def test_prints_latin_and_chinese_text_with_the_pictures_it_was_given(pool: RenderPool) -> None:
    html = "<p>Concrete pour, level 3</p><p>混凝土浇筑，三层</p><img src='picture:one'>".encode()
    with_picture = await pool.print(html, {"one": picture()})
    without = await pool.print(html, {})
    assert with_picture.content.startswith(b"%PDF-")
    assert with_picture.pages == 1
    assert b"/Image" in with_picture.content
    assert b"/Image" not in without.content
    assert "混凝土浇筑" in PdfReader(BytesIO(with_picture.content)).pages[0].extract_text()


async def test_nothing_else_is_ever_opened(
    pool: RenderPool, canary: tuple[str, list[str]], tmp_path: Path
) -> None:
    address, hits = canary
    secret = tmp_path / "secret.png"
    secret.write_bytes(picture("blue"))
    hostile = f"""
      <link rel=stylesheet href="{address}/style"><style>@import url({address}/import);
      @font-face {{ font-family: x; src: url({address}/font) }}
      body {{ background: url({address}/background); font-family: x }}</style>
      <img src="{address}/img"><img src="file://{secret}"><img src="{secret}">
      <object data="{address}/object"></object><embed src="{address}/embed">
      <iframe src="{address}/frame"></iframe>
      <svg width=9 height=9><image href="{address}/svg"/><image href="file://{secret}"/>
      <use href="{address}/use#a"/></svg>
      <img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='{address}/d'/></svg>">
      <img src="http://169.254.169.254/latest/meta-data"><a rel=attachment href="file://{secret}">x</a>
      <link rel=attachment href="file://{secret}"><p>Still here</p>"""
    paper = await pool.print(hostile.encode(), {})
    assert hits == []
    assert paper.pages == 1
    assert b"/Image" not in paper.content
    assert b"/EmbeddedFile" not in paper.content


async def test_a_picture_that_is_none_is_left_out(pool: RenderPool) -> None:
    paper = await pool.print(b"<img src='picture:one'><p>Text</p>", {"one": b"<svg onload=alert(1)>"})
    assert paper.pages == 1


CELLS = "<tr>" + "<td>cell" * 400
A_HUGE_TABLE = f"<style>td {{ width: 1px }}</style><table>{CELLS * 400}".encode()


async def test_a_paper_that_takes_too_long_is_given_up_and_the_pool_goes_on() -> None:
    pool = RenderPool(RenderLimits(processes=1, seconds=3, memory=1024 * MEGABYTE, patience=100))
    try:
        with pytest.raises(PaperFailed) as failed:
            await pool.print(A_HUGE_TABLE, {})
        assert failed.value.is_over_limit
        assert "too long" in str(failed.value)
        assert (await pool.print(b"<p>Next</p>", {})).pages == 1
    finally:
        await pool.close()


async def test_a_paper_that_needs_too_much_memory_is_given_up_and_the_pool_goes_on() -> None:
    pool = RenderPool(RenderLimits(processes=1, seconds=60, memory=450 * MEGABYTE))
    try:
        with pytest.raises(PaperFailed) as failed:
            await pool.print(b"<p>" + b"word " * 4_000_000, {})
        assert "memory" in str(failed.value)
        assert failed.value.is_over_limit, "another try would need as much"
        assert (await pool.print(b"<p>Next</p>", {})).pages == 1
    finally:
        await pool.close()


async def test_a_process_that_is_killed_in_the_middle_of_a_paper_is_replaced_and_the_paper_may_be_tried_again(
    pool: RenderPool,
) -> None:
    await pool.print(b"<p>Ready</p>", {})
    printing = asyncio.create_task(pool.print(A_HUGE_TABLE, {}))
    await asyncio.sleep(1)
    signal_processes(signal.SIGKILL)
    with pytest.raises(PaperFailed) as failed:
        await printing
    assert not failed.value.is_over_limit
    assert (await pool.print(b"<p>Next</p>", {})).pages == 1


async def test_a_process_that_is_killed_while_it_has_no_work_is_replaced(pool: RenderPool) -> None:
    await pool.print(b"<p>Ready</p>", {})
    signal_processes(signal.SIGKILL)
    await asyncio.sleep(1)
    assert (await pool.print(b"<p>Next</p>", {})).pages == 1


async def test_one_that_stands_still_on_a_busy_machine_is_not_the_papers_fault() -> None:
    pool = RenderPool(RenderLimits(processes=1, seconds=4, memory=1024 * MEGABYTE))
    try:
        await pool.print(b"<p>Ready</p>", {})
        signal_processes(signal.SIGSTOP)
        printing = asyncio.create_task(pool.print(b"<p>Next</p>", {}))
        await asyncio.sleep(5)  # more than it may take of a core
        signal_processes(signal.SIGCONT)
        assert (await printing).pages == 1
    finally:
        await pool.close()


async def test_a_form_of_very_many_pages_keeps_nobody_waiting(pool: RenderPool) -> None:
    small = printout()
    page = small.pages[0].model_copy(update={"components": []})
    content = small.model_copy(update={"pages": [page] * 76_000}).model_dump_json().encode()
    async with watching_stalls() as stalls:
        layout = await pool.lay_out(content, "en")
    assert layout.size > MOST
    assert layout.html == b""
    assert stalls.longest < MOST_SECONDS


def signal_processes(number: int) -> None:
    listed = subprocess.run(
        ["pgrep", "-P", str(os.getpid()), "-f", "pdf.paper.program"],
        capture_output=True,
        check=True,
        text=True,
    )
    for pid in listed.stdout.split():
        os.kill(int(pid), number)
