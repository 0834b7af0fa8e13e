"""Calls marked `in_turn`: whoever waits has been let in, and holds nothing yet."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response

from chassis.errors import Unavailable
from chassis.http.access import AccessCheck, runtime_of
from chassis.processes.costly import ReadTurns
from chassis.processes.fair_queue import TooManyWait
from chassis.texts import Text
from chassis.turns import served

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


def handled_in_turn(check: AccessCheck, handle: Handler) -> Handler:
    async def handle_in_turn(request: Request) -> Response:
        # Whose turn it is stands first; it is asked once a request.
        caller = await check(request)
        sharers = (served(),) if caller is None else (caller.user_id, caller.company_id)
        try:
            async with runtime_of(request).of(ReadTurns).turn(*sharers):
                return await handle(request)
        except TooManyWait:
            raise Unavailable(Text("Much is being read right now. Try again in a moment.")) from None

    return handle_in_turn
