"""Today's web against the released services: it may use what they have, and nothing marked deprecated.

Its calls are typed by each module's `api/schema.gen.ts`; here the checker takes types of the released
contracts. A call, a field or a value that no released service knows is an error with its place in the web.

python -m devstack.contract.web
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

from devstack import console
from devstack.contract import document, released
from devstack.contract.document import Json
from devstack.layout import NODE_BIN, ROOT, STATE
from devstack.site import tool_env

_KIT = ROOT / "web-modules" / "_kit"
_GENERATOR = _KIT / "scripts" / "gen-api.ts"
_TSC = ROOT / "node_modules" / ".bin" / "tsc"


def as_released(todays: Mapping[str, Json]) -> dict[str, Json]:
    """A context that was never released comes with its screens; nobody has an older one."""
    return {context: document.read(context) or contract for context, contract in todays.items()}


def left(contract: Json, todays: Json) -> Json:
    """A contract without what today's marks deprecated: the web has to be off it before that is said."""
    calls = {
        path: {
            method: _parameters_left(call, todays["paths"].get(path, {}).get(method, {}))
            for method, call in by_method.items()
            if not todays["paths"].get(path, {}).get(method, {}).get("deprecated")
        }
        for path, by_method in contract["paths"].items()
    }
    schemas = contract["components"]["schemas"]
    now = todays["components"]["schemas"]
    kept = {name: _fields_left(schema, now.get(name, {})) for name, schema in schemas.items()}
    return {**contract, "paths": calls, "components": {"schemas": kept}}


def _parameters_left(call: Json, now: Json) -> Json:
    gone = {(each["in"], each["name"]) for each in now.get("parameters", ()) if each.get("deprecated")}
    parameters = [each for each in call.get("parameters", ()) if (each["in"], each["name"]) not in gone]
    return {**call, "parameters": parameters}


def _fields_left(schema: Json, now: Json) -> Json:
    gone = {name for name, field in now.get("properties", {}).items() if field.get("deprecated")}
    if not gone & schema.get("properties", {}).keys():
        return schema
    return {
        **schema,
        "properties": {name: field for name, field in schema["properties"].items() if name not in gone},
        "required": [name for name in schema.get("required", ()) if name not in gone],
    }


def complaints(contracts: Mapping[str, Json]) -> list[str]:
    """What the type checker says of today's web when the services are as these contracts."""
    with _folder() as folder:
        types = folder / "types"
        write_types(contracts, types)
        (folder / "tsconfig.json").write_text(json.dumps(_project(types)))
        checked = _run(str(NODE_BIN / "node"), str(_TSC), "-p", str(folder), may_fail=True)
    return [line for line in checked.splitlines() if line]


def write_types(contracts: Mapping[str, Json], modules: Path) -> None:
    """Those of each context's calls into the module of its name, below `modules`."""
    with _folder() as documents:
        for context, contract in contracts.items():
            (documents / f"{context}.json").write_text(json.dumps(contract))
        _run(str(NODE_BIN / "node"), str(_GENERATOR), "--other", str(documents), str(modules))


@contextmanager
def _folder() -> Generator[Path]:
    """Below the repository, where its packages are found."""
    STATE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STATE, prefix="released-web-") as name:
        yield Path(name)


def _project(types: Path) -> Json:
    sources = [ROOT / "web-shell" / "src", *(ROOT / "web-modules").glob("*/src"), types]
    todays = (ROOT / "web-modules").glob("*/src/api/schema.gen.ts")
    return {
        "extends": str(ROOT / "tsconfig.base.json"),
        "include": [str(each) for each in sources],
        "exclude": [str(each) for each in (_KIT / "src" / "testing", *todays)],
    }


def _run(*argv: str, may_fail: bool = False) -> str:
    done = subprocess.run(  # noqa: S603 -- our own tools
        argv, cwd=ROOT, env=tool_env(), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode and not may_fail:
        raise console.Failure("the web's types", "cannot be made", lines=done.stderr.splitlines()[-20:])
    return done.stdout


def main() -> int:
    todays = released.todays()
    contracts = {each: left(contract, todays[each]) for each, contract in as_released(todays).items()}
    try:
        lines = complaints(contracts)
    except console.Failure as failure:
        failure.show()
        return 1
    for line in lines:
        console.say(line)
    if lines:
        console.say("  The services as last released do not have this, or it is marked deprecated.")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
