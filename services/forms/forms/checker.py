"""Large drawings are judged in a process of its own: only the company that made them waits for it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO, TypeVar
from uuid import UUID

import orjson
from anyio import to_thread
from chassis.acting import sharers
from chassis.errors import Invalid, Unavailable
from chassis.processes.fair_queue import FairQueue, TooManyWait
from chassis.processes.pool import Bounds, ProcessDied, ProcessPool, TimedOut, WorkFailed
from chassis.processes.wire import Message
from chassis.remembered import Remembered
from chassis.runtime import Runtime
from chassis.texts import Text
from formwork.conditions.situation import Situation
from formwork.portable import DrawnChoice, DrawnList, ImportedForm, Note, Picture
from formwork.problems import Problem
from formwork.rehearsal import Difference
from formwork.values import Recomputed

from forms import checker_program
from forms.checker_program import unpacked

T = TypeVar("T")

# A pod's memory is the service's, and these: k8s/tests adds it up.
PROCESSES = 1
MOST_BYTES = 160 * 1024 * 1024
_BOUNDS = Bounds(MOST_BYTES, most_processor_seconds=10, most_seconds=30)
_MOST_WAITING, _WAITS_SECONDS = 48, 20.0
# Judged within milliseconds, which is less than asking another process takes.
_SMALL_BYTES = 16_384
_REMEMBERED = 50
_MOST_TOGETHER = 2_000_000


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
    is_whole: bool
    """All cases of its rules were tried: of too many it is not known whether each ever applies."""


@dataclass(frozen=True)
class CheckedFile:
    """A form as a file of somebody's came to: of sound structure."""

    format: str
    form: ImportedForm
    fields_count: int
    rules_count: int
    step_names: Sequence[str]
    team_names: Sequence[str]


@dataclass(frozen=True)
class RehearsedField:
    submission: int
    """Which of those that were given."""
    difference: Difference


@dataclass(frozen=True)
class CheckedRehearsal:
    names: Mapping[str, str]
    """Of fields that something is told of."""
    found: Sequence[RehearsedField]


DraftKey = tuple[UUID, int, int]
"""A template, and the revisions of its body and its workflow: what they say never changes."""


class Checker:
    def __init__(self) -> None:
        queue = FairQueue(PROCESSES, most_waiting=_MOST_WAITING, most_seconds=_WAITS_SECONDS)
        self._pool = ProcessPool(checker_program.__name__, _BOUNDS, queue)
        self._drafts = Remembered[DraftKey, CheckedDraft](most=_REMEMBERED)

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

        async def check() -> CheckedDraft:
            found = await self._ask(company_id, "draft", body.encode(), workflow.encode())
            return CheckedDraft(
                unpacked(found["problems"]), frozenset(found.get("stepIds", ())), found.get("isWhole", True)
            )

        return await self._drafts.get(key, check)

    async def read_file(self, company_id: UUID, file: BinaryIO) -> CheckedFile | Note:
        """What a form as a file holds, or why there is none in it. A stranger's file is opened in the other
        process only, however small it is."""
        descriptor = await to_thread.run_sync(_on_disk, file)
        return await self._run(company_id, Message({"task": "file"}, file=descriptor), _read_file)

    async def recompute(
        self, company_id: UUID, body: bytes, values: dict[str, Any], situation: Situation
    ) -> Recomputed:
        """For a form that was published when its formulas could be larger than they can today."""
        asked = orjson.dumps({"values": values, "situation": situation.written})
        found = await self._ask(company_id, "calculations", body, asked)
        named = {field_id: frozenset(fields) for field_id, fields in found["namedByFailed"].items()}
        return Recomputed(found["values"], unpacked(found["problems"]), named)

    async def counted(
        self, company_id: UUID, body: bytes, entered: Sequence[tuple[Mapping[str, Any], Situation]]
    ) -> Sequence[dict[str, Any]]:
        """What is entered in several of a published form, each as it counts: with all rules and formulas
        done."""
        asked = [{"values": values, "situation": situation.written} for values, situation in entered]
        found = await self._ask(company_id, "counted", body, orjson.dumps(asked))
        return found["values"]

    async def rehearse(
        self,
        company_id: UUID,
        before: str,
        after: str,
        submissions: Sequence[tuple[Mapping[str, Any], Situation, bool]],
        language: str,
    ) -> CheckedRehearsal:
        """Of each what is entered, as it is read, and whether it is done."""
        asked = {
            "language": language,
            "submissions": [
                {"entered": entered, "situation": situation.written, "isDone": is_done}
                for entered, situation, is_done in submissions
            ],
        }
        found = await self._ask(company_id, "rehearsal", before.encode(), after.encode(), orjson.dumps(asked))
        told = [RehearsedField(at, Difference(*difference)) for at, *difference in found["differences"]]
        return CheckedRehearsal(found["names"], told)

    async def _ask(self, company_id: UUID, task: str, *parts: bytes) -> dict[str, Any]:
        order = Message({"task": task}, parts)
        if sum(map(len, parts)) <= _SMALL_BYTES:
            return checker_program.work(order).said
        return await self._run(company_id, order, _read)

    async def _run(self, company_id: UUID, order: Message, read: Callable[[Message], T]) -> T:
        try:
            return await self._pool.run(order, read, sharers=sharers(company_id))
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


def in_one_go(body_bytes: int) -> int:
    """How many submissions of a form are worked out at once: so many that it takes part of a second."""
    return max(1, min(100, _MOST_TOGETHER // max(body_bytes, 1)))


def _read(answer: Message) -> dict[str, Any]:
    return answer.said


def _read_file(answer: Message) -> CheckedFile | Note:
    said = answer.said
    if "unreadable" in said:
        return _note(said["unreadable"])
    pages, workflow, lists, *contents = answer.blobs
    named = zip(said["pictures"], contents, strict=True)
    pictures = [Picture(file_id, name, content) for (file_id, name), content in named]
    form = ImportedForm(
        pages=orjson.loads(pages),
        name=said["name"],
        workflow=orjson.loads(workflow),
        settings=said["settings"],
        pictures=pictures,
        notes=[_note(each) for each in said["notes"]],
        lists=[_list(each) for each in orjson.loads(lists)],
    )
    return CheckedFile(
        said["format"], form, said["fieldsCount"], said["rulesCount"], said["steps"], said["teams"]
    )


def _note(packed: Sequence[Any]) -> Note:
    code, place, params, subject = packed
    return Note(code, place, params, subject)


def _list(packed: Mapping[str, Any]) -> DrawnList:
    choices = [DrawnChoice(**each) for each in packed["choices"]]
    return DrawnList(packed["id"], packed["name"], packed["above_id"], choices)


def _on_disk(file: BinaryIO) -> int:
    """Its descriptor: what was still held in memory is written down."""
    descriptor = file.fileno()
    file.flush()
    return descriptor


def _too_large() -> Invalid:
    return Invalid(Text("This form takes too long to check. Make it smaller, or make two of it."))
