"""What a paper is told makes its revision; nothing else does."""

from formwork.printout import PrintedProject, PrintedStep, Printout, shape_of
from pydantic import BaseModel, Field


class Commented(Printout):
    """Words about it are not what it tells."""

    title: str = Field(description="What stands on top", max_length=500)


class WithWeather(Printout):
    weather: str = ""


class SignedStep(BaseModel):
    step_name: str
    signature: str


class WithSignedSteps(Printout):
    signed_steps: list[SignedStep] = Field(default=[])


class WithStepsTwice(Printout):
    signed_steps: list[PrintedStep] = Field(default=[])


class Renamed(PrintedProject):
    name: str = Field(default="", alias="title")


def test_it_stays_while_the_same_is_told() -> None:
    assert shape_of(Commented) == shape_of(Printout) == shape_of(Printout)


def test_it_changes_with_whatever_is_told_more_however_deep() -> None:
    shapes = {shape_of(each) for each in (Printout, WithWeather, WithSignedSteps, WithStepsTwice)}
    assert len(shapes) == 4


def test_it_changes_with_a_name() -> None:
    assert shape_of(Renamed) != shape_of(PrintedProject)
