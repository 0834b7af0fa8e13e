import base64
import sys
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, BeforeValidator, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict

from chassis.access.addresses import Networks, parse_networks

_ED25519_BYTES = 32


class SettingInvalid(ValueError):
    """Told to whoever starts the service, in English as all that the environment is about."""


def _decode_key(value: object) -> object:
    return base64.b64decode(value, validate=True) if isinstance(value, str) else value


def _parse_networks(value: object) -> object:
    return parse_networks(value) if isinstance(value, str) else value


def _of_ed25519(key: bytes) -> bytes:
    if len(key) != _ED25519_BYTES:
        raise SettingInvalid(f"an Ed25519 key is {_ED25519_BYTES} bytes, in base64; these are {len(key)}")
    return key


def _parse_public_keys(value: object) -> object:
    """`forms=<key>,<key> pdf=<key>`: whose they are, and all that hold."""
    if not isinstance(value, str):
        return value
    keys: dict[str, list[object]] = {}
    for entry in value.split():
        name, _, listed = entry.partition("=")
        keys.setdefault(name, []).extend(_decode_key(each) for each in listed.split(","))
    return keys


# A secret given as base64. `bytes` prints itself, so it is never logged: settings are not.
KeyBytes = Annotated[bytes, BeforeValidator(_decode_key)]
# `NoDecode`: words with commas between, not JSON.
TrustedNetworks = Annotated[Networks, NoDecode, BeforeValidator(_parse_networks)]
Ed25519Bytes = Annotated[KeyBytes, AfterValidator(_of_ed25519)]
PublicKeys = Annotated[dict[str, list[Ed25519Bytes]], NoDecode, BeforeValidator(_parse_public_keys)]

ENVIRONMENT_HELP = "set it in the environment (see docs/operations.md)"


class ServiceSettings(BaseSettings):
    """What every service needs. A context subclasses it with its prefix and its own secrets, or the kinds
    below for what it can do besides: `class NotesSettings(StorageSettings, MailSettings)`.

    Nothing that must differ between installations has a default: a missing value stops the start.
    """

    environment: Literal["dev", "test", "prod"]
    database_url: str
    nats_url: str
    nats_seed: SecretStr
    """The private part of the NKey by which NATS knows the service."""
    public_url: str
    rpc_key: Ed25519Bytes
    """The seed of the key by which this service proves to others who calls."""
    rpc_public_keys: PublicKeys
    """Every service's public keys: who may be believed to be whom."""
    identity_url: str
    identity_grpc: str
    trusted_proxies: TrustedNetworks
    """Who may stand between a client and this process and is believed about the client: the gateway and what
    is in front of it. Empty: nobody; then whoever connects is the client."""

    http_host: str = "127.0.0.1"
    http_port: int = 8000
    grpc_host: str = "127.0.0.1"
    grpc_port: int = 8001
    database_pool_size: int | None = None
    """How many connections a process opens at most, where that is not what its role takes
    (`chassis.db.shares`). They stay open, as one made for a single request costs more than the request."""
    upload_disk_bytes: int = 192 * 1024 * 1024
    """What files may take of the disk for temporary files (`TMPDIR`) while they come in, all together: less
    than it has. One person may take a third."""
    body_memory_bytes: int = 32 * 1024 * 1024
    """What other bodies may take of memory while they come in and are worked on, all together; read, they are
    many times as large. One person, or one address of nobody known, may take a third."""
    answer_memory_bytes: int = 96 * 1024 * 1024
    """What large answers may take of memory until they are read, all together. A company may take a third."""
    stream_bytes: int = 1024 * 1024 * 1024
    """What the context's events may take of NATS's disk, which sets it aside when the stream is made. A full
    one takes no more: events wait in the outbox until old ones have gone."""
    shutdown_seconds: float = 25.0
    """All of a stop (`chassis.stopping`); Kubernetes gives more."""
    otlp_endpoint: str | None = None
    trace_ratio: float = 1.0
    log_level: str = "INFO"
    bus_prefix: str = ""
    """Put before every subject and stream: lets tests share one NATS server."""

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The environment is all there is: no file that happens to lie about says anything."""
        return init_settings, env_settings

    @field_validator("public_url", "identity_url")
    @classmethod
    def _without_trailing_slash(cls, value: str) -> str:
        return value.rstrip("/")

    @field_validator("rpc_public_keys")
    @classmethod
    def _each_key_is_one_service_s(cls, keys: dict[str, list[bytes]]) -> dict[str, list[bytes]]:
        listed = [key for each in keys.values() for key in each]
        if len(set(listed)) < len(listed):
            raise SettingInvalid("a key is listed twice: nobody may speak in another's name")
        return keys

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")


class StorageSettings(ServiceSettings):
    """For a service that keeps files: `runtime.storage`."""

    storage_url: str
    storage_key: KeyBytes
    aws_endpoint_url: str | None = None
    aws_region: str | None = None
    aws_access_key_id: SecretStr | None = None
    aws_secret_access_key: SecretStr | None = None
    """Of this service alone, for its own bucket. Where pods have roles of their own, none is given."""
    aws_allow_http: bool = False
    aws_virtual_hosted_style_request: bool = False


class MailSettings(ServiceSettings):
    """For a service that sends mails: `CompanyMails` of identity_client."""

    smtp_url: str
    mail_from: str


class TemporalSettings(ServiceSettings):
    """For a service that has workflows, or starts some: `connect_temporal`, `ActivityWorker`."""

    temporal_address: str
    temporal_namespace: str = "default"


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
