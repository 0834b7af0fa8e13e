from pydantic import BaseModel

# The type of an activity's error whose message is meant for the person who waits.
WORDED = "Worded"


class RenderOrder(BaseModel):
    """Which PDF is asked for, and by whom: the worker reads the submission with that person's eyes."""

    company_id: str
    submission_id: str
    revision: str
    language: str
    user_id: str
    sees_all_projects: bool
    project_ids: list[str]
    team_ids: list[str]

    @property
    def workflow_id(self) -> str:
        return f"pdf/{self.submission_id}/{self.revision}/{self.language}"


class GivenUp(BaseModel):
    order: RenderOrder
    reason: str
    """In the language of the order; empty where nothing is known that would help a person."""
