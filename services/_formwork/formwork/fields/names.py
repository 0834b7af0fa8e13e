"""What the kinds of fields are called, in every language; `make kinds` takes it from their screens' words."""

import json
from collections.abc import Mapping
from pathlib import Path

_NAMES: Mapping[str, Mapping[str, str]] = json.loads(
    Path(__file__).with_name("names.gen.json").read_text("utf-8")
)


def name_of(field_type: str, language: str) -> str:
    """Of a kind, in English where a language is not there; of one that is not known here, its type."""
    names = _NAMES.get(field_type, {})
    return names.get(language) or names.get("en") or field_type
