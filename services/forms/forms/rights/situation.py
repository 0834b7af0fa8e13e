"""Where, by whom and when a submission is filled in or read: what its rules may ask beside values. Always the
service's own word, never that of whoever sends.

Decision: docs/decisions/0210-rules-ask-where-and-by-whom-a-form-is-filled-in.md"""

from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.wall_clock import zone_of
from formwork.conditions.situation import Situation
from identity_client.projects import Projects

from forms.rights.parts import open_step_ids
from forms.tables.submission import FIRST_VERSION, Submission


def filling(actor: Actor, step_id: UUID, today: str, version: str = FIRST_VERSION) -> Situation:
    """Who stands in for somebody does it as one of their teams."""
    teams = frozenset(map(str, actor.access.acting_team_ids))
    return Situation(frozenset({str(step_id)}), teams, version, today)


def reading(submission: Submission | Any) -> Situation:
    """Paper, exports and whoever only reads show the same. `submission`: also a row of its columns."""
    last = Situation.read(submission.last_situation or {})
    step_ids = frozenset(map(str, open_step_ids(submission))) or last.step_ids
    return Situation(step_ids, last.team_ids, submission.version, last.today)


async def of_reader(
    projects: Projects, actor: Actor, submission: Submission, filled_in: UUID | None
) -> Situation:
    """Of who fills it in at that step: as it will count when they press. None: of who only reads."""
    if filled_in is None:
        return reading(submission)
    today = await today_in(projects, submission.company_id, submission.project_id)
    return filling(actor, filled_in, today, submission.version)


async def today_in(projects: Projects, company_id: UUID, project_id: UUID) -> str:
    """The day that it is there."""
    return (await now_in(projects, company_id, project_id)).date().isoformat()


async def now_in(projects: Projects, company_id: UUID, project_id: UUID) -> datetime:
    """On the clock of the project."""
    project = await projects.try_find(company_id, project_id)
    zone = project.time_zone if project else ""
    return now().astimezone(zone_of(zone or (await projects.company(company_id)).time_zone))
