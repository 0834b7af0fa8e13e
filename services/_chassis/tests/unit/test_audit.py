from enum import StrEnum
from uuid import UUID

from chassis.access.actor import Origin
from chassis.audit import act_of


class Action(StrEnum):
    CHANGED = "note.changed"


class Subject(StrEnum):
    NOTE = "note"


class Field(StrEnum):
    TEXT = "text"
    REMARK = "remark"


class Somebody:
    company_id = UUID(int=1)
    origin = Origin("198.51.100.4", "phone")


def test_of_long_texts_an_act_tells_the_beginning() -> None:
    """They were in it twice, before and after, and once more in the event of the change."""
    act = act_of(
        Somebody(),
        Action.CHANGED,
        subject_type=Subject.NOTE,
        subject_id=UUID(int=2),
        subject_name="Pier 7",
        changes={Field.TEXT: ("a" * 4000, "b" * 400), Field.REMARK: (None, "")},
    )
    text, remark = act.changes
    assert (text.before, text.after) == ("a" * 399 + "…", "b" * 400)
    assert (remark.HasField("before"), remark.after) == (False, "")
