"""What the server says of a message in the address that it is acknowledged at.

The client makes an object of all of it, which costs more than to read the event that it is about.
"""

from datetime import UTC, datetime

from nats.aio.msg import Msg
from nats.errors import NotJSMessageError

# $JS.ACK.<stream>.<consumer>.<tries>.<sequences>.<instant>.<pending>; newer servers may put two tokens more
# before the stream, and others behind.
_SHORT = 9
_STREAM, _TRIES, _INSTANT = 2, 4, 7
_MORE = 2


def stream_of_message(message: Msg) -> str:
    return _token(message, _STREAM)


def tries_of(message: Msg) -> int:
    """One, when it is here for the first time."""
    return int(_token(message, _TRIES))


def published_at(message: Msg) -> datetime:
    return datetime.fromtimestamp(int(_token(message, _INSTANT)) / 1_000_000_000, UTC)


def _token(message: Msg, place: int) -> str:
    tokens = message.reply.split(".")
    if len(tokens) < _SHORT or tokens[0] != "$JS" or tokens[1] != "ACK":
        raise NotJSMessageError
    return tokens[place if len(tokens) == _SHORT else place + _MORE]
