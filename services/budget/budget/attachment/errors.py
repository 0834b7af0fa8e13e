from chassis.errors import Conflict, NotFound
from chassis.texts import Text


class RequestFileNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This file does not exist (any more). Reload the request."))


class AlreadyAnswered(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This request was answered. It takes no more files: duplicate it to ask again.")
        )


class FilesWereSent(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This file was sent with the request. Withdraw the request to remove it."))
