"""How values speak of stored files. Whether a file is there, whose it is and what it holds is up to forms."""

from collections.abc import Collection
from typing import Annotated, Any, cast

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


def without_files(value: Any, file_ids: Collection[str]) -> Any:
    """What else a value says, as somebody sent it: it may have any shape."""
    if not isinstance(value, dict):
        return value
    said = cast("dict[str, Any]", value)
    return {
        key: _without(cast("list[Any]", part), file_ids) if isinstance(part, list) else part
        for key, part in said.items()
        if not (key == "fileId" and _is_one(part, file_ids))
    }


def with_files_of(value: dict[str, Any], other: dict[str, Any], file_ids: Collection[str]) -> dict[str, Any]:
    """And those of these files that another value of the field names. Where there is room for one alone, its
    own stays."""
    found = dict(value)
    for key, part in other.items():
        if isinstance(part, list):
            stays = [each for each in cast("list[Any]", part) if _names(each, file_ids)]
            if stays:
                found[key] = [*(found.get(key) or []), *stays]
        elif key == "fileId" and _is_one(part, file_ids) and not found.get(key):
            found[key] = part
    return found


def _without(listed: list[Any], file_ids: Collection[str]) -> list[Any]:
    return [each for each in listed if not _names(each, file_ids)]


def _names(listed: Any, file_ids: Collection[str]) -> bool:
    return isinstance(listed, dict) and _is_one(cast("dict[str, Any]", listed).get("fileId"), file_ids)


def _is_one(named: Any, file_ids: Collection[str]) -> bool:
    return isinstance(named, str) and named in file_ids
