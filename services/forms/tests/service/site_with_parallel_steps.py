"""Filling in → Safety and Quality at once, each with a team, a field and buttons of its own → Signature."""

from typing import TYPE_CHECKING, Any

import httpx
from chassis.access import Role
from chassis.testing.people import COMPANY, Person

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import page, short_text
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import ASKED, Drawn, SiteWithAWayBack

if TYPE_CHECKING:
    from identity_client.testing.crew import Crew


class SiteWithParallelSteps(SiteWithAWayBack):
    safety_says: dict[str, Any]
    quality_says: dict[str, Any]

    @classmethod
    async def with_parts(
        cls,
        client: httpx.AsyncClient,
        crew: "Crew",
        admin: Person,
        *,
        needed: int | None = None,
        safety: dict[str, Any] | None = None,
        quality: dict[str, Any] | None = None,
        is_safety_pressed_by_itself: bool = False,
        is_quality_pressed_by_itself: bool = False,
        has_works: bool = False,
    ) -> "SiteWithParallelSteps":
        site = cls()
        site.client, site.crew, site.project_id = client, crew, str(crew.jetty)
        site.checkers = crew.book.add_team("Safety", company_id=COMPANY)
        site.approvers = crew.book.add_team("Quality", company_id=COMPANY)
        drawn = Drawn()
        drawn.add("fill", "step", stepName="Filling in", triggerStep=True)
        drawn.add("submit", "button", name="Submit", **ASKED)
        drawn.add("parallel", "parallel")
        asked = dict.fromkeys(ASKED, False) if is_safety_pressed_by_itself else ASKED
        drawn.add("safe", "button", name="Approve", **asked)
        itself = {"overduePress": {"buttonId": drawn.ids["safe"]}} if is_safety_pressed_by_itself else {}
        itself |= safety or {}
        drawn.add("safety", "step", stepName="Safety", teamIds=[str(site.checkers)], **itself)
        drawn.add("return", "button", name="Send back", order=1, **ASKED)
        drawn.add("back", "backToPrevious")
        asked = dict.fromkeys(ASKED, False) if is_quality_pressed_by_itself else ASKED
        drawn.add("good", "button", name="Approve", **asked)
        itself = {"overduePress": {"buttonId": drawn.ids["good"]}} if is_quality_pressed_by_itself else {}
        itself |= {"dueInHours": 4} | (quality or {})
        drawn.add("quality", "step", stepName="Quality", teamIds=[str(site.approvers)], **itself)
        drawn.add("refuse", "button", name="Refuse", order=1, color="#A02C18", **ASKED)
        drawn.add("join", "join", needed=needed)
        drawn.add("sign", "step", stepName="Signature", teamIds=[str(site.approvers)])
        drawn.add("signed", "button", name="Sign", **ASKED)
        drawn.add("close", "close")
        drawn.connect("fill", "submit", "parallel", "safety", "safe", "join", "sign", "signed", "close")
        drawn.connect("parallel", "quality", "good", "join")
        if has_works:
            drawn.add("works", "step", stepName="Works", teamIds=[str(site.checkers)])
            drawn.add("done", "button", name="Approve", **ASKED)
            drawn.connect("parallel", "works", "done", "join")
        drawn.connect("safety", "return", "back", "fill")
        drawn.connect("quality", "refuse", "close")
        site.ids = drawn.ids
        site.first, site.submit = drawn.ids["fill"], drawn.ids["submit"]
        site.area = short_text("Area", required=True)
        site.safety_says, site.quality_says = short_text("Safety says"), short_text("Quality says")
        site.safety_says["setting"]["steps"] = [drawn.ids["safety"]]
        site.quality_says["setting"]["steps"] = [drawn.ids["quality"]]
        desk = Desk(client, admin)
        site.template_id = (await desk.create("Permit"))["formTemplateId"]
        data(await desk.save_workflow(site.template_id, 1, drawn.workflow))
        fields = (site.area, site.safety_says, site.quality_says)
        data(await desk.save_body(site.template_id, 1, page(*fields)))
        data(await desk.publish(site.template_id))
        return site

    def of_both(self, name: str = "Lim Both") -> Hand:
        return Hand(self, self.crew.person(name, Role.MEMBER, teams=(self.checkers, self.approvers)))

    async def opened(self, hand: Hand) -> str:
        """A submission of which both parts are open."""
        submission_id = await hand.start()
        await self.press(hand, submission_id, "fill", "submit", values={self.area["id"]: "Roof"})
        return submission_id

    async def pressing(self, hand: Hand, submission_id: str, step: str, button: str) -> httpx.Response:
        return await hand.pressing(submission_id, self.ids[step], self.ids[button], {}, None, "Not yet.")
