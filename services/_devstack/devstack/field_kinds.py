"""What follows from the kinds of fields, so that a kind is named once: the web's registries, and its words.

python -m devstack.field_kinds            writes it; `make kinds` does so
python -m devstack.field_kinds --check

`palette.toml` names the kinds. A kind's folder has `rules.ts`, `field.tsx`, `words.toml`, and `settings.tsx`
where it has settings of its own. The words of problems are formwork's: the services say them too.
"""

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from devstack import console
from devstack.console import Failure
from devstack.layout import ROOT

LANGUAGES = ("en", "zh-CN")
Words = Mapping[str, Mapping[str, str]]
"""By key, in every language."""

_HEAD = "// Made by `make kinds` from {source}. Do not edit.\n"
_PALETTE = "palette.toml"
_SEARCH = "search"
_OF_A_KIND = ("rules.ts", "field.tsx", "words.toml")


@dataclass(frozen=True)
class Kind:
    type: str
    folder: Path

    @property
    def name(self) -> str:
        return self.folder.name


@dataclass(frozen=True)
class Formwork:
    """The library on both sides, of this repository or of a copy."""

    root: Path = ROOT

    @property
    def source(self) -> Path:
        return self.root / "web-modules" / "_formwork" / "src"

    @property
    def problem_words(self) -> Path:
        """Of what is filled in."""
        return self.root / "services" / "_formwork" / "formwork" / "problems.toml"

    @property
    def drawing_words(self) -> Path:
        """Of problems that only editors tell."""
        return self.problem_words.with_name("drawing_problems.toml")

    @property
    def names(self) -> Path:
        return self.root / "services" / "_formwork" / "formwork" / "fields" / "names.gen.json"

    def palette(self) -> dict[str, list[str]]:
        return tomllib.loads((self.source / "fields" / _PALETTE).read_text("utf-8"))

    def kinds(self) -> list[Kind]:
        types = [each for group in self.palette().values() for each in group]
        return [Kind(each, self.source / "fields" / _kebab(each)) for each in types]

    def complaints(self) -> list[str]:
        """What is wrong or missing, before anything is made from it."""
        kinds = self.kinds()
        types = Counter(kind.type for kind in kinds)
        folders = {file.parent for file in (self.source / "fields").glob("*/rules.ts")}
        unnamed = sorted(folders - {kind.folder for kind in kinds})
        files = [kind.folder / name for kind in kinds for name in _OF_A_KIND]
        missing = [file for file in files if not file.is_file()]
        catalogues = [
            file
            for file in (self.problem_words, self.drawing_words, *files)
            if file.suffix == ".toml" and file.is_file()
        ]
        return [
            *(f"{_PALETTE} names {each} twice" for each, times in types.items() if times > 1),
            *(f"no group of {_PALETTE} names {self._told(folder)}" for folder in unnamed),
            *(f"{self._told(file)} is missing" for file in missing),
            *(
                f"{self._told(file)}: [{key}] has no words in {language}"
                for file in catalogues
                for key, words in _words(file).items()
                for language in LANGUAGES
                if not words.get(language)
            ),
        ]

    def _told(self, path: Path) -> str:
        near = path.is_relative_to(self.source)
        return path.relative_to(self.source.parent if near else self.root).as_posix()

    def words(self) -> Words:
        of_kinds = {
            f"{kind.type}.{key}": words
            for kind in self.kinds()
            for key, words in _words(kind.folder / "words.toml").items()
            if key != _SEARCH
        }
        return {**_problems(self.problem_words), **of_kinds}

    def searched(self) -> Words:
        """By what else a kind is found: asked for where somebody looks for one."""
        words = {kind.type: _words(kind.folder / "words.toml") for kind in self.kinds()}
        return {kind: said[_SEARCH] for kind, said in words.items() if _SEARCH in said}

    def made(self) -> dict[Path, str]:
        kinds, words, messages = self.kinds(), self.words(), self.source / "messages"
        catalogues = {
            folder / f"{language.lower()}.gen.ts": _catalogue(said, language, source)
            for folder, said, source in (
                (messages, words, "words.toml of the kinds and formwork/problems.toml"),
                (messages / "drawing", _problems(self.drawing_words), "formwork/drawing_problems.toml"),
                (messages / "search", self.searched(), "words.toml of the kinds"),
            )
            for language in LANGUAGES
        }
        return catalogues | {
            self.names: _names(kinds, words),
            self.source / "fields" / "rules.gen.ts": _rules(kinds, self.palette()),
            self.source / "fields" / "drawn.gen.ts": _drawn(kinds),
            self.source / "builder" / "settings.gen.ts": _settings(kinds),
        }


def _kebab(camel: str) -> str:
    return "".join(f"-{each.lower()}" if each.isupper() else each for each in camel)


def _words(file: Path) -> Words:
    return tomllib.loads(file.read_text("utf-8"))


def _head(source: str) -> str:
    return _HEAD.format(source=source)


def _imports(kinds: Iterable[Kind], what: str, module: str) -> str:
    ordered = sorted(kinds, key=lambda kind: kind.name)
    return "".join(
        f'import {{ {what} as {kind.type} }} from "{module.format(kind.name)}";\n' for kind in ordered
    )


def _listed(entries: Iterable[str]) -> str:
    return "".join(f"  {each},\n" for each in entries)


def _rules(kinds: list[Kind], palette: Mapping[str, list[str]]) -> str:
    groups = _listed(f"{group}: {json.dumps(types)}" for group, types in palette.items())
    return (
        f"{_head(_PALETTE)}"
        f"{_imports(kinds, 'rules', './{}/rules')}"
        'import type { KindRules } from "./kind";\n\n'
        f"export const KIND_RULES = {{\n{_listed(kind.type for kind in kinds)}}} as const satisfies "
        "Record<string, KindRules>;\n\n"
        f"export const PALETTE = {{\n{groups}}} as const;\n"
    )


def _drawn(kinds: list[Kind]) -> str:
    return (
        f"{_head(_PALETTE)}"
        f"{_imports(kinds, 'drawn', './{}/field')}"
        'import type { DrawnKind } from "./drawn-kind";\n'
        'import type { FieldType } from "./registry";\n\n'
        "export const KINDS: Readonly<Record<FieldType, DrawnKind>> = {\n"
        f"{_listed(kind.type for kind in kinds)}}};\n"
    )


def _settings(kinds: list[Kind]) -> str:
    own = [kind for kind in kinds if (kind.folder / "settings.tsx").is_file()]
    entries = (kind.type if kind in own else f"{kind.type}: null" for kind in kinds)
    return (
        f"{_head(_PALETTE)}"
        f"{_imports(own, 'Settings', '../fields/{}/settings')}"
        'import type { OwnSettings } from "../fields/drawn-kind";\n'
        'import type { FieldType } from "../fields/registry";\n\n'
        "export const SETTINGS: Readonly<Record<FieldType, OwnSettings | null>> = {\n"
        f"{_listed(entries)}}};\n"
    )


def _problems(file: Path) -> Words:
    return {f"problem.{code}": words for code, words in _words(file).items()}


def _catalogue(words: Words, language: str, source: str) -> str:
    entries = _listed(
        f"{json.dumps(key)}: {json.dumps(said[language], ensure_ascii=False)}" for key, said in words.items()
    )
    return f"{_head(source)}export const made = {{\n{entries}}} as const;\n"


def _names(kinds: Iterable[Kind], words: Words) -> str:
    """For the paper, which calls a field without a label by its kind. (JSON can't say who made it.)"""
    named = {kind.type: words[f"{kind.type}.name"] for kind in kinds}
    return f"{json.dumps(named, ensure_ascii=False, indent=2)}\n"


def write(formwork: Formwork) -> None:
    _complain(formwork)
    with console.timed("what follows from the kinds of fields"):
        for file, text in formwork.made().items():
            file.write_text(text)


def _complain(formwork: Formwork) -> None:
    if complaints := formwork.complaints():
        raise Failure("kinds of fields", complaints[0], "see docs/forms.md", lines=complaints[1:])


def stale(formwork: Formwork) -> list[Path]:
    return [file for file, text in formwork.made().items() if not file.is_file() or file.read_text() != text]


def main() -> int:
    formwork = Formwork()
    try:
        if "--check" not in sys.argv:
            write(formwork)
            return 0
        _complain(formwork)
    except Failure as failure:
        failure.show()
        return 1
    files = stale(formwork)
    for file in files:
        console.say(f"{file.relative_to(ROOT)} is not what the kinds of fields say")
    return 1 if files else 0


if __name__ == "__main__":
    sys.exit(main())
