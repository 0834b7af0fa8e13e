"""The stories, lived through: each step pressed by its person, through the workflow. What broke off goes on
where it stands."""

import asyncio
import io
import os
from datetime import timedelta
from tempfile import TemporaryFile
from typing import Any, BinaryIO
from uuid import UUID, uuid5

from chassis.access import Actor
from chassis.clock import now
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from forms.file import uploading
from forms.file.schemas import FilePublic
from forms.rights.turn import Turn, get_turn
from forms.submission import service
from forms.submission.repo import SubmissionRepo
from forms.submission.saving import service as saving
from forms.submission.schemas import StepSave, StepSubmit, SubmissionCreate
from forms.submission.submitting import service as submitting
from formwork.body import Field
from formwork.ownership import fields_of_step
from formwork.workflow import buttons_of
from identity_client_demo import sign_in
from PIL import Image, ImageDraw

from forms_demo.company import DemoCompany
from forms_demo.month import date_back, is_dated_back
from forms_demo.returned import returned_stories
from forms_demo.stories import Option, Photo, Pressed, Signed, Story, all_stories

# The workflow may still be on its way up: so long the seed waits for it altogether.
_PATIENCE_SECONDS = 120.0
_PAUSE_SECONDS = 2.0
_SINGAPORE = timedelta(hours=8)


async def add_submissions(runtime: Runtime, company: DemoCompany) -> None:
    crew = _Crew(runtime)
    today = now() + _SINGAPORE
    stories = enumerate([*all_stories(today), *returned_stories(today)])
    # The oldest first: so reference numbers rise with the days.
    for number, story in sorted(stories, key=lambda told: told[1].steps[0].at):
        template_id = story.template.id_in(company.admin.company_id)
        submission_id = uuid5(template_id, f"demo submission {number}")
        (project_id,) = (each for name, each in company.projects.items() if name.startswith(story.project))
        await _live(runtime, crew, story, template_id, project_id, submission_id)


class _Crew:
    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._known: dict[str, Actor] = {}

    async def member(self, login: str) -> Actor:
        if login not in self._known:
            self._known[login] = await sign_in(self._runtime, login)
        return self._known[login]


async def _live(
    runtime: Runtime, crew: _Crew, story: Story, template_id: UUID, project_id: UUID, submission_id: UUID
) -> None:
    async with runtime.database.reading() as uow:
        known = await SubmissionRepo(uow).find_any(submission_id)
        # Then it is left alone: since then it is the people's of the demo.
        if known is not None and await is_dated_back(uow, known, story):
            return
    starter = await crew.member(story.steps[0].login)
    body = SubmissionCreate(submission_id=submission_id, form_template_id=template_id, project_id=project_id)
    async with runtime.database.unit_of_work() as uow:
        stands = await service.create_submission(uow, runtime, starter, body)
    for pressed in story.steps[stands.number :]:
        if not await _press(runtime, await crew.member(pressed.login), submission_id, pressed):
            return
    async with runtime.database.unit_of_work() as uow:
        made = await SubmissionRepo(uow).find_any(submission_id, lock=True)
        assert made is not None
        await date_back(uow, made, story, _SINGAPORE)


async def _press(runtime: Runtime, actor: Actor, submission_id: UUID, pressed: Pressed) -> bool:
    """False: its form was drawn by an older release, which had no such button."""
    async with runtime.database.reading() as uow:
        turn = await get_turn(uow, runtime, actor, submission_id, lock=False)
    buttons = {each.data.name: each.id for each in buttons_of(turn.form.workflow, turn.step.id)}
    if pressed.button is not None and pressed.button not in buttons:
        return False
    own = {
        turn.form.body.setting_of(each.id).label: each
        for each in fields_of_step(turn.form.body, turn.form.workflow, turn.step.id)
    }
    values = {
        UUID(own[label].id): await _value(runtime, actor, turn, own[label], entered)
        for label, entered in pressed.entries.items()
    }
    step_id = UUID(turn.step.id)
    if pressed.button is None:
        async with runtime.database.unit_of_work() as uow:
            saved = StepSave(submission_id=submission_id, step_id=step_id, values=values)
            await saving.save_step(uow, runtime, actor, saved, hold=True)
        return True
    body = StepSubmit(
        submission_id=submission_id,
        step_id=step_id,
        submit_action_id=UUID(buttons[pressed.button]),
        values=values,
        reason=pressed.reason,
    )
    await _submit(runtime, actor, body)
    return True


async def _submit(runtime: Runtime, actor: Actor, body: StepSubmit) -> None:
    # Of this try alone: what broke off before may have been entered with other moments in it.
    key = f"demo {now().isoformat()}"
    tries = int(_PATIENCE_SECONDS / _PAUSE_SECONDS)
    for left in reversed(range(tries)):
        try:
            await submitting.submit_step(runtime, actor, body, key)
            return
        except Unavailable:
            if not left:
                raise
            await asyncio.sleep(_PAUSE_SECONDS)


async def _value(runtime: Runtime, actor: Actor, turn: Turn, field: Field, entered: Any) -> Any:
    match entered:
        case Option(number=number):
            return {"selected": [number], "other": None}
        case (str() as starts, str() as ends):
            return {"startsDate": starts, "endsDate": ends}
        case Photo(name=name, color=color):
            photo = await _upload(runtime, actor, turn, field, name, _drawn_photo(color))
            return {"files": [], "photos": [photo], "description": ""}
        case Signed(name=name):
            signed = await _upload(runtime, actor, turn, field, "signature.png", _drawn_signature(name))
            return {"fileId": signed["fileId"], "label": name, "description": ""}
        case str() if field.type == "dateTime":
            return {"date": entered}
        case _:
            return entered


async def _upload(
    runtime: Runtime, actor: Actor, turn: Turn, field: Field, name: str, content: bytes
) -> dict[str, Any]:
    # On disk, as what comes over HTTP: pictures are opened by another process.
    with TemporaryFile() as file:
        file.write(content)
        file.seek(0)
        stored = await _stored(runtime, actor, turn, field, name, file)
    told = stored.model_dump(mode="json", by_alias=True)
    return {key: told[key] for key in ("fileId", "name", "size", "contentType")}


async def _stored(
    runtime: Runtime, actor: Actor, turn: Turn, field: Field, name: str, file: BinaryIO
) -> FilePublic:
    submission_id = turn.submission.id
    async with runtime.database.unit_of_work() as uow:
        return await uploading.upload(
            uow,
            runtime,
            actor,
            submission_id,
            UUID(field.id),
            uuid5(submission_id, f"{field.id} {name}"),
            name,
            os.fstat(file.fileno()).st_size,
            file,
        )


def _drawn_photo(color: str) -> bytes:
    """A wall, a slab and a pole: enough to see that a picture is one."""
    picture = Image.new("RGB", (800, 600), "#B9CBD6")
    drawing = ImageDraw.Draw(picture)
    drawing.rectangle((0, 380, 800, 600), fill=color)
    drawing.rectangle((80, 140, 560, 380), fill="#9A9A94")
    drawing.line((640, 60, 640, 560), fill="#5B4636", width=14)
    packed = io.BytesIO()
    picture.save(packed, "JPEG", quality=80)
    return packed.getvalue()


def _drawn_signature(name: str) -> bytes:
    picture = Image.new("RGBA", (420, 140), (0, 0, 0, 0))
    drawing = ImageDraw.Draw(picture)
    points = [
        (20 + 16 * at, 70 + (ord(letter) % 17 - 8) * (5 if at % 2 else -5)) for at, letter in enumerate(name)
    ]
    drawing.line(points[:24], fill="#1B2A4A", width=4, joint="curve")
    packed = io.BytesIO()
    picture.save(packed, "PNG")
    return packed.getvalue()
