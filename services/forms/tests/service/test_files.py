"""Files of submissions: looked at by their content, and gone when nothing speaks of them."""

import asyncio
import io
import zlib
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.events.dead_letters import list_dead_letters
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import drain
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from forms.file.models import SubmissionFile
from forms.file.room import MOST_UNUSED_BYTES, REPLACEMENTS
from forms.file.unused import KEEP_UNUSED, delete_unused
from forms.submission.models import Submission, SubmissionValue
from PIL import Image
from sqlalchemy import delete, select, update

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site

_SIDEWAYS = 6  # EXIF: turn it by 90 degrees to see it upright


def picture(width: int, height: int, kind: str = "JPEG", *, orientation: int | None = None) -> bytes:
    packed, exif = io.BytesIO(), Image.Exif()
    if orientation:
        exif[0x0112] = orientation
    Image.new("RGB", (width, height), "orange").save(packed, kind, exif=exif)
    return packed.getvalue()


def bomb() -> bytes:
    """A few kilobytes that say they unpack to ten thousand million pixels."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        checked = kind + content
        return len(content).to_bytes(4, "big") + checked + zlib.crc32(checked).to_bytes(4, "big")

    size = (100_000).to_bytes(4, "big")
    header = size + size + bytes([8, 2, 0, 0, 0])
    pixels = zlib.compress(b"\x00" * 3_000_000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def with_photos(*files: dict[str, Any]) -> dict[str, Any]:
    photos = [{key: each[key] for key in ("fileId", "name", "size", "contentType")} for each in files]
    return {"files": [], "photos": photos, "description": ""}


async def saved_photo(hand: Hand, submission_id: str) -> dict[str, Any]:
    photo = data(await hand.upload(submission_id, "roof.jpg", picture(64, 48)), 201)
    data(await hand.saving(submission_id, {hand.site.photos["id"]: with_photos(photo)}))
    return photo


async def heard(service: ServiceDefinition, runtime: Runtime) -> None:
    """Relay and consumers have run until nothing moved."""
    await runtime.bus.ensure_stream("identity")
    await drain(service, runtime)


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
        original = picture(2400, 1200, orientation=_SIDEWAYS)
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

    async def test_twice_with_one_id_is_one_file(self, site: Site) -> None:
        hand, file_id = site.hand(), str(uuid4())
        submission_id = await hand.start()
        for _ in range(2):
            data(await hand.upload(submission_id, "roof.jpg", picture(8, 8), file_id), 201)
        assert len((await hand.detail(submission_id))["photos"]) == 1
        other = site.hand("Other")
        assert (await other.upload(submission_id, "a.jpg", picture(8, 8), file_id)).status_code == 409

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
        folder = Path(runtime.settings.storage_url.removeprefix("file://")) / "submissions" / submission_id
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


async def has_uploaded(runtime: Runtime, hand: Hand, submission_id: str, size: int) -> None:
    """As if: what only the sizes of the rows are asked for."""
    async with runtime.database.unit_of_work() as uow:
        uow.add(
            SubmissionFile(
                submission_id=UUID(submission_id),
                field_id=uuid4(),
                key=f"submissions/{submission_id}/{uuid4()}.pdf",
                name="plan.pdf",
                size=size,
                content_type="application/pdf",
                uploaded_by=hand.person.user_id,
            )
        )


class TestGone:
    async def test_with_the_value_that_spoke_of_it(
        self, site: Site, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        data(await hand.saving(submission_id, {site.photos["id"]: None}))
        await heard(service, runtime)
        assert (await hand.detail(submission_id))["photos"] == []
        for url in (photo["url"], photo["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 404

    async def test_never_once_it_was_submitted(
        self, site: Site, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        await flow.leave()
        assert (await hand.submitting(submission_id)).status_code == 503
        data(await hand.saving(submission_id, {site.photos["id"]: None}))
        await heard(service, runtime)
        assert (await site.client.get(photo["url"])).status_code == 200


class TestADiscardedFile:
    """Nobody's word deletes what a row still points at: whoever said it, and whatever went wrong before."""

    async def test_stays_where_it_was_submitted(
        self, site: Site, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        await said_to_be_discarded(runtime, UUID(photo["fileId"]))
        data(await hand.submitting(submission_id))
        await heard(service, runtime)
        for url in (photo["url"], photo["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 200

    async def test_of_an_id_that_was_used_again_is_the_earlier_one_alone(
        self, site: Site, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        """No key comes back: each upload has its own. So none is pointed at again once no row does."""
        hand = site.hand()
        submission_id = await hand.start()
        first = await saved_photo(hand, submission_id)
        data(await hand.saving(submission_id, {site.photos["id"]: None}))
        again = data(await hand.upload(submission_id, "roof.jpg", picture(64, 48), first["fileId"]), 201)
        await heard(service, runtime)
        assert (await site.client.get(first["url"])).status_code == 404
        for url in (again["url"], again["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 200

    @pytest.mark.parametrize("key", ["../secrets.json", "submissions/nobody/a.jpg", "elsewhere.jpg", ""])
    async def test_that_is_none_of_ours_stays_and_holds_up_nothing(
        self, runtime: Runtime, service: ServiceDefinition, key: str
    ) -> None:
        await runtime.storage.put("elsewhere.jpg", b"of another part")
        async with runtime.database.unit_of_work() as uow:
            uow.outbox.add(events_pb2.FileDiscarded(keys=[key]))
        await heard(service, runtime)
        assert await runtime.storage.read("elsewhere.jpg") == b"of another part"
        async with runtime.database.reading() as uow:
            assert await list_dead_letters(uow) == []


async def said_to_be_discarded(runtime: Runtime, file_id: UUID) -> None:
    async with runtime.database.unit_of_work() as uow:
        file = (await uow.execute(select(SubmissionFile).where(SubmissionFile.id == file_id))).scalar_one()
        keys = [key for key in (file.key, file.thumbnail_key, file.print_key) if key]
        uow.outbox.add(events_pb2.FileDiscarded(keys=keys))


class TestNeverUsed:
    async def test_goes_after_a_week(self, site: Site, runtime: Runtime, service: ServiceDefinition) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        unused = data(await hand.upload(submission_id, "roof.jpg", picture(8, 8)), 201)
        used = await saved_photo(hand, submission_id)
        await cleared_up(service, runtime)
        assert len((await hand.detail(submission_id))["photos"]) == 2
        await a_week_passes(runtime)
        for _ in range(2):
            await cleared_up(service, runtime)
            assert [each["fileId"] for each in (await hand.detail(submission_id))["photos"]] == [
                used["fileId"]
            ]
        for url in (unused["url"], unused["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 404
        assert (await site.client.get(used["url"])).status_code == 200

    async def test_is_not_what_somebody_submitted_with(
        self, site: Site, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        data(await hand.submitting(submission_id))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(delete(SubmissionValue))
        await a_week_passes(runtime)
        await cleared_up(service, runtime)
        assert (await site.client.get(photo["url"])).status_code == 200

    async def test_waits_while_somebody_saves(self, site: Site, runtime: Runtime) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = data(await hand.upload(submission_id, "roof.jpg", picture(8, 8)), 201)
        await a_week_passes(runtime)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(select(Submission).with_for_update())
            await delete_unused(runtime)
        assert (await site.client.get(photo["url"])).status_code == 200


async def a_week_passes(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(SubmissionFile).values(created_at=SubmissionFile.created_at - KEEP_UNUSED))


async def cleared_up(service: ServiceDefinition, runtime: Runtime) -> None:
    assert service.housekeeping is not None
    await service.housekeeping(runtime)
    await heard(service, runtime)


class TestPhotos:
    async def test_are_told_to_who_may_see_them(self, site: Site, stranger: Person) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        query = {"photoIds": f"{photo['fileId']},{uuid4()}"}
        for person, expected in ((hand.person, [photo["fileId"]]), (stranger, [])):
            answer = await site.client.get("/api/FormFiles/Photos", params=query, headers=person.headers)
            assert [each["fileId"] for each in data(answer)] == expected
