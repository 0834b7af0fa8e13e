"""Every operation with generated requests, right and wrong: no crash, no answer off its document.

Against the whole system, filled with the demo: what one service asks another is answered for real.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from devstack.declared import declared
from devstack.layout import BIN, Service, services
from devstack.testing.running import Running

OWNER = {"email": "owner@northbank.demo", "password": "groundwork-demo"}
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
# These may end the session all requests are made with, and the rest would be a walk along closed doors: they
# come last, with a session of their own.
ENDS_SESSION = ("Auth_Logout", "Auth_RevokeSession")
# Sign-in and session are identity's, and some of its calls change both: it comes last.
ORDER = sorted(services(), key=lambda service: service.context == "identity")


@pytest.fixture(scope="module")
def documents() -> dict[str, Any]:
    return declared().openapi


@pytest.mark.of_one_service
@pytest.mark.parametrize("service", ORDER, ids=lambda service: service.context)
def test_no_request_crashes_a_service_or_is_answered_off_its_document(
    service: Service, documents: dict[str, Any], system: Running, tmp_path: Path
) -> None:
    if not documents[service.context]["paths"]:
        pytest.skip("answers no calls over HTTP")
    document = tmp_path / "openapi.json"
    document.write_text(json.dumps(documents[service.context]))
    url = system.url(service.context)
    with httpx.Client(base_url=system.url("identity")) as client:
        token = _sign_in(client)
        excluded = [part for name in ENDS_SESSION for part in ("--exclude-operation-id", name)]
        _schemathesis(document, url, token, *excluded)
        profile = client.get("/api/User/GetSelfProfile", headers={"Authorization": f"Bearer {token}"})
        assert profile.status_code == 200, "the session ended on the way"
        if service.context == "identity":
            included = [part for name in ENDS_SESSION for part in ("--include-operation-id", name)]
            _schemathesis(document, url, _sign_in(client), *included)


def _sign_in(client: httpx.Client) -> str:
    return client.post("/api/Auth/Login", json=OWNER).raise_for_status().cookies["gw_access"]


def _schemathesis(document: Path, url: str, token: str, *selection: str) -> None:
    said = subprocess.run(
        [
            *(BIN / "schemathesis", "run", document, "--url", url, *selection),
            *("--header", f"Authorization: Bearer {token}", "--checks", CHECKS),
            *("--phases", "examples,coverage,fuzzing", "--max-examples", "15"),
            # One worker: Python 3.11 counts the depth of a parse for all threads at once, so two that parse
            # can end in a SystemError (python/cpython#106905).
            *("--workers", "1", "--request-timeout", "30", "--continue-on-failure"),
            *("--generation-deterministic", "--no-shrink", "--no-color", "--suppress-health-check", "all"),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=document.parent,
    )
    assert said.returncode == 0, said.stdout[-8000:] + said.stderr[-2000:]
