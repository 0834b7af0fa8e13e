from chassis.db import UnitOfWork

from attendance.tables.leave import Leave


class LeaveRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, leave: Leave) -> None:
        self._uow.insert(leave)
