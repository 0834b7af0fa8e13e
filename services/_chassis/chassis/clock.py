from datetime import UTC, datetime


def now() -> datetime:
    """The server's time; a device's own time is only ever kept beside it, never instead of it."""
    return datetime.now(UTC)
