"""Live notes: a browser that is open hears that something changed, and asks again (docs/chassis.md)."""

from chassis.live.note import Audience, LiveNote, NoteOn

__all__ = ["Audience", "LiveNote", "NoteOn"]
