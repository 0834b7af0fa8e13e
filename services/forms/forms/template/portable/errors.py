from collections.abc import Sequence

from chassis.errors import Conflict, FieldError, Invalid
from chassis.texts import Text
from formwork.portable import Note


class NoFormInFile(Invalid):
    """The file is none of a form, or broken: with the place of its first fault."""

    def __init__(self, note: Note) -> None:
        words = Text.unpacked(note.words)
        super().__init__(words, fields=[FieldError(note.place or "file", words, note.code)])


class TeamsNotThere(Invalid):
    def __init__(self, names: Sequence[str]) -> None:
        words = Text("Choose a team of this company for: {names}.", names=", ".join(names))
        super().__init__(words, fields=[FieldError("teams", words)])


class PicturesTooLarge(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text(
                "The pictures in this form have more than {most} MB together, too many for one file. "
                "Make some of them smaller.",
                most=most,
            )
        )
