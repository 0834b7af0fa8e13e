"""How made files are put together: templates with names in them, and regions of files kept by hand."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Template

from devstack.layout import ROOT

_TEMPLATES = Path(__file__).parent / "templates"
MADE = "# Made by `make wiring` from services/{folder}/pyproject.toml and the contracts.\n"


def filled(template: str, values: Mapping[str, object]) -> str:
    return Template((_TEMPLATES / template).read_text()).substitute(values)


def documents(parts: Iterable[str]) -> str:
    return "---\n".join(parts)


def lines(entries: Iterable[str], indent: int) -> str:
    """Entries of a YAML list, without an end of line after the last."""
    return "\n".join(f"{' ' * indent}- {entry}" for entry in entries)


def with_regions(path: Path, regions: Mapping[str, str]) -> str:
    """The file with what stands between `wiring: <name>` and `wiring: end` replaced."""
    text = path.read_text()
    for name, content in regions.items():
        found = re.compile(rf"(?m)^(.*\bwiring: {name}\b.*\n)(?s:.*?)^(.*\bwiring: end\b)")
        text, count = found.subn(lambda match, new=content: match[1] + new + match[2], text)
        if count != 1:
            raise SystemExit(
                f"{path.relative_to(ROOT)}: {count} regions `wiring: {name}` … `wiring: end`, not one"
            )
    return text
