"""Submissions as their page shows them."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any
from uuid import UUID

from formwork.fields import kind_of
from formwork.workflow import Graph, Ways, asks_for_reason, checks_required_fields, tone_of
from identity_client.people import PersonPublic

from forms.outsider import shown
from forms.rights.acting import Standing
from forms.submission.open_step import TeamName
from forms.submission.reading.approvals import Approvals
from forms.submission.reading.schemas import StepRecordPublic, TakenBranch
from forms.submission.schemas import StepAction
from forms.submission.versions.letters import next_letter
from forms.tables.submission import Move, StepRecord, Submission
from forms.template.published import Buttons, PublishedForm


def filled_pages(form: PublishedForm, values: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The form as it was published, each field with its value."""
    return [
        page | {"components": [_filled_row(row, values) for row in page["components"]]} for page in form.pages
    ]


def _filled_row(row: dict[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """A copy as far as it differs: a form may have megabytes of choices. A cell that only says something may
    have been drawn without a list of fields."""
    return row | {"components": [_filled(field, values) for field in row.get("components", ())]}


def _filled(field: dict[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    filled = field | {"value": values.get(field["id"])}
    # Fields in its cells have values of their own; columns have none, and theirs are this field's.
    if kind_of(field["type"]).holds == "fields":
        filled["components"] = [[_filled_row(cell, values) for cell in line] for line in field["components"]]
    return filled


def actions_of(form: PublishedForm, submission: Submission, buttons: Buttons) -> list[StepAction]:
    return [
        StepAction(
            submit_action_id=UUID(button.id),
            name=button.data.name,
            color=button.data.color,
            tone=tone_of(button.data.color),
            order=button.data.order,
            checks_required_fields=checks_required_fields(button, ways),
            asks_for_reason=asks_for_reason(button, ways),
            goes_back_to=_back_to(form, ways),
            begins_version=_letter_begun(submission, ways),
            empties=any(way.clears for way in ways),
            ends=all(way.closes for way in ways),
        )
        for button, ways in buttons
    ]


def _letter_begun(submission: Submission, ways: Ways) -> str | None:
    return next_letter(submission.version) if all(way.begins_version for way in ways) else None


def _back_to(form: PublishedForm, ways: Ways) -> str | None:
    """None where it depends on what is entered."""
    steps = {way.to_step_id if way.leads_back else None for way in ways}
    (step_id,) = steps if len(steps) == 1 else (None,)
    return None if step_id is None else name_of_step(form, step_id)


def sent_back_to(record: StepRecord, form: PublishedForm) -> str | None:
    return name_of_step(form, str(record.to_step_id)) if record.led_back else None


def name_of_step(form: PublishedForm, step_id: str | None) -> str:
    step = form.workflow.find_step(step_id) if step_id is not None else None
    return step.data.step_name if step else ""


def is_last_step(buttons: Buttons) -> bool:
    """Whatever is pressed, nothing comes after it."""
    return all(way.closes for _, ways in buttons for way in ways)


def taken_branches(record: StepRecord, form: PublishedForm) -> list[TakenBranch]:
    """Why it went that way, at each condition on it."""
    if not record.taken_edge_ids:
        return []
    graph = Graph(form.workflow)
    edges = {edge.id: edge for edge in form.workflow.edges}
    taken = (edges[each] for each in record.taken_edge_ids if each in edges)
    return [
        TakenBranch(
            condition_name=graph.name_of(edge.source),
            when=None if edge.when is None else edge.when.model_dump(mode="json"),
        )
        for edge in taken
    ]


def team_list(team_ids: Sequence[UUID], names: Mapping[UUID, str]) -> list[TeamName]:
    return [TeamName(team_id=each, name=names.get(each, "")) for each in team_ids]


def doers(records: Iterable[StepRecord]) -> set[UUID]:
    """In whose place, and who had entered something, too."""
    return {each for record in records for each in (*record.doers, *record.entered_by_ids)}


def submitted_step(
    record: StepRecord,
    approvals: Approvals,
    people: Mapping[UUID, PersonPublic],
    teams: Mapping[UUID, str],
) -> StepRecordPublic:
    return StepRecordPublic(
        submission_process_id=record.process_id,
        number=record.number,
        step_id=record.step_id,
        step_name=record.step_name,
        version=record.version,
        submitter=None if record.outsider else people.get(record.actor_id),
        share_link_submitter=shown(record.actor_id, record.outsider) if record.outsider else None,
        submitted_at=record.at,
        submit_action_id=record.action_id,
        submit_action_name=record.action_name or None,
        reason=record.reason,
        stood_in=record.stood_in,
        acted_for=people.get(record.acted_for_id) if record.acted_for_id else None,
        entered_by=[people[each] for each in record.entered_by_ids if each in people],
        is_revoked_step=record.revoked_by is not None,
        sent_back_to=sent_back_to(record, approvals.form),
        began_version=record.began_version or None,
        move=Move(record.move) if record.move else None,
        taken_branches=taken_branches(record, approvals.form),
        meters_from_site=record.meters_from_site,
        overdue_since=record.overdue_since,
        approvals=approvals.public(approvals.of_transition(record.number, record), people),
        approvals_needed=approvals.needed_in(record.step_id),
        ended_steps=[],
        is_current=False,
        team_ids=record.team_ids,
        teams=team_list(record.team_ids, teams),
    )


def names_of_ended(form: PublishedForm, records: Sequence[StepRecord]) -> dict[int, list[str]]:
    """By transition: the steps that were open with others until then, and that nobody submitted."""
    ended: dict[int, list[str]] = {}
    for before, after in pairwise(records):
        left = {after.step_id, *after.open_step_ids}
        names = [name_of_step(form, str(each)) for each in before.open_step_ids if each not in left]
        if names and not after.move:
            ended[after.number] = names
    return ended


def current_step(
    submission: Submission,
    at: Standing,
    approvals: Approvals,
    people: Mapping[UUID, PersonPublic],
    teams: Mapping[UUID, str],
) -> StepRecordPublic:
    assert at.current_step_id is not None
    return StepRecordPublic(
        submission_process_id=None,
        number=submission.transitions + 1,
        step_id=at.current_step_id,
        step_name=at.current_step_name,
        version=submission.version,
        submitter=None,
        share_link_submitter=None,
        submitted_at=None,
        submit_action_id=None,
        submit_action_name=None,
        reason="",
        stood_in=False,
        acted_for=None,
        entered_by=[],
        is_revoked_step=False,
        sent_back_to=None,
        began_version=None,
        move=None,
        taken_branches=[],
        meters_from_site=None,
        overdue_since=None,
        approvals=approvals.public(approvals.of_transition(submission.transitions + 1), people),
        approvals_needed=submission.approvals_needed,
        ended_steps=[],
        is_current=True,
        team_ids=[*at.current_team_ids],
        teams=team_list(at.current_team_ids, teams),
    )
