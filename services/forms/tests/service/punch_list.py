"""A form with a sub-form: defects, each a submission of a form of its own, belong to a handover."""

from collections.abc import Mapping
from typing import Any, Self
from uuid import uuid4

import httpx
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, page, row, short_text, two_steps
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack


class PunchList:
    """`site`: the form of its entries, the site inspection of `Site`; `handover`: the form that holds them,
    of two steps, the second of the clients, who have to do with nothing else."""

    site: Site
    handover: Site
    desk: Desk
    sub_form: dict[str, Any]

    @classmethod
    async def open(
        cls,
        client: httpx.AsyncClient,
        crew: Crew,
        admin: Person,
        *,
        is_required: bool = False,
        most: int = 50,
        buttons: Mapping[str, Any] | None = None,
    ) -> Self:
        made = cls()
        made.desk, made.site = Desk(client, admin), await Site.open(client, crew, admin)
        made.handover = other = Site()
        other.client, other.crew, other.project_id = client, crew, made.site.project_id
        other.checkers = crew.book.add_team("Clients", company_id=admin.company_id)
        other.template_id = (await made.desk.create("Handover"))["formTemplateId"]
        drawn = two_steps()
        other.first, other.second = (each["id"] for each in drawn["nodes"] if each["type"] == "step")
        other.submit, other.approve = (each["id"] for each in drawn["nodes"] if each["type"] == "button")
        for node in drawn["nodes"]:
            if node["id"] == other.second:
                node["data"]["teamIds"] = [str(other.checkers)]
            if node["type"] == "button":
                node["data"] |= buttons or {}
        data(await made.desk.save_workflow(other.template_id, 1, drawn))
        other.area = short_text("Area")
        made.sub_form = sub_form("Defects", made.site.template_id, required=is_required, most=most)
        data(await made.desk.save_body(other.template_id, 1, page(other.area, made.sub_form)))
        data(await made.desk.publish(other.template_id))
        return made

    @classmethod
    async def in_three_steps(
        cls,
        client: httpx.AsyncClient,
        crew: Crew,
        admin: Person,
        *,
        panel: Mapping[str, Any] | None = None,
        kind: str = "backToPrevious",
        **more: Any,
    ) -> Self:
        """Of the first the sub-form, in a panel where something is said of that, and the last sends back to
        it."""
        made = cls()
        made.desk, made.site = Desk(client, admin), await Site.open(client, crew, admin)
        made.handover = await SiteWithAWayBack.drawn(client, crew, admin, kind=kind)
        made.sub_form = sub_form("Defects", made.site.template_id, **more)
        await made._draw(made.sub_form if panel is None else in_panel(made.sub_form, **panel))
        return made

    @classmethod
    async def pressed_by_itself(cls, client: httpx.AsyncClient, crew: Crew, admin: Person) -> Self:
        """The sub-form is of the second step, of the checkers, which is refused once it is overdue."""
        made = cls()
        made.desk, made.site = Desk(client, admin), await Site.open(client, crew, admin)
        nothing = {"checksRequiredFields": False, "asksForReason": False}
        made.handover = await Site.open(client, crew, admin, buttons=nothing, overdue_press="refuse")
        made.sub_form = sub_form("Defects", made.site.template_id)
        made.sub_form["setting"]["steps"] = [made.handover.second]
        await made._draw(made.sub_form)
        return made

    async def _draw(self, shown: dict[str, Any]) -> None:
        template_id = self.handover.template_id
        version = (await self.desk.body(template_id))["version"]
        data(await self.desk.save_body(template_id, version, page(short_text("Area"), shown)))
        data(await self.desk.publish(template_id))

    async def begun_by_checkers(self) -> None:
        """The form of its entries, from now on."""
        template_id = self.site.template_id
        drawn = await self.desk.workflow(template_id)
        (first,) = (each for each in drawn["nodes"] if each["id"] == self.site.first)
        first["data"]["teamIds"] = [str(self.site.checkers)]
        data(await self.desk.save_workflow(template_id, drawn["version"], drawn))
        data(await self.desk.publish(template_id))

    def hand(self, name: str = "Tan Bo") -> "Fitter":
        of_site = self.site.hand(name)
        return Fitter(self, of_site, Hand(self.handover, of_site.person))

    def client(self) -> "Fitter":
        return self.somebody(self.handover.checker("Ada Client").person)

    def somebody(self, person: Person) -> "Fitter":
        return Fitter(self, Hand(self.site, person), Hand(self.handover, person))


class Fitter:
    """Somebody with both forms in hand."""

    def __init__(self, lists: PunchList, defects: Hand, handover: Hand) -> None:
        self.lists, self.defects, self.handover = lists, defects, handover

    def place(self, parent_id: str, **more: Any) -> dict[str, Any]:
        own = {"stepId": self.lists.handover.first, "fieldId": self.lists.sub_form["id"]}
        return {"submissionId": parent_id, **own, **more}

    async def beginning(
        self, parent_id: str, entry_id: str | None = None, *, at: dict[str, Any] | None = None, **more: Any
    ) -> httpx.Response:
        place = self.place(parent_id, **(at or {}))
        return await self.defects.starting(entry_id or str(uuid4()), parent=place, **more)

    async def begin(self, parent_id: str) -> str:
        return data(await self.beginning(parent_id), 201)["submissionId"]

    async def begin_and_submit(self, parent_id: str) -> str:
        entry_id = await self.begin(parent_id)
        data(await self.defects.submitting(entry_id))
        return entry_id

    async def press(self, parent_id: str) -> httpx.Response:
        return await self.handover.submitting(parent_id, {})

    async def copying(self, body: dict[str, Any]) -> httpx.Response:
        client, headers = self.lists.handover.client, self.handover.person.headers
        return await client.post("/api/Submission/CopyStepData", json=body, headers=headers)

    async def sub_form(self, parent_id: str) -> dict[str, Any]:
        (only,) = data(await self.handover.get("GetSubForms", submissionId=parent_id))
        return only

    async def entries(self, parent_id: str) -> list[dict[str, Any]]:
        """As the field has them."""
        values = await self.handover.values(parent_id)
        return values.get(self.lists.sub_form["id"], {"entries": []})["entries"]


def in_panel(*fields: dict[str, Any], **more: Any) -> dict[str, Any]:
    rows = [[row(each)] for each in fields]
    return field("dragArea", {"label": "Before handing over"}, **more) | {"components": rows}


def sub_form(label: str, template_id: str, **more: Any) -> dict[str, Any]:
    most, required = more.pop("most", 50), more.pop("required", False)
    setting = {"label": label, "formTemplateId": template_id, "templateName": "Site inspection", "most": most}
    return field("subForm", setting, required=required, **more)
