"""Words with values, written as ICU has them, which the web reads too. No more of it than our words need."""

import re
from collections.abc import Callable, Mapping
from functools import cache

from babel import Locale

_PLACE = re.compile(r"\{(\w+)\}")
_PLURAL = re.compile(r"\{(\w+), plural,((?: =?\w+ \{[^{}]*\})+)\}")
_FORM = re.compile(r"(=?\w+) \{([^{}]*)\}")


def filled(template: str, values: Mapping[str, str | int], language: str) -> str:
    """Plurals first: what a value holds is never read as words."""

    def form(found: re.Match[str]) -> str:
        count = int(values[found[1]])
        forms = dict(_FORM.findall(found[2]))
        chosen = forms.get(f"={count}") or forms.get(_plural_form(language)(count)) or forms["other"]
        return chosen.replace("#", str(count))

    return _PLACE.sub(lambda place: str(values[place[1]]), _PLURAL.sub(form, template))


def names_in(template: str) -> set[str]:
    """The values that words take."""
    return {*_PLACE.findall(_PLURAL.sub("", template)), *(name for name, _ in _PLURAL.findall(template))}


@cache
def _plural_form(language: str) -> Callable[[int], str]:
    return Locale.parse(language.replace("-", "_")).plural_form
