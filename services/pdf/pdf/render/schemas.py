from uuid import UUID

from chassis.http import WireOut

from pdf.render.models import RenderState


class SubmissionPdfLink(WireOut):
    submission_id: UUID
    state: RenderState
    progress: int
    """0 to 100."""
    url: str | None
    """Signed, for ten minutes; only when ready."""
    file_name: str
    pages: int
    size: int
    message: str | None
    """Why it failed and what to do."""
