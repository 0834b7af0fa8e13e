"""`python -m devstack.import_rules`: who may import what, for every service and aggregate that is there.

The rooms of docs/decisions/0002-rooms.md as import-linter contracts. They are written from the tree, so a new
service or aggregate is bound by them without a line added anywhere.
"""

import subprocess
import sys
from pathlib import Path

from devstack.layout import BIN, LIBRARIES, ROOT, STATE, Service, services

# Highest first; one that an aggregate does not have is passed over.
_LAYERS = ("(routes) | (rpc) | (handlers) | (activities)", "(service)", "(repo)", "(schemas)", "(models)")
_LIBRARIES = tuple(folder.lstrip("_") for folder in LIBRARIES)
_CONTRACTS = tuple(f"contracts.{folder.name}" for folder in sorted((ROOT / "proto" / "contracts").iterdir()))
# What contracts themselves are written with.
_OF_NO_CONTEXT = "contracts.options"
_OUTSIDE = ("fastapi", "sqlalchemy", "grpc", "nats", "temporalio", "httpx", "socket", "asyncio")
_EDGES = ("routes", "rpc", "handlers", "activities")


def main() -> int:
    found = services()
    config = STATE / "import-rules.ini"
    config.parent.mkdir(exist_ok=True)
    config.write_text(_document(found))
    return subprocess.run(  # noqa: S603 -- our own tool on our own file
        [BIN / "lint-imports", "--config", config, "--no-logo", "--cache-dir", STATE / "import-rules"],
        cwd=ROOT,
        check=False,
    ).returncode


def _document(found: tuple[Service, ...]) -> str:
    packages = [service.package for service in found]
    parts = [
        _section(
            "importlinter",
            root_packages=[*_LIBRARIES, *_CONTRACTS, *packages],
            include_external_packages=["True"],
        ),
        _section(
            "importlinter:contract:chassis",
            name=["the chassis knows no context, nor a context's contract"],
            type=["forbidden"],
            source_modules=["chassis"],
            forbidden_modules=[
                "identity_client",
                *(each for each in _CONTRACTS if each != _OF_NO_CONTEXT),
                *packages,
            ],
        ),
        _forbidden(
            "identity-client",
            "the client of identity knows identity's contract and no service",
            ["identity_client"],
            [*(each for each in _CONTRACTS if each not in (_OF_NO_CONTEXT, "contracts.identity")), *packages],
        ),
        _forbidden(
            "formwork",
            "the rules of forms know no service, no chassis and nothing that reaches outside",
            ["formwork"],
            ["chassis", *packages, *_OUTSIDE],
        ),
    ]
    if len(packages) > 1:
        parts.append(
            _section(
                "importlinter:contract:services",
                name=["services meet over gRPC and events only"],
                type=["independence"],
                modules=packages,
            )
        )
    for service in found:
        parts += _rules_of(service)
    return "\n".join(parts)


def _rules_of(service: Service) -> list[str]:
    package = service.package
    aggregates = _aggregates(service)
    rooms = {aggregate: _rooms(service, aggregate) for aggregate in aggregates}
    rules = [
        _section(
            f"importlinter:contract:{package}-layers",
            name=[f"{package}: edges call services, services call repos, repos know models"],
            type=["layers"],
            layers=list(_LAYERS),
            containers=[f"{package}.{aggregate}" for aggregate in aggregates],
        ),
        _forbidden(
            f"{package}-main",
            f"{package}: nobody imports the composition root",
            [f"{package}.{aggregate}" for aggregate in aggregates],
            [f"{package}.main"],
        ),
        _forbidden(
            f"{package}-services-are-plain",
            f"{package}: services know no edge's library and no SQL",
            [f"{package}.{name}.service" for name, has in rooms.items() if "service" in has],
            ["fastapi", "starlette", "grpc", "nats", "sqlalchemy"],
        ),
        _forbidden(
            f"{package}-edges-without-sql",
            f"{package}: edges leave the database to their service",
            [f"{package}.{name}.{edge}" for name, has in rooms.items() for edge in _EDGES if edge in has],
            ["sqlalchemy"],
        ),
    ]
    for name, has in rooms.items():
        if "repo" not in has:
            continue
        others = [f"{package}.{other}.service" for other in aggregates if other != name]
        present = [module for module in others if module.split(".")[1] in _with_service(rooms)]
        rules.append(
            _forbidden(
                f"{package}-{name}-repo",
                f"{package}: {name}'s repo is its own; others ask its service",
                present,
                [f"{package}.{name}.repo"],
            )
        )
    return [rule for rule in rules if rule]


def _with_service(rooms: dict[str, set[str]]) -> set[str]:
    return {name for name, has in rooms.items() if "service" in has}


def _aggregates(service: Service) -> list[str]:
    package = service.folder / service.package
    return sorted(child.parent.name for child in package.glob("*/__init__.py"))


def _rooms(service: Service, aggregate: str) -> set[str]:
    folder: Path = service.folder / service.package / aggregate
    return {child.stem for child in folder.iterdir()}


def _forbidden(key: str, name: str, sources: list[str], targets: list[str]) -> str:
    if not sources or not targets:
        return ""
    return _section(
        f"importlinter:contract:{key}",
        name=[name],
        type=["forbidden"],
        source_modules=sources,
        forbidden_modules=targets,
        allow_indirect_imports=["True"],
    )


def _section(title: str, **values: list[str]) -> str:
    lines = [f"[{title}]"]
    for key, entries in values.items():
        # import-linter wants lists on lines of their own and single values beside their key.
        is_list = key.endswith(("modules", "root_packages", "layers", "containers"))
        lines.append(f"{key} =" if is_list else f"{key} = {entries[0]}")
        lines += [f"    {entry}" for entry in entries] if is_list else []
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
