"""A submission as one HTML document. How a field looks is its kind's; this is the paper around it."""

import re
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from chassis.texts import say
from chassis.wall_clock import WallClock, zone_of
from formwork.first_words import button_name, shown_number
from formwork.print_context import PrintContext
from formwork.printing import render_pages
from formwork.printout import Printout
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from pdf.paper.brand import LOGO, Brand
from pdf.paper.words import words_in

_FOLDER = Path(__file__).parent
_CSS = Markup((_FOLDER / "sheet.css").read_text())  # noqa: S704 -- our own file
_TEMPLATE = Environment(
    loader=FileSystemLoader(_FOLDER), autoescape=True, undefined=StrictUndefined, trim_blocks=True
).get_template("sheet.html")
_NOT_IN_A_FILE_NAME = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_LONGEST_NAME = 120
_LONGEST_TITLE = 500


@dataclass(frozen=True)
class Sheet:
    html: str
    pictures: tuple[str, ...]
    """Ids of the files that it shows as pictures, each once."""

    @property
    def html_without_style(self) -> str:
        return self.html.replace(_CSS, "", 1)


def lay_out(printout: Printout, brand: Brand = Brand()) -> Sheet:  # noqa: B008 -- frozen
    shown: dict[str, None] = {}

    def picture(file_id: str) -> str | None:
        file = printout.files.get(file_id)
        if file is None or not file.is_picture:
            return None
        shown[file_id] = None
        return f"picture:{file_id}"

    clock = WallClock(zone_of(printout.time_zone), printout.language)
    paper = PrintContext(printout, picture, partial(say, printout.language), clock)
    html = _TEMPLATE.render(
        css=_CSS,
        color=brand.color,
        logo=f"picture:{LOGO}" if brand.has_logo else None,
        title=title_of(printout),
        printout=printout,
        pages=render_pages(paper),
        number=shown_number(paper.say, printout.reference_number),
        named=partial(button_name, paper.say),
        steps=[
            (step, clock.instant(step.at), clock.instant(step.overdue_since) if step.overdue_since else "")
            for step in printout.steps
        ],
        valid_until=clock.instant(printout.valid_time_end) if printout.valid_time_end else "",
        words=words_in(printout.language),
    )
    return Sheet(html, tuple(shown))


def title_of(printout: Printout) -> str:
    number = shown_number(partial(say, printout.language), printout.reference_number)
    title = " ".join(part for part in (number, printout.template_name) if part)
    return title[:_LONGEST_TITLE]


def file_name_of(printout: Printout) -> str:
    name = " ".join(_NOT_IN_A_FILE_NAME.sub(" ", title_of(printout)).split())
    return f"{name[:_LONGEST_NAME] or 'Submission'}.pdf"
