"""The steps that are open at once, as the page of their submission shows them."""

from collections.abc import Mapping
from uuid import UUID

from chassis.access import Actor
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.rights.acting import is_my_turn, may_act
from forms.rights.parts import open_parts_of
from forms.submission.assigning.service import may_assign, may_claim
from forms.submission.open_step import OpenStep
from forms.submission.public import overdue_button
from forms.submission.reading.public import team_list
from forms.tables.submission import Submission
from forms.template.published import PublishedForm


async def open_steps_for(
    projects: Projects,
    people: Mapping[UUID, PersonPublic],
    actor: Actor,
    submission: Submission,
    form: PublishedForm,
    *,
    is_read_only: bool,
) -> list[OpenStep]:
    """None where one is open alone."""
    parts = open_parts_of(submission)
    if not parts:
        return []
    names = await projects.team_names(submission.company_id, submission.current_team_ids)
    found: list[OpenStep] = []
    for at in parts:
        step = form.workflow.find_step(str(at.current_step_id))
        may = step is not None and not is_read_only and may_act(actor, at, step)
        found.append(
            OpenStep(
                step_id=at.current_step_id,
                step_name=at.current_step_name,
                teams=team_list(at.current_team_ids, names),
                due_at=at.due_at,
                presses_itself=overdue_button(submission, [at]),
                may_act=may,
                is_my_turn=may and is_my_turn(actor, at),
                assignee=people.get(at.assignee_id) if at.assignee_id else None,
                may_claim=not is_read_only and may_claim(actor, submission, at),
                may_assign=not is_read_only and may_assign(actor, submission, at),
            )
        )
    return found
