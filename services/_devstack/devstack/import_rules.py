"""`python -m devstack.import_rules`: who may import what, for every service and module that is there.

The rooms of docs/decisions/0032-rooms.md as import-linter contracts, written from the tree. The name of a
module says its room; one that no room is named after is bound as a service is.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from devstack.layout import BIN, LIBRARIES, ROOT, STATE, Service, services

_LIBRARIES = tuple(folder.lstrip("_") for folder in LIBRARIES)
_CONTRACTS = tuple(f"contracts.{folder.name}" for folder in sorted((ROOT / "proto" / "contracts").iterdir()))
# What contracts themselves are written with, and what any of them may tell.
_OF_NO_CONTEXT = ("contracts.audit", "contracts.live", "contracts.options")
_OUTSIDE = ("fastapi", "sqlalchemy", "sqlmodel", "grpc", "nats", "temporalio", "httpx", "socket", "asyncio")
_MAILING_LIBRARIES = ("aiosmtplib", "smtplib")
_MAILER = "chassis.mail"
_MAILS_BY_ITSELF = "identity"
_EDGE_LIBRARIES = ("fastapi", "starlette", "grpc", "nats")
_SQL_LIBRARIES = ("sqlalchemy", "sqlmodel")
_STATEMENTS = "chassis.db.statements"
# Above all aggregates: what a service is made of, and what fills a demo company through their services.
_ABOVE = ("main", "__main__")
_TABLES = "tables"


class Room(StrEnum):
    EDGE = "edge"
    EDGE_PIECE = "edge piece"
    """What edges share: cookies, dependencies."""
    SERVICE = "service"
    """Also whatever has no other room's name."""
    SCHEMAS = "schemas"
    REPO = "repo"
    """Hot ones, for what a bench measures, among them."""
    SQL = "sql"
    """What repos share of statements: columns, conditions."""


_NAMES = {
    Room.EDGE: re.compile(r"(\w+_)?(routes|rpc|handlers|activities)"),
    Room.EDGE_PIECE: re.compile(r"(\w+_)?http"),
    Room.SCHEMAS: re.compile(r"(\w+_)?schemas"),
    Room.REPO: re.compile(r"(\w+_)?(repo|hot)"),
    Room.SQL: re.compile(r"(\w+_)?sql"),
}


@dataclass(frozen=True)
class Module:
    name: str
    room: Room
    aggregate: str

    @property
    def is_service(self) -> bool:
        return self.name.endswith(".service")


def main() -> int:
    config = STATE / "import-rules.ini"
    config.parent.mkdir(exist_ok=True)
    config.write_text(document(services()))
    return subprocess.run(  # noqa: S603 -- our own tool on our own file
        [BIN / "lint-imports", "--config", config, "--no-logo", "--cache-dir", STATE / "import-rules"],
        cwd=ROOT,
        check=False,
    ).returncode


def document(found: tuple[Service, ...], libraries: tuple[str, ...] = _LIBRARIES) -> str:
    packages = [service.package for service in found]
    parts = [
        _section(
            "importlinter",
            root_packages=[*libraries, *_CONTRACTS, *packages],
            include_external_packages=["True"],
        ),
        _section(
            "importlinter:contract:acyclic",
            name=["no circles, whatever holds them"],
            type=["acyclic_siblings"],
            ancestors=[*libraries, *packages],
        ),
    ]
    if libraries:
        parts += [
            _forbidden(
                "chassis",
                "the chassis knows no context, nor a context's contract",
                ["chassis"],
                ["identity_client", *(each for each in _CONTRACTS if each not in _OF_NO_CONTEXT), *packages],
            ),
            _forbidden(
                "identity-client",
                "the client of identity knows identity's contract and no service",
                ["identity_client"],
                [
                    *(each for each in _CONTRACTS if each not in (*_OF_NO_CONTEXT, "contracts.identity")),
                    *packages,
                ],
            ),
            _forbidden(
                "formwork",
                "the rules of forms know no service, no chassis and nothing that reaches outside",
                ["formwork"],
                ["chassis", *packages, *_OUTSIDE],
            ),
            _forbidden(
                "workbook",
                "tables of spreadsheet programs are bytes and rows, of whatever",
                ["workbook"],
                ["chassis", "formwork", *packages, *_OUTSIDE],
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
        parts += _rules_of(
            service,
            sql=[*_SQL_LIBRARIES, _STATEMENTS] if libraries else [*_SQL_LIBRARIES],
            mailing=[_MAILER, *_MAILING_LIBRARIES] if libraries else [*_MAILING_LIBRARIES],
        )
    return "\n".join(part for part in parts if part)


def _rules_of(service: Service, *, sql: list[str], mailing: list[str]) -> list[str]:
    package = service.package
    modules = modules_of(service.folder, package)

    def names(where: Callable[[Module], bool]) -> list[str]:
        return [module.name for module in modules if where(module)]

    def rule(key: str, says: str, sources: list[str], targets: list[str]) -> str:
        return _forbidden(f"{package}-{key}", f"{package}: {says}", sources, targets)

    edges = names(lambda module: module.room is Room.EDGE)
    pieces = names(lambda module: module.room is Room.EDGE_PIECE)
    repos = names(lambda module: module.room in (Room.REPO, Room.SQL))
    schemas = names(lambda module: module.room is Room.SCHEMAS)
    plain = names(lambda module: module.room in (Room.SERVICE, Room.SCHEMAS))
    named_services = names(lambda module: module.is_service)
    tables = [f"{package}.{_TABLES}"] if (service.folder / package / _TABLES).exists() else []
    everything = names(lambda _: True)
    return [
        rule("main", "nobody imports the composition root", [*everything, *tables], [f"{package}.main"]),
        rule(
            "services",
            "no SQL and no edge's library but in their rooms",
            plain,
            [*_EDGE_LIBRARIES, *sql],
        ),
        rule("edges", "edges leave the database to their service", [*edges, *pieces], [*sql, *repos]),
        rule("above", "nobody below an edge knows it", [*plain, *repos], [*edges, *pieces]),
        _independent(f"{package}-apart", f"{package}: edges do not know each other", edges),
        rule(
            "repos", "repos know no service and no edge's library", repos, [*named_services, *_EDGE_LIBRARIES]
        ),
        rule("schemas", "schemas are shapes, and ask nobody", schemas, [*repos, *named_services]),
        rule("tables", "tables know nothing above them", tables, everything),
        rule(
            "mails",
            "mails go by identity_client.mails, within what a company may send",
            [] if package == _MAILS_BY_ITSELF else [f"{package}.main", *everything, *tables],
            mailing,
        ),
        *_own_repos(package, modules),
    ]


def _own_repos(package: str, modules: list[Module]) -> Iterable[str]:
    """A repo is its aggregate's own: others ask the service. Of statements repos may share pieces."""
    for aggregate in sorted({module.aggregate for module in modules}):
        own = [module for module in modules if module.aggregate == aggregate]
        others = [module for module in modules if module.aggregate != aggregate]
        yield _forbidden(
            f"{package}-{aggregate}-repo",
            f"{package}: {aggregate}'s repo is its own; others ask its service",
            [module.name for module in others],
            [module.name for module in own if module.room is Room.REPO],
        )
        yield _forbidden(
            f"{package}-{aggregate}-sql",
            f"{package}: {aggregate}'s pieces of statements are for repos",
            [module.name for module in others if module.room not in (Room.REPO, Room.SQL)],
            [module.name for module in own if module.room is Room.SQL],
        )


def modules_of(folder: Path, package: str) -> list[Module]:
    """All that the rules bind: neither what is above the aggregates nor the tables below them."""
    found: list[Module] = []
    root = folder / package
    for file in sorted(root.rglob("*.py")):
        path = file.relative_to(root).with_suffix("").parts
        if path[-1] == "__init__" or path[0] in (*_ABOVE, _TABLES):
            continue
        found.append(Module(".".join((package, *path)), _room_of(path), path[0]))
    return found


def _room_of(path: tuple[str, ...]) -> Room:
    """The name of a module, or of a folder that it is in: all of `activities/` is one edge."""
    for name in reversed(path):
        for room, names in _NAMES.items():
            if names.fullmatch(name):
                return room
    return Room.SERVICE


def _independent(key: str, name: str, modules: list[str]) -> str:
    # The modules of a folder that is one edge may know each other.
    whole = sorted({_whole_edge(module) for module in modules})
    if len(whole) < 2:
        return ""
    return _section(f"importlinter:contract:{key}", name=[name], type=["independence"], modules=whole)


def _whole_edge(module: str) -> str:
    parts = module.split(".")
    for length, part in enumerate(parts, start=1):
        if _NAMES[Room.EDGE].fullmatch(part):
            return ".".join(parts[:length])
    return module


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
        is_list = key.endswith(("modules", "root_packages", "ancestors"))
        lines.append(f"{key} =" if is_list else f"{key} = {entries[0]}")
        lines += [f"    {entry}" for entry in entries] if is_list else []
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
