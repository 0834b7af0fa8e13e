"""People, teams and projects of the company whose submissions the tests run; ids are texts, as in a run."""

from uuid import UUID, uuid4

from identity_client.testing import AddressBook

from runner_support.kept import COMPANY, SUBMITTER


class Directory:
    def __init__(self) -> None:
        self.book = AddressBook()
        self.add_user("submitter@example.test", user_id=SUBMITTER)

    def add_user(self, email: str, *, language: str = "en", user_id: str | None = None) -> str:
        user_id = user_id or str(uuid4())
        name = email.partition("@")[0].title()
        self.book.add_user(UUID(user_id), name, company_id=UUID(COMPANY), email=email, language=language)
        return user_id

    @property
    def emails(self) -> set[str]:
        return {user.email for user in self.book.users.values()}

    def name_of(self, user_id: str) -> str:
        user = self.book.users.get(user_id)
        return user.full_name if user else ""

    def add_team(self, *user_ids: str) -> str:
        return str(self.book.add_team("Team", company_id=UUID(COMPANY), members=map(UUID, user_ids)))

    def add_project(self, project_id: str, *manager_ids: str) -> None:
        self.book.add_project(
            "Jetty 4",
            company_id=UUID(COMPANY),
            project_id=UUID(project_id),
            managers=map(UUID, manager_ids),
        )
