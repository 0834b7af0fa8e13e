"""Real Traefik and the real web server before small upstreams, one for each context in gateway/dynamic."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest

from . import running

CONTEXT_URL = re.compile(r'env "([A-Z_]+)_URL"')


def contexts() -> list[str]:
    found = set[str]()
    for file in running.DYNAMIC.glob("*.yaml"):
        found.update(name.lower().replace("_", "-") for name in CONTEXT_URL.findall(file.read_text()))
    return sorted(found - {"web", "web-internal"})


@pytest.fixture(scope="session")
def upstreams() -> Generator[dict[str, running.Upstream]]:
    started = {context: running.Upstream(context) for context in contexts()}
    yield started
    for upstream in started.values():
        upstream.stop()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("site")
    running.write_site(root)
    return root


@pytest.fixture(scope="session")
def web_server(site: Path) -> Generator[dict[str, str]]:
    with running.web_server(site, RATE_CREDENTIALS_PER_MINUTE="0") as urls:
        yield urls


@pytest.fixture(scope="session")
def gateway(upstreams: dict[str, running.Upstream], web_server: dict[str, str]) -> Generator[running.Gateway]:
    """Without rate limits: they have gateways of their own."""
    urls = {context: upstream.url for context, upstream in upstreams.items()} | web_server
    with running.gateway(urls, RATE_PER_SECOND="0") as started:
        yield started
