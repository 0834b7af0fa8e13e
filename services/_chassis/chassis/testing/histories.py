"""Histories of workflows: recorded once a release, replayed by every later one."""

import json
import os
import socket
from pathlib import Path
from typing import Any, cast

from temporalio.client import WorkflowHistory
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.worker import Replayer

_RECORD = "RECORD_HISTORIES_AS"


async def replay(history: WorkflowHistory, *workflows: type) -> None:
    """Raises where the code would do anything else than what the history says was done."""
    replayer = Replayer(workflows=workflows, data_converter=pydantic_data_converter)
    await replayer.replay_workflow(history)


def record_when_asked(folder: Path, name: str, history: WorkflowHistory) -> None:
    """`RECORD_HISTORIES_AS=2026-11` writes `<folder>/2026-11-<name>.json`."""
    if release := os.environ.get(_RECORD):
        events = _without_places(json.loads(history.to_json()))
        (folder / f"{release}-{name}.json").write_text(
            json.dumps(events, indent=1, ensure_ascii=False) + "\n"
        )


def _without_places(value: Any) -> Any:
    """Nothing of the machine that recorded it: no host, no paths in stack traces."""
    if isinstance(value, dict):
        entries = cast("dict[str, Any]", value)
        return {key: _without_places(entry) for key, entry in entries.items() if key != "stackTrace"}
    if isinstance(value, list):
        return [_without_places(entry) for entry in cast("list[Any]", value)]
    return value.replace(socket.gethostname(), "host") if isinstance(value, str) else value
