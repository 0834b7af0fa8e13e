from html.parser import HTMLParser
from typing import Any

from formwork.fields import KINDS
from formwork.printing import render_pages
from formwork.printout import PrintedFile, PrintedProject, Printout
from formwork.testing import VECTORS, an_id, vectors

from ..papers import paper_of

FILES = sorted(file.stem for file in (VECTORS / "fields").glob("*.json"))
# Of what a value holds; a browser has links to the same ones.
PICTURES = frozenset({an_id(9), an_id(10)})


class Shown(HTMLParser):
    """What a reader sees of a print view beside its label and the choices that were not taken."""

    _LINES = frozenset({"div", "p", "h3", "h4", "li", "th", "td", "figcaption"})
    _LEFT_OUT = frozenset({"field-label", "open", "mark"})
    _WITHOUT_END = frozenset({"img", "br"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str | None] = []
        self.pictures: list[str] = []
        self._open: list[tuple[str, bool]] = []
        self._line = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        about = dict(attrs)
        if tag == "img":
            self.pictures.append(about.get("alt") or "")
        if tag in self._WITHOUT_END:
            return
        is_left_out = bool(self._LEFT_OUT & {*(about.get("class") or "").split()})
        self._open.append((tag, is_left_out or (bool(self._open) and self._open[-1][1])))

    def handle_data(self, data: str) -> None:
        if self._open and not self._open[-1][1]:
            self._line += data

    def handle_endtag(self, tag: str) -> None:
        self._open.pop()
        if tag not in self._LINES:
            return
        line, self._line = self._line.strip(), ""
        is_its_name = tag == "figcaption" and line in self.pictures
        if line and not is_its_name:
            self.texts.append(line)
        elif tag == "td":
            self.texts.append(None)


def _printed(case: dict[str, Any]) -> Shown:
    field = {"id": an_id(1), "type": case["type"], "setting": {"label": "A field", **case["setting"]}}
    field["components"] = case.get("components", [])
    row = {"id": an_id(2), "type": "row", "components": [field]}
    about = case.get("about", {})
    printout = Printout.model_validate(
        {
            "title": "Inspection",
            "templateName": "Inspection",
            "templateVersion": 1,
            "companyName": about.get("company", ""),
            "project": PrintedProject(
                name=about.get("project", ""),
                address=about.get("projectLocation", ""),
                description=about.get("projectDescription", ""),
                starts_on=about.get("projectStartsOn"),
                ends_on=about.get("projectEndsOn"),
            ).model_dump(),
            "referenceNumber": about.get("referenceNumber", ""),
            "submittedAt": about.get("submittedAt"),
            "validTimeEnd": about.get("validUntil"),
            "isExpired": about.get("isExpired", False),
            "state": "done",
            "pages": [{"id": an_id(3), "type": "page", "name": "Site", "components": [row]}],
            "values": case.get("values", {}) | ({} if case["value"] is None else {an_id(1): case["value"]}),
            "files": {
                file_id: PrintedFile(
                    name="", content_type="image/png", size=1, is_picture=True, by=case.get("uploader", "")
                ).model_dump()
                for file_id in PICTURES
            },
            "language": case["language"],
            "timeZone": about.get("timeZone", "UTC"),
        }
    )
    pages = render_pages(paper_of(printout, lambda file_id: file_id if file_id in PICTURES else None))
    # Of what nobody reads there is not even a page.
    assert len(pages) == int(KINDS[case["type"]].is_read)
    return Shown("".join(str(page.rows[0].fields[0].html) for page in pages))


@vectors(*(f"fields/{file}.json" for file in FILES), part="shown")
def test_what_paper_shows_of_a_field(case: dict[str, Any]) -> None:
    shown = _printed(case)
    # A header says which of its items are unknown; an empty cell of a table says nothing.
    is_header = case["type"] == "headerSection"
    assert [text for text in shown.texts if is_header or text is not None] == case["expected"]["texts"]
    assert shown.pictures == case["expected"].get("pictures", [])


@vectors("body/titles.json")
def test_what_stands_above_a_page(case: dict[str, Any]) -> None:
    pages: list[dict[str, Any]] = [
        {"id": an_id(number), "type": "page", "name": name, "components": []}
        for number, name in enumerate(case["names"])
    ]
    printout = Printout.model_validate(
        {
            "title": "Inspection",
            "templateName": "Inspection",
            "templateVersion": 1,
            "companyName": "",
            "state": "done",
            "pages": pages,
            "values": {},
            "language": case["language"],
        }
    )
    assert [page.title for page in render_pages(paper_of(printout, lambda _: None))] == case["expected"]
