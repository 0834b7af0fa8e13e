"""Compares tables and database for `migrate.write_migration`; running migrations does not need it."""

import asyncio

from alembic import context
from chassis.migrate import VERSIONS_TABLE
from sqlalchemy import Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine


def compare(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=context.config.attributes["tables"],
        version_table=VERSIONS_TABLE,
        compare_server_default=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    url = make_url(context.config.attributes["database_url"]).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.run_sync(compare)
    await engine.dispose()


asyncio.run(main())
