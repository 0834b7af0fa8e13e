"""The memory of a program and of all below it; what they share is counted once, where the system tells."""

import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil

MEBIBYTE = 1024 * 1024
_LOOKS_EVERY = 0.01


def memory_of(pid: int) -> int:
    total = 0
    for process in _tree(pid):
        try:
            found: Any = process.memory_full_info()
            total += int(getattr(found, "pss", found.rss))
        except psutil.Error:
            continue
    return total


@dataclass
class Peak:
    bytes: int = 0

    def __str__(self) -> str:
        return f"{self.bytes // MEBIBYTE} MiB"


@contextmanager
def memory_watched(pid: int) -> Generator[Peak]:
    peak, stopping = Peak(), threading.Event()

    def look() -> None:
        highest = 0
        while not stopping.is_set():
            # To count once what is shared the kernel walks through every page: that would keep half a core
            # busy. Programs that share no more than before take more only where more of them is resident.
            if (resident := _resident(pid)) >= highest + MEBIBYTE:
                highest = resident
                peak.bytes = max(peak.bytes, memory_of(pid))
            stopping.wait(_LOOKS_EVERY)

    watcher = threading.Thread(target=look, daemon=True)
    watcher.start()
    try:
        yield peak
    finally:
        stopping.set()
        watcher.join()


def _resident(pid: int) -> int:
    total = 0
    for process in _tree(pid):
        try:
            total += process.memory_info().rss
        except psutil.Error:
            continue
    return total


def _tree(pid: int) -> list[psutil.Process]:
    try:
        root = psutil.Process(pid)
        if not psutil.LINUX:
            return [root, *root.children(recursive=True)]
        return [root, *(psutil.Process(each) for each in _below(pid))]
    except psutil.NoSuchProcess:
        return []


def _below(pid: int) -> Iterator[int]:
    """`children` asks every process of the machine whose child it is."""
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = task.read_text().split()
        except (FileNotFoundError, ProcessLookupError):
            continue  # ended just now
        for child in map(int, children):
            yield child
            yield from _below(child)
