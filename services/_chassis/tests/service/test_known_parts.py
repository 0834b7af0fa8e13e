import httpx
import pytest
from chassis.testing.people import Person

ATTACH, QUERY = "/api/Note/AttachFile", "/api/Note/QueryNotes"


class TestAForm:
    async def test_with_fields_that_nobody_asked_for_is_refused_by_their_names(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        file, known = {"file": ("a.txt", b"a")}, {"remark": "x"}
        more = known | {"createdBy": "x", "role": "owner"}
        refused = await client.post(ATTACH, files=file, data=more, headers=member.headers)
        assert refused.status_code == 422
        assert {each["field"] for each in refused.json()["data"]["fields"]} == {"createdBy", "role"}
        assert (await client.get(QUERY, headers=member.headers)).json()["data"]["data"] == []
        assert (await client.post(ATTACH, files=file, data=known, headers=member.headers)).status_code == 201

    async def test_with_a_file_that_nobody_asked_for_is_refused(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        files = {"file": ("a.txt", b"a"), "other": ("b.txt", b"b")}
        assert (await client.post(ATTACH, files=files, headers=member.headers)).status_code == 422


@pytest.mark.parametrize("query", ["search=%00", "search=a%1bb", "%00=a", "unknown=%00"])
async def test_no_database_is_asked_for_what_it_can_not_hold(
    client: httpx.AsyncClient, member: Person, query: str
) -> None:
    refused = await client.get(f"{QUERY}?{query}", headers=member.headers)
    assert (refused.status_code, "control characters" in refused.text) == (422, True)
