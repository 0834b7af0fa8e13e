"""What the edge hands to route functions that ask for it."""

from typing import Annotated

from fastapi import Depends, Request

from chassis.db.uow import UnitOfWork
from chassis.http.access import runtime_of
from chassis.runtime import Runtime


async def _uow(request: Request) -> UnitOfWork:
    uow: UnitOfWork = request.state.uow
    return uow


async def _runtime(request: Request) -> Runtime:
    return runtime_of(request)


async def _is_asked_again(request: Request) -> bool:
    return getattr(request.state, "is_asked_again", False)


UowDep = Annotated[UnitOfWork, Depends(_uow)]
RuntimeDep = Annotated[Runtime, Depends(_runtime)]
IsAskedAgainDep = Annotated[bool, Depends(_is_asked_again)]
"""Of `@asked_again_after_collision`: its first try collided."""
