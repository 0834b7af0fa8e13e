"""From one company into another, and from a lesser role up: every operation that the services document."""

from collections.abc import Mapping
from functools import partial

import pytest
from chassis.access import Role

from services._devstack.tests.attacks.controls import furnish, unproven
from services._devstack.tests.attacks.excused import TAKEN, UNPROVEN
from services._devstack.tests.attacks.site import Site, operations, writes
from services._devstack.tests.attacks.sweeps import (
    add_privileged_fields,
    add_privileged_parts,
    read_with_ids_of_others,
    snapshot,
    write_ids_of_others,
)
from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen, leaves
from services._devstack.tests.every_service.shown import changed
from services._devstack.tests.every_service.untried import untried

_LOGINS = {Role.MEMBER: "member", Role.MANAGER: "manager", Role.ADMIN: "admin"}


async def _seen(site: Site) -> Seen:
    """What the attacked company's owner knows; texts that the attacker may know too are none of it."""
    owner = await site.somebody("owner")
    seen = await owner.look_around()
    assert untried(operations(), seen) == []
    shelf = await owner.data("GET", "/api/FormTemplate/GetStarterTemplates")
    seen.private -= {text for _, text in leaves(shelf)}
    return seen


def _is(wanted: int, _: Operation, status: int) -> bool:
    return status == wanted


async def test_a_stranger_with_all_our_ids_reads_and_changes_nothing(site: Site) -> None:
    owner, theirs = await site.somebody("owner"), await _seen(site)
    before = await snapshot(site.http, operations(), theirs, owner.bearer)
    stranger, colleague = await site.attacker(), await site.furnished()
    result = await read_with_ids_of_others(
        site.http, operations(), theirs, stranger.again, lambda _, status: status < 500
    )
    for _ in range(2):  # what is made first leads to more
        await furnish(site.http, writes(), await colleague.look_around(), colleague.again)
    mine = await colleague.look_around()
    written = await write_ids_of_others(site.http, writes(), mine, theirs, colleague.again)
    tried_in_vain = await unproven(site.http, written.refusals, mine, colleague.again)
    assert tried_in_vain - UNPROVEN.keys() == set()
    after = await snapshot(site.http, operations(), theirs, (await site.somebody("owner")).bearer)
    problems = [each for each in written.problems if " tells " in each or not each.startswith(tuple(TAKEN))]
    assert (result.problems + problems, changed(before, after)) == ([], [])
    assert len(result.operations) == len(operations())


@pytest.mark.parametrize("role", _LOGINS)
async def test_a_lesser_role_is_refused(site: Site, role: Role) -> None:
    theirs, person = await _seen(site), await site.somebody(_LOGINS[role])
    above = [
        each for each in operations() if each.access in list(Role) and not role.at_least(Role(each.access))
    ]

    async def headers() -> Mapping[str, str]:
        return person.bearer

    result = await read_with_ids_of_others(site.http, above, theirs, headers, lambda _, status: status == 403)
    assert result.problems == []
    assert result.tried == len(above) > 0


async def test_nobody_a_removed_member_and_a_signed_out_session_are_out(site: Site) -> None:
    owner = await site.attacker()
    theirs = await owner.look_around()
    removed, gone = await site.newcomer(owner), await site.newcomer(owner)
    profile = await removed.data("GET", "/api/User/GetSelfProfile")
    company = {"groupId": profile["currentGroupId"], "userId": profile["userId"]}
    await owner.data("POST", "/api/AdminConsole/RemoveMember", company)
    signed_out = gone.bearer
    await gone.data("POST", "/api/Auth/Logout")

    closed = [each for each in operations() if each.access != "public"]
    of_members = [each for each in closed if each.access not in ("user", "guest")]

    async def nobody() -> Mapping[str, str]:
        return {}

    async def without_session() -> Mapping[str, str]:
        return signed_out

    async def without_membership() -> Mapping[str, str]:
        return removed.bearer

    problems: list[str] = []
    for who, which, status in (
        (nobody, closed, 401),
        (without_session, closed, 401),
        (without_membership, of_members, 403),
    ):
        result = await read_with_ids_of_others(site.http, which, theirs, who, partial(_is, status))
        problems += [f"{who.__name__}: {each}" for each in result.problems]
        assert result.tried == len(which)
    assert problems == []


async def test_nobody_chooses_what_only_the_service_decides(site: Site) -> None:
    attacker = await site.attacker()
    result = await add_privileged_fields(site.http, writes(), await attacker.look_around(), attacker.bearer)
    assert result.problems == []


async def test_no_form_takes_what_nobody_asked_for(site: Site) -> None:
    attacker = await site.attacker()
    result = await add_privileged_parts(site.http, writes(), await attacker.look_around(), attacker.bearer)
    assert result.problems == []
    assert result.tried, "no form was tried"


async def test_nobody_promotes_themselves(site: Site) -> None:
    owner = await site.attacker()
    problems: list[str] = []
    for role in ("member", "manager", "admin", "coOwner"):
        person = await site.newcomer(owner, role)
        me = await person.data("GET", "/api/User/GetSelfProfile")
        named = {"groupId": me["currentGroupId"], "userId": me["userId"]}
        tries = [
            *(
                ("ModifyMemberRole", {**named, "role": wanted})
                for wanted in ("manager", "admin", "coOwner", "owner")
            ),
            ("ModifyMemberAsCoOwner", named),
        ]
        for call, body in tries:
            if body.get("role") == role or (role == "coOwner" and call.endswith("CoOwner")):
                continue
            await person.send("POST", f"/api/AdminConsole/{call}", body)
        password = {"userId": me["userId"], "password": person.password}
        await person.send("POST", "/api/Group/TransferOwnership", password)
        after = await person.data("GET", "/api/User/GetSelfProfile")
        [group] = after["groups"]
        rank = {"member": 0, "manager": 1, "admin": 2, "coOwner": 3, "owner": 4}
        if rank[group["role"]] > rank[role]:
            problems.append(f"a {role} became {group['role']}")
    assert problems == []
