"""What was released of calls and events may be added to, and nothing else; whatever main says by now."""

import shutil
import subprocess
from pathlib import Path

import pytest
from devstack.contract.messages import PROTO, RELEASED
from devstack.layout import BIN

EVENTS = Path("contracts/pdf/v1/events.proto")
FIELD = "  string company_id = 1;\n"


@pytest.fixture
def proto(tmp_path: Path) -> Path:
    """Beside what was released of one context."""
    for name in ("contracts", "Makefile", "buf.yaml"):
        path = PROTO / name
        (shutil.copytree if path.is_dir() else shutil.copy)(path, tmp_path / name)
    (tmp_path / "released").mkdir()
    shutil.copy(RELEASED / "pdf.binpb", tmp_path / "released")
    return tmp_path


def breaking(proto: Path) -> tuple[int, str]:
    argv = ["make", "-s", "-C", str(proto), "breaking", f"BUF={BIN / 'buf'}"]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def replace(proto: Path, what: str, by: str) -> None:
    before = (proto / EVENTS).read_text()
    assert what in before
    (proto / EVENTS).write_text(before.replace(what, by))


def test_every_folder_of_contracts_was_released_or_is_new() -> None:
    """A released one that is gone would be compared with nothing."""
    assert {each.stem for each in RELEASED.iterdir()} <= {
        each.name for each in (PROTO / "contracts").iterdir()
    }


def test_a_field_more_is_no_break(proto: Path) -> None:
    replace(proto, FIELD, f"{FIELD}  string colour = 4711;\n")
    assert breaking(proto) == (0, "")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ((FIELD, ""), 'field "1" with name "company_id"'),
        (("company_id = 1;", "company_id = 4711;"), 'field "1" with name "company_id"'),
        (("string company_id", "int64 company_id"), "changed type"),
        (("message SubmissionRendered {", "message Printed {"), "SubmissionRendered"),
    ],
    ids=["a field less", "another number", "another type", "another name"],
)
def test_a_break_is_refused(proto: Path, change: tuple[str, str], why: str) -> None:
    replace(proto, *change)
    code, said = breaking(proto)
    assert code != 0
    assert why in said


def test_a_file_less_is_refused(proto: Path) -> None:
    (proto / EVENTS).unlink()
    assert breaking(proto)[0] != 0
