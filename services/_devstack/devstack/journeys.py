"""Which browser tests a change reaches.

Those of a folder are about the members it is named after; a file beside the folders says whom it is about
(`About forms, pdf.`), or is about all.
"""

import re
from pathlib import Path

from devstack.layout import ROOT
from devstack.reach import Reach

JOURNEYS = ROOT / "web-shell" / "e2e" / "journeys"
_OF_EVERY_PAGE = {"_kit", "web-shell", "gateway"}
_ABOUT = re.compile(r"\bAbout ([\w-]+(?:, [\w-]+)*)\.")


def journeys_of(reach: Reach) -> list[str] | None:
    """By the words that Playwright is given: without one it opens all."""
    if not reach.members:
        return sorted(reach.journeys) or None
    names = {folder.name for folder in reach.members}
    if names & _OF_EVERY_PAGE:
        return []
    beside = sorted(JOURNEYS.glob("*.spec.ts"))
    chosen = [path for path in [*folders(), *beside] if _is_about_one_of(names, path)]
    words = {f"journeys/{path.name}{'/' if path.is_dir() else ''}" for path in chosen}
    # What none names is looked at by all that lie beside the folders.
    return sorted({*(words or {f"journeys/{path.name}" for path in beside}), *reach.journeys})


def folders() -> list[Path]:
    return sorted(path for path in JOURNEYS.iterdir() if path.is_dir())


def _is_about_one_of(names: set[str], journeys: Path) -> bool:
    subjects = subjects_of(journeys)
    return not subjects or any(is_about(subject, name) for subject in subjects for name in names)


def subjects_of(journeys: Path) -> list[str]:
    """None: all."""
    if journeys.is_dir():
        return [journeys.name]
    said = _ABOUT.search(journeys.read_text())
    return said[1].split(", ") if said else []


def is_about(subject: str, member: str) -> bool:
    return member == subject or member.startswith(f"{subject}-")
