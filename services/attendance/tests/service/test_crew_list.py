"""Who is in a crew, and where each is with their day."""

from datetime import timedelta

import httpx
from chassis.access import Role
from chassis.clock import now
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.foreman import Foreman, of
from services.attendance.tests.phone import BREAK, IN, Phone, data

HOUR = timedelta(hours=1)


class TestWhoIsInIt:
    async def test_comes_page_by_page_in_the_order_of_names(
        self, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        await foreman.clock(of(hands[2], crew.jetty, IN, now() - HOUR))

        async def page(number: int) -> tuple[list[tuple[str, str]], int, int]:
            found = data(await foreman.crew(crew.jetty, pageNumber=number, pageCount=2))
            people = [(each["person"]["fullName"], each["state"]) for each in found["people"]]
            return people, found["totalCount"], found["totalPageCount"]

        whole = data(await foreman.crew(crew.jetty))["people"]
        names = [each["person"]["fullName"] for each in whole]
        assert names == sorted(names)
        assert {"Ana Cruz", "Bo Tan", "Chen Li"} <= {*names}
        pages = -(-len(names) // 2)
        found = [await page(number) for number in range(1, pages + 2)]
        assert [name for people, *_ in found for name, _ in people] == names
        assert {(total, of_pages) for _, total, of_pages in found} == {(len(names), pages)}
        assert found[-1][0] == []
        assert ("Chen Li", "in") in [each for people, *_ in found for each in people]

    async def test_is_a_page_however_many_there_are(self, crew: Crew, foreman: Foreman) -> None:
        many = [crew.person(f"Hand {n:03}", Role.MEMBER, projects=(crew.jetty,)) for n in range(120)]
        crew.book.projects[str(crew.jetty)].member_user_ids.extend(str(each.user_id) for each in many)
        found = data(await foreman.crew(crew.jetty))
        assert (len(found["people"]), found["totalPageCount"]) == (100, 2)
        assert (await foreman.crew(crew.jetty, pageCount=101)).status_code == 422


class TestTheCrew:
    async def test_is_the_project_s_people_and_where_each_is_with_their_day(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        begun = now() - 3 * HOUR
        await Phone(client, hands[0]).work(crew.jetty, (IN, begun))
        await Phone(client, hands[1]).work(crew.jetty, (IN, begun), (BREAK, begun + HOUR))
        crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(foreman.who.user_id))
        found = data(await foreman.crew(crew.jetty))
        assert (found["timeZone"], found["isPositionAsked"]) == ("Asia/Singapore", False)
        people = [(each["person"]["fullName"], each["state"]) for each in found["people"]]
        assert people == [("Ana Cruz", "in"), ("Bo Tan", "break"), ("Chen Li", "out")]

    async def test_says_nothing_of_work_where_the_caller_manages_nothing(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, admin: Person
    ) -> None:
        both = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty, crew.tower))
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(both.user_id))
        await Phone(client, both).work(crew.tower, (IN, now() - HOUR))
        (seen,) = data(await foreman.crew(crew.jetty))["people"]
        assert (seen["state"], seen["since"], seen["isElsewhere"]) == ("out", None, False)
        (seen,) = data(await Foreman(client, admin).crew(crew.jetty))["people"]
        assert [seen[each] for each in ("state", "elsewhereProjectId")] == ["in", str(crew.tower)]
