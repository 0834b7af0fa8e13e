"""Whose request it is: for the service, for the limit of tries and for Traefik's own limit, through no, one
and two proxies, each kind of them, whatever the caller writes into the headers."""

import sys
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from chassis.access.addresses import client_address, parse_networks

from . import running
from .running import PROXY, Upstream

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux has the whole of 127.0.0.0/8 to send from"
)

CLIENT, NEIGHBOUR = "127.0.9.1", "127.0.9.2"
FORGED: list[dict[str, str]] = [
    {},
    {"X-Forwarded-For": "198.51.100.7"},
    {"X-Forwarded-For": f"198.51.100.7, {PROXY}"},
    {"X-Forwarded-For": f"198.51.100.7, {PROXY}, {PROXY}, {PROXY}"},
    {"X-Forwarded-For": NEIGHBOUR, "X-Real-Ip": NEIGHBOUR, "Forwarded": f"for={NEIGHBOUR}"},
    {"X-Forwarded-For": "::ffff:198.51.100.7, garbage, [::1]:99999"},
    {"X_Forwarded_For": NEIGHBOUR, "X-Forwarded-For": ""},
]

FRONTS = {
    "nothing": [],
    "an ingress that replaces the header": [False],
    "an ingress that appends to it": [True],
    "a balancer and an ingress": [True, True],
    "a balancer that replaces it and an ingress": [False, True],
}


MOST = len(FORGED) - 1
"""How many tries and how many requests each address has."""

Caller = Callable[[str], httpx.Client]


@pytest.fixture(scope="module", params=FRONTS.values(), ids=list(FRONTS))
def calling(upstreams: dict[str, Upstream], site: Path, request: pytest.FixtureRequest) -> Generator[Caller]:
    """Clients by the address they send from. The proxies are trusted by theirs, as in an installation."""
    front: list[bool] = request.param
    tries = {"RATE_CREDENTIALS_PER_MINUTE": "1", "RATE_CREDENTIALS_BURST": str(MOST)}
    with ExitStack() as parts:
        web = parts.enter_context(running.web_server(site, **tries))
        gateway = parts.enter_context(
            running.gateway(
                {context: upstream.url for context, upstream in upstreams.items()} | web,
                trusted=PROXY if front else "",
                RATE_PER_SECOND="1",
                RATE_BURST=str(MOST),
            )
        )
        url = gateway.url
        for keeps_the_header in reversed(front):
            url = parts.enter_context(running.proxy(url, keeps_the_header=keeps_the_header))

        def client(address: str) -> httpx.Client:
            transport = httpx.HTTPTransport(local_address=address)
            return parts.enter_context(httpx.Client(base_url=url, transport=transport, timeout=20))

        yield client


def seen_by_the_service(answer: httpx.Response) -> str:
    data = answer.json()["data"]
    forwarded_for = data["headers"]["X-Forwarded-For"]
    return client_address(data["peer"], forwarded_for, parse_networks(PROXY))


def test_the_service_sees_who_called(calling: Caller) -> None:
    answers = [calling(CLIENT).get("/api/SubmissionPdf/Link", headers=forged) for forged in FORGED[1:]]
    assert [seen_by_the_service(answer) for answer in answers] == [CLIENT] * MOST


def test_tries_of_secrets_are_counted_for_who_called(calling: Caller) -> None:
    answers = [calling(CLIENT).post("/api/Auth/Login", headers=forged) for forged in FORGED]
    assert [answer.status_code for answer in answers] == [200] * MOST + [429]
    elsewhere = calling(NEIGHBOUR).post("/api/Auth/Login")
    assert elsewhere.status_code == 200, "nobody else is locked out"


def test_floods_are_counted_for_who_called(calling: Caller) -> None:
    client = calling(CLIENT)

    def status(forged: dict[str, str]) -> int:
        return client.get("/api/User/Me", headers=forged).status_code

    with ThreadPoolExecutor(16) as at_once:
        statuses = list(at_once.map(status, FORGED * 4))
    assert statuses.count(200) >= MOST
    assert 429 in statuses, "each of the headers alone stays below the limit"
    assert calling(NEIGHBOUR).get("/api/User/Me").status_code == 200, "nobody else is locked out"
