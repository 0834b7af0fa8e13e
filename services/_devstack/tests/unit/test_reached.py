"""Of what looks at one service alone a change asks only those it reaches; of everything else all."""

import subprocess
import sys
from pathlib import Path

_TESTS = """
import pytest
from types import SimpleNamespace

@pytest.mark.of_one_service
@pytest.mark.parametrize("service", [SimpleNamespace(context="forms"), SimpleNamespace(context="pdf")])
def test_alone(service):
    pass

@pytest.mark.of_one_service
@pytest.mark.parametrize("name", ["forms", "pdf"])
def test_by_its_name(name):
    pass

@pytest.mark.parametrize("name", ["forms", "pdf"])
def test_with_others(name):
    pass

def test_of_all():
    pass
"""


def told(folder: Path, *options: str) -> str:
    file = folder / "test_these.py"
    file.write_text(_TESTS)
    plugins = ("-p", "devstack.testing.plugin", "-p", "no:cacheprovider", "-p", "no:schemathesis")
    argv = [sys.executable, "-m", "pytest", "-q", *plugins, "--no-servers", *options, file]
    ran = subprocess.run(argv, check=True, capture_output=True, text=True, cwd=folder)
    return ran.stdout.splitlines()[-1]


def test_of_a_change_those_it_reaches(tmp_path: Path) -> None:
    assert told(tmp_path, "--reached=pdf").startswith("5 passed, 2 deselected")


def test_of_words_alone_none_and_without_a_change_all(tmp_path: Path) -> None:
    assert told(tmp_path, "--reached=").startswith("3 passed, 4 deselected")
    assert told(tmp_path).startswith("7 passed")
