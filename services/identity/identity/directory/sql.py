from typing import Any

from chassis.db.statements import col
from sqlalchemy import SQLColumnExpression

from identity.tables.user import User

# The columns of `user` a person is shown by; repos select them beside their own.
PERSON_COLUMNS: tuple[SQLColumnExpression[Any], ...] = (
    col(User.id).label("user_id"),
    col(User.full_name),
    col(User.email),
    col(User.photo_key),
    col(User.abbreviation_bg_color),
)
