from datetime import date
from uuid import UUID

from chassis.clock import now
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from identity_client.projects import Projects


async def today_of(runtime: Runtime, company_id: UUID) -> date:
    """On the company's clock."""
    company = await runtime.of(Projects).company(company_id)
    return day_at(now(), zone_of(company.time_zone))
