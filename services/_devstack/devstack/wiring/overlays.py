"""k8s/overlays/<installation>: a folder a context, so that a team ships its own alone.

Of the cluster on one's own machine all is made. Any other installation's image tags and keys are its
operators': only whose keys they are follows from the contracts.
"""

import re
from pathlib import Path

from devstack.layout import ROOT, Service
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
    whole = {
        path: with_regions(path, {"contexts": "".join(f"  - {each.context}\n" for each in found)})
        for path in OVERLAYS.glob("*/kustomization.yaml")
    }
    return whole | {
        path: _of_this_machine(service) if overlay.name == _LOCAL else _of_operators(path, service)
        for overlay in (each.parent for each in whole)
        for service in found
        for path in [overlay / service.context / "kustomization.yaml"]
    }


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
