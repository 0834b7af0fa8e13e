"""Files that somebody outside the company has uploaded and not submitted yet: theirs alone until then. For
everybody else no value names them, and what others save or press leaves them out."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.body import Body
from formwork.fields.files import with_files_of, without_files

from forms.file.repo import FileRepo


@dataclass(frozen=True)
class Unsent:
    """Of others than whoever reads, saves or presses."""

    file_ids: frozenset[str] = frozenset()

    def hide(self, body: Body, values: Mapping[str, Any]) -> dict[str, Any]:
        """Fields that have nothing else are not entered."""
        left = self.strip(body, values)
        return {
            field_id: value
            for field_id, value in left.items()
            if value == values[field_id] or not body.kind_of(field_id).is_empty(value)
        }

    def strip(self, body: Body, sent: Mapping[str, Any]) -> dict[str, Any]:
        """Of what somebody sent, whatever it looks like: nobody submits another's files by naming them."""
        if not self.file_ids:
            return dict(sent)
        return {
            field_id: without_files(value, self.file_ids) if takes_files(body, field_id) else value
            for field_id, value in sent.items()
        }

    def put_back(self, body: Body, values: Mapping[str, Any], stored: Mapping[str, Any]) -> dict[str, Any]:
        """Whoever saves a field saw it without these files, and takes away none."""
        if not self.file_ids:
            return dict(values)
        return {
            field_id: self._put_back_in(body, field_id, value, stored.get(field_id))
            for field_id, value in values.items()
        }

    def _put_back_in(self, body: Body, field_id: str, value: Any, stored: Any) -> Any:
        if stored is None or not takes_files(body, field_id):
            return value
        if without_files(stored, self.file_ids) == stored:
            return value
        return with_files_of(value or {}, stored, self.file_ids)


async def unsent_of_others(
    uow: UnitOfWork, body: Body, field_ids: Iterable[str], submission_id: UUID, user_id: UUID | None = None
) -> Unsent:
    """Without a user: of everybody outside. `field_ids`: of what is entered or sent; most of it takes no
    files, and then nothing is asked."""
    if not any(takes_files(body, each) for each in field_ids):
        return Unsent()
    return (await unsent_in(uow, body, [submission_id], user_id)).get(submission_id, Unsent())


async def unsent_in(
    uow: UnitOfWork, body: Body, submission_ids: Collection[UUID], user_id: UUID | None = None
) -> dict[UUID, Unsent]:
    if not body.takes_files:
        return {}
    found = await FileRepo(uow).unsent(submission_ids, user_id)
    return {submission_id: Unsent(frozenset(map(str, ids))) for submission_id, ids in found.items()}


async def hide_in_all(uow: UnitOfWork, body: Body, entered: dict[UUID, dict[str, Any]]) -> None:
    """From members, of whom none is outside: what is entered in many submissions of one form."""
    for submission_id, unsent in (await unsent_in(uow, body, entered)).items():
        entered[submission_id] = unsent.hide(body, entered[submission_id])


def takes_files(body: Body, field_id: str) -> bool:
    return field_id in body.fields_by_id and bool(
        body.kind_of(field_id).takes_files(body.setting_of(field_id))
    )
