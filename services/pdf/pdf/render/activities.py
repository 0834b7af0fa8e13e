import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

from chassis.db.database import is_unreachable
from chassis.errors import Forbidden, NotFound, ServiceError
from chassis.runtime import Runtime
from chassis.texts import Text, said
from formwork.printout import Printout
from temporalio import activity
from temporalio.exceptions import ApplicationError

from pdf.paper.press import PagePicture, Paper, Press, PressFailed
from pdf.paper.sheet import file_name_of, lay_out
from pdf.render import keeping
from pdf.render.forms import Forms
from pdf.render.order import WORDED, GivenUp, RenderOrder

log = logging.getLogger(__name__)

_FETCHED = 40
_PRINTED = 80
_BEAT_SECONDS = 3.0
_TRIES = 3
_NOT_MADE = Text("The PDF could not be made. Try again.")


class RenderActivities:
    def __init__(self, runtime: Runtime, press: Press) -> None:
        self._runtime = runtime
        self._press = press
        self._database = runtime.database

    @activity.defn(name="render")
    async def render(self, order: RenderOrder) -> None:
        try:
            async with _heard_of():
                await self._render(order)
        except Exception as error:
            if _is_away(error) or activity.info().attempt < _TRIES:
                raise
            if isinstance(error, ApplicationError):
                raise ApplicationError(error.message, type=error.type, non_retryable=True) from error
            raise ApplicationError(str(error), non_retryable=True) from error

    @activity.defn(name="give_up")
    async def give_up(self, given_up: GivenUp) -> None:
        order = given_up.order
        reason = given_up.reason or _NOT_MADE.translated(order.language)
        await keeping.give_up(self._database, order, reason)

    async def _render(self, order: RenderOrder) -> None:
        forms = self._runtime.of(Forms)
        try:
            revision, printout = await forms.get_printout(order)
        except (NotFound, Forbidden) as gone:
            raise _worded(gone.message, order, may_pass=False) from gone
        # It may have moved on since it was ordered: what is made is what it is now.
        order = order.model_copy(update={"revision": revision})
        printout = printout.model_copy(update={"language": order.language})
        await keeping.begin(self._database, order, file_name_of(printout))
        # A large form takes a while to write out: not in the way of the others.
        sheet = await asyncio.to_thread(lay_out, printout)
        images = await self._fetch_images(order, printout, sheet.pictures)
        try:
            paper = await self._press.print(sheet.html, images)
            await keeping.advance(self._database, order, _PRINTED)
            pictures = await self._press.draw_pages(paper)
        except PressFailed as failed:
            log.warning("submission %s was not printed: %s", order.submission_id, failed)
            raise _worded(failed.reason, order, may_pass=failed.may_pass) from failed
        await self._store(keeping.file_key_of(order), paper, pictures)
        await keeping.finish(self._database, order, paper, pictures)

    async def _store(self, key: str, paper: Paper, pictures: Sequence[PagePicture]) -> None:
        await self._runtime.storage.put(key, paper.content)
        for number, picture in enumerate(pictures, start=1):
            await self._runtime.storage.put(keeping.picture_key(key, number), picture.content)

    async def _fetch_images(
        self, order: RenderOrder, printout: Printout, wanted: Sequence[str]
    ) -> dict[str, bytes]:
        forms = self._runtime.of(Forms)
        images: dict[str, bytes] = {}
        for number, file_id in enumerate(wanted, start=1):
            try:
                images[file_id] = await forms.get_image(order.submission_id, file_id)
            except NotFound as lost:
                # A paper without a picture that belongs on it would be a lie.
                name = printout.files[file_id].name
                reason = Text("The picture “{name}” is lost. Take it again.", name=name)
                raise _worded(reason, order, may_pass=False) from lost
            if number % 5 == 0:
                done = 10 + (_FETCHED - 10) * number // len(wanted)
                await keeping.advance(self._database, order, done)
        await keeping.advance(self._database, order, _FETCHED)
        return images


def _is_away(error: Exception) -> bool:
    """What comes back by itself, the database or forms, is waited for."""
    return is_unreachable(error) or (isinstance(error, ServiceError) and error.is_retryable)


def _worded(reason: str, order: RenderOrder, *, may_pass: bool) -> ApplicationError:
    """An error that says why to the person who waits, in the language of the paper."""
    words = str(said(reason, order.language))
    return ApplicationError(words, type=WORDED, non_retryable=not may_pass)


@asynccontextmanager
async def _heard_of() -> AsyncGenerator[None]:
    """Temporal hears of this worker also during a long paper: from a silent one it takes the work away."""

    async def beat() -> None:
        while True:
            activity.heartbeat()
            await asyncio.sleep(_BEAT_SECONDS)

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        beating.cancel()
