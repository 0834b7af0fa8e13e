"""Forms that other releases published, with what was entered in them, on the paper of today."""

import html
import json
import re

from formwork.fields import KINDS
from formwork.printout import Printout
from formwork.testing import PublishedRecord, each_published_record
from pdf.paper import renderer
from pdf.paper.sheet import lay_out

from ..archive import printout


@each_published_record
def test_a_paper_shows_every_field_and_value(record: PublishedRecord) -> None:
    told = json.loads(printout().model_dump_json())
    told |= {"pages": record.body, "values": record.values, "files": {}}
    sheet = lay_out(Printout.model_validate_json(json.dumps(told)))

    words = _words(sheet.html)
    fields = [field for page in record.body for row in page["components"] for field in row["components"]]
    for field in fields:
        # What only stands where a form is filled in is on no paper.
        is_printed = field["visible"] and KINDS[field["type"]].is_read
        assert (_words(html.escape(field["setting"]["label"])) in words) == is_printed
    for field in fields:
        for shown in record.shown.get(field["id"], ()) if field["visible"] else ():
            assert _words(html.escape(shown)) in words
    _, pages = renderer.render(sheet.html, {})
    assert pages > 0


def _words(markup: str) -> str:
    """What is to be read of it, without tags and spaces."""
    return "".join(html.unescape(re.sub(r"<style.*?</style>|<[^>]*>", "", markup, flags=re.DOTALL)).split())
