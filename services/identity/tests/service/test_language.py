"""A Chinese caller reads Chinese wherever words are said; everybody else reads English as ever."""

from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.testing import SignIn

CHINESE = {"Accept-Language": "zh-CN,zh;q=0.9,en;q=0.8"}
FILE = (
    "email,fullName,role,teams\n"
    "mei@example.test,Mei,member,\n"
    "mei@example.test,Mei,member,\n"
    "an@example.test,An,boss,\n"
    "bo@example.test,Bo,member,Roof\n"
    "broken,,member,\n"
    '"=1+1",,member,\n'
)


def words(answer: httpx.Response) -> tuple[int, str, dict[str, str]]:
    body: dict[str, Any] = answer.json()
    fields: list[dict[str, str]] = body["data"]["fields"]
    return answer.status_code, body["message"], {each["field"]: each["message"] for each in fields}


class TestARefusal:
    async def test_of_somebody_who_is_not_signed_in(self, client: httpx.AsyncClient) -> None:
        refused = await client.get("/api/Team/QueryTeams", headers=CHINESE)
        assert words(refused) == (401, "请先登录。", {})
        assert refused.headers["content-language"] == "zh-CN"
        assert refused.headers["vary"] == "Accept-Language"

    async def test_of_a_wrong_password(self, client: httpx.AsyncClient) -> None:
        body = {"email": "nobody@example.test", "password": "wrong"}
        refused = await client.post("/api/Auth/Login", json=body, headers=CHINESE)
        assert words(refused) == (401, "邮箱或密码不正确。请核对后重试，或重设密码。", {})

    async def test_of_too_many_tries(self, client: httpx.AsyncClient) -> None:
        body = {"email": "nobody@example.test", "password": "wrong"}
        for _ in range(5):
            await client.post("/api/Auth/Login", json=body)
        chinese = await client.post("/api/Auth/Login", json=body, headers=CHINESE)
        english = await client.post("/api/Auth/Login", json=body)
        assert words(chinese) == (429, "尝试次数过多，请等待 30 秒后重试，或重设密码。", {})
        assert words(english)[1] == ("Too many tries. Wait 30 seconds and try again, or reset your password.")

    async def test_for_lack_of_a_role(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        member = await sign_in(Role.MEMBER)
        refused = await client.post("/api/Team/CreateTeam", json={"name": "Roof"}, headers=member | CHINESE)
        assert words(refused) == (403, "您的角色无权进行此操作，请联系公司管理员。", {})

    async def test_of_what_is_not_there(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        url = "/api/Team/GetTeamDetail?teamId=00000000-0000-7000-8000-000000000000"
        refused = await client.get(url, headers=await sign_in(Role.ADMIN) | CHINESE)
        assert words(refused) == (404, "此团队不存在或已删除，请返回团队列表。", {})

    async def test_of_a_path_that_is_not_there(self, client: httpx.AsyncClient) -> None:
        refused = await client.get("/api/Team/Nothing", headers=CHINESE)
        assert words(refused) == (404, "地址 /api/Team/Nothing 不存在。", {})

    async def test_of_a_name_that_is_taken(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        team = {"name": "屋顶 {name}"}
        await client.post("/api/Team/CreateTeam", json=team, headers=admin)
        chinese = await client.post("/api/Team/CreateTeam", json=team, headers=admin | CHINESE)
        message = "已有名为“屋顶 {name}”的团队，请换一个名称。"
        assert words(chinese) == (409, message, {"name": message})
        english = await client.post("/api/Team/CreateTeam", json=team, headers=admin)
        message = "A team named “屋顶 {name}” exists already. Choose another name."
        assert words(english) == (409, message, {"name": message})
        assert english.headers["content-language"] == "en"

    @pytest.mark.parametrize(
        ("sent", "chinese", "english"),
        [
            ({}, {"name": "此项为必填项"}, {"name": "Field required"}),
            (
                {"name": "", "colour": "red"},
                {"name": "至少需要 1 个字符", "colour": "不支持此字段"},
                {
                    "name": "String should have at least 1 character",
                    "colour": "Extra inputs are not permitted",
                },
            ),
            (
                {"name": "x" * 121},
                {"name": "最多 120 个字符"},
                {"name": "String should have at most 120 characters"},
            ),
            (
                {"name": "a\x00b"},
                {"name": "不能包含控制字符"},
                {"name": "Must not contain control characters"},
            ),
            (
                {"name": "a\u202eb"},
                {"name": "不能包含改变文字方向的符号"},
                {"name": "Must not contain signs that change the direction of writing"},
            ),
            ({"name": 5}, {"name": "须为文本"}, {"name": "Input should be a valid string"}),
        ],
    )
    async def test_of_fields(
        self,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        sent: dict[str, Any],
        chinese: dict[str, str],
        english: dict[str, str],
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        refused = await client.post("/api/Team/CreateTeam", json=sent, headers=admin | CHINESE)
        assert words(refused) == (422, "部分内容填写有误，请检查标出的字段。", chinese)
        refused = await client.post("/api/Team/CreateTeam", json=sent, headers=admin)
        message = "Some of what was sent is not valid. Check the marked fields."
        assert words(refused) == (422, message, english)

    async def test_of_choices_and_ids(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        body = {"email": "a@b.c", "role": "boss", "teamIds": ["x"]}
        refused = await client.post("/api/Invite/InviteMember", json=body, headers=admin | CHINESE)
        assert words(refused)[2] == {
            "role": "须为 'member', 'manager', 'admin' 或 'coOwner'",
            "teamIds.0": "须为有效的 ID",
        }
        refused = await client.post("/api/Invite/InviteMember", json=body, headers=admin)
        assert words(refused)[2]["role"] == "Input should be 'member', 'manager', 'admin' or 'coOwner'"

    async def test_of_something_that_is_no_json(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        headers = {**await sign_in(Role.ADMIN), **CHINESE, "Content-Type": "application/json"}
        refused = await client.post("/api/Team/CreateTeam", content="{", headers=headers)
        assert list(words(refused)[2].values()) == ["内容不是有效的 JSON"]


class TestWordsInAnAnswer:
    @pytest.mark.parametrize(
        ("asked", "messages"),
        [
            (
                CHINESE,
                [
                    "可以邀请。",
                    "与第 2 行的邮箱相同。",
                    "“boss”不是有效的角色，请使用 member、manager、admin 或 coOwner。",
                    "没有名为“Roof”的团队。",
                    "“broken”不是有效的邮箱地址。",
                    "单元格以“=”开头，会被当作公式，请去掉。",
                ],
            ),
            (
                {},
                [
                    "Can be invited.",
                    "The same address as in line 2.",
                    "“boss” is no role. Use member, manager, admin or coOwner.",
                    "There is no team named “Roof”.",
                    "“broken” is not an e-mail address.",
                    "A cell begins with “=”, as formulas do. Write it without.",
                ],
            ),
        ],
        ids=["chinese", "english"],
    )
    async def test_are_the_verdicts_on_imported_rows(
        self, client: httpx.AsyncClient, sign_in: SignIn, asked: dict[str, str], messages: list[str]
    ) -> None:
        answer = await client.post(
            "/api/Invite/CheckMembersCsv",
            files={"file": ("people.csv", FILE.encode(), "text/csv")},
            headers=await sign_in(Role.ADMIN) | asked,
        )
        assert [row["message"] for row in answer.json()["data"]["rows"]] == messages

    async def test_are_why_somebody_can_not_be_removed(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        owner = await sign_in(Role.OWNER)
        me = (await client.get("/api/User/GetSelfProfile", headers=owner)).json()["data"]["userId"]
        url = f"/api/AdminConsole/GetRemovalPreview?userId={me}"
        preview = await client.get(url, headers=owner | CHINESE)
        assert preview.json()["data"]["reason"] == "不能更改或移除自己，请联系公司的其他管理员。"

    async def test_are_the_names_of_devices(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        sessions = await client.get("/api/Auth/GetSessions", headers=await sign_in(Role.MEMBER) | CHINESE)
        assert [each["device"] for each in sessions.json()["data"]] == ["未知设备"]


async def test_the_words_for_a_limit_that_can_not_be_asked(client: httpx.AsyncClient) -> None:
    """The gateway fetches them here while the web server is away."""
    answer = await client.get("/errors/503", headers=CHINESE)
    assert (answer.status_code, answer.json()["errorCode"]) == (503, 2)
    assert answer.json()["data"]["retryable"] is True
    assert answer.headers["Retry-After"] == "2"
    assert answer.json()["message"].endswith("请稍后重试。")
