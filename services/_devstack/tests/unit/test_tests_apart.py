"""Tests of a service know its own code and the contracts: what they need of another service answers as its
contract says, so that a change over there fails nothing here, and no test starts two services."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from devstack.layout import Service, python_members, services
from devstack.reach import MACHINERY


def imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def of_others(service: Service, source: str) -> list[str]:
    others = {each.package for each in services()} - {service.package}
    return [name for name in imported(source) if name.partition(".")[0] in others]


def modules_of(service: Service) -> list[Path]:
    return [file for room in ("tests", "bench") for file in (service.folder / room).rglob("*.py")]


@pytest.mark.parametrize("service", services(), ids=lambda service: service.context)
def test_no_test_imports_another_service(service: Service) -> None:
    found = {file.name: of_others(service, file.read_text()) for file in modules_of(service)}
    assert found
    assert {name: names for name, names in found.items() if names} == {}


def test_one_that_does_is_seen() -> None:
    one, other = services()[:2]
    for line in (f"from {other.package}.main import definition", f"import {other.package}.settings"):
        assert of_others(one, f"def test() -> None:\n    {line}\n")
    assert not of_others(one, f"from {one.package}.main import definition\nimport {other.package}_client\n")


SHARED_TEMPORAL = "temporal_address"
"""The one server of a run, which knows no file from another; `temporal` is a namespace of the file's own."""


def with_shared_temporal(source: str) -> list[str]:
    functions = (
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return [each.name for each in functions if SHARED_TEMPORAL in (part.arg for part in each.args.args)]


def test_each_file_has_a_namespace_of_temporal_for_itself() -> None:
    folders = [folder for folder in python_members() if folder.name != MACHINERY]
    files = [file for folder in folders for file in (folder / "tests").rglob("*.py")]
    assert {file.name: found for file in files if (found := with_shared_temporal(file.read_text()))} == {}


def test_one_that_shares_it_is_seen() -> None:
    assert with_shared_temporal("async def test_it(temporal_address: str) -> None: ...") == ["test_it"]
    assert not with_shared_temporal("def test_it(temporal: Temporal) -> None: ...")
