"""gateway/dynamic/<context>.yaml: its areas and its files. What else it routes is in a file beside."""

from pathlib import Path

from devstack.layout import ROOT, Service
from devstack.wiring.text import MADE, filled, with_regions

_FOLDER = ROOT / "gateway"
_DYNAMIC = _FOLDER / "dynamic"
_KUSTOMIZATION = _FOLDER / "kustomization.yaml"


def made() -> list[Path]:
    """Those that say so: others are kept by hand."""
    beginning = MADE.partition("{")[0]
    return [file for file in _DYNAMIC.glob("*.yaml") if file.read_text().startswith(beginning)]


def outputs(found: tuple[Service, ...]) -> dict[Path, str]:
    routes = {_DYNAMIC / f"{each.context}.yaml": _routes(each) for each in found if each.declared.areas}
    by_hand = {file for file in _DYNAMIC.glob("*.yaml") if file not in made()}
    files = "".join(f"      - dynamic/{path.name}\n" for path in sorted({*routes, *by_hand}))
    return routes | {_KUSTOMIZATION: with_regions(_KUSTOMIZATION, {"routes": files})}


def _routes(service: Service) -> str:
    areas = "|".join(sorted(service.declared.areas))
    names = {"context": service.context, "prefix": service.prefix, "areas": areas}
    return MADE.format(folder=service.folder.name) + filled("gateway.yaml", names)
