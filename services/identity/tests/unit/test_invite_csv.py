from uuid import UUID, uuid4

import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.table_reading import UnreadableTable
from identity.invite.csv_file import MOST_BYTES, MOST_ROWS, read_rows
from identity.invite.csv_import import Known, judge
from identity.invite.schemas import Verdict
from identity.invite.sending import VALID_FOR
from identity.tables.invite import Invite

TEAM, PROJECT = uuid4(), uuid4()


def known(free_seats: int = 100, **given: object) -> Known:
    values: dict[str, object] = {
        "members": set[str](),
        "open_invites": dict[str, Invite](),
        "teams": {"concrete": TEAM},
        "projects": {"pier 7": PROJECT},
        "free_seats": free_seats,
    }
    return Known(**{**values, **given})  # pyright: ignore[reportArgumentType]


def verdicts(text: str, *, role: Role = Role.ADMIN, company: Known | None = None) -> list[str]:
    return [each.verdict.value for each in judge(read_rows(text.encode()), company or known(), role)]


class TestReading:
    @pytest.mark.parametrize("heading", ["E-mail,Name,Role,Team,Project", "邮箱,姓名,角色,团队,项目"])
    def test_takes_the_headings_that_people_write(self, heading: str) -> None:
        [row] = read_rows(f"{heading}\nli@example.test,李明,成员,Concrete,Pier 7\n".encode())
        assert (row.email, row.full_name, row.role) == ("li@example.test", "李明", "成员")
        assert (row.teams, row.projects) == (("Concrete",), ("Pier 7",))

    def test_refuses_one_column_under_two_names(self) -> None:
        with pytest.raises(UnreadableTable):
            read_rows("email,姓名,name\nli@example.test,李明,Li\n".encode())

    @pytest.mark.parametrize(
        ("said", "meant"),
        [
            ("成员", Role.MEMBER),
            ("项目经理", Role.MANAGER),
            ("管理员", Role.ADMIN),
            ("联合所有者", Role.CO_OWNER),
        ],
    )
    def test_takes_roles_as_the_screens_name_them(self, said: str, meant: Role) -> None:
        [judged] = judge(read_rows(f"email,role\nli@example.test,{said}\n".encode()), known(), Role.OWNER)
        assert judged.person is not None
        assert judged.person.role is meant

    @pytest.mark.parametrize(
        "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be-bom", "utf-32", "gb18030"]
    )
    def test_reads_what_spreadsheets_write(self, encoding: str) -> None:
        text = "email,fullName\nli@example.test,李明\n"
        content = (
            b"\xfe\xff" + text.encode("utf-16-be") if encoding.endswith("-bom") else text.encode(encoding)
        )
        [row] = read_rows(content)
        assert (row.line, row.email, row.full_name) == (2, "li@example.test", "李明")

    @pytest.mark.parametrize("delimiter", [",", ";", "\t"])
    def test_finds_the_separator(self, delimiter: str) -> None:
        text = f'Full Name{delimiter}E-Mail{delimiter}Teams\n"Lee, Ann"{delimiter}a@b.test{delimiter}"X;Y"\n'
        [row] = read_rows(text.encode())
        assert (row.full_name, row.email, row.teams) == ("Lee, Ann", "a@b.test", ("X", "Y"))

    def test_counts_lines_as_the_file_does(self) -> None:
        rows = read_rows(b'email,fullName\r\n\r\na@b.test,"two\r\nlines"\r\nc@d.test,x\r\n')
        assert [row.line for row in rows] == [3, 5]

    @pytest.mark.parametrize(
        "content",
        [
            b"",
            b"\n\n",
            b"email\n",
            b"name\nx\n",
            b"email,email\na@b.test,c@d.test\n",
            b"email,salary\na@b.test,1\n",
            b"email\n\x00\n",
            b"PK\x03\x04\x14\x00\x06\x00",
            b'email\n"unclosed\n',
            b"\xff\xfe\x00",
            b"email\n\xff\xff\xff\n",
            b"email\n" + b"x" * MOST_BYTES,
            b'email\n"' + b"x" * 200_000 + b'"\n',
            b"email\n" + b"".join(b"p%d@b.test\n" % each for each in range(MOST_ROWS + 1)),
        ],
    )
    def test_refuses_what_is_no_such_file(self, content: bytes) -> None:
        with pytest.raises(UnreadableTable):
            read_rows(content)

    def test_takes_as_many_as_allowed(self) -> None:
        content = b"email\n" + b"".join(b"p%d@b.test\n" % each for each in range(MOST_ROWS))
        assert len(read_rows(content)) == MOST_ROWS


class TestVerdicts:
    def test_names_are_found_whatever_their_case(self) -> None:
        rows = read_rows(b"email,role,teams,projects\nA@B.test,Manager,CONCRETE,pier 7\n")
        [judged] = judge(rows, known(), Role.ADMIN)
        assert judged.person is not None
        assert judged.person.email == "a@b.test"
        assert (judged.person.role, judged.person.team_ids, judged.person.project_ids) == (
            Role.MANAGER,
            [TEAM],
            [PROJECT],
        )

    @pytest.mark.parametrize(
        "row",
        [
            "no address,,,,",
            "a@b.test,,emperor,,",
            "a@b.test,,owner,,",
            "a@b.test,,admin,,",
            "a@b.test,,,Unknown Team,",
            "a@b.test,,,,Unknown Project",
            "a@b.test,=HYPERLINK(1),,,",
            "+1@b.test,,,,",
            "a@b.test,@SUM(A1),,,",
            "a@b.test,＝1+1,,,",
            "a@b.test,,,,,one cell too many",
            f"a@b.test,{'x' * 121},,,",
            "a@b.test,be\x07ll,,,",
            f"a@b.test,,,{'concrete; ' * 100}{';'.join(f'team {each}' for each in range(100))},",
            f"a@b.test,,,,{';'.join(f'Pier {each}' for each in range(60_000))[:120_000]}",
        ],
    )
    def test_what_is_wrong_with_a_row_makes_it_invalid(self, row: str) -> None:
        text = f"email,fullName,role,teams,projects\n{row}\nok@b.test,Ann,,,\n"
        assert verdicts(text) == ["invalid", "invite"]

    @pytest.mark.parametrize("cell", [";".join(map(str, range(101))), "x" * 121])
    def test_of_too_many_or_too_long_places_none_is_looked_up_or_told_back(self, cell: str) -> None:
        for column in ("teams", "projects"):
            [row] = read_rows(f"email,{column}\na@b.test,{cell}\n".encode())
            assert (row.teams, row.projects) == ((), ())
            assert row.problem is not None

    def test_as_many_places_are_taken_as_an_invite_may_name(self) -> None:
        names = [f"{each:0>120}" for each in range(100)]
        [row] = read_rows(f"email,teams\na@b.test,{';'.join(names)}\n".encode())
        assert (row.teams, row.problem) == (tuple(names), None)

    def test_a_co_owner_may_invite_admins(self) -> None:
        assert verdicts("email,role\na@b.test,co-owner\n", role=Role.CO_OWNER) == ["invite"]

    def test_seats_go_to_the_first(self) -> None:
        company = known(2, members={"member@b.test"})
        text = "email\na@b.test\nmember@b.test\nA@b.test\nb@b.test\nc@b.test\n"
        assert verdicts(text, company=company) == [
            "invite",
            "alreadyMember",
            "duplicate",
            "invite",
            "noSeat",
        ]

    def test_an_expired_invite_gives_way(self) -> None:
        def invite(email: str, days: int) -> Invite:
            return Invite(
                company_id=UUID(int=1),
                email=email,
                role=Role.MEMBER.value,
                team_ids=[],
                project_ids=[],
                invited_by=UUID(int=2),
                expires_at=now() + VALID_FOR * days,
            )

        company = known(open_invites={"a@b.test": invite("a@b.test", 1), "b@b.test": invite("b@b.test", -1)})
        text = "email\na@b.test\nb@b.test\n"
        assert verdicts(text, company=company) == [Verdict.ALREADY_INVITED, Verdict.INVITE]
