"""In which step a signature was given, as a paper tells it."""

from typing import Any

from chassis.ids import new_id
from forms.printout.service import printed_file
from forms.tables.file import SubmissionFile
from forms.tables.submission import StepRecord

FIELD = new_id()


def _file() -> SubmissionFile:
    return SubmissionFile(
        submission_id=new_id(),
        field_id=FIELD,
        key="files/a.png",
        name="signature.png",
        size=9,
        content_type="image/png",
        uploaded_by=new_id(),
    )


def _record(step_name: str, value: Any) -> StepRecord:
    return StepRecord(
        submission_id=new_id(),
        number=1,
        attempt_id=new_id(),
        step_id=new_id(),
        step_name=step_name,
        action_id=new_id(),
        action_name="Submit",
        actor_id=new_id(),
        team_ids=[],
        values={str(FIELD): value},
    )


def test_it_is_the_first_step_that_was_submitted_with_it() -> None:
    file = _file()
    signed, other = {"fileId": str(file.id)}, {"fileId": str(new_id())}
    steps = [("Draft", other), ("Walk-round", signed), ("Review", signed)]
    records = [_record(name, value) for name, value in steps]
    printed = printed_file(file, {}, records)
    assert (printed.step_name, printed.at) == ("Walk-round", records[1].at)


def test_none_while_no_step_was_submitted_with_it() -> None:
    values: tuple[Any, ...] = (None, "words", {"fileId": None}, {"photos": []}, [1])
    file = _file()
    printed = printed_file(file, {}, [_record("Step", each) for each in values])
    assert (printed.step_name, printed.at) == ("", file.created_at)
