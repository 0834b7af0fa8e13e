"""k8s/overlays/<installation>: a folder a context, so that a team ships its own alone.

Of the cluster on one's own machine all is made. Any other installation's image tags and keys are its
operators': only whose keys they are follows from the contracts.
"""

import re
from pathlib import Path

from devstack.layout import ROOT, Service
from devstack.wiring import web_modules
from devstack.wiring.calls import believed_by
from devstack.wiring.dev_secrets import key_of, nats_seed, own_secrets, rpc_public_keys
from devstack.wiring.text import MADE, filled, lines, with_regions

OVERLAYS = ROOT / "k8s" / "overlays"
_LOCAL = "local"
_OF_ALL = ("common", "gateway", "web")
_KEYS = re.compile(r"(?m)^(\s+- RPC_PUBLIC_KEYS=)(.*)$")


def made() -> list[Path]:
    return [file for file in OVERLAYS.glob("*/*/kustomization.yaml") if file.parent.name not in _OF_ALL]


def outputs(found: tuple[Service, ...]) -> dict[Path, str]:
    modules = {module: f"web-{module}" for module in web_modules.names()}
    parts = [*(each.context for each in found), *modules.values()]
    whole = {
        path: with_regions(path, {"contexts": "".join(f"  - {part}\n" for part in parts)})
        for path in OVERLAYS.glob("*/kustomization.yaml")
    }
    return whole | {
        path: text
        for overlay in (each.parent for each in whole)
        for path, text in _parts(overlay, found, modules).items()
    }


def _parts(overlay: Path, found: tuple[Service, ...], modules: dict[str, str]) -> dict[Path, str]:
    made: dict[Path, str] = {}
    for service in found:
        path = overlay / service.context / "kustomization.yaml"
        made[path] = _of_this_machine(service) if overlay.name == _LOCAL else _of_operators(path, service)
    for module, folder in modules.items():
        path = overlay / folder / "kustomization.yaml"
        chosen = path.is_file() and overlay.name != _LOCAL
        made[path] = path.read_text() if chosen else web_modules.overlay(module, local=overlay.name == _LOCAL)
    return made


def _of_this_machine(service: Service) -> str:
    context = service.context
    secrets = {
        "DATABASE_URL": f"postgresql://{context}:groundwork-dev-{context}@postgres:5432/{context}",
        "RPC_KEY": key_of(context, "rpc"),
        "STORAGE_URL": f"s3://{context}",
        "STORAGE_KEY": key_of(context, "storage"),
        "AWS_ACCESS_KEY_ID": context,
        "AWS_SECRET_ACCESS_KEY": f"groundwork-dev-{context}",
        "NATS_SEED": nats_seed(context),
        **own_secrets(service),
    }
    return MADE.format(folder=service.folder.name) + filled(
        "overlay-local.yaml",
        {
            "context": context,
            "public_keys": rpc_public_keys(context),
            "secrets": lines((f"{name}={value}" for name, value in secrets.items()), 6),
        },
    )


def _of_operators(path: Path, service: Service) -> str:
    names = believed_by(service.context)
    if not path.is_file():
        keys = " ".join(f"{name}=example" for name in names)
        return filled("overlay.yaml", {"context": service.context, "public_keys": keys})

    def put_right(line: re.Match[str]) -> str:
        kept = dict(each.split("=", 1) for each in line[2].split())
        return line[1] + " ".join(f"{name}={kept.get(name, 'example')}" for name in names)

    return _KEYS.sub(put_right, path.read_text())
