from typing import Annotated, Any
from urllib.parse import quote
from uuid import UUID

from chassis.errors import Invalid
from chassis.http import (
    Envelope,
    ManagerDep,
    Name,
    OptionalName,
    RuntimeDep,
    UowDep,
    asked_again_after_collision,
    edge_router,
    in_turn,
    ok,
    takes_upload,
)
from chassis.texts import Text
from fastapi import Form, Path, Query, Response, UploadFile
from pydantic import TypeAdapter, ValidationError

from forms.checker_program import MOST_FILE_BYTES
from forms.template.portable import exporting, importing
from forms.template.portable.exporting import FormFile, FormFormat
from forms.template.portable.importing import Import
from forms.template.portable.schemas import FormFileRead
from forms.template.schemas import FormDetailPublic
from forms.template.versions.schemas import VersionNumber

router = edge_router("FormTemplate")
library_router = edge_router("FormCollection")

# To be kept, not to be read by a browser or taken for an answer of ours.
_SORT = "application/octet-stream"
_A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"content": {_SORT: {"schema": {"type": "string", "format": "binary"}}}}
}
FormatDep = Annotated[FormFormat, Query(alias="format")]
_MOST_TEAMS = 500
_LONGEST_TEAMS = 100_000
_LONGEST_NAME = 200
_TEAMS = TypeAdapter(dict[str, UUID])


@router.post("/ReadFormFile")
@takes_upload(MOST_FILE_BYTES)
async def read_form_file(actor: ManagerDep, runtime: RuntimeDep, file: UploadFile) -> Envelope[FormFileRead]:
    """What a file would become, and what of it would not come along. Nothing is made."""
    return ok(await importing.look_into(runtime, actor, file.file))


@router.post("/ImportFormTemplate", status_code=201)
@takes_upload(MOST_FILE_BYTES + _LONGEST_TEAMS)
@asked_again_after_collision
async def import_form_template(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: UploadFile,
    name: Annotated[Name, Form()],
    folder_name: Annotated[OptionalName, Form(alias="folderName")] = "",
    folder_id: Annotated[UUID | None, Form(alias="folderId")] = None,
    project_id: Annotated[UUID | None, Form(alias="projectId")] = None,
    template_id: Annotated[UUID | None, Form(alias="templateId")] = None,
    teams: Annotated[str, Form(max_length=_LONGEST_TEAMS)] = "{}",
) -> Envelope[FormDetailPublic]:
    """A new template of what the file holds. `teams`: JSON, ids of teams by the names that the file has."""
    wanted = Import(
        name=name,
        folder_name=folder_name,
        folder_id=folder_id,
        project_id=project_id,
        template_id=template_id,
        team_ids=_teams(teams),
        file_name=_printable(file.filename or ""),
    )
    return ok(await importing.import_template(uow, runtime, actor, wanted, file.file))


@router.get("/ExportFormTemplate", response_class=Response, responses=_A_FILE)
@in_turn
async def export_form_template(
    actor: ManagerDep,
    runtime: RuntimeDep,
    template_id: Annotated[UUID, Query(alias="formTemplateId")],
    number: Annotated[VersionNumber | None, Query()] = None,
    form_format: FormatDep = FormFormat.OWN,
) -> Response:
    """Of the draft, or of the version with the number. Of a file of ours `ImportFormTemplate` makes the same
    form."""
    return _download(await exporting.export_template(runtime, actor, template_id, number, form_format))


@library_router.get(
    "/Export/{formCollectionId}",
    operation_id="FormCollection_Export",
    response_class=Response,
    responses=_A_FILE,
)
@in_turn
async def export_form_collection(
    actor: ManagerDep,
    runtime: RuntimeDep,
    entry_id: Annotated[UUID, Path(alias="formCollectionId")],
    form_format: FormatDep = FormFormat.OWN,
) -> Response:
    return _download(await exporting.export_entry(runtime, actor, entry_id, form_format))


def _download(file: FormFile) -> Response:
    name = quote(file.name.replace("/", "-"), safe="")
    return Response(
        file.content,
        media_type=_SORT,
        headers={
            "Content-Disposition": f"attachment; filename*=UTF-8''{name}",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-store",
        },
    )


def _printable(name: str) -> str:
    """As it is told in the audit log."""
    return "".join(each for each in name if each.isprintable())[-_LONGEST_NAME:]


def _teams(written: str) -> dict[str, UUID]:
    try:
        teams = _TEAMS.validate_json(written)
    except ValidationError:
        teams = None
    if teams is None or len(teams) > _MOST_TEAMS:
        raise Invalid.field("teams", Text("Send the ids of teams by the names that the file has."))
    return teams
