"""Every call of every service is reached through the gateway, and nothing else of it."""

import re
from importlib import import_module

import pytest
from chassis.http.openapi import openapi_document

from . import running
from .running import Gateway

PROBES = {"/healthz/live", "/healthz/ready", "/metrics"}


def contexts() -> list[str]:
    folders = (path.parent.name for path in running.GATEWAY.parent.glob("services/*/pyproject.toml"))
    return sorted(name for name in folders if not name.startswith("_"))


def calls_of(context: str) -> list[tuple[str, str]]:
    app = import_module(f"{context.replace('-', '_')}.main").definition.app()
    return [
        (method.upper(), re.sub(r"\{[^}]+\}", "0190a1b2-0000-7000-8000-000000000000", path))
        for path, operations in openapi_document(app)["paths"].items()
        for method in operations
    ]


@pytest.mark.parametrize("context", contexts())
def test_every_call_reaches_its_service(gateway: Gateway, context: str) -> None:
    calls = calls_of(context)
    if not calls:
        pytest.skip("only other services call it")
    elsewhere: list[str] = []
    with gateway.client() as client:
        for method, path in calls:
            answer = client.request(method, path)
            reached = answer.headers.get("X-Context")
            if reached != context or answer.status_code != 200:
                elsewhere.append(f"{method} {path}: {reached or 'no service'} ({answer.status_code})")
    assert not elsewhere


@pytest.mark.parametrize("context", contexts())
def test_no_path_is_a_call_by_another_spelling(gateway: Gateway, context: str) -> None:
    """`Login%0a` would be a `Login` that no rule for `Login` knows, such as the limit on guessing."""
    taken: list[str] = []
    with gateway.client() as client:
        for method, path in calls_of(context):
            if not path.startswith("/api/"):
                continue  # a prefix, before which nothing else looks at the path
            for ending in ("%0a", "%0d", "%09", "%20", "%7f", "%c2%a0", "%e2%80%8b"):
                answer = client.request(method, path + ending)
                if "X-Context" in answer.headers:
                    taken.append(f"{method} {path}{ending}")
    assert not taken


@pytest.mark.parametrize("path", sorted(PROBES))
def test_probes_and_metrics_are_not_public(gateway: Gateway, path: str) -> None:
    with gateway.client() as client:
        assert "X-Context" not in client.get(path).headers


def test_whoever_checks_a_token_finds_the_keys(gateway: Gateway) -> None:
    with gateway.client() as client:
        assert client.get("/.well-known/jwks.json").headers["X-Context"] == "identity"
