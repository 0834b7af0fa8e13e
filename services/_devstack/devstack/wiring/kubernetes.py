"""k8s/base/<context>: what every installation runs of a context."""

from pathlib import Path

from devstack.declaration import Role
from devstack.layout import ROOT, Service
from devstack.wiring.calls import KEYS_OF_TOKENS, asked_by, callers_at, serves_calls
from devstack.wiring.text import MADE, documents, filled, lines

BASE = ROOT / "k8s" / "base"
_OF_ALL = ("common", "gateway", "web")
_SERVE, _WORK = (2, 8), (2, 8)
_PORT = " " * 8 + "- port: {}"
_NAMED_PORT = "{{ name: {}, containerPort: {} }}"


def made() -> list[Path]:
    return [file for file in BASE.glob("*/*.yaml") if file.parent.name not in _OF_ALL]


def outputs(found: tuple[Service, ...]) -> dict[Path, str]:
    return {
        BASE / service.context / name: MADE.format(folder=service.folder.name) + text
        for service in found
        for name, text in _files(service).items()
    }


def _files(service: Service) -> dict[str, str]:
    files = {
        "access.yaml": _access(service),
        "serve.yaml": _serve(service),
        "workers.yaml": _workers(service),
        "migrate.yaml": filled("migrate.yaml", _names(service)),
    }
    if service.declared.queues:
        files["work.yaml"] = _work(service)
    return files | {"kustomization.yaml": _kustomization(service, list(files))}


def _names(service: Service) -> dict[str, object]:
    return {"context": service.context, "prefix": service.prefix}


def _access(service: Service) -> str:
    context, callers, asked = service.context, callers_at(service.context), asked_by(service.context)
    whom = filled("let-in.yaml", {"context": context, "whom": _said_of_who_comes_in(service)})
    if service.declared.areas or callers:
        whom += "  ingress:\n"
    if service.declared.areas:
        whom += filled("from-gateway.yaml", {})
    if callers:
        whom += filled(
            "from-callers.yaml", {"callers": ", ".join(callers), "ports": _ports_for_calls(context)}
        )
    parts = [filled("account.yaml", {"context": context}), whom]
    if asked:
        asks = [filled("to-callee.yaml", {"callee": each, "ports": _ports_for_calls(each)}) for each in asked]
        parts.append(filled("asks.yaml", {"context": context}) + "".join(asks))
    return documents(parts)


def _said_of_who_comes_in(service: Service) -> str:
    calls = "gRPC and the signing keys (JWKS)" if service.context == KEYS_OF_TOKENS else "gRPC"
    has_callers = bool(callers_at(service.context))
    match bool(service.declared.areas), has_callers:
        case True, True:
            return f"HTTP from the gateway; {calls} from those whom its contracts name."
        case True, False:
            return "HTTP from the gateway; no other service calls it."
        case False, True:
            return f"{calls} from whom its contracts name; nobody outside calls it."
        case _:
            return "Nobody calls it."


def _ports_for_calls(callee: str) -> str:
    ports = [8000, 8001] if callee == KEYS_OF_TOKENS else [8001]
    return "\n".join(_PORT.format(port) for port in ports)


def _serve(service: Service) -> str:
    least, most = service.declared.serve.replicas or _SERVE
    calls = serves_calls(service.context)
    parts = [
        "# Probes, resources, hardening and spread come from components/python-service.\n"
        + _deployment(service, "serve", service.declared.serve, calls=calls),
        *([filled("service.yaml", _names(service))] if service.declared.areas else []),
        *([filled("service-grpc.yaml", _names(service))] if calls else []),
        _budget(service, "serve"),
        filled("autoscaler.yaml", {**_names(service), "least": least, "most": most}),
    ]
    return documents(parts)


def _workers(service: Service) -> str:
    said = "# Two of each: rows and messages are claimed, so replicas share the work and one may always go.\n"
    parts = [
        part
        for role in ("relay", "consume")
        for part in (_deployment(service, role, Role(), replicas=2), _budget(service, role))
    ]
    return said + documents(parts)


def _work(service: Service) -> str:
    least, most = service.declared.work.replicas or _WORK
    triggers = [
        filled("trigger.yaml", {"queue": each.name, "waiting": each.waiting, "kinds": ",".join(each.kinds)})
        for each in service.declared.queues
    ]
    scaled = filled("scaled-by-queue.yaml", {**_names(service), "least": least, "most": most})
    said = "# Takes what waits in the context's Temporal queues. Several share them.\n"
    return said + documents(
        [
            _deployment(service, "work", service.declared.work),
            _budget(service, "work"),
            scaled + "".join(triggers),
        ]
    )


def _deployment(
    service: Service, name: str, role: Role, *, replicas: int | None = None, calls: bool = False
) -> str:
    ports = [_NAMED_PORT.format("http", 8000), *([_NAMED_PORT.format("grpc", 8001)] if calls else [])]
    settings = [
        f'{{ name: {service.prefix}_{key}, value: "{value}" }}' for key, value in role.settings.items()
    ]
    return filled(
        "deployment.yaml",
        {
            **_names(service),
            "role": name,
            "replicas": f"  replicas: {replicas}\n" if replicas else "",
            "ports": lines(ports, 12),
            "settings": f"          env:\n{lines(settings, 12)}\n" if settings else "",
        },
    )


def _budget(service: Service, role: str) -> str:
    return filled("budget.yaml", {**_names(service), "role": role})


def _kustomization(service: Service, resources: list[str]) -> str:
    kinds = {"temporal": "groundwork.dev/temporal: client", "mail": "groundwork.dev/mail: sender"}
    addresses = [
        f"{peer.replace('-', '_').upper()}_GRPC=dns:///{peer}-grpc:8001"
        for peer in asked_by(service.context)
        if peer != KEYS_OF_TOKENS  # in the ConfigMap `shared`
    ]
    text = filled(
        "kustomization.yaml",
        {
            **_names(service),
            "kinds": "".join(f"      {kinds[server]}\n" for server in service.declared.servers),
            "resources": lines(resources, 2),
            "addresses": "\n" + lines(addresses, 6) if addresses else " []",
        },
    )
    patches = [
        _resources(service, name, role)
        for name, role in (("serve", service.declared.serve), ("work", service.declared.work))
        if role.memory
    ]
    return text + ("patches:\n" + "".join(patches) if patches else "")


def _resources(service: Service, name: str, role: Role) -> str:
    """In place of what every Python service is given."""
    assert role.memory is not None
    promised, limit = role.memory
    path = "/spec/template/spec/containers/0/resources"
    requests = f'{{ cpu: "{role.cpu or "100m"}", memory: {promised} }}'
    return (
        f"  - target: {{ kind: Deployment, name: {service.context}-{name} }}\n"
        "    patch: |-\n"
        f"      - {{ op: replace, path: {path}/requests, value: {requests} }}\n"
        f"      - {{ op: replace, path: {path}/limits, value: {{ memory: {limit} }} }}\n"
    )
