from chassis.errors import CataloguedError, Conflict, ErrorCode, FieldError, Invalid, NotFound
from chassis.texts import Text


class EquipmentNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This equipment does not exist (any more). Go back to the list."))


class UnknownCode(CataloguedError):
    def __init__(self) -> None:
        super().__init__(ErrorCode.EQUIPMENT_NOT_FOUND)


class OfAnotherCompany(CataloguedError):
    def __init__(self) -> None:
        super().__init__(ErrorCode.EQUIPMENT_OF_ANOTHER_COMPANY)


class TooMuchEquipment(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("Your company has {most} pieces of equipment, which is all there can be.", most=most)
        )


class RentedWithoutSupplier(Invalid):
    def __init__(self) -> None:
        message = Text("Say from whom it is rented.")
        super().__init__(message, fields=[FieldError("supplier", message)])


class KitNotThere(Invalid):
    def __init__(self) -> None:
        message = Text("This kit does not exist (any more). Reload the equipment.")
        super().__init__(message, fields=[FieldError("kitId", message)])


class PartIsAKit(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("It has parts of its own. A kit is no part of another one."))


class KitIsAPart(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("It is a part of another kit itself. Choose that one, or take it out first."))


class TooManyParts(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("This kit has {most} parts, the most there can be.", most=most))
