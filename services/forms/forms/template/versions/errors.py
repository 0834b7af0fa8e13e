from chassis.errors import Invalid, NotFound
from chassis.texts import Text


class VersionNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This form has no such version. Go back to the list of its versions."))


class KeptDraftNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(
            Text("This draft is not kept (any more). Restore a published version, or go on with the draft.")
        )


class ChooseOneToRestore(Invalid):
    def __init__(self) -> None:
        super().__init__(Text("Choose one version or one kept draft to restore."))
