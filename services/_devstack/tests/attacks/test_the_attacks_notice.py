"""An attack that can't succeed proves nothing: each finds what is wrong with a careless service."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncGenerator, Mapping

import httpx
import pytest
from devstack.testing.memory import MEBIBYTE, memory_watched
from fastapi import FastAPI

from services._devstack.tests.attacks import careless
from services._devstack.tests.attacks.fields import body_with, fields_of, json_schema
from services._devstack.tests.attacks.hostile import SHOWN
from services._devstack.tests.attacks.sending import send_body
from services._devstack.tests.attacks.site import operations, writes
from services._devstack.tests.attacks.sweeps import (
    add_privileged_fields,
    add_privileged_parts,
    read_with_ids_of_others,
    snapshot,
    write_ids_of_others,
)
from services._devstack.tests.attacks.test_hostile_text import problem_of
from services._devstack.tests.attacks.watch import memory_limit
from services._devstack.tests.every_service.house import context_names, operations_of
from services._devstack.tests.every_service.requests import Seen

OPERATIONS = operations_of("careless", careless.app)
THEIRS = Seen({"noteId": [careless.NOTE]}, {careless.NOTE, careless.SECRET})


@pytest.fixture
async def http() -> AsyncGenerator[httpx.AsyncClient]:
    careless.notes[careless.NOTE] = {"noteId": careless.NOTE, "subjectName": careless.SECRET}
    transport = httpx.ASGITransport(app=careless.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://careless.test") as http:
        yield http


async def _anybody() -> Mapping[str, str]:
    return {}


async def test_that_a_stranger_is_told(http: httpx.AsyncClient) -> None:
    result = await read_with_ids_of_others(http, OPERATIONS, THEIRS, _anybody)
    assert any("GetNote" in each and careless.SECRET in each for each in result.problems)
    assert result.operations == {each.name for each in OPERATIONS}


async def test_that_a_strangers_id_is_taken_and_changes_something(http: httpx.AsyncClient) -> None:
    before = await snapshot(http, OPERATIONS, THEIRS, {})
    result = await write_ids_of_others(http, OPERATIONS, Seen(), THEIRS, _anybody)
    assert any("RenameNote" in each for each in result.problems)
    assert await snapshot(http, OPERATIONS, THEIRS, {}) != before


async def test_that_a_body_chooses_the_company(http: httpx.AsyncClient) -> None:
    result = await add_privileged_fields(http, OPERATIONS, Seen(), {})
    assert [each for each in result.problems if "CreateNote" in each]
    assert not [each for each in result.problems if "RenameNote" in each], "that one is careful with fields"


async def test_that_a_form_chooses_the_company(http: httpx.AsyncClient) -> None:
    result = await add_privileged_parts(http, OPERATIONS, Seen(), {})
    assert [each for each in result.problems if "AttachNote" in each]


async def test_that_a_text_comes_back_as_a_page(http: httpx.AsyncClient) -> None:
    [greet] = [each for each in OPERATIONS if each.path.endswith("Greet")]
    [name] = [each for each in fields_of(greet) if each.is_text]
    body = body_with(greet, name, SHOWN["a script"], THEIRS)
    assert "text/html" in problem_of(await send_body(http, greet, body, THEIRS, {}))


async def test_that_a_process_takes_memory() -> None:
    hungry = [sys.executable, "-c", f"import time; x = bytearray({400 * MEBIBYTE}); time.sleep(1)"]
    with memory_watched(_own_pid()) as before:
        await asyncio.sleep(0.2)
    with memory_watched(_own_pid()) as peak:
        await asyncio.to_thread(subprocess.run, hungry, check=True)
    assert peak.bytes > before.bytes + 300 * MEBIBYTE


def _own_pid() -> int:
    return os.getpid()


def test_that_every_service_has_a_limit() -> None:
    assert {context: memory_limit(context) for context in context_names()}
    assert memory_limit("gateway")
    assert memory_limit("web")


def test_every_body_is_looked_into() -> None:
    """A body in which no field is found is one that no text is planted in."""
    blind = [each.name for each in writes() if json_schema(each) and not fields_of(each)]
    assert blind == []
    assert {each.context for each in operations()} <= set(context_names())


def test_a_service_that_comes_later_is_attacked_by_being_there() -> None:
    app = FastAPI()
    app.post("/api/Later/Write", openapi_extra={"x-access": "member"})(careless.create_note)
    [later] = operations_of("later", app)
    assert [str(field) for field in fields_of(later) if field.is_text] == ["name"]
