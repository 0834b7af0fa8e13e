"""A file becomes a template: looked at first, then made as a whole or not at all."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from tempfile import SpooledTemporaryFile
from typing import BinaryIO, cast
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.files import beside, delete_if_undone, look_at, store
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.texts import Text
from formwork.portable import ImportedForm, Note, Picture
from formwork.portable.own import Settings, teams_of, with_teams
from formwork.portable.result import MOST_NOTES
from identity_client.directory import Directory
from identity_client.projects import Projects
from pydantic import ValidationError
from pydantic.alias_generators import to_camel

from forms.audit import AuditAction, AuditField, of_template
from forms.checker import CheckedFile, Checker
from forms.choice_list import brought
from forms.choice_list.brought import BroughtList
from forms.settings import FormsSettings
from forms.tables.template import FormTemplate
from forms.tables.template_file import TemplateFile
from forms.template import content
from forms.template.access import must_be_free_to_use
from forms.template.beginning import begin
from forms.template.content import Sound
from forms.template.copying import new_template
from forms.template.files import service as template_files
from forms.template.files.service import FILES
from forms.template.files.uploading import SHOWN, TYPES, must_have_room
from forms.template.lists import ListedField, name_lists, take_own_lists
from forms.template.portable.errors import NoFormInFile, TeamsNotThere
from forms.template.portable.schemas import FormFileNote, FormFileRead
from forms.template.public import public_detail
from forms.template.rights import just
from forms.template.schemas import FormDetailPublic, FormDetailUpdate
from forms.template.service import add_template, made_before
from forms.template.teams import missing_among


@dataclass(frozen=True, slots=True)
class Import:
    name: str
    folder_name: str
    folder_id: UUID | None
    """In place of its name."""
    project_id: UUID | None
    template_id: UUID | None
    team_ids: Mapping[str, UUID]
    """Which teams of the company those are that the file names."""
    file_name: str


async def look_into(runtime: Runtime, actor: Actor, file: BinaryIO) -> FormFileRead:
    checked = await _read(runtime.of(Checker), actor, file)
    form = checked.form
    async with runtime.database.reading() as uow:
        lists = await brought.look_for(uow, actor.company_id, form.lists)
        name_lists(form.pages, lists)
        strange = await take_own_lists(uow, actor.company_id, form.pages)
    made = {each.id for each in lists if each.is_made}
    missing = [each for each in strange if each.list_id not in made]
    lacking = [each for each in lists if each.lacking]
    told = [*map(_of_missing_list, missing), *map(_of_lacking_list, lacking)]
    notes = [*told, *map(_public, form.notes[:MOST_NOTES])]
    _settings_of(form)  # what could not be saved is told now
    return FormFileRead.model_validate(
        {
            "format": checked.format,
            "name": form.name,
            "folder_name": form.settings.get("folderName", ""),
            "pages": form.pages,
            "fields_count": checked.fields_count,
            "rules_count": checked.rules_count,
            "pictures_count": len(form.pictures),
            "step_names": [*checked.step_names],
            "team_names": [*checked.team_names],
            "list_names": [each.name for each in lists if each.is_made],
            "notes": notes[:MOST_NOTES],
            "notes_count": len(told) + len(form.notes),
        },
        by_name=True,
    )


async def import_template(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: Import, file: BinaryIO
) -> FormDetailPublic:
    """The same template id again gives the same template."""
    await must_be_free_to_use(runtime.of(Projects), actor, just(wanted.project_id))
    # No connection is held while the file is read and checked, and its pictures are stored.
    async with runtime.database.reading() as looking:
        if wanted.template_id and (known := await made_before(looking, actor, wanted.template_id)):
            return await public_detail(looking, runtime, actor, known)
    form = (await _read(runtime.of(Checker), actor, file)).form
    template = new_template(actor, wanted.template_id or new_id(), wanted.project_id, name=wanted.name)
    async with runtime.database.reading() as looking:
        lists = await brought.look_for(looking, actor.company_id, form.lists)
        name_lists(form.pages, lists)
        await take_own_lists(looking, actor.company_id, form.pages)
    sound = await content.check_body(runtime.of(Checker), actor.company_id, form.pages)
    workflow = await _workflow(runtime, actor, template, form, wanted.team_ids)
    for setting, value in _settings_of(form).items():
        setattr(template, setting, value)
    template.folder_name = wanted.folder_name
    template.fields_count = sound.fields_count
    pictures = await _stored(uow, runtime, actor, template, form.pictures, sound)
    await brought.make(uow, actor, lists)
    made = await add_template(uow, runtime, actor, template, sound.json, workflow, wanted.folder_id)
    told = {AuditField.FILE: (None, wanted.file_name)}
    uow.outbox.add(of_template(actor, AuditAction.IMPORTED, template, told))
    for each in pictures:
        uow.insert(each)
    await uow.flush()
    await template_files.follow_draft(uow, template.id, sound.template_files)
    return made


async def _read(checker: Checker, actor: Actor, file: BinaryIO) -> CheckedFile:
    checked = await checker.read_file(actor.company_id, file)
    if isinstance(checked, Note):
        raise NoFormInFile(checked)
    return checked


async def _workflow(
    runtime: Runtime,
    actor: Actor,
    template: FormTemplate,
    form: ImportedForm,
    team_ids: Mapping[str, UUID],
) -> str:
    if form.workflow is None:
        return (await begin(runtime, actor, template, None)).workflow
    ids = {name: str(team_id) for name, team_id in team_ids.items()}
    used = {name: team_ids[name] for name in teams_of(form.workflow) if name in team_ids}
    missing = await missing_among(runtime.of(Directory), actor.company_id, used.values())
    if missing:
        raise TeamsNotThere([name for name, team_id in used.items() if team_id in missing])
    drawn = with_teams(form.workflow, ids)
    return await content.check_drawn_workflow(
        runtime.of(Checker), actor.company_id, drawn["nodes"], drawn["edges"], drawn.get("direction")
    )


def _settings_of(form: ImportedForm) -> dict[str, object]:
    """By the names that the table has."""
    settings = Settings.model_validate(dict(form.settings))
    said = settings.model_dump(by_alias=False, exclude={"folder_name"}, exclude_unset=True)
    unsaved = {"form_template_id": new_id(), "version": 1}
    try:
        # One schema says what may be saved, whichever way it comes.
        saved = FormDetailUpdate.model_validate({**said, **unsaved}, by_name=True)
    except ValidationError as error:
        place = to_camel(str(error.errors()[0]["loc"][0]))
        raise NoFormInFile(Note("brokenFile", f"settings/{place}")) from None
    return saved.model_dump(by_alias=False, include={*said})


async def _stored(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    template: FormTemplate,
    pictures: Sequence[Picture],
    sound: Sound,
) -> list[TemplateFile]:
    """Those that the form shows, under the ids that its body speaks of."""
    shown = {file_id for _, file_id in sound.template_files}
    wanted = [each for each in pictures if each.file_id in shown]
    if not wanted:
        return []
    async with runtime.database.reading() as looking:
        await must_have_room(
            looking, runtime.settings_as(FormsSettings), template, sum(len(each.content) for each in wanted)
        )
    return [await _store(uow, runtime, actor, template.id, each) for each in wanted]


async def _store(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID, picture: Picture
) -> TemplateFile:
    size = len(picture.content)
    # Whoever opens it does so in a process of its own, and wants a file.
    with SpooledTemporaryFile[bytes]() as opened:
        opened.write(picture.content)
        incoming = await look_at(picture.name, size, cast(BinaryIO, opened), TYPES)
        key = FILES.new_key(template_id, ending=incoming.ending)
        stored = {beside(key, "-shown.jpg"): SHOWN}
        delete_if_undone(uow, runtime.storage, [key, *stored])
        await store(runtime, incoming, key, stored, sharers=[actor.user_id, actor.company_id])
    return TemplateFile(
        template_id=template_id,
        id=UUID(picture.file_id),
        stored_with=template_id,
        key=key,
        shown_key=beside(key, "-shown.jpg"),
        name=incoming.name,
        size=size,
        content_type=incoming.kind.content_type,
        unused_since=now(),
        uploaded_by=actor.user_id,
    )


def _of_missing_list(field: ListedField) -> FormFileNote:
    name = field.list_name
    message = Text("Your company has no list “{name}”. Make it, or choose another for this field.", name=name)
    label = str(field.setting.get("label") or "")
    return FormFileNote(
        code="choiceListMissing", place="", subject=label, params={"name": name}, message=message
    )


def _of_lacking_list(kept: BroughtList) -> FormFileNote:
    name, count = kept.name, kept.lacking
    message = Text(
        "Your company's list “{name}” is taken as it is. In the file, but not in it: {count}.",
        name=name,
        count=count,
    )
    params: dict[str, str | int] = {"name": name, "count": count}
    return FormFileNote(code="listTaken", place="", subject="", params=params, message=message)


def _public(note: Note) -> FormFileNote:
    return FormFileNote(
        code=note.code,
        place=note.place,
        subject=note.subject,
        params=dict(note.params),
        message=Text.unpacked(note.words),
    )
