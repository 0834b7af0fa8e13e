"""Steps that nobody may do once the reader has pressed: told before they press, to who can still leave it to
another. Whoever stands in for somebody counts with that person as one (`submitting.barring`)."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.errors import Unavailable
from formwork.workflow import StepNode, asks_for_another
from identity_client.directory import Directory

from forms.outsider import Outsider
from forms.rights.acting import Standing, acted_for, may_act
from forms.submission.approvers import members_by_team
from forms.submission.submitting.barring import barred_at
from forms.tables.submission import Submission
from forms.template.published import PublishedForm

# A page that is read does not wait longer for a warning.
_SECONDS = 1.0
_MOST_LOOKED_UP = 20
"""Of so many people some are there."""


@dataclass(frozen=True)
class _Press:
    """As if they had pressed: `barring.Last`."""

    step_id: UUID
    doers: set[UUID]
    move: str = ""


async def steps_left_alone(
    uow: UnitOfWork,
    directory: Directory,
    actor: Actor,
    submission: Submission,
    at: Standing,
    form: PublishedForm,
) -> list[str]:
    """By name; none while identity is away."""
    step = form.workflow.find_step(str(at.current_step_id))
    if step is None or isinstance(actor, Outsider) or not may_act(actor, at, step):
        return []
    steps = _for_another_after(form, step)
    if not steps:
        return []
    away = acted_for(actor, at)
    press = _Press(UUID(step.id), {actor.user_id, *([away] if away else [])})
    barred = await barred_at(uow, form, submission, press, steps)
    try:
        async with asyncio.timeout(_SECONDS):
            return await _without_people(directory, submission.company_id, steps, barred)
    except (Unavailable, TimeoutError):
        return []


def _for_another_after(form: PublishedForm, step: StepNode) -> list[StepNode]:
    """Of teams, and to which a button of this step leads on."""
    ways = (way for _, ways in form.drawn(step.id).buttons for way in ways)
    on = (way for way in ways if not (way.leads_back or way.stays))
    ids = (each for way in on for each in way.open_step_ids or filter(None, [way.to_step_id]))
    found = (form.workflow.find_step(each) for each in dict.fromkeys(ids))
    return [each for each in found if each is not None and each.data.team_ids and asks_for_another(each)]


async def _without_people(
    directory: Directory, company_id: UUID, steps: Sequence[StepNode], barred: dict[str, list[UUID]]
) -> list[str]:
    teams = {UUID(team_id) for step in steps for team_id in step.data.team_ids}
    members = await members_by_team(directory, company_id, teams)
    could = {
        step.id: {
            user_id for team_id in step.data.team_ids for user_id in members.get(UUID(team_id), frozenset())
        }
        - {*barred[step.id]}
        for step in steps
    }
    few = {user_id for people in could.values() if len(people) <= _MOST_LOOKED_UP for user_id in people}
    users = await directory.users(company_id, few)

    def is_there(user_id: UUID, step_id: str) -> bool:
        """Or somebody does it in their place who may."""
        user = users.get(user_id)
        stand_in = user.stand_in_user_id if user else ""
        return not stand_in or UUID(stand_in) not in barred[step_id]

    return [
        step.data.step_name
        for step in steps
        if sum(is_there(each, step.id) for each in could[step.id]) < step.data.minimum_approvers
    ]
