"""Rows of column selects, straight from the driver.

SQLAlchemy writes the SQL and asyncpg fetches it; what lies between (execution context, cursor, result) costs
more than both and gives a list of plain columns nothing. A statement that needs more (a type with a processor
of its own, a list of values spliced into the text) is not taken: its reader goes the ordinary way.
"""

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, cast

import asyncpg
import orjson
from sqlalchemy import ARRAY, Boolean, Executable, Float
from sqlalchemy.dialects.postgresql import asyncpg as dialect_module
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.compiler import ResultColumnsEntry, SQLCompiler
from sqlalchemy.types import TypeEngine

from chassis.db.line import Line
from chassis.db.written_json import written_json

DIALECT = dialect_module.dialect(json_serializer=written_json)
_REMEMBERED = 500
PLANNED_SECONDS = 15

watchers: list[Callable[[str], None]] = []
"""Told of every statement that goes this way: SQLAlchemy's own events do not see it."""


class Row(asyncpg.Record):
    """A record whose columns are read as attributes, as SQLAlchemy's rows are."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


def row_of(columns: Sequence[str]) -> type[Row]:
    """Whose columns are found at once: a name that only `__getattr__` knows takes seven times as long, and a
    list of fifty reads a thousand of them."""
    found = {
        name: property(itemgetter(place)) for place, name in enumerate(columns) if not hasattr(Row, name)
    }
    return type("RowOfStatement", (Row,), found)


@dataclass(frozen=True, slots=True)
class Plan:
    """A statement the driver can run as it is, with this call's values."""

    sql: str
    values: list[Any]
    only_reads: bool = False
    """Certainly takes no lock and changes nothing: it may run outside of the unit's transaction."""
    is_kept: bool = False
    """PostgreSQL may keep how it goes about it, whatever the values: see `Prepared`."""
    row: type[Row] = Row

    @property
    def only_adds(self) -> bool:
        """For what is new nobody waits."""
        return self.sql.startswith("INSERT")

    @property
    def key(self) -> Hashable:
        """The same for the same question."""
        values = (tuple(cast("list[Any]", each)) if isinstance(each, list) else each for each in self.values)
        return self.sql, *values

    async def fetch(self, driver: "asyncpg.Connection[Any]") -> Sequence[Row]:
        for watch in watchers:
            watch(self.sql)
        return await driver.fetch(self.sql, *self.values, record_class=self.row)

    async def execute(self, driver: "asyncpg.Connection[Any]") -> None:
        for watch in watchers:
            watch(self.sql)
        try:
            await driver.execute(self.sql, *self.values)
        except asyncpg.IntegrityConstraintViolationError as error:
            # One kind of error for a collision, whichever way the statement went.
            raise IntegrityError(self.sql, None, error) from error


# A plain dict, whose oldest entry goes: to hash a statement's key costs what is to be saved, and a library's
# cache hashes it four times.
_compiled: dict[Any, tuple[SQLCompiler, bool, type[Row]] | None] = {}


def plan_for(statement: Executable) -> Plan | None:
    """None for a statement that must go the ordinary way."""
    key: Any = cast("Any", statement)._generate_cache_key()
    if key is None:
        return None
    if key.key in _compiled:
        known = _compiled[key.key]
    else:
        fresh = DIALECT.statement_compiler(DIALECT, cast("Any", statement), cache_key=key)
        known = (fresh, _only_reads(fresh.string), _row_of(fresh)) if _is_plain(fresh) else None
        _compiled[key.key] = known
        if len(_compiled) > _REMEMBERED:
            del _compiled[next(iter(_compiled))]
    if known is None:
        return None
    compiled, only_reads, row = known
    values = compiled.construct_params(extracted_parameters=key.bindparams, _check=False)
    return Plan(compiled.string, [values[name] for name in compiled.positiontup or ()], only_reads, row=row)


class Prepared:
    """A statement written once, where the module is read, with its values as `bindparam`s: for what every
    screen asks. Writing and comparing a statement anew each time costs more than fetching its rows.

    PostgreSQL plans it with each call's values, too. With `keeps_plan` it does so once for all, which saves a
    fifth of a short read: for what is found by key alone, and lists that are short in every company. A filter
    that may be left out, or a list of thousands, needs its values."""

    def __init__(self, statement: Executable, *, keeps_plan: bool = False) -> None:
        self._statement = statement
        self._keeps_plan = keeps_plan
        self._sql: str | None = None
        self._names: Sequence[str] = ()
        self._constants: dict[str, Any] = {}
        self._only_reads = False
        self._row = Row

    def plan(self, **values: Any) -> Plan:
        if self._sql is None:
            self._compile()
        assert self._sql is not None
        given = self._constants | values
        values_in_place = [given[name] for name in self._names]
        return Plan(self._sql, values_in_place, self._only_reads, self._keeps_plan, self._row)

    def _compile(self) -> None:
        compiled = DIALECT.statement_compiler(DIALECT, cast("Any", self._statement))
        if not _is_plain(compiled):
            raise TypeError("A prepared statement must not need processors or spliced lists: see `is_any`.")
        self._names = compiled.positiontup or ()
        self._constants = {name: bind.value for name, bind in compiled.binds.items() if not bind.required}
        self._only_reads = _only_reads(compiled.string)
        self._row = _row_of(compiled)
        self._sql = compiled.string


class FastRows:
    """Connections for single statements, nothing around them: each is a transaction of its own.

    With `keeps_plans`, how a statement is gone about is settled once for whatever values, and anew some
    seconds later: what was small then may have grown."""

    def __init__(
        self, url: URL, server_settings: dict[str, str], size: int, *, keeps_plans: bool = False
    ) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._server_settings = server_settings | ({"plan_cache_mode": "auto"} if keeps_plans else {})
        self._size = size
        self._free: list[asyncpg.Connection[Row]] = []
        self._line = Line(size)
        self._is_closed = False

    async def fetch(self, plan: Plan) -> Sequence[Row]:
        connection = await self._take()
        try:
            return await plan.fetch(connection)
        finally:
            self._give_back(connection)

    async def execute(self, plan: Plan) -> None:
        connection = await self._take()
        try:
            await plan.execute(connection)
        finally:
            self._give_back(connection)

    async def warm(self) -> None:
        """All at once, and for good: a burst does not wait for a connection to be made."""
        taken: list[asyncpg.Connection[Row]] = []
        try:
            while len(taken) < self._size:
                taken.append(await self._take())
        finally:
            for each in taken:
                self._give_back(each)

    async def close(self) -> None:
        self._is_closed = True
        for _ in range(self._size):
            await self._line.enter()  # whoever is at work ends it
        await self._close_free()
        for _ in range(self._size):
            self._line.leave()

    async def _close_free(self) -> None:
        for each in self._free:
            await each.close()

    async def _take(self) -> "asyncpg.Connection[Row]":
        """Without the driver's pool, which makes a task, a proxy and a reset for each statement: who waits
        has a line here already, and there is nothing to be reset."""
        await self._line.enter()
        try:
            while self._free:
                connection = self._free.pop()
                if not connection.is_closed():
                    return connection
                connection.terminate()  # lets go of what it still holds
            return await self._connect()
        except BaseException:
            self._line.leave()
            raise

    def _give_back(self, connection: "asyncpg.Connection[Row]") -> None:
        """As it is. Whoever has it next waits for the end of what its last user was cut off from."""
        self._free.append(connection)
        self._line.leave()

    async def _connect(self) -> "asyncpg.Connection[Row]":
        if self._is_closed:
            raise asyncpg.InterfaceError("the database is closed")
        connection: asyncpg.Connection[Row] = await asyncpg.connect(
            self._url,
            record_class=Row,
            max_cached_statement_lifetime=PLANNED_SECONDS,
            server_settings=self._server_settings,
            timeout=5,
        )
        try:
            await _read_json(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection


async def _read_json(connection: Any) -> None:
    """As on SQLAlchemy's connections: decoded by a codec, while what is sent was made text before."""
    for name in ("json", "jsonb"):
        await connection.set_type_codec(name, schema="pg_catalog", encoder=str, decoder=orjson.loads)


_MAY_DO_MORE = re.compile(
    r"\b(insert|update|delete|merge|share|pg_\w+|nextval|setval|set_config)\b", re.IGNORECASE
)


def _only_reads(sql: str) -> bool:
    """Rather too often no than once too often yes: what is none is sent inside the transaction."""
    return _MAY_DO_MORE.search(sql) is None


def _is_plain(compiled: SQLCompiler) -> bool:
    """Whether values and columns pass between us and the driver as they are."""
    if compiled.post_compile_params or compiled.literal_execute_params:
        return False
    return all(passes(bind.type) for bind in compiled.binds.values()) and all(
        _comes_as_it_is(column.type) for column in _columns(compiled)
    )


def _row_of(compiled: SQLCompiler) -> type[Row]:
    return row_of([column.keyname for column in _columns(compiled)])


def _columns(compiled: SQLCompiler) -> Sequence[ResultColumnsEntry]:
    return compiled._result_columns  # pyright: ignore[reportPrivateUsage]


def _comes_as_it_is(kind: TypeEngine[Any]) -> bool:
    if isinstance(kind, ARRAY):
        return _comes_as_it_is(cast("TypeEngine[Any]", kind.item_type))  # the driver gives lists
    if isinstance(kind, Float) and not kind.asdecimal:
        return True  # its processor is made of the driver's word on the column, which nobody has yet
    return kind.dialect_impl(DIALECT).result_processor(DIALECT, None) is None


def passes(kind: TypeEngine[Any]) -> bool:
    if isinstance(kind, ARRAY):
        return passes(
            cast("TypeEngine[Any]", kind.item_type)
        )  # the driver takes lists; SQLAlchemy's processor would only copy them
    if isinstance(kind, Boolean):
        return True  # SQLAlchemy's processor only checks that it is one, as the driver does
    return kind.dialect_impl(DIALECT).bind_processor(DIALECT) is None
