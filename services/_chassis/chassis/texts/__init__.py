"""What is told to people: English words that can say themselves in other languages.

    Text("There is no team named “{name}”.", name=name)

is that English sentence wherever text is read (logs, tests, gRPC details), and keeps template and values, so
that the edge that answers a person can put it into their language. Translations lie in catalogues, one file a
language: `texts/zh-CN.toml` in the import package of whoever says it, a service or a library, found by the
package's name. What is not translated stays English.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, LiteralString, Self, cast

DEFAULT_LANGUAGE = "en"
_PLACE = re.compile(r"\{(\w+)\}")
# Longer headers are no browser's, and what is remembered must stay small.
_LONGEST_HEADER = 200

_catalogues: dict[str, dict[str, str]] = {}


class Text(str):
    """An English text that knows what it was made of. A value may be a text too; it is translated along."""

    key: str
    values: Mapping[str, object]

    def __new__(cls, template: LiteralString, /, **values: object) -> Self:
        return cls.keyed(_filled(template, values), template, **values)

    @classmethod
    def keyed(cls, english: str, key: str, /, **values: object) -> Self:
        """Words that somebody else made (a library, say): catalogues know them by a key of theirs."""
        text = super().__new__(cls, english)
        text.key = key
        text.values = values
        return text

    def translated(self, language: str) -> str:
        template = _catalogues.get(language, {}).get(self.key)
        if template is None:
            return str(self)
        return _filled(template, {name: translated(value, language) for name, value in self.values.items()})

    def packed(self) -> dict[str, str]:
        """The finished words in every language there is, for whoever has not got our catalogues."""
        return {
            DEFAULT_LANGUAGE: str(self),
            **{language: words for language in _catalogues if (words := self.translated(language)) != self},
        }

    @staticmethod
    def unpacked(words: Mapping[str, str]) -> "Text":
        return _ReadyText.of(words)


class _ReadyText(Text):
    """A text of another process, which came with its translations."""

    words: Mapping[str, str]

    @classmethod
    def of(cls, words: Mapping[str, str]) -> "_ReadyText":
        text = cls.keyed(words[DEFAULT_LANGUAGE], "")
        text.words = words
        return text

    def translated(self, language: str) -> str:
        return self.words.get(language, str(self))


def translated(value: object, language: str) -> object:
    """A text in that language; anything else as it is."""
    return value.translated(language) if isinstance(value, Text) else value


def say(language: str, template: str, /, **values: object) -> str:
    """Words of a library that knows no `Text`, in a language."""
    return Text.keyed(_filled(template, values), template, **values).translated(language)


def _filled(template: str, values: Mapping[str, object]) -> str:
    # Not `str.format`: a brace that stands for itself, or a missing value, must never crash an answer.
    return _PLACE.sub(lambda place: str(values.get(place[1], place[0])), template)


def places_in(template: str) -> set[str]:
    return set(_PLACE.findall(template))


def load_texts_of(package: str) -> None:
    """The catalogues beside the code of a package."""
    found = find_spec(package)
    assert found is not None, f"there is no package {package}"
    for place in found.submodule_search_locations or ():
        load_catalogues(Path(place) / "texts")


@cache
def load_catalogues(folder: Path) -> None:
    """Merge a folder's catalogues over what there is: `<language>.toml` with English template → translation,
    `<source>/<language>.toml` another source's words by its own keys, known as `<source>.<key>`."""
    for language, entries in read_catalogues(folder).items():
        _catalogues.setdefault(language, {}).update(entries)


def read_catalogues(folder: Path) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for file in sorted(folder.glob("**/*.toml")):
        prefix = "" if file.parent == folder else f"{file.parent.name}."
        entries = found.setdefault(file.stem, {})
        for key, translation in _entries(tomllib.loads(file.read_text("utf-8"))):
            if prefix + key in entries:
                raise ValueError(f"{file}: “{key}” stands there twice")
            entries[prefix + key] = translation
    return found


def _entries(table: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Tables only group the entries for whoever reads the file."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _entries(cast("dict[str, Any]", value))
        else:
            yield key, str(value)


def language_for(accept_language: str) -> str:
    """The first of the languages asked for (`Accept-Language`) that there is; English if there is none."""
    return _language_for(accept_language[:_LONGEST_HEADER]) if accept_language else DEFAULT_LANGUAGE


@lru_cache(256)
def _language_for(accept_language: str) -> str:
    wanted = [_wish(part) for part in accept_language.lower().split(",")]
    for tag, weight in sorted(wanted, key=lambda wish: -wish[1]):
        found = _language_of(tag) if weight > 0 else None
        if found is not None:
            return found
    return DEFAULT_LANGUAGE


def _wish(part: str) -> tuple[str, float]:
    """`zh-cn;q=0.8` → its tag and weight"""
    tag, _, weight = part.replace(" ", "").partition(";q=")
    try:
        return tag, float(weight or 1)
    except ValueError:
        return tag, 0


def _language_of(tag: str) -> str | None:
    """`zh`, `zh-Hans` and `zh-SG` are read by whom `zh-CN` was written for."""
    primary = tag.partition("-")[0]
    available = (DEFAULT_LANGUAGE, *_catalogues)
    exact = next((each for each in available if each.lower() == tag), None)
    return exact or next((each for each in available if each.lower().partition("-")[0] == primary), None)


load_catalogues(Path(__file__).parent)
