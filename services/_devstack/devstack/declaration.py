"""`[tool.groundwork]` in services/<context>/pyproject.toml: what others must know of a context to run it."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

Server = Literal["mail", "temporal"]
"""What not every service speaks to. PostgreSQL, NATS and the store are everybody's."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Queue(_Strict):
    """A Temporal task queue that the context's workers take from."""

    name: str
    waiting: int = Field(ge=1)
    """So many tasks that wait are one more pod."""
    kinds: tuple[Literal["workflow", "activity"], ...] = ("workflow", "activity")


class Role(_Strict):
    """What the processes of one role have beyond those of every service."""

    replicas: tuple[int, int] | None = None
    """At least and at most, by load."""
    cpu: str | None = None
    memory: tuple[str, str] | None = None
    """Promised, and the limit."""
    settings: Mapping[str, str] = {}
    """Without the context's prefix."""


class Declaration(_Strict):
    context: str = Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")
    areas: tuple[str, ...] = ()
    """Of `/api/<Area>/…`. A context without any is called by other services only."""
    servers: tuple[Server, ...] = ()
    queues: tuple[Queue, ...] = ()
    system_packages: tuple[str, ...] = ()
    """Debian packages that its image needs at run time."""
    secrets: Mapping[str, Literal["ed25519", "bytes32", "token"]] = {}
    """Beyond those of every service: name and kind."""
    seed_after: tuple[str, ...] = ()
    """Whose demo data its own is about."""
    serve: Role = Role()
    work: Role = Role()


def read(project: Path) -> Declaration | None:
    """None: a library."""
    table: dict[str, Any] = tomllib.loads(project.read_text())
    declared = table.get("tool", {}).get("groundwork")
    if declared is None:
        return None
    try:
        return Declaration.model_validate(declared)
    except ValidationError as invalid:
        raise SystemExit(f"{project}: [tool.groundwork]: {invalid}") from None
