"""What a running program keeps on disk for the requests it has."""

import os
import stat
import tempfile
from pathlib import Path

import psutil


def temporary_bytes_of(pid: int) -> int:
    """In the temporary files that it and its children have open, also those without a name."""
    programs = [psutil.Process(pid), *psutil.Process(pid).children(recursive=True)]
    return sum(_bytes(Path(f"/proc/{each.pid}/fd")) for each in programs)


def _bytes(descriptors: Path) -> int:
    total = 0
    for each in descriptors.iterdir():
        if int(each.name) <= 2:  # its log
            continue
        try:
            found, path = each.stat(), os.readlink(each)
        except FileNotFoundError:
            continue
        if stat.S_ISREG(found.st_mode) and path.startswith(tempfile.gettempdir()):
            total += found.st_size
    return total
