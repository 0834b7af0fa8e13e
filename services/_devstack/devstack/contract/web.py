"""Today's web against the released services: it may use what they have, and nothing marked deprecated.

Its calls are typed from `schema.gen.ts`; here the checker takes types of the released contracts instead.
A call, a field or a value that no released service knows is an error with its place in the web.

python -m devstack.contract.web
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
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


def merged(contracts: Mapping[str, Json]) -> Json:
    """One document for the web's one client. Two contexts, released at different times, may mean different
    things by one name; the second then gets its context's."""
    schemas: Json = {}
    paths: Json = {}
    for context, contract in contracts.items():
        own = contract["components"]["schemas"]
        other = {name: f"{name}_{context}" for name in own if schemas.get(name, own[name]) != own[name]}
        renamed = _renamed(contract, other)
        schemas |= renamed["components"]["schemas"]
        paths |= renamed["paths"]
    info = {"title": "As released", "version": "1"}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas}}


def _renamed(contract: Json, names: Mapping[str, str]) -> Json:
    text = json.dumps(contract)
    for name, new in names.items():
        text = text.replace(f'"#/components/schemas/{name}"', f'"#/components/schemas/{new}"')
    renamed: Json = json.loads(text)
    schemas = renamed["components"]["schemas"]
    renamed["components"]["schemas"] = {names.get(name, name): schema for name, schema in schemas.items()}
    return renamed


def complaints(contracts: Mapping[str, Json]) -> list[str]:
    """What the type checker says of today's web when the services are as these contracts."""
    STATE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STATE, prefix="released-web-") as name:
        folder = Path(name)
        (folder / "openapi.json").write_text(json.dumps(merged(contracts)))
        types = folder / "schema.gen.ts"
        _run(str(NODE_BIN / "node"), str(_GENERATOR), "--types", str(folder / "openapi.json"), str(types))
        (folder / "tsconfig.json").write_text(json.dumps(_project(types)))
        checked = _run(str(NODE_BIN / "node"), str(_TSC), "-p", name, may_fail=True)
    return [line for line in checked.splitlines() if line]


def _project(types: Path) -> Json:
    sources = [ROOT / "web-shell" / "src", *(ROOT / "web-modules").glob("*/src")]
    return {
        "extends": str(ROOT / "tsconfig.base.json"),
        "compilerOptions": {"paths": {"#schema": [str(types)]}},
        "include": [str(each) for each in sources],
        "exclude": [str(_KIT / "src" / "testing")],
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
