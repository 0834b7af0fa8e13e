"""What the models of stored JSON share: camelCase, nothing unknown, nothing guessed."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints
from pydantic.alias_generators import to_camel

_UUID = r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"

# Lower case only, so that an id has one spelling and comparing strings is comparing ids.
Id = Annotated[str, StringConstraints(pattern=f"^{_UUID}$")]


class Schema(BaseModel):
    # Strict: "5" is no number and 1 is no truth, because TypeScript would not take them for it either.
    model_config = ConfigDict(
        alias_generator=to_camel,
        populate_by_name=True,
        serialize_by_alias=True,
        extra="forbid",
        strict=True,
        allow_inf_nan=False,
        frozen=True,
    )
