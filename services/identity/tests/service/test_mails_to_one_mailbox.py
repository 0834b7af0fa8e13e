"""However many addresses a mailbox has, strangers can cause only few mails to it."""

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing import published
from contracts.identity.v1 import events_pb2
from identity.account.mail_requests import MailKind, may_mail

MANY = [f"victim+{number}@example.test" for number in range(30)]


async def test_registrations_under_many_addresses_of_one_mailbox_send_five_mails(
    client: httpx.AsyncClient, runtime: Runtime
) -> None:
    for email in MANY:
        body = {"email": email, "fullName": "Vic Tim", "password": "concrete before noon"}
        assert (await client.post("/api/Auth/Register", json=body)).status_code == 202
    assert len(await published(runtime, events_pb2.EmailVerificationRequested)) == 5


@pytest.mark.parametrize("kind", MailKind)
async def test_every_kind_is_counted_by_the_mailbox(runtime: Runtime, kind: MailKind) -> None:
    assert sum([await may_mail(runtime.database, email, kind) for email in MANY]) == 5
    assert await may_mail(runtime.database, "somebody@example.test", kind)
