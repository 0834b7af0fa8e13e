"""Days of everybody are computed anew in this process, one person after the other, each in a transaction:
`python recompute.py <a file with a user's id a line> <company> <first day> <last day> [from nothing]`."""

import asyncio
import sys
import time
from datetime import date
from pathlib import Path
from uuid import UUID

from attendance.record.computing import recompute_days
from attendance.record.counting import alone_with
from attendance.settings import AttendanceSettings
from attendance.tables.record import AttendanceRecord
from chassis.db import Database
from chassis.db.statements import col
from chassis.serve import spare_what_stays
from chassis.settings import load_settings
from sqlalchemy import delete


async def run(people: list[UUID], company_id: UUID, first: date, last: date, *, from_nothing: bool) -> str:
    database = Database.connect("attendance", load_settings(AttendanceSettings))
    try:
        if from_nothing:
            async with database.unit_of_work() as uow:
                await uow.execute(
                    delete(AttendanceRecord).where(
                        col(AttendanceRecord.company_id) == company_id,
                        col(AttendanceRecord.day).between(first, last),
                    )
                )
        # As in the service, whose collector leaves alone what stays.
        spare_what_stays()
        began, used = time.perf_counter(), time.process_time()
        for each in people:
            async with database.unit_of_work() as uow:
                await alone_with(uow, each)
                await recompute_days(uow, company_id, each, first, last)
        took, worked = time.perf_counter() - began, time.process_time() - used
        # What others do on the machine meanwhile is in the one and not in the other.
        return f"{took:.2f} s, of which this process worked {worked:.2f} s"
    finally:
        await database.close()


if __name__ == "__main__":
    everybody = [UUID(line) for line in Path(sys.argv[1]).read_text().split()]
    days = date.fromisoformat(sys.argv[3]), date.fromisoformat(sys.argv[4])
    said = asyncio.run(run(everybody, UUID(sys.argv[2]), *days, from_nothing=len(sys.argv) > 5))
    sys.stdout.write(said)
