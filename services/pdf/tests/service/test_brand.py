"""Papers wear the logo and the colour that their company has when they are made."""

from io import BytesIO
from typing import Any

import pytest
from chassis.testing.people import COMPANY, Person
from identity_client.testing import AddressBook
from PIL import Image
from pypdf import PdfReader

from services.pdf.tests.archive import Archive
from services.pdf.tests.viewer import Link, Viewer

pytestmark = pytest.mark.usefixtures("worker")


def _logo() -> bytes:
    out = BytesIO()
    Image.new("RGB", (300, 80), "teal").save(out, "PNG")
    return out.getvalue()


async def _pictures(viewer: Viewer, link: Link) -> list[tuple[int, int]]:
    """Their sizes: those of the submission are 640 pixels wide."""
    file = await viewer.client.get(link["url"])
    page: Any = PdfReader(BytesIO(file.content)).pages[0]
    return sorted(each.image.size for each in page.images)


async def test_a_paper_has_the_company_s_logo(viewer: Viewer, book: AddressBook, reader: Person) -> None:
    book.companies[str(COMPANY)].logo = _logo()
    link = await viewer.open_until_done(reader)
    assert await _pictures(viewer, link) == [(300, 80), (640, 480)]


async def test_a_paper_that_was_made_stays_as_it_is(
    viewer: Viewer, book: AddressBook, archive: Archive, reader: Person
) -> None:
    await viewer.open_until_done(reader)
    book.companies[str(COMPANY)].logo = _logo()
    link = await viewer.open_until_done(reader)
    assert await _pictures(viewer, link) == [(640, 480)]
    archive.revision = "2"
    link = await viewer.open_until_done(reader)
    assert await _pictures(viewer, link) == [(300, 80), (640, 480)]


async def test_the_title_keeps_what_the_name_of_a_file_may_not_have(
    viewer: Viewer, archive: Archive, reader: Person
) -> None:
    archive.printout = archive.printout.model_copy(update={"template_name": "UX: Toolbox Talk"})
    link = await viewer.open_until_done(reader)
    assert (link["title"], link["fileName"]) == ("SSI-0042 UX: Toolbox Talk", "SSI-0042 UX Toolbox Talk.pdf")
