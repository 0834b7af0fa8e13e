"""What people read, in both languages: the catalogues of the web and of the services, and mails."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from devstack.layout import ROOT

_ENTRY = re.compile(r"\"([^\"\\]+)\":\s*(\"(?:[^\"\\]|\\.)*\"|`[^`]*`|'[^']*')")
_TEMPLATING = re.compile(r"{%.*?%}|{{.*?}}|{#.*?#}", re.DOTALL)


@dataclass(frozen=True)
class Said:
    """One text, as an English and a Chinese reader meet it."""

    place: str
    english: str
    chinese: str


def everything_said() -> Iterator[Said]:
    for sources in (*ROOT.glob("web-modules/*/src"), ROOT / "web-shell" / "src"):
        for chinese in sources.rglob("zh-cn*.ts"):
            yield from _of_the_web(chinese)
    for catalogue in ROOT.glob("services/*/*/texts/**/zh-CN.toml"):
        yield from _of_a_service(catalogue)
    for mail in ROOT.glob("services/*/*/mail_templates/*.en.txt"):
        chinese = mail.with_name(mail.name.replace(".en.", ".zh-CN."))
        yield Said(str(mail.relative_to(ROOT)), _words_of(mail), _words_of(chinese))
    for file in ("problems.toml", "drawing_problems.toml", "service_problems.toml", "portable/words.toml"):
        problems = tomllib.loads((ROOT / "services/_formwork/formwork" / file).read_text("utf-8"))
        for code, words in problems.items():
            yield Said(f"{file} {code}", words["en"], words["zh-CN"])


def _words_of(mail: Path) -> str:
    """Without what the template does."""
    return _TEMPLATING.sub("", mail.read_text("utf-8"))


def _of_the_web(file: Path) -> Iterator[Said]:
    english = _entries(file.with_name(file.name.replace("zh-cn", "en")))
    for key, chinese in _entries(file).items():
        yield Said(f"{file.relative_to(ROOT)} {key}", english[key], chinese)


def _entries(file: Path) -> dict[str, str]:
    return {key: text[1:-1] for key, text in _ENTRY.findall(file.read_text("utf-8"))}


def _of_a_service(file: Path) -> Iterator[Said]:
    texts: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    for key, said in texts.items():
        # By what they are about, or not.
        parts: dict[str, str] = {key: said} if isinstance(said, str) else said
        for english, chinese in parts.items():
            yield Said(str(file.relative_to(ROOT)), english, chinese)
