"""To-dos of somebody who has taken part in thousands."""

import re
from typing import Any

import pytest
from chassis.runtime import Runtime
from chassis.testing.statements import counted_statements
from forms.todo.schemas import TodoType

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.many_done import done_like
from services.forms.tests.service.site import Hand, Site

# What is longer the driver does not keep prepared: it would be read and told of by PostgreSQL for every page.
KEPT_BY_THE_DRIVER = 15 * 1024
_ASKS_WHOSE_TURN_IT_IS = re.compile(r"\$\d+::UUID != ALL \(submission\.approved_for_user_ids\)")


async def told(hand: Hand, kind: TodoType, **paging: int) -> dict[str, Any]:
    return data(await hand.get("QueryTodos", type=kind.value, **paging))


@pytest.mark.parametrize("kind", TodoType)
async def test_a_page_is_one_statement_that_asks_once_whose_turn_it_is(
    site: Site, flow: Flow, runtime: Runtime, kind: TodoType
) -> None:
    await site.hand().submitted()
    checker = site.checker()
    with counted_statements(runtime.database) as said:
        await told(checker, kind)
    asked = [each for each in said if "submission_participant" in each]
    assert len(asked) == 1
    assert len(_ASKS_WHOSE_TURN_IT_IS.findall(asked[0])) == 1
    assert len(asked[0]) <= KEPT_BY_THE_DRIVER


async def test_of_thousands_pages_and_count_are_as_of_now(site: Site, runtime: Runtime) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    await done_like(runtime, submission_id, 1100)
    assert (await told(hand, TodoType.ALL))["totalCount"] == 1101
    await done_like(runtime, submission_id, 3)
    pages = [await told(hand, kind) for kind in (TodoType.ALL, TodoType.MY_TURN, TodoType.DONE)]
    assert [each["totalCount"] for each in pages] == [1104, 1, 1103]
    counts = await hand.counts()
    assert [counts["all"], counts["myTurn"], counts["done"]] == [1104, 1, 1103]


async def test_behind_the_last_page_there_is_nothing_but_its_count(site: Site) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    first, behind = [await told(hand, TodoType.MY_TURN, pageNumber=page) for page in (1, 2)]
    assert ([each["submissionId"] for each in first["data"]], first["totalCount"]) == ([submission_id], 1)
    assert (behind["data"], behind["totalCount"]) == ([], 1)
