"""Whatever somebody sends, the others are answered meanwhile."""

import io
import json
import struct
import zipfile
import zlib
from collections.abc import AsyncGenerator, Callable
from typing import Any

import pytest
from chassis.runtime import Runtime
from chassis.testing.people import Person
from chassis.testing.stalls import MOST_SECONDS, watching_stalls
from sqlalchemy import text

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, page, short_text
from services.forms.tests.service.site import Site

_MB = 1024 * 1024
_MOST = 24 * _MB


def nothing_but_a_directory(*, zip64: bool = False) -> bytes:
    """Half a million entries of an archive that holds nothing."""
    head = b"PK\x03\x04" + bytes(26)
    entry = b"PK\x01\x02" + bytes(24) + struct.pack("<HHH", 1, 0, 0) + bytes(12) + b"a"
    directory = entry * (_MOST // len(entry))
    end = struct.pack("<4sHHHHIIH", b"PK\x05\x06", 0, 0, 1, 1, len(directory), len(head), 0)
    if not zip64:
        return head + directory + end
    place = len(head) + len(directory)
    long = struct.pack("<4sQHHIIQQQQ", b"PK\x06\x06", 44, 45, 45, 0, 0, 1, 1, len(directory), len(head))
    return head + directory + long + struct.pack("<4sIQI", b"PK\x06\x07", 0, place, 1) + end


def archives_in_archives() -> bytes:
    content = b"x" * _MB
    for _ in range(50):
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("word/document.xml", content)
        content = out.getvalue()
    return content


def a_million_chunks() -> bytes:
    def chunk(kind: bytes, content: bytes) -> bytes:
        checked = kind + content
        return len(content).to_bytes(4, "big") + checked + zlib.crc32(checked).to_bytes(4, "big")

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0))
    pixels = chunk(b"IDAT", zlib.compress(bytes(8 * 25)))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"prVt", b"") * 1_000_000 + pixels + chunk(b"IEND", b"")


HOSTILE: dict[str, tuple[str, Callable[[], bytes]]] = {
    "nothing but a directory": ("a.xlsx", nothing_but_a_directory),
    "the same in long form": ("a.xlsx", lambda: nothing_but_a_directory(zip64=True)),
    "archives in archives": ("a.docx", archives_in_archives),
    "one line": ("a.csv", lambda: b"x" * _MOST),
    "twelve million columns": ("a.csv", lambda: b"a," * (_MOST // 2)),
    "lines": ("a.csv", lambda: b"\r\n" * (_MOST // 2)),
    "what begins like the end of a part": ("a.csv", lambda: b"\r\n--" * (_MOST // 4)),
    "a million chunks": ("a.png", a_million_chunks),
    "tags in tags": ("a.svg", lambda: b"<svg>" + b"<g>" * (_MOST // 3)),
    "a PDF of objects": ("a.pdf", lambda: b"%PDF-1.7\n" + b"1 0 obj<</Type/Page>>endobj\n" * 800_000),
}


@pytest.mark.parametrize("kind", HOSTILE)
async def test_a_file_of_25_megabytes_keeps_nobody_waiting(site: Site, kind: str) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    name, make = HOSTILE[kind]
    content = make()
    async with watching_stalls() as stalls:
        answer = await hand.upload(submission_id, name, content)
    assert answer.status_code in (201, 422), answer.text
    assert stalls.longest < MOST_SECONDS


BOUNDARY = b"b" * 60
PART = b"--" + BOUNDARY + b'\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n'
END = b"\r\n--" + BOUNDARY + b"--\r\n"
MULTIPART: dict[str, Callable[[], bytes]] = {
    "nearly ends": lambda: PART + b"\r\n" + (b"\r\n--" + BOUNDARY[:-1]) * (_MOST // 64) + END,
    "one heading": lambda: PART + b"X: " + b"a" * _MOST,
    "headings": lambda: PART + b"X: a\r\n" * (_MOST // 6),
    "parts": lambda: (PART + b"\r\n\r\n") * (_MOST // 140),
}


@pytest.mark.parametrize("kind", MULTIPART)
async def test_nor_does_a_form_that_is_hard_to_take_apart(site: Site, kind: str) -> None:
    body = MULTIPART[kind]()

    async def sent() -> AsyncGenerator[bytes]:
        for start in range(0, len(body), 65_536):
            yield body[start : start + 65_536]

    headers = {
        **site.hand().person.headers,
        "Content-Type": f"multipart/form-data; boundary={BOUNDARY.decode()}",
    }
    async with watching_stalls() as stalls:
        answer = await site.client.post("/api/FormFiles/UploadResources", content=sent(), headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert stalls.longest < MOST_SECONDS


@pytest.mark.parametrize("item", [b"1", b"{}", b"[]", b'""', b'{"a":1}'])
async def test_nor_do_four_megabytes_of_json(site: Site, admin: Person, item: bytes) -> None:
    items = b",".join([item] * (4 * _MB // (len(item) + 1) - 100))
    said = b'{"formTemplateId":"' + site.template_id.encode() + b'","version":2,"pages":[' + items + b"]}"
    async with watching_stalls() as stalls:
        answer = await site.client.put(
            "/api/FormTemplateSetting/UpdateFormBody",
            content=said,
            headers={**admin.headers, "Content-Type": "application/json"},
        )
    assert answer.status_code in (413, 422), answer.text
    assert len(answer.content) < 10_000
    assert stalls.longest < MOST_SECONDS


@pytest.mark.parametrize(("number_of_them", "status"), [(50_000, 422), (80_000, 413)])
@pytest.mark.parametrize("part", ["values", "nothing known"])
async def test_nor_do_thousands_of_wrong_fields(
    site: Site, part: str, number_of_them: int, status: int
) -> None:
    wrong = b"{" + b",".join(b'"%d":1' % number for number in range(number_of_them)) + b"}"
    async with watching_stalls() as stalls:
        answer = await site.client.put(
            "/api/Submission/SaveStep",
            content=b'{"values":' + wrong + b"}" if part == "values" else wrong,
            headers={**site.hand().person.headers, "Content-Type": "application/json"},
        )
    assert answer.status_code == status
    assert len(answer.content) < 10_000
    assert stalls.longest < MOST_SECONDS


_POWERS = "+".join(["1^95"] * 8)
_STRANGERS = "+".join(f"{{{name}}}" for name in "abcde")


def calculations(count: int, formula: str) -> dict[str, Any]:
    """And a field that somebody fills in: without one it is no form."""
    return page(
        field("shortText", {"label": "Remarks"}),
        *(
            field("calculation", {"label": "Sum", "formula": formula, "decimalPlaces": 2})
            for _ in range(count)
        ),
    )


def choices() -> dict[str, Any]:
    """Nearly four megabytes, of nearly as many parts as a form may have."""
    options = [{"id": number + 1, "label": "x" * 30} for number in range(55)]
    return page(*(field("singleSelection", {"label": "Choice", "options": options}) for _ in range(990)))


LARGEST: dict[str, Callable[[], dict[str, Any]]] = {
    "powers": lambda: calculations(96, _POWERS),
    "sums": lambda: calculations(990, "1+1+1+1+1"),
    "choices": choices,
}


async def publish_body(site: Site, admin: Person, body: dict[str, Any]) -> None:
    desk = Desk(site.client, admin)
    data(await desk.save_body(site.template_id, 2, body))
    data(await desk.publish(site.template_id))


@pytest.mark.parametrize("kind", LARGEST)
async def test_the_largest_forms_keep_nobody_waiting(site: Site, admin: Person, kind: str) -> None:
    desk, hand, body = Desk(site.client, admin), site.hand(), LARGEST[kind]()
    content = json.dumps({"formTemplateId": site.template_id, "version": 2, "pages": [body]})
    headers = {**admin.headers, "Content-Type": "application/json"}
    async with watching_stalls() as saving:
        call = "/api/FormTemplateSetting/UpdateFormBody"
        data(await site.client.put(call, content=content, headers=headers))
    async with watching_stalls() as checking:
        answer = await desk.get("/api/FormTemplate/GetPublishProblems", formTemplateId=site.template_id)
    assert data(answer)["problems"] == []
    async with watching_stalls() as publishing:
        data(await desk.publish(site.template_id))
    async with watching_stalls() as starting:
        submission_id = await hand.start()
    async with watching_stalls() as reading:
        answer = await hand.get("GetSubmissionDetail", submissionId=submission_id)
    data(answer)  # megabytes to read: not on the watch, which is the service's
    async with watching_stalls() as submitting:
        answer = await hand.submitting(submission_id, {})
    assert answer.status_code == 503, "everything but the workflow, which is away"
    for stalls in (saving, checking, publishing, starting, reading, submitting):
        assert stalls.longest < MOST_SECONDS


async def test_nor_do_drafts_with_thousands_of_problems(site: Site, admin: Person) -> None:
    desk = Desk(site.client, admin)
    data(await desk.save_body(site.template_id, 2, calculations(990, _STRANGERS)))
    async with watching_stalls() as stalls:
        answer = await desk.get("/api/FormTemplate/GetPublishProblems", formTemplateId=site.template_id)
    assert len(data(answer)["problems"]) == 500
    assert stalls.longest < MOST_SECONDS


@pytest.mark.parametrize("formula", ["+".join(["1^95"] * 124), "+".join(["1.01^62"] * 115)])
async def test_heavy_formulas_are_refused_before_they_are_read(
    site: Site, admin: Person, formula: str
) -> None:
    desk = Desk(site.client, admin)
    async with watching_stalls() as stalls:
        answer = await desk.save_body(site.template_id, 2, calculations(160, formula))
    assert answer.status_code == 422
    assert answer.json()["data"]["fields"][0]["code"] == "formulasTooLarge"
    assert stalls.longest < MOST_SECONDS


async def test_what_was_published_with_heavier_formulas_is_still_read_and_submitted(
    site: Site, admin: Person, runtime: Runtime
) -> None:
    """As it was when characters were all that counted."""
    await publish_body(site, admin, calculations(160, "1"))
    heavy = "+".join(["1^95"] * 124)
    columns = "workflow, detail, fields_count, body_revision, workflow_revision, detail_revision"
    columns += ", published_by, published_at"
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            text(
                f"insert into form_version (template_id, number, body, {columns})"
                f" select template_id, 3, replace(body::text, :light, :heavy)::jsonb, {columns}"
                " from form_version where number = 2"
            ),
            {"light": '"formula": "1"', "heavy": f'"formula": "{heavy}"'},
        )
        await uow.execute(text("update form_template set published_version = 3"))
    hand = site.hand()
    submission_id = await hand.start()
    async with watching_stalls() as reading:
        values = await hand.values(submission_id)
    assert [*values.values()] == ["124.00"] * 160
    async with watching_stalls() as submitting:
        answer = await hand.submitting(submission_id, {})
    assert answer.status_code == 503, "everything but the workflow, which is away"
    for stalls in (reading, submitting):
        assert stalls.longest < MOST_SECONDS


async def test_nor_does_a_step_with_hundreds_of_buttons(site: Site, admin: Person) -> None:
    desk, hand = Desk(site.client, admin), site.hand()
    drawn = await desk.workflow(site.template_id)
    [close] = (each["id"] for each in drawn["nodes"] if each["type"] == "close")
    for number in range(900):
        button = new_id()
        drawn["nodes"].append({"id": button, "type": "button", "position": {"x": 0, "y": number}})
        for source, kind, target, other in (
            (site.first, "step", button, "button"),
            (button, "button", close, "close"),
        ):
            handles = {"sourceHandle": f"{kind}Out", "targetHandle": f"{other}In"}
            drawn["edges"].append({"id": new_id(), "source": source, "target": target, **handles})
    # No way leads on: every button has to be looked at.
    for edge in drawn["edges"]:
        if edge["target"] == site.second:
            edge |= {"target": close, "targetHandle": "closeIn"}
    data(await desk.save_workflow(site.template_id, 2, drawn))
    # Nor is anything asked for in a step that nobody comes to.
    data(await desk.save_body(site.template_id, 2, page(short_text("Weather"))))
    data(await desk.publish(site.template_id))
    submission_id = await hand.start()
    async with watching_stalls() as stalls:
        shown = await hand.detail(submission_id)
    assert len(shown["currentStepActions"]) == 901
    assert stalls.longest < MOST_SECONDS
