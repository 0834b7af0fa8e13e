from typing import Any

from sqlalchemy import ColumnElement
from sqlalchemy.orm import InstrumentedAttribute

from identity.tables.user import User

# The columns of `user` a person is shown by; repos select them beside their own.
PERSON_COLUMNS: tuple[ColumnElement[Any] | InstrumentedAttribute[Any], ...] = (
    User.id.label("user_id"),
    User.full_name,
    User.email,
    User.photo_key,
    User.abbreviation_bg_color,
)
