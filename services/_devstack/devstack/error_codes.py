"""The numbers of the error catalogue for the web and the gateway, from the services' own table.

python -m devstack.error_codes            writes them; `make openapi` does so too
python -m devstack.error_codes --check
"""

import asyncio
import json
import sys
from pathlib import Path

from devstack import console
from devstack.layout import BIN, ROOT
from devstack.output import output_of

FOR_WEB = ROOT / "web-modules" / "_kit" / "src" / "api" / "error-codes.gen.ts"
FOR_GATEWAY = ROOT / "gateway" / "web" / "error-codes.gen.mjs"
_HEAD = "// Made by `make openapi` from services/_chassis/chassis/errors.py. Do not edit.\n"


async def _contents() -> dict[Path, str]:
    printed = await output_of(str(BIN / "python"), "-m", "chassis.errors", what="the error catalogue")
    lines = "".join(f"  {name}: {number},\n" for name, number in json.loads(printed).items())
    return {
        FOR_WEB: f"{_HEAD}export const ERROR_CODES = {{\n{lines}}} as const;\n",
        FOR_GATEWAY: f"{_HEAD}export const ERROR_CODES = {{\n{lines}}};\n",
    }


async def write() -> None:
    with console.timed("error codes of the web and the gateway"):
        for file, content in (await _contents()).items():
            file.write_text(content)


async def _check() -> int:
    stale = [file for file, content in (await _contents()).items() if file.read_text() != content]
    for file in stale:
        console.say(f"{file.relative_to(ROOT)} is not what services/_chassis/chassis/errors.py says")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(_check()) if "--check" in sys.argv else asyncio.run(write()))
