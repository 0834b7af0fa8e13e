from collections.abc import Hashable, Iterable, Sequence
from dataclasses import asdict
from tempfile import SpooledTemporaryFile
from typing import BinaryIO

from anyio import to_thread

from chassis.errors import Invalid, Unavailable
from chassis.pictures import order
from chassis.pictures.order import Rendition
from chassis.processes.fair_queue import FairQueue, TooManyWait
from chassis.processes.pool import Bounds, OutOfMemory, ProcessDied, ProcessPool, TookTooLong, WorkFailed
from chassis.processes.wire import Message
from chassis.runtime import Runtime
from chassis.texts import Text

__all__ = ["MOST_BYTES", "PROCESSES", "Pictures", "Rendition"]

# A pod's memory is the service's, and this many times so much: k8s/tests adds it up.
PROCESSES = 1
MOST_BYTES = 256 * 1024 * 1024
_PROGRAM = "chassis.pictures.opening"
_BOUNDS = Bounds(MOST_BYTES, most_processor_seconds=6, most_seconds=30, most_answer_bytes=16 * 1024 * 1024)
_MOST_WAITING, _WAITS_SECONDS = 48, 20.0


class Pictures:
    """Makes renditions of what somebody sent, or refuses it with a sentence that says what to do."""

    def __init__(self) -> None:
        queue = FairQueue(PROCESSES, most_waiting=_MOST_WAITING, most_seconds=_WAITS_SECONDS)
        self._pool = ProcessPool(_PROGRAM, _BOUNDS, queue)

    @classmethod
    def of(cls, runtime: Runtime) -> "Pictures":
        pictures = cls()
        runtime.on_close(pictures.close)
        return pictures

    async def close(self) -> None:
        await self._pool.close()

    async def render(
        self,
        file: BinaryIO,
        formats: Sequence[str],
        renditions: Sequence[Rendition],
        *,
        sharers: Iterable[Hashable],
    ) -> list[bytes]:
        """One of each, the largest first. `sharers`: the person who sent it and their company, who take turns
        with others, so that one with many does not hold up all."""
        descriptor = await to_thread.run_sync(_on_disk, file)
        said = {"formats": [*formats], "renditions": [asdict(each) for each in renditions]}
        try:
            made = await self._pool.run(Message(said, file=descriptor), _read, sharers=sharers)
        except TooManyWait:
            raise Unavailable(
                Text("Many pictures are being opened right now. Try again in a moment.")
            ) from None
        except OutOfMemory:
            raise _refused(
                Text("This picture is too large to open. Save it as an ordinary JPEG, or smaller.")
            ) from None
        except TookTooLong:
            raise _refused(
                Text("This picture takes too long to open. Save it as an ordinary JPEG and send that.")
            ) from None
        except ProcessDied as died:
            if died.was_killed:
                raise Unavailable from None
            raise _refused(_UNREADABLE) from None
        except WorkFailed:
            raise _refused(_UNREADABLE) from None
        if isinstance(made, Text):
            raise _refused(made)
        return made


_UNREADABLE = Text("This picture can't be read. Save it as JPEG or PNG and send that.")


def _read(answer: Message) -> list[bytes] | Text:
    """The renditions, or why it was refused."""
    match answer.said:
        case {"refused": order.TOO_MANY_PIXELS, "mostPixels": int(most)}:
            return _too_many_pixels(most)
        case {"refused": _}:
            return _UNREADABLE
        case _:
            return [*answer.blobs]


def _too_many_pixels(most: int) -> Text:
    return Text(
        "A picture of this kind may have {most} million pixels. Save it as an ordinary JPEG, or smaller.",
        most=f"{most // 100_000 / 10:g}",
    )


def _refused(message: Text) -> Invalid:
    return Invalid.field("file", message)


def _on_disk(file: BinaryIO | SpooledTemporaryFile[bytes]) -> int:
    """Its descriptor: what was still held in memory is written down."""
    descriptor = file.fileno()
    file.flush()
    return descriptor
