from typing import Any

from formwork.body import Body, parse_body
from formwork.testing import an_id
from formwork.values import check_values
from formwork.workflow import default_workflow

WORKFLOW = default_workflow(iter(an_id(number) for number in range(0x100, 0x200)).__next__, (), "Step 1")
FIRST = WORKFLOW.trigger.id if WORKFLOW.trigger else ""
BLOCK, NAME = an_id(1), an_id(2)


def _form(**setting: Any) -> Body:
    fields = [
        {"id": BLOCK, "type": "textBlock", "setting": {"text": "Keep out.", **setting}},
        {"id": NAME, "type": "shortText", "setting": {"label": "Name"}},
    ]
    row = {"id": an_id(3), "type": "row", "components": fields}
    return parse_body([{"id": an_id(4), "type": "page", "components": [row]}])


def test_what_is_typed_in_place_of_a_text_is_kept() -> None:
    checked = check_values(_form(isTyped=True), WORKFLOW, FIRST, {BLOCK: "Come in."}, submitting=False)
    assert (checked.values, checked.problems) == ({BLOCK: "Come in."}, ())


def test_a_text_that_is_the_forms_alone_is_no_entry_as_in_forms_of_earlier_releases() -> None:
    form = _form()
    checked = check_values(form, WORKFLOW, FIRST, {BLOCK: "Forged.", NAME: "Ann"}, submitting=True)
    assert (checked.values, checked.problems) == ({NAME: "Ann"}, ())
    assert not form.is_entered(BLOCK)
    assert not form.holds_value(BLOCK)


def test_nobody_types_in_the_text_of_another_step() -> None:
    form = _form(isTyped=True, steps=[an_id(0x300)])
    checked = check_values(form, WORKFLOW, FIRST, {BLOCK: "Come in."}, submitting=False)
    assert [problem.code for problem in checked.problems] == ["notOfStep"]
