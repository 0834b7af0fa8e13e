from typing import Annotated

from pydantic import AfterValidator, Field

from identity.company.schemas import CompanyCreate
from identity.time_zones import known_time_zone_or_utc


class CompanyFound(CompanyCreate):
    time_zone: Annotated[str, Field(max_length=64), AfterValidator(known_time_zone_or_utc)] | None = None
    """Of the company and its first site: with it there is that project from the beginning, and a team of
    everyone."""
