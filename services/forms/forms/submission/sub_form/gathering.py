"""The values of sub-forms: how far their entries have got. What a press has kept of them is as it was then,
and so is what is done; whoever looks at one that is not sees them as they are now."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.body import Body
from formwork.fields.sub_form import EntryState

from forms.rights.reader import Reader
from forms.submission.sub_form.repo import EntryRepo, entries_of
from forms.tables.submission import Move, Submission, SubmissionState
from forms.template.published import PublishedForm


async def with_entries(
    uow: UnitOfWork,
    form: PublishedForm,
    submission: Submission,
    values: Mapping[str, Any],
    reader: Reader | None = None,
) -> dict[str, Any]:
    """`reader`: whose eyes it is for; an outsider's see how many there are and how far they have got."""
    if not form.body.sub_forms:
        return dict(values)
    is_told = reader is None or reader.only_submission_id is None
    if submission.state == SubmissionState.DONE:
        return as_it_ended(form.body, values, is_told=is_told)
    rows = await EntryRepo(uow, submission).all(None, len(form.body.sub_forms))
    return gathered(form.body, values, rows, is_told=is_told)


async def with_entries_of_each(
    uow: UnitOfWork, company_id: UUID, body: Body, rows: Sequence[Any], values: Mapping[UUID, dict[str, Any]]
) -> dict[UUID, dict[str, Any]]:
    """As `with_entries`, of many of one version; `rows`: with id and state."""
    going_on = [row.id for row in rows if row.state != SubmissionState.DONE]
    if not (body.sub_forms and going_on):
        return dict(values)
    entries = await entries_of(uow, company_id, going_on, len(body.sub_forms))
    return {
        **values,
        **{
            each: gathered(body, values.get(each, {}), entries.get(each, ()), is_told=True)
            for each in going_on
        },
    }


def as_it_ended(body: Body, values: Mapping[str, Any], *, is_told: bool) -> dict[str, Any]:
    """What is done says what its last press kept: its record, its paper and its sums stay what was signed,
    whatever becomes of its entries."""
    return dict(values) if is_told else untold(body, values)


def gathered(body: Body, values: Mapping[str, Any], rows: Sequence[Any], *, is_told: bool) -> dict[str, Any]:
    found = without_entries(body, values)
    for field in body.sub_forms:
        entries = [_entry(row, is_told=is_told) for row in rows if str(row.parent_field_id) == field.id]
        if entries:
            found[field.id] = {"entries": entries}
    return found


def listed_entries(values: Mapping[str, Any], field_id: str) -> list[dict[str, Any]]:
    return values[field_id]["entries"] if field_id in values else []


def with_same_entries(body: Body, values: Mapping[str, Any], seen: Mapping[str, Any]) -> dict[str, Any]:
    """As they were `seen`: what is kept of them is what was checked, and not what an earlier press kept."""
    gathered_ids = {field.id for field in body.sub_forms} & seen.keys()
    return without_entries(body, values) | {field_id: seen[field_id] for field_id in gathered_ids}


def without_entries(body: Body, values: Mapping[str, Any]) -> dict[str, Any]:
    sub_form_ids = {field.id for field in body.sub_forms}
    return {key: value for key, value in values.items() if key not in sub_form_ids}


def untold(body: Body, values: Mapping[str, Any]) -> dict[str, Any]:
    """As an outsider is told what a press has kept."""
    told = dict(values)
    for field in body.sub_forms:
        if field.id in told:
            entries = [{"state": each["state"]} for each in told[field.id]["entries"]]
            told[field.id] = {"entries": entries}
    return told


def state_of(row: Any) -> EntryState:
    return "voided" if row.last_move == Move.VOIDED else row.state


def takes_a_place(row: Any) -> bool:
    """A voided one is none, as for what is required."""
    return state_of(row) != "voided"


def _entry(row: Any, *, is_told: bool) -> dict[str, Any]:
    state = state_of(row)
    if not is_told:
        return {"state": state}
    return {
        "submissionId": str(row.id),
        "number": row.reference_number,
        "title": row.template_name[:200],
        "state": state,
    }
