"""Drafts from a spreadsheet: a line each, what its columns say entered in the first step."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.batches import in_turns
from chassis.db import UnitOfWork
from chassis.http.language import caller_language
from chassis.runtime import Runtime
from chassis.table_reading import Line, Unnamed, UnreadableTable, read_lines, too_many
from chassis.texts import Text
from identity_client.projects import Projects

from forms.choice_list.checking import items_of_lists
from forms.rights.situation import filling, today_in
from forms.submission.beginning import own_values
from forms.submission.due import hours_of
from forms.submission.errors import TemplateNotInUse
from forms.submission.importing.columns import FileColumns, columns_in, targets_in
from forms.submission.importing.judging import Items, Judge, Judged, result_of
from forms.submission.importing.schemas import SubmissionsRead
from forms.submission.repo import SubmissionRepo
from forms.submission.schemas import SubmissionCreate
from forms.submission.service import initial_values, insert_draft, must_be_of_use, must_be_starter, new_draft
from forms.tables.submission_participant import SubmissionParticipant
from forms.template.errors import TemplateNotFound
from forms.template.published import PublishedForm, PublishedForms

MOST_BYTES = 4 * 1024 * 1024
MOST_LINES = 500
# As many as a form has fields.
MOST_COLUMNS = 1_000
_AT_ONCE = 50
"""Drafts whose rows are made in one go."""


@dataclass(frozen=True)
class _Read:
    form: PublishedForm
    version: int
    columns: FileColumns
    judged: Sequence[Judged]


async def get_columns(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID, project_id: UUID
) -> list[str]:
    """What a file may have above its columns."""
    form, _ = await _form(uow, runtime, actor, template_id, project_id)
    return [each.name for each in targets_in(form, caller_language())]


async def check_file(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID, project_id: UUID, content: bytes
) -> SubmissionsRead:
    """What importing it would do now."""
    read = await _read(uow, runtime, actor, template_id, project_id, content)
    return result_of(read.columns, read.judged, dry_run=True)


async def import_file(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID, project_id: UUID, content: bytes
) -> SubmissionsRead:
    """All that can be, in one unit; what can't is said and left out."""
    read = await _read(uow, runtime, actor, template_id, project_id, content)
    body = SubmissionCreate(form_template_id=template_id, project_id=project_id)
    hours = await hours_of(uow, runtime.of(Projects), read.form, actor.company_id, project_id)
    async for some in in_turns(read.judged, _AT_ONCE):
        for each in some:
            if each.values is None:
                continue
            submission = new_draft(actor.company_id, actor.user_id, body, read.version, read.form, hours)
            insert_draft(uow, submission, each.values, each.sent)
            uow.insert_values(SubmissionParticipant, submission_id=submission.id, user_id=actor.user_id)
    return result_of(read.columns, read.judged, dry_run=False)


async def _read(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID, project_id: UUID, content: bytes
) -> _Read:
    form, version = await _form(uow, runtime, actor, template_id, project_id)
    heading, lines = await to_thread.run_sync(_lines, content)
    columns = columns_in(form, heading, caller_language())
    if not columns.order:
        raise UnreadableTable(
            Text(
                "None of its columns is called as a field that “{step}” fills in. Begin with the empty sheet "
                "that is offered.",
                step=form.first_step.data.step_name,
            )
        )
    own = await own_values(runtime, actor.company_id, project_id, form, actor)
    today = await today_in(runtime.of(Projects), actor.company_id, project_id)
    judge = Judge(
        form,
        columns,
        await _items(uow, actor.company_id, columns),
        await initial_values(uow, actor.company_id, form, own),
        filling(actor, UUID(form.first_step.id), today),
    )
    return _Read(form, version, columns, await to_thread.run_sync(judge.judge, lines))


async def _form(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID, project_id: UUID
) -> tuple[PublishedForm, int]:
    """As when one is started, line by line."""
    start = await SubmissionRepo(uow).start(actor.company_id, template_id, None)
    if start is None or start.published_version is None:
        raise TemplateNotFound
    must_be_of_use(actor, start, project_id)
    if start.archived_at is not None:
        raise TemplateNotInUse
    await runtime.of(Projects).get_open(actor, project_id)
    form = await runtime.of(PublishedForms).get(uow, actor.company_id, template_id, start.published_version)
    must_be_starter(actor, start, project_id, form)
    return form, start.published_version


def _lines(content: bytes) -> tuple[list[str], list[Line]]:
    lines = read_lines(content, MOST_LINES)
    heading = next((cells for _, cells in lines), list[str]())
    while heading and not heading[-1]:
        heading.pop()
    if len(heading) > MOST_COLUMNS:
        raise UnreadableTable(Text("The file has more than {most} columns.", most=MOST_COLUMNS))
    found: list[Line] = []
    unnamed = Unnamed(heading)
    for line in lines:
        found.append(line)
        unnamed.look_at(line[1])
        if len(found) > MOST_LINES:
            raise too_many(MOST_LINES)
    if not heading or not found:
        raise UnreadableTable(Text("The file has nothing below its heading."))
    told = unnamed.told()
    return [told.get(at, name) for at, name in enumerate(heading)], found


async def _items(uow: UnitOfWork, company_id: UUID, columns: FileColumns) -> Items:
    """Of the company's own lists alone."""
    wanted = {
        UUID(listed.list_id)
        for each in columns.targets
        if each is not None and (listed := each.listed) is not None and listed.list_id
    }
    return Items.of(await items_of_lists(uow, company_id, wanted))
