"""Why a pay line is there, in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from uuid import UUID

from chassis.texts import Text

from attendance.pay.lines import PayKind, PayLine
from attendance.pay.marks import PayMark, PayMarkKind

_DIRECTIONS = {
    "up": Text("up, in the worker's favour"),
    "down": Text("down"),
    "nearest": Text("to the nearest"),
}


def why_of(line: PayLine) -> Text:
    return _WORDS[line.kind](line)


@dataclass(frozen=True, slots=True)
class RuleNames:
    """Of those whose rules made some lines."""

    project: str
    teams: Mapping[UUID, str]
    person: str


def source_of(line: PayLine, names: RuleNames) -> Text:
    """Whose rules they are, and since when."""
    if line.rules_from is None:
        return Text("No rules are set.")
    if line.rules_owner_id is not None:
        return Text("Rules of {person} from {day} on", person=names.person, day=str(line.rules_from))
    if line.rules_team_id is not None:
        team = names.teams.get(line.rules_team_id, "")
        return Text("Rules of the team {team} from {day} on", team=team, day=str(line.rules_from))
    if line.rules_project_id is None:
        return Text("Rules of the company from {day} on", day=str(line.rules_from))
    return Text("Rules of {project} from {day} on", project=names.project, day=str(line.rules_from))


def why_marked(mark: PayMark) -> Text:
    match mark.kind:
        case PayMarkKind.SHORT_REST:
            rest, due = hours_text(mark.minutes), hours_text(int(mark.wanted))
            return Text("{rest} h of rest since the day before; {due} h are wanted.", rest=rest, due=due)
        case PayMarkKind.LATE_START:
            return Text("Began {minutes} minutes after {time}.", minutes=mark.minutes, time=mark.wanted)
        case PayMarkKind.EARLY_END:
            return Text("Ended {minutes} minutes before {time}.", minutes=mark.minutes, time=mark.wanted)


def hours_text(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"


def _regular(_: PayLine) -> Text:
    return Text("Work that is no overtime.")


def _overtime(line: PayLine) -> Text:
    hours = hours_text(line.detail["afterMinutes"])
    if line.detail["of"] == "day":
        return Text("Work beyond {hours} h of the day, in all projects.", hours=hours)
    return Text(
        "Work beyond {hours} h of the week, Monday to Sunday, in all projects. "
        "Overtime of a day is not counted again.",
        hours=hours,
    )


def _night(line: PayLine) -> Text:
    starts, ends = line.detail["startsAt"], line.detail["endsAt"]
    return Text("Work between {starts} and {ends}, on top of its hours.", starts=starts, ends=ends)


def _rest_day(_: PayLine) -> Text:
    return Text("Work of a day of rest, on top of its hours.")


def _holiday(line: PayLine) -> Text:
    return Text("Work on “{holiday}”, on top of its hours.", holiday=line.detail["holiday"])


def _leave(_: PayLine) -> Text:
    return Text("Leave that counts as work.")


def _rounding(line: PayLine) -> Text:
    if not line.detail:
        return Text("The minutes before are paid already: what went before was rounded up to here.")
    minutes, direction = line.detail["minutes"], _DIRECTIONS[line.detail["direction"]]
    if line.detail["of"] == "day":
        return Text(
            "The day is rounded to {minutes} minutes, {direction}.", minutes=minutes, direction=direction
        )
    return Text(
        "Check-in and check-out are rounded to {minutes} minutes, {direction}.",
        minutes=minutes,
        direction=direction,
    )


def _unpaid_break(line: PayLine) -> Text:
    return Text(
        "After {hours} h of work {minutes} minutes are a break by law; "
        "what was not pressed of it is taken off.",
        hours=hours_text(line.detail["afterMinutes"]),
        minutes=line.detail["minutes"],
    )


_WORDS = {
    PayKind.REGULAR: _regular,
    PayKind.OVERTIME: _overtime,
    PayKind.NIGHT: _night,
    PayKind.REST_DAY: _rest_day,
    PayKind.HOLIDAY: _holiday,
    PayKind.LEAVE: _leave,
    PayKind.ROUNDING: _rounding,
    PayKind.UNPAID_BREAK: _unpaid_break,
}
