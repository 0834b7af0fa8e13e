"""How long each step of the tests took the last time: the longest begin first, so that no core waits for the
end of one that began late. Without a memory of it they run in the order they are given."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from devstack.layout import STATE
from devstack.steps import Outcome, Step

_FILE = STATE / "durations.json"


def longest_first(steps: Sequence[Step], file: Path = _FILE) -> list[Step]:
    """What nobody timed yet may be long, and comes before what was timed. Those that need the same for
    themselves follow one another in their order: together they are as long as all of them."""
    took = _read(file)
    if not took:
        return list(steps)

    def seconds(step: Step) -> float:
        together = [each for each in steps if step.alone_with and each.alone_with == step.alone_with]
        return sum(took.get(each.name, float("inf")) for each in together or [step])

    return sorted(steps, key=lambda step: -seconds(step))  # a stable sort: equals stay in their order


def remember(outcomes: Iterable[Outcome], file: Path = _FILE) -> None:
    """Of those that passed: one that fails may have ended early."""
    took = _read(file)
    took |= {each.step.name: round(each.seconds, 1) for each in outcomes if not each.failed}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(took, indent=1, sort_keys=True))


def _read(file: Path) -> dict[str, float]:
    try:
        found: dict[str, float] = json.loads(file.read_text())
    except (OSError, ValueError):
        return {}
    return found
