"""A submission as one HTML document. How a field looks is its kind's; this is the paper around it."""

import re
from pathlib import Path

from formwork.body import Body
from formwork.paper import Paper, Picture
from formwork.printing import render_pages
from formwork.printout import Printout
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from pdf.paper.words import words_in

_FOLDER = Path(__file__).parent
_CSS = Markup((_FOLDER / "sheet.css").read_text())  # noqa: S704 -- our own file
_TEMPLATE = Environment(
    loader=FileSystemLoader(_FOLDER), autoescape=True, undefined=StrictUndefined, trim_blocks=True
).get_template("sheet.html")
_NOT_IN_A_FILE_NAME = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_LONGEST_NAME = 120


def html_of(printout: Printout) -> str:
    paper = Paper(printout, _picture_of(printout))
    return _TEMPLATE.render(
        css=_CSS,
        printout=printout,
        pages=render_pages(printout, _picture_of(printout)),
        steps=[(step, paper.instant(step.at)) for step in printout.steps],
        words=words_in(printout.language),
    )


def images_of(printout: Printout) -> list[str]:
    """The pictures that the paper shows, each once."""
    body = Body(printout.pages)
    shown: dict[str, None] = {}
    for field_id, value in printout.values.items():
        kind = body.kind_of(field_id) if field_id in body.fields_by_id else None
        if kind is not None and value is not None and kind.has_shape(value):
            shown.update(dict.fromkeys(each for each in kind.file_ids(value) if _is_picture(printout, each)))
    return [*shown]


def file_name_of(printout: Printout) -> str:
    name = " ".join(part for part in (printout.reference_number, printout.template_name) if part)
    return f"{_NOT_IN_A_FILE_NAME.sub(' ', name).strip()[:_LONGEST_NAME] or 'Submission'}.pdf"


def _picture_of(printout: Printout) -> Picture:
    def address(file_id: str) -> str | None:
        return f"picture:{file_id}" if _is_picture(printout, file_id) else None

    return address


def _is_picture(printout: Printout, file_id: str) -> bool:
    file = printout.files.get(file_id)
    return file is not None and file.content_type.startswith("image/")
