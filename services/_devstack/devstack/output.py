"""What a program prints, or the end of what it says when it fails."""

import asyncio
from pathlib import Path

from devstack.console import Failure
from devstack.layout import ROOT
from devstack.site import tool_env


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
