"""Which submissions are asked for, in the query of calls that list them or take them out as a file."""

from typing import Annotated
from uuid import UUID

from chassis.http import SearchText
from fastapi import Depends, Query
from formwork.valid_time import ExpirationState

from forms.submission.by_fields.schemas import (
    LONGEST_COLUMNS,
    LONGEST_FILTERS,
    read_columns,
    read_filters,
    read_ids,
)
from forms.submission.listing.schemas import SubmissionQuery, SubmissionSort
from forms.tables.submission import SubmissionState

LONGEST_IDS = 3_700
"""A hundred."""


async def _wanted(
    search: Annotated[SearchText, Query()] = "",
    project_id: Annotated[UUID | None, Query(alias="projectId")] = None,
    template_id: Annotated[UUID | None, Query(alias="formTemplateId")] = None,
    state: Annotated[SubmissionState | None, Query()] = None,
    sort: Annotated[SubmissionSort, Query()] = SubmissionSort.NEWEST,
    needs_attention: Annotated[bool | None, Query(alias="needsAttention")] = None,
    overdue: Annotated[bool | None, Query()] = None,
    expiration_state: Annotated[ExpirationState | None, Query(alias="expirationState")] = None,
    field_filters: Annotated[
        str,
        Query(
            alias="fieldFilters",
            max_length=LONGEST_FILTERS,
            description="JSON: a list of `fieldId` with `contains`, `atLeast`, `atMost` or `anyOf`",
        ),
    ] = "",
    submission_ids: Annotated[
        str,
        Query(alias="submissionIds", max_length=LONGEST_IDS, description="Ids with commas between them"),
    ] = "",
) -> SubmissionQuery:
    return SubmissionQuery(
        search,
        project_id,
        template_id,
        state,
        needs_attention,
        overdue,
        expiration_state,
        read_filters(field_filters),
        read_ids("submissionIds", submission_ids),
        sort,
    )


async def _columns(
    joined: Annotated[
        str, Query(alias="fields", max_length=LONGEST_COLUMNS, description="Ids with commas between them")
    ] = "",
) -> tuple[UUID, ...]:
    return read_columns(joined)


WantedDep = Annotated[SubmissionQuery, Depends(_wanted)]
ColumnsDep = Annotated[tuple[UUID, ...], Depends(_columns)]
