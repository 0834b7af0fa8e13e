from chassis.errors import NotFound
from chassis.texts import Text


class CampaignNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This code is not known. Check it for typing mistakes."))
