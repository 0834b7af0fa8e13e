"""In the shape of production, behind an ingress: an attacker locks out nobody but themselves."""

import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from devstack.testing import Stack

from gateway.tests import running

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux has the whole of 127.0.0.0/8 to send from"
)

OWNER = "127.0.9.1"
PERSON = {"email": "manager@northbank.demo", "password": "groundwork-demo"}


@contextmanager
def ingress(stack: Stack, *, keeps_the_header: bool) -> Generator[str]:
    """Before a gateway that trusts it, before the stack's own services."""
    stack.start("web")
    parts = {"identity": stack.url("identity"), "web": stack.url("web")}
    internal = f"http://{stack.site.address('web-internal')}"
    with ExitStack() as front:
        gateway = front.enter_context(
            running.gateway({**parts, "web-internal": internal}, trusted=running.PROXY, RATE_PER_SECOND="0")
        )
        yield front.enter_context(running.proxy(gateway.url, keeps_the_header=keeps_the_header))


def client(url: str, address: str) -> httpx.Client:
    return httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=address), timeout=20)


@pytest.mark.parametrize(
    ("keeps_the_header", "attacker_address"),
    [(False, "127.0.9.2"), (True, "127.0.9.3")],
    ids=["an ingress that replaces the header", "one that appends to it"],
)
def test_wrong_passwords_lock_out_who_tries_them(
    stack: Stack, keeps_the_header: bool, attacker_address: str
) -> None:
    forged: list[dict[str, str]] = [
        {},
        {"X-Forwarded-For": OWNER},
        {"X-Forwarded-For": f"{OWNER}, {running.PROXY}"},
    ]
    wrong = PERSON | {"password": "wrong"}
    with ingress(stack, keeps_the_header=keeps_the_header) as url:
        with client(url, attacker_address) as attacker:
            answers = [
                attacker.post("/api/Auth/Login", json=wrong, headers=forged[number % 3])
                for number in range(6)
            ]
        assert [answer.status_code for answer in answers] == [401] * 5 + [429]
        with client(url, OWNER) as owner:
            answer = owner.post("/api/Auth/Login", json=PERSON)
            assert answer.status_code == 200, answer.text
            sessions = owner.get("/api/Auth/GetSessions").json()["data"]
    assert [each["ip"] for each in sessions if each["isCurrent"]] == [OWNER]
