"""A paper by the press, as a ratio to plain WeasyPrint, both warm, and to a Chromium that starts for it.

All three print the same HTML with the same pictures and take turns within one run, so that what the machine
does meanwhile meets all alike. The processor's time is told too: a busy machine stretches only the clock's.
A number on the command line is that of the rounds.
"""

import gc
import multiprocessing
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from devstack.console import Failure
from devstack.system_packages import browser
from inspection import Inspection
from pdf.paper import renderer
from pdf.paper.sheet import html_of
from weasyprint import HTML

ROUNDS = 15
CHROMIUM_ROUNDS = 5
# The first papers of a process read fonts and fill caches: both are asked when they have settled.
SETTLING = 3
_CHROMIUM = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run", "--no-pdf-header-footer"),
)


class Took(NamedTuple):
    seconds: float
    processor: float


class Printer:
    """A process of its own, as the press has them, that prints one paper each time it is asked."""

    def __init__(self, serve: Callable[[Connection, str, dict[str, bytes]], None], paper: Inspection) -> None:
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        arguments = (there, html_of(paper.printout), paper.images)
        self._process = context.Process(target=serve, args=arguments, daemon=True)
        self._process.start()

    def print(self) -> Took:
        self._here.send("print")
        return self._here.recv()

    def end(self) -> None:
        self._here.send("end")
        self._process.join()


def serve_press(asked: Connection, html: str, images: dict[str, bytes]) -> None:
    renderer.warm_up()
    _serve(asked, lambda: renderer.render(html, images))


def serve_plain(asked: Connection, html: str, images: dict[str, bytes]) -> None:
    """Defaults of the library, but for where it finds the pictures."""
    _serve(asked, lambda: HTML(string=html, url_fetcher=renderer.OnlyItsPictures(images)).write_pdf())


def _serve(asked: Connection, work: Callable[[], object]) -> None:
    while asked.recv() == "print":
        begun, used = time.perf_counter(), time.process_time()
        work()
        asked.send(Took(time.perf_counter() - begun, time.process_time() - used))
        gc.collect()  # what one paper left is not the next one's to clear away


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    paper = Inspection()
    press, plain = Printer(serve_press, paper), Printer(serve_plain, paper)
    for _ in range(SETTLING):
        for printer in (press, plain):
            printer.print()
    ours: list[Took] = []
    theirs: list[Took] = []
    for number in range(rounds):
        # Whoever is first meets a colder cache: they take turns.
        for printer, took in ((press, ours), (plain, theirs))[:: 1 if number % 2 else -1]:
            took.append(printer.print())
    _say(f"A paper of three pages with four photos, {rounds} each, warm, in turn")
    _compare("plain WeasyPrint", [each.seconds for each in ours], [each.seconds for each in theirs])
    _say("The same, processor time")
    _compare("plain WeasyPrint", [each.processor for each in ours], [each.processor for each in theirs])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = _laid_out(paper, Path(folder))
        pairs = [(press.print().seconds, _chromium(page)) for _ in range(min(rounds, CHROMIUM_ROUNDS))]
    _say("Against a browser that is started for it")
    _compare("cold Chromium", *(list(side) for side in zip(*pairs, strict=True)))
    press.end()
    plain.end()
    return 0


def _laid_out(paper: Inspection, folder: Path) -> Path:
    html = html_of(paper.printout)
    for file_id, content in paper.images.items():
        (folder / file_id).write_bytes(content)
        html = html.replace(f"picture:{file_id}", file_id)
    page = folder / "paper.html"
    page.write_text(html)
    return page


def _chromium(page: Path) -> float:
    program = browser()
    if program is None:
        raise Failure("bench", "no Chromium found", "apt-get install chromium, or CHROMIUM=/path/to/chrome")
    printed = page.with_suffix(".pdf")
    printed.unlink(missing_ok=True)
    own = f"--user-data-dir={page.parent / 'profile'}"
    begun = time.perf_counter()
    said = subprocess.run(
        [program, *_CHROMIUM, own, f"--print-to-pdf={printed}", page.as_uri()],
        capture_output=True,
        check=False,
    )
    took = time.perf_counter() - begun
    if not printed.is_file():
        raise Failure("bench", "Chromium printed nothing", lines=said.stderr.decode().splitlines()[-5:])
    return took


def _compare(other: str, ours: list[float], theirs: list[float]) -> None:
    ratios = sorted(mine / its for mine, its in zip(ours, theirs, strict=True))
    _say(f"  press            {statistics.median(ours) * 1000:7.0f} ms")
    _say(f"  {other:<17}{statistics.median(theirs) * 1000:7.0f} ms")
    _say(f"  ratio {statistics.median(ratios):.2f}   ({ratios[0]:.2f} to {ratios[-1]:.2f})\n")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
