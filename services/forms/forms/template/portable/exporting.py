"""A form as a file: the draft or a version of a template, or an entry of the library."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, cast
from uuid import UUID

import orjson
from anyio import to_thread
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.body import parse_body
from formwork.portable import DrawnList, Exported, Picture, write_own, write_xlsform
from formwork.portable.own import MOST_PICTURE_BYTES
from identity_client.directory import Directory

from forms.choice_list.brought import drawn_lists
from forms.tables.template_file import TemplateFile
from forms.template.access import get_visible
from forms.template.copying import content_seen_by
from forms.template.files import service as template_files
from forms.template.library.access import get_form
from forms.template.lists import listed_fields
from forms.template.portable.errors import PicturesTooLarge
from forms.template.public import settings_of
from forms.template.repo import TemplateRepo
from forms.template.schemas import TemplateDetail
from forms.template.versions.service import get_version


class FormFormat(StrEnum):
    OWN = "own"
    """All of it, and its pictures."""
    XLSFORM = "xlsform"
    """As far as XLSForms go; what they have no place for is told in it."""


_MOST_CHOICES = 4_000
"""Of lists of the company in an XLSForm: with more, no reader of ours takes its sheet."""
_ENDINGS = {FormFormat.OWN: "json", FormFormat.XLSFORM: "xlsx"}


@dataclass(frozen=True, slots=True)
class FormFile:
    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class _Drawn:
    body: str
    workflow: str
    detail: TemplateDetail
    files: list[TemplateFile]
    lists: Sequence[DrawnList]


async def export_template(
    runtime: Runtime, actor: Actor, template_id: UUID, number: int | None, form_format: FormFormat
) -> FormFile:
    """Without a number what the actor sees: the draft for who may edit it, else the newest version."""
    async with runtime.database.reading() as uow:
        if number is None:
            template = await get_visible(uow, actor, template_id)
            seen = await content_seen_by(uow, actor, template)
            drawn = await _drawn(uow, actor, template_id, seen.body, seen.workflow, seen.detail)
        else:
            version = await get_version(uow, actor, template_id, number)
            detail = TemplateDetail.model_validate_json(version.detail)
            drawn = await _drawn(uow, actor, template_id, version.body, version.workflow, detail)
    return await _written(runtime, actor, drawn, form_format)


async def export_entry(runtime: Runtime, actor: Actor, entry_id: UUID, form_format: FormFormat) -> FormFile:
    async with runtime.database.reading() as uow:
        entry, _ = await get_form(uow, actor, entry_id)
        draft = await TemplateRepo(uow).draft(entry.id)
        drawn = await _drawn(uow, actor, entry.id, draft.body, draft.workflow, settings_of(entry))
    return await _written(runtime, actor, drawn, form_format)


async def _drawn(
    uow: UnitOfWork, actor: Actor, template_id: UUID, body: str, workflow: str, detail: TemplateDetail
) -> _Drawn:
    files = await template_files.rows_named_in(uow, template_id, body)
    # A large form is read anew only where there is something to look for.
    pages: list[Any] = orjson.loads(body) if '"list"' in body else []
    list_ids = {each.list_id for each in listed_fields(pages) if each.list_id}
    lists = await drawn_lists(uow, actor.company_id, list_ids, _MOST_CHOICES) if list_ids else ()
    return _Drawn(body, workflow, detail, files, lists)


async def _written(runtime: Runtime, actor: Actor, drawn: _Drawn, form_format: FormFormat) -> FormFile:
    name = f"{drawn.detail.name}.{_ENDINGS[form_format]}"
    if form_format is FormFormat.XLSFORM:
        return FormFile(name, await to_thread.run_sync(_as_xlsform, drawn))
    return FormFile(name, await _as_own(runtime, actor, drawn))


def _as_xlsform(drawn: _Drawn) -> bytes:
    return write_xlsform(drawn.detail.name, parse_body(orjson.loads(drawn.body)), drawn.lists)


async def _as_own(runtime: Runtime, actor: Actor, drawn: _Drawn) -> bytes:
    """No connection is held while pictures are fetched and teams asked for."""
    if sum(each.size for each in drawn.files) > MOST_PICTURE_BYTES:
        raise PicturesTooLarge(MOST_PICTURE_BYTES // (1024 * 1024))
    workflow = orjson.loads(drawn.workflow)
    # Asked anew: a file that was written while identity is away would have lost its teams without a word.
    teams = await runtime.of(Directory).teams(actor.company_id, dict.fromkeys(_team_ids(workflow)))
    pictures = [
        Picture(str(each.id), each.name, await runtime.storage.read(each.key)) for each in drawn.files
    ]
    form = Exported(
        name=drawn.detail.name,
        settings=drawn.detail.model_dump(mode="json", exclude={"name"}),
        pages=orjson.loads(drawn.body),
        workflow=workflow,
        team_names={str(team_id): team.name for team_id, team in teams.items()},
        pictures=pictures,
    )
    return await to_thread.run_sync(write_own, form)


def _team_ids(workflow: Any) -> Iterator[UUID]:
    for node in cast("Iterable[dict[str, Any]]", workflow["nodes"]):
        yield from (UUID(team_id) for team_id in node.get("data", {}).get("teamIds", ()))
