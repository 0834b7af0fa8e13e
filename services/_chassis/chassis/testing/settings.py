"""The settings of one test after another: to read some forty variables takes as long as many a test."""

import os
from typing import TypeVar

from chassis.settings import ServiceSettings, load_settings

S = TypeVar("S", bound=ServiceSettings)
_read: dict[tuple[type[ServiceSettings], frozenset[tuple[str, str]]], ServiceSettings] = {}


def read_settings(kind: type[S]) -> S:
    """As `load_settings`, but what is plain text (an address, a folder) may differ from test to test without
    the rest being read again."""
    prefix = kind.model_config.get("env_prefix", "")
    given = {name: text for name, text in os.environ.items() if name.startswith(prefix)}
    texts = {
        name: given.pop(f"{prefix}{name.upper()}")
        for name, field in kind.model_fields.items()
        if field.annotation is str and f"{prefix}{name.upper()}" in given
    }
    # Which texts there are says what is missing or left to its default.
    rest = kind, frozenset({*given.items(), *((name, "") for name in texts)})
    settings = _read.get(rest)
    if settings is None:
        settings = _read[rest] = load_settings(kind)
    assert isinstance(settings, kind)
    return settings.model_copy(update=texts)
