"""Whoever asks in Chinese is answered in Chinese, also where another service refuses."""

from typing import Any
from uuid import uuid4

import pytest
from chassis.testing.people import Person

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import page
from services.forms.tests.service.site import Hand, Site

CHINESE = {"Accept-Language": "zh-CN,zh;q=0.9"}


@pytest.fixture
def chinese(site: Site) -> Site:
    """The same site, everybody at it reads Chinese."""
    site.client.headers.update(CHINESE)
    return site


async def refused(hand: Hand, submission_id: str, values: dict[str, Any]) -> Any:
    return data(await hand.saving(submission_id, values))["refused"]


async def test_a_field_that_does_not_fit(chinese: Site) -> None:
    hand = chinese.hand()
    submission_id = await hand.start()
    sent = {chinese.area["id"]: "Roof", chinese.width["id"]: 5}
    (problem,) = await refused(hand, submission_id, sent)
    assert problem == {"field": chinese.width["id"], "message": "该值不适合此字段。", "code": "wrongShape"}


async def test_what_keeps_a_form_from_being_published(chinese: Site, admin: Person) -> None:
    desk = Desk(chinese.client, admin)
    template_id = (await desk.create("Half done"))["formTemplateId"]
    data(await desk.save_body(template_id, 1, page()))
    told = data(await desk.get("/api/FormTemplate/GetPublishProblems", formTemplateId=template_id))
    assert "请至少添加一个字段。" in [each["message"] for each in told["problems"]]
    answer = await desk.publish(template_id)
    assert answer.status_code == 422
    assert "此表单还不能发布" in answer.json()["message"]


async def test_who_saved_a_form_before(chinese: Site, admin: Person) -> None:
    desk = Desk(chinese.client, admin)
    answer = await desk.save_detail(chinese.template_id, 1, name="Mine")
    assert answer.status_code == 409
    assert answer.json()["message"] == "您在另一个窗口中保存过（刚刚）。请采用已保存的版本或合并。"


async def test_a_submission_that_is_not_there(chinese: Site) -> None:
    answer = await chinese.hand().get("GetSubmissionDetail", submissionId=str(uuid4()))
    assert answer.json()["message"] == "此提交不存在或已被删除，请返回提交记录。"


async def test_a_step_that_somebody_else_submits(chinese: Site, flow: Flow) -> None:
    hand, checker = chinese.hand(), chinese.checker()
    submission_id = await hand.submitted()
    late = await hand.submitting(submission_id)
    assert late.status_code == 409
    assert late.json()["message"] == "“Step 1”已由 Tan Bo 提交，请刷新查看当前进度。"
    data(await checker.approving(submission_id))
    closed = await checker.approving(submission_id)
    assert closed.status_code == 409
    assert "Approval" in closed.json()["message"]
    assert "提交" in closed.json()["message"]
