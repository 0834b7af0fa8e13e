from datetime import timedelta
from typing import Any
from uuid import uuid4

import httpx
from chassis.access import Role
from chassis.clock import now
from chassis.errors import ErrorCode
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import IN, OUT, Phone, data, fence, punch
from services.attendance.tests.service.test_clock_rules import ask, bring, issues

HOUR = timedelta(hours=1)
SITE_CODE, OWN_PHONE = 4, 1


async def made(client: httpx.AsyncClient, who: Person, crew: Crew, seen: str | None = None) -> dict[str, Any]:
    body = {"projectId": str(crew.jetty), "seenSiteCodeId": seen}
    code: dict[str, Any] = data(await Phone(client, who).call("PUT", "SiteCode/RenewSiteCode", body))
    return code


async def punches_of(client: httpx.AsyncClient, who: Person, phone: Phone) -> list[dict[str, Any]]:
    return [
        each
        for record in await phone.own()
        for each in data(await Phone(client, who).detail(record))["punches"]
    ]


class TestAPress:
    async def test_by_the_poster_says_so_and_where_it_was_as_any_other(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        fence(crew)
        code = await made(client, manager, crew)
        phone = Phone(client, member)
        # A photo of the poster, scanned at home.
        home = {"latitude": 1.5, "longitude": 103.9022, "accuracyMeters": 8}
        sent = punch(crew.jetty, IN, now(), siteCode=code["link"], position=home)
        (verdict,) = await phone.send(sent)
        assert (verdict["verdict"], verdict["marks"]) == ("stored", ["outsideFence"])
        # The letters below it are the same code, and a press that is sent again the same press.
        letters = code["link"].rpartition("/")[2].lower()
        again, out = await phone.send(sent, punch(crew.jetty, OUT, now(), siteCode=letters, position=home))
        assert (again["verdict"], out["verdict"]) == ("known", "stored")
        assert [each["source"] for each in await punches_of(client, manager, phone)] == [SITE_CODE] * 2

    async def test_by_what_is_no_poster_of_the_project_is_recorded_as_any_other(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person
    ) -> None:
        both = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty, crew.tower))
        code = await made(client, manager, crew)
        phone = Phone(client, both)
        wrong = ["", "x" * 300, f"/attendance/site/{'0' * 26}", "/attendance/code/" + code["link"][-26:]]
        verdicts = await phone.send(
            punch(crew.tower, IN, now() - HOUR, siteCode=code["link"]),
            *(punch(crew.jetty, IN, now(), siteCode=each) for each in wrong),
        )
        assert {each["verdict"] for each in verdicts} == {"stored"}
        admin = crew.person("Ravi Shah", Role.ADMIN)
        assert {each["source"] for each in await punches_of(client, admin, phone)} == {OWN_PHONE}

    async def test_that_comes_in_late_was_made_by_the_poster_that_hung_there_then(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        old = await made(client, manager, crew)
        phone = Phone(client, member)
        before = punch(crew.jetty, IN, now() - HOUR, siteCode=old["link"])
        await made(client, manager, crew, old["siteCodeId"])
        after = punch(crew.jetty, OUT, now(), siteCode=old["link"])
        await phone.send(before, after)
        assert [each["source"] for each in await punches_of(client, manager, phone)] == [SITE_CODE, OWN_PHONE]

    async def test_brings_the_photo_that_is_asked_for(
        self, client: httpx.AsyncClient, crew: Crew, worker: Asker, manager: Person, admin: Person
    ) -> None:
        await ask(Asker(client, admin))
        code = await made(client, manager, crew)
        sent = punch(crew.jetty, IN, now(), siteCode=code["link"])
        await worker.send(sent)
        assert [each["source"] for each in await punches_of(client, manager, worker)] == [SITE_CODE]
        assert await issues(worker) == ["noPhoto"]
        await bring(client, worker, sent)
        assert await issues(worker) == []


class TestAPoster:
    async def test_is_its_managers_to_make_renew_and_remove(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        crew: Crew,
        member: Person,
        manager: Person,
        neighbour: Person,
        stranger: Person,
    ) -> None:
        body = {"projectId": str(crew.jetty), "seenSiteCodeId": None}
        for who in (member, neighbour, stranger):
            refused = await Phone(client, who).call("PUT", "SiteCode/RenewSiteCode", body)
            assert refused.status_code in (403, 404, 422), refused.text
        first = await made(client, manager, crew)
        at_once = await Phone(client, manager).call("PUT", "SiteCode/RenewSiteCode", body)
        assert at_once.status_code == 409
        second = await made(client, manager, crew, first["siteCodeId"])
        assert second["link"] != first["link"]
        desk, project = Phone(client, manager), {"projectId": str(crew.jetty)}
        shown = data(await desk.get("SiteCode/GetSiteCode", **project))
        assert shown["siteCode"] == second
        for who in (member, neighbour, stranger):
            answer = await Phone(client, who).get("SiteCode/GetSiteCode", **project)
            assert answer.status_code in (403, 422), answer.text
        gone = {**project, "siteCodeId": first["siteCodeId"]}
        assert (await desk.call("DELETE", "SiteCode/RevokeSiteCode", gone)).status_code == 409
        body = {**project, "siteCodeId": second["siteCodeId"]}
        for who in (member, neighbour, stranger):
            refused = await Phone(client, who).call("DELETE", "SiteCode/RevokeSiteCode", body)
            assert refused.status_code in (403, 404, 422), refused.text
        data(await desk.call("DELETE", "SiteCode/RevokeSiteCode", body))
        assert data(await desk.get("SiteCode/GetSiteCode", **project))["siteCode"] is None
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [each.action for each in acts] == [
            f"attendance_site_code.{what}" for what in ("made", "renewed", "revoked")
        ]
        letters = {each["link"].rpartition("/")[2] for each in (first, second)}
        assert not any(code in str(act) for act in acts for code in letters)

    async def test_is_printed_for_its_managers_alone(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person, neighbour: Person
    ) -> None:
        project = {"projectId": str(crew.jetty)}
        none = await Phone(client, manager).get("SiteCode/PrintSiteCode", **project)
        assert none.status_code == 404
        await made(client, manager, crew)
        printed = await Phone(client, manager).get("SiteCode/PrintSiteCode", **project)
        assert (printed.status_code, printed.content[:5]) == (200, b"%PDF-")
        assert b"Jetty 4".hex().encode() in printed.content
        for says in ("Clock in or out here".encode("cp1252"), "在此打卡上下班".encode("utf-16-be")):
            assert says.hex().encode() in printed.content
        for who in (member, neighbour):
            refused = await Phone(client, who).get("SiteCode/PrintSiteCode", **project)
            assert refused.status_code in (403, 422), refused.text

    async def test_leads_whoever_scans_it(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        member: Person,
        manager: Person,
        neighbour: Person,
        stranger: Person,
    ) -> None:
        code = await made(client, manager, crew)

        async def by(who: Person, scanned: str) -> httpx.Response:
            return await Phone(client, who).get("SiteCode/GetSiteByCode", code=scanned)

        own = data(await by(member, code["link"]))
        assert own == {"projectId": str(crew.jetty), "projectName": "Jetty 4", "isClosed": False}
        # A colleague who is not in the project learns nothing of it.
        assert data(await by(neighbour, code["link"])) == {
            "projectId": None,
            "projectName": "",
            "isClosed": False,
        }
        for answer, expected in (
            (await by(stranger, code["link"]), ErrorCode.EQUIPMENT_OF_ANOTHER_COMPANY),
            (await by(member, f"/attendance/site/{'0' * 26}"), ErrorCode.EQUIPMENT_NOT_FOUND),
            (await by(member, str(uuid4())), ErrorCode.EQUIPMENT_NOT_FOUND),
            (await by(stranger, "x"), ErrorCode.EQUIPMENT_NOT_FOUND),
        ):
            assert answer.json()["errorCode"] == expected
            # In words of a site: whoever scanned a poster knows of no equipment.
            message = answer.json()["message"]
            assert ("site" in message, "quipment" in message) == (True, False), message
        await made(client, manager, crew, code["siteCodeId"])
        assert (await by(member, code["link"])).json()["errorCode"] == 6

    async def test_of_an_archived_project_says_that_it_is_closed(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person, manager: Person
    ) -> None:
        code = await made(client, manager, crew)
        await crew.archive(crew.jetty, runtime)
        said = data(await Phone(client, member).get("SiteCode/GetSiteByCode", code=code["link"]))
        assert (said["projectName"], said["isClosed"]) == ("Jetty 4", True)

    async def test_tells_nobody_without_an_account_more_than_whose_site_it_is(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person
    ) -> None:
        code = await made(client, manager, crew)
        answer = await client.get("/api/SiteCode/GetSiteCard", params={"code": code["link"]})
        assert [*data(answer)] == ["companyName"]
        unknown = [
            await client.get("/api/SiteCode/GetSiteCard", params={"code": f"/attendance/site/{each:026}"})
            for each in range(60)
        ]
        assert unknown[0].json()["errorCode"] == 6
        assert unknown[-1].status_code == 429
