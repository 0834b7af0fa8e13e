"""What was sent back these days: one that still waits for it, one that is on its way again, and one that goes
on as its next version."""

from collections.abc import Iterator
from datetime import timedelta

from forms_demo.days import SiteDays, later
from forms_demo.stories.inspections import inspection
from forms_demo.stories.permits import permit
from forms_demo.story import Pressed, Signed, Story


def returned(days: SiteDays) -> Iterator[Story]:
    at = days.at(2, 9, 15)
    answers, to_do = "12111", "Guard rails at the lift shaft"
    area = "Block D, level 6 lift lobby"
    waiting = inspection(at, "Punggol", "siti.nurhaliza", area, answers, 2, 0, to_do, "review")
    why = "The photos show level 5. Take them again at the lift lobby of level 6, with the guard rails."
    waiting.steps.append(Pressed("wang.lihua", {}, "Send back", later(at, hours=4), why))
    yield waiting

    at = days.at(3, 12, 30)
    work, location = "Welding of pump skid frame", "Block C, roof plant room"
    again = permit(at, "Punggol", "chen.zhiqiang", work, location, 1, "approval")
    why = "The crane is at Block B that day: another time, and who is the fire watch then?"
    again.steps.append(Pressed("manager", {}, "Send back", at - timedelta(minutes=90), why))
    after = {"Location": "Block C, roof plant room, after the crane has left"}
    again.steps.append(Pressed("chen.zhiqiang", after, "Apply", at - timedelta(minutes=75)))
    named = {"Name of the fire watch": "Mohammad Rahim"}
    again.steps.append(Pressed("siti.nurhaliza", named, "Safe to proceed", at - timedelta(hours=1)))
    yield again

    for days_ago, line in ((1, 5), (15, 3)):
        yield _changed(days, days_ago, line)


def _changed(days: SiteDays, days_ago: int, line: int) -> Story:
    at = days.at(days_ago, 11, 20)
    work, location = "Gas cutting of temporary struts", f"Block A, basement 2, strut line {line}"
    changed = permit(at, "Punggol", "chen.zhiqiang", work, location, 2, "working")
    why = f"The struts on line {line + 1} come out on the same day: the permit is to cover both."
    changed.steps.append(Pressed("chen.zhiqiang", {}, "Change permit", at + timedelta(hours=1), why))
    wider = {
        "Location": f"Block A, basement 2, strut lines {line} and {line + 1}",
        "Applicant": Signed("Chen Zhiqiang"),
    }
    changed.steps.append(Pressed("chen.zhiqiang", wider, "Apply", at + timedelta(minutes=90)))
    return changed
