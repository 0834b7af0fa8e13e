"""Says something about a submission, one call a line."""

from typing import Any

import httpx
from chassis.runtime import Runtime
from forms.tables.submission_comment import SubmissionComment
from sqlalchemy import func, select

from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand

COMMENT = "/api/SubmissionComment"
FOREMAN, CHECKER = "tan.bo@example.test", "chua.mei@example.test"


async def calling(hand: Hand, method: str, call: str, body: dict[str, Any], **headers: str) -> httpx.Response:
    return await hand.site.client.request(
        method, f"{COMMENT}/{call}", json=body, headers={**hand.person.headers, **headers}
    )


async def saying(
    hand: Hand, submission_id: str, text: str, *mentioned: Hand, key: str | None = None, **more: Any
) -> httpx.Response:
    ids = [str(each.person.user_id) for each in mentioned]
    body = {"submissionId": submission_id, "text": text, "mentionedUserIds": ids, **more}
    headers = {"Idempotency-Key": key} if key else {}
    return await calling(hand, "POST", "CreateSubmissionComment", body, **headers)


async def changing(hand: Hand, comment: dict[str, Any], text: str, *mentioned: Hand) -> httpx.Response:
    ids = [str(each.person.user_id) for each in mentioned]
    body = {"submissionCommentId": comment["submissionCommentId"], "text": text, "mentionedUserIds": ids}
    return await calling(hand, "PUT", "UpdateSubmissionComment", body)


async def taking_back(hand: Hand, comment: dict[str, Any]) -> httpx.Response:
    body = {"submissionCommentId": comment["submissionCommentId"]}
    return await calling(hand, "DELETE", "DeleteSubmissionComment", body)


async def reading(hand: Hand, submission_id: str, **query: Any) -> httpx.Response:
    return await hand.site.client.get(
        f"{COMMENT}/GetSubmissionComments",
        params={"submissionId": submission_id, **query},
        headers=hand.person.headers,
    )


async def said(hand: Hand, submission_id: str, **query: Any) -> Any:
    return data(await reading(hand, submission_id, **query))


async def count_all(runtime: Runtime) -> int:
    async with runtime.database.reading() as uow:
        return (await uow.execute(select(func.count()).select_from(SubmissionComment))).scalar_one()
