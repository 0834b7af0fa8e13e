import re
from typing import Annotated

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    PlainSerializer,
    StringConstraints,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)
from pydantic.alias_generators import to_camel

from chassis.http.language import caller_language
from chassis.texts import Text, said

# PostgreSQL text can't hold NUL, and the other control characters only serve to deceive readers.
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
# Dots neither first, last nor doubled: mail servers refuse such addresses, and then nobody gets the mail.
_ATOM = r"[^@\s<>()\[\],;:\\\".]+"
_EMAIL = re.compile(rf"{_ATOM}(\.{_ATOM})*@{_ATOM}(\.{_ATOM})+")


def without_control(value: str) -> str:
    if _CONTROL.search(value):
        raise ValueError(Text("Must not contain control characters"))
    return value


def _email(value: str) -> str:
    if not _EMAIL.fullmatch(value):
        raise ValueError(Text("Is not an e-mail address"))
    return value.lower()


_clean = AfterValidator(without_control)

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120), _clean]
LongText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=4000), _clean]
SearchText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200), _clean]
Email = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=5, max_length=254),
    _clean,
    AfterValidator(_email),
]
# Not stripped: a space may be part of a passphrase.
Secret = Annotated[str, StringConstraints(min_length=1, max_length=400), _clean]


def _kept(value: object, read: ValidatorFunctionWrapHandler) -> object:
    return value if isinstance(value, Text) else read(value)


def _told(value: object) -> object:
    return said(value, caller_language())


# Words of ours among what is answered: they leave in the language of whoever asked.
Told = Annotated[str, WrapValidator(_kept), PlainSerializer(_told, return_type=str, when_used="json")]


class WireIn(BaseModel):
    """What a caller sends. Unknown fields are refused: a misspelt one must not be dropped in silence."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="forbid")


class WireOut(BaseModel):
    """What a caller gets."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        populate_by_name=True,
        from_attributes=True,
        serialize_by_alias=True,
    )
