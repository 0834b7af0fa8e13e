"""A column that is added may be empty, or says what the rows that are there hold: the release before, which
runs meanwhile, inserts without it."""

import ast
from pathlib import Path

import pytest
from devstack.layout import ROOT

MIGRATIONS = sorted(
    [
        *ROOT.glob("services/*/migrations/versions/*.py"),
        *ROOT.glob("services/_chassis/chassis/migration_steps/*.py"),
    ]
)
_FILLS_ITSELF = {"Identity", "Computed"}


def refused_in(source: str) -> list[str]:
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    added = [call.args[-1] for call in calls if _name(call.func) == "add_column"]
    return [
        ast.unparse(column) for column in added if isinstance(column, ast.Call) and not _is_filled(column)
    ]


def _is_filled(column: ast.Call) -> bool:
    said = {each.arg: each.value for each in column.keywords}
    optional = said.get("nullable")
    must_be_there = isinstance(optional, ast.Constant) and not optional.value
    own = [each for each in column.args if isinstance(each, ast.Call) and _name(each.func) in _FILLS_ITSELF]
    return not must_be_there or "server_default" in said or bool(own)


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else ""


@pytest.mark.parametrize(
    "migration", MIGRATIONS, ids=lambda each: each.relative_to(ROOT / "services").as_posix()
)
def test_says_what_rows_that_are_there_hold(migration: Path) -> None:
    assert refused_in(migration.read_text()) == []


@pytest.mark.parametrize(
    ("column", "refused"),
    [
        ('sa.Column("is_kept", sa.Boolean(), nullable=False)', 1),
        ('sa.Column("is_kept", sa.Boolean(), nullable=False, server_default=sa.text("false"))', 0),
        ('sa.Column("is_kept", sa.Boolean(), nullable=True)', 0),
        ('sa.Column("number", sa.BigInteger(), sa.Identity(), nullable=False)', 0),
    ],
)
def test_is_found(column: str, refused: int) -> None:
    assert len(refused_in(f'op.add_column("note", {column})')) == refused
