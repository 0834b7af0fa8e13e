"""What an outsider sees of the submission: what members see, without people's addresses and whom its workflow
mails."""

from collections.abc import Sequence
from typing import Any, TypeVar, cast
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.runtime import Runtime
from formwork.chosen import list_offered_by
from identity_client.people import PersonPublic
from identity_client.projects import Projects
from pydantic import BaseModel

from forms.choice_list import service as choice_lists
from forms.choice_list.errors import ChoiceListNotFound
from forms.choice_list.schemas import ChoicePublic
from forms.outsider import Outsider, outsider
from forms.rights.acting import may_act
from forms.rights.parts import at_step, is_open_at
from forms.rights.reader import Reader
from forms.rights.situation import filling, today_in
from forms.rights.turn import form_of, get_readable
from forms.rights.uses import must_have_uses_left
from forms.share.schemas import SharePrerequisites
from forms.submission.reading import service as reading
from forms.submission.reading.schemas import (
    StepRecordPublic,
    SubmissionProcessDetail,
    SubmissionProgress,
    SubmissionWorkflow,
)
from forms.submission.saving import service as saving
from forms.submission.saving.service import get_missing
from forms.submission.schemas import StepSave, StepSaved, SubmissionDetail
from forms.template.published import PublishedForms

M = TypeVar("M", bound=BaseModel)
S = TypeVar("S", bound=StepRecordPublic)
_TOLD_OF_NODES = ("stepName", "triggerStep", "name", "color", "order")


async def get_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Outsider, submission_id: UUID
) -> SubmissionDetail:
    told = _without_addresses(await reading.get_detail(uow, runtime, actor, submission_id))
    if actor.is_visitor:
        told = told.model_copy(
            update={
                "approvals": None,
                "valid_time_extensions": [],
                "sent_back": told.sent_back if told.current_step_id == actor.step_id else None,
            }
        )
    if actor.is_used_up:
        return told.model_copy(update={"may_act": False, "is_my_turn": False})
    return told


def entering(guest: Actor) -> Outsider:
    """Whoever saves or uploads: of no use where no press is taken any more."""
    actor = outsider(guest)
    must_have_uses_left(actor)
    return actor


async def save_step(
    uow: UnitOfWork, runtime: Runtime, guest: Actor, body: StepSave, *, hold: bool
) -> StepSaved:
    """What somebody else saved meanwhile is told with who it was."""
    return _without_addresses(await saving.save_step(uow, runtime, entering(guest), body, hold=hold))


async def get_progress(runtime: Runtime, actor: Outsider, submission_id: UUID) -> SubmissionProgress:
    told = await reading.get_progress(runtime, actor, submission_id)
    steps = [_as_visitors_read(actor, each, told.steps) for each in told.steps]
    return _without_addresses(told.model_copy(update={"unsent_mails": [], "steps": steps}))


async def get_process_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Outsider, submission_id: UUID, process_id: str
) -> SubmissionProcessDetail:
    await get_readable(uow, Reader.of(actor), submission_id)
    told = await reading.get_process_detail(uow, runtime, actor, process_id, submission_id)
    return _without_addresses(_as_visitors_read(actor, told, [told]))


async def query_choices(
    uow: UnitOfWork,
    published_forms: PublishedForms,
    actor: Outsider,
    submission_id: UUID,
    field_id: UUID,
    search: str,
    parent_ids: Sequence[UUID],
    paging: Paging,
) -> Page[ChoicePublic]:
    """Lists that its form names, and no others: a link is no key to the company's."""
    submission = await get_readable(uow, Reader.of(actor), submission_id)
    form = await form_of(uow, published_forms, submission)
    setting = list_offered_by(form.body, str(field_id))
    if setting is None or setting.list_id is None:
        raise ChoiceListNotFound
    return await choice_lists.query_choices(
        uow, actor.company_id, UUID(setting.list_id), search, parent_ids, False, paging
    )


async def get_workflow(
    uow: UnitOfWork, published_forms: PublishedForms, actor: Outsider, submission_id: UUID
) -> SubmissionWorkflow:
    drawn = await reading.get_workflow(uow, published_forms, actor, submission_id)
    nodes = [
        {**node, "data": {key: node["data"][key] for key in _TOLD_OF_NODES if key in node["data"]}}
        for node in drawn.nodes
    ]
    return drawn.model_copy(update={"nodes": nodes})


async def get_prerequisites(
    uow: UnitOfWork, runtime: Runtime, actor: Outsider, submission_id: UUID
) -> SharePrerequisites:
    submission = await get_readable(uow, Reader.of(actor), submission_id)
    form = await form_of(uow, runtime.of(PublishedForms), submission)
    step = form.workflow.find_step(str(actor.step_id))
    is_current = is_open_at(submission, actor.step_id)
    today = await today_in(runtime.of(Projects), submission.company_id, submission.project_id)
    situation = filling(actor, actor.step_id, today, submission.version)
    missing = await get_missing(uow, actor, form, submission, situation) if is_current else []
    return SharePrerequisites(
        submission_id=submission.id,
        step_id=actor.step_id,
        step_name=step.data.step_name if step else "",
        email=actor.said.email,
        full_name=actor.said.full_name,
        company=actor.said.company,
        is_step_current=is_current,
        may_act=is_current
        and step is not None
        and may_act(actor, at_step(submission, actor.step_id), step)
        and not actor.is_used_up,
        missing_field_ids=missing,
    )


def _as_visitors_read(actor: Outsider, step: S, steps: Sequence[StepRecordPublic]) -> S:
    """That it was done, by whom and with which button; why only where it is theirs, or theirs again."""
    own = {each.step_name for each in steps if each.step_id == actor.step_id}
    by = step.share_link_submitter
    is_theirs = by is not None and by.user_id == actor.user_id
    if not actor.is_visitor or is_theirs or step.sent_back_to in own:
        return step
    approvals = [each.model_copy(update={"reason": ""}) for each in step.approvals]
    return step.model_copy(update={"reason": "", "taken_branches": [], "approvals": approvals})


def _without_addresses(told: M) -> M:
    return cast("M", _shown(told))


def _shown(told: Any) -> Any:
    """Of what is wire: what people entered is plain and stays as it is."""
    if isinstance(told, list):
        return [_shown(each) for each in cast("list[Any]", told)]
    if not isinstance(told, BaseModel):
        return told
    parts = {name: _shown(getattr(told, name)) for name in type(told).model_fields}
    if isinstance(told, PersonPublic):
        parts["email"] = ""
    return told.model_copy(update=parts)
