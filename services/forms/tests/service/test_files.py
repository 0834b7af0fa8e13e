"""Files of submissions: looked at by their content, and gone when nothing speaks of them."""

import asyncio
import io
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from chassis.runtime import Runtime
from chassis.settings import StorageSettings
from chassis.testing.people import Person
from forms.file.room import MOST_UNUSED_BYTES, REPLACEMENTS, UPLOADERS
from forms.tables.file import SubmissionFile
from PIL import Image

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, page
from services.forms.tests.service.pictures import SIDEWAYS, bomb, picture, saved_photo, with_photos
from services.forms.tests.service.site import Hand, Site


class TestUploading:
    async def test_whoever_reads_it_is_told_who_did(self, site: Site) -> None:
        """A signature is a file: who goes on with a step must see that somebody else signed in it."""
        hand = site.hand()
        submission_id = await hand.start()
        await saved_photo(hand, submission_id)
        (photo,) = (await site.hand("Ng Ah").detail(submission_id))["photos"]
        assert (photo["uploader"]["userId"], photo["uploader"]["fullName"]) == (
            str(hand.person.user_id),
            "Tan Bo",
        )

    async def test_keeps_the_original_and_makes_upright_renditions(self, site: Site) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        original = picture(2400, 1200, orientation=SIDEWAYS)
        photo = data(await hand.upload(submission_id, "C:\\photos\\Roof.JPG", original), 201)
        assert (photo["name"], photo["size"], photo["contentType"]) == (
            "Roof.JPG",
            len(original),
            "image/jpeg",
        )
        assert (await site.client.get(photo["url"])).content == original
        small = Image.open(io.BytesIO((await site.client.get(photo["thumbnailUrl"])).content))
        assert small.size == (160, 320)
        assert not small.getexif()

    async def test_takes_what_phones_make_where_its_field_says_nothing_else(
        self, site: Site, admin: Person, flow: Flow
    ) -> None:
        site.photos = field("upload", {"label": "Photos"})
        desk = Desk(site.client, admin)
        data(await desk.save_body(site.template_id, 2, page(site.photos)))
        data(await desk.publish(site.template_id))
        hand = site.hand()
        submission_id = await hand.start()
        photo = data(await hand.upload(submission_id, "roof.webp", picture(800, 400, "WEBP")), 201)
        assert photo["contentType"] == "image/webp"
        small = Image.open(io.BytesIO((await site.client.get(photo["thumbnailUrl"])).content))
        assert small.size == (320, 160)
        data(await hand.submitting(submission_id, {site.photos["id"]: with_photos(photo)}))

    async def test_twice_with_one_id_is_one_file(self, site: Site) -> None:
        hand, file_id = site.hand(), str(uuid4())
        submission_id = await hand.start()
        for _ in range(2):
            data(await hand.upload(submission_id, "roof.jpg", picture(8, 8), file_id), 201)
        assert len((await hand.detail(submission_id))["photos"]) == 1
        other = site.hand("Other")
        assert (await other.upload(submission_id, "a.jpg", picture(8, 8), file_id)).status_code == 409

    async def test_a_repeat_is_told_anew_also_once_its_step_is_submitted(
        self, site: Site, flow: Flow
    ) -> None:
        """Kept with the first answer, its links would end minutes after it."""
        hand, again = site.hand(), {"file_id": str(uuid4()), "key": "upload-1"}
        submission_id = await hand.start()
        photo = data(await hand.upload(submission_id, "roof.jpg", picture(8, 8), **again), 201)
        filled = {site.area["id"]: "Roof", site.photos["id"]: with_photos(photo)}
        data(await hand.submitting(submission_id, filled))
        repeated = await hand.upload(submission_id, "roof.jpg", picture(8, 8), **again)
        assert "Idempotency-Replayed" not in repeated.headers
        assert data(repeated, 201)["fileId"] == photo["fileId"]
        assert (await site.client.get(data(repeated, 201)["url"])).status_code == 200

    @pytest.mark.parametrize(
        ("name", "content"),
        [
            ("roof.png", picture(8, 8, "JPEG")),
            ("plan.pdf", b"MZ\x90\x00 a program"),
            ("roof.jpg", b"\xff\xd8\xff\xe0 and then nothing of a picture"),
            ("roof.png", bomb()),
            ("notes.txt", b"not among the types of the field"),
            ("roof.jpg", b""),
            ("noending", picture(8, 8)),
        ],
        ids=["a JPEG as PNG", "a program as PDF", "no picture", "a bomb", "wrong type", "empty", "no ending"],
    )
    async def test_refuses(self, site: Site, name: str, content: bytes) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        answer = await hand.upload(submission_id, name, content)
        assert answer.status_code == 422, answer.text
        assert (await hand.detail(submission_id))["photos"] == []

    async def test_keeps_the_name_as_its_readers_see_it(self, site: Site) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        seen = data(await hand.upload(submission_id, "ro\u200bof\u2060.jpg", picture(8, 8)), 201)
        assert seen["name"] == "roof.jpg"
        for deceiving in ("roof\u202egpj.jpg", "roof\u2066.jpg"):
            answer = await hand.upload(submission_id, deceiving, picture(8, 8))
            assert answer.status_code == 422, answer.text

    async def test_ends_at_25_megabytes(self, site: Site) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        answer = await hand.upload(submission_id, "plan.pdf", b"%PDF-" + bytes(26 * 1024 * 1024))
        assert answer.status_code == 413

    async def test_is_for_those_who_may_act(self, site: Site, stranger: Person) -> None:
        submission_id = await site.hand().start()
        for person in (stranger, site.checker().person):
            answer = await site.somebody(person).upload(submission_id, "a.jpg", picture(8, 8))
            assert answer.status_code == 404


TABLE = b"height,width\n1,2\n"


class TestRoom:
    async def test_for_what_a_field_takes_and_some_replacements(self, site: Site) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        sent = [hand.upload(submission_id, f"{number}.csv", TABLE) for number in range(3 + REPLACEMENTS + 5)]
        statuses = [answer.status_code for answer in await asyncio.gather(*sent)]
        assert sorted(statuses) == [*[201] * (3 + REPLACEMENTS), *[422] * 5]
        refused = await hand.upload(submission_id, "more.csv", TABLE)
        assert refused.status_code == 422
        assert "This field takes 3 files" in refused.json()["message"]

    async def test_of_a_field_is_not_taken_by_a_colleague_who_saves_nothing(
        self, site: Site, runtime: Runtime
    ) -> None:
        hand, colleague = site.hand(), site.hand("Ng Ah")
        submission_id = await hand.start()
        room = 3 + REPLACEMENTS
        await has_uploaded(runtime, colleague, submission_id, 1, UUID(site.photos["id"]), times=room)
        assert (await colleague.upload(submission_id, "more.csv", TABLE)).status_code == 422
        data(await hand.upload(submission_id, "a.csv", TABLE), 201)
        for number in range(UPLOADERS - 1):
            another = site.hand(f"Another {number}")
            await has_uploaded(runtime, another, submission_id, 1, UUID(site.photos["id"]), times=room)
        assert (await hand.upload(submission_id, "b.csv", TABLE)).status_code == 422

    async def test_is_left_again_once_a_value_gives_its_files_up(self, site: Site) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        for number in range(3 + REPLACEMENTS + 1):
            file = data(await hand.upload(submission_id, f"{number}.csv", TABLE), 201)
            value = {
                "files": [{key: file[key] for key in ("fileId", "name", "size", "contentType")}],
                "photos": [],
                "description": "",
            }
            assert data(await hand.saving(submission_id, {site.photos["id"]: value}))["refused"] == []

    async def test_what_was_refused_is_not_stored(self, site: Site, runtime: Runtime) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        sent = [hand.upload(submission_id, f"{number}.jpg", picture(8, 8)) for number in range(20)]
        kept = [data(answer, 201) for answer in await asyncio.gather(*sent) if answer.status_code == 201]
        folder = (
            Path(runtime.settings_as(StorageSettings).storage_url.removeprefix("file://"))
            / "submissions"
            / submission_id
        )
        assert len([*folder.iterdir()]) == 3 * len(kept)

    async def test_is_not_taken_by_one_person_with_what_no_form_uses(
        self, site: Site, runtime: Runtime
    ) -> None:
        hand = site.hand()
        used, unused = await hand.start(), await hand.start()
        await has_uploaded(runtime, hand, unused, MOST_UNUSED_BYTES - len(TABLE))
        file = data(await hand.upload(used, "a.csv", TABLE), 201)
        refused = await hand.upload(used, "b.csv", TABLE)
        assert refused.status_code == 422
        assert "You have uploaded 1024 MB" in refused.json()["message"]
        value = {
            "files": [{key: file[key] for key in ("fileId", "name", "size", "contentType")}],
            "photos": [],
            "description": "",
        }
        data(await hand.saving(used, {site.photos["id"]: value}))
        data(await hand.upload(used, "b.csv", TABLE), 201)
        data(await site.hand("Another").upload(used, "c.csv", TABLE), 201)


async def has_uploaded(
    runtime: Runtime,
    hand: Hand,
    submission_id: str,
    size: int,
    field_id: UUID | None = None,
    *,
    times: int = 1,
) -> None:
    """As if: what only the rows are asked for."""
    async with runtime.database.unit_of_work() as uow:
        for _ in range(times):
            uow.add(
                SubmissionFile(
                    submission_id=UUID(submission_id),
                    field_id=field_id or uuid4(),
                    key=f"submissions/{submission_id}/{uuid4()}.pdf",
                    name="plan.pdf",
                    size=size,
                    content_type="application/pdf",
                    uploaded_by=hand.person.user_id,
                )
            )


class TestPhotos:
    async def test_are_told_to_who_may_see_them(self, site: Site, stranger: Person) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        query = {"photoIds": f"{photo['fileId']},{uuid4()}"}
        for person, expected in ((hand.person, [photo["fileId"]]), (stranger, [])):
            answer = await site.client.get("/api/FormFiles/Photos", params=query, headers=person.headers)
            assert [each["fileId"] for each in data(answer)] == expected
