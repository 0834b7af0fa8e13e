import logging

import httpx
import pytest
from chassis.access import Role
from chassis.testing.people import Memberships, Person


def the_line(caplog: pytest.LogCaptureFixture, logger: str) -> logging.LogRecord:
    (line,) = [record for record in caplog.records if record.name == logger]
    return line


@pytest.fixture(autouse=True)
def everything(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)


class TestTheLog:
    async def test_tells_who_called_and_from_where(
        self, client: httpx.AsyncClient, member: Person, caplog: pytest.LogCaptureFixture
    ) -> None:
        await client.get("/api/Note/QueryNotes", headers=member.headers)
        line = vars(the_line(caplog, "access"))
        assert line["user"] == str(member.user_id)
        assert line["company"] == str(member.company_id)
        assert line["client"]
        assert line["requestId"]

    async def test_tells_of_somebody_who_was_not_let_in(
        self, client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
    ) -> None:
        await client.get("/api/Note/QueryNotes", headers={"Authorization": "Bearer made.up.token"})
        line = the_line(caplog, "security")
        assert line.levelno == logging.WARNING
        assert line.getMessage().endswith("401")
        assert "user" not in vars(line)
        assert "made.up.token" not in str(vars(line))

    async def test_tells_of_somebody_who_was_not_allowed(
        self, client: httpx.AsyncClient, memberships: Memberships, caplog: pytest.LogCaptureFixture
    ) -> None:
        member = Person(memberships, Role.MEMBER)
        await client.get("/api/Note/Secrets", headers=member.headers)
        line = the_line(caplog, "security")
        assert line.getMessage().endswith("403")
        assert vars(line)["user"] == str(member.user_id)
