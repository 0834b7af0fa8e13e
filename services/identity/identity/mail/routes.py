from typing import Annotated

from chassis.http import (
    PUBLIC,
    AdminDep,
    Envelope,
    Page,
    PagingDep,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
    reads,
)
from fastapi import Query
from fastapi.responses import RedirectResponse

from identity.mail import choices, service
from identity.mail.budget import Numbers
from identity.mail.links import ChoiceTokens
from identity.mail.schemas import (
    ChoiceMade,
    MailChoiceIn,
    MailChoiceMake,
    MailChoiceSeen,
    MailPublic,
    MailUse,
    Token,
)
from identity.tables.mail import Outcome

router = edge_router("Mail")


@router.post("/GetMailChoice", dependencies=[PUBLIC])
@reads
async def get_mail_choice(uow: UowDep, runtime: RuntimeDep, body: MailChoiceIn) -> Envelope[MailChoiceSeen]:
    return ok(await choices.see_choice(uow, runtime.of(ChoiceTokens), body.token))


@router.post("/ChooseMails", dependencies=[PUBLIC])
async def choose_mails(uow: UowDep, runtime: RuntimeDep, body: MailChoiceMake) -> Envelope[MailChoiceSeen]:
    return ok(await choices.make_choice(uow, runtime, body.token, body.choice))


@router.post("/Unsubscribe", dependencies=[PUBLIC])
async def unsubscribe(
    uow: UowDep, runtime: RuntimeDep, token: Annotated[Token, Query()]
) -> Envelope[MailChoiceSeen]:
    """What a mail program's own button does (RFC 8058). Its form says nothing that we need."""
    return ok(await choices.make_choice(uow, runtime, token, ChoiceMade.UNWANTED))


@router.get("/Unsubscribe", dependencies=[PUBLIC], status_code=303, include_in_schema=False)
async def open_choice(runtime: RuntimeDep, token: Annotated[Token, Query()]) -> RedirectResponse:
    """Programs without such a button open the link: a page that asks. Looking changes nothing."""
    return RedirectResponse(f"{runtime.settings.public_url}/mail-choice#token={token}", status_code=303)


@router.get("/GetMailUse")
async def get_mail_use(actor: AdminDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[MailUse]:
    return ok(await service.get_use(uow, runtime.of(Numbers), actor))


@router.get("/QueryMails")
async def query_mails(
    actor: AdminDep,
    uow: UowDep,
    paging: PagingDep,
    outcome: Annotated[Outcome | None, Query()] = None,
) -> Envelope[Page[MailPublic]]:
    return ok(await service.query_mails(uow, actor, outcome, paging))
