"""The calls, as somebody makes them."""

from typing import Any
from uuid import UUID, uuid4

import httpx
from chassis.testing.people import Person

Body = dict[str, Any]


class Desk:
    def __init__(self, client: httpx.AsyncClient, who: Person) -> None:
        self._client = client
        self.who = who

    async def get(self, call: str, **query: object) -> httpx.Response:
        params = {name: str(value) for name, value in query.items()}
        return await self._client.get(f"/api/Budget/{call}", params=params, headers=self.who.headers)

    async def send(self, method: str, call: str, body: Body | None = None) -> httpx.Response:
        return await self._client.request(method, f"/api/Budget/{call}", json=body, headers=self.who.headers)

    async def upload(self, call: str, project_id: UUID, content: bytes) -> httpx.Response:
        return await self._client.post(
            f"/api/Budget/{call}",
            data={"projectId": str(project_id)},
            files={"file": ("codes.csv", content)},
            headers=self.who.headers,
        )

    async def adding_file(
        self, request_id: str, name: str, content: bytes, file_id: str = ""
    ) -> httpx.Response:
        return await self._client.post(
            "/api/Budget/UploadBudgetRequestFile",
            data={"budgetRequestId": request_id, "fileId": file_id or str(uuid4())},
            files={"file": (name, content)},
            headers=self.who.headers,
        )

    async def make_code(self, project_id: UUID, **fields: Any) -> Body:
        body = {"projectId": str(project_id), "number": "03-100", "name": "Formwork"}
        if not fields.get("isDivision"):
            body |= {"category": "manpowerExternal", "amount": "100.00"}
        return data(await self.send("POST", "CreateBudgetCode", body | fields))

    async def choosing_currency(self, project_id: UUID, currency: str) -> httpx.Response:
        seen = data(await self.get("GetOverview", projectId=project_id))
        body = {"projectId": str(project_id), "currency": currency, "revision": seen["revision"]}
        categories = ("manpowerInternal", "manpowerExternal", "equipmentOwned", "equipmentRental")
        nothing = {f"{each}Budget": "0" for each in categories}
        return await self.send("PUT", "UpdateProjectBudget", body | nothing)

    async def code(self, code_id: str) -> Body:
        return data(await self.get("GetBudgetCodeDetail", budgetCodeId=code_id))

    async def balances(self, code_id: str) -> tuple[str, str, str, str]:
        code = await self.code(code_id)
        return code["budget"], code["held"], code["committed"], code["left"]

    async def asking(
        self, project_id: UUID, *lines: tuple[str, str], submit: bool = True, **fields: Any
    ) -> httpx.Response:
        body = {
            "projectId": str(project_id),
            "title": "Two more carpenters",
            "submit": submit,
            "lines": [{"budgetCodeId": code_id, "amount": amount} for code_id, amount in lines],
        }
        return await self.send("POST", "CreateBudgetRequest", body | fields)

    async def ask(self, project_id: UUID, *lines: tuple[str, str], **fields: Any) -> Body:
        return data(await self.asking(project_id, *lines, **fields))

    async def request(self, request_id: str) -> Body:
        return data(await self.get("GetBudgetRequestDetail", budgetRequestId=request_id))

    async def spending(self, project_id: UUID, code_id: str, amount: str, /, **fields: Any) -> httpx.Response:
        body = {
            "projectId": str(project_id),
            "budgetCodeId": code_id,
            "amount": amount,
            "spentOn": "2026-11-02",
            "supplier": "Woh Hup",
            "number": "INV-1",
        }
        return await self.send("POST", "CreateBudgetActual", body | fields)

    async def spend(self, project_id: UUID, code_id: str, amount: str, /, **fields: Any) -> Body:
        return data(await self.spending(project_id, code_id, amount, **fields))

    async def answering(self, request: Body, answer: str, **fields: Any) -> httpx.Response:
        body = {"budgetRequestId": request["budgetRequestId"], "answer": answer}
        return await self.send("POST", "ReplyBudgetRequest", body | fields)


def data(answer: httpx.Response) -> Any:
    assert answer.status_code in (200, 201), answer.text
    return answer.json()["data"]


def seen(request: Body) -> Body:
    return {"budgetRequestId": request["budgetRequestId"], "revision": request["revision"]}


def code_seen(code: Body) -> Body:
    return {"budgetCodeId": code["budgetCodeId"], "revision": code["revision"]}


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Its status and the first field it names."""
    told: Body = answer.json()["data"] or {}
    fields: list[Body] = told.get("fields") or [{"field": ""}]
    return answer.status_code, fields[0]["field"]
