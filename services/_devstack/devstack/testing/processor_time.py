"""Seconds of a core that processes spent: what a bench may say on a busy machine too."""

from collections.abc import Mapping
from contextlib import suppress

import psutil


def worked_by(others: Mapping[str, psutil.Process], myself: str) -> dict[str, float]:
    """Each with its children: PostgreSQL has a process a connection. The others are mine."""
    return {name: _seconds(each, *each.children()) for name, each in others.items()} | {
        myself: _seconds(psutil.Process())
    }


def since(before: Mapping[str, float], after: Mapping[str, float]) -> dict[str, float]:
    return {name: after[name] - before[name] for name in after}


def _seconds(*processes: psutil.Process) -> float:
    seconds = 0.0
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            # Of its children those too that have ended, where they are not asked themselves.
            ended = times.children_user + times.children_system if len(processes) > 1 else 0.0
            seconds += times.user + times.system + ended
    return seconds
