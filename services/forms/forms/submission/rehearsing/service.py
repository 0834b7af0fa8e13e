"""A draft tried on what was entered before: what publishing it would mean, before anybody meets it.

Nothing that was submitted is touched by it: each submission stays in its version.
"""

from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.http.csv import Row
from chassis.http.language import caller_language
from chassis.http.tables import Table
from chassis.processes.costly import ExportTurns
from chassis.runtime import Runtime
from chassis.texts import Text
from formwork.rehearsal import Difference, Matter

from forms.checker import Checker, in_one_go
from forms.file.unsent import hide_in_all
from forms.rights.reader import Reader
from forms.rights.situation import reading
from forms.submission.exporting.repo import ExportRepo
from forms.submission.rehearsing.repo import RehearsalRepo
from forms.submission.rehearsing.schemas import PublishRehearsal, RehearsalFinding, RehearsedSubmission
from forms.tables.submission import SubmissionState
from forms.template.published import PublishedForms
from forms.template.publishing import draft_body, published_body

_NEWEST = 50
_IN_PROGRESS = 200
_SHOWN = 10
_MATTERS: Mapping[Matter, Text] = {
    "gone": Text("No longer asked for"),
    "doesNotFit": Text("Does not fit any more"),
    "hidden": Text("Hidden by a rule"),
    "calculated": Text("Calculated differently"),
    "required": Text("Required, and not there"),
}


@dataclass(frozen=True)
class _Found:
    submission: Any
    difference: Difference


@dataclass(frozen=True)
class _Rehearsed:
    looked_at: int
    in_progress: int
    names: Mapping[str, str]
    """Of fields."""
    found: Sequence[_Found]


async def get_rehearsal(runtime: Runtime, actor: Actor, template_id: UUID) -> PublishRehearsal:
    """Opens its own units of work: none may be open while a large form waits for its company's turn."""
    rehearsed = await _rehearse_in_turn(runtime, actor, template_id)
    by_field = defaultdict[tuple[Matter, str], list[_Found]](list)
    for each in rehearsed.found:
        by_field[each.difference.matter, each.difference.field_id].append(each)
    return PublishRehearsal(
        form_template_id=template_id,
        looked_at=rehearsed.looked_at,
        in_progress=rehearsed.in_progress,
        findings=[
            RehearsalFinding(
                matter=matter,
                field_id=UUID(field_id),
                field_name=rehearsed.names[field_id],
                submissions_count=len(found),
                submissions=[_shown(each) for each in found[:_SHOWN]],
            )
            for matter in _MATTERS
            for (of, field_id), found in by_field.items()
            if of == matter
        ],
    )


async def read_rehearsal(runtime: Runtime, actor: Actor, template_id: UUID) -> Table:
    """All of it, a row for each field of each submission."""
    rehearsed = await _rehearse_in_turn(runtime, actor, template_id)
    heading = [Text("Reference No."), Text("Field"), Text("What changes"), Text("Before"), Text("After")]

    async def rows() -> AsyncIterator[Sequence[Row]]:
        yield [
            [
                each.submission.reference_number,
                rehearsed.names[each.difference.field_id],
                _MATTERS[each.difference.matter],
                each.difference.before,
                each.difference.after,
            ]
            for each in rehearsed.found
        ]

    return Table("rehearsal", heading, rows())


def _shown(found: _Found) -> RehearsedSubmission:
    return RehearsedSubmission(
        submission_id=found.submission.id,
        reference_number_str=found.submission.reference_number,
        before=found.difference.before,
        after=found.difference.after,
    )


async def _rehearse_in_turn(runtime: Runtime, actor: Actor, template_id: UUID) -> _Rehearsed:
    """A rehearsal holds two drawings and whole submissions: whoever waits holds nothing yet."""
    async with runtime.of(ExportTurns).turn(actor.user_id, actor.company_id):
        return await _rehearse(runtime, actor, template_id)


async def _rehearse(runtime: Runtime, actor: Actor, template_id: UUID) -> _Rehearsed:
    """With what the actor may read, and nothing else."""
    async with runtime.database.reading() as uow:
        draft = await draft_body(uow, actor, template_id)
        repo = RehearsalRepo(uow, Reader.of(actor), template_id)
        submissions = await repo.submissions(_NEWEST, _IN_PROGRESS)
        in_progress = await repo.count_in_progress()
    of_version = defaultdict[int, list[Any]](list)
    for row in submissions:
        of_version[row.template_version].append(row)
    names, found = dict[str, str](), list[_Found]()
    for version, rows in of_version.items():
        by_id = {row.id: row for row in rows}
        async with runtime.database.reading() as uow:
            portions = await ExportRepo(uow).portions([*by_id], in_one_go(2 * len(draft)))
        for portion in portions:
            some = [by_id[each] for each in portion]
            told = await _rehearse_some(runtime, actor, (template_id, version), draft, some)
            names = {**told.names, **names}
            found += told.found
    return _Rehearsed(len(submissions), in_progress, names, found)


async def _rehearse_some(
    runtime: Runtime, actor: Actor, published: tuple[UUID, int], draft: str, rows: Sequence[Any]
) -> _Rehearsed:
    """Of one version of a template."""
    async with runtime.database.reading() as uow:
        before = await published_body(uow, *published)
        entered = await ExportRepo(uow).entered([row.id for row in rows])
        form = await runtime.of(PublishedForms).get(uow, actor.company_id, *published)
        await hide_in_all(uow, form.body, entered)
    told = await runtime.of(Checker).rehearse(
        actor.company_id,
        before,
        draft,
        [(entered[row.id], reading(row), row.state == SubmissionState.DONE) for row in rows],
        caller_language(),
    )
    found = [_Found(rows[each.submission], each.difference) for each in told.found]
    return _Rehearsed(len(rows), 0, told.names, found)
