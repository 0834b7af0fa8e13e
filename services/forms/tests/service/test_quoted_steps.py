"""What people quote to each other: eight digits a step, looked up by whoever may read it."""

import re
from uuid import UUID

from chassis.db.statements import col, is_any
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.tables.submission import StepRecord
from sqlalchemy import text, update

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand, Site


async def quoted(hand: Hand, submission_id: str) -> str:
    way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))
    return way["steps"][0]["submissionProcessId"]


async def looking_up(hand: Hand, process_id: str, **more: str) -> tuple[int, str]:
    answer = await hand.get("GetSubmissionProcessDetail", submissionProcessId=process_id, **more)
    if answer.status_code != 200:
        return refusal(answer)[0], ""
    return 200, data(answer)["submissionId"]


class TestQuoting:
    async def test_eight_digits_lead_to_the_step(self, site: Site, flow: Flow, stranger: Person) -> None:
        hand = site.hand()
        first, second = await hand.submitted(), await hand.submitted()
        ids = [await quoted(hand, each) for each in (first, second)]
        assert all(re.fullmatch("[0-9a-f]{8}", each) for each in ids)
        assert ids[0] != ids[1]
        assert await looking_up(hand, ids[0]) == (200, first)
        assert await looking_up(hand, ids[0].upper()) == (200, first)
        assert await looking_up(hand, ids[0], submissionId=second) == (404, "")
        assert await looking_up(site.somebody(stranger), ids[0]) == (404, "")
        versions = data(await hand.get("GetSubmissionVersions", submissionId=first))
        assert [each["submissionProcessId"] for each in versions] == [ids[0]]

    async def test_what_is_none_finds_nothing(self, site: Site, flow: Flow) -> None:
        for wrong in (
            "",
            "1234567",
            "123456789",
            "zzzzzzzz",
            "0' or '1",
            "00000000-0000-0000-0000-000000000000",
        ):
            assert (await looking_up(site.hand(), wrong))[0] == 404, wrong

    async def test_of_two_with_the_same_the_submission_says_which(
        self, site: Site, flow: Flow, runtime: Runtime
    ) -> None:
        hand = site.hand()
        both = [await hand.submitted(), await hand.submitted()]
        async with runtime.database.unit_of_work() as uow:
            is_one = is_any(col(StepRecord.submission_id), [UUID(each) for each in both])
            await uow.execute(update(StepRecord).where(is_one).values(process_id="0badcafe"))
        assert await looking_up(hand, "0badcafe") == (404, "")
        for each in both:
            assert await looking_up(hand, "0badcafe", submissionId=each) == (200, each)

    async def test_what_an_older_release_writes_has_one(
        self, site: Site, flow: Flow, runtime: Runtime
    ) -> None:
        hand = site.hand()
        submission_id = await hand.submitted()
        async with runtime.database.unit_of_work() as uow:
            written = text("update step_record set process_id = default where submission_id = :it")
            await uow.execute(written, {"it": UUID(submission_id)})
        assert await looking_up(hand, await quoted(hand, submission_id)) == (200, submission_id)
