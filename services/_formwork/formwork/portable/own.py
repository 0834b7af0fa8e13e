"""Our own files: all that a form is, so that reading one gives what was written.

What belongs to a company is named, not numbered: its teams. Ids of fields, steps and pictures stay: they are
the form's own, by which values are carried from a form to its copy.

Decision: docs/decisions/0112-a-form-as-a-file.md"""

import base64
import binascii
import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, cast

import pydantic_core
from pydantic import Field, ValidationError

from formwork.body import Body, parse_body
from formwork.body.parse import first_fault
from formwork.json_guard import is_plain
from formwork.portable.left_out import forget_missing_pictures, take_unknown_kinds
from formwork.portable.result import ImportedForm, Note, Picture, Unreadable
from formwork.problems import Invalid
from formwork.schema import Id, Schema
from formwork.valid_time import MOST_DAYS
from formwork.workflow import parse_workflow

FORMAT = "groundwork-form"
VERSION = 1
MOST_PICTURES = 200
MOST_PICTURE_BYTES = 8 * 1024 * 1024
"""Of all pictures of a form together: they are held at once."""
_LONGEST_NAME = 120
_LONGEST_TEAM = 200
_TEAMS_GONE = "teamsGone"

Affix = Annotated[str, Field(max_length=20)]


class Settings(Schema):
    folder_name: Annotated[str, Field(max_length=_LONGEST_NAME)] = ""
    reference_number_prefix: Affix = ""
    reference_number_suffix: Affix = ""
    reference_number_starts_from: Annotated[str, Field(pattern="^[0-9]{0,9}$")] = ""
    valid_time_step_id: Id | None = None
    valid_time_days: Annotated[int, Field(ge=1, le=MOST_DAYS)] | None = None
    is_valid_time_enabled: bool = False


class _PictureIn(Schema):
    id: Id
    name: Annotated[str, Field(min_length=1, max_length=255)]
    content: str


class _File(Schema):
    format: Literal["groundwork-form"]
    version: int
    name: Annotated[str, Field(max_length=_LONGEST_NAME)] = ""
    settings: Settings = Settings()
    pages: list[Any]
    workflow: dict[str, Any] | None = None
    pictures: Annotated[list[_PictureIn], Field(max_length=MOST_PICTURES)] = Field(default=[])


@dataclass(frozen=True)
class Exported:
    name: str
    settings: Mapping[str, Any]
    pages: Any
    workflow: Any
    # By id; of teams that are gone it is written how many they were.
    team_names: Mapping[str, str]
    pictures: Sequence[Picture] = ()


def write_own(form: Exported) -> bytes:
    workflow = copy.deepcopy(form.workflow)
    for _, data in _with_teams(workflow, "teamIds"):
        team_ids = cast("list[str]", data.pop("teamIds"))
        data["teamNames"] = [form.team_names[each] for each in team_ids if each in form.team_names]
        if len(data["teamNames"]) < len(team_ids):
            data[_TEAMS_GONE] = len(team_ids) - len(data["teamNames"])
    whole: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "name": form.name,
        "settings": dict(form.settings),
        "pages": form.pages,
        "workflow": workflow,
        "pictures": [
            {"id": each.file_id, "name": each.name, "content": base64.b64encode(each.content).decode()}
            for each in form.pictures
        ],
    }
    return pydantic_core.to_json(whole, indent=1)


def read_own(given: Mapping[str, Any]) -> ImportedForm:
    version = given.get("version")
    if isinstance(version, int) and version > VERSION:
        raise Unreadable("newerFile")
    # Their contents are longer than any text of a form.
    if not is_plain({**given, "pictures": []}):
        raise Unreadable("brokenFile", "/")
    try:
        file = _File.model_validate(given)
    except ValidationError as error:
        raise Unreadable("brokenFile", first_fault(given, error)) from None
    notes: list[Note] = []
    pages = file.pages
    take_unknown_kinds(pages, notes)
    body = _body(pages)
    kept = [*_pictures(file.pictures)]
    there: set[str] = set()
    for at, each in enumerate(kept):
        if each.file_id in there:
            raise Unreadable("brokenFile", f"pictures/{at}/id")
        there.add(each.file_id)
    forget_missing_pictures(body, pages, there, notes)
    workflow = _workflow(file.workflow, notes)
    settings = file.settings.model_dump()
    return ImportedForm(pages, file.name, workflow, settings, kept, notes)


def teams_of(workflow: object) -> list[str]:
    """The names of teams that a file speaks of, each once."""
    named = (name for _, data in _with_teams(workflow, "teamNames") for name in data["teamNames"])
    return list(dict.fromkeys(named))


def with_teams(workflow: dict[str, Any], team_ids: Mapping[str, str]) -> dict[str, Any]:
    """With the ids of the teams of whoever takes the file up; a name that nobody has there is left out."""
    there = copy.deepcopy(workflow)
    for _, data in _with_teams(there, "teamNames"):
        names = data.pop("teamNames")
        data["teamIds"] = list(dict.fromkeys(team_ids[name] for name in names if name in team_ids))
    return there


def json_of(content: bytes) -> Mapping[str, Any]:
    try:
        raw = pydantic_core.from_json(content)
    except ValueError as error:
        raise Unreadable("noJson", str(error).rpartition(" at ")[2][:80]) from None
    if not isinstance(raw, dict):
        raise Unreadable("unknownFormat")
    return cast("dict[str, Any]", raw)


def _with_teams(workflow: object, key: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What nodes say of themselves, of those that name teams, with its place."""
    nodes = cast("dict[str, Any]", workflow).get("nodes") if isinstance(workflow, dict) else None
    for at, node in enumerate(cast("list[Any]", nodes) if isinstance(nodes, list) else ()):
        data = cast("dict[str, Any]", node).get("data") if isinstance(node, dict) else None
        if isinstance(data, dict) and key in data:
            yield f"workflow/nodes/{at}/data", cast("dict[str, Any]", data)


def _body(pages: list[Any]) -> Body:
    try:
        return parse_body(pages)
    except Invalid as invalid:
        first = invalid.problems[0]
        where = f"pages/{first.params.get('path', '')}".rstrip("/")
        raise Unreadable("brokenForm", where, why=first.words["en"]) from None


def _pictures(pictures: Sequence[_PictureIn]) -> Iterator[Picture]:
    left = MOST_PICTURE_BYTES
    for at, each in enumerate(pictures):
        try:
            content = base64.b64decode(each.content, validate=True)
        except (ValueError, binascii.Error):
            raise Unreadable("brokenFile", f"pictures/{at}/content") from None
        left -= len(content)
        if left < 0:
            raise Unreadable("picturesTooLarge", f"pictures/{at}", most=MOST_PICTURE_BYTES // (1024 * 1024))
        yield Picture(each.id, each.name, content)


def _workflow(raw: dict[str, Any] | None, notes: list[Note]) -> dict[str, Any] | None:
    if raw is None:
        return None
    for _, data in _with_teams(raw, "teamIds"):
        # Of whatever company it was.
        del data["teamIds"]
    for place, data in _with_teams(raw, "teamNames"):
        names = data["teamNames"]
        if not isinstance(names, list) or not all(
            isinstance(name, str) and len(name) <= _LONGEST_TEAM for name in cast("list[Any]", names)
        ):
            raise Unreadable("brokenFile", f"{place}/teamNames")
    for place, data in _with_teams(raw, _TEAMS_GONE):
        if data.pop(_TEAMS_GONE) != 0:
            name = data.get("stepName") or data.get("subject") or data.get("name")
            notes.append(Note("teamsGone", place, {"name": str(name or "")[:_LONGEST_NAME]}))
    try:
        parse_workflow(with_teams(raw, {}))
    except Invalid as invalid:
        first = invalid.problems[0]
        if first.code == "unknownKind":
            notes.append(
                Note("stepKindUnknown", "workflow", {"kind": str(first.params.get("type", ""))[:50]})
            )
            return None
        where = f"workflow/{first.params.get('path', '')}".rstrip("/")
        raise Unreadable("brokenForm", where, why=first.words["en"]) from None
    return raw
