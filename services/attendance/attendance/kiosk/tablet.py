"""What a tablet may do with its token, and nothing else: name the people of its project, and press for who
has typed their PIN. Nobody is signed in on it."""

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable
from datetime import timedelta
from uuid import UUID

from chassis.access import Origin, Role
from chassis.acting import acting_for
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.database import Database
from chassis.guessing import Guesses
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from contracts.identity.v1.identity_pb2 import CompanyState, GetCompanyResponse, Project
from identity_client.access import role_of
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from attendance.clock_rules.service import is_photo_asked
from attendance.crew.people import people_of
from attendance.hours.facts import Check, Source
from attendance.kiosk.errors import (
    ChoosePinFirst,
    CompanyEnded,
    KioskAway,
    NotOfThisProject,
    ProjectClosed,
    TokenTaken,
    UnknownKiosk,
    UnknownPairingCode,
)
from attendance.kiosk.photo import PressPhoto, keep_photo
from attendance.kiosk.pins import keep_pin, recognize, tell_chosen
from attendance.kiosk.proofs import digest_of_code, digest_of_token
from attendance.kiosk.repo import KioskRepo
from attendance.kiosk.schemas import (
    FromPerson,
    KioskDay,
    KioskPair,
    KioskPersonPublic,
    KioskPinChoose,
    KioskPunchCreate,
    KioskPunched,
    KioskSealing,
    KioskStanding,
)
from attendance.kiosk.sealed import new_sealing_key, public_key_of
from attendance.punch.making import MOST_ON_A_DAY, TAKEN, TOO_MANY, Batch, refused, verdict_of
from attendance.punch.schemas import PunchIn, PunchVerdict, Verdict
from attendance.punch.service import keep_punches, known_punches, pressed_on_days
from attendance.record.at_work import where_at_work
from attendance.record.counting import alone_with, count_person
from attendance.record.schemas import State
from attendance.tables.kiosk import Kiosk
from attendance.tables.punch import Punch

_SEEN_EVERY = timedelta(minutes=1)
_BEGINNING = 3
"""Letters of each name that a search on the tablet goes by."""


async def pair(runtime: Runtime, origin: Origin, body: KioskPair) -> KioskStanding:
    """The same tablet may come with the same code again: its answer may have been lost."""
    # Codes are short: who has guessed often waits, with whatever they bring.
    guesses = runtime.of(Guesses)
    guesses.must_be_few(origin.network)
    token = digest_of_token(body.token)
    code = digest_of_code(body.code)
    async with runtime.database.reading() as uow:
        seen = await KioskRepo(uow).find_by_code(code)
    if seen is None or not await _may_still_set_up(runtime.of(Directory), seen):
        guesses.missed(origin.network)
        raise UnknownPairingCode
    async with runtime.database.unit_of_work() as uow:
        kiosk = await KioskRepo(uow).find_by_code(code, lock=True)
        if kiosk is None or not _is_code_for(kiosk, token):
            guesses.missed(origin.network)
            raise UnknownPairingCode
        await uow.lock(f"kiosk token {token.hex()}")
        other = await KioskRepo(uow).find_by_token(token)
        if other is not None and other.id != kiosk.id:
            raise TokenTaken
        if kiosk.token_digest != token:
            # What was sealed on the tablet before is nothing of this one's.
            kiosk.sealing_key = new_sealing_key()
        kiosk.token_digest, kiosk.is_code_used, kiosk.last_seen_at = token, True, now()
    return await _standing(runtime, kiosk, await project_of(runtime.of(Projects), kiosk))


async def get_standing(runtime: Runtime, origin: Origin, token: str) -> KioskStanding:
    kiosk = await kiosk_of(runtime, origin, token)
    return await _standing(runtime, kiosk, await project_of(runtime.of(Projects), kiosk))


async def identify(runtime: Runtime, origin: Origin, body: FromPerson) -> KioskDay:
    kiosk = await kiosk_of(runtime, origin, body.token)
    await _project_with(runtime.of(Projects), kiosk, body.user_id)
    known = await recognize(runtime.database, kiosk, body.user_id, body.pin)
    await count_person(runtime.database, body.user_id)
    async with runtime.database.reading() as uow:
        day = await _day_of(uow, kiosk, body.user_id)
    return day.model_copy(update={"must_choose_pin": known.is_given, "wrong_tries": known.wrong_tries})


async def choose_pin(runtime: Runtime, origin: Origin, body: KioskPinChoose) -> KioskDay:
    kiosk = await kiosk_of(runtime, origin, body.token)
    await _project_with(runtime.of(Projects), kiosk, body.user_id)
    known = await recognize(runtime.database, kiosk, body.user_id, body.pin)
    if known.is_given and body.new_pin == body.pin:
        raise ChoosePinFirst
    await count_person(runtime.database, body.user_id)
    with acting_for(body.user_id):
        async with runtime.database.unit_of_work() as uow:
            await keep_pin(uow, kiosk.company_id, body.user_id, body.new_pin, by=body.user_id)
            if known.is_given:
                tell_chosen(uow, kiosk, origin, body.user_id)
            return await _day_of(uow, kiosk, body.user_id)


async def press(runtime: Runtime, origin: Origin, body: KioskPunchCreate) -> KioskPunched:
    arrived_at = now()
    kiosk = await kiosk_of(runtime, origin, body.token)
    project = await _project_with(runtime.of(Projects), kiosk, body.user_id)
    known = await recognize(runtime.database, kiosk, body.user_id, body.pin)
    if known.is_given:
        raise ChoosePinFirst
    company = await runtime.of(Projects).rules_of(kiosk.company_id)
    if body.check_type is Check.IN:
        _must_go_on(project, company)
    with acting_for(body.user_id):
        async with runtime.database.unit_of_work() as uow:
            await alone_with(uow, body.user_id)
            sent = PunchIn(
                punch_id=body.punch_id,
                project_id=kiosk.project_id,
                check_type=body.check_type,
                device_time=body.device_time,
            )
            batch = Batch(
                company_id=kiosk.company_id,
                by=body.user_id,
                device_id=kiosk.id,
                sent_at=body.device_time,
                arrived_at=arrived_at,
                received_at=now(),
                company=company,
                is_photo_asked=await is_photo_asked(uow, kiosk.company_id),
            )
            verdict = await keep_press(
                uow, batch.punch(sent, project, body.user_id, Source.KIOSK, is_in=True)
            )
            day = await _day_of(uow, kiosk, body.user_id)
        is_there = verdict.verdict is not Verdict.REFUSED
        photo = PressPhoto(kiosk.company_id, body.user_id, body.punch_id, body.photo)
        refusal = await keep_photo(runtime, photo) if is_there else None
    return KioskPunched(verdict=verdict, photo_refused=refusal, day=day)


def _must_go_on(project: Project, company: GetCompanyResponse) -> None:
    if project.is_archived:
        raise ProjectClosed
    if has_ended(company):
        raise CompanyEnded


def has_ended(company: GetCompanyResponse) -> bool:
    return company.state == CompanyState.COMPANY_STATE_ENDED


async def keep_press(uow: UnitOfWork, punch: Punch) -> PunchVerdict:
    there = (await known_punches(uow, [punch.id])).get(punch.id)
    if there is not None:
        is_own = (there.company_id, there.owner_user_id) == (punch.company_id, punch.owner_user_id)
        return verdict_of(Verdict.KNOWN, there) if is_own else refused(punch.id, TAKEN)
    if sum((await pressed_on_days(uow, punch.company_id, [punch])).values()) >= MOST_ON_A_DAY:
        return refused(punch.id, TOO_MANY)
    await keep_punches(uow, [punch])
    return verdict_of(Verdict.STORED, punch)


def _is_code_for(kiosk: Kiosk, token: bytes) -> bool:
    """Once: for the first tablet that comes with it."""
    return not kiosk.is_code_used or kiosk.token_digest == token


async def _may_still_set_up(directory: Directory, kiosk: Kiosk) -> bool:
    """Who was shown the code still manages the project: somebody may be let go within its minutes."""
    manager_id = kiosk.code_by or kiosk.created_by
    person = (await directory.users(kiosk.company_id, [manager_id])).get(manager_id)
    role = role_of(person) if person else None
    if role is None or role.at_least(Role.ADMIN):
        return role is not None
    project = (await directory.projects(kiosk.company_id, [kiosk.project_id])).get(kiosk.project_id)
    return project is not None and str(manager_id) in project.manager_user_ids


async def kiosk_of(runtime: Runtime, origin: Origin, token: str) -> Kiosk:
    async with runtime.database.reading() as uow:
        kiosk = await KioskRepo(uow).find_by_token(digest_of_token(token))
    if kiosk is None:
        # Only now: nobody guesses a token, and a sound one never waits for what others of its network sent.
        runtime.of(Guesses).must_be_few_more(origin.network)
        raise UnknownKiosk
    at = now()
    if kiosk.last_seen_at is None or at - kiosk.last_seen_at > _SEEN_EVERY:
        async with runtime.database.unit_of_work() as uow:
            await KioskRepo(uow).seen(kiosk.id, at)
    return kiosk


async def project_of(projects: Projects, kiosk: Kiosk) -> Project:
    project = await projects.find(kiosk.company_id, kiosk.project_id)
    if project is None:
        raise KioskAway
    return project


async def _project_with(projects: Projects, kiosk: Kiosk, user_id: UUID) -> Project:
    project = await project_of(projects, kiosk)
    if user_id not in people_of(project):
        raise NotOfThisProject
    return project


async def _standing(runtime: Runtime, kiosk: Kiosk, project: Project) -> KioskStanding:
    company = await runtime.of(Projects).company(kiosk.company_id)
    people = await runtime.of(Directory).people(kiosk.company_id, people_of(project))
    async with runtime.database.reading() as uow:
        is_asked = await is_photo_asked(uow, kiosk.company_id)
    key = await _sealing_key(runtime.database, kiosk)
    return KioskStanding(
        name=kiosk.name,
        project_name=project.name,
        company_name=company.name,
        time_zone=zone_of(project.time_zone, company.time_zone).key,
        is_archived=project.is_archived,
        has_ended=has_ended(company),
        is_photo_asked=is_asked,
        sealing=_sealing(kiosk, key),
        people=sorted(_shown(people.values()), key=lambda each: (each.name.casefold(), each.user_id)),
    )


def _sealing(kiosk: Kiosk, key: bytes | None) -> KioskSealing | None:
    return KioskSealing(kiosk_id=kiosk.id, public_key=b64encode(public_key_of(key)).decode()) if key else None


async def _sealing_key(database: Database, kiosk: Kiosk) -> bytes | None:
    """Made now for a tablet that was set up before there were any."""
    if kiosk.sealing_key or kiosk.token_digest is None:
        return kiosk.sealing_key
    async with database.unit_of_work() as uow:
        return await KioskRepo(uow).give_key(kiosk.id, kiosk.token_digest, new_sealing_key())


def _shown(people: Iterable[PersonPublic]) -> list[KioskPersonPublic]:
    everybody = [*people]
    alike = Counter(short_name(each.full_name) for each in everybody)
    return [
        KioskPersonPublic(
            user_id=each.user_id,
            name=each.full_name if alike[short_name(each.full_name)] > 1 else short_name(each.full_name),
            name_beginnings=name_beginnings(each.full_name),
            photo_url=each.photo_url,
            name_abbreviation=each.name_abbreviation,
            abbreviation_bg_color=each.abbreviation_bg_color,
        )
        for each in everybody
    ]


def short_name(full_name: str) -> str:
    """Anna Kowalski → Anna K.: the gate is a public place."""
    first, _, rest = full_name.strip().partition(" ")
    last = rest.split()[-1:] if rest else []
    return f"{first} {last[0][0]}." if last else first


def name_beginnings(full_name: str) -> list[str]:
    """Muhammad Hafiz bin Rahman → muh, haf, bin, rah: shown as Muhammad R., he looks for Hafiz."""
    return [each[:_BEGINNING] for each in full_name.casefold().split()]


async def _day_of(uow: UnitOfWork, kiosk: Kiosk, owner: UUID) -> KioskDay:
    at_work = await where_at_work(uow, kiosk.company_id, owner)
    if at_work is None:
        return KioskDay(state=State.OUT, since=None, is_elsewhere=False, must_choose_pin=False, wrong_tries=0)
    return KioskDay(
        state=State.IN if at_work.break_since is None else State.BREAK,
        since=at_work.break_since or at_work.open_since,
        is_elsewhere=at_work.project_id != kiosk.project_id,
        must_choose_pin=False,
        wrong_tries=0,
    )
