"""Choice lists of a company, and forms that offer them, drawn in few words."""

from typing import Any
from uuid import uuid4

import httpx

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field

LISTS = "/api/ChoiceList"


class Lists:
    """What the desk does with lists: one call a line."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def making(self, name: str, above: str | None = None, list_id: str = "") -> httpx.Response:
        body = {"choiceListId": list_id or str(uuid4()), "name": name, "parentListId": above}
        return await self.desk.post(f"{LISTS}/CreateChoiceList", body)

    async def make(self, name: str, above: str | None = None) -> str:
        return data(await self.making(name, above), 201)["choiceListId"]

    async def adding(self, list_id: str, label: str, **more: Any) -> httpx.Response:
        body = {"choiceListId": list_id, "choiceId": str(uuid4()), "label": label, **more}
        return await self.desk.post(f"{LISTS}/CreateChoice", body)

    async def add(self, list_id: str, label: str, **more: Any) -> str:
        return data(await self.adding(list_id, label, **more), 201)["choiceId"]

    async def changing(self, list_id: str, choice_id: str, **changes: Any) -> httpx.Response:
        (item,) = [each for each in await self.items(list_id) if each["choiceId"] == choice_id]
        kept = {key: item[key] for key in ("label", "code", "parentId", "isArchived", "revision")}
        body = {"choiceListId": list_id, "choiceId": choice_id, **kept, **changes}
        return await self.desk.put(f"{LISTS}/UpdateChoice", body)

    async def items(self, list_id: str, **query: Any) -> list[dict[str, Any]]:
        asked = await self.desk.get(f"{LISTS}/QueryChoices", choiceListId=list_id, **query)
        return data(asked)["data"]

    async def labels(self, list_id: str, **query: Any) -> list[str]:
        return [each["label"] for each in await self.items(list_id, **query)]

    async def sending(self, list_id: str, content: bytes, *, dry: bool = False) -> httpx.Response:
        return await self.desk.client.post(
            f"{LISTS}/{'Check' if dry else 'Import'}ChoicesFile",
            data={"choiceListId": list_id},
            files={"file": ("items.csv", content)},
            headers=self.desk.person.headers,
        )

    async def saving(self, list_id: str, name: str, **more: Any) -> httpx.Response:
        kept = data(await self.desk.get(f"{LISTS}/GetChoiceList", choiceListId=list_id))
        body = {"choiceListId": list_id, "revision": kept["revision"], "name": name, **more}
        return await self.desk.put(f"{LISTS}/UpdateChoiceList", body)

    async def archive(self, list_id: str, *, back: bool = False) -> dict[str, Any]:
        call = "UnarchiveChoiceList" if back else "ArchiveChoiceList"
        return data(await self.desk.put(f"{LISTS}/{call}", {"choiceListId": list_id}))


def listed(
    label: str, list_id: str, *, under: dict[str, Any] | None = None, kind: str = "dropdown", **more: Any
) -> dict[str, Any]:
    """A field that offers a list."""
    within = under["id"] if under else None
    own = {"label": label, "choices": "list", "listId": list_id, "listName": label, "withinFieldId": within}
    return field(kind, own, **more)


def table(label: str, *columns: dict[str, Any], **setting: Any) -> dict[str, Any]:
    """An input table of one row, which its columns are the fields of."""
    heads = [{"id": str(uuid4()), "type": "ColumnHead", "components": [each]} for each in columns]
    cells = [{"id": str(uuid4()), "type": "InputTableDropdown"} for _ in columns]
    line = [{"id": str(uuid4()), "type": "RowHead", "title": "Row 1"}, *cells]
    grid = [[{"id": str(uuid4()), "type": "Head"}, *heads], line]
    return field("inputTable", {"label": label, **setting}) | {"components": grid}


def chosen(choice_id: str, label: str, parent_id: str | None = None) -> dict[str, Any]:
    """One item of a list, as a page sends it."""
    return {"listed": [{"id": choice_id, "label": label, "parentId": parent_id}]}
