"""Whatever rules a form has and is filled in with, the others are answered meanwhile."""

from typing import Any

import pytest
from chassis.testing.people import Person
from chassis.testing.stalls import MOST_SECONDS, watching_stalls
from forms import checker_program

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, page
from services.forms.tests.service.site import Site

_LOOKED_AT, _RULES, _PARTS = 20, 480, 18
# As long as a text may be, with nothing in it that is looked for.
_LONG = "Rain on the roof, cover used. " * 333


def largest(outcome: str) -> tuple[list[str], dict[str, Any]]:
    """The fields that rules look at, and a form of nearly as many comparisons as one may have."""
    looked_at = [field("longText", {"label": "Remarks", "maxLength": 10_000}) for _ in range(_LOOKED_AT)]
    ruled = [field("shortText", {"label": "Note"}) for _ in range(_RULES)]

    def part(at: int) -> dict[str, Any]:
        asked = {"state": "contains", "value": f"storm {at}"}
        subject = looked_at[at % _LOOKED_AT]["id"]
        return {"fieldCondition": {"fieldId": subject}, "comparisonCondition": {"fieldState": asked}}

    conditions = [
        {
            "id": new_id(),
            "logicType": "or",
            "nestedConditions": [part(number * _PARTS + at) for at in range(_PARTS)],
            "outcomes": [{"type": outcome, "fieldIds": [target["id"]]}],
        }
        for number, target in enumerate(ruled)
    ]
    return [each["id"] for each in looked_at], {**page(*looked_at, *ruled), "conditions": conditions}


def about_one_number() -> dict[str, Any]:
    """Rules of which each asks something else of it."""
    number = field("number", {"label": "Count"})
    ruled = [field("shortText", {"label": "Note"}) for _ in range(_RULES)]
    conditions = [
        {
            "id": new_id(),
            "nestedConditions": [
                {
                    "fieldCondition": {"fieldId": number["id"]},
                    "comparisonCondition": {"fieldState": {"state": "more", "value": str(at)}},
                }
            ],
            "outcomes": [{"type": "show", "fieldIds": [each["id"]]}],
        }
        for at, each in enumerate(ruled)
    ]
    return {**page(number, *ruled), "conditions": conditions}


@pytest.mark.parametrize("outcome", ["show", "readonly"])
async def test_the_most_rules_keep_nobody_waiting(site: Site, admin: Person, outcome: str) -> None:
    desk, hand = Desk(site.client, admin), site.hand()
    looked_at, drawn = largest(outcome)
    data(await desk.save_body(site.template_id, 2, drawn))
    async with watching_stalls() as publishing:
        data(await desk.publish(site.template_id))
    submission_id = await hand.start()
    data(await hand.saving(submission_id, dict.fromkeys(looked_at[:-1], _LONG)))
    async with watching_stalls() as saving:
        data(await hand.saving(submission_id, {looked_at[-1]: _LONG}))
    async with watching_stalls() as reading:
        # Its megabytes are not taken apart here: that would keep the same loop, and is the reader's to do.
        shown = await hand.get("GetSubmissionDetail", submissionId=submission_id)
    assert shown.status_code == 200
    async with watching_stalls() as submitting:
        answer = await hand.submitting(submission_id, {})
    assert answer.status_code == 503, "everything but the workflow, which is away"
    told = {"publishing": publishing, "saving": saving, "reading": reading, "submitting": submitting}
    assert {name: stalls.longest for name, stalls in told.items() if stalls.longest >= MOST_SECONDS} == {}


async def test_whoever_publishes_so_many_is_told_that_not_every_case_was_tried(
    site: Site, admin: Person
) -> None:
    desk = Desk(site.client, admin)
    query = {"formTemplateId": site.template_id}
    few = data(await desk.get("/api/FormTemplate/GetPublishProblems", **query))
    data(await desk.save_body(site.template_id, 2, about_one_number()))
    many = data(await desk.get("/api/FormTemplate/GetPublishProblems", **query))
    assert (few["areAllCasesTried"], many["areAllCasesTried"], many["problems"]) == (True, False, [])


async def test_a_list_of_such_forms_is_worked_out_by_another_process(
    site: Site, admin: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is not long in the loop, but a file holds thousands: together they would keep others waiting."""
    desk, hand = Desk(site.client, admin), site.hand()
    looked_at, drawn = largest("show")
    data(await desk.save_body(site.template_id, 2, drawn))
    data(await desk.publish(site.template_id))
    started = [await hand.start() for _ in range(6)]
    for each in started:
        data(await hand.saving(each, dict.fromkeys(looked_at, _LONG)))

    def here(_: object) -> None:
        raise AssertionError("worked out in the service's own process")

    monkeypatch.setattr(checker_program, "work", here)
    answer = await hand.get("ExportSubmissions", formTemplateId=site.template_id)
    assert answer.text.count(_LONG) == len(started) * len(looked_at)
