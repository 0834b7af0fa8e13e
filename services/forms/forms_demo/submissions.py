"""The stories, lived through: each step pressed by its person, through the workflow. What broke off goes on
where it stands."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from uuid import UUID, uuid5

from chassis.access import Actor
from chassis.clock import now
from chassis.db.statements import col
from chassis.demo import Extent
from chassis.runtime import Runtime
from forms.comment.schemas import CommentCreate
from forms.comment.service import create_comment
from forms.submission import service
from forms.submission.moving.schemas import SubmissionVoid
from forms.submission.moving.voiding import is_void, void
from forms.submission.repo import SubmissionRepo
from forms.submission.schemas import SubmissionCreate
from forms.tables.submission_comment import SubmissionComment
from identity_client_demo import sign_in
from sqlalchemy import update

from forms_demo.company import DemoCompany
from forms_demo.days import SiteDays
from forms_demo.month import date_back, is_dated_back
from forms_demo.pressing import press
from forms_demo.stories import all_stories, one_of_each_way
from forms_demo.story import Story, Voided

# More at once take as long: then the runner and the database have no more room.
_AT_ONCE = 8


async def add_submissions(runtime: Runtime, company: DemoCompany, extent: Extent) -> None:
    told = [*enumerate(all_stories(SiteDays(now())))]
    if extent is Extent.SHORT:
        told = one_of_each_way(told)
    scenes = [Scene.of(number, story, company) for number, story in told]
    scenes.sort(key=lambda scene: (scene.template_id, scene.story.began))
    cast = Cast(runtime)
    async with asyncio.TaskGroup() as group:
        for _, of_template in groupby(scenes, key=lambda scene: scene.template_id):
            group.create_task(cast.live(group, [*of_template]))


@dataclass(frozen=True)
class Scene:
    """A story where it takes place."""

    story: Story
    submission_id: UUID
    template_id: UUID
    project_id: UUID

    @classmethod
    def of(cls, number: int, story: Story, company: DemoCompany) -> "Scene":
        template_id = story.template.id_in(company.admin.company_id)
        (project_id,) = (each for name, each in company.projects.items() if name.startswith(story.project))
        # Always the same: a second run finds what the first has made.
        return cls(story, uuid5(template_id, f"demo submission {number}"), template_id, project_id)


class Cast:
    """The people of the demo, signed in once each; few of them press at once."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._signing_in: dict[str, asyncio.Task[Actor]] = {}
        self._room = asyncio.Semaphore(_AT_ONCE)

    async def live(self, group: asyncio.TaskGroup, scenes: Iterable[Scene]) -> None:
        """All of one template. The oldest begins first, as numbers are given with the first press; what
        follows in each is done while others begin."""
        for scene in scenes:
            async with self._room:
                is_begun = await self._begin(scene)
            if is_begun:
                group.create_task(self._go_on(scene))

    async def _member(self, login: str) -> Actor:
        if login not in self._signing_in:
            self._signing_in[login] = asyncio.create_task(sign_in(self._runtime, login))
        return await self._signing_in[login]

    async def _begin(self, scene: Scene) -> bool:
        """False: all of it is lived through. Then it is left alone: since then it is the people's."""
        runtime, first = self._runtime, scene.story.steps[0]
        async with runtime.database.reading() as uow:
            known = await SubmissionRepo(uow).find_any(scene.submission_id)
            if known is not None and await is_dated_back(uow, known, scene.story):
                return False
        body = SubmissionCreate(
            submission_id=scene.submission_id,
            form_template_id=scene.template_id,
            project_id=scene.project_id,
        )
        starter = await self._member(first.login)
        async with runtime.database.unit_of_work() as uow:
            stands = await service.create_submission(uow, runtime, starter, body)
        return stands.number > 0 or await press(runtime, starter, scene.submission_id, first)

    async def _go_on(self, scene: Scene) -> None:
        async with self._room:
            runtime = self._runtime
            async with runtime.database.reading() as uow:
                known = await SubmissionRepo(uow).find_any(scene.submission_id)
            assert known is not None
            for pressed in scene.story.steps[max(1, known.transitions) :]:
                actor = await self._member(pressed.login)
                if not await press(runtime, actor, scene.submission_id, pressed):
                    return
            if scene.story.voided is not None and not is_void(known):
                await self._void(scene, scene.story.voided)
            await self._tell_as_of_then(scene)

    async def _void(self, scene: Scene, voided: Voided) -> None:
        body = SubmissionVoid(
            submission_id=scene.submission_id, number=len(scene.story.presses), reason=voided.reason
        )
        actor = await self._member(voided.login)
        async with self._runtime.database.unit_of_work() as uow:
            await void(uow, self._runtime, actor, body)

    async def _tell_as_of_then(self, scene: Scene) -> None:
        """With what was said: both or nothing."""
        for said in scene.story.said:
            await self._member(said.login)
        async with self._runtime.database.unit_of_work() as uow:
            for said in scene.story.said:
                body = CommentCreate(submission_id=scene.submission_id, text=said.text)
                told = await create_comment(uow, self._runtime, await self._member(said.login), body)
                made = col(SubmissionComment.id) == told.submission_comment_id
                await uow.execute(update(SubmissionComment).where(made).values(created_at=said.at))
            submission = await SubmissionRepo(uow).find_any(scene.submission_id, lock=True)
            assert submission is not None
            await date_back(uow, submission, scene.story)
