"""A start link as whoever has it finds it: whether it is one, and whether it takes another submission."""

from dataclasses import dataclass
from datetime import date

from chassis.access import Origin
from chassis.clock import now
from chassis.errors import CataloguedError, ErrorCode
from chassis.guessing import Guesses
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from contracts.identity.v1 import identity_pb2
from identity_client.projects import Projects

from forms.share.errors import ShareLinkExpired, ShareLinkNotFound, ShareLinkRevoked
from forms.share.proofs import digest_of_token
from forms.start_link.errors import FormClosed, FullForToday, StartLinkUsedUp
from forms.start_link.repo import StartLinkRepo
from forms.start_link.schemas import WhyClosed
from forms.tables.start_link import StartLink
from forms.tables.template import FormTemplate
from forms.template.published import PublishedForm, PublishedForms
from forms.template.rights import is_used_in


@dataclass(frozen=True)
class Found:
    link: StartLink
    template: FormTemplate
    company: identity_pb2.GetCompanyResponse
    project: identity_pb2.Project | None
    today: date
    """On the project's clock."""
    why_closed: WhyClosed | None


async def get_link(runtime: Runtime, origin: Origin, secret: str) -> tuple[StartLink, FormTemplate]:
    async with runtime.database.reading() as uow:
        known = await StartLinkRepo(uow).find_with_template(digest_of_token(secret))
    if known is None:
        # Only now: nobody guesses a link, and a sound one never waits for what others of its network sent.
        runtime.of(Guesses).must_be_few_more(origin.network)
        raise ShareLinkNotFound
    link, template, is_maker_gone = known
    if link.revoked_at is not None or is_maker_gone:
        raise ShareLinkRevoked
    if link.expires_at is not None and link.expires_at <= now():
        raise ShareLinkExpired
    return link, template


async def look_at(projects: Projects, known: tuple[StartLink, FormTemplate]) -> Found:
    link, template = known
    company = await projects.rules_of(link.company_id)
    project = await projects.find(link.company_id, link.project_id)
    zone = zone_of(project.time_zone if project else "", company.time_zone)
    today = now().astimezone(zone).date()
    why = _why_closed(link, template, company, project, today)
    return Found(link, template, company, project, today, why)


def _why_closed(
    link: StartLink,
    template: FormTemplate,
    company: identity_pb2.GetCompanyResponse,
    project: identity_pb2.Project | None,
    today: date,
) -> WhyClosed | None:
    if company.state == identity_pb2.COMPANY_STATE_ENDED:
        return WhyClosed.SUBSCRIPTION_ENDED
    is_there = project is not None and not project.is_archived and is_used_in(template, link.project_id)
    if not is_there or template.archived_at is not None or template.published_version is None:
        return WhyClosed.NOT_IN_USE
    return why_full(link, today)


def why_full(link: StartLink, today: date) -> WhyClosed | None:
    if link.most_uses is not None and link.uses >= link.most_uses:
        return WhyClosed.USED_UP
    if link.used_on == today and link.uses_that_day >= link.most_a_day:
        return WhyClosed.FULL_FOR_TODAY
    return None


def must_be_open(why: WhyClosed | None) -> None:
    match why:
        case None:
            return
        case WhyClosed.SUBSCRIPTION_ENDED:
            raise CataloguedError(ErrorCode.SUBSCRIPTION_ENDED)
        case WhyClosed.NOT_IN_USE:
            raise FormClosed
        case WhyClosed.USED_UP:
            raise StartLinkUsedUp
        case WhyClosed.FULL_FOR_TODAY:
            raise FullForToday


async def form_at(runtime: Runtime, found: Found) -> PublishedForm | None:
    version = found.template.published_version
    if version is None:
        return None
    async with runtime.database.reading() as uow:
        return await runtime.of(PublishedForms).get(uow, found.link.company_id, found.template.id, version)
