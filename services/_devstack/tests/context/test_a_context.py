"""A context is written, checked, tested, started and removed, each as a person would by `make`.

It works in this very tree, so nothing else may run here meanwhile; `make test-context` runs it alone.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Generator

import pytest
from devstack.layout import ROOT
from devstack.site import tool_env

PROBE = "probe"


def run(*argv: str) -> str:
    done = subprocess.run(argv, cwd=ROOT, env=tool_env(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(argv)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def make(command: str, *options: str) -> str:
    return run(sys.executable, "-m", "devstack", command, *options)


def tree() -> tuple[str, str]:
    """What git sees of it: which files differ from the last commit, and how."""
    status = run("git", "status", "--porcelain", "--untracked-files=all")
    return status, hashlib.sha256(run("git", "diff", "HEAD").encode()).hexdigest()


@pytest.fixture(scope="module", autouse=True)
def probe() -> Generator[None]:
    """There while the tests run; afterwards the tree is as it was."""
    before = tree()
    try:
        make("context", "--s", PROBE)
        yield
    finally:
        make("context-remove", "--s", PROBE)
    assert tree() == before


@pytest.mark.parametrize(
    "check",
    [
        ("devstack", "check", "--s", PROBE),
        ("devstack.wiring", "check"),
        ("devstack.in_step", os.devnull),
        ("devstack.contract.released",),
        ("devstack.contract.web",),
        ("devstack.import_rules",),
        ("devstack.house", "sizes"),
        ("devstack.house", "npm-lock"),
        ("devstack.house", "heads"),
        ("devstack.supply", "licences"),
    ],
    ids=" ".join,
)
def test_is_what_a_check_lets_pass(check: tuple[str, ...]) -> None:
    run(sys.executable, "-m", *check)


def test_its_contract_is_as_contracts_are() -> None:
    run("make", "-s", "-C", "proto", "check")


@pytest.mark.timeout(1800)  # the journeys build the whole web
@pytest.mark.parametrize("tier", ["test-unit", "test-service", "test-web", "test-e2e"])
def test_its_own_tests_pass(tier: str) -> None:
    assert make(tier, "--s", PROBE).endswith(" passed, 0 failed\n")


def test_kubernetes_compose_and_the_gateway_know_it() -> None:
    tests = ("k8s/tests", "gateway/tests/test_routes.py", "services/_devstack/tests/unit/test_texts.py")
    said = run(sys.executable, "-m", "pytest", "-q", "--no-servers", "-k", f"{PROBE} or network", *tests)
    assert " passed" in said


def test_the_sweeps_of_every_service_find_something_of_it_to_ask_for() -> None:
    sweeps = [f"services/_devstack/tests/every_service/test_{name}.py" for name in ("access", "colleagues")]
    said = run(sys.executable, "-m", "pytest", "-q", *sweeps)
    assert " passed" in said


def test_starts_is_written_to_and_tells_of_it() -> None:
    run(sys.executable, "-m", "services._devstack.tests.context.started", PROBE)


def test_no_more_files_are_written_by_hand_than_the_docs_say() -> None:
    """At most 25 for one aggregate and one screen; beside them those that are alike everywhere."""
    written = run("git", "status", "--porcelain", "--untracked-files=all", "--", *_BY_HAND).splitlines()
    alike = [line for line in written if line.endswith(_ALIKE) and "_demo/" not in line]
    assert (len(written) - len(alike), len(alike)) == (25, 13)


_BY_HAND = (
    f"services/{PROBE}",
    f":!services/{PROBE}/migrations",
    f"proto/contracts/{PROBE}",
    f"web-modules/{PROBE}",
    # Made from the context's own document.
    f":!web-modules/{PROBE}/src/api/schema.gen.ts",
    f"web-shell/e2e/journeys/{PROBE}/{PROBE}.spec.ts",
    f"docs/{PROBE}.md",
)
_ALIKE = (
    "__init__.py",
    "__main__.py",
    "settings.py",
    "conftest.py",
    "package.json",
    ".config.ts",
    "tsconfig.json",
    "src/index.ts",
    "messages/index.ts",
    "messages.test.ts",
)
