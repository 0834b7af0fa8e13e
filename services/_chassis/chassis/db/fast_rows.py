"""Rows of column selects, straight from the driver.

SQLAlchemy writes the SQL and asyncpg fetches it; what lies between (execution context, cursor, result) costs
more than both and gives a list of plain columns nothing. A statement that needs more (a type with a processor
of its own, a list of values spliced into the text) is not taken: its reader goes the ordinary way.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import asyncpg
import orjson
from sqlalchemy import ARRAY, Boolean, Executable
from sqlalchemy.dialects.postgresql import asyncpg as dialect_module
from sqlalchemy.engine import URL
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

_DIALECT = dialect_module.dialect()
_REMEMBERED = 500

watchers: list[Callable[[str], None]] = []
"""Told of every statement that goes this way: SQLAlchemy's own events do not see it."""


class Row(asyncpg.Record):
    """A record whose columns are read as attributes, as SQLAlchemy's rows are."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


@dataclass(frozen=True, slots=True)
class Plan:
    """A statement the driver can run as it is, with this call's values."""

    sql: str
    values: list[Any]

    async def fetch(self, driver: "asyncpg.Connection[Any] | asyncpg.Pool[Row]") -> Sequence[Row]:
        for watch in watchers:
            watch(self.sql)
        return await driver.fetch(self.sql, *self.values, record_class=Row)


_compiled: OrderedDict[Any, SQLCompiler | None] = OrderedDict()


def plan_for(statement: Executable) -> Plan | None:
    """None for a statement that must go the ordinary way."""
    key: Any = cast("Any", statement)._generate_cache_key()
    if key is None:
        return None
    if key.key in _compiled:
        compiled = _compiled[key.key]
    else:
        fresh = _DIALECT.statement_compiler(_DIALECT, cast("Any", statement), cache_key=key)
        compiled = _compiled[key.key] = fresh if _is_plain(fresh) else None
        if len(_compiled) > _REMEMBERED:
            _compiled.popitem(last=False)
    if compiled is None:
        return None
    values = compiled.construct_params(extracted_parameters=key.bindparams, _check=False)
    return Plan(compiled.string, [values[name] for name in compiled.positiontup or ()])


class Prepared:
    """A statement written once, where the module is read, with its values as `bindparam`s: for what every
    screen asks. Writing and comparing a statement anew each time costs more than fetching its rows."""

    def __init__(self, statement: Executable) -> None:
        self._statement = statement
        self._sql: str | None = None
        self._names: Sequence[str] = ()
        self._constants: dict[str, Any] = {}

    def plan(self, **values: Any) -> Plan:
        if self._sql is None:
            self._compile()
        assert self._sql is not None
        given = self._constants | values
        return Plan(self._sql, [given[name] for name in self._names])

    def _compile(self) -> None:
        compiled = _DIALECT.statement_compiler(_DIALECT, cast("Any", self._statement))
        if not _is_plain(compiled):
            raise TypeError("A prepared statement must not need processors or spliced lists: see `is_any`.")
        self._names = compiled.positiontup or ()
        self._constants = {name: bind.value for name, bind in compiled.binds.items() if not bind.required}
        self._sql = compiled.string


class FastRows:
    """Connections for reading units of work: single selects, nothing around them."""

    def __init__(self, url: URL, server_settings: dict[str, str], size: int) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._server_settings = server_settings
        self._size = size
        self._pool: asyncpg.Pool[Row] | None = None
        self._opening = asyncio.Lock()

    async def fetch(self, plan: Plan) -> Sequence[Row]:
        return await plan.fetch(self._pool or await self._open())

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()

    async def _open(self) -> "asyncpg.Pool[Row]":
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=self._size,
                    record_class=Row,
                    init=_read_json,
                    reset=_nothing_to_reset,
                    server_settings=self._server_settings,
                    timeout=5,
                )
            return self._pool


async def _read_json(connection: Any) -> None:
    """SQLAlchemy has its connections decode JSON by a codec too, so no processor tells of it."""
    for name in ("json", "jsonb"):
        await connection.set_type_codec(name, schema="pg_catalog", encoder=_encode_json, decoder=orjson.loads)


def _encode_json(value: Any) -> str:
    return orjson.dumps(value).decode()


async def _nothing_to_reset(_: Any) -> None:
    """These connections only ever ran single selects: there is no state to clean, so no round trip for it."""


def _is_plain(compiled: SQLCompiler) -> bool:
    """Whether values and columns pass between us and the driver as they are."""
    if compiled.post_compile_params or compiled.literal_execute_params:
        return False
    return all(_passes(bind.type) for bind in compiled.binds.values()) and all(
        column.type.dialect_impl(_DIALECT).result_processor(_DIALECT, None) is None
        for column in compiled._result_columns  # pyright: ignore[reportPrivateUsage]
    )


def _passes(kind: TypeEngine[Any]) -> bool:
    if isinstance(kind, ARRAY):
        return _passes(
            cast("TypeEngine[Any]", kind.item_type)
        )  # the driver takes lists; SQLAlchemy's processor would only copy them
    if isinstance(kind, Boolean):
        return True  # SQLAlchemy's processor only checks that it is one, as the driver does
    return kind.dialect_impl(_DIALECT).bind_processor(_DIALECT) is None
