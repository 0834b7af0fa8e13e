import asyncio
import hashlib
from typing import Annotated, Any
from uuid import UUID

from chassis.db.statements import col, select
from chassis.errors import Conflict
from chassis.http import (
    PUBLIC,
    AdminDep,
    Envelope,
    LongText,
    MemberDep,
    Page,
    PagingDep,
    RuntimeDep,
    UowDep,
    WireIn,
    WireOut,
    commits_by_itself,
    edge_router,
    in_turn,
    ok,
    open_without_subscription,
    reads,
    takes_upload,
)
from chassis.http.paging import fetch_page
from chassis.ids import new_id
from fastapi import Form, Response, UploadFile
from sqlalchemy import delete, insert

from sample.notes import added
from sample.tables import Note

router = edge_router("Note")


class NoteCreate(WireIn):
    text: LongText
    fail_after: bool = False


class NotePublic(WireOut):
    id: UUID
    text: str


@router.post("/CreateNote", status_code=201)
async def create_note(actor: MemberDep, uow: UowDep, body: NoteCreate) -> Envelope[NotePublic]:
    note = uow.add(Note(company_id=actor.company_id, text=body.text))
    uow.outbox.add(added(note))
    await uow.flush()
    if body.fail_after:
        raise Conflict("Asked to fail.")
    return ok(NotePublic.model_validate(note))


@router.post("/CreateSecret")
async def create_secret(
    actor: MemberDep, uow: UowDep, body: NoteCreate, response: Response
) -> Envelope[NotePublic]:
    response.headers["Cache-Control"] = "no-store"
    return ok(NotePublic.model_validate(uow.add(Note(company_id=actor.company_id, text=body.text))))


@router.post("/CreateNoteByItself", status_code=201)
@commits_by_itself
async def create_note_by_itself(actor: MemberDep, runtime: RuntimeDep, body: NoteCreate) -> Envelope[str]:
    async with runtime.database.unit_of_work() as uow:
        note = uow.add(Note(company_id=actor.company_id, text=body.text))
        uow.outbox.add(added(note))
    return ok(body.text)


@router.post("/PublishNote", status_code=201)
async def publish_note(actor: AdminDep, uow: UowDep, body: NoteCreate) -> Envelope[str]:
    uow.add(Note(company_id=actor.company_id, text=body.text))
    return ok(body.text)


@router.post("/ThrowNotesAway")
@open_without_subscription
async def throw_notes_away(actor: MemberDep, uow: UowDep) -> Envelope[None]:
    await uow.execute(delete(Note).where(col(Note.company_id) == actor.company_id))
    return ok(None)


@router.post("/LeaveFeedback", status_code=201, dependencies=[PUBLIC])
async def leave_feedback(uow: UowDep, body: NoteCreate) -> Envelope[NotePublic]:
    note = uow.add(Note(company_id=new_id(), text=body.text))
    uow.outbox.add(added(note))
    return ok(NotePublic.model_validate(note))


@router.post("/ExportNote", status_code=201)
async def export_note(actor: MemberDep, uow: UowDep, body: NoteCreate) -> Response:
    """A file whose making is written down."""
    uow.add(Note(company_id=actor.company_id, text=body.text))
    headers = {"Content-Disposition": 'attachment; filename="note.csv"'}
    return Response(f"text\n{body.text}\n", status_code=201, media_type="text/csv", headers=headers)


@router.post("/AttachFile", status_code=201)
@takes_upload(4 * 1024 * 1024)
async def attach_file(
    actor: MemberDep, uow: UowDep, file: UploadFile, remark: Annotated[str, Form()] = ""
) -> Envelope[str]:
    digest = hashlib.sha256(await file.read()).hexdigest()
    uow.add(Note(company_id=actor.company_id, text=f"{file.filename} {remark} {digest}"))
    return ok(digest)


class NoteSearch(WireIn):
    text: LongText


@router.post("/SearchNotes")
@reads
async def search_notes(actor: MemberDep, uow: UowDep, body: NoteSearch) -> Envelope[list[str]]:
    found = await uow.execute(
        select(Note.text).where(col(Note.company_id) == actor.company_id, col(Note.text).contains(body.text))
    )
    return ok([*found.scalars()])


@router.post("/CompareFile")
@reads
@takes_upload(4 * 1024 * 1024)
async def compare_file(actor: MemberDep, uow: UowDep, file: UploadFile) -> Envelope[bool]:
    text = (await file.read()).decode()
    found = await uow.execute(
        select(Note.id).where(col(Note.company_id) == actor.company_id, col(Note.text) == text)
    )
    return ok(found.first() is not None)


@router.get("/QueryNotes")
async def query_notes(actor: MemberDep, uow: UowDep, paging: PagingDep) -> Envelope[Page[NotePublic]]:
    statement = (
        select(Note.id, Note.text).where(col(Note.company_id) == actor.company_id).order_by(col(Note.text))
    )
    rows, total = await fetch_page(uow, statement, paging)
    return ok(Page[NotePublic].of([NotePublic.model_validate(row) for row in rows], total, paging))


@router.get("/Secrets")
async def secrets(actor: AdminDep) -> Envelope[str]:
    return ok(actor.role.value)


@router.get("/ReadMuch")
async def read_much(actor: MemberDep, size: int) -> Envelope[str]:
    return ok("x" * size)


@router.get("/ReadInTurn")
@in_turn
async def read_in_turn(actor: MemberDep) -> Envelope[str]:
    return ok(actor.role.value)


@router.post("/ForgetText")
async def forget_text(actor: MemberDep, uow: UowDep) -> Envelope[None]:
    await uow.execute(insert(Note).values(id=new_id(), company_id=actor.company_id))
    return ok(None)


@router.get("/Crash", dependencies=[PUBLIC])
async def crash() -> Envelope[Any]:
    raise RuntimeError("the text nobody outside may read")


@router.post("/Slow", dependencies=[PUBLIC])
async def slow() -> Envelope[str]:
    await asyncio.sleep(0.3)
    return ok("done")
