"""One running copy of the system: where its data is, its ports, its secrets, every service's environment."""

import base64
import json
import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from devstack import layout
from devstack.nats_users import new_seed
from devstack.ports import Ports

_PREFERRED = {
    "gateway": 8080,
    "web": 8081,
    "web-internal": 8083,
    "mail-page": 8025,
    "smtp": 1025,
    "postgres": 5433,  # 5432 often belongs to the machine's own PostgreSQL
    "nats": 4222,
    "gateway-health": 8082,
    "temporal": 7233,
    "temporal-page": 8233,
    "temporal-http": 7243,
}
HOST = "127.0.0.1"

# PORT and HOST choose the gateway's address; to a child they would mean its own. Without bytecode files every
# start of a service compiles all of its libraries again, which takes seconds.
# What `make` was told (PYTHON=…) is not meant for a make that we call.
_NOT_INHERITED = ("PORT", "HOST", "PYTHON", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONDONTWRITEBYTECODE")


def _token() -> str:
    return secrets.token_urlsafe(32)


def _bytes32() -> str:
    return base64.b64encode(secrets.token_bytes(32)).decode()


def _public_key_of(seed: str) -> str:
    key = Ed25519PrivateKey.from_private_bytes(base64.b64decode(seed)).public_key()
    return base64.b64encode(key.public_bytes(Encoding.Raw, PublicFormat.Raw)).decode()


# An Ed25519 private key is any 32 random bytes: the library derives the rest from this seed.
_MAKERS = {"ed25519": _bytes32, "bytes32": _bytes32, "token": _token, "nkey": new_seed}


class Secrets:
    """Generated once per copy of the system and kept in a file only its owner can read."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._values: dict[str, str] = json.loads(file.read_text()) if file.is_file() else {}

    def get(self, name: str, kind: str = "token") -> str:
        if name not in self._values:
            if kind not in _MAKERS:
                raise SystemExit(f"Secret {name}: unknown kind {kind!r}. Kinds: {', '.join(_MAKERS)}.")
            self._values[name] = _MAKERS[kind]()
            self._save()
        return self._values[name]

    def _save(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as file:
            json.dump(self._values, file, indent=2, sort_keys=True)


@dataclass(frozen=True)
class Site:
    state: Path
    environment: Literal["dev", "test"]
    ports: Ports
    secrets: Secrets
    host: str = HOST
    overrides: dict[str, str] = field(default_factory=dict[str, str])

    @classmethod
    def dev(cls) -> "Site":
        ports = Ports(layout.STATE / "ports.json", _PREFERRED)
        if asked := os.environ.get("PORT"):
            ports.insist("gateway", int(asked))
        host = os.environ.get("HOST") or HOST
        return cls(layout.STATE, "dev", ports, Secrets(layout.STATE / "secrets.json"), host)

    @classmethod
    def attached(cls, state: Path = layout.STATE) -> "Site":
        """The copy that is running: its ports are in use, which is right."""
        ports = Ports.of_running(state / "ports.json")
        environment = "dev" if state == layout.STATE else "test"
        return cls(state, environment, ports, Secrets(state / "secrets.json"))

    @classmethod
    def test(cls, name: str, overrides: dict[str, str] | None = None) -> "Site":
        """A throw-away copy on free ports; never touches the data of `make dev`."""
        state = layout.STATE / name
        ports = Ports(state / "ports.json", None)
        return cls(state, "test", ports, Secrets(state / "secrets.json"), overrides=overrides or {})

    @property
    def throw_away(self) -> bool:
        return self.environment == "test"

    @property
    def logs(self) -> Path:
        return self.state / "logs"

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.ports.get('gateway')}"

    @property
    def mail_page(self) -> str:
        return f"http://localhost:{self.ports.get('mail-page')}"

    def address(self, port: str) -> str:
        return f"{HOST}:{self.ports.get(port)}"

    def http_port(self, service: layout.Service) -> int:
        return self.ports.get(f"{service.context}-http", 8101)

    def grpc_port(self, service: layout.Service) -> int:
        return self.ports.get(f"{service.context}-grpc", 8201)

    def service_url(self, service: layout.Service) -> str:
        return f"http://{HOST}:{self.http_port(service)}"

    def rpc_key(self, service: layout.Service) -> str:
        return self.secrets.get(f"{service.context}/rpc_key", "ed25519")

    def database_url(self, service: layout.Service, *, owning: bool = False) -> str:
        """`owning`: of who may make and change its tables."""
        role = owner_name(service) if owning else database_name(service)
        password = self.secrets.get(f"postgres/{role}")
        return f"postgresql://{role}:{password}@{self.address('postgres')}/{database_name(service)}"

    @property
    def nats_address(self) -> str:
        return f"nats://{self.address('nats')}"

    def nats_seed(self, user: str) -> str:
        return self.secrets.get(f"nats/{user}", "nkey")

    @property
    def superuser_url(self) -> str:
        return f"postgresql://postgres:{self.secrets.get('postgres')}@{self.address('postgres')}/postgres"

    def env_for(self, service: layout.Service, *, owning: bool = False) -> dict[str, str]:
        """What the service reads from its environment, every name with its prefix."""
        values = {
            "ENVIRONMENT": self.environment,
            "DATABASE_URL": self.database_url(service, owning=owning),
            "NATS_URL": self.nats_address,
            "NATS_SEED": self.nats_seed(service.context),
            "TEMPORAL_ADDRESS": self.address("temporal"),
            "HTTP_HOST": HOST,
            "HTTP_PORT": str(self.http_port(service)),
            "GRPC_HOST": HOST,
            "GRPC_PORT": str(self.grpc_port(service)),
            "STORAGE_URL": f"file://{self.state / 'files' / service.context}",
            "STORAGE_KEY": self.secrets.get(f"storage/{service.context}", "bytes32"),
            "SMTP_URL": f"smtp://{self.address('smtp')}",
            "MAIL_FROM": "Groundwork <no-reply@groundwork.local>",
            "PUBLIC_URL": self.origin,
            "TRUSTED_PROXIES": HOST,  # the gateway
            "RPC_KEY": self.rpc_key(service),
            "RPC_PUBLIC_KEYS": " ".join(
                f"{each.context}={_public_key_of(self.rpc_key(each))}" for each in layout.services()
            ),
            "LOG_LEVEL": os.environ.get("LOG_LEVEL", "INFO"),
        }
        if endpoint := os.environ.get("OTLP_ENDPOINT"):
            values["OTLP_ENDPOINT"] = endpoint
        for peer in layout.services():
            values[f"{peer.prefix}_URL"] = self.service_url(peer)
            values[f"{peer.prefix}_GRPC"] = f"{HOST}:{self.grpc_port(peer)}"
        for name, kind in service.declared.secrets.items():
            values[name.upper()] = self.secrets.get(f"{service.context}/{name}", kind)
        values |= self.overrides
        return {f"{service.prefix}_{name}": value for name, value in values.items()}

    def gateway_env(self) -> dict[str, str]:
        urls = {f"{service.prefix}_URL": self.service_url(service) for service in layout.services()}
        web = {
            "WEB_URL": f"http://{self.address('web')}",
            "WEB_INTERNAL_URL": f"http://{self.address('web-internal')}",
        }
        return urls | web | {"PUBLIC_URL": self.origin}


def database_name(service: layout.Service) -> str:
    return service.context.replace("-", "_")


def owner_name(service: layout.Service) -> str:
    return f"{database_name(service)}_owner"


def tool_env() -> dict[str, str]:
    """The environment of every program started here: the repository's own tools come first."""
    path = os.pathsep.join([str(layout.NODE_BIN), str(layout.BIN), os.environ.get("PATH", "")])
    inherited = {name: value for name, value in os.environ.items() if name not in _NOT_INHERITED}
    return inherited | {"PATH": path, "PYTHONUNBUFFERED": "1"}
