"""What was sent back on the demo's sites: one that still waits for it, one that is on its way again, and one
that goes on as its next version."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from forms_demo.stories import Pressed, Signed, Story, inspection, permit

_HOUR = timedelta(hours=1)


def returned_stories(today: datetime) -> Iterator[Story]:
    at = today - timedelta(days=2, hours=5)
    answers, to_do = "12111", "Guard rails at the lift shaft"
    area = "Block D, level 6 lift lobby"
    waiting = inspection(at, "Punggol", "siti.nurhaliza", area, answers, 2, 0, to_do, "review")
    why = "The photos show level 5. Take them again at the lift lobby of level 6, with the guard rails."
    waiting.steps.append(Pressed("wang.lihua", {}, "Send back", at + 4 * _HOUR, why))
    yield waiting

    at = today - timedelta(days=3, hours=6)
    work, location = "Welding of pump skid frame", "Block C, roof plant room"
    again = permit(at, "Punggol", "chen.zhiqiang", work, location, 1, "approval")
    why = "The crane is at Block B that day: another time, and who is the fire watch then?"
    again.steps.append(Pressed("manager", {}, "Send back", at - timedelta(minutes=90), why))
    later = {"Location": "Block C, roof plant room, after the crane has left"}
    again.steps.append(Pressed("chen.zhiqiang", later, "Apply", at - timedelta(minutes=75)))
    named = {"Name of the fire watch": "Mohammad Rahim"}
    again.steps.append(Pressed("siti.nurhaliza", named, "Safe to proceed", at - _HOUR))
    yield again

    at = today - timedelta(days=1, hours=7)
    work, location = "Gas cutting of temporary struts", "Block A, basement 2, strut line 5"
    changed = permit(at, "Punggol", "chen.zhiqiang", work, location, 2, "working")
    why = "The struts on line 6 come out on the same day: the permit is to cover both."
    changed.steps.append(Pressed("chen.zhiqiang", {}, "Change permit", at + _HOUR, why))
    wider = {"Location": "Block A, basement 2, strut lines 5 and 6", "Applicant": Signed("Chen Zhiqiang")}
    changed.steps.append(Pressed("chen.zhiqiang", wider, "Apply", at + 1.5 * _HOUR))
    yield changed
