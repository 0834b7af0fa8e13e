"""The processes that turn a submission into a PDF, away from the event loop and from all that the service
knows: a paper keeps a core busy for a while, and what it is made of was written by strangers."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import TypeVar

from chassis.processes.fair_queue import FairQueue
from chassis.processes.pool import (
    Bounds,
    OutOfMemory,
    ProcessDied,
    ProcessPool,
    TimedOut,
    TookTooLong,
)
from chassis.processes.wire import Message
from chassis.texts import Text

from pdf.paper.brand import Brand
from pdf.paper.printed import Layout, PagePicture, Paper
from pdf.paper.tasks import Drawn, LaidOut, Printed, Task

PROGRAM = "pdf.paper.program"
# A paper is about as large as its pictures, of which it may have 96 MiB.
_MOST_ANSWER_BYTES = 192 * 1024 * 1024
# 200 papers: laid out, printed, drawn.
_ORDERS_A_PROCESS = 600
# Workers take few more orders than there are processes.
_MOST_WAITING = 100
_TOO_LONG = Text("The PDF took too long to make. Leave out some photos or split the form.")
_TOO_LARGE = Text("The PDF needs more memory than there is. Leave out some photos or split the form.")

T = TypeVar("T")


@dataclass(frozen=True)
class RenderLimits:
    processes: int
    seconds: float
    """Of a core, for each step of a paper."""
    memory: int
    """Bytes that each process may have of its own."""
    niceness: int = 0
    """How far its processes stand back where others need the processor."""
    patience: float = 4
    """Seconds of the clock for each of a core: a machine that is this busy fails no paper."""

    @property
    def bounds(self) -> Bounds:
        return Bounds(
            self.memory,
            most_processor_seconds=self.seconds,
            most_seconds=self.seconds * self.patience,
            most_orders=_ORDERS_A_PROCESS,
            most_answer_bytes=_MOST_ANSWER_BYTES,
            niceness=self.niceness,
        )


@dataclass
class PaperFailed(Exception):
    reason: Text
    is_over_limit: bool
    """It needs more time or memory than this pool gives a paper; else another try could succeed."""

    def __str__(self) -> str:
        return self.reason


class RenderPool:
    def __init__(self, limits: RenderLimits) -> None:
        queue = FairQueue(limits.processes, most_waiting=_MOST_WAITING, most_seconds=None)
        self._pool = ProcessPool(PROGRAM, limits.bounds, queue)

    async def lay_out(self, printout: bytes, language: str, brand: Brand = Brand()) -> Layout:  # noqa: B008
        """From forms's JSON: a form may have 200,000 parts, and whoever reads them does nothing else."""
        how = {"language": language, **asdict(brand)}
        return await self._run(Message({"task": Task.LAY_OUT, "how": how}, [printout]), _layout)

    async def print(self, html: bytes, images: Mapping[str, bytes]) -> Paper:
        said = {"task": Task.PRINT, "pictures": [*images]}
        return await self._run(Message(said, [html, *images.values()]), _paper)

    async def draw_pages(self, paper: Paper) -> list[PagePicture]:
        return await self._run(Message({"task": Task.DRAW_PAGES}, [paper.content]), _pictures)

    async def close(self) -> None:
        await self._pool.close()

    async def _run(self, order: Message, read: Callable[[Message], T]) -> T:
        try:
            return await self._pool.run(order, read)
        except TimedOut:
            raise PaperFailed(_TOO_LONG, is_over_limit=False) from None
        except TookTooLong:
            raise PaperFailed(_TOO_LONG, is_over_limit=True) from None
        except OutOfMemory:
            raise PaperFailed(_TOO_LARGE, is_over_limit=True) from None
        except ProcessDied as died:
            # A library that gets no memory ends its process by itself, in many ways.
            raise PaperFailed(_TOO_LARGE, is_over_limit=not died.was_killed) from None


class RenderPools:
    """By name and limits, each made when it is first asked for. Whoever makes these closes them."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, RenderLimits], RenderPool] = {}

    def of(self, name: str, limits: RenderLimits) -> RenderPool:
        if (name, limits) not in self._made:
            self._made[name, limits] = RenderPool(limits)
        return self._made[name, limits]

    async def close(self) -> None:
        for pool in self._made.values():
            await pool.close()


def _layout(answer: Message) -> Layout:
    said = LaidOut.model_validate(answer.said)
    (html,) = answer.blobs
    return Layout(html, said.size, said.title, said.file_name, said.pictures)


def _paper(answer: Message) -> Paper:
    (content,) = answer.blobs
    return Paper(content, Printed.model_validate(answer.said).pages)


def _pictures(answer: Message) -> list[PagePicture]:
    pages = Drawn.model_validate(answer.said).pages
    blobs = zip(answer.blobs[::2], answer.blobs[1::2], strict=True)
    return [
        PagePicture(content, page.width, page.height, text.decode())
        for page, (content, text) in zip(pages, blobs, strict=True)
    ]
