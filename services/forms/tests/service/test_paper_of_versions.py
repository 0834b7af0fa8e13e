"""Paper of what a submission was before its newest version began."""

import pytest
from chassis.errors import NotFound
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from formwork.printout import Printout

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_submission_versions import begin, site
from services.forms.tests.service.test_visitors_receipt import as_reader

__all__ = ["site"]


class TestPaperOfAVersion:
    async def test_is_as_it_was_when_the_next_one_began(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking, stranger: Person
    ) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        reader = named(hand.person)
        before = Printout.model_validate_json((await asking.printout(submission_id, reader)).printout)
        await begin(site, approver, submission_id)
        data(await hand.saving(submission_id, {site.area["id"]: "Another roof"}))

        told = await asking.printout(submission_id, reader, version="A")
        older = Printout.model_validate_json(told.printout)
        assert (older.version, older.state, older.outcome) == ("A", "ongoing", None)
        assert older.values == before.values
        assert [each.step_name for each in older.steps] == ["Filling in", "Check", "Approval"]
        assert older.steps[-1].began_version == "B"

        newest = await asking.printout(submission_id, reader, version="B")
        plain = await asking.printout(submission_id, reader)
        assert newest == plain
        assert newest.revision != told.revision
        printed = Printout.model_validate_json(newest.printout)
        assert (printed.version, printed.values[site.area["id"]]) == ("B", "Another roof")

        again = await asking.printout(submission_id, reader, version="A", revision_only=True)
        assert again.revision == told.revision

    async def test_is_of_those_that_there_are_and_of_who_may_read_it(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking, stranger: Person
    ) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        for wrong in ("B", "Z", "a", "' or 1=1"):
            for revision_only in (True, False):
                with pytest.raises(NotFound):
                    await asking.printout(
                        submission_id, named(hand.person), version=wrong, revision_only=revision_only
                    )
        await begin(site, approver, submission_id)
        with pytest.raises(NotFound):
            await asking.printout(submission_id, named(stranger), version="A")

    async def test_is_no_visitors_nor_is_what_was_entered_in_it(
        self,
        site: SiteWithAWayBack,
        flow: Flow,
        asking: Asking,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        await begin(site, approver, submission_id)
        secret = new_token()
        data(await sharing(hand, submission_id, secret), 201)
        ada = await Visitor(site, submission_id, secret).prove(service, runtime, inbox)
        told = data(await ada.get(f"SubmissionProgress/{submission_id}"))["steps"]
        before = [each["submissionProcessId"] for each in told if each["submissionProcessId"]]
        assert len(before) == 3
        detail = f"SubmissionProcessDetail/{submission_id}"
        refused = [(await ada.get(detail, submissionProcessId=each)).status_code for each in before]
        assert refused == [404, 404, 404]
        guest = as_reader(await asking.guest(ada.token))
        with pytest.raises(NotFound):
            await asking.printout(submission_id, guest, version="A")

        ids = site.ids
        data(await ada.pressing(step_id=ids["fill"], action_id=ids["submit"]))
        told = data(await ada.get(f"SubmissionProgress/{submission_id}"))["steps"]
        own = next(each for each in told if each["version"] == "B" and each["submissionProcessId"])
        shown = data(await ada.get(detail, submissionProcessId=own["submissionProcessId"]))
        assert shown["values"]
