from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID


class TemplateSort(StrEnum):
    """With a minus the other way round; of the same, by name."""

    NAME = "name"
    NAME_BACKWARDS = "-name"
    CHANGED_FIRST = "updatedAt"
    CHANGED_LAST = "-updatedAt"
    PUBLISHED_FIRST = "publishedAt"
    PUBLISHED_LAST = "-publishedAt"
    FEWEST_SUBMISSIONS = "submissionsCount"
    MOST_SUBMISSIONS = "-submissionsCount"
    STARTED_LAST = "-startedAt"
    """By the reader themselves; what they did not start of late comes after that, by name."""


class TemplateState(StrEnum):
    DRAFT = "draft"
    """Never published."""
    PUBLISHED = "published"
    """As it is drawn now."""
    CHANGED = "changed"
    """Published, and drawn on since."""


@dataclass(frozen=True, slots=True)
class TemplatesWanted:
    search: str = ""
    project_id: UUID | None = None
    """What can be used there."""
    folder_id: UUID | None = None
    """And in those below it."""
    state: TemplateState | None = None
    updated_by: UUID | None = None
    is_archived: bool = False
    sort: TemplateSort = TemplateSort.NAME
