"""The OpenAPI document of each context, made without starting any, and its calls' types in its web module.

python -m devstack.openapi            writes them; `--check-client` says whether the client is out of step
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from devstack import console
from devstack.console import Failure
from devstack.declared import ask
from devstack.layout import NODE_BIN, ROOT
from devstack.output import output_of

FOLDER = ROOT / "gateway" / "openapi"
_KIT = ROOT / "web-modules" / "_kit"


def of(context: str) -> dict[str, Any]:
    """As it was last written: `make check` sees to it that it is what the service says."""
    document: dict[str, Any] = json.loads(_file_of(context).read_text())
    return document


def _file_of(context: str) -> Path:
    return FOLDER / f"{context}.json"


def refuse_doubles(documents: Mapping[str, dict[str, Any]]) -> None:
    """One call answered by two contexts. What their models are called is each context's own."""
    answered: dict[str, str] = {}
    for context, document in documents.items():
        for path in document["paths"]:
            if (other := answered.setdefault(path, context)) != context:
                raise Failure("openapi", f"{context} answers {path}, {other} does too")


def _text(document: dict[str, Any]) -> str:
    paths = dict(sorted(document["paths"].items()))
    parts = document.get("components", {}).items()
    components = {part: dict(sorted(entries.items())) for part, entries in sorted(parts)}
    sorted_document = {**document, "paths": paths, "components": components}
    return json.dumps(sorted_document, indent=2, ensure_ascii=False) + "\n"


def _make(documents: Mapping[str, dict[str, Any]]) -> dict[Path, str]:
    """Of each context that answers the web."""
    refuse_doubles(documents)
    return {
        _file_of(context): _text(document) for context, document in documents.items() if document["paths"]
    }


async def _generate_client() -> None:
    await output_of(
        str(NODE_BIN / "npm"), "run", "--silent", "gen:api", what="the web's typed client", cwd=_KIT
    )


def _makes_client() -> bool:
    manifest = _KIT / "package.json"
    return manifest.is_file() and "gen:api" in json.loads(manifest.read_text()).get("scripts", {})


async def write() -> None:
    with console.timed(FOLDER.relative_to(ROOT).as_posix()):
        FOLDER.mkdir(exist_ok=True)
        made = _make((await ask()).openapi)
        for file in {*FOLDER.glob("*.json")} - made.keys():
            file.unlink()
        for file, text in made.items():
            file.write_text(text)
    if _makes_client():
        with console.timed("the web's typed client"):
            await _generate_client()


def check(documents: Mapping[str, dict[str, Any]]) -> int:
    made = _make(documents)
    stale = [file for file, text in made.items() if not file.is_file() or file.read_text() != text]
    for file in sorted({*stale, *({*FOLDER.glob("*.json")} - made.keys())}):
        console.say(f"{file.relative_to(ROOT)} is not what the services say")
    return 1 if stale or {*FOLDER.glob("*.json")} != made.keys() else 0


def _client() -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in sorted(_KIT.parent.glob("*/src/api/schema.gen.ts"))}


async def _check_client() -> int:
    committed = _client()
    try:
        await _generate_client()
        fresh = _client()
    finally:
        for file in _client().keys() - committed.keys():
            file.unlink()
        for file, content in committed.items():
            file.write_bytes(content)
    if fresh == committed:
        return 0
    console.say("the web's typed client is not what gateway/openapi says")
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="devstack.openapi")
    parser.add_argument("--check-client", action="store_true")
    options = parser.parse_args()
    try:
        if options.check_client:
            return asyncio.run(_check_client())
        asyncio.run(write())
    except Failure as failure:
        failure.show()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
