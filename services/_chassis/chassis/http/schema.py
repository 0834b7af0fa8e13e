import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, cast

from email_validator import SPECIAL_USE_DOMAIN_NAMES, EmailNotValidError, validate_email
from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    GetCoreSchemaHandler,
    PlainSerializer,
    StringConstraints,
    ValidatorFunctionWrapHandler,
    WrapValidator,
    model_validator,
)
from pydantic.alias_generators import to_camel
from pydantic_core import CoreSchema, PydanticKnownError, core_schema

from chassis.http.language import caller_language
from chassis.http.visible import visible
from chassis.texts import Text, translated

# Whoever runs Groundwork inside a house of their own may well have mail in `corp.local`.
SPECIAL_USE_DOMAIN_NAMES.clear()

# PostgreSQL text can't hold NUL, and the other control characters only serve to deceive readers.
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
# Embeddings, overrides and isolates: “fdp.exe” reads “exe.pdf” behind one.
_TURNING = re.compile(r"[\u202a-\u202e\u2066-\u2069]")


def has_control_characters(value: str) -> bool:
    return _CONTROL.search(value) is not None


def _printable(value: str) -> str:
    if has_control_characters(value):
        raise ValueError(Text("Must not contain control characters"))
    return value


def readable(value: str) -> str:
    """A name or another short word as its readers see it: what turns the writing is refused, what nobody sees
    is left out."""
    return _straight(visible(value))


def _straight(value: str) -> str:
    if _TURNING.search(value):
        raise ValueError(Text("Must not contain signs that change the direction of writing"))
    return _printable(value)


def _visible(value: object) -> object:
    return visible(value) if isinstance(value, str) else value


def _seen_or_nothing(value: str) -> str:
    return value if has_control_characters(value) or visible(value) else ""


def _email(value: str) -> str:
    try:
        # Nobody is asked whether the domain is there.
        checked = validate_email(value, check_deliverability=False)
    except EmailNotValidError:
        raise ValueError(Text("Is not an e-mail address")) from None
    return checked.normalized.lower()


_clean = AfterValidator(_printable)

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=120),
    BeforeValidator(_visible),
    AfterValidator(_straight),
]
OptionalName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=120),
    BeforeValidator(_visible),
    AfterValidator(_straight),
]
# No more than this: a comment may hold words in two directions, and is shown as what somebody wrote.
# Of nothing that is seen it is empty: whatever asks for some words asks for such that can be read.
LongText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=4000),
    AfterValidator(_seen_or_nothing),
    _clean,
]
SearchText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200), _clean]
Email = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=5, max_length=254),
    # Copied out of a web page, an address brings invisible signs along.
    BeforeValidator(_visible),
    AfterValidator(_straight),
    AfterValidator(_email),
]
# Not stripped: a space may be part of a passphrase.
Secret = Annotated[str, StringConstraints(min_length=1, max_length=400), _clean]


def _sane(instant: datetime) -> datetime:
    if not 1970 <= instant.year <= 9000:
        raise ValueError(Text("Must be a time between the years 1970 and 9000"))
    return instant.astimezone(UTC)


# Nothing lies outside, and arithmetic at the very ends of the calendar overflows.
Instant = Annotated[AwareDatetime, AfterValidator(_sane)]


def _kept(value: object, read: ValidatorFunctionWrapHandler) -> object:
    return value if isinstance(value, Text) else read(value)


def _told(value: object) -> object:
    return translated(value, caller_language())


# Words of ours among what is answered: they leave in the language of whoever asked.
TranslatedText = Annotated[
    str, WrapValidator(_kept), PlainSerializer(_told, return_type=str, when_used="json")
]


_SEQUENCES = frozenset({"list", "dict", "set", "frozenset", "tuple"})
_MOST_UNKNOWN = 100


_NUMBERS = frozenset({"int", "float"})


def _not_a_truth(value: object) -> object:
    """Pydantic takes true for 1: a caller who sends it means something else."""
    if isinstance(value, bool):
        raise PydanticKnownError("int_type")
    return value


_NOT_A_TRUTH = {"type": "no-info", "function": _not_a_truth}


def _make_strict(part: Any) -> None:
    if isinstance(part, dict):
        schema = cast("dict[str, Any]", part)
        if schema.get("type") in _SEQUENCES:
            schema["fail_fast"] = True
        if schema.get("type") in _NUMBERS:
            number = cast("CoreSchema", schema.copy())
            schema.clear()
            schema.update(core_schema.no_info_before_validator_function(_not_a_truth, number))
            return
        if schema.get("function") == _NOT_A_TRUTH:
            return
        for each in schema.values():
            _make_strict(each)
    elif isinstance(part, list | tuple):
        for each in cast("Sequence[Any]", part):
            _make_strict(each)


class WireIn(BaseModel):
    """What a caller sends. Unknown fields are refused: a misspelt one must not be dropped in silence.

    Of many wrong items the first is told, not each: a body of a million of them would cost a minute. True is
    no number.
    """

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="forbid")

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = handler(source)
        _make_strict(schema)
        return schema

    @model_validator(mode="before")
    @classmethod
    def _has_few_unknown_fields(cls, value: object) -> object:
        most = _MOST_UNKNOWN + len(cls.model_fields)
        if isinstance(value, dict) and len(cast("dict[object, object]", value)) > most:
            raise ValueError(Text("Has fields that are not known here"))
        return cast(object, value)


class WireOut(BaseModel):
    """What a caller gets."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        populate_by_name=True,
        from_attributes=True,
        serialize_by_alias=True,
    )
