from chassis.db import UnitOfWork

from attendance.tables.correction import Correction


class CorrectionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, correction: Correction) -> None:
        self._uow.insert(correction)
