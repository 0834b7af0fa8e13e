from formwork.problems import Problem


class FormulaProblem(Exception):
    """What is wrong, and where: an offset into the formula and a length, both in characters."""

    def __init__(self, code: str, offset: int, length: int, name: str = "") -> None:
        self.code = code
        self.offset = offset
        self.length = length
        self.name = name
        super().__init__(f"{code} at {offset}")

    def as_problem(self) -> Problem:
        params: dict[str, str | int] = {"offset": self.offset, "length": self.length}
        return Problem(self.code, params={**params, "name": self.name} if self.name else params)
