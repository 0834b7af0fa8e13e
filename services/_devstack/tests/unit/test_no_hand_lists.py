"""Contexts are found, never listed by hand: a list that names them all misses the next one in silence."""

import ast
import re
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from devstack.layout import ROOT, services, web_modules

# Written by `make wiring`, `make proto`, `make openapi`, which find what they list.
_MADE = re.compile(r"proto/gen/|\.gen\.ts$")
_ARRAY = re.compile(r"\[[^\[\]]*\]")
_TEXT = re.compile(r"""["']([\w-]+)["']""")


def lists_in_python(source: str) -> Iterator[set[str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            entries = node.elts
        elif isinstance(node, ast.Dict):
            entries = [key for key in node.keys if key is not None]
        else:
            continue
        yield {str(each.value) for each in entries if isinstance(each, ast.Constant)}


def lists_in_typescript(source: str) -> Iterator[set[str]]:
    for array in _ARRAY.findall(source):
        yield set(_TEXT.findall(array))


@cache
def _all_names() -> tuple[set[str], ...]:
    contexts = {each.context for each in services()}
    modules = {each.folder.name for each in web_modules()}
    packages = {each.package for each in services()}
    return contexts, modules, packages


def names_all(listed: set[str]) -> bool:
    return any(every <= listed for every in _all_names())


@pytest.mark.parametrize(
    ("kinds", "lists_in"),
    [(("*.py",), lists_in_python), (("*.ts", "*.tsx", "*.mjs"), lists_in_typescript)],
    ids=["Python", "TypeScript"],
)
def test_no_source_lists_every_context(
    kinds: tuple[str, ...], lists_in: Callable[[str], Iterator[set[str]]]
) -> None:
    asked = ["git", "ls-files", "--", *kinds]
    tracked = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    files = [name for name in tracked if not _MADE.search(name) and Path(ROOT, name).is_file()]
    assert len(files) > 100
    assert [name for name in files if any(map(names_all, lists_in((ROOT / name).read_text())))] == []


def test_a_list_of_all_is_seen() -> None:
    contexts = [each.context for each in services()]
    assert any(map(names_all, lists_in_python(f"PARTS = ('postgres', *{contexts!r})")))
    assert any(map(names_all, lists_in_typescript(f"const CONTEXTS = {contexts!r};")))
    assert not any(map(names_all, lists_in_python(f"PARTS = {contexts[1:]!r}")))
