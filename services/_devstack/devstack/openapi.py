"""One OpenAPI document of all services, made without starting any, and the web's typed client from it."""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from devstack import console, layout
from devstack.console import Failure
from devstack.layout import BIN, NODE_BIN, ROOT, Service
from devstack.site import tool_env

OUTPUT = ROOT / "gateway" / "openapi.json"
_KIT = ROOT / "web-modules" / "_kit"
_CLIENT = tuple(_KIT / "src" / "api" / name for name in ("schema.gen.ts", "reads.gen.ts"))


async def output_of(*argv: str, what: str, cwd: Path = ROOT) -> str:
    process = await asyncio.create_subprocess_exec(
        *argv,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=cwd,
        env=tool_env(),
    )
    output, errors = await process.communicate()
    if process.returncode:
        lines = (output + errors).decode(errors="replace").splitlines()[-20:]
        raise Failure(what, f"exit code {process.returncode}", lines=lines)
    return output.decode()


async def _document(service: Service) -> dict[str, Any]:
    what = f"OpenAPI of {service.context}"
    output = await output_of(
        *(str(BIN / "python"), "-m", service.package, "openapi"), what=what, cwd=service.folder
    )
    return json.loads(output)


def merge(documents: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Paths and components side by side; a name two services give to different things is an error."""
    merged: dict[str, Any] = {
        "openapi": "3.1.0",
        "info": {"title": "Groundwork", "version": "1"},
        "paths": {},
        "components": {},
    }
    for context, document in documents.items():
        for path, operations in document.get("paths", {}).items():
            known = merged["paths"].setdefault(path, {})
            if overlap := known.keys() & operations.keys():
                raise Failure(
                    "openapi", f"{context} answers {', '.join(sorted(overlap))} {path}, another does too"
                )
            known.update(operations)
        for section, entries in document.get("components", {}).items():
            target = merged["components"].setdefault(section, {})
            for name, entry in entries.items():
                if target.setdefault(name, entry) != entry:
                    raise Failure(
                        "openapi",
                        f"{section}/{name} of {context} differs from another service's",
                        "give one of the two models another name",
                    )
    merged["paths"] = dict(sorted(merged["paths"].items()))
    merged["components"] = {key: dict(sorted(value.items())) for key, value in merged["components"].items()}
    return merged


async def make_document() -> str:
    found = layout.services()
    documents = await asyncio.gather(*(_document(service) for service in found))
    merged = merge({service.context: document for service, document in zip(found, documents, strict=True)})
    return json.dumps(merged, indent=2, ensure_ascii=False) + "\n"


async def _generate_client() -> None:
    await output_of(
        str(NODE_BIN / "npm"), "run", "--silent", "gen:api", what="the web's typed client", cwd=_KIT
    )


def _makes_client() -> bool:
    manifest = _KIT / "package.json"
    return manifest.is_file() and "gen:api" in json.loads(manifest.read_text()).get("scripts", {})


async def write() -> None:
    with console.timed(OUTPUT.relative_to(ROOT).as_posix()):
        OUTPUT.write_text(await make_document())
    if _makes_client():
        with console.timed("the web's typed client"):
            await _generate_client()


async def _check() -> int:
    if await make_document() == OUTPUT.read_text():
        return 0
    console.say("gateway/openapi.json is not what the services say")
    return 1


async def _check_client() -> int:
    committed = {file: file.read_bytes() for file in _CLIENT}
    try:
        await _generate_client()
        fresh = {file: file.read_bytes() for file in _CLIENT}
    finally:
        for file, content in committed.items():
            file.write_bytes(content)
    if fresh == committed:
        return 0
    console.say("the web's typed client is not what gateway/openapi.json says")
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="devstack.openapi")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--check-client", action="store_true")
    options = parser.parse_args()
    try:
        if options.check:
            return asyncio.run(_check())
        if options.check_client:
            return asyncio.run(_check_client())
        asyncio.run(write())
    except Failure as failure:
        failure.show()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
