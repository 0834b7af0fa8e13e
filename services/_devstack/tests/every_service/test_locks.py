"""How every service locks rows."""

from pathlib import Path

from devstack import layout

_SERVICES = layout.ROOT / "services"
_HELPER = _SERVICES / "_chassis" / "chassis" / "db" / "statements.py"


def _code() -> list[Path]:
    found = (path for ending in ("py", "py.template") for path in _SERVICES.rglob(f"*.{ending}"))
    return sorted(path for path in found if not path.is_relative_to(Path(__file__).parent))


def test_rows_are_locked_by_locked_alone() -> None:
    """`with_for_update` alone hands out what was read before the lock: whoever decides on it decides on rows
    that somebody else has changed meanwhile."""
    assert _HELPER in _code()
    bare = [path for path in _code() if path != _HELPER and "with_for_update" in path.read_text()]
    assert [str(path.relative_to(layout.ROOT)) for path in bare] == []
