from itertools import product
from uuid import uuid4

import pytest
from chassis.access import Role
from identity.member.rules import may_give, why_out_of_reach

ACTOR, OTHER = uuid4(), uuid4()


class TestReach:
    @pytest.mark.parametrize(("actor", "target", "new"), list(product(Role, Role, [None, *Role])))
    def test_the_owner_is_never_touched_and_never_made(
        self, actor: Role, target: Role, new: Role | None
    ) -> None:
        if Role.OWNER in (target, new):
            assert why_out_of_reach(ACTOR, actor, OTHER, target, new) is not None

    @pytest.mark.parametrize(("role", "new"), list(product(Role, [None, *Role])))
    def test_nobody_reaches_themselves(self, role: Role, new: Role | None) -> None:
        assert why_out_of_reach(ACTOR, role, ACTOR, role, new) is not None

    @pytest.mark.parametrize(
        ("actor", "target", "new", "allowed"),
        [
            (Role.MANAGER, Role.MEMBER, None, False),
            (Role.ADMIN, Role.MEMBER, Role.MANAGER, True),
            (Role.ADMIN, Role.MANAGER, None, True),
            (Role.ADMIN, Role.MEMBER, Role.ADMIN, False),
            (Role.ADMIN, Role.ADMIN, Role.MEMBER, False),
            (Role.ADMIN, Role.ADMIN, None, False),
            (Role.CO_OWNER, Role.ADMIN, None, True),
            (Role.CO_OWNER, Role.MEMBER, Role.CO_OWNER, True),
            (Role.CO_OWNER, Role.CO_OWNER, Role.MEMBER, False),
            (Role.CO_OWNER, Role.CO_OWNER, None, False),
            (Role.OWNER, Role.CO_OWNER, Role.MEMBER, True),
            (Role.OWNER, Role.CO_OWNER, None, True),
        ],
    )
    def test_each_role_reaches_what_the_table_says(
        self, actor: Role, target: Role, new: Role | None, allowed: bool
    ) -> None:
        assert (why_out_of_reach(ACTOR, actor, OTHER, target, new) is None) is allowed


class TestGive:
    def test_admins_give_the_lower_roles_and_co_owners_all_but_the_owners(self) -> None:
        given = {actor: [role for role in Role if may_give(actor, role)] for actor in Role}
        assert given == {
            Role.MEMBER: [],
            Role.MANAGER: [],
            Role.ADMIN: [Role.MEMBER, Role.MANAGER],
            Role.CO_OWNER: [Role.MEMBER, Role.MANAGER, Role.ADMIN, Role.CO_OWNER],
            Role.OWNER: [Role.MEMBER, Role.MANAGER, Role.ADMIN, Role.CO_OWNER],
        }
