"""Whatever goes wrong in whatever service, the answer is the envelope."""

from datetime import timedelta
from uuid import uuid4

import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import col, select
from forms.share.proofs import digest_of_token
from forms.tables.share_link import ShareLink, ShareVisit

from services._devstack.tests.every_service.house import House

ENVELOPE = {"data", "errorCode", "message"}


async def test_every_service_answers_nothing_unknown_and_unreadable_in_the_envelope(house: House) -> None:
    problems: list[str] = []
    for context, opened in house.services.items():
        operations = opened.operations
        assert operations or not opened.definition.routers, f"{context} serves nothing"
        answers = {404: await opened.client.get("/api/Nowhere/Nothing")}
        for operation in operations:
            other = "PATCH" if operation.method != "PATCH" else "PUT"
            answers[405] = await opened.client.request(other, _plain(operation.path))
            if "requestBody" in operation.document:
                answers[422] = await opened.client.request(
                    operation.method,
                    operation.path,
                    content=b"{ not json",
                    headers={"Content-Type": "application/json"},
                )
            for status, answer in answers.items():
                if answer.status_code != status and answer.status_code not in (401, 404, 415):
                    problems.append(f"{operation.name}: {answer.status_code}, not {status}")
                elif set(answer.json()) != ENVELOPE:
                    problems.append(f"{operation.name}: {status} without envelope: {answer.text[:200]}")
                elif answer.headers.get("Cache-Control") != "no-store":
                    problems.append(f"{operation.name}: {status} may be kept by a browser")
    assert problems == []


async def test_a_crash_in_any_endpoint_hides_its_text(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    problems: list[str] = []
    # Nobody gets as far as the database without a token, and pdf asks forms whose a pass is.
    owner = await house.newcomer(await house.demo_company(), Role.OWNER)
    everybody = {**owner, "X-Share-Pass": await _pass(house)}
    for opened in house.services.values():
        with monkeypatch.context() as crashing:  # one at a time: the others ask identity for its keys
            crashing.setattr(opened.runtime.database, "open", _crash)
            for operation in opened.operations:
                answer = await opened.client.request(
                    operation.method, _plain(operation.path), headers=everybody
                )
                if answer.status_code != 500 or set(answer.json()) != ENVELOPE or "secret" in answer.text:
                    problems.append(f"{operation.name}: {answer.status_code} {answer.text[:200]}")
    assert problems == []


async def _pass(house: House) -> str:
    """Of whoever came by the link of the demo."""
    token = uuid4().hex
    async with house.services["forms"].runtime.database.unit_of_work() as uow:
        is_alive = col(ShareLink.revoked_at).is_(None)
        link_id = (await uow.execute(select(ShareLink.id).where(is_alive).limit(1))).scalar_one()
        uow.add(
            ShareVisit(
                link_id=link_id,
                email=f"{token}@sweep.test",
                pass_digest=digest_of_token(token),
                pass_ends_at=now() + timedelta(hours=1),
            )
        )
    return token


def _plain(path: str) -> str:
    return path.replace("{", "").replace("}", "")


def _crash(**_: object) -> None:
    raise RuntimeError("a secret of ours")
