from enum import StrEnum
from typing import Annotated, Literal
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import StringConstraints

Language = Literal["en", "zh-CN"]
Version = Annotated[str, StringConstraints(pattern=r"^[A-Z]{0,8}$")]
"""A letter of the submission's; empty: the newest."""


class PdfState(StrEnum):
    MISSING = "missing"
    """Nobody is making one of what the submission is now: it has to be asked for."""
    QUEUED = "queued"
    RENDERING = "rendering"
    READY = "ready"
    FAILED = "failed"


class SubmissionPdfRequest(WireIn):
    submission_id: UUID
    language: Language = "en"
    version: Version = ""
    """One before the newest is printed as it was when the next one began; of who came by a link, none."""


class SubmissionPdfPage(WireOut):
    """A page as a picture, and its words for whoever can't see it."""

    url: str
    width: int
    height: int
    text: str


class SubmissionPdfLink(WireOut):
    submission_id: UUID
    state: PdfState
    is_large: bool
    """It takes its turn among the large ones, which may take minutes."""
    progress: int
    """0 to 100."""
    url: str | None
    """Signed, for ten minutes; only when ready."""
    title: str
    """As it is printed; empty until it is known, and of papers of older releases."""
    file_name: str
    pages: int
    size: int
    pictures: list[SubmissionPdfPage]
    """Of the first pages; of a very long PDF not all."""
    message: str | None
    """Why it failed and what to do."""
