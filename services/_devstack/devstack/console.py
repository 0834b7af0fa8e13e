"""Progress for people and for logs: one line when a thing is done, with how long it took."""

import os
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

_COLOURS = {"✓": "32", "✗": "31", "!": "33", "↻": "36"}
_WIDTH = 46


def _paint(mark: str) -> str:
    colour = _COLOURS.get(mark)
    return f"\033[{colour}m{mark}\033[0m" if colour and sys.stdout.isatty() else mark


def say(text: str = "") -> None:
    try:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read along is gone (`make dev | head`); that is no reason to stop working.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def mark(sign: str, text: str, seconds: float | None = None) -> None:
    took = "" if seconds is None else f"{seconds:7.1f} s"
    say(f"{_paint(sign)} {text.ljust(_WIDTH) if took else text}{took}")


@contextmanager
def timed(text: str) -> Generator[None]:
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        mark("✗", text, time.monotonic() - begun)
        raise
    mark("✓", text, time.monotonic() - begun)


def last_lines(log: Path, count: int = 20, offset: int = 0) -> list[str]:
    """The end of a log, no more than the last 64 kB of it."""
    if not log.is_file():
        return []
    with log.open("rb") as file:
        file.seek(0, 2)
        file.seek(max(offset, file.tell() - 65536, 0))
        text = file.read().decode(errors="replace")
    return text.splitlines()[-count:]


class Failure(Exception):
    """A part could not do its work; carries what the person at the keyboard needs."""

    def __init__(self, part: str, problem: str, advice: str = "", lines: list[str] | None = None) -> None:
        super().__init__(f"{part}: {problem}")
        self.part = part
        self.problem = problem
        self.advice = advice
        self.lines = lines or []

    def show(self) -> None:
        mark("✗", f"{self.part}: {self.problem}")
        for line in self.lines:
            say(f"    {line}")
        if self.advice:
            say(f"  → {self.advice}")
