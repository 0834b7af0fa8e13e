"""The attacked: the demo's company behind the gateway. The attacker: somebody of another company."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from uuid import uuid4

import httpx
from devstack.testing import Stack
from forms_support.approval import Approval

from services._devstack.tests.attacks.figures import FIGURES
from services._devstack.tests.every_service.house import Operation, definitions, operations_of
from services._devstack.tests.every_service.requests import Seen, build

PASSWORD = "groundwork-demo"
_PROJECT = {"name": "Jetty", "timeZone": "Asia/Singapore"}
_BUDGET_CODE = {"number": "01-100", "name": "Piling", "category": "manpowerInternal"}
_OWN_PASSWORD = "gravel-orbit-lantern-42"
_READS = ("GET", "HEAD")


def of_northbank(login: str) -> str:
    return f"{login}@northbank.demo"


@cache
def operations() -> tuple[Operation, ...]:
    """Of every service's own document."""
    return tuple(each for found in definitions() for each in operations_of(found.context, found.app()))


def writes() -> list[Operation]:
    return [each for each in operations() if each.method not in _READS]


@dataclass
class Caller:
    """Somebody with a browser: its cookies are all that tells who they are."""

    http: httpx.AsyncClient
    email: str
    password: str = PASSWORD
    cookies: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.cookies['gw_access']}"}

    @property
    def browser(self) -> dict[str, str]:
        """What a browser sends along by itself, without what our own pages add."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    @property
    def csrf(self) -> str:
        return self.cookies["gw_csrf"]

    async def sign_in(self) -> "Caller":
        answer = await self.send("POST", "/api/Auth/Login", {"email": self.email, "password": self.password})
        assert answer.status_code == 200, answer.text
        return self

    async def again(self) -> dict[str, str]:
        """Whatever was done to the session they had."""
        return (await self.sign_in()).bearer

    async def send(self, method: str, path: str, body: Any = None, **options: Any) -> httpx.Response:
        headers = {**(self.bearer if "gw_access" in self.cookies else {}), **options.pop("headers", {})}
        if self.cookies:
            headers = {**self.browser, **headers}
        answer = await self.http.request(
            method, path, headers=headers, **({} if body is None else {"json": body}), **options
        )
        self.cookies |= dict(answer.cookies)
        # What comes with one person's answer must not go out with another's request.
        self.http.cookies.clear()
        return answer

    async def data(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        answer = await self.send(method, path, body, **options)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()["data"]

    async def found_company(self, name: str) -> str:
        """A company of one's own, and the way into it."""
        made = await self.data("POST", "/api/Group/CreateGroup", {"name": name})
        await self.data("POST", "/api/Auth/SwitchAccount", {"groupId": made["groupId"]})
        return made["groupId"]

    async def look_around(self) -> Seen:
        """All that they can read, in two rounds: ids found in lists open the details."""
        seen = Seen()
        for _ in range(2):
            for operation in operations():
                if not operation.only_reads or operation.access == "public":
                    continue
                request = build(self.http, operation, seen, self.bearer)
                if not seen.is_known(request):
                    answer = await self.http.send(request)
                    assert answer.status_code < 500, f"{operation.name}: {answer.text[:200]}"
                    seen.remember(operation, answer)
        return seen


class Site:
    def __init__(self, stack: Stack, http: httpx.AsyncClient) -> None:
        self.stack = stack
        self.http = http
        self._forms: dict[str, Approval] = {}

    def caller(self, email: str, password: str = PASSWORD) -> Caller:
        return Caller(self.http, email, password)

    async def somebody(self, login: str) -> Caller:
        """Of the attacked company, newly signed in."""
        return await self.caller(of_northbank(login)).sign_in()

    async def attacker(self) -> Caller:
        """Somebody nobody knows, owner of a company made for this: may do there what is possible at all."""
        stranger = self.caller(_new_address(), _OWN_PASSWORD)
        me = {"email": stranger.email, "fullName": "Some Body", "password": stranger.password}
        await stranger.data("POST", "/api/Auth/Register", me)
        token = await self.mailed_token(stranger.email, "verify-email")
        await stranger.data("POST", "/api/Auth/VerifyEmail", {"token": token})
        await stranger.found_company(f"Elsewhere {uuid4().hex[:8]}")
        return stranger

    async def furnished(self, kind: type[Approval] = Approval) -> Caller:
        """An attacker whose company has something of everything that calls ask for."""
        owner = await self.attacker()
        await owner.data("POST", "/api/Team/CreateTeam", {"name": "Crew"})
        project = await owner.data("POST", "/api/Project/CreateProject", _PROJECT)
        await owner.data(
            "POST", "/api/Budget/CreateBudgetCode", {"projectId": project["projectId"], **_BUDGET_CODE}
        )
        await self.newcomer(owner)
        async with httpx.AsyncClient(
            base_url=self.stack.url("gateway"), headers=owner.bearer, timeout=60
        ) as http:
            form = await kind.publish(http, http)
        await owner.data("POST", "/api/Submission/CreateSubmission", form.submission("A crane"))
        self._forms[owner.email] = form
        return owner

    def form_of(self, owner: Caller) -> Approval:
        return self._forms[owner.email]

    async def newcomer(self, owner: Caller, role: str = "member") -> Caller:
        """A new person, invited into the company that the owner works in."""
        person = self.caller(_new_address(), _OWN_PASSWORD)
        invited = {"email": person.email, "fullName": "New Comer", "role": role}
        await owner.data("POST", "/api/Invite/InviteMember", invited)
        token = await self.mailed_token(person.email, "accept-invite")
        me = {"email": person.email, "fullName": "New Comer", "password": person.password}
        await person.data("POST", "/api/Auth/Register", {**me, "inviteToken": token})
        await person.sign_in()
        await person.data("POST", "/api/Invite/AcceptInvite", {"token": token})
        return await person.sign_in()

    async def mailed_token(self, address: str, page: str) -> str:
        async with asyncio.timeout(60):
            while True:
                for mail in await self.mails_to(address):
                    _, found, rest = mail.get("text", "").partition(f"/{page}#token=")
                    if found:
                        return rest.split()[0]
                await asyncio.sleep(0.2)

    async def mails_to(self, address: str) -> list[dict[str, Any]]:
        async with httpx.AsyncClient(base_url=self.stack.url("mail-page"), timeout=20) as page:
            mails = (await page.get("/api/email")).raise_for_status().json()
        return [mail for mail in mails if address in [each["address"] for each in mail["to"]]]


def _new_address() -> str:
    return f"{uuid4().hex[:12]}@elsewhere.test"


@asynccontextmanager
async def open_site(stack: Stack, address: str | None = None) -> AsyncGenerator[Site]:
    """From an address of one's own, where those who guess from another must not hold one up."""
    counted = {"request": [FIGURES.note_request]}
    door, transport = stack.url("gateway"), httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=door, timeout=60, event_hooks=counted, transport=transport) as http:
        yield Site(stack, http)
