"""What a story says is entered, as a field keeps it."""

from typing import Any
from uuid import UUID, uuid5

from formwork.body import Field

from forms_demo.defect_report import list_id_of
from forms_demo.story import Checked, Listed, Option, Options, Table


def choice_id_of(list_id: UUID, code: str) -> UUID:
    """Always the same: a second run finds what there is."""
    return uuid5(list_id, code)


def value_of(template_id: UUID, field: Field, entered: Any) -> Any:
    """Of everything but files."""
    match entered:
        case Option(number=number):
            return {"selected": [number], "other": None}
        case Options(numbers=numbers):
            return {"selected": [*numbers], "other": None}
        case Listed(list_name=list_name, code=code, label=label):
            choice_id = choice_id_of(list_id_of(template_id, list_name), code)
            return {"listed": [{"id": str(choice_id), "label": label, "parentId": None}]}
        case Checked(answer=answer, note=note):
            return {"answer": answer, "note": note, "photos": []}
        case Table(rows=rows):
            return {"rows": _rows(template_id, field, rows)}
        case (str() as starts, str() as ends):
            return {"startsDate": starts, "endsDate": ends}
        case str() if field.type == "dateTime":
            return {"date": entered}
        case _:
            return entered


def _rows(template_id: UUID, field: Field, rows: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """All of the form's, whether or not something is entered there."""
    head, *lines = field.components
    columns = {cell.components[0].setting["label"]: cell.components[0] for cell in head[1:]}
    return [
        {
            "id": line[0].id,
            "cells": {
                columns[label].id: value_of(template_id, columns[label], entered)
                for label, entered in rows.get(line[0].title, {}).items()
            },
        }
        for line in lines
    ]
