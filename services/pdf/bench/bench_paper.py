"""A paper by a render process, as a ratio to plain WeasyPrint, both warm, and to a Chromium started for it.

All three print the same HTML with the same pictures and take turns within one run, so that what the machine
does meanwhile meets all alike. Plain is the library's first example: `HTML(string).write_pdf()`, its pictures
files. The processor's time is told too: a busy machine stretches only the clock's.

Rounds go on until the ratio's median is known to within three hundredths, with 95 % certainty; if it never
is, that is said. A number on the command line is that of the most rounds.
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
from pdf.paper.sheet import lay_out
from weasyprint import HTML

MOST_ROUNDS = 120
FEWEST_ROUNDS = 15
# How far the ratio's median may lie from what is told of it.
CLOSE_ENOUGH = 0.03
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
    """A process of its own, as a render pool has them, that prints one paper each time it is asked."""

    def __init__(self, serve: Callable[..., None], *given: object) -> None:
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._process = context.Process(target=serve, args=(there, *given), daemon=True)
        self._process.start()

    def print(self) -> Took:
        self._here.send("print")
        return self._here.recv()

    def end(self) -> None:
        self._here.send("end")
        self._process.join()


def serve_ours(asked: Connection, html: str, images: dict[str, bytes]) -> None:
    renderer.warm_up()
    _serve(asked, lambda: renderer.render(html, images))


def serve_plain(asked: Connection, html: str) -> None:
    _serve(asked, lambda: HTML(string=html).write_pdf())


def _serve(asked: Connection, work: Callable[[], object]) -> None:
    while asked.recv() == "print":
        begun, used = time.perf_counter(), time.process_time()
        work()
        asked.send(Took(time.perf_counter() - begun, time.process_time() - used))
        gc.collect()  # what one paper left is not the next one's to clear away


class Compared:
    """Pairs of what two sides took for the same."""

    def __init__(self, other: str) -> None:
        self._other = other
        self._ours: list[float] = []
        self._theirs: list[float] = []

    def add(self, ours: float, theirs: float) -> None:
        self._ours.append(ours)
        self._theirs.append(theirs)

    @property
    def ratios(self) -> list[float]:
        return sorted(ours / theirs for ours, theirs in zip(self._ours, self._theirs, strict=True))

    @property
    def between(self) -> tuple[float, float]:
        """Where the median of endlessly many rounds lies, with 95 % certainty: an interval of ranks."""
        count = len(self._ours)
        low = max(0, int(count / 2 - 0.98 * count**0.5))
        return self.ratios[low], self.ratios[count - 1 - low]

    @property
    def is_known(self) -> bool:
        low, high = self.between
        return len(self._ours) >= FEWEST_ROUNDS and high - low <= 2 * CLOSE_ENOUGH

    def say(self, of: str) -> None:
        low, high = self.between
        _say(f"{of}, {len(self._ours)} rounds")
        _say(f"  Groundwork       {statistics.median(self._ours) * 1000:7.0f} ms")
        _say(f"  {self._other:<17}{statistics.median(self._theirs) * 1000:7.0f} ms")
        _say(f"  ratio {statistics.median(self.ratios):.2f}   (its median: {low:.2f} to {high:.2f})\n")


def main() -> int:
    most_rounds = int(sys.argv[1]) if len(sys.argv) > 1 else MOST_ROUNDS
    paper = Inspection()
    html = lay_out(paper.printout).html
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = _laid_out(html, paper.images, Path(folder))
        ours = Printer(serve_ours, html, paper.images)
        plain = Printer(serve_plain, page.read_text())
        _against_plain(ours, plain, most_rounds)
        plain.end()
        _against_chromium(ours, page, min(most_rounds, CHROMIUM_ROUNDS))
        ours.end()
    return 0


def _against_plain(ours: Printer, plain: Printer, most_rounds: int) -> None:
    for _ in range(SETTLING):
        ours.print()
        plain.print()
    clock, processor = Compared("plain WeasyPrint"), Compared("plain WeasyPrint")
    for number in range(most_rounds):
        # Whoever is first meets a colder cache: they take turns.
        if number % 2:
            us, them = ours.print(), plain.print()
        else:
            them, us = plain.print(), ours.print()
        clock.add(us.seconds, them.seconds)
        processor.add(us.processor, them.processor)
        if processor.is_known:
            break
    processor.say("A paper of three pages with four photos, warm, in turn: processor time")
    clock.say("The same by the clock")
    if not processor.is_known:
        _say("The rounds differ too much: this ratio is not to be trusted. Measure on a calmer machine.\n")


def _against_chromium(ours: Printer, page: Path, rounds: int) -> None:
    cold = Compared("cold Chromium")
    for _ in range(rounds):
        cold.add(ours.print().seconds, _chromium(page))
    cold.say("Against a browser that is started for it, by the clock")


def _laid_out(html: str, images: dict[str, bytes], folder: Path) -> Path:
    """As a page that opens its pictures from files."""
    for file_id, content in images.items():
        (folder / file_id).write_bytes(content)
        html = html.replace(f"picture:{file_id}", (folder / file_id).as_uri())
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


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
