"""How often and how much: each limit is met from below and from above."""

from pathlib import Path

import httpx
import pytest

from . import running
from .running import Gateway, Upstream

MEBIBYTE = 1024 * 1024


def envelope_of(answer: httpx.Response) -> dict[str, object]:
    body: dict[str, object] = answer.json()
    assert set(body) == {"data", "errorCode", "message"}
    return body


class TestBodies:
    def test_json_up_to_a_mebibyte(self, gateway: Gateway) -> None:
        with gateway.client(headers={"Content-Type": "application/json"}) as client:
            fits = client.post("/api/User/Me", content=b"x" * MEBIBYTE)
            assert fits.json()["data"]["received"] == MEBIBYTE
            refused = client.post("/api/User/Me", content=b"x" * (MEBIBYTE + 1))
        assert refused.status_code == 413
        assert envelope_of(refused)["errorCode"] == 4

    def test_files_may_be_larger(self, gateway: Gateway) -> None:
        with gateway.client() as client:
            answer = client.post("/api/User/UploadPhoto", files={"photo": b"x" * (3 * MEBIBYTE)})
        assert answer.json()["data"]["received"] > 3 * MEBIBYTE

    def test_but_not_without_end(self, upstreams: dict[str, Upstream], web_server: str) -> None:
        urls = {"identity": upstreams["identity"].url, "web": web_server}
        with running.gateway(urls, UPLOAD_LIMIT_BYTES="2000000") as small, small.client() as client:
            answer = client.post("/api/User/UploadPhoto", files={"photo": b"x" * (3 * MEBIBYTE)})
        assert answer.status_code == 413
        assert envelope_of(answer)["errorCode"] == 4

    def test_a_file_type_does_not_open_the_sign_in(self, gateway: Gateway) -> None:
        with gateway.client() as client:
            answer = client.post("/api/Auth/Login", files={"photo": b"x" * (2 * MEBIBYTE)})
        assert answer.status_code == 413


class TestRates:
    @pytest.mark.parametrize(
        "path", ["/api/Auth/Login", "/api/Auth/Register", "/api/Auth/RequestPasswordReset"]
    )
    def test_trying_passwords_is_slowed_down(
        self, upstreams: dict[str, Upstream], site: Path, path: str
    ) -> None:
        rates = {"RATE_CREDENTIALS_PER_MINUTE": "30", "RATE_CREDENTIALS_BURST": "5"}
        with running.web_server(site) as own_web:  # it counts: nobody else's tries may be among them
            urls = {"identity": upstreams["identity"].url, "web": own_web}
            with running.gateway(urls, **rates) as strict, strict.client() as client:
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

    def test_floods_are_refused(self, upstreams: dict[str, Upstream], web_server: str) -> None:
        urls = {"identity": upstreams["identity"].url, "web": web_server}
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

    def test_people_behind_a_trusted_proxy_are_counted_apart(
        self, upstreams: dict[str, Upstream], web_server: str
    ) -> None:
        urls = {"identity": upstreams["identity"].url, "web": web_server}
        behind_proxy = {
            "TRAEFIK_ENTRYPOINTS_WEB_FORWARDEDHEADERS_TRUSTEDIPS": "127.0.0.1/32",
            "CLIENT_ADDRESS_DEPTH": "1",
            "RATE_CREDENTIALS_PER_MINUTE": "1",
            "RATE_CREDENTIALS_BURST": "2",
        }
        with running.gateway(urls, **behind_proxy) as strict, strict.client() as client:
            first = [
                client.post("/api/Auth/Login", headers={"X-Forwarded-For": "10.1.1.1"}) for _ in range(4)
            ]
            second = client.post("/api/Auth/Login", headers={"X-Forwarded-For": "10.1.1.2"})
        assert first[-1].status_code == 429
        assert second.status_code == 200
