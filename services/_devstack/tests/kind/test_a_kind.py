"""A kind of field is added to a copy of both libraries, as a person would: the files beside this, a word in
the palette, the words of a new problem, `make kinds`. Whatever else it needed would fail here."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from devstack.field_kinds import Formwork, stale, write
from devstack.layout import BIN, NODE_BIN, ROOT, STATE
from devstack.site import tool_env

TALLY = Path(__file__).parent / "tally"
COPIED = ("services/_formwork", "web-modules/_formwork", "proto/vectors", "proto/published")
RECORD = "proto/published/field-tally.json"
RECORDING = (str(BIN / "python"), "-m", "devstack.recorded_forms")
# The types of every context's calls lie in its module, where the libraries' tsconfig looks for them.
CALLS = tuple(
    calls.relative_to(ROOT).as_posix() for calls in ROOT.glob("web-modules/*/src/api/schema.gen.ts")
)
LINKED = ("node_modules", "tsconfig.base.json", "web-modules/_kit", *CALLS)
WORDS = """
[tooManyPlaces]
en = "{most, plural, =0 {No decimals.} one {At most one decimal place.} other {At most # decimal places.}}"
zh-CN = "{most, plural, =0 {请填写整数。} other {最多 # 位小数。}}"
"""


@pytest.fixture(scope="module")
def copy() -> Generator[Path]:
    """Within the repository: vitest reads no files from elsewhere."""
    with tempfile.TemporaryDirectory(dir=STATE, prefix="kind-") as name:
        yield with_tally(Path(name))


def with_tally(root: Path) -> Path:
    left_out = shutil.ignore_patterns("__pycache__", "node_modules")
    for part in COPIED:
        shutil.copytree(ROOT / part, root / part, ignore=left_out)
    for part in LINKED:
        (root / part).parent.mkdir(parents=True, exist_ok=True)
        (root / part).symlink_to(ROOT / part)
    shutil.copytree(TALLY, root, dirs_exist_ok=True, ignore=left_out)
    formwork = Formwork(root)
    palette = formwork.source / "fields" / "palette.toml"
    palette.write_text(palette.read_text().replace('"dateTime", ', '"dateTime", "tally", '))
    formwork.problem_words.write_text(formwork.problem_words.read_text() + WORDS)
    write(formwork)
    run(root, *RECORDING, where=".")
    return root


def run(root: Path, *argv: str, where: str) -> None:
    done = ran(root, *argv, where=where)
    assert done.returncode == 0, f"{done.stdout[-6000:]}\n{done.stderr[-3000:]}"


def ran(root: Path, *argv: str, where: str) -> "subprocess.CompletedProcess[str]":
    env = tool_env() | {"PYTHONPATH": str(root / "services" / "_formwork")}
    return subprocess.run(argv, cwd=root / where, env=env, capture_output=True, text=True, check=False)


def files(root: Path) -> dict[str, bytes]:
    return {
        file.relative_to(root).as_posix(): file.read_bytes()
        for part in COPIED
        for file in (root / part).rglob("*")
        if file.is_file() and not {"__pycache__", "node_modules"} & {*file.parts}
    }


def test_takes_no_more_files_than_the_docs_say(copy: Path) -> None:
    """8 at most were asked for; with a new problem and settings of its own, as here, it is 8."""
    before, made = files(ROOT), {file.relative_to(copy).as_posix() for file in Formwork(copy).made()}
    by_hand = {name for name, content in files(copy).items() if before.get(name) != content} - made - {RECORD}
    docs = (ROOT / "docs" / "forms.md").read_text()
    told = re.findall(r"^\| (\d) \| `([^`]+)`", docs.partition("## Adding a kind of field")[2], re.MULTILINE)
    snake_and_kebab = {name.replace("<kind>", "tally") for _, name in told}
    assert by_hand == snake_and_kebab
    assert len(by_hand) == 8


def test_the_registries_are_made(copy: Path) -> None:
    assert stale(Formwork(copy)) == []
    assert "tally" in (copy / "web-modules/_formwork/src/fields/rules.gen.ts").read_text()


def test_python_finds_it_and_keeps_to_its_vectors(copy: Path) -> None:
    tests = (
        "tests/unit/test_fields_vectors.py",
        "tests/unit/test_shown_vectors.py",
        "tests/unit/test_problems.py",
    )
    options = (
        "-q",
        "-p",
        "no:cacheprovider",
        "--import-mode=importlib",
        "-c",
        "/dev/null",
        "--rootdir",
        str(copy),
    )
    run(copy, str(BIN / "python"), "-m", "pytest", *options, *tests, where="services/_formwork")


def test_the_web_compiles_with_it(copy: Path) -> None:
    tsc = str(ROOT / "node_modules" / ".bin" / "tsc")
    run(copy, str(NODE_BIN / "node"), tsc, "--noEmit", "-p", ".", where="web-modules/_formwork")


def test_the_web_keeps_to_its_vectors_and_says_it_in_both_languages(copy: Path) -> None:
    vitest = str(ROOT / "node_modules" / "vitest" / "vitest.mjs")
    tests = ("tests/vectors.test.ts", "tests/messages.test.ts", "tests/published-records.test.tsx")
    run(copy, str(NODE_BIN / "node"), vitest, "run", *tests, where="web-modules/_formwork")


@contextmanager
def reading(file: Path, instead_of: str, text: str) -> Generator[None]:
    whole = file.read_text()
    file.write_text(whole.replace(instead_of, text))
    try:
        yield
    finally:
        file.write_text(whole)


class TestForgotten:
    """What is forgotten is named, each time."""

    def test_the_record_of_a_form_with_it(self, copy: Path) -> None:
        record = copy / RECORD
        kept = record.read_bytes()
        record.unlink()
        checked = ran(copy, *RECORDING, "--check", where=".")
        assert checked.returncode == 1
        assert (
            "no record of field-tally has setting help, setting label, "
            "setting localAlignment, setting places" in checked.stdout
        )
        run(copy, *RECORDING, where=".")
        assert record.read_bytes() == kept

    def test_a_setting_that_no_record_has(self, copy: Path) -> None:
        """A kind grows: what is recorded stays as it is, beside a new one."""
        python = copy / "services/_formwork/formwork/fields/tally/__init__.py"
        grown = "    places: Annotated"
        with reading(python, grown, f'    unit: str = ""\n{grown}'):
            assert (
                "no record of field-tally has setting unit"
                in ran(copy, *RECORDING, "--check", where=".").stdout
            )
            kept = (copy / RECORD).read_bytes()
            run(copy, *RECORDING, where=".")
        assert (copy / RECORD).read_bytes() == kept
        second = (copy / RECORD).with_name("field-tally-2.json")
        assert '"unit": ""' in second.read_text()
        second.unlink()

    def test_a_kind_that_no_group_of_the_palette_has(self, copy: Path) -> None:
        formwork = Formwork(copy)
        with reading(formwork.source / "fields" / "palette.toml", '"tally", ', ""):
            assert formwork.complaints() == ["no group of palette.toml names src/fields/tally"]

    def test_a_kind_without_a_folder(self, copy: Path) -> None:
        formwork = Formwork(copy)
        palette = formwork.source / "fields" / "palette.toml"
        with reading(palette, '"tally", ', '"tally", "tally", "abacus", '):
            assert formwork.complaints() == [
                "palette.toml names tally twice",
                *(f"src/fields/abacus/{name} is missing" for name in ("rules.ts", "field.tsx", "words.toml")),
            ]

    def test_the_words_of_a_language(self, copy: Path) -> None:
        formwork = Formwork(copy)
        with reading(formwork.source / "fields" / "tally" / "words.toml", 'zh-CN = "小数位数"\n', ""):
            assert formwork.complaints() == ["src/fields/tally/words.toml: [places] has no words in zh-CN"]
