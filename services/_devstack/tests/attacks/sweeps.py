"""Attacks on every operation it is given. Each answers what went wrong, and how many requests it tried."""

import json
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx

from services._devstack.tests.attacks.controls import Refusal
from services._devstack.tests.attacks.fields import (
    Path,
    body_with,
    fields_of,
    json_schema,
    objects_of,
    part_schema,
    resolved,
    smallest_body,
    with_value,
)
from services._devstack.tests.attacks.sending import send_body
from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen, build, resolved_form, sent_in
from services._devstack.tests.every_service.shown import shown
from services._devstack.tests.every_service.untried import OF_NO_COMPANY

Headers = Mapping[str, str]
# What a caller may never choose: whose something is, who made it, what somebody is.
PRIVILEGED: dict[str, Any] = {
    "companyId": str(uuid4()),
    "ownerId": str(uuid4()),
    "createdBy": str(uuid4()),
    "actorUserId": str(uuid4()),
    "role": "owner",
    "isAdmin": True,
    "isSuperuser": True,
    "permissions": ["*"],
    "__proto__": {"isAdmin": True},
}

# What answers of writes of many say where none was done.
_NOTHING_DONE = ('"repliedRequestIds":[]', '"approved":0', '"positions":[]', '"fileIds":[]')


@dataclass
class Result:
    problems: list[str] = field(default_factory=list[str])
    tried: int = 0
    operations: set[str] = field(default_factory=set[str])
    refusals: list[Refusal] = field(default_factory=list[Refusal])

    def note(self, operation: Operation, problem: str) -> None:
        self.problems.append(f"{operation.name}: {problem}")

    def count(self, operation: Operation) -> None:
        self.tried += 1
        self.operations.add(operation.name)


def leaked(answer: httpx.Response, sent: str, private: Iterable[str]) -> list[str]:
    told = answer.text
    return [text for text in private if text in told and text not in sent][:3]


async def read_with_ids_of_others(
    http: httpx.AsyncClient,
    operations: Iterable[Operation],
    theirs: Seen,
    headers: Callable[[], Awaitable[Headers]],
    refused: Callable[[Operation, int], bool] = lambda _operation, _status: True,
) -> Result:
    """Each operation with ids of the attacked: nothing of theirs is told, and the status is right."""
    result, mine = Result(), await headers()
    for operation in operations:
        request = build(http, operation, theirs, dict(mine))
        sent = sent_in(request)
        answer = await http.send(request)
        result.count(operation)
        if told := leaked(answer, sent, theirs.private):
            result.note(operation, f"{answer.status_code} tells {told}")
        if not refused(operation, answer.status_code):
            result.note(operation, f"{answer.status_code} {answer.text[:120]}")
        http.cookies.clear()
        if operation.path.startswith("/api/Auth/") and answer.is_success:
            mine = await headers()  # that ended or changed the session
    return result


async def write_ids_of_others(
    http: httpx.AsyncClient,
    operations: Iterable[Operation],
    mine: Seen,
    theirs: Seen,
    headers: Callable[[], Awaitable[Headers]],
) -> Result:
    """A body that is the caller's own but for one id of somebody else, in every place for an id."""
    result, sender = Result(), await headers()
    for operation in operations:
        for each in fields_of(operation):
            foreign = theirs.id_for(each.name) if each.is_id else None
            if foreign is None or each.name in OF_NO_COMPANY:
                continue
            body = body_with(operation, each, foreign, mine)
            answer = await send_body(http, operation, body, mine, sender)
            result.count(operation)
            if told := leaked(answer, json.dumps(body), theirs.private):
                result.note(operation, f"{each}: {answer.status_code} tells {told}")
            elif operation.only_reads and answer.is_success:
                # A filter by what nobody has finds nothing: no more may be told of somebody else's.
                unknown = body_with(operation, each, str(uuid4()), mine)
                of_nobodys = await send_body(http, operation, unknown, mine, sender)
                if answer.text != of_nobodys.text:
                    result.note(operation, f"{each}: {answer.text[:160]}, not {of_nobodys.text[:160]}")
            elif answer.status_code >= 500 or (answer.is_success and not _refuses_each(answer)):
                result.note(operation, f"{each}: {answer.status_code} {answer.text[:160]}")
            if answer.is_success:
                sender = await headers()
            else:
                result.refusals.append(Refusal(operation, each, answer.status_code, answer.text))
    return result


def _at(body: Any, path: Path) -> Any:
    """What is there already, such as the tag that says of which kind an object is."""
    for part in path:
        try:
            body = body[part]
        except (KeyError, IndexError, TypeError):
            return None
    return body


async def add_privileged_fields(
    http: httpx.AsyncClient, operations: Iterable[Operation], mine: Seen, headers: Headers
) -> Result:
    """In every object of every body: the refusal must name the field, so it was not for something else."""
    result = Result()
    for operation in operations:
        if json_schema(operation) is None:
            continue
        for path in objects_of(operation):
            inside: Any = smallest_body(operation, mine)
            if path and not isinstance(_at(inside, path), dict):
                inside = with_value(operation, inside, path, {}, mine)
            named = set(fields_at(operation, path))
            added = {name: value for name, value in PRIVILEGED.items() if name not in named}
            target = inside
            for part in path:
                target = target[part]
            target.update(added)
            answer = await send_body(http, operation, inside, mine, headers)
            result.count(operation)
            if answer.status_code in (401, 403):
                continue  # not even asked
            if operation.access == "public" and not _is_closed(operation):
                continue  # says that it passes over what it does not know; nobody has anything to gain there
            if answer.status_code != 422:
                result.note(operation, f"{answer.status_code}, not 422: {answer.text[:160]}")
            elif unnamed := [name for name in added if name not in answer.text]:
                result.note(operation, f"takes {unnamed}: {answer.text[:160]}")
    return result


async def add_privileged_parts(
    http: httpx.AsyncClient, operations: Iterable[Operation], mine: Seen, headers: Headers
) -> Result:
    """In every form, beside what it asks for."""
    result = Result()
    for operation in operations:
        if part_schema(operation) is None:
            continue
        known = resolved_form(operation)
        added = [name for name in PRIVILEGED if name not in known]
        request = build(http, operation, mine, dict(headers))
        end = request.headers["Content-Type"].rpartition("boundary=")[2]
        parts = "".join(
            f'--{end}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\nx\r\n' for name in added
        )
        kind = {"Content-Type": request.headers["Content-Type"]}
        answer = await http.request(
            request.method, request.url, content=parts.encode() + request.content, headers={**headers, **kind}
        )
        result.count(operation)
        http.cookies.clear()
        if answer.status_code in (401, 403):
            continue  # not even asked
        if answer.status_code != 422:
            result.note(operation, f"{answer.status_code}, not 422: {answer.text[:160]}")
        elif unnamed := [name for name in added if name not in answer.text]:
            result.note(operation, f"takes {unnamed}: {answer.text[:160]}")
    return result


def _refuses_each(answer: httpx.Response) -> bool:
    """Of a write of many, each of which has a verdict of its own."""
    verdicts = re.findall(r'"verdict": ?"(\w+)"', answer.text)
    is_nothing_done = any(nothing in answer.text for nothing in _NOTHING_DONE)
    is_nothing_done |= {*re.findall(r'"isDone": ?(\w+)', answer.text)} == {"false"}
    return is_nothing_done or (bool(verdicts) and set(verdicts) <= {"refused", "known"})


def _is_closed(operation: Operation) -> bool:
    schema = resolved(json_schema(operation) or {}, operation)
    return schema.get("additionalProperties") is False


def fields_at(operation: Operation, path: tuple[str | int, ...]) -> list[str]:
    return [str(each.path[len(path)]) for each in fields_of(operation) if each.path[: len(path)] == path]


async def snapshot(
    http: httpx.AsyncClient, operations: Iterable[Operation], seen: Seen, headers: Headers
) -> dict[str, str]:
    """What somebody sees, lists and details, but for what time itself changes."""
    return {
        operation.name: await shown(http, build(http, operation, seen, dict(headers)))
        for operation in operations
        if operation.only_reads and operation.is_for_members
    }
