"""How values speak of stored files. Whether a file is there, whose it is and what it holds is up to forms."""

from typing import Annotated

from pydantic import Field as Limit

from formwork.problems import Problem
from formwork.schema import Id, Schema


class StoredFile(Schema):
    file_id: Id
    name: Annotated[str, Limit(min_length=1, max_length=255)]
    size: Annotated[int, Limit(ge=0)]
    content_type: Annotated[str, Limit(max_length=200)]

    @property
    def type(self) -> str:
        """What follows the last dot of its name, in lower case."""
        return self.name.rpartition(".")[2].lower() if "." in self.name else ""


def template_file_gone(field_id: str) -> Problem:
    """The field shows a file that its template does not have (any more)."""
    return Problem("templateFileGone", field_id)
