"""Large drawings are judged in a process of its own: only the company that made them waits for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import orjson
from cachetools import LRUCache
from chassis.acting import sharers
from chassis.errors import Invalid, Unavailable
from chassis.processes.fair_queue import FairQueue, TooManyWait
from chassis.processes.pool import Bounds, ProcessDied, ProcessPool, TimedOut, WorkFailed
from chassis.processes.wire import Message
from chassis.runtime import Runtime
from chassis.texts import Text
from formwork.problems import Problem
from formwork.values import Recomputed

from forms import checker_program
from forms.checker_program import unpacked

# A pod's memory is the service's, and these: k8s/tests adds it up.
PROCESSES = 1
MOST_BYTES = 160 * 1024 * 1024
_BOUNDS = Bounds(MOST_BYTES, most_processor_seconds=10, most_seconds=30)
_MOST_WAITING, _WAITS_SECONDS = 48, 20.0
# Judged within milliseconds, which is less than asking another process takes.
_SMALL_BYTES = 16_384
_REMEMBERED = 50


@dataclass(frozen=True)
class CheckedBody:
    problems: Sequence[Problem]
    fields_count: int
    template_files: Sequence[tuple[str, str]]
    """The ids of a field and of a file of the template that it shows."""


@dataclass(frozen=True)
class CheckedDraft:
    problems: Sequence[Problem]
    step_ids: frozenset[str]


DraftKey = tuple[UUID, int, int]
"""A template, and the revisions of its body and its workflow: what they say never changes."""


class Checker:
    def __init__(self) -> None:
        queue = FairQueue(PROCESSES, most_waiting=_MOST_WAITING, most_seconds=_WAITS_SECONDS)
        self._pool = ProcessPool(checker_program.__name__, _BOUNDS, queue)
        self._drafts = LRUCache[DraftKey, CheckedDraft](_REMEMBERED)

    @classmethod
    def of(cls, runtime: Runtime) -> "Checker":
        checker = cls()
        runtime.on_close(checker.close)
        return checker

    async def close(self) -> None:
        await self._pool.close()

    async def check_body(self, company_id: UUID, body: bytes) -> CheckedBody:
        found = await self._ask(company_id, "body", body)
        shown = [(field_id, file_id) for field_id, file_id in found.get("templateFiles", ())]
        return CheckedBody(unpacked(found["problems"]), found.get("fieldsCount", 0), shown)

    async def check_workflow(self, company_id: UUID, workflow: bytes) -> Sequence[Problem]:
        return unpacked((await self._ask(company_id, "workflow", workflow))["problems"])

    async def check_draft(self, company_id: UUID, key: DraftKey, body: str, workflow: str) -> CheckedDraft:
        """What keeps a draft from being published; asked for after every save, and once more to publish."""
        known = self._drafts.get(key)
        if known is None:
            found = await self._ask(company_id, "draft", body.encode(), workflow.encode())
            known = CheckedDraft(unpacked(found["problems"]), frozenset(found.get("stepIds", ())))
            self._drafts[key] = known
        return known

    async def recompute(self, company_id: UUID, body: bytes, values: dict[str, Any]) -> Recomputed:
        """For a form that was published when its formulas could be larger than they can today."""
        found = await self._ask(company_id, "calculations", body, orjson.dumps(values))
        named = {field_id: frozenset(fields) for field_id, fields in found["namedByFailed"].items()}
        return Recomputed(found["values"], unpacked(found["problems"]), named)

    async def _ask(self, company_id: UUID, task: str, *parts: bytes) -> dict[str, Any]:
        order = Message({"task": task}, parts)
        if sum(map(len, parts)) <= _SMALL_BYTES:
            return checker_program.work(order).said
        try:
            return await self._pool.run(order, _read, sharers=sharers(company_id))
        except TooManyWait:
            raise Unavailable(
                Text("Many large forms are being checked right now. Try again in a moment.")
            ) from None
        except TimedOut:  # the machine is busy
            raise Unavailable from None
        except WorkFailed as failed:
            if isinstance(failed, ProcessDied) and failed.was_killed:
                raise Unavailable from None
            raise _too_large() from None


def _read(answer: Message) -> dict[str, Any]:
    return answer.said


def _too_large() -> Invalid:
    return Invalid(Text("This form takes too long to check. Make it smaller, or make two of it."))
