"""Paper of what a submission was before its newest version began."""

import pytest
from chassis.errors import NotFound
from chassis.testing.people import Person
from formwork.printout import Printout

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_submission_versions import begin, site

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
