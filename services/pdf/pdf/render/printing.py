"""From an order to a stored PDF: what forms has is fetched, printed by a render pool, and kept."""

from asyncio import gather
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from uuid import UUID

from chassis.errors import NotFound
from chassis.runtime import Runtime
from chassis.texts import Text
from identity_client.directory import Directory

from pdf.paper import size
from pdf.paper.brand import LOGO, Brand
from pdf.paper.printed import Layout, PagePicture, Paper
from pdf.paper.render_pool import PaperFailed, RenderPool
from pdf.render import keeping
from pdf.render.forms import Forms, PrintoutTooLarge
from pdf.render.order import RenderOrder

_FETCHED = 40
_PRINTED = 80
_TOO_LARGE = Text(
    "This submission is too large for one PDF. Split the form, or leave out photos and long texts."
)
_PICTURES_TOO_LARGE = Text("The photos of this submission are too large for one PDF. Leave out some of them.")


@dataclass
class OverLimits(Exception):
    """A paper asks for more than is given to one here."""

    order: RenderOrder
    reason: Text
    is_final: bool
    """It asks for more than any paper is given."""

    def __str__(self) -> str:
        return self.reason


@dataclass
class PictureLost(Exception):
    """A paper without a picture that belongs on it would be a lie."""

    name: str

    @property
    def reason(self) -> Text:
        return Text("The picture “{name}” is lost. Take it again.", name=self.name)

    def __str__(self) -> str:
        return self.reason


@dataclass(frozen=True)
class PaperLimits:
    """What one paper is given."""

    size: int
    """As `pdf.paper.size` counts it."""
    picture_bytes: int


SMALL = PaperLimits(size.MOST_SMALL, 16 * 1024**2)
LARGE = PaperLimits(size.MOST, 96 * 1024**2)


class Printing:
    def __init__(self, runtime: Runtime, pool: RenderPool, limits: PaperLimits) -> None:
        self._runtime = runtime
        self._database = runtime.database
        self._pool = pool
        self._limits = limits

    async def render(self, order: RenderOrder) -> None:
        directory = self._runtime.of(Directory)
        try:
            (revision, printout), (color, logo) = await gather(
                self._runtime.of(Forms).get_printout(order), directory.look_of_company(UUID(order.company_id))
            )
        except PrintoutTooLarge:
            raise OverLimits(order, _TOO_LARGE, is_final=True) from None
        # It may have moved on since it was ordered: what is made is what it is now.
        order = order.model_copy(update={"revision": revision})
        with self._within_limits(order):
            layout = await self._pool.lay_out(printout, order.language, Brand.of(color, logo))
        self._check(order, layout.size, self._limits.size, LARGE.size, _TOO_LARGE)
        if not await keeping.begin(self._database, order, layout):
            # Ordered as several revisions while it changed, or again when it was there: once is enough.
            return
        images = await self._fetch_images(order, layout)
        if logo:
            images[LOGO] = logo
        with self._within_limits(order):
            paper = await self._pool.print(layout.html, images)
            await keeping.advance(self._database, order, _PRINTED)
            pictures = await self._pool.draw_pages(paper)
        file_key = keeping.new_file_key(order)
        await keeping.begin_storing(self._database, file_key, len(pictures))
        await self._store(file_key, paper, pictures)
        await keeping.finish(self._database, order, file_key, paper, pictures)

    @contextmanager
    def _within_limits(self, order: RenderOrder) -> Generator[None]:
        try:
            yield
        except PaperFailed as failed:
            if not failed.is_over_limit:
                raise
            raise OverLimits(order, failed.reason, is_final=self._limits is LARGE) from failed

    async def _fetch_images(self, order: RenderOrder, layout: Layout) -> dict[str, bytes]:
        forms = self._runtime.of(Forms)
        images: dict[str, bytes] = {}
        total = 0
        for number, (file_id, name) in enumerate(layout.pictures.items(), start=1):
            try:
                images[file_id] = await forms.get_image(order, file_id)
            except NotFound as lost:
                raise PictureLost(name) from lost
            total += len(images[file_id])
            self._check(order, total, self._limits.picture_bytes, LARGE.picture_bytes, _PICTURES_TOO_LARGE)
            if number % 5 == 0:
                done = 10 + (_FETCHED - 10) * number // len(layout.pictures)
                await keeping.advance(self._database, order, done)
        await keeping.advance(self._database, order, _FETCHED)
        return images

    def _check(self, order: RenderOrder, asked: int, most_here: int, most: int, reason: Text) -> None:
        if asked > most_here:
            raise OverLimits(order, reason, is_final=asked > most)

    async def _store(self, key: str, paper: Paper, pictures: Sequence[PagePicture]) -> None:
        await self._runtime.storage.put(key, paper.content)
        for number, picture in enumerate(pictures, start=1):
            await self._runtime.storage.put(keeping.picture_key(key, number), picture.content)
