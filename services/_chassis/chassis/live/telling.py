import logging
from collections.abc import Iterable, Sequence

from google.protobuf.message import Message

from chassis.bus import Bus
from chassis.live.note import LiveNote, NoteOn

log = logging.getLogger(__name__)

# Outside of every stream, as announcements are: a note is worth nothing a moment later.
SUBJECTS = "_notes"
EVERY_SUBJECT = f"{SUBJECTS}.*"


def subject_of_notes(context: str) -> str:
    """Only the context may publish there, so what is heard under it is the context's."""
    return f"{SUBJECTS}.{context}"


class Telling:
    """Tells, for one process, what its units of work have to say to browsers: once, past every stream, by
    whoever committed it. The hub hears it in each of its processes, and each has other streams."""

    def __init__(self, context: str, bus: Bus, notes_on: Sequence[NoteOn]) -> None:
        self._subject = subject_of_notes(context)
        self._bus = bus
        self._notes_on = {each.event: each.note for each in notes_on}

    def committed(self, notes: Iterable[LiveNote], events: Iterable[Message]) -> None:
        try:
            told = [*notes, *self._about(events)]
        except Exception:
            # What it is about is committed: the caller has done well.
            log.exception("nobody is told of what changed")
            return
        # One for what is said of many rows.
        if unlike := dict.fromkeys(told):
            self._bus.tell((self._subject, each.packed()) for each in unlike)

    def _about(self, events: Iterable[Message]) -> Iterable[LiveNote]:
        for event in events:
            note_of = self._notes_on.get(type(event))
            if note_of is not None and (note := note_of(event)) is not None:
                yield note
