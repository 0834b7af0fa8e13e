"""Migrations that move data, over rows of the shape before them."""

import json
from pathlib import Path
from uuid import uuid4

from chassis.migrate import migrate
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

FORMS = Path(__file__).parents[2]
BEFORE_START_TEAMS = "2f7be1d95c38"


async def test_who_may_start_is_what_the_newest_version_says(empty_database: str) -> None:
    old, new, published, unpublished, open_to_all = (uuid4() for _ in range(5))
    await migrate(FORMS, empty_database)
    await migrate(FORMS, empty_database, back_to=BEFORE_START_TEAMS)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        for template_id, version in ((published, 2), (unpublished, None), (open_to_all, 1)):
            await connection.execute(
                text(
                    "insert into form_template (id, company_id, name, body_saved_by, body_saved_at,"
                    " workflow_saved_by, workflow_saved_at, detail_saved_by, detail_saved_at, created_by,"
                    " created_at, updated_by, updated_at, published_version)"
                    " values (:id, :id, 'Diary', :id, now(), :id, now(), :id, now(), :id, now(), :id, now(),"
                    " :version)"
                ),
                {"id": template_id, "version": version},
            )
        for template_id, number, teams in (
            (published, 1, [old]),
            (published, 2, [new]),
            (open_to_all, 1, []),
        ):
            await connection.execute(
                text(
                    "insert into form_version (template_id, number, body, workflow, detail, fields_count,"
                    " body_revision, workflow_revision, detail_revision, published_by, published_at)"
                    " values (:id, :number, '[]', :workflow, '{}', 0, 1, 1, 1, :id, now())"
                ),
                {"id": template_id, "number": number, "workflow": _workflow([str(each) for each in teams])},
            )
    await migrate(FORMS, empty_database)
    async with engine.connect() as connection:
        found = await connection.execute(text("select id, start_team_ids from form_template"))
        teams_of = {row.id: row.start_team_ids for row in found}
    await engine.dispose()
    assert teams_of == {published: [new], unpublished: [], open_to_all: []}


def _workflow(first_teams: list[str]) -> str:
    first = {"type": "step", "data": {"triggerStep": True, "teamIds": first_teams}}
    later = {"type": "step", "data": {"triggerStep": False, "teamIds": [str(uuid4())]}}
    button = {"type": "button", "data": {"name": "Submit"}}
    return json.dumps({"nodes": [first, later, button], "edges": []})
