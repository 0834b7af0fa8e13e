"""Serves the files of a local storage folder to whoever holds a signed URL."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import StreamingResponse

from chassis.errors import Forbidden
from chassis.http.access import PUBLIC
from chassis.http.dependencies import RuntimeDep
from chassis.http.edge import router_at
from chassis.storage import served_as
from chassis.texts import Text


@cache
def files_router(context: str) -> APIRouter:
    router = router_at(f"/files/{context}", "Files")

    @router.get("/{key:path}", dependencies=[PUBLIC], response_class=StreamingResponse)
    async def get_file(
        key: str,
        expires: Annotated[int, Query(ge=0, le=2**40)],
        signature: Annotated[str, Query(max_length=100)],
        runtime: RuntimeDep,
    ) -> StreamingResponse:
        if not runtime.storage.is_signed(key, expires, signature):
            raise Forbidden(Text("This link is not valid any more. Open the page again to get a new one."))
        kind, disposition = served_as(key)
        return StreamingResponse(
            await runtime.storage.stream(key),
            media_type=kind,
            headers={
                "Cache-Control": "private, max-age=600",
                "Content-Disposition": disposition,
                "X-Content-Type-Options": "nosniff",
                "Content-Security-Policy": "sandbox; default-src 'none'",
            },
        )

    return router
