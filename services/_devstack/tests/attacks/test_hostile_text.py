"""Hostile text in every place that takes text, of every write and every question."""

import json
from collections.abc import Mapping
from itertools import cycle
from typing import Any

import httpx
import pytest

from services._devstack.tests.attacks.fields import Field, body_with, fields_of, json_schema
from services._devstack.tests.attacks.hostile import (
    DECEIVING,
    IMPOSSIBLE,
    INSTANTS,
    RAW,
    SHOWN,
    TOO_MUCH,
    of_other_kinds,
)
from services._devstack.tests.attacks.sending import send_body
from services._devstack.tests.attacks.site import Caller, Site, operations, writes
from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen, build

_ENVELOPE = {"data", "errorCode", "message"}


def _places(named: str = "") -> list[tuple[Operation, Field]]:
    return [
        (operation, field)
        for operation in writes()
        for field in fields_of(operation)
        if (field.is_text or field.takes_anything) and field.name.lower().endswith(named)
    ]


class Planter:
    """Puts values in places as somebody who may write there, and goes on when that ended their session."""

    def __init__(self, site: Site, caller: Caller, seen: Seen) -> None:
        self._site, self._caller, self._seen = site, caller, seen
        self.problems: list[str] = []
        self.accepted = 0

    @classmethod
    async def open(cls, site: Site) -> "Planter":
        caller = await site.furnished()
        return cls(site, caller, await caller.look_around())

    async def plant(self, operation: Operation, field: Field, name: str, value: Any) -> httpx.Response:
        body = body_with(operation, field, value, self._seen)
        answer = await send_body(self._site.http, operation, body, self._seen, self._caller.bearer)
        self._caller.cookies |= dict(answer.cookies)
        self.check(operation, f"{field}, {name}", answer)
        if answer.is_success:
            self.accepted += 1
        return answer

    def check(self, operation: Operation, what: str, answer: httpx.Response) -> None:
        problem = problem_of(answer)
        if problem:
            self.problems.append(f"{operation.name} {what}: {problem}")


def problem_of(answer: httpx.Response) -> str:
    told = f"{answer.status_code} {answer.text[:160]}"
    if answer.status_code >= 500:
        return told
    if "x-injected" in answer.headers:
        return "wrote a header"
    kind = answer.headers.get("content-type", "")
    if not kind.startswith("application/json"):
        return f"answers {kind}: {told}"
    return "" if set(answer.json()) == _ENVELOPE else f"not in the envelope: {told}"


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["one", "every"])
async def test_no_text_crashes_a_write_or_comes_back_as_a_page(site: Site, every: bool) -> None:
    """In each place every text, or one after the other in turn."""
    planter, turns = await Planter.open(site), cycle(SHOWN.items())
    for operation, field in _places():
        for name, value in SHOWN.items() if every else [next(turns)]:
            await planter.plant(operation, field, name, value)
    assert planter.problems == []
    assert planter.accepted > 9, "hardly anything was taken: the test proved nothing"


async def test_what_no_database_can_hold_is_refused_in_words(site: Site) -> None:
    planter = await Planter.open(site)
    for operation, field in _places():
        for name, value in IMPOSSIBLE.items():
            answer = await planter.plant(operation, field, name, value)
            if answer.is_success and value in answer.text:
                planter.problems.append(f"{operation.name} {field}, {name}: taken")
    assert planter.problems == []


async def test_no_instant_crashes_a_write(site: Site) -> None:
    planter, tried = await Planter.open(site), 0
    for operation in writes():
        for field in (each for each in fields_of(operation) if each.is_instant):
            for name, value in INSTANTS.items():
                await planter.plant(operation, field, name, value)
                tried += 1
    assert planter.problems == []
    assert tried > 9


async def test_no_name_deceives_its_reader(site: Site) -> None:
    """A12: signs that turn text round or can't be seen."""
    planter = await Planter.open(site)
    for operation, field in _places("name"):
        if operation.access == "public" and not _is_kept_for_others(operation):
            continue
        for name, value in DECEIVING.items():
            answer = await planter.plant(operation, field, name, value)
            if answer.is_success and any(
                sign in json.dumps(answer.json(), ensure_ascii=False) for sign in "\u202e\u2066\u200b"
            ):
                planter.problems.append(f"{operation.name} {field}, {name}: {answer.text[:120]}")
    assert planter.problems == []


def _is_kept_for_others(operation: Operation) -> bool:
    return operation.path.startswith("/api/Auth/Register")


@pytest.mark.long
async def test_neither_too_much_nor_something_else_crashes_a_write(site: Site) -> None:
    planter = await Planter.open(site)
    for operation, field in _places():
        for name, value in {**TOO_MUCH, **of_other_kinds()}.items():
            await planter.plant(operation, field, name, value)
    assert planter.problems == []


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["one", "every"])
async def test_no_body_that_is_none_crashes_a_write(site: Site, every: bool) -> None:
    planter, turns = await Planter.open(site), cycle(RAW.items())
    caller = await site.attacker()
    for operation in writes():
        if json_schema(operation) is None:
            continue
        for name, raw in RAW.items() if every else [next(turns)]:
            headers: Mapping[str, str] = {**caller.bearer, "Content-Type": "application/json"}
            answer = await site.http.request(operation.method, operation.path, content=raw, headers=headers)
            planter.check(operation, name, answer)
            may_be_left_out = not raw and not operation.document["requestBody"].get("required", False)
            if answer.is_success and not may_be_left_out:
                planter.problems.append(f"{operation.name} {name}: taken")
    assert planter.problems == []


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["one", "every"])
async def test_no_question_crashes_for_its_text(site: Site, every: bool) -> None:
    planter, caller = await Planter.open(site), await site.attacker()
    seen, tried = await caller.look_around(), 0
    texts = {**SHOWN, **IMPOSSIBLE, **DECEIVING, **INSTANTS}
    turns = cycle(texts.items())
    always = ("NUL", IMPOSSIBLE["NUL"])
    for operation in operations():
        for parameter in operation.document.get("parameters", []):
            if parameter["in"] != "query":
                continue
            for name, value in texts.items() if every else [always, next(turns)]:
                request = build(site.http, operation, seen, caller.bearer)
                text = value.encode("utf-8", "surrogatepass")
                query = httpx.QueryParams(request.url.query.decode()).remove(parameter["name"])
                planted = f"{query}&{parameter['name']}={_escaped(text)}"
                answer = await site.http.request(
                    operation.method, request.url.copy_with(query=planted.encode()), headers=caller.bearer
                )
                tried += 1
                if "csv" not in answer.headers.get("content-type", ""):
                    planter.check(operation, f"?{parameter['name']}, {name}", answer)
                if answer.is_success and value == IMPOSSIBLE["NUL"]:
                    planter.problems.append(f"{operation.name} ?{parameter['name']}, {name}: taken")
    assert planter.problems == []
    assert tried > len(operations()) / 2


def _escaped(raw: bytes) -> str:
    return "".join(f"%{each:02X}" for each in raw)
