"""What a new context's files import is there. That it runs `make test-context` tells, which takes longer."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from devstack.layout import ROOT
from devstack.scaffold.context import _ENDING, _TEMPLATE  # pyright: ignore[reportPrivateUsage]

# What is made from its own files.
_OWN = ("my_context", "contracts.my_context", "services.my_context")
_KIT = re.compile(r'import (?:type )?\{([^}]*)\} from "(@groundwork/kit[^"]*)"')
_API = ROOT / "web-modules" / "_kit" / "api.txt"


def templates(ending: str) -> list[Path]:
    return sorted(_TEMPLATE.rglob(f"*{ending}{_ENDING}"))


def imported(file: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and not node.module.startswith(_OWN):
            yield from ((node.module, each.name) for each in node.names)


@pytest.mark.parametrize("file", templates(".py"), ids=lambda file: file.relative_to(_TEMPLATE).as_posix())
def test_a_service_imports_what_there_is(file: Path) -> None:
    for module, name in imported(file):
        if module == "contracts" or f"{module}.{name}".startswith(_OWN):
            continue
        there = importlib.import_module(module)
        if not hasattr(there, name):
            importlib.import_module(f"{module}.{name}")


def test_a_web_module_imports_what_the_kit_exports() -> None:
    parts = re.split(r"^## (\S+)$", _API.read_text(), flags=re.MULTILINE)[1:]
    exported = {
        part: set(re.findall(r"^[\d.]+ \w+ (\w+)", names, re.MULTILINE))
        for part, names in zip(parts[::2], parts[1::2], strict=True)
    }
    wanted = [
        (part, name.removeprefix("type ").split(" as ")[0].strip())
        for file in [*templates(".ts"), *templates(".tsx")]
        for names, part in _KIT.findall(file.read_text())
        for name in names.replace("\n", " ").split(",")
        if name.strip()
    ]
    wanted = [(part, name.strip().removeprefix("type ")) for part, name in wanted]
    assert len(wanted) > 30
    assert [each for each in wanted if each[0] in exported and each[1] not in exported[each[0]]] == []
    assert sum(part in exported for part, _ in wanted) > 30
