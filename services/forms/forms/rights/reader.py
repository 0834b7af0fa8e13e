"""Who may read a submission: the one place that says so, for HTTP and for other services."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.access import Access, Actor, AwayMember, Role

from forms.outsider import Outsider


@dataclass(frozen=True, slots=True)
class Reader:
    """Admins read all of the company, its people what is of their projects, what they began, and what has
    been at a step of one of their teams."""

    user_id: UUID
    company_id: UUID
    sees_all_projects: bool
    project_ids: Sequence[UUID]
    team_ids: Sequence[UUID]
    managed_project_ids: Sequence[UUID] = ()
    stands_in_for: Sequence[AwayMember] = ()
    """Of these they read, for as long as they are away, what they began and what their teams were at."""
    only_submission_id: UUID | None = None
    """An outsider's: they read that one, and nothing else of the company."""
    began_at_step_id: UUID | None = None
    """A visitor's: of it they read what they filled in at this step, and what became of it."""

    @classmethod
    def of(cls, actor: Actor) -> "Reader":
        if isinstance(actor, Outsider):
            return cls(
                actor.user_id,
                actor.company_id,
                False,
                (),
                (),
                only_submission_id=actor.submission_id,
                began_at_step_id=actor.step_id if actor.is_visitor else None,
            )
        return cls.with_access(actor.user_id, actor.company_id, actor.access)

    @classmethod
    def with_access(cls, user_id: UUID, company_id: UUID, access: Access) -> "Reader":
        return cls(
            user_id,
            company_id,
            access.role is not None and access.role.at_least(Role.ADMIN),
            [*access.project_ids],
            [*access.team_ids],
            [*access.managed_project_ids],
            access.stands_in_for,
        )

    @property
    def reads_older_versions(self) -> bool:
        """Who came by a link is shown what they were asked about, as it is now: of versions before, what was
        pressed, and neither values nor paper."""
        return self.only_submission_id is None

    @property
    def binds(self) -> dict[str, Any]:
        """What `visibility.is_visible` and `is_my_turn` are given."""
        away = [(each.user_id, team_id) for each in self.stands_in_for for team_id in each.team_ids]
        return {
            "reader_id": self.user_id,
            "company_id": self.company_id,
            "sees_all": self.sees_all_projects,
            "projects": self.project_ids,
            "teams": self.team_ids,
            "managed": self.managed_project_ids,
            "away": [each.user_id for each in self.stands_in_for],
            "acting_teams": [*self.team_ids, *(team_id for _, team_id in away)],
            "away_of_team": [user_id for user_id, _ in away],
            "team_of_away": [team_id for _, team_id in away],
        }
