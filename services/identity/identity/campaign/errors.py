from chassis.errors import NotFound


class CampaignNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__("This code is not known. Check it for typing mistakes.")
