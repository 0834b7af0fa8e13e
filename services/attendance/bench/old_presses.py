"""What it costs to count presses of weeks ago, of a phone that was off: alone, and beside one of now. Rolled
back each time, so that every person is met as they were:
`python old_presses.py <a file with a user's id a line> <company> <project>`."""

import asyncio
import statistics
import sys
import time
from datetime import timedelta
from pathlib import Path
from uuid import UUID

from attendance.punch.service import keep_to_be_counted
from attendance.record.counting import alone_with
from attendance.settings import AttendanceSettings
from attendance.tables.punch import Punch
from chassis.clock import now
from chassis.db import Database
from chassis.ids import new_id
from chassis.settings import load_settings

_CASES = {"now": (0,), "8 days ago": (8,), "55 days ago": (55,), "55 days ago and now": (55, 0)}


async def run(people: list[UUID], company_id: UUID, project_id: UUID) -> None:
    database = Database.connect("attendance", load_settings(AttendanceSettings))
    try:
        for case, days_ago in _CASES.items():
            took = [await _count(database, each, company_id, project_id, days_ago) for each in people]
            clock, worked = (statistics.median(each) for each in zip(*took, strict=True))
            sys.stdout.write(f"  {case:<20} {clock:6.1f} ms, of which this process worked {worked:6.1f} ms\n")
    finally:
        await database.close()


async def _count(
    database: Database, owner: UUID, company_id: UUID, project_id: UUID, days_ago: tuple[int, ...]
) -> tuple[float, float]:
    uow = database.open()
    try:
        for each in days_ago:
            at = now() - timedelta(days=each)
            made = Punch(
                id=new_id(),
                company_id=company_id,
                project_id=project_id,
                owner_user_id=owner,
                check_type=1,
                at=at,
                received_at=now(),
                device_time=at,
                time_zone="Asia/Singapore",
                device_id=owner,
                created_by=owner,
            )
            keep_to_be_counted(uow, made)
        await uow.flush()
        began, used = time.perf_counter(), time.process_time()
        await alone_with(uow, owner)
        return (time.perf_counter() - began) * 1000, (time.process_time() - used) * 1000
    finally:
        await uow.close()


if __name__ == "__main__":
    everybody = [UUID(line) for line in Path(sys.argv[1]).read_text().split()]
    asyncio.run(run(everybody, UUID(sys.argv[2]), UUID(sys.argv[3])))
