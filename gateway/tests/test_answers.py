"""What the gateway adds to an answer: headers, compression, caching, and the envelope where it speaks."""

import json
import shutil
import threading
import time
from pathlib import Path

import httpx
import pytest

from . import running
from .running import Gateway, Upstream

RETRYABLE_TEXT = "This part of Groundwork is restarting. Nothing you saved is lost; try again in a moment."


def directives(answer: httpx.Response) -> dict[str, set[str]]:
    parts = [part.split() for part in answer.headers["Content-Security-Policy"].split(";")]
    return {name: set(sources) for name, *sources in parts}


def test_live_notes_come_through_as_they_are_said(gateway: Gateway, upstreams: dict[str, Upstream]) -> None:
    accepted = {"Accept-Encoding": "br, gzip"}
    with gateway.client() as client, client.stream("GET", "/api/Live/Notes", headers=accepted) as answer:
        notes = (line for line in answer.iter_lines() if line)
        assert next(notes) == "data: first"
        # Only now there is a second: nothing waited for more of it, neither to send nor to compress it.
        upstreams["identity"].says_more.set()
        assert [*notes] == ["data: second"]
        assert answer.headers["Content-Type"] == "text/event-stream"
        assert "Content-Encoding" not in answer.headers


class TestSecurityHeaders:
    @pytest.mark.parametrize(
        "path", ["/", "/api/User/Me", "/api/Nothing", "/modules/identity/mf-manifest.json"]
    )
    def test_every_answer_carries_them(self, gateway: Gateway, path: str) -> None:
        with gateway.client() as client:
            answer = client.get(path, headers={"Origin": "https://elsewhere.test"})
        assert not [name for name in answer.headers if name.lower().startswith("access-control-")]
        policy = directives(answer)
        assert policy["default-src"] == {"'self'"}
        assert policy["script-src"] == {"'self'"}, "no inline script, no eval, no other host"
        assert policy["style-src"] == {"'self'"}, "as decision 4 has it"
        assert not [each for sources in policy.values() for each in sources if each.startswith("'unsafe-")]
        assert policy["connect-src"] == {"'self'"}
        assert policy["object-src"] == policy["frame-ancestors"] == policy["base-uri"] == {"'none'"}
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert answer.headers["Referrer-Policy"] == "strict-origin-when-cross-origin"
        assert "geolocation=(self)" in answer.headers["Permissions-Policy"]
        assert not answer.headers.get("Server")

    def test_the_policy_of_an_uploaded_file_is_the_service_s(self, gateway: Gateway) -> None:
        with gateway.client() as client:
            answer = client.get("/files/identity/photo.svg?signature=x")
        assert answer.json()["data"]["context"] == "identity"
        assert answer.headers["Content-Security-Policy"] == running.FILE_POLICY
        assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"

    def test_https_is_pinned_only_where_the_trusted_proxy_says_https(
        self, gateway: Gateway, upstreams: dict[str, Upstream], web_server: dict[str, str]
    ) -> None:
        https = {"X-Forwarded-Proto": "https"}
        with gateway.client() as client:
            assert "Strict-Transport-Security" not in client.get("/", headers=https).headers
        with (
            running.gateway(web_server, trusted="127.0.0.1/32") as behind_proxy,
            behind_proxy.client() as client,
        ):
            pinned = client.get("/", headers=https).headers["Strict-Transport-Security"]
            assert pinned == "max-age=31536000; includeSubDomains"
            assert "Strict-Transport-Security" not in client.get("/").headers

    def test_files_may_come_from_the_named_object_store(self, web_server: dict[str, str]) -> None:
        with (
            running.gateway(web_server, STORAGE_ORIGIN="https://files.example.com") as with_store,
            with_store.client() as client,
        ):
            policy = directives(client.get("/"))
        assert "https://files.example.com" in policy["img-src"] & policy["connect-src"]
        assert policy["script-src"] == {"'self'"}

    def test_pictures_of_maps_may_come_from_the_named_origin_and_nothing_else_does(
        self, web_server: dict[str, str]
    ) -> None:
        with (
            running.gateway(web_server, MAP_TILES_ORIGIN="https://tiles.example.com") as with_maps,
            with_maps.client() as client,
        ):
            policy = directives(client.get("/"))
        allowed = {name for name, sources in policy.items() if "https://tiles.example.com" in sources}
        assert allowed == {"img-src", "connect-src"}


class TestCompression:
    @pytest.mark.parametrize("encoding", ["br", "gzip"])
    def test_large_answers_are_compressed(self, gateway: Gateway, encoding: str) -> None:
        with gateway.client(headers={"Accept-Encoding": encoding}) as client:
            for path in ("/api/User/Me?size=20000", "/static/js/main.0a1b2c3d4e.js"):
                with client.stream("GET", path) as answer:
                    raw = b"".join(answer.iter_raw())
                    assert answer.headers["Content-Encoding"] == encoding
                    assert len(raw) < 1000
                    assert "Accept-Encoding" in answer.headers["Vary"]

    def test_small_answers_are_not(self, gateway: Gateway) -> None:
        with gateway.client(headers={"Accept-Encoding": "gzip"}) as client:
            assert "Content-Encoding" not in client.get("/api/Nothing").headers


class TestCaching:
    def test_hashed_files_stay_for_a_year(self, gateway: Gateway) -> None:
        with gateway.client() as client:
            for path in ("/static/js/main.0a1b2c3d4e.js", "/modules/identity/static/js/app.deadbeef.js"):
                assert client.get(path).headers["Cache-Control"] == "public, max-age=31536000, immutable"

    def test_what_names_them_is_asked_for_again(self, gateway: Gateway) -> None:
        with gateway.client() as client:
            for path in ("/", "/members", "/modules/registry.json", "/modules/identity/mf-manifest.json"):
                answer = client.get(path)
                assert answer.status_code == 200
                assert answer.headers["Cache-Control"] == "no-cache"


class TestEnvelope:
    @pytest.mark.parametrize("path", ["/api", "/api/", "/api/Nothing/Here", "/api/Users", "/api/AuthX/Login"])
    @pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
    def test_an_unknown_call(self, gateway: Gateway, method: str, path: str) -> None:
        with gateway.client() as client:
            answer = client.request(method, path)
        assert answer.status_code == 404
        assert answer.headers["Content-Type"].startswith("application/json")
        body = answer.json()
        assert body["errorCode"] == 4
        assert body["message"]

    @pytest.mark.parametrize("method", ["GET", "POST"])
    def test_a_service_that_is_down(self, web_server: dict[str, str], method: str) -> None:
        down = {**web_server, "identity": f"http://127.0.0.1:{running.free_port()}"}
        with running.gateway(down) as alone, alone.client() as client:
            answer = client.request(method, "/api/User/Me")
        assert answer.status_code == 502
        assert answer.json() == {"data": {"retryable": True}, "errorCode": 2, "message": RETRYABLE_TEXT}
        assert int(answer.headers["Retry-After"]) > 0

    def test_a_limit_that_can_not_be_asked_is_worded_by_identity(
        self, web_server: dict[str, str], upstreams: dict[str, Upstream]
    ) -> None:
        """Traefik's own answer would be an empty 500."""
        urls = {context: upstream.url for context, upstream in upstreams.items()} | web_server
        away = {"web-internal": f"http://127.0.0.1:{running.free_port()}"}
        with running.gateway(urls | away) as alone, alone.client() as client:
            answer = client.post(
                "/api/Auth/Login", headers={"X-Request-Id": "0190-find-me", "Accept-Language": "zh-CN"}
            )
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "77"
        assert answer.headers["X-Frame-Options"] == "DENY"
        asked = answer.json()["data"]
        assert (asked["context"], asked["path"]) == ("identity", "/errors/503"), (
            "sign-in itself is not reached"
        )
        assert asked["headers"]["X-Request-Id"] == "0190-find-me"
        assert asked["headers"]["Accept-Language"] == "zh-CN"

    def test_it_speaks_the_reader_s_language(self, web_server: dict[str, str]) -> None:
        down = {**web_server, "identity": f"http://127.0.0.1:{running.free_port()}"}
        with (
            running.gateway(down) as alone,
            alone.client(headers={"Accept-Language": "zh-CN,en;q=0.5"}) as client,
        ):
            answer = client.get("/api/User/Me")
        assert answer.headers["Content-Language"] == "zh-CN"
        assert "正在重启" in answer.json()["message"]

    def test_a_service_that_comes_back_within_a_second_is_not_noticed(
        self, web_server: dict[str, str]
    ) -> None:
        port = running.free_port()
        with running.gateway({**web_server, "identity": f"http://127.0.0.1:{port}"}) as alone:
            returned: list[Upstream] = []
            with alone.client() as client:
                timer = threading.Timer(0.5, lambda: returned.append(Upstream("identity", port)))
                timer.start()
                answer = client.post("/api/User/Me", json={"name": "Ines"})
                timer.join()
        returned[0].stop()
        assert answer.status_code == 200
        assert answer.json()["data"]["received"] == len(json.dumps({"name": "Ines"}, separators=(",", ":")))

    def test_nor_by_who_sends_a_large_file(self, web_server: dict[str, str]) -> None:
        port = running.free_port()
        with running.gateway({**web_server, "identity": f"http://127.0.0.1:{port}"}) as alone:
            returned: list[Upstream] = []
            with alone.client() as client:
                timer = threading.Timer(0.5, lambda: returned.append(Upstream("identity", port)))
                timer.start()
                answer = client.post("/api/User/UploadPhoto", files={"photo": b"x" * 8_000_000})
                timer.join()
        returned[0].stop()
        assert answer.json()["data"]["received"] > 8_000_000

    @pytest.mark.parametrize("status", [200, 201, 400, 401, 402, 403, 404, 409, 413, 422, 429, 500, 503])
    def test_what_a_service_says_passes_untouched(self, gateway: Gateway, status: int) -> None:
        with gateway.client() as client:
            answer = client.post(f"/api/User/Me?status={status}")
        assert answer.status_code == status
        assert answer.json()["message"] == "from the service"
        assert answer.headers["Retry-After"] == "77"


class TestOperation:
    def test_ping_and_metrics_are_not_public(self, gateway: Gateway) -> None:
        assert httpx.get(f"{gateway.admin_url}/ping").text == "OK"
        assert "traefik_entrypoint_requests_total" in httpx.get(f"{gateway.admin_url}/metrics").text
        with gateway.client() as client:
            assert client.get("/ping").headers["Content-Type"].startswith("text/html"), "the shell's page"
            assert "traefik" not in client.get("/metrics").text

    def test_the_access_log_names_the_request_but_no_secret(self, gateway: Gateway) -> None:
        secrets = {"Authorization": "Bearer sesame", "Cookie": "gw_access=sesame"}
        with gateway.client(headers=secrets) as client:
            client.get("/api/User/Me", headers={"X-Request-Id": "0190-find-me"})
        deadline = time.monotonic() + 5
        while "0190-find-me" not in gateway.log.read_text() and time.monotonic() < deadline:
            time.sleep(0.05)
        log = gateway.log.read_text()
        assert "0190-find-me" in log
        assert "sesame" not in log

    @pytest.mark.parametrize(
        "path",
        ["/api/Member/QueryMembers?search=zoe.private%40x.test", "/files/forms/a.png?signature=zoe.private"],
    )
    def test_the_access_log_keeps_no_query(self, gateway: Gateway, path: str) -> None:
        with gateway.client() as client:
            client.get(path, headers={"X-Request-Id": "0190" + path.partition("?")[0]})
        running.wait_until(lambda: '"0190' + path.partition("?")[0] in gateway.log.read_text())
        log = gateway.log.read_text()
        assert f'"RequestPath":"{path.partition("?")[0]}' in log
        assert "zoe.private" not in log

    def test_the_access_log_keeps_no_secret_of_a_link_that_declines_mails(self, gateway: Gateway) -> None:
        with gateway.client() as client:
            for send in (client.get, client.post):
                answer = send("/api/Mail/Unsubscribe?token=sesame-of-a-mail")
                assert answer.json()["message"] == "from the service"
            client.get("/api/User/Me", headers={"X-Request-Id": "0190-after-it"})
        running.wait_until(lambda: "0190-after-it" in gateway.log.read_text())
        assert "sesame-of-a-mail" not in gateway.log.read_text()

    def test_a_caller_cannot_choose_its_address(self, gateway: Gateway) -> None:
        with gateway.client() as client:
            seen = client.get(
                "/api/User/Me", headers={"X-Forwarded-For": "8.8.8.8", "X_Real_Ip": "8.8.8.8"}
            ).json()
        assert "8.8.8.8" not in json.dumps(seen)

    def test_it_is_ready_once_its_routes_are_there(self, web_server: dict[str, str], tmp_path: Path) -> None:
        empty = tmp_path / "dynamic"
        empty.mkdir()
        with running.gateway(
            web_server, ready=False, TRAEFIK_PROVIDERS_FILE_DIRECTORY=str(empty)
        ) as starting:
            with starting.client() as client:
                assert client.get("/").status_code == 404, (
                    "what clients see of a gateway that has no routes yet"
                )
            assert not starting.is_ready
            assert httpx.get(f"{starting.admin_url}/metrics").is_success, "it runs"
            # A folder that is mounted is there at once; one that is copied is read in between. What says that
            # it is ready comes last.
            for file in sorted(running.DYNAMIC.iterdir(), key=lambda each: each.name == "ping.yaml"):
                shutil.copy(file, empty)
            running.wait_until(lambda: starting.is_ready)
            with starting.client() as client:
                assert client.get("/").status_code == 200

    @pytest.mark.parametrize("path", ["/api/User/..%2f..%2fhealthz", "/api/User/%00", "/api/%5cUser/Me"])
    def test_a_path_that_reads_two_ways_is_refused(self, gateway: Gateway, path: str) -> None:
        with gateway.client() as client:
            assert client.get(path).status_code == 400
