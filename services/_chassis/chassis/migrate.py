"""Alembic without a copy of its plumbing in each service: `migrations/versions` is all a context has."""

import asyncio
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from chassis.db.tables import ChassisBase, service_registry

_CHASSIS_MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS_TABLE = "schema_version"
# One migration at a time, however many replicas start one.
_LOCK = 7_305_811_204


def config_for(service_folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_CHASSIS_MIGRATIONS))
    config.set_main_option("version_locations", str(service_folder / "migrations" / "versions"))
    config.set_main_option("path_separator", "os")
    config.set_main_option(
        "file_template", "%%(year)d-%%(month).2d-%%(day).2d-%%(hour).2d%%(minute).2d_%%(slug)s"
    )
    config.set_main_option("timezone", "UTC")
    return config


def tables_of(package: str) -> MetaData:
    """Everything a service's database holds: what its `tables` define, and the chassis' own."""
    if find_spec(f"{package}.tables") is None:
        return service_registry().metadata
    tables = import_module(f"{package}.tables")
    for module in walk_packages(getattr(tables, "__path__", ()), f"{package}.tables."):
        import_module(module.name)
    return tables.Base.metadata


async def migrate(service_folder: Path, database_url: str, back_to: str | None = None) -> None:
    """Bring the database to the newest schema; where asked, back to an older one (a revision, -1, base)."""
    config = config_for(service_folder)
    script = ScriptDirectory.from_config(config)

    def steps(current: Any, _: object) -> Any:
        # Alembic's own `upgrade` and `downgrade` commands do just this, but make their own connection.
        if back_to is None:
            return script._upgrade_revs("heads", current)  # pyright: ignore[reportPrivateUsage]
        return script._downgrade_revs(back_to, current)  # pyright: ignore[reportPrivateUsage]

    def run(connection: Connection) -> None:
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        # A migration must not queue behind a long query and block everyone behind itself.
        connection.execute(text("set local lock_timeout = '5s'"))
        with EnvironmentContext(config, script, fn=steps) as environment:
            environment.configure(
                connection=connection,
                # Its naming convention names what migrations leave unnamed.
                target_metadata=ChassisBase.metadata,
                version_table=VERSIONS_TABLE,
                transactional_ddl=True,
            )
            environment.run_migrations()

    engine = create_async_engine(make_url(database_url).set(drivername="postgresql+asyncpg"))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run)
    finally:
        await engine.dispose()


def write_migration(service_folder: Path, package: str, database_url: str, message: str) -> None:
    """Compare the tables with a migrated database and write what is missing as a new revision."""
    config = config_for(service_folder)
    config.attributes["database_url"] = database_url
    config.attributes["tables"] = tables_of(package)
    asyncio.run(migrate(service_folder, database_url))
    command.revision(config, message=message, autogenerate=True)
