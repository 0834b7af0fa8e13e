from typing import Any

from chassis.storage import Storage

from identity.directory.names import abbreviate


async def person_fields(row: Any, storage: Storage) -> dict[str, Any]:
    """What `PersonPublic` and its extensions need of a row that has the person columns."""
    return {
        "user_id": row.user_id,
        "full_name": row.full_name,
        "email": row.email,
        "photo_url": await storage.signed_url(row.photo_key) if row.photo_key else None,
        "name_abbreviation": abbreviate(row.full_name),
        "abbreviation_bg_color": row.abbreviation_bg_color,
    }
