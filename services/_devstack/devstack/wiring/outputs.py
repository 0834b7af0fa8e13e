"""Every file that is made, and those of a former context that are left over."""

from collections.abc import Callable, Mapping
from pathlib import Path

from devstack import console, layout
from devstack.layout import ROOT, Service
from devstack.wiring import compose, gateway, kubernetes, overlays, pages, paths, web_modules

Outputs = Mapping[Path, str]

_MAKERS: tuple[Callable[[tuple[Service, ...]], Outputs], ...] = (
    compose.outputs,
    gateway.outputs,
    kubernetes.outputs,
    overlays.outputs,
    pages.outputs,
    paths.outputs,
    web_modules.outputs,
)


def wanted() -> dict[Path, str]:
    found = layout.services()
    return {path: text for make in _MAKERS for path, text in make(found).items()}


def left_over(made: Outputs) -> list[Path]:
    """Manifests of a context that is no more, and those that its context no longer needs."""
    folders = {path.parent for path in made}
    of_contexts = [*gateway.made(), *kubernetes.made(), *overlays.made()]
    return sorted(path for path in of_contexts if path not in made or path.parent not in folders)


def write() -> None:
    made = wanted()
    for path, text in made.items():
        if not path.is_file() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            console.mark("✓", f"wrote {path.relative_to(ROOT)}")
    for path in left_over(made):
        path.unlink()
        console.mark("✓", f"removed {path.relative_to(ROOT)}")
        if not any(path.parent.iterdir()):
            path.parent.rmdir()


def check() -> int:
    made = wanted()
    problems = [path for path, text in made.items() if not path.is_file() or path.read_text() != text]
    for path in sorted([*problems, *left_over(made)]):
        console.say(f"{path.relative_to(ROOT)} is not what the contexts declare")
    return 1 if problems or left_over(made) else 0
