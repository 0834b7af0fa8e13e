import base64
import sys
from typing import Annotated, Literal, TypeVar

from pydantic import BeforeValidator, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


def _decode_key(value: object) -> object:
    return base64.b64decode(value, validate=True) if isinstance(value, str) else value


# A secret given as base64. `bytes` prints itself, so it is never logged: settings are not.
KeyBytes = Annotated[bytes, BeforeValidator(_decode_key)]

ENVIRONMENT_HELP = "set it in the environment (see docs/operations.md)"


class ServiceSettings(BaseSettings):
    """What every service needs. A context subclasses it with its prefix and its own secrets.

    Nothing that must differ between installations has a default: a missing value stops the start.
    """

    environment: Literal["dev", "test", "prod"]
    database_url: str
    nats_url: str
    temporal_address: str
    public_url: str
    rpc_token: SecretStr
    storage_url: str
    storage_key: KeyBytes
    smtp_url: str
    mail_from: str
    identity_url: str
    identity_grpc: str

    http_host: str = "127.0.0.1"
    http_port: int = 8000
    grpc_host: str = "127.0.0.1"
    grpc_port: int = 8001
    database_pool_size: int = 16
    """Connections that stay open: one made for a single request costs more than the request."""
    shutdown_seconds: float = 20.0
    otlp_endpoint: str | None = None
    trace_ratio: float = 1.0
    log_level: str = "INFO"
    bus_prefix: str = ""
    """Put before every subject and stream: lets tests share one NATS server."""

    @field_validator("public_url", "identity_url")
    @classmethod
    def _without_trailing_slash(cls, value: str) -> str:
        return value.rstrip("/")

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")


def settings_prefix(context: str) -> SettingsConfigDict:
    return SettingsConfigDict(
        env_prefix=context.replace("-", "_").upper() + "_", extra="ignore", hide_input_in_errors=True
    )


S = TypeVar("S", bound=ServiceSettings)


def load_settings(kind: type[S]) -> S:
    """Read the environment, or stop with one line a problem."""
    try:
        return kind()  # pyright: ignore[reportCallIssue] -- the environment supplies the arguments
    except ValidationError as invalid:
        prefix = kind.model_config.get("env_prefix", "")
        for problem in invalid.errors():
            name = prefix + "_".join(str(part) for part in problem["loc"]).upper()
            sys.stderr.write(f"{name}: {problem['msg']}; {ENVIRONMENT_HELP}\n")
        raise SystemExit(2) from None
