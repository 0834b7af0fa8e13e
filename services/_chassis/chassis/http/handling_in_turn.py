"""Calls marked `in_turn`: whoever waits has been let in, and holds nothing yet."""

from fastapi import Request, Response

from chassis.http.access import AccessCheck, runtime_of, sharers_of
from chassis.http.known_parts import Handler
from chassis.processes.costly import ReadTurns


def handled_in_turn(check: AccessCheck, handle: Handler) -> Handler:
    async def handle_in_turn(request: Request) -> Response:
        # Whose turn it is stands first; it is asked once a request.
        caller = await check(request)
        async with runtime_of(request).of(ReadTurns).turn(*sharers_of(caller)):
            return await handle(request)

    return handle_in_turn
