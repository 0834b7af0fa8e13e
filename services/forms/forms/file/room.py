"""How much may lie in the store before a value speaks of it: uploading alone must not fill it."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import FileRefused
from chassis.texts import Text

from forms.file.repo import FileRepo
from forms.outsider import Outsider

# Beside what a field takes: files that replace others, or whose value was never saved.
REPLACEMENTS = 10
# Of everybody who fills the field in: nobody alone closes it for the others.
UPLOADERS = 10
_MB = 1024 * 1024
MOST_UNUSED_BYTES = 1024 * _MB
"""Of one person, in all submissions: forty of the largest files, the photos of a week without a network."""


MOST_BYTES_OF_OUTSIDER = 250 * _MB
"""In one submission, used or not: whoever comes by a link is known by a mailbox alone, and may have many. Ten
of the largest files, the photos of a delivery."""


async def must_be_left(
    uow: UnitOfWork, actor: Actor, submission_id: UUID, field_id: UUID, *, most: int, size: int
) -> None:
    files = FileRepo(uow)
    own, of_all = await files.counts_of_field(submission_id, field_id, actor.user_id)
    room = most + REPLACEMENTS
    if own >= room or of_all >= room * UPLOADERS:
        raise FileRefused(
            Text(
                "This field takes {most} files, and many more were uploaded for it. Save the form and "
                "try again; files that no form uses are deleted after a week.",
                most=most,
            )
        )
    is_outside = isinstance(actor, Outsider)
    if is_outside and await files.bytes_in(submission_id, actor.user_id) + size > MOST_BYTES_OF_OUTSIDER:
        raise FileRefused(
            Text(
                "You have uploaded {most} MB for this form, the most there may be. "
                "Remove large files from it, and save it before you upload others.",
                most=MOST_BYTES_OF_OUTSIDER // _MB,
            )
        )
    if await files.unused_bytes_of(actor.user_id) + size > MOST_UNUSED_BYTES:
        raise FileRefused(
            Text(
                "You have uploaded {most} MB that no form uses. Save your forms and try again; "
                "files that no form uses are deleted after a week.",
                most=MOST_UNUSED_BYTES // _MB,
            )
        )
