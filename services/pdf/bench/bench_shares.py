"""How long a company's small paper takes while another company waits for large ones, as a ratio to the same
paper alone, with the real service, Temporal and render pools. Forms answers from memory.

Large: 999 fields of 300 characters, three submissions in two languages each. Small: the inspection of
`bench_paper`. All in one run, so that what the machine does meanwhile meets all alike.
"""

import asyncio
import base64
import os
import socket
import statistics
import sys
import time
from typing import Any
from uuid import uuid4

import asyncpg
import grpc
from chassis.ids import new_id
from chassis.rpc import Credentials, RpcService, start_rpc_server
from chassis.settings import load_settings
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc
from devstack import layout
from devstack.testing import Stack
from formwork.printout import Printout
from inspection import Inspection
from pdf.render.order import RenderOrder
from pdf.render.starter import RenderStarter
from pdf.settings import PdfSettings

ALONE = 5
SMALL_ONES = 3
FIELDS, TEXT = 999, ("Scaffold ties checked at every second lift. " * 7)[:300]


class Forms(forms_pb2_grpc.PrintoutServiceServicer):
    def __init__(self) -> None:
        self._inspection = Inspection()
        self._small = self._inspection.printout.model_dump_json().encode()
        self._large = _large().model_dump_json().encode()
        self.large_ids: set[str] = set()

    async def GetPrintout(self, request: forms_pb2.GetPrintoutRequest, context: Any) -> Any:  # noqa: N802
        del context
        is_large = request.submission_id in self.large_ids
        printout = b"" if request.revision_only else self._large if is_large else self._small
        return forms_pb2.GetPrintoutResponse(revision="1", printout=printout)

    async def GetPrintImage(self, request: forms_pb2.GetPrintImageRequest, context: Any) -> Any:  # noqa: N802
        del context
        return forms_pb2.GetPrintImageResponse(
            content_type="image/jpeg", content=self._inspection.images[request.file_id]
        )

    async def RecognizeGuest(self, request: forms_pb2.RecognizeGuestRequest, context: Any) -> Any:  # noqa: N802
        del request
        await context.abort(grpc.StatusCode.NOT_FOUND, "no guests here")


class Company:
    def __init__(self, starter: RenderStarter, database: asyncpg.Connection) -> None:
        self._starter = starter
        self._database = database
        self._id = str(new_id())

    async def ask(self, submission_id: str, language: str = "en") -> None:
        await self._starter.start(
            RenderOrder(
                company_id=self._id,
                submission_id=submission_id,
                revision="1",
                language=language,
                user_id=str(new_id()),
                session_id=str(new_id()),
            )
        )

    async def seconds_until_ready(self, submission_id: str) -> float:
        begun = time.perf_counter()
        await self.ask(submission_id)
        await self.until(submission_id, "ready")
        return time.perf_counter() - begun

    async def until(self, submission_id: str, *states: str) -> None:
        statement = "select state from render where submission_id = $1::uuid"
        while (state := await self._database.fetchval(statement, submission_id)) not in states:
            assert state != "failed"
            await asyncio.sleep(0.05)


def main() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        forms = f"127.0.0.1:{free.getsockname()[1]}"
    parts = ("postgres", "nats", "mail", "temporal", "pdf")
    with Stack("bench", *parts, overrides={"LOG_LEVEL": "WARNING", "FORMS_GRPC": forms}) as stack:
        asyncio.run(_measure(stack, int(forms.rsplit(":", 1)[1])))
    return 0


async def _measure(stack: Stack, forms_port: int) -> None:
    os.environ.update(stack.env_for("pdf"))
    settings = load_settings(PdfSettings)
    forms = Forms()
    rpc = RpcService(
        "contracts.forms.v1.PrintoutService", forms_pb2_grpc.add_PrintoutServiceServicer_to_server, forms
    )
    seed = base64.b64decode(stack.site.rpc_key(layout.service("forms")))
    server = await start_rpc_server(
        [rpc],
        settings.model_copy(update={"grpc_port": forms_port}),
        Credentials("forms", seed, settings.rpc_public_keys),
    )
    database = await asyncpg.connect(stack.database_url("pdf"))
    starter = RenderStarter(settings)
    hurried, neighbour = Company(starter, database), Company(starter, database)
    try:
        await neighbour.seconds_until_ready(str(uuid4()))  # its process is warm
        alone = [await neighbour.seconds_until_ready(str(uuid4())) for _ in range(ALONE)]
        _say("a small paper alone", alone)
        large = [str(uuid4()) for _ in range(3)]
        forms.large_ids.update(large)
        begun = time.perf_counter()
        for submission_id in large:
            for language in ("en", "zh-CN"):
                await hurried.ask(submission_id, language)
        await hurried.until(large[0], "rendering", "ready")
        beside = [await neighbour.seconds_until_ready(str(uuid4())) for _ in range(SMALL_ONES)]
        _say("the same while another company waits for six large ones", beside)
        sys.stdout.write(f"ratio {beside[0] / statistics.median(alone):.1f} for the first of them\n")
        statement = "select count(*) from render where state <> 'ready'"
        while await database.fetchval(statement) or await _ready(database) < ALONE + SMALL_ONES + 7:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        sys.stdout.write(f"all large ones ready after {time.perf_counter() - begun:.1f} s\n")
    finally:
        await database.close()
        await server.stop(grace=0)


async def _ready(database: asyncpg.Connection) -> int:
    return await database.fetchval("select count(*) from render where state = 'ready'")


def _large() -> Printout:
    ids = [str(new_id()) for _ in range(FIELDS)]
    rows = [
        {
            "id": str(new_id()),
            "type": "row",
            "components": [{"id": each, "type": "shortText", "setting": {"label": "Remarks"}}],
        }
        for each in ids
    ]
    pages = [{"id": str(new_id()), "name": "Remarks", "type": "page", "components": rows}]
    return Printout.model_validate(
        {
            "title": "Large",
            "templateName": "Large",
            "templateVersion": 1,
            "companyName": "Hurried Ltd",
            "state": "done",
            "pages": pages,
            "values": dict.fromkeys(ids, TEXT),
        }
    )


def _say(what: str, seconds: list[float]) -> None:
    each = ", ".join(f"{took:.2f}" for took in seconds)
    sys.stdout.write(f"{what}: median {statistics.median(seconds):.2f} s ({each})\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
