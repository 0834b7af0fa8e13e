"""Whoever needs one part of a process is handed that part: its signature says what it asks, and a test gives
it just that."""

import ast
from collections.abc import Iterator
from pathlib import Path

from devstack.import_rules import Room, modules_of
from devstack.layout import services

MOST = 7
"""Functions that are handed all of it for one part's sake; some must be, as what calls them hands it to all
its like (chores, imports of tables). The number only falls."""


def for_one_part(source: str) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and any(_is_a_runtime(each) and _uses_one_part(node, each.arg) for each in _arguments(node))
    ]


def _arguments(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]


def _is_a_runtime(argument: ast.arg) -> bool:
    return argument.annotation is not None and ast.unparse(argument.annotation) == "Runtime"


def _uses_one_part(function: ast.AST, name: str) -> bool:
    """And hands it on to nobody."""
    above = {below: node for node in ast.walk(function) for below in ast.iter_child_nodes(node)}
    used: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and node.id == name:
            part = above[node]
            if not isinstance(part, ast.Attribute):
                return False
            call = above[part]
            used.add(ast.unparse(call if isinstance(call, ast.Call) and call.func is part else part))
    return len(used) <= 1


def below_the_edges() -> Iterator[tuple[str, Path]]:
    for service in services():
        for module in modules_of(service.folder, service.package):
            if module.room is not Room.EDGE:
                yield module.name, (service.folder / module.name.replace(".", "/")).with_suffix(".py")


def test_no_more_are_handed_the_runtime_for_one_part() -> None:
    """Hand over `Projects`, `Directory`, `Database`, `Storage`. Where there are fewer now, `MOST` says so."""
    found = [f"{name}.{each}" for name, path in below_the_edges() for each in for_one_part(path.read_text())]
    assert len(found) <= MOST, "\n".join(found)


def test_one_part_is_told_from_several() -> None:
    source = """
async def one(uow, runtime: Runtime): return await runtime.of(Projects).all(runtime.of(Projects))
async def a_part(runtime: Runtime): return runtime.database
async def two(runtime: Runtime): return runtime.of(Projects), runtime.storage
async def on(runtime: Runtime): return await one(None, runtime)
async def a_part_itself(projects: Projects): return projects
"""
    assert for_one_part(source) == ["one", "a_part"]
