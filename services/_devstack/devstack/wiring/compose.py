"""compose.dev.yaml: the blocks of contexts and web modules, databases and buckets; the users of its store."""

import json
from pathlib import Path

from devstack.declaration import Server
from devstack.layout import ROOT, Service
from devstack.wiring.calls import KEYS_OF_TOKENS, asked_by
from devstack.wiring.dev_secrets import key_of, nats_seed, own_secrets, rpc_public_keys
from devstack.wiring.text import filled, with_regions
from devstack.wiring.web_modules import compose_regions

COMPOSE = ROOT / "compose.dev.yaml"
_ADDRESSES: dict[Server, dict[str, str]] = {
    "mail": {"SMTP_URL": "smtp://mail:1025", "MAIL_FROM": "Groundwork <no-reply@groundwork.local>"},
    "temporal": {"TEMPORAL_ADDRESS": "temporal:7233"},
}
_IDENTITIES = ROOT / "docker" / "s3" / "identities.json"


def outputs(found: tuple[Service, ...]) -> dict[Path, str]:
    names = " ".join(each.context for each in found)
    regions = {
        "names": f"x-contexts: &contexts {names}\n",
        "contexts": "\n".join(_block(each, found) for each in found),
    } | compose_regions()
    return {COMPOSE: with_regions(COMPOSE, regions), _IDENTITIES: _identities(found)}


def _block(service: Service, found: tuple[Service, ...]) -> str:
    context = service.context
    names = {"context": context, "prefix": service.prefix}
    packages = " ".join(service.declared.system_packages)
    main = filled(
        "compose.yaml",
        {
            **names,
            "system_packages": f'        SYSTEM_PACKAGES: "{packages}"\n' if packages else "",
            "nats_seed": nats_seed(context),
            "storage_key": key_of(context, "storage"),
            "more": _more(service),
            "rpc_key": key_of(context, "rpc"),
            "public_keys": rpc_public_keys(context),
        },
    )
    roles = ["relay", "consume", *(["work"] if service.declared.queues else [])]
    workers = [filled("compose-worker.yaml", {**names, "role": role}) for role in roles]
    parts = [main, *workers, filled("compose-migrate.yaml", names)]
    if service.has_demo:
        parts.append(filled("compose-seed.yaml", names) + _waits(service, found))
    return "".join(parts)


def _more(service: Service) -> str:
    """Addresses of the servers that not everybody speaks to and of those it asks, and the secrets that only
    it has."""
    asked = [peer for peer in asked_by(service.context) if peer != KEYS_OF_TOKENS]
    addresses = {f"{peer.replace('-', '_').upper()}_GRPC": f"{peer}:8001" for peer in asked}
    servers = {name: value for each in service.declared.servers for name, value in _ADDRESSES[each].items()}
    values = servers | addresses | own_secrets(service)
    return "".join(f"      {service.prefix}_{name}: {value}\n" for name, value in values.items())


def _waits(service: Service, found: tuple[Service, ...]) -> str:
    """Its demo data is made by calls: of itself, and of those whose demo data it is about."""
    earlier = [each for each in found if each.context in service.declared.seed_after]
    if not earlier:
        return ""
    waits = [
        entry
        for each in (*earlier, service)
        for entry in (
            *(
                [f"{each.context}-seed: {{ condition: service_completed_successfully }}"]
                if each.has_demo and each is not service
                else []
            ),
            f"{each.context}: {{ condition: service_healthy }}",
            *([f"{each.context}-work: {{ condition: service_healthy }}"] if each.declared.queues else []),
        )
    ]
    return "    depends_on:\n      <<: *after\n" + "".join(f"      {entry}\n" for entry in waits)


def _identities(found: tuple[Service, ...]) -> str:
    """Who may use which bucket of compose's store: each its own."""
    rights = ("Read", "Write", "List", "Tagging")
    identities = [
        {
            "name": each.context,
            "credentials": [{"accessKey": each.context, "secretKey": f"groundwork-dev-{each.context}"}],
            "actions": [f"{right}:{each.context}" for right in rights],
        }
        for each in found
    ]
    return json.dumps({"identities": identities}, indent=2) + "\n"
