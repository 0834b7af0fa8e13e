"""Pictures in forms: uploaded for a template, shown by it and its versions, gone when nothing shows them."""

from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import Person
from forms.settings import FormsSettings
from forms.tables.template_file import TemplateFile
from forms.template.files import uploading
from forms.template.files.service import delete_of_company
from forms.template.files.unused import KEEP_UNUSED, delete_unused
from formwork.printout import Printout
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import field, page, short_text
from services.forms.tests.service.pictures import bomb, heard, picture
from services.forms.tests.service.site import Site

FILES = "/api/FormFiles"


class Author(Desk):
    """Puts pictures into forms."""

    async def uploading(
        self, template_id: str, content: bytes, name: str = "plan.png", file_id: str | None = None
    ) -> httpx.Response:
        return await self.client.post(
            f"{FILES}/UploadResources/{template_id}",
            data={"fileId": file_id or str(uuid4())},
            files={"file": (name, content)},
            headers=self.person.headers,
        )

    async def upload(self, template_id: str) -> dict[str, Any]:
        return data(await self.uploading(template_id, picture(64, 48, "PNG")), 201)

    async def deleting(self, template_id: str, *file_ids: str) -> httpx.Response:
        body = {"formTemplateId": template_id, "fileIds": file_ids}
        return await self.client.request(
            "DELETE", f"{FILES}/DeleteResources", json=body, headers=self.person.headers
        )

    async def links(self, template_id: str, *file_ids: str) -> list[dict[str, Any]]:
        return data(await self.get(f"{FILES}/Photos/{template_id}", photoIds=",".join(file_ids)))

    async def show(self, template_id: str, *files: dict[str, Any]) -> httpx.Response:
        version = (await self.detail(template_id))["bodyVersion"]
        return await self.save_body(
            template_id, version, page(short_text("Weather"), *(image(each) for each in files))
        )


def image(file: dict[str, Any]) -> dict[str, Any]:
    stored = {key: file[key] for key in ("fileId", "name", "size", "contentType")}
    return field("image", {"label": "", "file": stored})


@pytest.fixture
def author(client: httpx.AsyncClient, admin: Person) -> Author:
    return Author(client, admin)


@pytest.fixture
async def template_id(author: Author) -> str:
    return (await author.complete("Inspection"))["formTemplateId"]


async def age(runtime: Runtime, by: timedelta = KEEP_UNUSED) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(TemplateFile)
            .where(col(TemplateFile.unused_since).is_not(None))
            .values(unused_since=now() - by - timedelta(minutes=1))
        )


class TestAPicture:
    async def test_is_shown_by_its_form(self, author: Author, template_id: str) -> None:
        file = await author.upload(template_id)
        data(await author.show(template_id, file))
        (told,) = await author.links(template_id, file["fileId"])
        assert told["name"] == "plan.png"
        for url in (told["url"], told["thumbnailUrl"]):
            assert (await author.client.get(url)).status_code == 200

    async def test_twice_with_one_id_is_one_file(self, author: Author, template_id: str) -> None:
        file_id, content = str(uuid4()), picture(8, 8, "PNG")
        for _ in range(2):
            data(await author.uploading(template_id, content, file_id=file_id), 201)
        assert len(await author.links(template_id, file_id)) == 1

    @pytest.mark.parametrize(
        ("name", "content"),
        [
            ("plan.png", picture(8, 8)),
            ("plan.svg", b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
            ("plan.html", b"<script>alert(1)</script>"),
            ("plan.png", bomb()),
            ("plan.png", b""),
        ],
        ids=["a JPEG as PNG", "a drawing that runs", "a page", "a bomb", "empty"],
    )
    async def test_is_nothing_else(self, author: Author, template_id: str, name: str, content: bytes) -> None:
        answer = await author.uploading(template_id, content, name)
        assert answer.status_code == 422, answer.text

    async def test_has_room_only_so_far(
        self, author: Author, template_id: str, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(uploading, "MOST_FILES", 1)
        await author.upload(template_id)
        status, message = refusal(await author.uploading(template_id, picture(8, 8, "PNG")))
        assert (status, "Go on with a copy" in message) == (422, True)
        settings = runtime.settings_as(FormsSettings)
        monkeypatch.setattr(settings, "most_template_file_bytes", 10)
        other = (await author.create("Other"))["formTemplateId"]
        assert (await author.uploading(other, picture(8, 8, "PNG"))).status_code == 422


class TestWhoMay:
    async def test_only_who_edits_the_template(
        self, author: Author, template_id: str, crew: Crew, stranger: Person
    ) -> None:
        data(await author.publish(template_id))
        member = Author(author.client, crew.person("Tan Bo", Role.MEMBER))
        assert (await member.uploading(template_id, picture(8, 8, "PNG"))).status_code == 403
        other = Author(author.client, stranger)
        assert (await other.uploading(template_id, picture(8, 8, "PNG"))).status_code == 404
        file = await author.upload(template_id)
        assert (await member.deleting(template_id, file["fileId"])).status_code == 403
        assert (await other.deleting(template_id, file["fileId"])).status_code == 404
        answer = await other.get(f"{FILES}/Photos/{template_id}", photoIds=file["fileId"])
        assert answer.status_code == 404

    async def test_a_file_of_another_template_or_company_is_refused(
        self, author: Author, template_id: str, stranger: Person
    ) -> None:
        theirs = Author(author.client, stranger)
        their_template = (await theirs.create())["formTemplateId"]
        of_theirs = await theirs.upload(their_template)
        of_another = await author.upload((await author.create("Another"))["formTemplateId"])
        never_sent = {**of_theirs, "fileId": str(uuid4())}
        for file in (of_theirs, of_another, never_sent):
            answer = await author.show(template_id, file)
            assert refusal(answer) == (422, "This picture is no longer there. Choose it again.")
            (told,) = answer.json()["data"]["fields"]
            assert told["code"] == "templateFileGone"
        assert (await author.detail(template_id))["bodyVersion"] == 2, "nothing was stored"


class TestGone:
    async def test_a_week_after_the_form_showed_it_last(
        self, author: Author, template_id: str, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        shown, dropped, never = [await author.upload(template_id) for _ in range(3)]
        data(await author.show(template_id, shown, dropped))
        data(await author.show(template_id, shown))
        await delete_unused(runtime.database)
        links = await author.links(template_id, *(each["fileId"] for each in (shown, dropped, never)))
        assert len(links) == 3, "what is taken back is still there"
        await age(runtime)
        await delete_unused(runtime.database)
        await heard(service, runtime)
        left = await author.links(template_id, *(each["fileId"] for each in links))
        assert [each["fileId"] for each in left] == [shown["fileId"]]
        for each in links:
            is_left = each["fileId"] == shown["fileId"]
            assert (await author.client.get(each["url"])).status_code == (200 if is_left else 404)
        assert (await author.show(template_id, shown, dropped)).status_code == 422

    async def test_never_once_it_was_published(
        self, author: Author, template_id: str, runtime: Runtime
    ) -> None:
        file = await author.upload(template_id)
        data(await author.show(template_id, file))
        data(await author.publish(template_id))
        data(await author.show(template_id))
        await age(runtime)
        await delete_unused(runtime.database)
        assert len(await author.links(template_id, file["fileId"])) == 1
        data(await author.show(template_id, file))
        data(await author.publish(template_id))

    async def test_by_who_deletes_it_and_no_other_way(
        self, author: Author, template_id: str, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        shown, spare = [await author.upload(template_id) for _ in range(2)]
        data(await author.show(template_id, shown))
        both = (shown["fileId"], spare["fileId"])
        assert (await author.deleting(template_id, *both)).status_code == 409
        assert len(await author.links(template_id, *both)) == 2
        for deleted in ([spare["fileId"]], []):
            assert data(await author.deleting(template_id, spare["fileId"]))["fileIds"] == deleted
        await heard(service, runtime)
        assert (await author.client.get(spare["url"])).status_code == 404

    async def test_not_while_a_copy_shows_it(
        self, author: Author, template_id: str, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        file, unseen = [await author.upload(template_id) for _ in range(2)]
        data(await author.show(template_id, file))
        body = {"formTemplateId": template_id}
        copy_id = data(await author.post(f"{TEMPLATE}/DuplicateFormTemplate", body), 201)["formTemplateId"]
        assert await author.links(copy_id, unseen["fileId"]) == []
        data(await author.show(template_id))
        await age(runtime)
        await delete_unused(runtime.database)
        await heard(service, runtime)
        assert await author.links(template_id, file["fileId"]) == []
        (told,) = await author.links(copy_id, file["fileId"])
        for url in (told["url"], told["thumbnailUrl"]):
            assert (await author.client.get(url)).status_code == 200
        data(await author.show(copy_id, file))
        data(await author.show(copy_id))
        await age(runtime)
        await delete_unused(runtime.database)
        await heard(service, runtime)
        assert (await author.client.get(told["url"])).status_code == 404


class TestWithASubmission:
    async def test_is_seen_by_who_reads_it_and_printed(
        self, author: Author, site: Site, asking: Asking
    ) -> None:
        file = await author.upload(site.template_id)
        drawn = await author.body(site.template_id)
        drawn["pages"][0]["components"].append(page(image(file))["components"][0])
        data(await author.save_body(site.template_id, drawn["version"], *drawn["pages"]))
        data(await author.publish(site.template_id))
        hand = site.hand()
        submission_id = await hand.start()
        # The draft goes on without it; the version that this one began with does not.
        data(await author.show(site.template_id))
        (told,) = (await hand.detail(submission_id))["templateFiles"]
        assert told["fileId"] == file["fileId"]
        assert (await hand.detail(submission_id))["photos"] == []
        reader = named(hand.person)
        printout = Printout.model_validate_json((await asking.printout(submission_id, reader)).printout)
        assert printout.files[file["fileId"]].is_picture
        assert (await asking.image(submission_id, file["fileId"], reader)).content

    async def test_a_form_without_pictures_asks_for_none(self, site: Site) -> None:
        hand = site.hand()
        assert (await hand.detail(await hand.start()))["templateFiles"] == []


async def test_go_with_their_company(author: Author, template_id: str, runtime: Runtime) -> None:
    await author.upload(template_id)
    company_id = author.person.company_id
    async with runtime.database.unit_of_work() as uow:
        assert await delete_of_company(uow, company_id, 10) == 1
    async with runtime.database.reading() as uow:
        rows = await uow.execute(
            select(TemplateFile).where(col(TemplateFile.template_id) == UUID(template_id))
        )
        assert rows.scalars().all() == []
