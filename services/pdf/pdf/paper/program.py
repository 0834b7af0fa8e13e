"""The program of a render process (`chassis.processes`): nothing of it runs inside a service.

Its libraries take half a second to load, and what it reads was written by strangers.
"""

from datetime import UTC, datetime

from chassis.processes.wire import Message
from formwork.printout import PrintedStep, Printout

from pdf.paper import pictures, renderer, size
from pdf.paper.brand import Brand
from pdf.paper.sheet import file_name_of, lay_out, title_of
from pdf.paper.tasks import Drawn, DrawnPage, LaidOut, Printed, Task

_LANGUAGES = ("en", "zh-CN")
_READY = Printout(
    title="Ready",
    template_name="Ready",
    template_version=1,
    company_name="Ready",
    state="done",
    pages=[],
    values={},
    steps=[
        PrintedStep(step_name="Ready", action_name="Ready", by="Ready", at=datetime(2026, 1, 1, tzinfo=UTC))
    ],
)


def prepare() -> None:
    """What is read from disk once, before the first paper is waited for; how a language writes days, too."""
    for language in _LANGUAGES:
        lay_out(_READY.model_copy(update={"language": language}))
    renderer.warm_up()


def work(order: Message) -> Message:
    match Task(order.said["task"]):
        case Task.LAY_OUT:
            return _lay_out(*order.blobs, **order.said["how"])
        case Task.PRINT:
            return _print(*order.blobs, names=order.said["pictures"])
        case Task.DRAW_PAGES:
            return _draw_pages(*order.blobs)


def _lay_out(content: bytes, *, language: str, color: str, has_logo: bool) -> Message:
    printout = Printout.model_validate_json(content).model_copy(update={"language": language})
    sheet = lay_out(printout, Brand(color, has_logo))
    said = LaidOut(
        size=size.size_of(sheet), title=title_of(printout), file_name=file_name_of(printout), pictures={}
    )
    if said.size > size.MOST:
        # Nobody will print it.
        return Message(said.model_dump(), [b""])
    shown = {each: printout.files[each].name for each in sheet.pictures}
    return Message(said.model_copy(update={"pictures": shown}).model_dump(), [sheet.html.encode()])


def _print(html: bytes, *images: bytes, names: list[str]) -> Message:
    content, pages = renderer.render(html.decode(), dict(zip(names, images, strict=True)))
    return Message(Printed(pages=pages).model_dump(), [content])


def _draw_pages(paper: bytes) -> Message:
    drawn = pictures.draw_pages(paper)
    said = Drawn(pages=[DrawnPage(width=each.width, height=each.height) for each in drawn])
    blobs = [blob for each in drawn for blob in (each.content, each.text.encode(errors="replace"))]
    return Message(said.model_dump(), blobs)
