import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from chassis.db import Database
from chassis.db.database import is_unreachable
from chassis.errors import Forbidden, NotFound, ServiceError
from chassis.temporal import heard_of
from chassis.texts import Text, translated
from temporalio import activity
from temporalio.exceptions import ApplicationError

from pdf.paper.render_pool import PaperFailed
from pdf.render import keeping
from pdf.render.calls import LargeRenderCalls, RenderCalls
from pdf.render.order import WORDED, GivenUp, Outcome, RenderOrder
from pdf.render.printing import OverLimits, PictureLost, Printing

log = logging.getLogger(__name__)

_BEAT_SECONDS = 3.0
_TRIES = 3
# A quarter of an hour, by the pauses between them.
_TRIES_WHILE_AWAY = 50
_NOT_MADE = Text("The PDF could not be made. Try again.")


class RenderActivities(RenderCalls):
    """On the pool for small papers, where the size of every paper is found out."""

    def __init__(self, database: Database, printing: Printing) -> None:
        self._database = database
        self._printing = printing

    @activity.defn(name="render")
    async def render(self, order: RenderOrder) -> Outcome | None:
        async with _tried(order):
            try:
                await self._printing.render(order)
            except OverLimits as over:
                if over.is_final:
                    raise
                await keeping.wait_as_large(self._database, over.order)
                return Outcome.IS_LARGE
            return Outcome.MADE

    @activity.defn(name="give_up")
    async def give_up(self, given_up: GivenUp) -> None:
        order = given_up.order
        reason = given_up.reason or _NOT_MADE.translated(order.language)
        await keeping.give_up(self._database, order, reason)


class LargeRenderActivities(LargeRenderCalls):
    """On the pool for large papers."""

    def __init__(self, printing: Printing) -> None:
        self._printing = printing

    @activity.defn(name="render_large")
    async def render_large(self, order: RenderOrder) -> None:
        async with _tried(order):
            await self._printing.render(order)


@asynccontextmanager
async def _tried(order: RenderOrder) -> AsyncGenerator[None]:
    """One try: what went wrong is worded for the person who waits, and tried again where that can help.

    Temporal counts all tries together. How many of them found a part away is handed from try to try with the
    signs of life, so that the paper still has its own tries when that part is back."""
    info = activity.info()
    away = int(info.heartbeat_details[0]) if info.heartbeat_details else 0
    try:
        async with heard_of(away, every=_BEAT_SECONDS):
            yield
    except Exception as error:
        if _is_away(error):
            away += 1
            activity.heartbeat(away)
            is_last = away >= _TRIES_WHILE_AWAY
        else:
            is_last = info.attempt - away >= _TRIES
        raise _failure(error, order, is_last=is_last) from error


def _is_away(error: Exception) -> bool:
    """What comes back by itself, the database or forms, is waited for."""
    return is_unreachable(error) or (isinstance(error, ServiceError) and error.is_retryable)


def _failure(error: Exception, order: RenderOrder, *, is_last: bool) -> ApplicationError:
    match error:
        case NotFound() | Forbidden():
            return _worded(error.message, order, is_final=True)
        case PictureLost() | OverLimits():
            return _worded(error.reason, order, is_final=True)
        case PaperFailed():
            log.warning("submission %s was not printed: %s", order.submission_id, error)
            return _worded(error.reason, order, is_final=is_last)
        case _:
            return ApplicationError(str(error), non_retryable=is_last)


def _worded(reason: str, order: RenderOrder, *, is_final: bool) -> ApplicationError:
    """An error that says why to the person who waits, in the language of the paper."""
    words = str(translated(reason, order.language))
    return ApplicationError(words, type=WORDED, non_retryable=is_final)
