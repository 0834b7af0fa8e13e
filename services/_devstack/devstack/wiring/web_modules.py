"""A web module's own image in Kubernetes and compose, and where the web server finds it."""

from pathlib import Path

from devstack import layout
from devstack.layout import ROOT, Service
from devstack.wiring.text import filled, with_regions

MADE = "# Made by `make wiring` from web-modules/{module}.\n"
_BASE = ROOT / "k8s" / "base"
_WEB = _BASE / "web" / "web.yaml"


def names() -> list[str]:
    return [each.folder.name for each in layout.web_modules()]


def outputs(_: tuple[Service, ...]) -> dict[Path, str]:
    manifests = {
        _BASE / f"web-{module}" / file: MADE.format(module=module) + filled(template, {"module": module})
        for module in names()
        for file, template in (
            ("module.yaml", "web-module.yaml"),
            ("kustomization.yaml", "web-module-kustomization.yaml"),
        )
    }
    origins = f'            - {{ name: MODULE_ORIGINS, value: "{_origins()}" }}\n'
    return manifests | {_WEB: with_regions(_WEB, {"origins": origins})}


def compose_regions() -> dict[str, str]:
    return {
        "origins": f"      MODULE_ORIGINS: {_origins()}\n",
        "modules": "\n".join(filled("compose-web-module.yaml", {"module": module}) for module in names()),
    }


def _origins() -> str:
    return " ".join(f"{module}=http://web-{module}:8080" for module in names())


def overlay(module: str, *, local: bool) -> str:
    template = "overlay-local-web-module.yaml" if local else "overlay-web-module.yaml"
    return (MADE.format(module=module) if local else "") + filled(template, {"module": module})
