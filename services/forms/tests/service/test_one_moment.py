"""What is told of a submission fits together, whatever happens while it is read."""

from typing import Any
from uuid import UUID

import pytest
from forms.submission.repo import SubmissionRepo

from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site


async def test_a_press_in_between_shows_no_step_twice(
    site: Site, asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    attempt_id = await asking.attempted(hand, submission_id)
    records = SubmissionRepo.records

    async def pressed_meanwhile(repo: SubmissionRepo, of: UUID) -> Any:
        monkeypatch.setattr(SubmissionRepo, "records", records)
        await asking.record(
            submission_id=submission_id,
            number=1,
            attempt_id=attempt_id,
            from_step_id=site.first,
            action_id=site.submit,
            to_step_id=site.second,
        )
        return await records(repo, of)

    monkeypatch.setattr(SubmissionRepo, "records", pressed_meanwhile)
    way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))
    assert [each["stepName"] for each in way["steps"]] == ["Step 1"]
    assert way["currentStepId"] == site.first
    later = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))
    assert [each["stepName"] for each in later["steps"]] == ["Step 1", "Approval"]
