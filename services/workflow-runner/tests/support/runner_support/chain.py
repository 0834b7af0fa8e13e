from runner_support.forms import FormsModel
from runner_support.graphs import Drawing


class Chain:
    """A submission whose steps come one after the other, one button each."""

    def __init__(self, forms: FormsModel, length: int = 2) -> None:
        drawing = Drawing(seed=length)
        self.ways: list[tuple[str, str]] = []
        for number in range(length):
            step = drawing.step(f"Step {number + 1}")
            if self.ways:
                assert drawing.connect(self.ways[-1][1], step)
            self.ways.append((step, drawing.button(step)))
        assert drawing.connect(self.ways[-1][1], drawing.add("close"))
        self.id = forms.create(drawing.workflow(), self.ways[0][0])
        self.kept = forms.kept[self.id]
