"""What a context and its aggregate are called, in every way of writing that the files use."""

import importlib.util
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from devstack.console import Failure

_WRITTEN = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Names:
    context: str
    aggregate: str
    """One of what it keeps: `note` of `notes`."""

    @classmethod
    def of(cls, context: str, aggregate: str) -> "Names":
        """Without a word for the aggregate it is the context's, in the singular."""
        names = cls(
            context, (aggregate or context.removesuffix("s")).lower().replace("_", "-").replace(" ", "-")
        )
        for name in (names.context, names.aggregate):
            if not _WRITTEN.fullmatch(name):
                raise Failure(
                    "context", f"{name!r} is no name", "lower case, words with hyphens between: time-clock"
                )
        return names

    @property
    def package(self) -> str:
        return self.context.replace("-", "_")

    def refuse_taken(self) -> None:
        """A package of the same name would be found in its place, or it in that one's."""
        if importlib.util.find_spec(self.package) is not None:
            raise Failure(
                "context", f"there is a Python package {self.package!r} already", "choose another name"
            )

    def put_into(self, text: str) -> str:
        """The template's names replaced; those of many first, which the others are a part of."""
        replaced = [
            ("my-things", _plural(self.aggregate)),
            ("my-thing", self.aggregate),
            ("my-context", self.context),
        ]
        for template, name in replaced:
            for written in _WAYS:
                text = text.replace(written(template.split("-")), written(name.split("-")))
        return text


def _plural(name: str) -> str:
    if re.search(r"[^aeiou]y$", name):
        return name[:-1] + "ies"
    return name + ("es" if re.search(r"(s|x|z|ch|sh)$", name) else "s")


_WAYS: tuple[Callable[[Sequence[str]], str], ...] = (
    "-".join,
    "_".join,
    lambda words: "".join(word.capitalize() for word in words),
    lambda words: words[0] + "".join(word.capitalize() for word in words[1:]),
    " ".join,
    lambda words: " ".join(words).capitalize(),
    lambda words: "_".join(words).upper(),
)
