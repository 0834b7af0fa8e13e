"""How often and how much: each limit is met from below and from above."""

import http.client
import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from devstack.parts.gateway import static_configuration
from devstack.testing.kept import temporary_bytes_of

from . import running
from .running import Gateway, Upstream

MEBIBYTE = 1024 * 1024


def envelope_of(answer: httpx.Response) -> dict[str, object]:
    body: dict[str, object] = answer.json()
    assert set(body) == {"data", "errorCode", "message"}
    return body


def raw_status(gateway: Gateway, path: str) -> int:
    """httpx would tidy the path."""
    connection = http.client.HTTPConnection(gateway.url.removeprefix("http://"))
    connection.request("POST", path)
    status = connection.getresponse().status
    connection.close()
    return status


class TestBodies:
    """How much a call takes, and from whom, its service knows."""

    def test_pass_whatever_their_size(self, gateway: Gateway) -> None:
        with gateway.client(headers={"Content-Type": "application/json"}) as client:
            answer = client.post("/api/User/Me", content=b"x" * 3 * MEBIBYTE)
        assert answer.json()["data"]["received"] == 3 * MEBIBYTE

    @pytest.mark.parametrize("path", ["/api/User/UploadSelfPhoto", "/api/FormFiles/UploadResources"])
    def test_are_not_kept_by_the_gateway(self, gateway: Gateway, path: str) -> None:
        host, port = gateway.url.removeprefix("http://").split(":")
        with ExitStack() as open_ones:
            for _ in range(4):
                sender = open_ones.enter_context(socket.create_connection((host, int(port)), timeout=20))
                sender.sendall(
                    f"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {64 * MEBIBYTE}\r\n"
                    "Content-Type: multipart/form-data; boundary=b\r\n\r\n".encode()
                )
                sender.sendall(b"x" * 8 * MEBIBYTE)
            assert temporary_bytes_of(gateway.pid) < MEBIBYTE


class TestRates:
    @pytest.mark.parametrize(
        "path",
        [
            "/api/Auth/Login",
            "/api/Auth/Register",
            "/api/Auth/RequestPasswordReset",
            "/api/SubmissionShareLink/Verify/0198c0de-0000-7000-8000-000000000001",
            "/api/FormStartLink/Verify",
            "/api/SubmissionShareLink/Open/0198c0de-0000-7000-8000-000000000001",
            "/api/FormStartLink/Open",
            "/api/FormStartLink/Another",
        ],
    )
    def test_trying_passwords_is_slowed_down(
        self, upstreams: dict[str, Upstream], site: Path, path: str
    ) -> None:
        rates = {"RATE_CREDENTIALS_PER_MINUTE": "30", "RATE_CREDENTIALS_BURST": "5"}
        with running.web_server(site, **rates) as own_web:  # it counts: nobody else's tries may be among them
            urls = {each: upstreams[each].url for each in ("identity", "forms")} | own_web
            with running.gateway(urls) as strict, strict.client() as client:
                answers = [client.post(path) for _ in range(12)]
                elsewhere = client.get("/api/User/Me")
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        refused = answers[-1]
        assert refused.status_code == 429
        assert envelope_of(refused)["errorCode"] == 4
        assert envelope_of(refused)["data"] == {"retryable": True}
        assert refused.headers["Retry-After"] == "2", "30 a minute: one every two seconds"
        assert "Content-Security-Policy" in refused.headers
        assert elsewhere.status_code == 200, "the rest of the system is not locked with it"

    def test_floods_are_refused(self, upstreams: dict[str, Upstream], web_server: dict[str, str]) -> None:
        urls = {"identity": upstreams["identity"].url, **web_server}
        with running.gateway(urls, RATE_PER_SECOND="1", RATE_BURST="10") as strict, strict.client() as client:
            statuses = [client.get("/api/User/Me").status_code for _ in range(20)]
        assert statuses[:10] == [200] * 10
        assert statuses[-1] == 429

    def test_a_lock_out_of_the_service_keeps_its_own_words(self, gateway: Gateway) -> None:
        with gateway.client() as client:
            answer = client.post("/api/Auth/Login?status=429")
        assert answer.status_code == 429
        assert answer.json()["message"] == "from the service"
        assert answer.headers["Retry-After"] == "77"

    @pytest.mark.parametrize("query", ["perMinute=0.000001&burst=9", "perMinute=0.000001&burst=9&depth=2"])
    @pytest.mark.parametrize("path", ["/_limit", "/limit", "/%6cimit"])
    def test_nobody_sets_a_limit_for_others(
        self, upstreams: dict[str, Upstream], site: Path, path: str, query: str
    ) -> None:
        with running.web_server(site) as own_web:
            urls = {"identity": upstreams["identity"].url, **own_web}
            with running.gateway(urls) as attacked, attacked.client() as client:
                asked = client.get(f"{path}?{query}", headers={"X-Forwarded-For": "203.0.113.9, 127.0.0.1"})
                assert asked.headers["Content-Type"].startswith("text/html"), "the shell's page"
                answers = [client.post("/api/Auth/Login") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 5

    @pytest.mark.parametrize("path", ["/api/Auth/%4Cogin", "/api/Auth/./Login", "/api//Auth/Login"])
    def test_no_spelling_of_the_path_tries_secrets_uncounted(
        self, upstreams: dict[str, Upstream], site: Path, path: str
    ) -> None:
        rates = {"RATE_CREDENTIALS_PER_MINUTE": "1", "RATE_CREDENTIALS_BURST": "1"}
        with running.web_server(site, **rates) as own_web:
            urls = {"identity": upstreams["identity"].url, **own_web}
            with running.gateway(urls) as strict, strict.client() as client:
                client.post("/api/Auth/Login")
                assert raw_status(strict, path) != 200


def test_a_photo_from_the_edge_of_a_network_has_the_time_it_takes() -> None:
    said = static_configuration()
    timeouts = "TRAEFIK_ENTRYPOINTS_WEB_TRANSPORT_RESPONDINGTIMEOUTS_"
    reading, writing = (
        int(said[timeouts + name].removesuffix("s")) for name in ("READTIMEOUT", "WRITETIMEOUT")
    )
    assert reading > 5_000_000 / 20_000
    # It counts from the request's beginning too; the answer comes once a picture was opened.
    assert reading + 60 < writing
