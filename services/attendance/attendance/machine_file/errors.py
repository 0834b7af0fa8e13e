from chassis.errors import NotFound
from chassis.texts import Text


class EquipmentFileNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This photo does not exist (any more). Reload the equipment."))
