"""Writes a context's files and makes what follows from them; takes both away again."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from devstack import console
from devstack.console import Failure
from devstack.layout import BIN, NODE_BIN, ROOT
from devstack.scaffold.names import Names
from devstack.site import tool_env
from devstack.wiring.calls import KEYS_OF_TOKENS, asked_by, callers_at

_TEMPLATE = Path(__file__).parent / "template"
_ENDING = ".template"
_UV = str(ROOT / ".devstack" / "uv" / "bin" / "uv")
_IDENTITY = ROOT / "proto" / "contracts" / "identity" / "v1" / "identity.proto"
_SUMS = ROOT / "proto" / "recorded" / "SHA256SUMS"
_ASKED = re.compile(r"(rpc (?:GetProjects|GetUsers)\(.*\{\n(?:    option \w+ .*\n)*)((?:    option \(.*\n)+)")
_CALLER = '    option (contracts.options.v1.callers) = "{}";\n'


def add(context: str, aggregate: str) -> int:
    names = Names.of(context, aggregate)
    names.refuse_taken()
    files = _write(names)
    _may_ask_identity(names.context, allowed=True)
    _format(names)
    _install()
    _devstack("wiring")  # what the migration's database is told
    _devstack("permissions")
    _devstack("migration", "--s", names.context, "--m", f"create {names.aggregate}")
    _make_the_rest()
    console.say(
        f"\n  {len(files)} files of {names.context}; git status shows them, and what was made from them."
    )
    console.say("  docs/adding-a-context.md says which are yours to change, and how to go on.")
    return 0


def remove(context: str) -> int:
    names = Names.of(context, "")
    if not (ROOT / "services" / names.context).is_dir():
        raise Failure("context-remove", f"there is no services/{names.context}")
    _refuse_where_needed(names.context)
    for path in _places(names):
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    _forget_recorded(names.context)
    _may_ask_identity(names.context, allowed=False)
    _install()
    _devstack("wiring")
    _devstack("permissions")
    _make_the_rest()
    return 0


def _write(names: Names) -> list[Path]:
    files: list[Path] = []
    for template in sorted(_TEMPLATE.rglob(f"*{_ENDING}")):
        where = template.relative_to(_TEMPLATE).as_posix().removesuffix(_ENDING)
        path = ROOT / names.put_into(where)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(names.put_into(template.read_text()))
        files.append(path)
    console.mark("✓", f"wrote {len(files)} files")
    return files


def _places(names: Names) -> list[Path]:
    """All that only this context has and no command makes."""
    return [
        ROOT / "services" / names.context,
        ROOT / "proto" / "contracts" / names.package,
        ROOT / "web-modules" / names.context,
        ROOT / "web-shell" / "e2e" / "journeys" / names.context,
        ROOT / "docs" / f"{names.context}.md",
        ROOT / "gateway" / "released" / f"{names.context}.json",
        ROOT / "proto" / "released" / f"{names.package}.binpb",
        *(ROOT / "proto" / "recorded").glob(f"{names.context}.*.json"),
    ]


def _forget_recorded(context: str) -> None:
    """The digests of its events, which are gone with it."""
    lines = _SUMS.read_text().splitlines(keepends=True)
    others = [line for line in lines if not line.partition("  ")[2].startswith(f"{context}.")]
    _SUMS.write_text("".join(others))


def _refuse_where_needed(context: str) -> None:
    """Who calls it would be left with nobody to ask, and whom it calls with a caller that is no more."""
    if callers := callers_at(context):
        raise Failure("context-remove", f"{', '.join(callers)} call {context}", "take those calls out first")
    if asked := [each for each in asked_by(context) if each != KEYS_OF_TOKENS]:
        raise Failure(
            "context-remove", f"{context} is named by {', '.join(asked)}", "take it out there first"
        )


def _may_ask_identity(context: str, *, allowed: bool) -> None:
    """What belongs to a project asks what projects and people are called."""

    def put_right(found: re.Match[str]) -> str:
        callers = {*re.findall(r'"(.+)"', found[2])} - {context}
        chosen = sorted(callers | {context} if allowed else callers)
        return found[1] + "".join(_CALLER.format(each) for each in chosen)

    text = _IDENTITY.read_text()
    _IDENTITY.write_text(_ASKED.sub(put_right, text))


def _format(names: Names) -> None:
    """Other names sort otherwise, and are longer or shorter."""
    service = f"services/{names.context}"
    _run("format", str(BIN / "ruff"), "check", "--quiet", "--fix", "--select", "I", service)
    _run("format", str(BIN / "ruff"), "format", "--quiet", service)
    biome = str(ROOT / "node_modules" / ".bin" / "biome")
    web = (f"web-modules/{names.context}", f"web-shell/e2e/journeys/{names.context}")
    _run("format", biome, "check", "--write", *web)


def _install() -> None:
    """The workspaces of Python and of the web have one member more, or one less."""
    with console.timed("workspaces"):
        _run("uv.lock", _UV, "lock", "--quiet")
        _run("Python packages", _UV, "sync", "--quiet", "--frozen", "--all-packages")
        npm = (str(NODE_BIN / "npm"), "install", "--no-audit", "--no-fund", "--prefer-offline")
        _run("npm packages", *npm)
    _devstack("proto")


def _make_the_rest() -> None:
    with console.timed("recorded its events"):
        _run("recorded events", sys.executable, "-m", "devstack.recorded_events")
    _devstack("openapi")
    _devstack("wiring")  # again: the picture of the house shows what the permissions say
    _devstack("sbom")


def _devstack(command: str, *options: str) -> None:
    """Each in a process of its own: this one has seen the house as it was."""
    with console.timed(f"make {command}"):
        _run(command, sys.executable, "-m", "devstack", command, *options)


def _run(what: str, *argv: str) -> None:
    done = subprocess.run(  # noqa: S603 -- our own tools
        argv, cwd=ROOT, env=tool_env(), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        lines = (done.stdout + done.stderr).splitlines()[-20:]
        raise Failure(what, f"{Path(argv[0]).name} ended with exit code {done.returncode}", lines=lines)
