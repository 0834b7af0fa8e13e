"""What a hostile paper gains that took over the process which prints it."""

import json
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from chassis.processes.pool import WorkFailed
from pdf.paper import render_pool
from pdf.paper.render_pool import PaperFailed, RenderLimits, RenderPool

_MEMORY = 512 * 1024**2
SECRETS = ("PDF_DATABASE_URL", "PDF_NATS_SEED", "PDF_RPC_KEY", "AWS_SECRET_ACCESS_KEY")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).with_name("programs")))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(render_pool, "PROGRAM", "taken_over")
    return tmp_path


@pytest.fixture
async def pool() -> AsyncGenerator[RenderPool]:
    pool = RenderPool(RenderLimits(processes=1, seconds=20, memory=_MEMORY))
    yield pool
    await pool.close()


async def test_it_learns_no_secret(pool: RenderPool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SECRETS:
        monkeypatch.setenv(name, "hush")
    environment: dict[str, str] = json.loads((await pool.print(b"environment", {})).content)
    assert environment["HOME"]
    assert "hush" not in environment.values()


@pytest.mark.parametrize(
    "answer",
    ["pickle", "pickle in place of JSON", "text for a number", "no paper", "more than was asked"],
)
async def test_what_it_answers_is_data_or_nothing_and_another_process_follows(
    pool: RenderPool, home: Path, answer: str
) -> None:
    before = (await pool.print(b"who", {})).content
    with pytest.raises((WorkFailed, PaperFailed)):
        await pool.print(answer.encode(), {})
    assert not (home / "exploded").exists()
    assert (await pool.print(b"who", {})).content != before


async def test_one_that_never_answers_is_ended_and_may_be_tried_again() -> None:
    pool = RenderPool(RenderLimits(processes=1, seconds=1, memory=_MEMORY))
    try:
        with pytest.raises(PaperFailed) as failed:
            await pool.print(b"nothing", {})
        assert not failed.value.is_over_limit
        assert (await pool.print(b"who", {})).pages == 1
    finally:
        await pool.close()
