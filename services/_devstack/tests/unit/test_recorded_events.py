"""What was recorded of an event is how it lies in streams for ever: it is never written again."""

from devstack import recorded_events
from devstack.recorded_events import FOLDER, digest_of


def test_no_recorded_event_was_changed_or_taken_away() -> None:
    """A kind that changed is recorded beside what it was, never over it."""
    recorded = {path.name: digest_of(path) for path in FOLDER.glob("*.json")}
    assert recorded == recorded_events.sums()


def test_each_is_listed_once() -> None:
    names = [line.split("  ", 1)[1] for line in recorded_events.SUMS.read_text().splitlines()]
    assert len(names) == len(set(names)) > 50
