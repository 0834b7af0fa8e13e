"""How the list of submissions finds its rows. Of thousands a sort of all costs a tenth of a second."""

import pytest
from chassis.db import containing
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY
from forms.rights.reader import Reader
from forms.submission.listing.hot import PAGES
from forms.submission.schemas import SubmissionSort


@pytest.mark.parametrize("sort", SubmissionSort)
async def test_every_order_has_its_index(runtime: Runtime, sort: SubmissionSort) -> None:
    reader = Reader(new_id(), COMPANY, sees_all_projects=True, project_ids=[], team_ids=[])
    anything = dict.fromkeys(("project_id", "template_id", "state", "needs_attention"))
    given = {**reader.binds, **anything, "pattern": containing("")}
    page = PAGES[sort].page.plan(page_limit=50, page_offset=0, **given)
    async with runtime.database.unit_of_work() as uow:
        driver = await uow.driver()
        await driver.execute("set local enable_sort = off; set local enable_seqscan = off")
        steps = [row[0] for row in await driver.fetch(f"explain {page.sql}", *page.values)]
    # An incremental sort is one of a few rows, which the index tells apart no further.
    assert not [step for step in steps if "->  Sort" in step], "\n".join(steps)
