"""The connection to NATS: what is published, and by what it is known to be an event."""

from chassis.bus.client import Message
from chassis.bus.connection import EVENT_ID_HEADER, STREAM_HEADER, Bus, announcements_of, inbox_of
from chassis.bus.publisher import is_full

__all__ = ["EVENT_ID_HEADER", "STREAM_HEADER", "Bus", "Message", "announcements_of", "inbox_of", "is_full"]
